/* Parameters in YAML: of ROS 1 (rosparam) and of ROS 2 (the ros__parameters of
   the nodes that a file names).  Source: rosparam of noetic, rcl_yaml_param_parser
   of rolling.  */

#include "robot.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <yaml.h>
#include "launch-read.h"

/* Aliases can multiply; no parameter file is that large or deep.  */
#define MAX_NODES 200000
#define MAX_DEPTH 60
#define MAX_BRACKETS 1000

bool
frame_yaml_load (yaml_parser_t *parser, yaml_document_t *document,
		 const char *text, size_t length)
{
  int depth = 0;

  for (size_t i = 0; i < length && depth < MAX_BRACKETS; i++)
    if (text[i] == '[' || text[i] == '{')
      depth++;
    else if ((text[i] == ']' || text[i] == '}') && depth)
      depth--;
  if (depth == MAX_BRACKETS)
    {
      parser->problem = "too many open brackets";
      return false;
    }
  yaml_parser_set_input_string (parser, (const unsigned char *) text, length);
  return yaml_parser_load (parser, document);
}

struct param_reader
{
  struct frame_unit *unit;
  struct frame_arena *arena;
  enum frame_ros ros;
  uint32_t file;
  const char *node;		/* "/ns/node", ROS 2 */
  frame_param_fn fn;
  void *data;
  yaml_document_t document;
  unsigned n_nodes;
};

static yaml_node_t *
node_at (struct param_reader *r, int index)
{
  return yaml_document_get_node (&r->document, index);
}

static const char *
scalar (const yaml_node_t *node)
{
  return node && node->type == YAML_SCALAR_NODE
	   ? (const char *) node->data.scalar.value : NULL;
}

/* True if TEXT reads as a number or a boolean, so that plain it is no
   string.  */

static bool
other_type_p (const char *text)
{
  static const char *const words[]
    = { "true", "false", "yes", "no", "on", "off", "null", "~" };
  char *end;

  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (strcasecmp (words[i], text) == 0)
      return true;
  strtod (text, &end);
  return *text == '\0' || *end == '\0';
}

/* Angles of rosparam: "deg(90)" and "rad(1.57)".  The number as text, or
   TEXT.  */

static const char *
angle (struct param_reader *r, const char *text)
{
  bool degrees = strncmp (text, "deg(", 4) == 0;
  char *end;
  double value;

  if (r->ros != FRAME_ROS_1 || (!degrees && strncmp (text, "rad(", 4) != 0))
    return text;
  value = strtod (text + 4, &end);
  if (end == text + 4 || strcmp (end, ")") != 0)
    return text;
  return frame_printf (r->arena, "%.15g", degrees ? value * M_PI / 180 : value);
}

/* The list NODE as text, "[1, 2]"; null if something in it is not a
   scalar.  */

static const char *
list_text (struct param_reader *r, const yaml_node_t *node)
{
  struct frame_buffer out = { 0 };
  const char *text = NULL;
  bool good = true;

  frame_buffer_puts (&out, "[");
  for (yaml_node_item_t *item = node->data.sequence.items.start;
       good && item < node->data.sequence.items.top; item++)
    {
      const char *word = scalar (node_at (r, *item));

      if (++r->n_nodes > MAX_NODES)
	break;
      if (!word)
	good = false;
      else
	frame_buffer_printf (&out, "%s%s", out.length > 1 ? ", " : "", word);
    }
  frame_buffer_puts (&out, "]");
  if (good)
    text = frame_intern_n (r->arena, out.text, out.length);
  frame_buffer_free (&out);
  return text;
}

/* The parameter NAME has the value NODE.  */

static void
tell (struct param_reader *r, const char *name, const yaml_node_t *node)
{
  struct frame_robot_param param = { .name = name };

  param.where.unit = r->unit;
  param.where.loc = (struct frame_loc) { r->file, node->start_mark.line + 1,
					 node->start_mark.column + 1, 0 };
  param.type = FRAME_PARAM_OTHER;
  if (node->type == YAML_SEQUENCE_NODE)
    param.value = list_text (r, node);
  else if (!strstr (scalar (node), "$("))
    {
      param.value = frame_intern (r->arena, angle (r, scalar (node)));
      if (node->data.scalar.style != YAML_PLAIN_SCALAR_STYLE
	  || !other_type_p (param.value))
	param.type = FRAME_PARAM_STRING;
    }
  r->fn (r->data, &param);
}

/* The parameters in NODE, below PREFIX.  */

