/* Findings as SARIF 2.1.0, for code hosts and editors that show them beside
   the code.

   One run; each flag that has findings is a rule.  Columns count characters.
   Files below the current directory are relative to it (SRCROOT), as code
   hosts want them.  A fingerprint is made of what a baseline knows a finding
   by, so that it stays when lines move.  */

#define _GNU_SOURCE
#include "writer.h"

#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <cjson/cJSON.h>
#include "tool.h"

#define SCHEMA "https://json.schemastore.org/sarif-2.1.0.json"
/* The version of our way to make fingerprints.  */
#define FINGERPRINT "gccFrame/v1"

struct sarif_writer
{
  struct frame_writer base;
  struct frame_writer_options options;
  char *directory;		/* the current one, or null */
  cJSON *rules;
  cJSON *results;
  int rule[FRAME_N_WARNINGS];	/* its index in RULES, plus one */
  uint64_t *hashes;		/* of the fingerprints so far */
  unsigned n_hashes, hashes_capacity;
};

/* MESSAGE with plain quotes; free with frame_xfree.  */

static char *
plain_text (const char *message)
{
  char *text = frame_xrealloc (NULL, strlen (message) + 1);
  char *end = text;

  for (; *message; message++)
    *end++ = *message == FRAME_QUOTE_OPEN[0]
		 || *message == FRAME_QUOTE_CLOSE[0] ? '\'' : *message;
  *end = '\0';
  return text;
}

/* Put "NAME": { "text": MESSAGE } into OBJECT.  */

static void
add_message (cJSON *object, const char *name, const char *message)
{
  char *text = plain_text (message);

  cJSON_AddStringToObject (cJSON_AddObjectToObject (object, name), "text",
			   text);
  frame_xfree (text);
}

/* Append the path NAME to URI, escaped; URI has room for three times its
   length.  */

static void
append_escaped (char *uri, const char *name)
{
  static const char safe[] = "abcdefghijklmnopqrstuvwxyz"
			     "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/+";

  uri += strlen (uri);
  for (; *name; name++)
    if (strchr (safe, *name))
      *uri++ = *name;
    else
      uri += sprintf (uri, "%%%02X", (unsigned char) *name);
  *uri = '\0';
}

/* Put the artifact location of the file NAME into OBJECT.  */

static void
add_artifact (struct sarif_writer *w, cJSON *object, const char *name)
{
  cJSON *location = cJSON_AddObjectToObject (object, "artifactLocation");
  const char *path = frame_sources_path (w->options.sources, name);
  char *real = path ? realpath (path, NULL) : NULL;
  const char *full = real ? real : name;
  size_t n = w->directory ? strlen (w->directory) : 0;
  bool below
    = n && strncmp (full, w->directory, n) == 0 && full[n] == '/';
  char *uri = frame_xrealloc (NULL, 3 * strlen (full) + sizeof "file://");

  strcpy (uri, !below && *full == '/' ? "file://" : "");
  append_escaped (uri, below ? full + n + 1 : full);
  cJSON_AddStringToObject (location, "uri", uri);
  if (below || *full != '/')
    cJSON_AddStringToObject (location, "uriBaseId", "SRCROOT");
  frame_xfree (uri);
  free (real);
}

/* Put the region of columns COLUMN to before AFTER (bytes, from 1) of LINE of
   the file NAME into OBJECT as WHAT.  */

static void
add_region (struct sarif_writer *w, cJSON *object, const char *what,
	    const char *name, unsigned line, unsigned column, unsigned after)
{
  cJSON *region = cJSON_AddObjectToObject (object, what);
  size_t length;
  const char *text
    = frame_sources_line (w->options.sources, name, line, &length);

  if (text)
    {
      column = column ? frame_character_column (text, length, column) : 0;
      after = after ? frame_character_column (text, length, after) : 0;
    }
  cJSON_AddNumberToObject (region, "startLine", line);
  if (column)
    cJSON_AddNumberToObject (region, "startColumn", column);
  if (column && after)
    cJSON_AddNumberToObject (region, "endColumn", after);
}

/* Put the physical location of WHERE into LOCATION.  */

static void
add_location (struct sarif_writer *w, cJSON *location,
	      const struct frame_where *where)
{
  const char *file = frame_writer_file (where);
  cJSON *physical;

  if (!*file)
    return;
  physical = cJSON_AddObjectToObject (location, "physicalLocation");
  add_artifact (w, physical, file);
  if (where->loc.line && *frame_where_file (where))
    add_region (w, physical, "region", file, where->loc.line,
		where->loc.column,
		where->loc.finish > where->loc.column ? where->loc.finish + 1
						      : where->loc.column + 1);
}

