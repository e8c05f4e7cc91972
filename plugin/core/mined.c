/* Mined rules and what REPs fix: reading and finding them.  */

#include "mined.h"

#include <glob.h>
#include <locale.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include "yaml-tree.h"

#define uthash_malloc(SIZE) frame_alloc (mined->arena, SIZE)
#define uthash_free(MEMORY, SIZE) ((void) 0)
#include <uthash.h>

/* More rules than this are of no use to anybody.  */
#define MAX_RULES 1000000

const char *const frame_mined_kinds[FRAME_N_MINED]
  = { "cooccurrence", "null-displacement", "null-rotation", "axes",
      "frame-name" };

/* The rules about one transform.  */
struct entry
{
  const char *key;
  struct frame_mined_rule *first, *last;
  UT_hash_handle hh;
};

struct frame_mined
{
  struct frame_arena *arena;
  unsigned n;
  struct entry *entries;
  struct frame_mined_rule *fixed; /* those with a source, the last one first */
  struct frame_mined_rule *words;
};

struct frame_mined *
frame_mined_new (struct frame_arena *arena)
{
  struct frame_mined *mined = FRAME_NEW (arena, struct frame_mined);

  mined->arena = arena;
  return mined;
}

const char *
frame_mined_name (const char *id)
{
  const char *slash = strrchr (id, '/');

  return slash ? slash + 1 : id;
}

double
frame_mined_score (unsigned k, unsigned n, double p0)
{
  return n ? ((double) k / n - p0) / sqrt (p0 * (1 - p0) / n) : 0;
}

/* Keys: "name\n", or "parent\nchild"; asked for each transform.  */

static void
make_key (char *key, size_t size, const char *name, const char *parent,
	  const char *child)
{
  const char *first = name ? name : parent, *second = name ? "" : child;
  size_t n = strnlen (first, size - 2), m = strnlen (second, size - 2 - n);

  memcpy (key, first, n);
  key[n] = '\n';
  memcpy (key + n + 1, second, m);
  key[n + 1 + m] = '\0';
}

const struct frame_mined_rule *
frame_mined_find (const struct frame_mined *mined, const char *name,
		  const char *parent, const char *child)
{
  struct entry *entry;
  char key[600];

  make_key (key, sizeof key, name, parent, child);
  HASH_FIND_STR (mined->entries, key, entry);
  return entry ? entry->first : NULL;
}

const struct frame_mined_rule *
frame_mined_fixed (const struct frame_mined *mined)
{
  return mined ? mined->fixed : NULL;
}

const struct frame_mined_rule *
frame_mined_words (const struct frame_mined *mined)
{
  return mined ? mined->words : NULL;
}

/* The word in the pattern FRAME, "ned" of "*_ned", or null.  */

static const char *
word_of (const char *frame)
{
  return frame && strncmp (frame, "*_", 2) == 0 && frame[2]
	     && !strchr (frame + 2, '*')
	   ? frame + 2 : NULL;
}

/* Add RULE, about names of frames, in front of those read before; it takes the
   place of the one about the same word.  */

static void
add_fixed (struct frame_mined *mined, struct frame_mined_rule *rule)
{
  struct frame_mined_rule **p = &mined->words;

  rule->next = mined->fixed;
  mined->fixed = rule;
  rule->word = rule->sensor ? NULL : word_of (rule->frame);
  if (!rule->word)
    return;
  while (*p && (*p)->word != rule->word
	 && strcmp ((*p)->word, rule->word) != 0)
    p = &(*p)->next_word;
  if (*p)
    rule->next_word = (*p)->next_word;
  *p = rule;
}

/* True if RULE is about names of frames.  */

static bool
about_names_p (const struct frame_mined_rule *rule)
{
  return rule->kind == FRAME_MINED_FRAME_NAME
	 || (rule->kind == FRAME_MINED_AXES && rule->source);
}

