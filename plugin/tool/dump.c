/* gcc-frame dump: what the plugin left in a file, for whoever wonders why
   something is found or not found.  */

#include "tool.h"

#include <argp.h>
#include <stdio.h>
#include <string.h>
#include "analysis.h"
#include "facts-elf.h"
#include "frame-text.h"
#include "robot.h"
#include "targets.h"
#include "urdf.h"

enum form
{
  FORM_FACTS,			/* the bytes of the section */
  FORM_PRETTY,			/* what was understood of them */
  FORM_TYPES			/* what was inferred */
};

struct arguments
{
  enum form form;
  unsigned n_names;
  char **names;
};

enum
{
  OPTION_PRETTY = 0x100,
  OPTION_TYPES
};

static const struct argp_option options[] = {
  { "pretty", OPTION_PRETTY, NULL, 0,
    "print statements with the places they come from", 0 },
  { "types", OPTION_TYPES, NULL, 0,
    "print the value and type inferred for each statement", 0 },
  { 0 }
};

/* argp's parser.  */

static error_t
parse_option (int key, char *arg, struct argp_state *state)
{
  struct arguments *arguments = state->input;

  (void) arg;
  switch (key)
    {
    case OPTION_PRETTY:
      arguments->form = FORM_PRETTY;
      return 0;
    case OPTION_TYPES:
      arguments->form = FORM_TYPES;
      return 0;
    case ARGP_KEY_ARGS:
      arguments->names = state->argv + state->next;
      arguments->n_names = state->argc - state->next;
      return 0;
    case ARGP_KEY_NO_ARGS:
      argp_error (state, "no file to dump");
      return 0;
    default:
      return ARGP_ERR_UNKNOWN;
    }
}

static const struct argp argp
  = { .options = options,
      .parser = parse_option,
      .args_doc = "FILE...",
      .doc = "Print the frame facts in each FILE, an executable, library, "
	     "object, archive or facts file, as they are; of a launch "
	     "file the nodes that it starts, with their parameters, and the "
	     "transforms that its static publishers send; of a robot "
	     "description (URDF or xacro) what robot_state_publisher sends "
	     "of it." };

/* frame_facts_open's report.  */

static void
report (void *data, const char *where, const char *message)
{
  (void) data;
  frame_complain ("%s: %s", where, message);
}

/* Print the LENGTH bytes of facts at TEXT without the padding between
   units.  */

static void
print_facts (const char *text, size_t length)
{
  const char *end = text + length;

  while (text < end)
    {
      size_t n = strnlen (text, end - text);

      fwrite (text, 1, n, stdout);
      for (text += n; text < end && *text == '\0'; text++)
	;
    }
}

/* Print the facts in FILE as they are.  */

static void
dump_facts (const struct frame_facts_file *file)
{
  for (unsigned i = 0; i < file->n_chunks; i++)
    if (file->chunks[i].text)
      print_facts (file->chunks[i].text, file->chunks[i].length);
}

/* The file of LOC in UNIT.  */

static const char *
file_of (const struct frame_unit *unit, struct frame_loc loc)
{
  return loc.file && loc.file < unit->n_files ? unit->files[loc.file] : "?";
}

/* Print STMT of FN with its place.  */

static void
dump_stmt (const struct frame_function *fn, const struct frame_stmt *stmt)
{
  struct frame_buffer out = { 0 };
  char *place;

  frame_print_stmt (fn, stmt, &out);
  /* Its own form of the place, after the last semicolon, is shorter than
     ours.  */
  frame_buffer_puts (&out, "");
  place = strrchr (out.text, ';');
  if (place && place > out.text && place[-1] == ' ')
    place[-1] = '\0';
  printf ("    %-56s  %s:%u:%u\n", out.text, file_of (fn->unit, stmt->loc),
	  stmt->loc.line, stmt->loc.column);
  frame_buffer_free (&out);
}

/* Print where BLOCK goes.  */

static void
dump_exit (const struct frame_function *fn, const struct frame_block *block)
{
  struct frame_buffer out = { 0 };

  if (block->n_succ == 0)
    printf ("    %s\n", block->throws ? "throw" : "return");
  else if (block->cond.kind == FRAME_PLACE)
    {
      frame_print_place (fn, &block->cond.place, &out);
      printf ("    if %s", out.text ? out.text : "?");
    }
  else
    fputs ("    goto", stdout);
  for (unsigned i = 0; i < block->n_succ; i++)
    printf (" %u", block->succ[i]);
  if (block->n_succ)
    putchar ('\n');
  if (block->eh >= 0)
    printf ("    on exception %d\n", block->eh);
  frame_buffer_free (&out);
}

/* Print PARAM, the one at POSITION.  */

static void
dump_param (const struct frame_param *param, unsigned position)
{
  if (param->is_this)
    printf ("  $this");
  else
    printf ("  $%u %s", position, param->name ? param->name : "");
  printf (" : %s%s%s\n", param->is_const ? "const " : "",
	  param->type ? param->type : "?", param->is_ref ? " &" : "");
}

/* Print FN.  */

static void
dump_function (const struct frame_function *fn)
{
  printf ("\n%s %s  %s:%u:%u\n", fn->name, fn->is_entry ? "(entry)" : "",
	  file_of (fn->unit, fn->loc), fn->loc.line, fn->loc.column);
  for (unsigned i = 0; i < fn->n_params; i++)
    dump_param (&fn->params[i], i);
  for (unsigned i = 0; i < fn->n_blocks; i++)
    {
      printf ("  block %u\n", i);
      for (unsigned j = 0; j < fn->blocks[i].n_stmts; j++)
	dump_stmt (fn, &fn->blocks[i].stmts[j]);
      dump_exit (fn, &fn->blocks[i]);
    }
}