/* The index of the rule of WARNING, which is added if it is new.  */

static int
rule_index (struct sarif_writer *w, enum frame_warning warning)
{
  const struct frame_warning_info *info = &frame_warnings[warning];
  char *text;
  cJSON *rule;

  if (w->rule[warning])
    return w->rule[warning] - 1;
  rule = cJSON_CreateObject ();
  cJSON_AddItemToArray (w->rules, rule);
  w->rule[warning] = cJSON_GetArraySize (w->rules);
  text = frame_xrealloc (NULL, strlen (FRAME_DOCS_URL) + strlen (info->name)
				 + sizeof "/frame-.md");
  sprintf (text, "frame-%s", info->name);
  cJSON_AddStringToObject (rule, "id", text);
  add_message (rule, "shortDescription", info->summary);
  sprintf (text, "%s/frame-%s.md", FRAME_DOCS_URL, info->name);
  cJSON_AddStringToObject (rule, "helpUri", text);
  frame_xfree (text);
  return w->rule[warning] - 1;
}

/* Add the notes of FINDING to RESULT.  */

static void
add_notes (struct sarif_writer *w, cJSON *result,
	   const struct frame_finding *finding)
{
  cJSON *related;

  if (finding->n_notes == 0)
    return;
  related = cJSON_AddArrayToObject (result, "relatedLocations");
  for (unsigned i = 0; i < finding->n_notes; i++)
    {
      cJSON *location = cJSON_CreateObject ();

      cJSON_AddItemToArray (related, location);
      cJSON_AddNumberToObject (location, "id", i);
      add_location (w, location, &finding->notes[i].where);
      add_message (location, "message", finding->notes[i].text);
    }
}

/* Add FIXIT to CHANGES, if it can be found in its source.  */

static void
add_change (struct sarif_writer *w, struct frame_arena *arena, cJSON *changes,
	    struct frame_fixit fixit)
{
  const char *file = frame_writer_file (&fixit.where);
  size_t length;
  const char *line = frame_sources_line (w->options.sources, file,
					 fixit.where.loc.line, &length);
  cJSON *change, *replacement;

  if (!line || !frame_fixit_resolve (arena, &fixit, line, length)
      || !fixit.where.loc.column)
    return;
  change = cJSON_CreateObject ();
  cJSON_AddItemToArray (changes, change);
  add_artifact (w, change, file);
  replacement = cJSON_CreateObject ();
  cJSON_AddItemToArray (cJSON_AddArrayToObject (change, "replacements"),
			replacement);
  add_region (w, replacement, "deletedRegion", file, fixit.where.loc.line,
	      fixit.where.loc.column, fixit.where.loc.finish + 1);
  add_message (replacement, "insertedContent", fixit.text);
}

/* Add the fix-its of FINDING to RESULT.  */

static void
add_fixes (struct sarif_writer *w, cJSON *result,
	   const struct frame_finding *finding)
{
  struct frame_arena *arena = frame_arena_new ("fix-its");
  cJSON *fix = cJSON_CreateObject ();
  cJSON *changes = cJSON_AddArrayToObject (fix, "artifactChanges");

  for (unsigned i = 0; i < finding->n_fixits; i++)
    add_change (w, arena, changes, finding->fixits[i]);
  if (cJSON_GetArraySize (changes))
    cJSON_AddItemToArray (cJSON_AddArrayToObject (result, "fixes"), fix);
  else
    cJSON_Delete (fix);
  frame_arena_free (arena);
}

/* Add TEXT and its final zero to HASH (FNV-1a, 64 bits).  */

static uint64_t
hash_text (uint64_t hash, const char *text)
{
  do
    hash = (hash ^ (unsigned char) *text) * UINT64_C (0x100000001b3);
  while (*text++);
  return hash;
}

/* Add the fingerprint of FINDING to RESULT.  Findings that look the same are
   told apart by their order.  */

