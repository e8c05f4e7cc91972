/* Reading .gcc-frame.yaml, the one file of a workspace that is the user's to
   write.  */

#include "project.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "finding.h"
#include "yaml-tree.h"

/* No list needs more.  */
#define MAX_ITEMS 1000

struct reader
{
  struct frame_arena *arena;
  struct frame_project *project;
  struct frame_yaml yaml;
};

const char *
frame_project_find (struct frame_arena *arena, const char *directory)
{
  char *path = realpath (directory, NULL);
  const char *found = NULL;

  while (path && !found)
    {
      char *file = frame_printf (arena, "%s/%s", strcmp (path, "/") ? path : "",
				 FRAME_PROJECT_FILE);
      char *slash = strrchr (path, '/');

      if (access (file, F_OK) == 0)
	found = file;
      if (slash == path && path[1] == '\0')
	break;
      slash[slash == path] = '\0';
    }
  free (path);
  return found;
}

/* NAME, relative to the project file, as it can be opened.  */

static const char *
path_of (struct reader *r, const char *name)
{
  const char *file = r->project->file;
  const char *slash = strrchr (file, '/');

  if (name[0] == '/' || !slash)
    return frame_printf (r->arena, "%s", name);
  return frame_printf (r->arena, "%.*s/%s", (int) (slash - file), file, name);
}

/* What an item of a list of the project file is.  */
enum item_kind
{
  ITEM_NAME,
  ITEM_PATH,			/* of a file that may be missing */
  ITEM_FILE,			/* of a file that is read */
  ITEM_FLAG
};

/* A list of the project file: what its items are called, and where they
   go.  */
struct list
{
  const char *key;
  const char *item;		/* "the name of a model file" */
  const char *items;		/* "model files" */
  enum item_kind kind;
  unsigned *n;
  const char ***names;
};

/* The name of the group or warning in FLAG, "no-frame-x" or
   "error=frame-x=2".  */

static const char *
flag_name (struct frame_arena *arena, const char *flag)
{
  static const char *const prefixes[] = { "no-error=", "error=", "no-" };

  for (size_t i = 0; i < sizeof prefixes / sizeof prefixes[0]; i++)
    if (strncmp (flag, prefixes[i], strlen (prefixes[i])) == 0)
      {
	flag += strlen (prefixes[i]);
	break;
      }
  return frame_intern_n (arena, flag, strcspn (flag, "="));
}

/* True if FLAG, without "-W", is one of ours.  */

static bool
flag_p (struct frame_arena *arena, const char *flag)
{
  return strcmp (flag, "error") == 0 || strcmp (flag, "no-error") == 0
	 || frame_flag_valid_p (flag_name (arena, flag));
}

/* The item NODE of LIST as it is kept; null, reported, if it is wrong.  */

static const char *
read_item (struct reader *r, const struct frame_yaml_node *node,
	   const struct list *list)
{
  const char *text = node->text;

  if (list->kind == ITEM_FLAG)
    {
      if (strncmp (text, "-W", 2) == 0)
	text += 2;
      if (flag_p (r->arena, text))
	return text;
      frame_yaml_complain (&r->yaml, node, "unknown warning '-W%.60s'", text);
      return NULL;
    }
  if (list->kind == ITEM_NAME)
    return text;
  text = path_of (r, text);
  if (list->kind == ITEM_PATH || access (text, R_OK) == 0)
    return text;
  frame_yaml_complain (&r->yaml, node, "cannot open '%.100s': %s", text,
		       strerror (errno));
  return NULL;
}

/* Add the item NODE to LIST.  */

static void
add_item (struct reader *r, const struct frame_yaml_node *node,
	  const struct list *list)
{
  const char *item;

  if (node->kind != FRAME_YAML_SCALAR || !*node->text)
    frame_yaml_complain (&r->yaml, node, "expected %s", list->item);
  else if (*list->n == MAX_ITEMS)
    frame_yaml_complain (&r->yaml, node, "too many %s", list->items);
  else if ((item = read_item (r, node, list)))
    *FRAME_APPEND (r->arena, *list->names, *list->n, const char *) = item;
}

