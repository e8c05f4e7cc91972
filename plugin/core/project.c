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

/* Add the model file that NODE names.  */

static void
add_model (struct reader *r, const yaml_node_t *node)
{
  struct frame_project *p = r->project;
  const char *name = scalar_text (node);
  const char *slash = strrchr (p->file, '/');

  if (!name || !*name)
    complain (r, node->start_mark, "expected the name of a model file", NULL);
  else if (p->n_models == MAX_MODELS)
    complain (r, node->start_mark, "too many model files", NULL);
  else
    *FRAME_APPEND (r->arena, p->models, p->n_models, const char *)
      = name[0] == '/' || !slash
	  ? frame_printf (r->arena, "%s", name)
	  : frame_printf (r->arena, "%.*s/%s", (int) (slash - p->file),
			  p->file, name);
}

static void
read_models (struct reader *r, const yaml_node_t *node)
{
  yaml_node_item_t *item;

  if (node->type == YAML_SCALAR_NODE)
    {
      add_model (r, node);
      return;
    }
  if (node->type != YAML_SEQUENCE_NODE)
    {
      complain (r, node->start_mark, "expected a list of model files", NULL);
      return;
    }
  for (item = node->data.sequence.items.start;
       item < node->data.sequence.items.top; item++)
    add_model (r, yaml_document_get_node (&r->document, *item));
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

      if (name && strcmp (name, "models") == 0)
	read_models (r, value);
      else
	complain (r, key->start_mark, "unknown key; the valid one is 'models'",
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
