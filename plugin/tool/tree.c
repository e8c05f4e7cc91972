/* gcc-frame tree: the TF tree that each program publishes.  */

#include "tool.h"

#include <argp.h>
#include <stdio.h>
#include "analysis.h"
#include "frame-text.h"
#include "targets.h"

/* The names on the command line.  */
struct arguments
{
  unsigned n_names;
  char **names;
};

/* argp's parser.  */

static error_t
parse_option (int key, char *arg, struct argp_state *state)
{
  struct arguments *arguments = state->input;

  (void) arg;
  switch (key)
    {
    case ARGP_KEY_ARGS:
      arguments->names = state->argv + state->next;
      arguments->n_names = state->argc - state->next;
      return 0;
    case ARGP_KEY_NO_ARGS:
      argp_error (state, "no program to look at");
      return 0;
    default:
      return ARGP_ERR_UNKNOWN;
    }
}

static const struct argp argp
  = { .parser = parse_option,
      .args_doc = "PROGRAM...",
      .doc = "Print the tree of the transforms that each PROGRAM "
	     "publishes: children below their parents, each with its "
	     "publisher and place." };

/* Print the tree of TARGET, under its name if TITLED.  Sets *TROUBLE if it
   cannot be read.  */

static void
print_tree (const struct frame_target *target, bool titled, bool *trouble)
{
  struct frame_arena *arena = frame_arena_new ("program");
  struct frame_program *program = frame_target_load (target, arena, trouble);
  struct frame_analysis_options options = { .closed = target->closed };
  struct frame_buffer out = { 0 };

  if (program)
    {
      struct frame_findings *findings = frame_findings_new (arena);
      struct frame_analysis *analysis
	= frame_analyse (program, &options, findings);

      frame_analysis_print_tree (analysis, &out);
      if (titled)
	printf ("%s:\n", target->name);
      fwrite (out.text ? out.text : "", 1, out.length, stdout);
      frame_analysis_free (analysis);
      frame_findings_free (findings);
    }
  frame_buffer_free (&out);
  frame_arena_free (arena);
}

static int
run (int argc, char **argv)
{
  struct arguments arguments = { 0 };
  struct frame_targets *targets;
  bool trouble;

  argp_parse (&argp, argc, argv, 0, NULL, &arguments);
  targets = frame_targets_find (arguments.names, arguments.n_names);
  trouble = targets->trouble;
  for (unsigned i = 0; i < targets->n; i++)
    print_tree (&targets->list[i], targets->n > 1, &trouble);
  frame_targets_free (targets);
  return trouble ? FRAME_EXIT_TROUBLE : FRAME_EXIT_CLEAN;
}

const struct frame_command frame_tree_command
  = { "tree", "PROGRAM...", "print the TF tree of programs", run };