static void
add_rule (struct frame_mined *mined, const struct frame_mined_rule *rule)
{
  struct frame_mined_rule *copy
    = FRAME_NEW (mined->arena, struct frame_mined_rule);
  struct entry *entry;
  char key[600];

  *copy = *rule;
  mined->n++;
  if (about_names_p (rule))
    {
      /* What usual frame names are is only to be read.  */
      if (rule->source)
	add_fixed (mined, copy);
      return;
    }
  make_key (key, sizeof key, rule->name, rule->parent, rule->child);
  HASH_FIND_STR (mined->entries, key, entry);
  if (!entry)
    {
      entry = FRAME_NEW (mined->arena, struct entry);
      entry->key = frame_intern (mined->arena, key);
      HASH_ADD_KEYPTR (hh, mined->entries, entry->key, strlen (entry->key),
		       entry);
    }
  if (entry->last)
    entry->last->next = copy;
  else
    entry->first = copy;
  entry->last = copy;
}

/* Reading.  */

struct reader
{
  struct frame_mined *mined;
  struct frame_yaml yaml;
};

/* NODE's text, interned; null if it is none.  */

static const char *
text_of (const struct frame_yaml_node *node)
{
  return node && node->kind == FRAME_YAML_SCALAR ? node->text : NULL;
}

static double
number_of (const char *text)
{
  locale_t c = newlocale (LC_ALL_MASK, "C", (locale_t) 0);
  locale_t old = uselocale (c);
  double n = strtod (text, NULL);

  uselocale (old);
  freelocale (c);
  return n;
}

/* The child KEY of NODE, or null if it has none.  */

static const struct frame_yaml_node *
child_of (const struct frame_yaml_node *node, const char *key)
{
  return node && node->kind == FRAME_YAML_MAPPING
	   ? frame_yaml_member (node, key) : NULL;
}

static const char *
text_at (const struct frame_yaml_node *node, const char *key)
{
  return text_of (child_of (node, key));
}

/* The count KEY of NODE.  */

static unsigned
count_at (const struct frame_yaml_node *node, const char *key)
{
  const char *text = text_at (node, key);
  double n = text ? number_of (text) : 0;

  return n > 0 && n < 4e9 ? (unsigned) n : 0;
}

/* Read what NODE says of its partner into RULE.  */

static void
read_then (const struct frame_yaml_node *node,
	   struct frame_mined_rule *rule)
{
  const struct frame_yaml_node *then = child_of (node, "then");

  rule->then_name = text_of (then);
  rule->then_parent = text_at (then, "parent");
  rule->then_child = text_at (then, "child");
}

/* 1 if KEY of NODE is "true", -1 if "false", else 0.  */

static int
truth_at (const struct frame_yaml_node *node, const char *key)
{
  const char *text = text_at (node, key);

  return !text ? 0 : strcmp (text, "true") == 0 ? 1
	 : strcmp (text, "false") == 0 ? -1 : 0;
}

/* Read what NODE says of axes and names of frames into RULE.  */

static void
read_axes (const struct frame_yaml_node *node,
	   struct frame_mined_rule *rule)
{
  rule->sensor = text_at (node, "sensor");
  rule->frame = text_at (node, "frame");
  rule->source = text_at (node, "source");
  rule->perhaps = truth_at (node, "perhaps") > 0;
  rule->mounted = truth_at (node, "mounted");
  rule->axes = text_at (node, "axes");
  if (rule->axes && rule->frame)
    rule->orientation = frame_orientation_parse (rule->axes);
  else if (rule->axes)
    rule->change = frame_axes_parse (rule->axes);
}

/* True if PATTERN is a name, "*", "*name" or "*name*"; null is not used.  */

static bool
pattern_p (const char *pattern)
{
  size_t n = pattern ? strlen (pattern) : 0;

  if (n == 0)
    return !pattern;
  if (pattern[0] == '*' && n > 2 && pattern[n - 1] == '*')
    n--;
  return memchr (pattern + 1, '*', n - 1) == NULL;
}

/* What is missing in the axes of RULE, or null.  */

static const char *
missing_axes (const struct frame_mined_rule *rule)
{
  if (!rule->axes)
    return "'axes' is missing";
  if (rule->frame && !rule->source)
    return "the axes of a 'frame' are fixed by a 'source'";
  if (rule->name && rule->source)
    return "a 'source' fixes the axes of frames, not of a 'name'";
  if (strcmp (rule->axes, "any") == 0)
    return NULL;
  if (rule->frame && !frame_orientation_handedness (rule->orientation))
    return "'axes' of a 'frame' are three directions, as forward-left-up";
  if (rule->frame && frame_orientation_handedness (rule->orientation) < 0)
    return "these 'axes' are left-handed";
  if (!rule->frame && !frame_axes_known_p (rule->change))
    return "'axes' of a transform are a change such as \"<z,-x,-y>\"";
  return NULL;
}

