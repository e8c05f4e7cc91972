/* A YAML file as a tree of nodes that remember their line and column, so that
   every later complaint can name its own place.  */

#include "yaml-tree.h"
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <yaml.h>

/* Deeper nesting than any of our files needs is not read.  */
#define MAX_NESTING 8

/* A node that has a name in the file.  */
struct anchor
{
  const char *name;
  struct frame_yaml_node *node;
};

/* A file being read.  */
struct reader
{
  struct frame_yaml *yaml;
  unsigned n_anchors;
  struct anchor *anchors;
  FILE *file;
  yaml_parser_t parser;
  bool has_parser;
  yaml_event_t event; /* zeroed when there is none */
  bool failed;	      /* nothing more can be read */
};

/* Report the problem FORMAT at LINE and COLUMN of YAML.  Always false.  */

bool
frame_yaml_complain_at (struct frame_yaml *yaml, unsigned line,
			unsigned column, const char *format, ...)
{
  struct frame_problem problem;
  va_list args;

  problem.line = line;
  problem.column = column;
  va_start (args, format);
  vsnprintf (problem.message, sizeof problem.message, format, args);
  va_end (args);
  yaml->n_errors++;
  if (yaml->report)
    yaml->report (yaml->data, &problem);
  return false;
}

/* Free what libyaml and stdio hold for the struct reader DATA.  Runs also
   when an allocation failed and the handler jumped away.  */

static void
close_reader (void *data)
{
  struct reader *r = (struct reader *) data;

  yaml_event_delete (&r->event);
  if (r->has_parser)
    yaml_parser_delete (&r->parser);
  if (r->file)
    fclose (r->file);
}

/* Go to the next event of R.  False, reported, if the YAML is wrong.  */

static bool
next_event (struct reader *r)
{
  yaml_parser_t *parser = &r->parser;

  yaml_event_delete (&r->event);
  if (r->failed)
    return false;
  if (yaml_parser_parse (parser, &r->event))
    return true;
  r->failed = true;
  if (parser->error == YAML_READER_ERROR)
    return frame_yaml_complain_at (r->yaml, (unsigned) parser->mark.line + 1,
				   1, "%s (byte %zu)", parser->problem,
				   parser->problem_offset);
  return frame_yaml_complain_at (
    r->yaml, (unsigned) parser->problem_mark.line + 1,
    (unsigned) parser->problem_mark.column + 1, "%s%s%s",
    parser->context ? parser->context : "", parser->context ? ": " : "",
    parser->problem ? parser->problem : "not YAML");
}

/* A node of KIND for the current event of R.  */

static struct frame_yaml_node *
new_node (struct reader *r, enum frame_yaml_kind kind)
{
  struct frame_yaml_node *node
    = FRAME_NEW (r->yaml->arena, struct frame_yaml_node);

  node->kind = kind;
  node->line = (unsigned) r->event.start_mark.line + 1;
  node->column = (unsigned) r->event.start_mark.column + 1;
  return node;
}

/* Where the text of the scalar EVENT begins, counted from its mark; -1 if it
   stands on several lines or has escapes.  */

static int
text_offset (const yaml_event_t *event)
{
  size_t length = event->data.scalar.length;
  size_t width = event->end_mark.column - event->start_mark.column;

  if (event->start_mark.line != event->end_mark.line)
    return -1;
  return width == length ? 0 : width == length + 2 ? 1 : -1;
}

/* The current event, a scalar, as a node.  */

static struct frame_yaml_node *
read_scalar (struct reader *r)
{
  const yaml_event_t *event = &r->event;
  struct frame_yaml_node *node = new_node (r, FRAME_YAML_SCALAR);

  node->text
    = frame_intern_n (r->yaml->arena, (const char *) event->data.scalar.value,
		      event->data.scalar.length);
  node->offset = text_offset (event);
  return node;
}

static struct frame_yaml_node *read_node (struct reader *r, unsigned depth);

