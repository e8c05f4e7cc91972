/* Findings: collecting them once each, and deciding which of them the user
   wants to see.  The rules of the second are written out in finding.h.  */

#include "finding.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

/* The table of keys lives in the arena of the FINDINGS in scope.  */
#define uthash_malloc(SIZE) frame_alloc (findings->arena, SIZE)
#define uthash_free(POINTER, SIZE) ((void) 0)
#include <uthash.h>

const struct frame_warning_info frame_warnings[FRAME_N_WARNINGS] = {
#define D 'D'
#define A 'A'
#define C 'C'
#define FRAME_WARNING(ID, NAME, TIER, VIEWS, SUMMARY) \
  { NAME, TIER, VIEWS, SUMMARY },
#include "warnings.def"
#undef FRAME_WARNING
#undef D
#undef A
#undef C
};

struct frame_finding_key
{
  const char *key;
  const char *message;		/* of the finding */
  bool some_path;		/* it is ON_SOME_PATH */
  UT_hash_handle hh;
};

enum frame_warning
frame_warning_by_name (const char *name)
{
  int i;

  for (i = 0; i < FRAME_N_WARNINGS; i++)
    if (strcmp (frame_warnings[i].name, name) == 0)
      break;
  return (enum frame_warning) i;
}

/* The groups of flags, in the order of enum group.  */
static const char *const group_names[]
  = { "frame", "frame-all", "frame-conventions" };

enum group
{
  GROUP_FRAME,
  GROUP_ALL,
  GROUP_CONVENTIONS,
  N_GROUPS,
  OWN = N_GROUPS,		/* the finding's own flag */
  OTHER				/* any other */
};

/* Which of the flags that concern WARNING is called NAME.  */

static enum group
flag_group (const char *name, enum frame_warning warning)
{
  int i;

  if (!name)
    return OTHER;
  for (i = 0; i < N_GROUPS; i++)
    if (strcmp (name, group_names[i]) == 0)
      return (enum group) i;
  if (strncmp (name, "frame-", 6) == 0
      && strcmp (name + 6, frame_warnings[warning].name) == 0)
    return OWN;
  return OTHER;
}

bool
frame_flag_valid_p (const char *flag)
{
  for (int i = 0; i < N_GROUPS; i++)
    if (strcmp (flag, group_names[i]) == 0)
      return true;
  return (strncmp (flag, "frame-", 6) == 0
	  && frame_warning_by_name (flag + 6) != FRAME_N_WARNINGS);
}

const char *
frame_where_file (const struct frame_where *where)
{
  const struct frame_unit *unit = where->unit;

  if (!unit || where->loc.file == 0 || where->loc.file >= unit->n_files)
    return "";
  return unit->files[where->loc.file];
}

struct frame_findings *
frame_findings_new (struct frame_arena *arena)
{
  struct frame_findings *findings = FRAME_NEW (arena, struct frame_findings);

  findings->arena = arena;
  return findings;
}

/* Free the lists of FINDINGS; the texts stay in the arena.  */

void
frame_findings_free (struct frame_findings *findings)
{
  if (!findings)
    return;
  for (unsigned i = 0; i < findings->n; i++)
    {
      frame_array_free (findings->arena, findings->list[i].notes);
      frame_array_free (findings->arena, findings->list[i].fixits);
    }
  frame_array_free (findings->arena, findings->list);
  findings->list = NULL;
  findings->keys = NULL;
  findings->n = 0;
}

/* The finding of ENTRY, which was thought to happen on some path only, happens
   on every one.  */

static void
make_certain (struct frame_findings *findings,
	      struct frame_finding_key *entry)
{
  for (unsigned i = findings->n; i-- > 0 && entry->some_path;)
    if (findings->list[i].message == entry->message)
      {
	findings->list[i].certainty = FRAME_ON_EVERY_PATH;
	entry->some_path = false;
      }
}

/* Add KEY, of a finding of CERTAINTY with MESSAGE, to FINDINGS; false if it is
   there already.  */

