/* From counts to rules.

   Files are visited repository by repository, so that the repositories of a
   rule are counted by comparing with the last one.  Pairs are only counted
   of transforms that are frequent themselves, so the memory is that of what
   is frequent, not of all that occurs together.  */

#include "mine-internal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Words in the names of frames that say which sensor they are of.  */
static const char *const sensors[]
  = { "laser", "lidar", "camera", "imu", "gps", "sonar", "radar", "kinect" };

/* What is counted of one possible rule.  */
struct tally
{
  const char *key;
  enum frame_mined_kind kind;
  bool by_name;
  const char *about;		/* key of the antecedent */
  const char *then;		/* key of the partner; axes; or frame */
  unsigned k, n, repositories;
  uint64_t last_repository;
  bool any;			/* LAST_REPOSITORY is one */
  unsigned file;		/* in which N, and K, were last counted */
  bool good;			/* K is counted in FILE */
  UT_hash_handle hh;
};

/* Facts of one transform in one file.  */
struct miner
{
  struct frame_arena *arena;
  const struct frame_mine_limits *limits;
  struct tally *tallies;
  const struct mine_file *file;
  unsigned number;		/* of FILE, from 1 */
};

#undef uthash_malloc
#define uthash_malloc(SIZE) frame_alloc (m->arena, SIZE)

/* Keys.  A transform is "parent\nchild", or its name.  */

static const char *
sig_key (struct miner *m, const struct frame_mine_transform *t)
{
  return frame_intern (m->arena, frame_printf (m->arena, "%s\n%s", t->parent,
					       t->child));
}

static struct tally *
tally_of (struct miner *m, enum frame_mined_kind kind, bool by_name,
	  const char *about, const char *then)
{
  struct tally *t;
  const char *key = frame_printf (m->arena, "%d%d\t%s\t%s", (int) kind,
				  by_name, about, then);

  HASH_FIND_STR (m->tallies, key, t);
  if (t)
    return t;
  t = FRAME_NEW (m->arena, struct tally);
  t->key = key;
  t->kind = kind;
  t->by_name = by_name;
  t->about = frame_intern (m->arena, about);
  t->then = frame_intern (m->arena, then);
  HASH_ADD_KEYPTR (hh, m->tallies, t->key, strlen (t->key), t);
  return t;
}

/* The rule T holds in the present file.  */

static void
count_good (struct miner *m, struct tally *t)
{
  t->k++;
  if (t->any && t->last_repository == m->file->repository)
    return;
  t->any = true;
  t->last_repository = m->file->repository;
  t->repositories++;
}

/* First pass: values, and how many files have what.  */

/* All transforms of a file that have one key.  */
struct group
{
  const char *key;
  bool by_name;
  int null_displacement, null_rotation; /* -1, or the least that is known */
  const char *axes;		/* null: several; "": some are not known */
};

static void
join_group (struct group *g, const struct frame_mine_transform *t)
{
  if (t->null_displacement >= 0
      && (g->null_displacement < 0
	  || t->null_displacement < g->null_displacement))
    g->null_displacement = t->null_displacement;
  if (t->null_rotation < 0)
    return;
  if (g->null_rotation < 0)
    g->axes = t->axes;
  else if (g->axes && strcmp (g->axes, t->axes) != 0)
    g->axes = NULL;
  if (g->null_rotation < 0 || t->null_rotation < g->null_rotation)
    g->null_rotation = t->null_rotation;
}

static int
compare_groups (const void *a, const void *b)
{
  const struct group *x = a, *y = b;

  return x->by_name != y->by_name ? x->by_name - y->by_name
				  : strcmp (x->key, y->key);
}

/* The groups of the present file, by their frames and by their names; *N of
   them.  Free with frame_xfree.  */

static struct group *
make_groups (struct miner *m, unsigned *n)
{
  struct group *all
    = frame_xrealloc (NULL, (2 * m->file->n + 1) * sizeof *all);
  unsigned count = 0;

  *n = 0;
  for (unsigned i = 0; i < m->file->n; i++)
    for (int by_name = 0; by_name < 2; by_name++)
      {
	const struct frame_mine_transform *t = &m->file->transforms[i];

	if (by_name && !*t->name)
	  continue;
	all[count] = (struct group){ by_name ? t->name : sig_key (m, t),
				     by_name, -1, -1, NULL };
	join_group (&all[count++], t);
      }
  qsort (all, count, sizeof *all, compare_groups);
  for (unsigned i = 0; i < count; i++)
    if (*n && compare_groups (&all[*n - 1], &all[i]) == 0)
      {
	struct frame_mine_transform t
	  = { .null_displacement = all[i].null_displacement,
	      .null_rotation = all[i].null_rotation,
	      .axes = all[i].axes ? all[i].axes : "" };

	join_group (&all[*n - 1], &t);
      }
    else
      all[(*n)++] = all[i];
  return all;
}

