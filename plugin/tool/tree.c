/* gcc-frame tree: the TF tree of a robot, with who publishes what.  */

#include "tool.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#include <cjson/cJSON.h>
#include "robots.h"

enum form
{
  FORM_TEXT,
  FORM_DOT,
  FORM_SVG,
  FORM_JSON
};

static const char *const form_names[] = { "text", "dot", "svg", "json" };
#define N_FORMS (sizeof form_names / sizeof form_names[0])

struct tree_command
{
  struct frame_workspace_arguments arguments;
  enum form form;
  FILE *out;
  cJSON *json;
  struct frame_arena *arena;
  unsigned n;			/* trees so far */
  bool several;			/* each gets a title */
};

enum
{
  OPTION_FORMAT = 0x100
};

static const struct argp_option options[] = {
  { "format", OPTION_FORMAT, "FORMAT", 0,
    "text (the default), dot (for graphviz), svg (drawn by the program dot) "
    "or json", 0 },
  { 0 }
};

/* argp's parser.  */

static error_t
parse_option (int key, char *arg, struct argp_state *state)
{
  struct tree_command *c = state->input;

  switch (key)
    {
    case OPTION_FORMAT:
      for (unsigned i = 0; i < N_FORMS; i++)
	if (strcmp (arg, form_names[i]) == 0)
	  {
	    c->form = i;
	    return 0;
	  }
      argp_error (state, "there is no format '%s', only: text, dot, svg, json",
		  arg);
      return 0;
    case ARGP_KEY_INIT:
      state->child_inputs[0] = &c->arguments;
      return 0;
    default:
      return ARGP_ERR_UNKNOWN;
    }
}

static const struct argp argp
  = { .options = options,
      .parser = parse_option,
      .children = frame_workspace_children,
      .args_doc = "[PATH...]",
      .doc = "Print the tree of the transforms that a robot publishes: "
	     "children below their parents, each with its publisher and "
	     "place.\v"
	     "A PATH is a directory, a launch file or a program, as for "
	     "'gcc-frame check'.  Launch files are taken with their default "
	     "arguments." };

/* -- text -- */

static const char *
kind_of (const struct frame_edge *edge)
{
  return edge->is_static ? "static" : "dynamic";
}

/* Print EDGE at LEVEL.  */

static void
print_edge (struct tree_command *c, const struct frame_tree_edge *edge,
	    unsigned level)
{
  const struct frame_edge *e = &edge->edge;
  const char *place = frame_place_text (c->arena, e->where);

  fprintf (c->out, "%*s%s -> %s   %s", 2 * level, "", e->parent, e->child,
	   kind_of (e));
  if (e->node)
    fprintf (c->out, "   %s", e->node);
  if (e->publisher && !e->node)
    fprintf (c->out, "   %s", e->publisher);
  if (*place)
    fprintf (c->out, " (%s)", place);
  if (e->from_default)
    fputs ("   by default", c->out);
  if (frame_shown_maybe_p (edge))
    fputs ("   perhaps", c->out);
  fputc ('\n', c->out);
}

/* Print what hangs under the frame PARENT; DONE holds by edge what has been
   printed, so that cycles end.  */

static void
print_below (struct tree_command *c, const struct frame_shown *shown,
	     const char *parent, unsigned level, bool *done)
{
  for (unsigned i = 0; i < shown->n_edges; i++)
    {
      const char *child = shown->edges[i].edge.child;
      bool last = true;

      if (done[i] || shown->edges[i].edge.parent != parent)
	continue;
      done[i] = true;
      print_edge (c, &shown->edges[i], level);
      /* Of several that publish one edge, the last has the children.  */
      for (unsigned j = i + 1; j < shown->n_edges; j++)
	last &= done[j] || shown->edges[j].edge.parent != parent
		|| shown->edges[j].edge.child != child;
      if (last && level < 200)
	print_below (c, shown, child, level + 1, done);
    }
}

