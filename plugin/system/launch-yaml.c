/* ROS 2 launch YAML: libyaml's document becomes the elements that the XML
   form of the same file would have (launch-xml2.c).
   Source: launch_yaml of rolling.  */

#include "launch-read.h"

#include <string.h>
#include <yaml.h>

/* More elements and attributes than this are no launch file, but aliases that
   multiply.  */
#define MAX_NODES 200000
#define MAX_DEPTH 100

struct yaml_source
{
  const struct frame_launch_reader *reader;
  yaml_document_t document;
  unsigned n_nodes;
};

static struct frame_xml_element *
element_of (struct yaml_source *s, const char *tag, struct frame_loc loc,
	    yaml_node_t *node, unsigned depth);

/* The place of MARK.  */

static struct frame_loc
place (yaml_mark_t mark)
{
  return (struct frame_loc) { 1, mark.line + 1, mark.column + 1, 0 };
}

static yaml_node_t *
node_at (struct yaml_source *s, int index)
{
  return yaml_document_get_node (&s->document, index);
}

/* The text of the scalar NODE, else null.  */

static const char *
scalar (const yaml_node_t *node)
{
  return node && node->type == YAML_SCALAR_NODE
	   ? (const char *) node->data.scalar.value : NULL;
}

/* Make the scalar VALUE the attribute NAME of ELEMENT.  */

static void
add_attribute (struct yaml_source *s, struct frame_xml_element *element,
	       const char *name, const yaml_node_t *value)
{
  struct frame_arena *arena = s->reader->arena;
  struct frame_xml_attribute *a
    = FRAME_APPEND (arena, element->attributes, element->n_attributes,
		    struct frame_xml_attribute);
  bool quoted = value->data.scalar.style == YAML_SINGLE_QUOTED_SCALAR_STYLE
		|| value->data.scalar.style == YAML_DOUBLE_QUOTED_SCALAR_STYLE;
  size_t length = value->data.scalar.length;

  a->name = frame_intern (arena, name);
  a->value = frame_intern (arena, scalar (value));
  a->loc = place (value->start_mark);
  a->loc.column += quoted;
  a->plain = value->start_mark.line == value->end_mark.line
	     && value->end_mark.column - value->start_mark.column
		  == length + 2 * quoted;
  if (a->plain)
    a->loc.finish = a->loc.column + length - !!length;
}

static void
add_child (struct yaml_source *s, struct frame_xml_element *parent,
	   struct frame_xml_element *child)
{
  if (child)
    *FRAME_APPEND (s->reader->arena, parent->children, parent->n_children,
		   struct frame_xml_element *) = child;
}

/* The actions in the list NODE, each a map of one key, become children of
   ELEMENT.  */

static void
add_actions (struct yaml_source *s, struct frame_xml_element *element,
	     yaml_node_t *node, unsigned depth)
{
  for (yaml_node_item_t *item = node->data.sequence.items.start;
       item < node->data.sequence.items.top; item++)
    {
      yaml_node_t *map = node_at (s, *item);
      yaml_node_pair_t *pair;
      const char *key;

      if (!map || map->type != YAML_MAPPING_NODE
	  || map->data.mapping.pairs.top - map->data.mapping.pairs.start != 1)
	{
	  if (map)
	    frame_launch_complain (s->reader, place (map->start_mark),
				   "an action is a map with one key, its name: "
				   "ROS 2 launch stops with an error");
	  continue;
	}
      pair = map->data.mapping.pairs.start;
      key = scalar (node_at (s, pair->key));
      if (key)
	add_child (s, element,
		   element_of (s, key,
			       place (node_at (s, pair->key)->start_mark),
			       node_at (s, pair->value), depth + 1));
    }
}

/* VALUE under KEY of ELEMENT is not a scalar: each map in it is a child called
   KEY.  */

static void
add_nested (struct yaml_source *s, struct frame_xml_element *element,
	    const char *key, yaml_node_t *value, unsigned depth)
{
  if (value->type == YAML_MAPPING_NODE)
    add_child (s, element, element_of (s, key, place (value->start_mark), value,
				       depth + 1));
  else if (strcmp (key, "children") == 0)
    add_actions (s, element, value, depth);
  else
    for (yaml_node_item_t *item = value->data.sequence.items.start;
	 item < value->data.sequence.items.top; item++)
      {
	yaml_node_t *child = node_at (s, *item);

	if (child && child->type == YAML_MAPPING_NODE)
	  add_child (s, element,
		     element_of (s, key, place (child->start_mark), child,
				 depth + 1));
      }
}

/* The element called TAG that stands at LOC with the content NODE.  */