static void
count_value (struct miner *m, const struct group *g,
	     enum frame_mined_kind kind, int null)
{
  struct tally *t;

  if (null < 0)
    return;
  t = tally_of (m, kind, g->by_name, g->key, "");
  t->n++;
  if (null)
    count_good (m, t);
}

/* Axis changes: N is counted where the rotation is known, under the empty
   axes.  */

static void
count_axes (struct miner *m, const struct group *g)
{
  if (g->null_rotation < 0)
    return;
  tally_of (m, FRAME_MINED_AXES, g->by_name, g->key, "")->n++;
  if (g->axes && *g->axes && strcmp (g->axes, "<x,y,z>") != 0)
    count_good (m, tally_of (m, FRAME_MINED_AXES, g->by_name, g->key,
			     g->axes));
}

/* Child frames by the sensors in their names.  */

static void
count_sensors (struct miner *m)
{
  for (unsigned i = 0; i < sizeof sensors / sizeof *sensors; i++)
    for (unsigned j = 0; j < m->file->n; j++)
      {
	const char *child = m->file->transforms[j].child;
	struct tally *all, *one;

	if (!strstr (child, sensors[i]))
	  continue;
	all = tally_of (m, FRAME_MINED_FRAME_NAME, false, sensors[i], "");
	one = tally_of (m, FRAME_MINED_FRAME_NAME, false, sensors[i], child);
	if (all->file != m->number)
	  all->n++;
	if (one->file != m->number)
	  count_good (m, one);
	all->file = one->file = m->number;
      }
}

static void
first_pass (struct miner *m)
{
  unsigned n;
  struct group *groups = make_groups (m, &n);

  for (unsigned i = 0; i < n; i++)
    {
      const struct group *g = &groups[i];
      /* How many files and repositories have it: a pair with itself.  */
      struct tally *t = tally_of (m, FRAME_MINED_COOCCURRENCE, g->by_name,
				  g->key, "");

      t->n++;
      count_good (m, t);
      count_value (m, g, FRAME_MINED_NULL_DISPLACEMENT, g->null_displacement);
      count_value (m, g, FRAME_MINED_NULL_ROTATION, g->null_rotation);
      count_axes (m, g);
    }
  count_sensors (m);
  frame_xfree (groups);
}

/* Second pass: pairs of what is frequent.  */

static bool
frequent_p (struct miner *m, const struct group *g)
{
  return tally_of (m, FRAME_MINED_COOCCURRENCE, g->by_name, g->key, "")
	   ->repositories
	 >= m->limits->support;
}

static void
second_pass (struct miner *m)
{
  unsigned n, kept = 0;
  struct group *groups = make_groups (m, &n);

  for (unsigned i = 0; i < n; i++)
    if (frequent_p (m, &groups[i]))
      groups[kept++] = groups[i];
  for (unsigned i = 0; i < kept; i++)
    for (unsigned j = 0; j < kept; j++)
      if (i != j && groups[i].by_name == groups[j].by_name)
	count_good (m, tally_of (m, FRAME_MINED_COOCCURRENCE,
				 groups[i].by_name, groups[i].key,
				 groups[j].key));
  frame_xfree (groups);
}

/* Rules.  */

/* N of the tally T is that of its antecedent, where it is not its own.  */

static void
complete (struct miner *m, struct tally *t)
{
  if (*t->then)
    t->n = tally_of (m, t->kind, t->by_name, t->about, "")->n;
}

static bool
rule_p (const struct miner *m, const struct tally *t)
{
  bool value = t->kind == FRAME_MINED_NULL_DISPLACEMENT
	       || t->kind == FRAME_MINED_NULL_ROTATION;

  return (value || *t->then) && t->repositories >= m->limits->support
	 && frame_mined_score (t->k, t->n, m->limits->p0) >= m->limits->z;
}