static bool
add_key (struct frame_findings *findings, const char *key,
	 const char *message, enum frame_certainty certainty)
{
  struct frame_finding_key *entry;
  unsigned length = (unsigned) strlen (key);

  HASH_FIND (hh, findings->keys, key, length, entry);
  if (entry && certainty == FRAME_ON_EVERY_PATH)
    make_certain (findings, entry);
  if (entry)
    return false;
  entry = FRAME_NEW (findings->arena, struct frame_finding_key);
  entry->key = key;
  entry->message = message;
  entry->some_path = certainty == FRAME_ON_SOME_PATH;
  HASH_ADD_KEYPTR (hh, findings->keys, entry->key, length, entry);
  return true;
}

/* The words that MESSAGE quotes, each with a blank before it: the ids and
   names it is about.  Remarks in parentheses are left out: one unit may know
   of a default what another does not.  */

static const char *
quoted_words (struct frame_arena *arena, const char *message)
{
  char *words = (char *) frame_alloc (arena, 2 * strlen (message) + 1);
  char *end = words;
  bool quoted = false;
  unsigned depth = 0;

  for (const char *p = message; *p; p++)
    if (*p == FRAME_QUOTE_OPEN[0])
      {
	quoted = true;
	if (depth == 0)
	  *end++ = ' ';
      }
    else if (*p == FRAME_QUOTE_CLOSE[0])
      quoted = false;
    else if (quoted && depth == 0)
      *end++ = *p;
    else if (!quoted)
      depth += *p == '(' ? 1 : *p == ')' && depth ? -1 : 0;
  *end = '\0';
  return words;
}

/* The key of a finding of WARNING at WHERE about WORDS, each of which has a
   blank before it.  frame_finding_split_key takes it apart.  */

static const char *
make_key (struct frame_findings *findings, enum frame_warning warning,
	  struct frame_where where, const char *words)
{
  return frame_printf (findings->arena, "%s %s:%u:%u%s",
		       frame_warnings[warning].name,
		       frame_where_file (&where), where.loc.line,
		       where.loc.column, words);
}

/* FINDING is known by WORDS.  */

static void
set_key (struct frame_findings *findings, struct frame_finding *finding,
	 const char *words)
{
  finding->key
    = make_key (findings, finding->warning, finding->where, words);
  finding->about = finding->key + strlen (finding->key) - strlen (words);
}

bool
frame_finding_split_key (struct frame_arena *arena, const char *key,
			 const char **flag, const char **file,
			 const char **about)
{
  const char *blank = strchr (key, ' ');

  if (!blank)
    return false;
  /* File names may hold anything, ":1:2" less likely than the rest.  */
  for (const char *colon = strchr (blank, ':'); colon;
       colon = strchr (colon + 1, ':'))
    {
      unsigned line, column;
      int length = 0;

      if (sscanf (colon, ":%u:%u%n", &line, &column, &length) < 2
	  || (colon[length] != ' ' && colon[length] != '\0'))
	continue;
      *flag = frame_intern_n (arena, key, blank - key);
      *file = frame_intern_n (arena, blank + 1, colon - blank - 1);
      *about = colon + length;
      return true;
    }
  return false;
}

struct frame_finding *
frame_findings_add (struct frame_findings *findings,
		    enum frame_warning warning, enum frame_certainty certainty,
		    struct frame_where where, const char *format, ...)
{
  struct frame_finding *finding;
  const char *message;
  va_list args;

  va_start (args, format);
  message = frame_vprintf (findings->arena, format, args);
  va_end (args);
  if (!add_key (findings,
		make_key (findings, warning, where,
			  frame_printf (findings->arena, " %s", message)),
		message, certainty))
    return NULL;
  finding = FRAME_APPEND (findings->arena, findings->list, findings->n,
			  struct frame_finding);
  finding->warning = warning;
  finding->certainty = certainty;
  finding->tier = frame_warnings[warning].tier;
  finding->where = where;
  finding->message = message;
  set_key (findings, finding, quoted_words (findings->arena, message));
  return finding;
}