static void
print_text (struct tree_command *c, const struct frame_shown *shown)
{
  bool *done = FRAME_NEW_N (c->arena, bool, shown->n_edges + 1);

  if (c->several)
    fprintf (c->out, "%s:\n", shown->title);
  for (unsigned f = 0; f < frame_tree_frames (shown->tree); f++)
    {
      unsigned edge;

      if (frame_tree_parents (shown->tree, f, &edge, 1) == 0)
	print_below (c, shown, frame_tree_name (shown->tree, f), 0, done);
    }
  /* What is left is on cycles.  */
  for (unsigned i = 0; i < shown->n_edges; i++)
    if (!done[i])
      print_below (c, shown, shown->edges[i].edge.parent, 0, done);
  for (unsigned i = 0; i < shown->n_extra; i++)
    {
      const struct frame_shown_extra *x = &shown->extra[i];

      if (i == 0 || strcmp (x->condition, x[-1].condition) != 0)
	fprintf (c->out, "with %s also:\n", x->condition);
      print_edge (c, x->edge, 1);
    }
  if (shown->open && c->several)
    fprintf (c->out, "(and what %s may publish)\n", shown->open);
}

/* -- dot -- */

/* Print TEXT as a string of dot.  */

static void
print_quoted (FILE *out, const char *text)
{
  fputc ('"', out);
  for (; *text; text++)
    {
      if (*text == '"' || *text == '\\')
	fputc ('\\', out);
      fputc (*text, out);
    }
  fputc ('"', out);
}

/* Print EDGE, which is there only under CONDITION (may be null).  */

static void
print_arrow (struct tree_command *c, const struct frame_tree_edge *edge,
	     const char *condition)
{
  const struct frame_edge *e = &edge->edge;
  const char *who = e->node ? e->node : e->publisher ? e->publisher : "";
  const char *place = frame_place_text (c->arena, e->where);

  fputs ("  ", c->out);
  print_quoted (c->out, e->parent);
  fputs (" -> ", c->out);
  print_quoted (c->out, e->child);
  fputs (" [label=", c->out);
  print_quoted (c->out,
		condition ? frame_printf (c->arena, "%s (%s)", who, condition)
			  : who);
  fputs (", tooltip=", c->out);
  print_quoted (c->out, place);
  fprintf (c->out, "%s%s];\n", e->is_static ? ", color=blue" : "",
	   condition || frame_shown_maybe_p (edge) ? ", style=dashed" : "");
}

static void
print_dot (struct tree_command *c, const struct frame_shown *shown)
{
  fputs ("digraph ", c->out);
  print_quoted (c->out, shown->title);
  fputs (" {\n  node [shape=box];\n  label=", c->out);
  print_quoted (c->out, shown->title);
  fputs (";\n", c->out);
  for (unsigned i = 0; i < shown->n_edges; i++)
    print_arrow (c, &shown->edges[i], NULL);
  for (unsigned i = 0; i < shown->n_extra; i++)
    print_arrow (c, shown->extra[i].edge, shown->extra[i].condition);
  fputs ("}\n", c->out);
}

/* -- JSON -- */

/* Add EDGE, there only under CONDITION (may be null), to EDGES.  */

static void
add_json_edge (cJSON *edges, const struct frame_tree_edge *edge,
	       const char *condition)
{
  const struct frame_edge *e = &edge->edge;
  cJSON *object = cJSON_CreateObject ();

  cJSON_AddStringToObject (object, "parent", e->parent);
  cJSON_AddStringToObject (object, "child", e->child);
  cJSON_AddBoolToObject (object, "static", e->is_static);
  cJSON_AddBoolToObject (object, "certain", !frame_shown_maybe_p (edge));
  if (condition)
    cJSON_AddStringToObject (object, "condition", condition);
  if (e->node)
    cJSON_AddStringToObject (object, "node", e->node);
  if (e->publisher)
    cJSON_AddStringToObject (object, "function", e->publisher);
  cJSON_AddStringToObject (object, "file", frame_where_file (&e->where));
  cJSON_AddNumberToObject (object, "line", e->where.loc.line);
  cJSON_AddItemToArray (edges, object);
}

