/* gcc-frame frames: every frame of a robot, where it is defined and where it
   is used.  */

#include "tool.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "robots.h"

struct frames_command
{
  struct frame_arena *arena;
  unsigned n;
};

static const struct argp argp
  = { .children = frame_workspace_children,
      .args_doc = "[PATH...]",
      .doc = "List the frames of a robot: where each is defined, and where it "
	     "is looked up, transformed to or put into a header.\v"
	     "A PATH is a directory, a launch file or a program, as for "
	     "'gcc-frame check'.  Launch files are taken with their default "
	     "arguments." };

static int
compare_texts (const void *a, const void *b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* One line: WHAT of the frame, by NODE at WHERE.  */

static void
print_line (struct frames_command *c, const char *what, const char *node,
	    struct frame_where where)
{
  const char *place = frame_place_text (c->arena, where);

  printf ("  %s", what);
  if (node)
    printf (" by %s", node);
  if (*place)
    printf (" (%s)", place);
  putchar ('\n');
}

/* Print all that SHOWN has on the frame NAME.  */

static void
print_frame (struct frames_command *c, const struct frame_shown *shown,
	     const char *name)
{
  bool defined = false, child = false;

  puts (name);
  for (unsigned i = 0; i < shown->n_edges; i++)
    {
      const struct frame_edge *e = &shown->edges[i].edge;
      const char *node = e->node ? e->node : e->publisher;

      if (e->child == name)
	print_line (c, frame_printf (c->arena, "below %s, %s,", e->parent,
				     e->is_static ? "static" : "dynamic"),
		    node, e->where);
      child |= e->child == name;
      defined |= e->child == name || e->parent == name;
    }
  if (defined && !child)
    puts ("  a root");
  if (!defined)
    printf ("  not defined%s%s\n",
	    shown->open ? ", as far as is known of " : "",
	    shown->open ? shown->open : "");
  for (unsigned i = 0; i < shown->n_lookups; i++)
    if (shown->lookups[i].target == name || shown->lookups[i].source == name)
      print_line (c, "looked up", shown->lookups[i].node,
		  shown->lookups[i].where);
  for (unsigned i = 0; i < shown->n_uses; i++)
    if (shown->uses[i].frame == name)
      print_line (c, shown->uses[i].stamped ? "in a header" : "transformed to",
		  shown->uses[i].node, shown->uses[i].where);
}

/* frame_shown_fn: print the frames of one tree.  */

static void
show (void *data, const struct frame_shown *shown)
{
  struct frames_command *c = data;
  unsigned most = frame_tree_frames (shown->tree) + 2 * shown->n_lookups
		  + shown->n_uses;
  const char **names = FRAME_NEW_N (c->arena, const char *, most + 1);
  unsigned n = 0;

  c->n++;
  for (unsigned i = 0; i < frame_tree_frames (shown->tree); i++)
    names[n++] = frame_tree_name (shown->tree, i);
  for (unsigned i = 0; i < shown->n_lookups; i++)
    {
      names[n++] = shown->lookups[i].target;
      names[n++] = shown->lookups[i].source;
    }
  for (unsigned i = 0; i < shown->n_uses; i++)
    names[n++] = shown->uses[i].frame;
  qsort (names, n, sizeof *names, compare_texts);
  printf ("%s:\n", shown->title);
  for (unsigned i = 0; i < n; i++)
    if (i == 0 || names[i] != names[i - 1])
      print_frame (c, shown, names[i]);
}

static int
run (int argc, char **argv)
{
  struct frame_workspace_arguments arguments = { .n_names = 0 };
  struct frames_command c = { .n = 0 };
  struct frame_workspace *w;
  bool good;

  argp_parse (&argp, argc, argv, 0, NULL, &arguments);
  w = frame_workspace_open (&arguments);
  c.arena = w->arena;
  frame_workspace_show (w, show, &c);
  if (c.n == 0 && !w->trouble)
    frame_workspace_nothing (w, &arguments);
  good = !w->trouble;
  frame_workspace_free (w);
  frame_workspace_arguments_free (&arguments);
  return good ? FRAME_EXIT_CLEAN : FRAME_EXIT_TROUBLE;
}

const struct frame_command frame_frames_command
  = { "frames", "[PATH...]", "list the frames of a robot", run };
