/* Which files make a program.

   - An executable and the shared libraries it is linked with are one.
   - A shared library that no executable here uses is one, but open: the
     program that loads it may set what it leaves unset.
   - Objects, archives and facts files that were named are one.
   - Objects in a directory are pieces of the executables there.  Only if
     there are none they are looked at, each for itself.

   Taking too few files together would invent findings ("nobody sets this
   id"), so a program with a library that cannot be found is open too, and one
   that lacks methods of its classes.  */

#include "targets.h"

#include <glob.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "frame-text.h"
#include "inputs.h"
#include "missing-methods.h"
#include "tool.h"

/* A new target called NAME.  */

static struct frame_program_target *
new_target (struct frame_targets *targets, const char *name, bool closed)
{
  struct frame_program_target *target
    = FRAME_PUSH (targets->list, targets->n, targets->capacity,
		  struct frame_program_target);

  memset (target, 0, sizeof *target);
  target->name = name;
  target->closed = closed;
  return target;
}

/* Add FILE to TARGET.  Returns false if it was there.  */

static bool
add_file (struct frame_program_target *target, const char *file)
{
  for (unsigned i = 0; i < target->n_files; i++)
    if (strcmp (target->files[i], file) == 0)
      return false;
  *FRAME_PUSH (target->files, target->n_files, target->capacity, const char *)
    = file;
  return true;
}

/* True if the library NAME is where the system keeps its own.  */

static bool
system_library_p (struct frame_arena *arena, const char *name)
{
  const char *pattern
    = frame_printf (arena, "/{usr/local/lib,lib,usr/lib,lib64,usr/lib64,"
			   "lib/*-linux-*,usr/lib/*-linux-*}/%s", name);
  glob_t found;
  bool result = glob (pattern, GLOB_BRACE | GLOB_NOSORT, NULL, &found) == 0;

  globfree (&found);
  return result;
}

/* The library NAME in one of the directories of PATH, separated by colons;
   $ORIGIN is the directory of the file USER.  */

static struct frame_input *
library_on_path (struct frame_inputs *inputs, const char *path,
		 const char *user, const char *name)
{
  struct frame_arena *arena = inputs->arena;
  const char *slash = strrchr (user, '/');
  const char *origin
    = slash ? frame_intern_n (arena, user, slash - user) : ".";

  while (path && *path)
    {
      int length = strcspn (path, ":");
      int skip = strncmp (path, "$ORIGIN", 7) == 0	? 7
		 : strncmp (path, "${ORIGIN}", 9) == 0	? 9
							: 0;
      const char *file
	= frame_printf (arena, "%s%.*s/%s", skip ? origin : "", length - skip,
			path + skip, name);
      struct frame_input *found
	= access (file, R_OK) == 0 ? frame_inputs_library (inputs, file)
				   : NULL;

      if (found)
	return found;
      path += length + (path[length] == ':');
    }
  return NULL;
}

/* The library that calls itself NAME among the inputs.  */

static struct frame_input *
library_among_inputs (struct frame_inputs *inputs, const char *name)
{
  for (unsigned i = 0; i < inputs->n; i++)
    {
      const struct frame_facts_file *file = inputs->list[i].file;
      const char *base = strrchr (file->name, '/');

      if (file->kind != FRAME_FILE_SHARED)
	continue;
      base = base ? base + 1 : file->name;
      if (strcmp (file->soname ? file->soname : base, name) == 0)
	return &inputs->list[i];
    }
  return NULL;
}

/* Add to TARGET the libraries that its files are linked with.  Where the
   loader looks: the run path of the user, then of the program itself, then
   LD_LIBRARY_PATH.  Returns the number of chunks of facts.  */

static unsigned
add_libraries (struct frame_targets *targets, struct frame_program_target *target,
	       const struct frame_facts_file *program,
	       const struct frame_facts_file *user)
{
  struct frame_inputs *inputs = targets->inputs;
  unsigned chunks = user->n_chunks;

  for (unsigned i = 0; i < user->n_needed; i++)
    {
      const char *name = user->needed[i];
      struct frame_input *library
	= library_on_path (inputs, user->run_path, user->name, name);

      if (!library)
	library = library_on_path (inputs, program->run_path, program->name,
				   name);
      if (!library)
	library = library_among_inputs (inputs, name);
      if (!library)
	library = library_on_path (inputs, getenv ("LD_LIBRARY_PATH"),
				   user->name, name);
      if (!library)
	{
	  target->closed &= system_library_p (inputs->arena, name);
	  continue;
	}
      library->used = true;
      if (add_file (target, library->file->name))
	chunks += add_libraries (targets, target, program, library->file);
    }
  return chunks;
}

/* A target for the executable or library INPUTS->list[INDEX].  */

static void
add_linked (struct frame_targets *targets, unsigned index)
{
  struct frame_inputs *inputs = targets->inputs;
  const struct frame_facts_file *file = inputs->list[index].file;
  bool named = inputs->list[index].named;
  struct frame_program_target *target
    = new_target (targets, file->name, file->kind == FRAME_FILE_PROGRAM);

  add_file (target, file->name);
  if (add_libraries (targets, target, file, file))
    return;
  frame_xfree (target->files);
  targets->n--;
  if (named)
    frame_inputs_no_facts (inputs, file);
}

/* True if FILE is a piece that a linker takes, or facts by themselves.  */

static bool
piece_p (const struct frame_facts_file *file)
{
  return file->kind == FRAME_FILE_OBJECT || file->kind == FRAME_FILE_ARCHIVE
	 || file->kind == FRAME_FILE_TEXT;
}

/* Say of all objects and archives that were named that they have no
   facts.  */