/* What is missing in RULE, or null.  */

static const char *
missing (const struct frame_mined_rule *rule)
{
  bool names = about_names_p (rule);
  const char *axes
    = rule->kind == FRAME_MINED_AXES ? missing_axes (rule) : NULL;

  if (rule->kind == FRAME_MINED_FRAME_NAME)
    {
      if (!rule->sensor || !rule->child)
	return "a rule about names has a 'sensor' and a 'child'";
    }
  else if (!rule->name && !rule->frame && (!rule->parent || !rule->child))
    return "a rule is about a 'name', or a 'parent' and a 'child'";
  if (rule->kind == FRAME_MINED_COOCCURRENCE && !rule->then_name
      && (!rule->then_parent || !rule->then_child))
    return "'then' names the partner";
  if (axes)
    return axes;
  if (names && rule->source
      && !(pattern_p (rule->frame) && pattern_p (rule->parent)
	   && pattern_p (rule->child)))
    return "a '*' stands first, or first and last";
  if ((rule->n == 0 && !(names && rule->source)) || rule->k > rule->n)
    return "'k' of 'n' files: these numbers are impossible";
  return NULL;
}

static void
read_rule (struct reader *r, const struct frame_yaml_node *node)
{
  struct frame_mined_rule rule = { .file = r->yaml.name };
  const char *kind = text_at (node, "kind"), *wrong;
  const char *z = text_at (node, "z");
  unsigned i = 0;

  while (i < FRAME_N_MINED && (!kind || strcmp (kind, frame_mined_kinds[i])))
    i++;
  if (i == FRAME_N_MINED)
    {
      frame_yaml_complain (&r->yaml, node, "unknown kind of rule '%.60s'",
			   kind ? kind : "");
      return;
    }
  rule.kind = (enum frame_mined_kind) i;
  rule.name = text_at (node, "name");
  rule.parent = text_at (node, "parent");
  rule.child = text_at (node, "child");
  read_then (node, &rule);
  read_axes (node, &rule);
  rule.k = count_at (node, "k");
  rule.n = count_at (node, "n");
  rule.repositories = count_at (node, "repositories");
  rule.z = z ? number_of (z) : 0;
  wrong = missing (&rule);
  if (wrong)
    frame_yaml_complain (&r->yaml, node, "%s", wrong);
  else if (r->mined->n < MAX_RULES)
    add_rule (r->mined, &rule);
}

static void
read_root (struct reader *r, const struct frame_yaml_node *root)
{
  const struct frame_yaml_node *rules = child_of (root, "rules");

  if (!rules || rules->kind != FRAME_YAML_SEQUENCE)
    {
      frame_yaml_complain (&r->yaml, root, "expected 'rules:' and a list");
      return;
    }
  for (unsigned i = 0; i < rules->n_items; i++)
    read_rule (r, rules->items[i]);
}

unsigned
frame_mined_read (struct frame_mined *mined, const char *file,
		  frame_problem_fn report, void *data)
{
  struct reader r = { .mined = mined,
		      .yaml = { .arena = mined->arena,
				.name = frame_intern (mined->arena, file),
				.report = report, .data = data } };
  const struct frame_yaml_node *root = frame_yaml_read (&r.yaml, NULL, 0);

  if (root)
    read_root (&r, root);
  return r.yaml.n_errors;
}

const char **
frame_mined_files (struct frame_arena *arena, const char *directory,
		   unsigned *n)
{
  const char *pattern = frame_printf (arena, "%s/*.yaml", directory);
  const char **names = NULL;
  glob_t files;

  *n = 0;
  if (glob (pattern, 0, NULL, &files) != 0)
    return NULL;
  for (size_t i = 0; i < files.gl_pathc; i++)
    *FRAME_APPEND (arena, names, *n, const char *)
      = frame_intern (arena, files.gl_pathv[i]);
  globfree (&files);
  return names;
}