/* Print the units of PROGRAM for a person.  */

static void
dump_pretty (const struct frame_program *program)
{
  for (unsigned i = 0; i < program->n_units; i++)
    {
      const struct frame_unit *unit = program->units[i];

      printf ("unit %s (%s)\n", unit->name, unit->producer);
      for (unsigned j = 0; j < unit->n_functions; j++)
	dump_function (unit->functions[j]);
    }
}

/* Print what the launch file NAME starts, and what its static publishers
   send.  Returns false if it cannot be read.  */

static bool
dump_launch (const char *name)
{
  struct frame_arena *arena = frame_arena_new ("dump");
  struct frame_program *program = frame_program_new (arena);
  struct frame_findings *findings = frame_findings_new (arena);
  struct frame_launch_files *files
    = frame_launch_files_new (program, findings);
  struct frame_launch_file *file = frame_launch_read (files, name);
  bool good;

  good = file && file->readable;
  if (good)
    {
      struct frame_robot *robot
	= frame_robot_launch (arena, files, NULL, file, NULL, 0);
      struct frame_buffer out = { 0 };

      frame_robot_print (robot, &out);
      fwrite (out.text ? out.text : "", 1, out.length, stdout);
      frame_buffer_free (&out);
      frame_robot_lower (robot, findings);
      for (unsigned i = 0; i < program->n_units; i++)
	for (unsigned j = 0; j < program->units[i]->n_functions; j++)
	  dump_function (program->units[i]->functions[j]);
    }
  else
    frame_complain ("%s: cannot be read as a launch file", name);
  frame_findings_free (findings);
  frame_arena_free (arena);
  return good;
}

/* Print what is inferred for the statements of PROGRAM, all of a program if
   CLOSED.  */

static void
dump_types (const struct frame_program *program, bool closed)
{
  struct frame_buffer out = { 0 };
  struct frame_analysis_options analysis_options
    = { .closed = closed, .dump_types = &out };
  struct frame_findings *findings = frame_findings_new (program->arena);

  frame_analysis_free (frame_analyse (program, &analysis_options, findings));
  frame_findings_free (findings);
  fwrite (out.text ? out.text : "", 1, out.length, stdout);
  frame_buffer_free (&out);
}

/* True if NAME is called like a robot description.  */

static bool
urdf_name_p (const char *name)
{
  const char *dot = strrchr (name, '.');

  return dot && (strcmp (dot, ".urdf") == 0 || strcmp (dot, ".xacro") == 0);
}

/* Print what robot_state_publisher sends of the robot model NAME, in FORM.
   Returns false if it cannot be read.  */

static bool
dump_urdf (const char *name, enum form form)
{
  struct frame_arena *arena = frame_arena_new ("dump");
  struct frame_program *program = frame_program_new (arena);
  struct frame_findings *findings = frame_findings_new (arena);
  struct frame_urdf *urdf
    = frame_urdf_read (program, findings, NULL, name, NULL, 0);
  struct frame_buffer out = { 0 };

  if (urdf)
    {
      frame_urdf_lower (urdf, FRAME_ROS_1, NULL, urdf->unit,
			"robot_state_publisher");
      if (form == FORM_PRETTY)
	dump_pretty (program);
      else if (form == FORM_TYPES)
	dump_types (program, true);
      else
	frame_print_unit (urdf->unit, &out);
      fwrite (out.text ? out.text : "", 1, out.length, stdout);
      frame_buffer_free (&out);
    }
  else
    frame_complain ("%s: cannot be read", name);
  frame_findings_free (findings);
  frame_arena_free (arena);
  return urdf != NULL;
}

/* Dump the file NAME in FORM.  Returns false if it holds nothing.  */

static bool
dump_file (const char *name, enum form form)
{
  struct frame_arena *arena = frame_arena_new ("dump");
  struct frame_program *program = frame_program_new (arena);
  struct frame_facts_file *file
    = frame_facts_open (arena, name, FRAME_FACTS_READ, report, NULL);
  bool good = file && file->n_chunks;

  if (good && form == FORM_FACTS)
    dump_facts (file);
  else if (good && frame_facts_load (program, name))
    {
      if (form == FORM_TYPES)
	dump_types (program, file->kind == FRAME_FILE_PROGRAM);
      else
	dump_pretty (program);
    }
  else if (good)
    good = false;
  else if (file && file->n_lto_only)
    frame_complain ("note: object %s holds LTO bytecode only: link it or "
		    "compile with -ffat-lto-objects",
		    file->lto_object);
  else if (file && !file->damaged)
    frame_complain ("%s: holds no frame facts", name);
  frame_arena_free (arena);
  return good;
}

/* Dump the file NAME, whatever it is, in FORM.  */

static bool
dump_any (const char *name, enum form form)
{
  if (frame_launch_name_p (name))
    return dump_launch (name);
  return urdf_name_p (name) ? dump_urdf (name, form) : dump_file (name, form);
}

static int
run (int argc, char **argv)
{
  struct arguments arguments = { .form = FORM_FACTS };
  bool good = true;

  argp_parse (&argp, argc, argv, 0, NULL, &arguments);
  for (unsigned i = 0; i < arguments.n_names; i++)
    good &= dump_any (arguments.names[i], arguments.form);
  return good ? FRAME_EXIT_CLEAN : FRAME_EXIT_TROUBLE;
}

const struct frame_command frame_dump_command
  = { "dump", "FILE...", "print the facts in files", run };
