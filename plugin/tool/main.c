/* The gcc-frame command: find the sub-command and hand over.

   Each sub-command is a file of its own that exports one struct
   frame_command; to add one, write the file and a row in the table
   below.  */

#include "tool.h"

#include <argp.h>
#include <errno.h>
#include <locale.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "arena.h"
#include "frame-ir.h"

#ifndef FRAME_VERSION
#define FRAME_VERSION "(unknown version)"
#endif

/* In the order of --help.  */
static const struct frame_command *const commands[] = {
  &frame_check_command,
  &frame_tree_command,
  &frame_lookup_command,
  &frame_frames_command,
  &frame_dump_command,
  &frame_mine_command,
  &frame_explain_command
};
#define N_COMMANDS (sizeof commands / sizeof commands[0])

void
frame_complain (const char *format, ...)
{
  va_list args;

  fflush (stdout);
  fputs ("gcc-frame: ", stderr);
  va_start (args, format);
  vfprintf (stderr, format, args);
  va_end (args);
  fputc ('\n', stderr);
}

/* The core asked for WANTED bytes in vain.  */

static void
out_of_memory (size_t wanted)
{
  frame_complain ("out of memory (%zu bytes wanted)", wanted);
  exit (FRAME_EXIT_TROUBLE);
}

/* argp's hook for --version.  */

static void
print_version (FILE *out, struct argp_state *state)
{
  (void) state;
  fprintf (out,
	   "gcc-frame %s (facts %d.%d)\n"
	   "License GPLv3+: GNU GPL version 3 or later "
	   "<https://gnu.org/licenses/gpl.html>.\n"
	   "This is free software: you are free to change and redistribute "
	   "it.\n"
	   "There is NO WARRANTY, to the extent permitted by law.\n",
	   FRAME_VERSION, FRAME_IR_MAJOR, FRAME_IR_MINOR);
}

/* The command called NAME, or null.  */

static const struct frame_command *
find_command (const char *name)
{
  for (size_t i = 0; i < N_COMMANDS; i++)
    if (strcmp (commands[i]->name, name) == 0)
      return commands[i];
  return NULL;
}

/* Run COMMAND with the ARGC arguments ARGV that follow its name.  */

static int
run_command (const struct frame_command *command, int argc, char **argv)
{
  char **args = frame_xrealloc (NULL, (argc + 2) * sizeof *args);
  char name[64];
  int status;

  snprintf (name, sizeof name, "gcc-frame %s", command->name);
  args[0] = name;
  memcpy (args + 1, argv, argc * sizeof *args);
  args[argc + 1] = NULL;
  status = command->run (argc + 1, args);
  frame_xfree (args);
  return status;
}

/* argp's filter: add the list of commands to the help text.  */

static char *
list_commands (int key, const char *text, void *input)
{
  char *list = NULL;
  size_t length;
  FILE *out;

  (void) input;
  if (key != ARGP_KEY_HELP_POST_DOC || !(out = open_memstream (&list, &length)))
    return (char *) text;
  fputs ("Commands:\n", out);
  for (size_t i = 0; i < N_COMMANDS; i++)
    fprintf (out, "  %-8s %-24s %s\n", commands[i]->name,
	     commands[i]->arguments, commands[i]->summary);
  fprintf (out, "\n%s", text);
  fclose (out);
  return list;
}

/* argp's parser for what stands before the sub-command.  */

static error_t
parse_option (int key, char *arg, struct argp_state *state)
{
  int *first = state->input;

  switch (key)
    {
    case ARGP_KEY_ARG:
      if (!find_command (arg))
	argp_error (state, "there is no command '%s'", arg);
      *first = state->next;
      state->next = state->argc;
      return 0;
    case ARGP_KEY_NO_ARGS:
      argp_usage (state);
      return 0;
    default:
      return ARGP_ERR_UNKNOWN;
    }
}

/* Standard output is only known to be written when it is flushed.  STATUS
   unless that fails.  */

static int
close_output (int status)
{
  if (fflush (stdout) == 0 && !ferror (stdout))
    return status;
  frame_complain ("standard output: %s", strerror (errno));
  return FRAME_EXIT_TROUBLE;
}

int
main (int argc, char **argv)
{
  static const struct argp argp
    = { .parser = parse_option,
	.args_doc = "COMMAND [ARGUMENT...]",
	.doc = "Find coordinate-frame mistakes of a robot in what the GCC "
	       "plugin frame left in its executables.\v"
	       "'gcc-frame COMMAND --help' shows the options of a command.\n"
	       "Exit status: 0 nothing found, 1 findings, 2 trouble.",
	.help_filter = list_commands };
  int first = argc;

  setlocale (LC_ALL, "");
  /* Numbers of files have a point wherever their reader lives.  */
  setlocale (LC_NUMERIC, "C");
  frame_set_out_of_memory (out_of_memory);
  argp_program_version_hook = print_version;
  argp_err_exit_status = FRAME_EXIT_TROUBLE;
  argp_parse (&argp, argc, argv, ARGP_IN_ORDER, NULL, &first);
  return close_output (run_command (find_command (argv[first - 1]),
				    argc - first, argv + first));
}
