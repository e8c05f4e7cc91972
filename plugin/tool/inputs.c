/* Expand the command line to files that hold facts.

   A file that was named must hold facts; in a directory, whatever does not
   is none of our business.  Files are only looked into here, and read when
   their program's turn comes, so that memory does not grow with the
   workspace.  */

#include "inputs.h"

#include <errno.h>
#include <fts.h>
#include <string.h>
#include <sys/stat.h>
#include "tool.h"

struct frame_inputs *
frame_inputs_new (void)
{
  struct frame_arena *arena = frame_arena_new ("inputs");
  struct frame_inputs *inputs = FRAME_NEW (arena, struct frame_inputs);

  inputs->arena = arena;
  return inputs;
}

void
frame_inputs_free (struct frame_inputs *inputs)
{
  frame_xfree (inputs->list);
  frame_arena_free (inputs->arena);
}

/* The reader's problem MESSAGE in WHERE.  */

static void
report (void *data, const char *where, const char *message)
{
  (void) data;
  frame_complain ("%s: %s", where, message);
}

/* The input that is the same file as FILE, or null.  */

static struct frame_input *
find_same (struct frame_inputs *inputs, const struct frame_facts_file *file)
{
  for (unsigned i = 0; i < inputs->n; i++)
    if (inputs->list[i].file->inode == file->inode
	&& inputs->list[i].file->device == file->device)
      return &inputs->list[i];
  return NULL;
}

/* Add FILE, unless it is there under another name.  */

static struct frame_input *
add_once (struct frame_inputs *inputs, struct frame_facts_file *file,
	  bool named)
{
  struct frame_input *input = find_same (inputs, file);

  if (input)
    {
      input->named |= named;
      return input;
    }
  input = FRAME_PUSH (inputs->list, inputs->n, inputs->capacity,
		      struct frame_input);
  input->file = file;
  input->named = named;
  input->used = false;
  return input;
}

/* Say, once a file, that FILE has objects whose facts are out of reach.  */

static void
note_bytecode (const struct frame_facts_file *file)
{
  if (file->n_lto_only == 0)
    return;
  frame_complain ("note: object %s holds LTO bytecode only: link it or "
		  "compile with -ffat-lto-objects",
		  file->lto_object);
  if (file->n_lto_only > 1)
    frame_complain ("note: so do %u others in %s", file->n_lto_only - 1,
		    file->name);
}

void
frame_inputs_no_facts (struct frame_inputs *inputs,
		       const struct frame_facts_file *file)
{
  inputs->trouble = true;
  if (file->n_lto_only || file->damaged)
    return;
  if (file->kind == FRAME_FILE_OTHER)
    frame_complain ("%s: not an executable, library, object, archive or "
		    "facts file",
		    file->name);
  else
    frame_complain ("%s: holds no frame facts; was it built with "
		    "-fplugin=frame?",
		    file->name);
}

/* True if FILE may lack facts: a program may have them in its libraries, and
   an object that has nothing to do with frames belongs to a program that
   has.  */

static bool
may_lack_facts_p (const struct frame_facts_file *file)
{
  if (file->kind == FRAME_FILE_OBJECT || file->kind == FRAME_FILE_ARCHIVE)
    return !file->n_lto_only && !file->damaged;
  return file->kind == FRAME_FILE_PROGRAM;
}

/* Add the file NAME of the command line.  Whether one without facts is of use
   depends on the others, so that is decided later.  */

static void
add_named_file (struct frame_inputs *inputs, const char *name)
{
  struct frame_facts_file *file
    = frame_facts_open (inputs->arena, name, FRAME_FACTS_PEEK, report, NULL);

  if (!file)
    {
      inputs->trouble = true;
      return;
    }
  note_bytecode (file);
  if (file->n_chunks || may_lack_facts_p (file))
    add_once (inputs, file, true);
  else
    frame_inputs_no_facts (inputs, file);
}

/* Add the file NAME, met in a directory, if it is of use.  */

static bool
add_found_file (struct frame_inputs *inputs, const char *name)
{
  struct frame_facts_file *file
    = frame_facts_open (inputs->arena, name, FRAME_FACTS_PEEK, report, NULL);

  if (!file || file->kind == FRAME_FILE_TEXT
      || (file->n_chunks == 0 && file->kind != FRAME_FILE_PROGRAM))
    return false;
  add_once (inputs, file, false);
  return true;
}

void
frame_inputs_add_found (struct frame_inputs *inputs, const char *name)
{
  struct frame_facts_file *file
    = frame_facts_open (inputs->arena, name, FRAME_FACTS_PEEK, report, NULL);

  if (file && (file->n_chunks || file->kind == FRAME_FILE_PROGRAM))
    add_once (inputs, file, false);
}

/* fts's order: by name, so that the output does not depend on the disk.  */

static int
by_name (const FTSENT **a, const FTSENT **b)
{
  return strcmp ((*a)->fts_name, (*b)->fts_name);
}

/* True if ENTRY of a walk is a regular file, or a symbolic link to one, as
   colcon installs them.  */

static bool
regular_p (const FTSENT *entry)
{
  struct stat status;

  if (entry->fts_info == FTS_SL)
    return stat (entry->fts_accpath, &status) == 0
	   && S_ISREG (status.st_mode);
  return entry->fts_info == FTS_F;
}

/* Walk the directory NAME.  */

static void
add_directory (struct frame_inputs *inputs, const char *name)
{
  char *roots[] = { (char *) name, NULL };
  struct frame_progress progress = { 0 };
  FTS *walk = fts_open (roots, FTS_PHYSICAL | FTS_NOCHDIR, by_name);
  FTSENT *entry;
  unsigned found = 0, seen = 0;

  while (walk && (entry = fts_read (walk)))
    {
      frame_progress_step (&progress, found, ++seen, entry->fts_path);
      if (entry->fts_info == FTS_D && strcmp (entry->fts_name, ".git") == 0)
	fts_set (walk, entry, FTS_SKIP);
      else if (entry->fts_info == FTS_DNR || entry->fts_info == FTS_ERR)
	frame_complain ("%s: %s", entry->fts_path,
			strerror (entry->fts_errno));
      else if (regular_p (entry))
	found += add_found_file (inputs, entry->fts_path);
    }
  if (walk)
    fts_close (walk);
  frame_progress_clear (&progress);
  if (found)
    return;
  frame_complain ("%s: no file in this directory holds frame facts", name);
  inputs->trouble = true;
}

void
frame_inputs_add (struct frame_inputs *inputs, const char *name)
{
  struct stat status;

  if (stat (name, &status) == 0 && S_ISDIR (status.st_mode))
    add_directory (inputs, name);
  else
    add_named_file (inputs, name);
}

struct frame_input *
frame_inputs_library (struct frame_inputs *inputs, const char *name)
{
  struct frame_facts_file *file
    = frame_facts_open (inputs->arena, name, FRAME_FACTS_PEEK, NULL, NULL);

  if (!file || file->kind != FRAME_FILE_SHARED)
    return NULL;
  return add_once (inputs, file, false);
}