static void
complain_of_pieces (struct frame_inputs *inputs)
{
  for (unsigned i = 0; i < inputs->n; i++)
    if (inputs->list[i].named && piece_p (inputs->list[i].file))
      frame_inputs_no_facts (inputs, inputs->list[i].file);
}

/* A target for the objects, archives and facts files that were named.  With
   an executable or library beside them they are not known to be all of a
   program.  */

static void
add_named_pieces (struct frame_targets *targets, bool alone)
{
  struct frame_inputs *inputs = targets->inputs;
  struct frame_program_target *target = NULL;
  unsigned chunks = 0;

  for (unsigned i = 0; i < inputs->n; i++)
    if (inputs->list[i].named && piece_p (inputs->list[i].file))
      {
	if (!target)
	  target = new_target (targets, inputs->list[i].file->name, alone);
	add_file (target, inputs->list[i].file->name);
	chunks += inputs->list[i].file->n_chunks;
      }
  if (!target || chunks)
    return;
  frame_xfree (target->files);
  targets->n--;
  complain_of_pieces (inputs);
}

/* Targets for the objects and archives met in directories, where there was
   nothing linked.  */

static void
add_found_pieces (struct frame_targets *targets)
{
  struct frame_inputs *inputs = targets->inputs;

  for (unsigned i = 0; i < inputs->n; i++)
    if (!inputs->list[i].named && piece_p (inputs->list[i].file))
      {
	const char *name = inputs->list[i].file->name;
	add_file (new_target (targets, name, false), name);
      }
}

/* Targets for all inputs of KIND that no other target has.  */

static void
add_all_linked (struct frame_targets *targets, enum frame_file_kind kind)
{
  struct frame_inputs *inputs = targets->inputs;

  /* Libraries may be added meanwhile, and are used then.  */
  for (unsigned i = 0; i < inputs->n; i++)
    if (inputs->list[i].file->kind == kind && !inputs->list[i].used)
      add_linked (targets, i);
}

/* Targets for facts in text that were met in a directory: each is a
   program.  */

static void
add_found_texts (struct frame_targets *targets)
{
  struct frame_inputs *inputs = targets->inputs;

  for (unsigned i = 0; i < inputs->n; i++)
    if (!inputs->list[i].named
	&& inputs->list[i].file->kind == FRAME_FILE_TEXT)
      {
	const char *name = inputs->list[i].file->name;

	add_file (new_target (targets, name, true), name);
	inputs->list[i].used = true;
      }
}

struct frame_targets *
frame_targets_of (struct frame_inputs *inputs)
{
  struct frame_targets *targets
    = FRAME_NEW (inputs->arena, struct frame_targets);
  bool linked;

  targets->inputs = inputs;
  add_all_linked (targets, FRAME_FILE_PROGRAM);
  add_all_linked (targets, FRAME_FILE_SHARED);
  add_found_texts (targets);
  linked = targets->n > 0;
  add_named_pieces (targets, !linked);
  if (!linked)
    add_found_pieces (targets);
  targets->trouble = inputs->trouble;
  return targets;
}

struct frame_targets *
frame_targets_find (char **names, unsigned n)
{
  struct frame_inputs *inputs = frame_inputs_new ();

  for (unsigned i = 0; i < n; i++)
    frame_inputs_add (inputs, names[i]);
  return frame_targets_of (inputs);
}

struct frame_targets *
frame_targets_program (const char *file)
{
  struct frame_inputs *inputs = frame_inputs_new ();

  frame_inputs_add_found (inputs, file);
  return frame_targets_of (inputs);
}

void
frame_targets_free (struct frame_targets *targets)
{
  for (unsigned i = 0; i < targets->n; i++)
    frame_xfree (targets->list[i].files);
  frame_xfree (targets->list);
  frame_inputs_free (targets->inputs);
}

/* Where frame_parse_units found a problem.  */
struct place
{
  const struct frame_facts_file *file;
  const struct frame_facts_chunk *chunk;
};

/* frame_parse_units' report: PROBLEM in the struct place DATA.  */

static void
report_problem (void *data, const struct frame_problem *problem)
{
  const struct place *place = data;

  fflush (stdout);
  fprintf (stderr, "%s%s:%u:%u: warning: %s\n", place->chunk->where,
	   place->file->kind == FRAME_FILE_TEXT
	     ? ""
	     : "(" FRAME_FACTS_SECTION ")",
	   problem->line, problem->column, problem->message);
}

/* Read the facts in the file NAME into PROGRAM.  Null if NAME cannot be
   opened.  */

static const struct frame_facts_file *
load_file (struct frame_program *program, const char *name)
{
  struct place place;

  place.file = frame_facts_open (program->arena, name, FRAME_FACTS_READ, NULL,
				 NULL);
  for (unsigned i = 0; place.file && i < place.file->n_chunks; i++)
    {
      place.chunk = &place.file->chunks[i];
      frame_parse_units (program, place.chunk->text, place.chunk->length,
			 report_problem, &place);
    }
  return place.file;
}

unsigned
frame_facts_load (struct frame_program *program, const char *name)
{
  unsigned had = program->n_units;

  load_file (program, name);
  return program->n_units - had;
}

struct frame_program *
frame_target_load (const struct frame_program_target *target,
		   struct frame_arena *arena, bool *trouble)
{
  struct frame_program *program = frame_program_new (arena);
  const struct frame_facts_file **files
    = FRAME_NEW_N (arena, const struct frame_facts_file *, target->n_files);
  unsigned n = 0;

  for (unsigned i = 0; i < target->n_files; i++)
    if ((files[n] = load_file (program, target->files[i])))
      n++;
  program->incomplete = frame_methods_missing_p (program, files, n);
  if (program->n_units)
    return program;
  frame_complain ("%s: its frame facts cannot be read", target->name);
  *trouble = true;
  return NULL;
}