/* The collection of KIND that the current event of R begins, up to the
   event END.  Null if it cannot be read.  */

static struct frame_yaml_node *
read_collection (struct reader *r, enum frame_yaml_kind kind,
		 yaml_event_type_t end, unsigned depth)
{
  struct frame_yaml_node *node = new_node (r, kind);

  if (depth == MAX_NESTING)
    {
      r->failed = true;
      frame_yaml_complain (r->yaml, node, "nested too deeply");
      return NULL;
    }
  while (next_event (r) && r->event.type != end)
    {
      struct frame_yaml_node *item = read_node (r, depth + 1);
      if (!item)
	return NULL;
      *FRAME_APPEND (r->yaml->arena, node->items, node->n_items,
		     struct frame_yaml_node *)
	= item;
    }
  return r->failed ? NULL : node;
}

/* The node that the alias NAME, the current event of R, stands for.  Null,
   reported, if there is none above; so no node is within itself.  */

static struct frame_yaml_node *
find_anchor (struct reader *r, const yaml_char_t *name)
{
  /* The last one of a name counts.  */
  for (unsigned i = r->n_anchors; i-- > 0;)
    if (strcmp (r->anchors[i].name, (const char *) name) == 0)
      return r->anchors[i].node;
  frame_yaml_complain (r->yaml, new_node (r, FRAME_YAML_SCALAR),
		       "nothing above is called \"&%.60s\"",
		       (const char *) name);
  r->failed = true;
  return NULL;
}

/* NODE of R, noted under the name ANCHOR.  Both may be null.  */

static struct frame_yaml_node *
add_anchor (struct reader *r, const char *anchor, struct frame_yaml_node *node)
{
  if (anchor && node)
    {
      struct anchor *added = FRAME_APPEND (r->yaml->arena, r->anchors,
					   r->n_anchors, struct anchor);

      added->name = anchor;
      added->node = node;
    }
  return node;
}

/* ANCHOR of the current event of R in the arena, or null.  */

static const char *
keep_anchor (struct reader *r, const yaml_char_t *anchor)
{
  return anchor ? frame_intern (r->yaml->arena, (const char *) anchor) : NULL;
}

/* The node that the current event of R begins.  Null if it cannot be
   read.  */

static struct frame_yaml_node *
read_node (struct reader *r, unsigned depth)
{
  const char *anchor;

  switch (r->event.type)
    {
    case YAML_SCALAR_EVENT:
      anchor = keep_anchor (r, r->event.data.scalar.anchor);
      return add_anchor (r, anchor, read_scalar (r));
    case YAML_SEQUENCE_START_EVENT:
      anchor = keep_anchor (r, r->event.data.sequence_start.anchor);
      return add_anchor (r, anchor,
			 read_collection (r, FRAME_YAML_SEQUENCE,
					  YAML_SEQUENCE_END_EVENT, depth));
    case YAML_MAPPING_START_EVENT:
      anchor = keep_anchor (r, r->event.data.mapping_start.anchor);
      return add_anchor (r, anchor,
			 read_collection (r, FRAME_YAML_MAPPING,
					  YAML_MAPPING_END_EVENT, depth));
    default:
      return find_anchor (r, r->event.data.alias.anchor);
    }
}

/* The only document of R, or null.  */

static struct frame_yaml_node *
read_document (struct reader *r)
{
  struct frame_yaml_node *root = NULL;

  while (next_event (r) && r->event.type != YAML_STREAM_END_EVENT)
    switch (r->event.type)
      {
      case YAML_STREAM_START_EVENT:
      case YAML_DOCUMENT_END_EVENT:
	break;
      case YAML_DOCUMENT_START_EVENT:
	if (root)
	  {
	    frame_yaml_complain (r->yaml, new_node (r, FRAME_YAML_SCALAR),
				 "a file has one document");
	    return root;
	  }
	break;
      default:
	root = read_node (r, 0);
	if (!root)
	  return NULL;
      }
  return r->failed ? NULL : root;
}

