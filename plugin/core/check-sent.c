/* Transforms that are sent under other frames than they are between:
   -Wframe-wrong-id of transforms.

   A transform that was looked up, or is a product of such, knows what it is
   between (infer-transform.c).  Sending it under other names is how frames are
   copied and renamed; so only this is reported:

     (a) the transform takes data to the child it is sent with, or from the
	 parent: the inverse was meant, or left out;
     (b) one side is known and differs from its name, and the program looks up
	 the transform between the two, or REP 105 tells them apart: they are
	 not one frame.  What was only looked up, and is known on both sides, may
	 be copied on purpose.

   What is looked up is known when all statements have been seen; so findings
   wait for that.  */

#include "check.h"
#include <string.h>

/* The one id that VALUE is; else null.  */

static const struct frame_alt *
one_id (const struct frame_value *value)
{
  const struct frame_string *s = value ? &value->u.string : NULL;

  return s && s->n == 1 && !s->other && !s->assumed
	     && s->alts[0].kind != FRAME_ALT_UNSET ? &s->alts[0] : NULL;
}

/* Keep for later what the transform in MESSAGE, which STMT sends, is
   between.  */

static void
note_sent (struct frame_activation *a, const struct frame_stmt *stmt,
	   const struct frame_node *message)
{
  struct frame_analysis *an = a->an;
  const struct frame_world *world = &an->world;
  const struct frame_node *transform
    = frame_node_own_child (message, world->names[FRAME_K_TRANSFORM]);
  static const struct frame_alt unknown = { .kind = FRAME_ALT_OTHER };
  const struct frame_alt *ids[4];
  struct frame_sent *sent;

  if (transform)
    transform = frame_node_force (&an->world, transform);
  if (!transform
      || !frame_node_own_child (transform, world->names[FRAME_K_HEADER]))
    return;
  ids[0] = one_id (frame_parent_id (an, message));
  ids[1] = one_id (frame_child_id (an, message));
  ids[2] = one_id (frame_parent_id (an, transform));
  ids[3] = one_id (frame_child_id (an, transform));
  /* A tag that was seen has a name that nobody knows before.  */
  if ((!ids[0] && !ids[1]) || (!ids[2] && !ids[3]))
    return;
  sent = FRAME_PUSH (an->sent, an->n_sent, an->sent_capacity,
		     struct frame_sent);
  memset (sent, 0, sizeof *sent);
  sent->where = frame_where_of (a, stmt);
  sent->parent = ids[0] ? *ids[0] : unknown;
  sent->child = ids[1] ? *ids[1] : unknown;
  sent->has_to = ids[2] != NULL;
  sent->has_from = ids[3] != NULL;
  if (ids[2])
    sent->to = *ids[2];
  if (ids[3])
    sent->from = *ids[3];
}

void
frame_check_sent (struct frame_activation *a, const struct frame_stmt *stmt)
{
  if (stmt->op == FRAME_OP_SEND)
    frame_each_message (a, stmt, frame_argument (a, stmt, 0), note_sent);
}

/* The text of ALT, without a slash; null if nobody knows it.  *BY_DEFAULT is
   set if a parameter can change it.  */

static const char *
text_of (struct frame_analysis *an, const struct frame_alt *alt,
	 bool *by_default)
{
  const char *text = frame_alt_text (an->world.strings, alt, by_default);

  return text && *text ? frame_strip_slash (an, text) : NULL;
}

/* True if A and B, which differ, are frames of REP 105.  */

static bool
of_rep105_p (struct frame_analysis *an, const char *a, const char *b)
{
  static const enum frame_well_known order[]
    = { FRAME_K_EARTH, FRAME_K_MAP, FRAME_K_ODOM, FRAME_K_BASE_LINK };
  unsigned known = 0;

  for (unsigned i = 0; i < sizeof order / sizeof *order; i++)
    known += (strcmp (a, an->world.names[order[i]]) == 0)
	     + (strcmp (b, an->world.names[order[i]]) == 0);
  return known == 2;
}

/* True if the program looks up the transform between A and B, or they are
   different frames of REP 105.  */

