/* Read compile_commands.json (the JSON Compilation Database of Clang, as
   CMake writes it) and look into the objects that it names.  */

#include "compile-commands.h"

#include <errno.h>
#include <fts.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <cjson/cJSON.h>
#include "facts-elf.h"

/* A database is no larger.  */
#define MAX_SIZE (256 << 20)

struct database
{
  unsigned n_units;
  unsigned n_missing;
  unsigned n_databases;
  bool trouble;
};

static const char *
string_of (const cJSON *entry, const char *key)
{
  const cJSON *value = cJSON_GetObjectItemCaseSensitive (entry, key);

  return cJSON_IsString (value) ? value->valuestring : NULL;
}

/* The word after "-o" in ENTRY's command, in ARENA; null if there is none.  */

static const char *
object_in_command (struct frame_arena *arena, const cJSON *entry)
{
  const char *command = string_of (entry, "command");
  const cJSON *words = cJSON_GetObjectItemCaseSensitive (entry, "arguments");
  const cJSON *word;
  bool next = false;

  if (command)
    {
      const char *at = strstr (command, " -o ");

      if (!at)
	return NULL;
      at += 4 + strspn (at + 4, " ");
      return frame_intern_n (arena, at, strcspn (at, " "));
    }
  cJSON_ArrayForEach (word, words)
    {
      if (next && cJSON_IsString (word))
	return word->valuestring;
      next = cJSON_IsString (word) && strcmp (word->valuestring, "-o") == 0;
    }
  return NULL;
}

/* Look at one unit of the database.  */

static void
look_at (struct database *d, const cJSON *entry)
{
  struct frame_arena *arena = frame_arena_new ("unit");
  const char *source = string_of (entry, "file");
  const char *directory = string_of (entry, "directory");
  const char *object = string_of (entry, "output");
  const struct frame_facts_file *file = NULL;
  struct stat status;

  if (!object)
    object = object_in_command (arena, entry);
  if (source && object)
    {
      d->n_units++;
      if (object[0] != '/' && directory)
	object = frame_printf (arena, "%s/%s", directory, object);
      if (stat (object, &status) == 0)
	file = frame_facts_open (arena, object, FRAME_FACTS_PEEK, NULL, NULL);
      if (!file || (file->n_chunks == 0 && file->n_lto_only == 0))
	{
	  d->n_missing++;
	  printf ("%s: %s\n", source,
		  file ? "compiled without -fplugin=frame" : "not compiled");
	}
    }
  frame_arena_free (arena);
}

/* Read the database NAME.  */

static void
read_database (struct database *d, const char *name)
{
  FILE *stream = fopen (name, "rbe");
  struct stat status;
  const char *why = stream ? "not a compilation database" : strerror (errno);
  cJSON *root = NULL;
  const cJSON *entry;
  char *text;

  d->n_databases++;
  if (stream && fstat (fileno (stream), &status) == 0
      && status.st_size < MAX_SIZE)
    {
      text = frame_xrealloc (NULL, status.st_size + 1);
      text[fread (text, 1, status.st_size, stream)] = '\0';
      root = cJSON_Parse (text);
      frame_xfree (text);
    }
  if (stream)
    fclose (stream);
  if (!cJSON_IsArray (root))
    {
      frame_complain ("%s: %s", name, why);
      d->trouble = true;
    }
  cJSON_ArrayForEach (entry, root)
    look_at (d, entry);
  cJSON_Delete (root);
}

/* Read the databases below the directory NAME.  */

static void
walk (struct database *d, char *name)
{
  char *roots[] = { name, NULL };
  FTS *fts = fts_open (roots, FTS_PHYSICAL | FTS_NOCHDIR, NULL);
  FTSENT *entry;

  while (fts && (entry = fts_read (fts)))
    if (entry->fts_info == FTS_D && strcmp (entry->fts_name, ".git") == 0)
      fts_set (fts, entry, FTS_SKIP);
    else if (entry->fts_info == FTS_F
	     && strcmp (entry->fts_name, "compile_commands.json") == 0)
      read_database (d, entry->fts_path);
  if (fts)
    fts_close (fts);
}

int
frame_compile_commands (const struct frame_workspace_arguments *a)
{
  struct database d = { 0 };
  struct stat status;
  char here[] = ".";

  if (a->n_names == 0)
    walk (&d, here);
  for (unsigned i = 0; i < a->n_names; i++)
    if (stat (a->names[i], &status) == 0 && S_ISDIR (status.st_mode))
      walk (&d, a->names[i]);
    else
      read_database (&d, a->names[i]);
  if (d.n_databases == 0)
    {
      frame_complain ("no compile_commands.json; "
		      "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON makes CMake write "
		      "it");
      d.trouble = true;
    }
  else
    printf ("%u of %u units have facts\n", d.n_units - d.n_missing, d.n_units);
  if (d.trouble)
    return FRAME_EXIT_TROUBLE;
  return d.n_missing ? FRAME_EXIT_FINDINGS : FRAME_EXIT_CLEAN;
}