void
frame_finding_identify (struct frame_findings *findings,
			struct frame_finding *finding, const char *what)
{
  set_key (findings, finding, frame_printf (findings->arena, " %s", what));
}

/* True if A and B are one place, perhaps in two units.  */

static bool
same_place_p (const struct frame_where *a, const struct frame_where *b)
{
  return a->loc.line == b->loc.line && a->loc.column == b->loc.column
	 && strcmp (frame_where_file (a), frame_where_file (b)) == 0;
}

void
frame_finding_note (struct frame_findings *findings,
		    struct frame_finding *finding, struct frame_where where,
		    const char *format, ...)
{
  struct frame_note *note;
  const char *text;
  va_list args;

  va_start (args, format);
  text = frame_vprintf (findings->arena, format, args);
  va_end (args);
  for (unsigned i = 0; i < finding->n_notes; i++)
    if (same_place_p (&finding->notes[i].where, &where)
	&& strcmp (finding->notes[i].text, text) == 0)
      return;
  note = FRAME_APPEND (findings->arena, finding->notes, finding->n_notes,
		       struct frame_note);
  note->where = where;
  note->text = text;
}

void
frame_finding_fixit (struct frame_findings *findings,
		     struct frame_finding *finding, struct frame_where where,
		     const char *text)
{
  frame_finding_fixit_of (findings, finding, FRAME_FIXIT_TEXT, where, "", text);
}

void
frame_finding_fixit_of (struct frame_findings *findings,
			struct frame_finding *finding,
			enum frame_fixit_kind kind, struct frame_where where,
			const char *old, const char *text)
{
  struct frame_fixit *fixit
    = FRAME_APPEND (findings->arena, finding->fixits, finding->n_fixits,
		    struct frame_fixit);

  fixit->kind = kind;
  fixit->where = where;
  fixit->text = frame_intern (findings->arena, text);
  fixit->old = frame_intern (findings->arena, old);
}

/* -1, 0 or 1 as A is less than, equal to or greater than B.  */

static int
compare_unsigned (uint32_t a, uint32_t b)
{
  return (a > b) - (a < b);
}

/* The order of printing the findings A and B.  The key and the message come
   last, so that the order is the same whatever sorts.  */

static int
compare_findings (const void *a, const void *b)
{
  const struct frame_finding *f = (const struct frame_finding *) a;
  const struct frame_finding *g = (const struct frame_finding *) b;
  int order = strcmp (frame_where_file (&f->where),
		      frame_where_file (&g->where));

  if (!order)
    order = compare_unsigned (f->where.loc.line, g->where.loc.line);
  if (!order)
    order = compare_unsigned (f->where.loc.column, g->where.loc.column);
  if (!order)
    order = compare_unsigned (f->warning, g->warning);
  if (!order)
    order = strcmp (f->key, g->key);
  return order ? order : strcmp (f->message, g->message);
}

void
frame_findings_sort (struct frame_findings *findings)
{
  if (findings->n > 1)
    qsort (findings->list, findings->n, sizeof *findings->list,
	   compare_findings);
}

/* What the flags say: of each group and of the finding's own flag.  */

enum state
{
  UNSET,
  NO,
  YES
};

struct states
{
  enum state enabled[N_GROUPS + 1];
  enum state error[N_GROUPS + 1];
};

/* Collect into S what the flags of UNIT say about WARNING.  */

static void
read_flags (const struct frame_unit *unit, enum frame_warning warning,
	    struct states *s)
{
  memset (s, 0, sizeof *s);
  for (unsigned i = 0; unit && i < unit->n_flags; i++)
    {
      const struct frame_flag *flag = &unit->flags[i];
      enum group group = flag_group (flag->name, warning);

      if (group == OTHER)
	continue;
      if (flag->level == FRAME_LEVEL_IGNORED)
	s->enabled[group] = NO;
      else if (flag->level == FRAME_LEVEL_NO_ERROR)
	s->error[group] = NO;
      else if (flag->level != FRAME_LEVEL_DEFAULT)
	s->enabled[group] = YES;
      if (flag->level == FRAME_LEVEL_ERROR)
	s->error[group] = YES;
    }
}