static bool
apart_p (struct frame_analysis *an, const char *a, const char *b)
{
  for (unsigned i = 0; i < an->n_lookups; i++)
    if ((an->lookups[i].target == a && an->lookups[i].source == b)
	|| (an->lookups[i].target == b && an->lookups[i].source == a))
      return true;
  return of_rep105_p (an, a, b);
}

/* True if A and B are certainly one frame.  */

static bool
same_p (struct frame_analysis *an, const struct frame_alt *a,
	const struct frame_alt *b)
{
  bool by_default = false;
  const char *x = text_of (an, a, &by_default);

  return frame_alt_same_p (a, b)
	 || (x && x == text_of (an, b, &by_default));
}

/* Report S: the transform takes data WAY ("to", "from") the frame MINE, but is
   sent with NAME as its ROLE.  WHY ends the sentence.  */

static void
report (struct frame_analysis *an, const struct frame_sent *s, const char *way,
	const struct frame_alt *mine, const char *role,
	const struct frame_alt *name, const char *why)
{
  bool by_default = false;
  const char *x = text_of (an, mine, &by_default);
  const char *y = text_of (an, name, &by_default);
  struct frame_finding *finding;

  if (!x || !y)
    return;
  finding = frame_findings_add (
    an->findings, FRAME_W_WRONG_ID,
    by_default && !frame_alt_same_p (mine, name) ? FRAME_ON_SOME_PATH
						 : FRAME_ON_EVERY_PATH,
    s->where,
    "a transform that takes data %s " FRAME_Q ("%s") " is sent with %s "
    FRAME_Q ("%s") ": %s", way, x, role, y, why);
  if (!finding)
    return;
  frame_note_origin (an, finding, s->where, mine);
  if (!frame_where_equal_p (mine->where, name->where))
    frame_note_origin (an, finding, s->where, name);
}

/* True if MINE, the one side of a transform that is known, is another frame
   than NAME, which it is sent with.  */

static bool
renamed_p (struct frame_analysis *an, const struct frame_alt *mine,
	   const struct frame_alt *name)
{
  bool by_default = false;
  const char *x = text_of (an, mine, &by_default);
  const char *y = text_of (an, name, &by_default);

  return x && y && x != y && apart_p (an, x, y);
}

/* True if the transform of S is right about its parent, but is from another
   frame of REP 105 than its child: a robot's pose in the map that is sent as
   where its odometry began.  */

static bool
other_child_p (struct frame_analysis *an, const struct frame_sent *s)
{
  bool by_default = false;
  const char *x = text_of (an, &s->from, &by_default);
  const char *y = text_of (an, &s->child, &by_default);

  return same_p (an, &s->to, &s->parent) && x && y && x != y
	 && of_rep105_p (an, x, y);
}

static void
decide (struct frame_analysis *an, const struct frame_sent *s)
{
  static const char inverse[]
    = "that is the inverse, or one was left out of the product";
  static const char product[]
    = "the two are not one frame, so a factor of the product is missing, or "
      "its inverse";

  if (s->has_to && same_p (an, &s->to, &s->child)
      && !same_p (an, &s->to, &s->parent))
    report (an, s, "to", &s->to, "child", &s->child, inverse);
  else if (s->has_from && same_p (an, &s->from, &s->parent)
	   && !same_p (an, &s->from, &s->child))
    report (an, s, "from", &s->from, "parent", &s->parent, inverse);
  else if (s->has_to && s->has_from)
    {
      if (other_child_p (an, s))
	report (an, s, "from", &s->from, "child", &s->child, product);
    }
  else if (s->has_from && renamed_p (an, &s->from, &s->child))
    report (an, s, "from", &s->from, "child", &s->child, product);
  else if (s->has_to && renamed_p (an, &s->to, &s->parent))
    report (an, s, "to", &s->to, "parent", &s->parent, product);
}

void
frame_check_sent_labels (struct frame_analysis *an)
{
  for (unsigned i = 0; i < an->n_sent; i++)
    decide (an, &an->sent[i]);
}