static void
read_params (struct param_reader *r, yaml_node_t *node, const char *prefix,
	     unsigned depth)
{
  if (!node || depth > MAX_DEPTH || ++r->n_nodes > MAX_NODES)
    return;
  if (node->type != YAML_MAPPING_NODE)
    {
      if (*prefix || r->ros == FRAME_ROS_1)
	tell (r, prefix, node);
      return;
    }
  for (yaml_node_pair_t *pair = node->data.mapping.pairs.start;
       pair < node->data.mapping.pairs.top; pair++)
    {
      const char *key = scalar (node_at (r, pair->key));

      /* "a: &x {...}, b: {<<: *x}"  */
      if (key && strcmp (key, "<<") == 0)
	read_params (r, node_at (r, pair->value), prefix, depth + 1);
      else if (key)
	read_params (r, node_at (r, pair->value),
		     frame_intern (r->arena,
				   frame_printf (r->arena, "%s%s%s", prefix,
						 !*prefix ? ""
						 : r->ros == FRAME_ROS_1 ? "/"
									 : ".",
						 key)),
		     depth + 1);
    }
}

/* ROS 2: whose parameters they are.  */

/* True if the N bytes at PATTERN, one part of a name, are WORD.  */

static bool
part_p (const char *pattern, size_t n, const char *word)
{
  return strlen (word) == n && strncmp (pattern, word, n) == 0;
}

/* TEXT behind its leading slashes.  */

static const char *
next_part (const char *text)
{
  return text + strspn (text, "/");
}

/* True if the node name PATTERN, "/a/b" with the wildcards "*" for one part and
   "**" for any number, is NODE.  */

static bool
node_matches_p (const char *pattern, const char *node)
{
  /* Where to go on if what follows the last "**" does not fit.  */
  const char *retry = NULL, *retry_node = NULL;

  pattern = next_part (pattern);
  for (node = next_part (node); *node;)
    {
      size_t n = strcspn (pattern, "/"), m = strcspn (node, "/");

      if (part_p (pattern, n, "**"))
	{
	  retry = pattern = next_part (pattern + n);
	  retry_node = node;
	}
      else if (n && (part_p (pattern, n, "*")
		     || (n == m && strncmp (pattern, node, n) == 0)))
	{
	  pattern = next_part (pattern + n);
	  node = next_part (node + m);
	}
      else if (retry)
	{
	  retry_node = next_part (retry_node + strcspn (retry_node, "/"));
	  node = retry_node;
	  pattern = retry;
	}
      else
	return false;
    }
  while (part_p (pattern, strcspn (pattern, "/"), "**"))
    pattern = next_part (pattern + 2);
  return !*pattern;
}

/* Look in NODE, the map for the name PATH, for the parameters of R's node.  */

static void
find_node (struct param_reader *r, yaml_node_t *node, const char *path,
	   unsigned depth)
{
  if (!node || node->type != YAML_MAPPING_NODE || depth > MAX_DEPTH
      || ++r->n_nodes > MAX_NODES)
    return;
  for (yaml_node_pair_t *pair = node->data.mapping.pairs.start;
       pair < node->data.mapping.pairs.top; pair++)
    {
      const char *key = scalar (node_at (r, pair->key));
      yaml_node_t *value = node_at (r, pair->value);

      if (!key)
	continue;
      if (strcmp (key, "ros__parameters") != 0)
	find_node (r, value, frame_printf (r->arena, "%s/%s", path, key),
		   depth + 1);
      else if (value && value->type == YAML_MAPPING_NODE
	       && (!r->node || node_matches_p (path, r->node)))
	read_params (r, value, "", 0);
    }
}

/* Report that the text of R is no YAML.  */

static void
complain (struct param_reader *r, const yaml_parser_t *parser,
	  struct frame_findings *findings)
{
  yaml_mark_t mark = parser->problem_mark;
  struct frame_where where
    = { r->unit, { r->file, mark.line + 1, mark.column + 1, 0 } };

  frame_findings_add (findings, FRAME_W_LAUNCH, FRAME_ON_EVERY_PATH, where,
		      "these parameters are no YAML (%s): the launch file does "
		      "not start",
		      parser->problem ? parser->problem : "unreadable");
}

void
frame_params_read (struct frame_unit *unit, enum frame_ros ros,
		   const char *file, const char *text, size_t length,
		   const char *ns, const char *node,
		   struct frame_findings *findings, frame_param_fn fn,
		   void *data)
{
  struct param_reader r = { .unit = unit, .arena = unit->program->arena,
			    .ros = ros, .fn = fn, .data = data };
  yaml_parser_t parser;

  r.file = frame_unit_file (unit, file);
  if (node)
    r.node = frame_printf (r.arena, "%s/%s",
			   ns && strcmp (ns, "/") != 0 ? ns : "", node);
  if (!yaml_parser_initialize (&parser))
    return;
  if (frame_yaml_load (&parser, &r.document, text, length))
    {
      yaml_node_t *root = yaml_document_get_root_node (&r.document);

      if (ros == FRAME_ROS_1)
	read_params (&r, root, "", 0);
      else
	find_node (&r, root, "", 0);
      yaml_document_delete (&r.document);
    }
  else
    complain (&r, &parser, findings);
  yaml_parser_delete (&parser);
}