const struct frame_yaml_node *
frame_yaml_read (struct frame_yaml *yaml, const char *text, size_t length)
{
  struct reader *r = FRAME_NEW (yaml->arena, struct reader);
  struct frame_cleanup *cleanup
    = frame_arena_defer (yaml->arena, close_reader, r);
  const struct frame_yaml_node *root = NULL;

  r->yaml = yaml;
  if (!text && !(r->file = fopen (yaml->name, "rb")))
    frame_yaml_complain_at (yaml, 1, 1, "cannot open the file: %s",
			    strerror (errno));
  else if (!yaml_parser_initialize (&r->parser))
    frame_yaml_complain_at (yaml, 0, 0, "out of memory");
  else
    {
      r->has_parser = true;
      if (text)
	yaml_parser_set_input_string (&r->parser, (const unsigned char *) text,
				      length);
      else
	yaml_parser_set_input_file (&r->parser, r->file);
      root = read_document (r);
    }
  frame_arena_run (yaml->arena, cleanup);
  return root;
}

/* True if NODE is a scalar; WHAT it should be goes into the complaint.  */

bool
frame_yaml_scalar_p (struct frame_yaml *yaml,
		     const struct frame_yaml_node *node, const char *what)
{
  if (node->kind != FRAME_YAML_SCALAR)
    return frame_yaml_complain (yaml, node, "expected %s", what);
  return true;
}

/* True if NODE is a mapping whose keys are scalars; WHAT it should be.  */

bool
frame_yaml_mapping_p (struct frame_yaml *yaml,
		      const struct frame_yaml_node *node, const char *what)
{
  if (node->kind != FRAME_YAML_MAPPING)
    return frame_yaml_complain (yaml, node, "expected %s", what);
  for (unsigned i = 0; i < node->n_items; i += 2)
    if (!frame_yaml_scalar_p (yaml, node->items[i], "a name"))
      return false;
  return true;
}

/* Read NODE, one of the N words NAMES, into CHOICE.  */

bool
frame_yaml_choice (struct frame_yaml *yaml, const struct frame_yaml_node *node,
		   const char *const *names, unsigned n, const char *what,
		   unsigned *choice)
{
  if (!frame_yaml_scalar_p (yaml, node, what))
    return false;
  for (unsigned i = 0; i < n; i++)
    if (strcmp (node->text, names[i]) == 0)
      {
	*choice = i;
	return true;
      }
  return frame_yaml_complain (yaml, node, "\"%.60s\" is not %s", node->text,
			      what);
}

/* The value of the key NAME in the mapping NODE, or null.  */

const struct frame_yaml_node *
frame_yaml_member (const struct frame_yaml_node *node, const char *name)
{
  for (unsigned i = 0; i < node->n_items; i += 2)
    if (node->items[i]->kind == FRAME_YAML_SCALAR
	&& strcmp (node->items[i]->text, name) == 0)
      return node->items[i + 1];
  return NULL;
}

/* Complain about the keys of the mapping NODE that are not among the N
   NAMES, or there twice.  */

bool
frame_yaml_check_keys (struct frame_yaml *yaml,
		       const struct frame_yaml_node *node,
		       const char *const *names, unsigned n)
{
  bool good = true;

  for (unsigned i = 0; i < node->n_items; i += 2)
    {
      const struct frame_yaml_node *key = node->items[i];
      unsigned j = 0;

      while (j < n && strcmp (key->text, names[j]) != 0)
	j++;
      if (j == n)
	good = frame_yaml_complain (yaml, key, "unknown key \"%.60s\"",
				    key->text);
      else if (frame_yaml_member (node, key->text) != node->items[i + 1])
	good = frame_yaml_complain (yaml, key, "key \"%s\" twice", key->text);
    }
  return good;
}
