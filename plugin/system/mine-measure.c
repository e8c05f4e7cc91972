/* How far what a source fixes about the names of frames holds in the files
   that were counted.  */

#include "mine-internal.h"

#include "frame-names.h"

/* What one file says of a rule.  */
enum verdict
{
  NOTHING,
  AGAINST,
  FOR
};

static enum verdict
verdict (bool holds)
{
  return holds ? FOR : AGAINST;
}

/* What T says of RULE, about the axes of one frame: those of the other frame
   have to be fixed, too.  A rotation that is no change of axes says nothing,
   because a thing may be mounted askew.  */

static enum verdict
about_frame (const struct frame_mined *mined,
	     const struct frame_mined_rule *rule,
	     const struct frame_mine_transform *t)
{
  const struct frame_mined_rule *parent = frame_name_axes (mined, t->parent);
  const struct frame_mined_rule *child = frame_name_axes (mined, t->child);
  struct frame_axes axes = frame_axes_parse (t->axes), expected;

  if (!parent || !child || (parent != rule && child != rule)
      || !frame_axes_known_p (axes))
    return NOTHING;
  expected = frame_axes_between (parent->orientation, child->orientation);
  return frame_axes_known_p (expected)
	   ? verdict (frame_axes_equal_p (axes, expected)) : NOTHING;
}

/* The same of a RULE about the change between two frames.  */

static enum verdict
about_pair (const struct frame_mined *mined,
	    const struct frame_mined_rule *rule,
	    const struct frame_mine_transform *t)
{
  struct frame_axes expected;

  if (t->null_rotation < 0
      || frame_name_change (mined, t->parent, t->child, &expected) != rule)
    return NOTHING;
  return verdict (frame_axes_equal_p (frame_axes_parse (t->axes), expected));
}

/* The same of a RULE about the frames of a sensor: that they are called so,
   or that they are not where their parents are.  */

static enum verdict
about_sensor (const struct frame_mined *mined,
	      const struct frame_mined_rule *rule,
	      const struct frame_mine_transform *t)
{
  if (!rule->mounted)
    return frame_name_sensor_p (mined, t->child, rule->sensor)
	     ? verdict (frame_name_like_p (t->child, rule->child)) : NOTHING;
  if (t->null_displacement < 0 || t->null_rotation < 0
      || frame_name_mounted (mined, t->child) != rule
      || frame_name_like_p (t->parent, rule->child))
    return NOTHING;
  return verdict (!t->null_displacement || !t->null_rotation);
}

/* What FILE says of RULE: a name is there if one transform has it, all else
   has to hold for all transforms.  */

static enum verdict
about_file (const struct frame_mined *mined,
	    const struct frame_mined_rule *rule, const struct mine_file *file)
{
  bool any = rule->kind == FRAME_MINED_FRAME_NAME && !rule->mounted;
  enum verdict all = NOTHING;

  for (unsigned i = 0; i < file->n; i++)
    {
      const struct frame_mine_transform *t = &file->transforms[i];
      enum verdict v = rule->kind == FRAME_MINED_FRAME_NAME
			 ? about_sensor (mined, rule, t)
		       : rule->frame ? about_frame (mined, rule, t)
				     : about_pair (mined, rule, t);

      if (v != NOTHING
	  && (all == NOTHING || (any ? v == FOR : v == AGAINST)))
	all = v;
    }
  return all;
}

/* RULE with the numbers of the N files ALL, which are sorted by
   repository.  */

static struct frame_mined_rule
measured (const struct frame_mined *mined, const struct frame_mined_rule *rule,
	  struct mine_file **all, unsigned n)
{
  struct frame_mined_rule copy = *rule;
  const struct mine_file *last = NULL;

  copy.k = copy.n = copy.repositories = 0;
  for (unsigned i = 0; i < n; i++)
    {
      enum verdict v = about_file (mined, rule, all[i]);

      copy.n += v != NOTHING;
      if (v != FOR)
	continue;
      copy.k++;
      if (!last || last->repository != all[i]->repository)
	copy.repositories++;
      last = all[i];
    }
  return copy;
}

static void
print_word (struct frame_buffer *out, const char *key, const char *word)
{
  if (word)
    frame_buffer_printf (out, ", %s: \"%s\"", key, word);
}

static void
print_rule (const struct frame_mined_rule *rule, double p0,
	    struct frame_buffer *out)
{
  frame_buffer_printf (out, "- {kind: %s", frame_mined_kinds[rule->kind]);
  print_word (out, "sensor", rule->sensor);
  print_word (out, "frame", rule->frame);
  print_word (out, "parent", rule->parent);
  print_word (out, "child", rule->child);
  print_word (out, "axes", rule->axes);
  if (rule->perhaps)
    frame_buffer_puts (out, ", perhaps: true");
  if (rule->mounted)
    frame_buffer_printf (out, ", mounted: %s",
			 rule->mounted > 0 ? "true" : "false");
  print_word (out, "source", rule->source);
  mine_print_numbers (out, rule->k, rule->n, rule->repositories, p0);
}

unsigned
frame_counts_measure (const struct frame_counts *counts,
		      const struct frame_mined *mined, double p0,
		      struct frame_buffer *out)
{
  struct mine_file **all = mine_sorted (counts, true);
  const struct frame_mined_rule *r;
  unsigned n = 0, files = HASH_COUNT (counts->files);
  const struct frame_mined_rule **list;

  for (r = frame_mined_fixed (mined); r; r = r->next)
    n++;
  list = frame_xrealloc (NULL, (n + 1) * sizeof *list);
  n = 0;
  for (r = frame_mined_fixed (mined); r; r = r->next)
    list[n++] = r;
  mine_print_head (counts, "Measured", n, out);
  for (unsigned i = n; i-- > 0;)
    {
      struct frame_mined_rule rule = measured (mined, list[i], all, files);

      print_rule (&rule, p0, out);
    }
  frame_xfree (list);
  frame_xfree (all);
  return n;
}