/* Read NODE, one item or a sequence of them, into LIST.  */

static void
read_list (struct reader *r, const struct frame_yaml_node *node,
	   const struct list *list)
{
  if (node->kind == FRAME_YAML_SCALAR)
    add_item (r, node, list);
  else if (node->kind == FRAME_YAML_MAPPING)
    frame_yaml_complain (&r->yaml, node, "expected a list of %s", list->items);
  else
    for (unsigned i = 0; i < node->n_items; i++)
      add_item (r, node->items[i], list);
}

static void
read_arguments (struct reader *r, const struct frame_yaml_node *node)
{
  struct frame_project *p = r->project;

  if (!frame_yaml_mapping_p (&r->yaml, node, "'argument: value'"))
    return;
  for (unsigned i = 0; i < node->n_items; i += 2)
    {
      const struct frame_yaml_node *value = node->items[i + 1];
      struct frame_project_argument *argument;

      if (!frame_yaml_scalar_p (&r->yaml, value, "'argument: value'"))
	continue;
      argument = FRAME_APPEND (r->arena, p->arguments, p->n_arguments,
			       struct frame_project_argument);
      argument->name = node->items[i]->text;
      argument->value = value->text;
    }
}

static void
read_baseline (struct reader *r, const struct frame_yaml_node *node)
{
  if (node->kind == FRAME_YAML_SCALAR && *node->text)
    r->project->baseline = path_of (r, node->text);
  else
    frame_yaml_complain (&r->yaml, node, "expected the name of a file");
}

/* Read VALUE, the value of the key NAME.  Returns false if there is none of
   that name.  */

static bool
read_key (struct reader *r, const char *name,
	  const struct frame_yaml_node *value)
{
  struct frame_project *p = r->project;
  const struct list lists[]
    = { { "models", "the name of a model file", "model files", ITEM_FILE,
	  &p->n_models, &p->models },
	{ "external", "a frame", "frames", ITEM_NAME, &p->n_external,
	  &p->external },
	{ "launch", "the name of a launch file", "launch files", ITEM_PATH,
	  &p->n_launch, &p->launch },
	{ "mined", "the name of a file of mined rules",
	  "files of mined rules", ITEM_FILE, &p->n_mined, &p->mined },
	{ "flags", "a flag", "flags", ITEM_FLAG, &p->n_flags, &p->flags } };

  for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++)
    if (strcmp (name, lists[i].key) == 0)
      {
	read_list (r, value, &lists[i]);
	return true;
      }
  if (strcmp (name, "arguments") == 0)
    read_arguments (r, value);
  else if (strcmp (name, "baseline") == 0)
    read_baseline (r, value);
  else if (strcmp (name, "nodes") == 0)
    p->has_nodes = true;
  else
    return false;
  return true;
}

unsigned
frame_project_read (struct frame_arena *arena, const char *file,
		    struct frame_project *project, frame_problem_fn report,
		    void *data)
{
  struct reader r = { .arena = arena, .project = project,
		      .yaml = { .arena = arena, .name = file,
				.report = report, .data = data } };
  const struct frame_yaml_node *root;

  memset (project, 0, sizeof *project);
  project->file = file;
  root = frame_yaml_read (&r.yaml, NULL, 0);
  if (!root
      || !frame_yaml_mapping_p (&r.yaml, root, "'key: value' lines"))
    return r.yaml.n_errors;
  for (unsigned i = 0; i < root->n_items; i += 2)
    if (!read_key (&r, root->items[i]->text, root->items[i + 1]))
      frame_yaml_complain (&r.yaml, root->items[i],
			   "unknown key '%.60s'; valid are 'models', "
			   "'external', 'launch', 'arguments', 'flags', "
			   "'nodes', 'mined' and 'baseline'",
			   root->items[i]->text);
  return r.yaml.n_errors;
}