static int
compare_tallies (const void *a, const void *b)
{
  const struct tally *x = *(struct tally *const *) a;
  const struct tally *y = *(struct tally *const *) b;

  return strcmp (x->key, y->key);
}

/* Print the transform KEY, after "parent:" or NAME.  */

static void
print_key (struct frame_buffer *out, const char *key, bool by_name,
	   const char *name)
{
  const char *newline = strchr (key, '\n');

  if (by_name || !newline)
    frame_buffer_printf (out, "%s\"%s\"", name, key);
  else
    frame_buffer_printf (out, "parent: \"%.*s\", child: \"%s\"",
			 (int) (newline - key), key, newline + 1);
}

void
mine_print_numbers (struct frame_buffer *out, unsigned k, unsigned n,
		    unsigned repositories, double p0)
{
  double z = frame_mined_score (k, n, p0);

  /* Hundredths, without asking the locale for its point.  */
  frame_buffer_printf (out, ", k: %u, n: %u, repositories: %u, z: %s%ld.%02ld}\n",
		       k, n, repositories, z <= -0.005 ? "-" : "",
		       lround (fabs (z) * 100) / 100,
		       lround (fabs (z) * 100) % 100);
}

void
mine_print_head (const struct frame_counts *counts, const char *done,
		 unsigned rules, struct frame_buffer *out)
{
  unsigned files, repositories, transforms;

  frame_counts_sizes (counts, &files, &repositories, &transforms);
  frame_buffer_printf (out,
		       "# %s by gcc-frame mine from %u transforms in %u "
		       "files of %u repositories.\nrules:%s\n",
		       done, transforms, files, repositories,
		       rules ? "" : " []");
}

static void
print_rule (struct miner *m, const struct tally *t, struct frame_buffer *out)
{
  frame_buffer_printf (out, "- {kind: %s, ", frame_mined_kinds[t->kind]);
  if (t->kind == FRAME_MINED_FRAME_NAME)
    frame_buffer_printf (out, "sensor: \"%s\", child: \"%s\"", t->about,
			 t->then);
  else
    print_key (out, t->about, t->by_name, "name: ");
  if (t->kind == FRAME_MINED_COOCCURRENCE && t->by_name)
    frame_buffer_printf (out, ", then: \"%s\"", t->then);
  else if (t->kind == FRAME_MINED_COOCCURRENCE)
    {
      frame_buffer_puts (out, ", then: {");
      print_key (out, t->then, false, "");
      frame_buffer_puts (out, "}");
    }
  else if (t->kind == FRAME_MINED_AXES)
    frame_buffer_printf (out, ", axes: \"%s\"", t->then);
  mine_print_numbers (out, t->k, t->n, t->repositories, m->limits->p0);
}

static unsigned
print_rules (struct miner *m, struct frame_buffer *out)
{
  unsigned n = 0, all = HASH_COUNT (m->tallies);
  struct tally **sorted = frame_xrealloc (NULL, (all + 1) * sizeof *sorted);

  for (struct tally *t = m->tallies; t; t = t->hh.next)
    {
      complete (m, t);
      if (rule_p (m, t))
	sorted[n++] = t;
    }
  qsort (sorted, n, sizeof *sorted, compare_tallies);
  for (unsigned i = 0; i < n; i++)
    print_rule (m, sorted[i], out);
  frame_xfree (sorted);
  return n;
}

unsigned
frame_counts_rules (const struct frame_counts *counts,
		    const struct frame_mine_limits *limits,
		    struct frame_buffer *out)
{
  struct miner *m;
  struct frame_arena *arena = frame_arena_new ("miner");
  unsigned files = HASH_COUNT (counts->files), n;
  struct mine_file **all = mine_sorted (counts, true);
  struct frame_buffer rules = { 0 };

  m = FRAME_NEW (arena, struct miner);
  m->arena = arena;
  m->limits = limits;
  for (unsigned i = 0; i < files; i++)
    {
      m->file = all[i];
      m->number = i + 1;
      first_pass (m);
    }
  for (unsigned i = 0; i < files; i++)
    {
      m->file = all[i];
      second_pass (m);
    }
  n = print_rules (m, &rules);
  mine_print_head (counts, "Made", n, out);
  if (n)
    frame_buffer_add (out, rules.text, rules.length);
  frame_buffer_free (&rules);
  frame_xfree (all);
  frame_arena_free (arena);
  return n;
}