static struct frame_xml_element *
element_of (struct yaml_source *s, const char *tag, struct frame_loc loc,
	    yaml_node_t *node, unsigned depth)
{
  struct frame_arena *arena = s->reader->arena;
  struct frame_xml_element *element;

  if (!node || depth > MAX_DEPTH || ++s->n_nodes > MAX_NODES)
    return NULL;
  element = FRAME_NEW (arena, struct frame_xml_element);
  element->name = frame_intern (arena, tag);
  element->text = "";
  element->loc = loc;
  element->last_line = node->end_mark.line + 1;
  if (node->type == YAML_SEQUENCE_NODE)
    add_actions (s, element, node, depth);
  if (node->type != YAML_MAPPING_NODE)
    return element;
  for (yaml_node_pair_t *pair = node->data.mapping.pairs.start;
       pair < node->data.mapping.pairs.top; pair++)
    {
      const char *key = scalar (node_at (s, pair->key));
      yaml_node_t *value = node_at (s, pair->value);

      if (!key || !value || ++s->n_nodes > MAX_NODES)
	continue;
      if (value->type == YAML_SCALAR_NODE)
	add_attribute (s, element, key, value);
      else
	add_nested (s, element, key, value, depth);
    }
  return element;
}

/* The list under "launch", or null.  */

static yaml_node_t *
launch_list (struct yaml_source *s)
{
  yaml_node_t *root = yaml_document_get_root_node (&s->document);

  if (!root || root->type != YAML_MAPPING_NODE)
    return NULL;
  for (yaml_node_pair_t *pair = root->data.mapping.pairs.start;
       pair < root->data.mapping.pairs.top; pair++)
    {
      const char *key = scalar (node_at (s, pair->key));
      yaml_node_t *value = node_at (s, pair->value);

      if (key && strcmp (key, "launch") == 0 && value
	  && value->type == YAML_SEQUENCE_NODE)
	return value;
    }
  return NULL;
}

static void
read_document (struct yaml_source *s)
{
  const struct frame_launch_reader *reader = s->reader;
  yaml_node_t *list = launch_list (s);
  struct frame_xml_element *root;

  if (!list)
    {
      /* "x_launch.yaml" may be the configuration of a launch.  */
      if (strstr (reader->file->name, ".launch.y"))
	frame_launch_complain (reader, (struct frame_loc) { 1, 1, 1, 0 },
			       "this launch file has no list " FRAME_Q ("launch:")
			       ": it does not start");
      return;
    }
  root = element_of (s, "launch", place (list->start_mark), list, 0);
  reader->file->readable = true;
  frame_launch_elements2 (reader, root);
}

/* Comments that silence.  */

/* The number of leading blanks in the line at TEXT.  A list item's dash
   counts as one more, because it stands beside the key that it belongs
   to.  */

static size_t
indent (const char *text)
{
  size_t n = strspn (text, " ");

  return 2 * n + (text[n] == '-');
}

/* The last line of what begins on LINE, at TEXT.  */

static uint32_t
last_line (const char *text, uint32_t line)
{
  size_t first = indent (text);
  uint32_t last = line;

  while ((text = strchr (text, '\n')))
    {
      size_t n = strspn (++text, " ");

      line++;
      if (text[n] == '\n' || text[n] == '\0' || text[n] == '#')
	continue;
      if (indent (text) <= first)
	break;
      last = line;
    }
  return last;
}

void
frame_launch_ignore_hash (struct frame_unit *unit, uint32_t file,
			  const char *text)
{
  uint32_t line = 1;
  const char *from = text, *start = text;

  for (const char *at; (at = strstr (from, "# frame: ignored")); from = at + 1)
    {
      const char *newline, *end = at + strcspn (at, "\n");
      uint32_t first;

      while ((newline = memchr (start, '\n', at - start)))
	start = newline + 1, line++;
      first = line;
      if (start + strspn (start, " \t") == at)
	{
	  /* On a line of its own: it speaks of what begins behind it.  */
	  const char *next = end;

	  while (*next == '\n' && (next[1 + strspn (next + 1, " ")] == '#'
				   || next[1 + strspn (next + 1, " ")] == '\n'))
	    next = next + 1 + strcspn (next + 1, "\n"), first++;
	  if (*next)
	    frame_launch_ignore (unit, file, at + 1, end - at - 1, line,
				 last_line (next + 1, first + 1));
	}
      else
	frame_launch_ignore (unit, file, at + 1, end - at - 1, line, line);
    }
}

void
frame_launch_read_yaml (struct frame_launch_files *files,
			struct frame_launch_file *file, const char *text,
			size_t length)
{
  struct frame_launch_reader reader
    = { files, file, frame_launch_arena (files),
	frame_launch_findings (files) };
  struct yaml_source s = { .reader = &reader };
  yaml_parser_t parser;

  file->ros = FRAME_ROS_2;
  frame_launch_ignore_hash (file->unit, 1, text);
  if (!yaml_parser_initialize (&parser))
    return;
  if (frame_yaml_load (&parser, &s.document, text, length))
    {
      read_document (&s);
      yaml_document_delete (&s.document);
    }
  else if (frame_launch_name_p (file->name))
    frame_launch_complain (&reader, place (parser.problem_mark),
			   "this launch file is no YAML (%s): it does not start",
			   parser.problem ? parser.problem : "unreadable");
  yaml_parser_delete (&parser);
}