static void
add_fingerprint (struct sarif_writer *w, cJSON *result,
		 const struct frame_finding *finding)
{
  char text[2 * sizeof (uint64_t) + 16];
  unsigned same = 0;
  uint64_t hash = UINT64_C (0xcbf29ce484222325);
  const char *file = frame_writer_file (&finding->where);
  const char *slash = strrchr (file, '/');

  hash = hash_text (hash, frame_warnings[finding->warning].name);
  hash = hash_text (hash, slash ? slash + 1 : file);
  hash = hash_text (hash, finding->about);
  for (unsigned i = 0; i < w->n_hashes; i++)
    same += w->hashes[i] == hash;
  *FRAME_PUSH (w->hashes, w->n_hashes, w->hashes_capacity, uint64_t) = hash;
  snprintf (text, sizeof text, "%016llx:%u", (unsigned long long) hash,
	    same + 1);
  cJSON_AddStringToObject (cJSON_AddObjectToObject (result,
						    "partialFingerprints"),
			   FINGERPRINT, text);
}

/* The writer's method: keep FINDING of LEVEL.  What it points to is gone when
   the next program is read.  */

static void
write_finding (struct frame_writer *writer,
	       const struct frame_finding *finding, enum frame_level level)
{
  struct sarif_writer *w = (struct sarif_writer *) writer;
  cJSON *result = cJSON_CreateObject ();
  cJSON *location = cJSON_CreateObject ();
  int rule = rule_index (w, finding->warning);

  cJSON_AddItemToArray (w->results, result);
  cJSON_AddStringToObject (result, "ruleId",
			   cJSON_GetObjectItem (cJSON_GetArrayItem (w->rules,
								    rule),
						"id")->valuestring);
  cJSON_AddNumberToObject (result, "ruleIndex", rule);
  cJSON_AddStringToObject (result, "level",
			   level == FRAME_LEVEL_ERROR ? "error" : "warning");
  add_message (result, "message", finding->message);
  add_location (w, location, &finding->where);
  cJSON_AddItemToArray (cJSON_AddArrayToObject (result, "locations"),
			location);
  add_notes (w, result, finding);
  add_fixes (w, result, finding);
  add_fingerprint (w, result, finding);
}

/* Put the base of relative names into RUN.  */

static void
add_root (struct sarif_writer *w, cJSON *run)
{
  cJSON *bases, *root;
  char *uri;

  if (!w->directory)
    return;
  bases = cJSON_AddObjectToObject (run, "originalUriBaseIds");
  root = cJSON_AddObjectToObject (bases, "SRCROOT");
  uri = frame_xrealloc (NULL, 3 * strlen (w->directory) + sizeof "file:///");
  strcpy (uri, "file://");
  append_escaped (uri, w->directory);
  strcat (uri, "/");
  cJSON_AddStringToObject (root, "uri", uri);
  frame_xfree (uri);
}

/* The document, without ownership of W's rules and results: they become
   part of it.  */

static cJSON *
document (struct sarif_writer *w)
{
  cJSON *log = cJSON_CreateObject ();
  cJSON *run = cJSON_CreateObject ();
  cJSON *driver;

  cJSON_AddStringToObject (log, "$schema", SCHEMA);
  cJSON_AddStringToObject (log, "version", "2.1.0");
  cJSON_AddItemToArray (cJSON_AddArrayToObject (log, "runs"), run);
  driver = cJSON_AddObjectToObject (cJSON_AddObjectToObject (run, "tool"),
				    "driver");
  cJSON_AddStringToObject (driver, "name", "gcc-frame");
  cJSON_AddStringToObject (driver, "version", FRAME_VERSION);
  cJSON_AddItemToObject (driver, "rules", w->rules);
  cJSON_AddStringToObject (run, "columnKind", "unicodeCodePoints");
  add_root (w, run);
  cJSON_AddItemToObject (run, "results", w->results);
  return log;
}

/* The writer's method: print the document and free WRITER.  */

static void
finish (struct frame_writer *writer)
{
  struct sarif_writer *w = (struct sarif_writer *) writer;
  cJSON *log = document (w);
  char *text = cJSON_Print (log);

  if (text && w->options.out)
    fprintf (w->options.out, "%s\n", text);
  cJSON_free (text);
  cJSON_Delete (log);
  frame_xfree (w->hashes);
  free (w->directory);
  frame_xfree (w);
}

struct frame_writer *
frame_write_sarif (const struct frame_writer_options *options)
{
  struct sarif_writer *w = frame_xrealloc (NULL, sizeof *w);

  memset (w, 0, sizeof *w);
  w->base.finding = write_finding;
  w->base.finish = finish;
  w->options = *options;
  w->directory = getcwd (NULL, 0);
  w->rules = cJSON_CreateArray ();
  w->results = cJSON_CreateArray ();
  return &w->base;
}