/* True if the flags S enable FINDING.  */

static bool
enabled_p (const struct frame_finding *finding, const struct states *s)
{
  if (s->enabled[OWN] != UNSET)
    return s->enabled[OWN] == YES;
  if (finding->certainty == FRAME_ON_SOME_PATH && s->enabled[GROUP_ALL] != YES)
    return false;
  switch (finding->tier)
    {
    case 'C':
      return s->enabled[GROUP_CONVENTIONS] == YES;
    case 'A':
      return s->enabled[GROUP_ALL] == YES;
    default:
      return s->enabled[GROUP_FRAME] != NO;
    }
}

/* True if the flags S, or else WERROR, make FINDING an error.  */

static bool
error_p (const struct frame_finding *finding, const struct states *s,
	 bool werror)
{
  static const enum group order[3][3]
    = { { OWN, GROUP_FRAME, GROUP_ALL },
	{ OWN, GROUP_ALL, GROUP_FRAME },
	{ OWN, GROUP_CONVENTIONS, GROUP_FRAME } };
  int row = finding->tier == 'C' ? 2 : finding->tier == 'A' ? 1 : 0;

  for (int i = 0; i < 3; i++)
    if (s->error[order[row][i]] != UNSET)
      return s->error[order[row][i]] == YES;
  return werror;
}

/* True if REGION covers the line of FINDING and applies to it.  */

static bool
region_applies_p (const struct frame_region *region,
		  const struct frame_finding *finding)
{
  const struct frame_loc *loc = &finding->where.loc;
  bool some_path = finding->certainty == FRAME_ON_SOME_PATH;

  if (region->file != loc->file || loc->line < region->first_line
      || loc->line > region->last_line)
    return false;
  switch (flag_group (region->name, finding->warning))
    {
    case OWN:
      return true;
    case GROUP_FRAME:
      return (region->level == FRAME_LEVEL_IGNORED
	      || region->level == FRAME_LEVEL_NO_ERROR
	      || (finding->tier == 'D' && !some_path));
    case GROUP_ALL:
      return finding->tier != 'C';
    case GROUP_CONVENTIONS:
      return finding->tier == 'C';
    default:
      return false;
    }
}

/* The score that FINDING's flag asks for: its last value.  */

static double
wanted_score (const struct frame_finding *finding)
{
  const struct frame_unit *unit = finding->where.unit;
  const char *name = frame_warnings[finding->warning].name, *value = NULL;

  for (unsigned i = 0; unit && i < unit->n_flags; i++)
    if (unit->flags[i].value && strncmp (unit->flags[i].name, "frame-", 6) == 0
	&& strcmp (unit->flags[i].name + 6, name) == 0)
      value = unit->flags[i].value;
  return value ? strtod (value, NULL) : FRAME_DEFAULT_SCORE;
}

enum frame_level
frame_finding_level (const struct frame_finding *finding, bool werror)
{
  const struct frame_unit *unit = finding->where.unit;
  enum frame_level level;
  struct states s;

  if (finding->score > 0 && finding->score < wanted_score (finding))
    return FRAME_LEVEL_IGNORED;
  read_flags (unit, finding->warning, &s);
  if (!enabled_p (finding, &s))
    level = FRAME_LEVEL_IGNORED;
  else if (error_p (finding, &s, werror))
    level = FRAME_LEVEL_ERROR;
  else
    level = FRAME_LEVEL_WARNING;
  for (unsigned i = 0; unit && i < unit->n_regions; i++)
    {
      const struct frame_region *region = &unit->regions[i];

      if (region->level == FRAME_LEVEL_DEFAULT
	  || !region_applies_p (region, finding))
	continue;
      if (region->level != FRAME_LEVEL_NO_ERROR)
	level = region->level;
      else if (level == FRAME_LEVEL_ERROR)
	level = FRAME_LEVEL_WARNING;
    }
  return level;
}