static void
add_json (struct tree_command *c, const struct frame_shown *shown)
{
  cJSON *tree = cJSON_CreateObject ();
  cJSON *edges = cJSON_AddArrayToObject (tree, "edges");

  cJSON_AddStringToObject (tree, "name", shown->title);
  if (shown->open)
    cJSON_AddStringToObject (tree, "mayPublishMore", shown->open);
  for (unsigned i = 0; i < shown->n_edges; i++)
    add_json_edge (edges, &shown->edges[i], NULL);
  for (unsigned i = 0; i < shown->n_extra; i++)
    add_json_edge (edges, shown->extra[i].edge, shown->extra[i].condition);
  cJSON_AddItemToArray (c->json, tree);
}

/* frame_shown_fn: print one tree.  */

static void
show (void *data, const struct frame_shown *shown)
{
  struct tree_command *c = data;

  c->n++;
  if (c->form == FORM_JSON)
    add_json (c, shown);
  else if (c->form == FORM_TEXT)
    print_text (c, shown);
  else
    print_dot (c, shown);
}

/* Start dot with its input at C->out.  Returns its process, -1 if that is not
   possible.  */

static pid_t
start_dot (struct tree_command *c)
{
  int ends[2];
  pid_t child;

  fflush (stdout);
  if (pipe (ends) != 0)
    return -1;
  child = fork ();
  if (child == 0)
    {
      dup2 (ends[0], STDIN_FILENO);
      close (ends[0]);
      close (ends[1]);
      execlp ("dot", "dot", "-Tsvg", (char *) NULL);
      frame_complain ("dot: %s (it comes with graphviz)", strerror (errno));
      _exit (127);
    }
  close (ends[0]);
  if (child > 0)
    c->out = fdopen (ends[1], "w");
  else
    close (ends[1]);
  return child;
}

/* Wait for dot.  True if it drew.  */

static bool
finish_dot (struct tree_command *c, pid_t child)
{
  int status;

  fclose (c->out);
  return waitpid (child, &status, 0) == child && WIFEXITED (status)
	 && WEXITSTATUS (status) == 0;
}

/* Print the trees of W.  */

static bool
print_trees (struct tree_command *c, struct frame_workspace *w)
{
  pid_t child = 0;
  bool good = true;

  c->out = stdout;
  c->arena = w->arena;
  c->several = w->n_tops + w->n_programs > 1 || w->n_directories || w->n_tops;
  c->json = cJSON_CreateArray ();
  if (c->form == FORM_SVG && (child = start_dot (c)) < 0)
    return false;
  frame_workspace_show (w, show, c);
  if (c->form == FORM_SVG)
    good = finish_dot (c, child);
  if (c->form == FORM_JSON)
    {
      char *text = cJSON_Print (c->json);

      puts (text);
      cJSON_free (text);
    }
  cJSON_Delete (c->json);
  return good;
}

static int
run (int argc, char **argv)
{
  struct tree_command c = { .form = FORM_TEXT };
  struct frame_workspace *w;
  bool good;

  argp_parse (&argp, argc, argv, 0, NULL, &c);
  w = frame_workspace_open (&c.arguments);
  good = print_trees (&c, w);
  if (c.n == 0 && good && !w->trouble)
    frame_workspace_nothing (w, &c.arguments);
  good &= !w->trouble;
  frame_workspace_free (w);
  frame_workspace_arguments_free (&c.arguments);
  return good ? FRAME_EXIT_CLEAN : FRAME_EXIT_TROUBLE;
}

const struct frame_command frame_tree_command
  = { "tree", "[PATH...]", "print the TF tree of a robot", run };
