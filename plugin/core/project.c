/* Reading .gcc-frame.yaml, the one file of a workspace that is the user's to
   write.  */

#include "project.h"
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <yaml.h>

/* A mapping of files needs no more.  */
#define MAX_MODELS 1000

struct reader
{
  struct frame_arena *arena;
  struct frame_project *project;
  yaml_document_t document;
  frame_problem_fn report;
  void *data;
  unsigned errors;
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

static void
complain (struct reader *r, yaml_mark_t mark, const char *text,
	  const char *word)
{
  struct frame_problem problem;

  problem.line = mark.line + 1;
  problem.column = mark.column + 1;
  snprintf (problem.message, sizeof problem.message, "%s%s%.60s%s", text,
	    word ? " '" : "", word ? word : "", word ? "'" : "");
  r->report (r->data, &problem);
  r->errors++;
}

static const char *
scalar_text (const yaml_node_t *node)
{
  return node && node->type == YAML_SCALAR_NODE
	   ? (const char *) node->data.scalar.value : NULL;
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

/* A list of the project file: what its items are called, and where they
   go.  */
struct list
{
  const char *item;		/* "the name of a model file" */
  const char *items;		/* "a list of model files" */
  const char *many;		/* "too many model files" */
  bool paths;
  bool flags;
  unsigned *n;
  const char ***names;
};

/* Add the item NODE to LIST.  */

static void
add_item (struct reader *r, const yaml_node_t *node, const struct list *list)
{
  const char *name = scalar_text (node);

  if (list->flags && name && strncmp (name, "-W", 2) == 0)
    name += 2;
  if (!name || !*name)
    complain (r, node->start_mark, frame_printf (r->arena, "expected %s",
						 list->item), NULL);
  else if (*list->n == MAX_MODELS)
    complain (r, node->start_mark, list->many, NULL);
  else
    *FRAME_APPEND (r->arena, *list->names, *list->n, const char *)
      = list->paths ? path_of (r, name) : frame_intern (r->arena, name);
}

/* Read NODE, one item or a sequence of them, into LIST.  */

static void
read_list (struct reader *r, const yaml_node_t *node, const struct list *list)
{
  yaml_node_item_t *item;

  if (node->type == YAML_SCALAR_NODE)
    {
      add_item (r, node, list);
      return;
    }
  if (node->type != YAML_SEQUENCE_NODE)
    {
      complain (r, node->start_mark, frame_printf (r->arena, "expected %s",
						   list->items), NULL);
      return;
    }
  for (item = node->data.sequence.items.start;
       item < node->data.sequence.items.top; item++)
    add_item (r, yaml_document_get_node (&r->document, *item), list);
}

static void
read_arguments (struct reader *r, const yaml_node_t *node)
{
  struct frame_project *p = r->project;
  yaml_node_pair_t *pair;

  if (node->type != YAML_MAPPING_NODE)
    {
      complain (r, node->start_mark, "expected 'argument: value'", NULL);
      return;
    }
  for (pair = node->data.mapping.pairs.start;
       pair < node->data.mapping.pairs.top; pair++)
    {
      const yaml_node_t *key
	= yaml_document_get_node (&r->document, pair->key);
      const char *name = scalar_text (key);
      const char *value
	= scalar_text (yaml_document_get_node (&r->document, pair->value));
      struct frame_project_argument *argument;

      if (!name || !value)
	{
	  complain (r, key->start_mark, "expected 'argument: value'", NULL);
	  continue;
	}
      argument = FRAME_APPEND (r->arena, p->arguments, p->n_arguments,
			       struct frame_project_argument);
      argument->name = frame_intern (r->arena, name);
      argument->value = frame_intern (r->arena, value);
    }
}

static void
read_baseline (struct reader *r, const yaml_node_t *node)
{
  const char *name = scalar_text (node);

  if (name && *name)
    r->project->baseline = path_of (r, name);
  else
    complain (r, node->start_mark, "expected the name of a file", NULL);
}

/* Read the value of the key NAME.  Returns false if there is none of that
   name.  */

static bool
read_key (struct reader *r, const char *name, const yaml_node_t *value)
{
  struct frame_project *p = r->project;
  const struct list models
    = { "the name of a model file", "a list of model files",
	"too many model files", true, false, &p->n_models, &p->models };
  const struct list external
    = { "a frame", "a list of frames", "too many frames", false, false,
	&p->n_external, &p->external };
  const struct list launch
    = { "the name of a launch file", "a list of launch files",
	"too many launch files", true, false, &p->n_launch, &p->launch };
  const struct list mined
    = { "the name of a file of mined rules", "a list of files of mined rules",
	"too many files of mined rules", true, false, &p->n_mined,
	&p->mined };
  const struct list flags
    = { "a flag", "a list of flags", "too many flags", false, true,
	&p->n_flags, &p->flags };

  if (strcmp (name, "models") == 0)
    read_list (r, value, &models);
  else if (strcmp (name, "external") == 0)
    read_list (r, value, &external);
  else if (strcmp (name, "launch") == 0)
    read_list (r, value, &launch);
  else if (strcmp (name, "mined") == 0)
    read_list (r, value, &mined);
  else if (strcmp (name, "flags") == 0)
    read_list (r, value, &flags);
  else if (strcmp (name, "arguments") == 0)
    read_arguments (r, value);
  else if (strcmp (name, "baseline") == 0)
    read_baseline (r, value);
  else if (strcmp (name, "nodes") == 0)
    p->has_nodes = true;
  else
    return false;
  return true;
}

static void
read_root (struct reader *r)
{
  const yaml_node_t *root = yaml_document_get_root_node (&r->document);
  yaml_node_pair_t *pair;

  if (!root)
    return;
  if (root->type != YAML_MAPPING_NODE)
    {
      complain (r, root->start_mark, "expected 'key: value' lines", NULL);
      return;
    }
  for (pair = root->data.mapping.pairs.start;
       pair < root->data.mapping.pairs.top; pair++)
    {
      const yaml_node_t *key
	= yaml_document_get_node (&r->document, pair->key);
      const yaml_node_t *value
	= yaml_document_get_node (&r->document, pair->value);
      const char *name = scalar_text (key);

      if (!name || !read_key (r, name, value))
	complain (r, key->start_mark,
		  "unknown key; valid are 'models', 'external', 'launch', "
		  "'arguments', 'flags', 'nodes', 'mined' and 'baseline'",
		  name ? name : "");
    }
}

/* Load the document of R from STREAM.  */

static bool
load (struct reader *r, FILE *stream)
{
  yaml_parser_t parser;
  bool good;

  if (!yaml_parser_initialize (&parser))
    return false;
  yaml_parser_set_input_file (&parser, stream);
  good = yaml_parser_load (&parser, &r->document);
  if (!good)
    complain (r, parser.problem_mark, parser.problem ? parser.problem : "?",
	      NULL);
  yaml_parser_delete (&parser);
  return good;
}

unsigned
frame_project_read (struct frame_arena *arena, const char *file,
		    struct frame_project *project, frame_problem_fn report,
		    void *data)
{
  struct reader r = { .arena = arena, .project = project, .report = report,
		      .data = data };
  yaml_mark_t start = { 0, 0, 0 };
  FILE *stream = fopen (file, "rb");

  memset (project, 0, sizeof *project);
  project->file = file;
  if (!stream)
    {
      complain (&r, start, strerror (errno), NULL);
      return r.errors;
    }
  if (load (&r, stream))
    {
      read_root (&r);
      yaml_document_delete (&r.document);
    }
  fclose (stream);
  return r.errors;
}
