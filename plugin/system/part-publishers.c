/* What static_transform_publisher and robot_state_publisher do, from their
   words and from the robot model.  */

#include "parts.h"
#include <string.h>

/* Static publishers.  */

bool
frame_part_static_p (const struct frame_robot_node *node)
{
  if (node->plugin)
    return strcmp (node->plugin, "tf2_ros::StaticTransformBroadcasterNode")
	   == 0;
  return node->exec && strcmp (node->exec, "static_transform_publisher") == 0
	 && node->pkg && (strcmp (node->pkg, "tf") == 0
			  || strcmp (node->pkg, "tf2_ros") == 0);
}

/* Add BEFORE and TEXT, null for what is not known, to the key B.  */

static void
add_key_part (struct frame_buffer *b, const char *before, const char *text)
{
  frame_buffer_puts (b, before);
  frame_buffer_puts (b, text ? text : "\1");
}

/* Its words and parameters, with where it stands.  */

static const char *
publisher_key (const struct frame_robot_node *node,
	       struct frame_arena *scratch)
{
  struct frame_buffer b = { 0 };
  const char *key;

  frame_buffer_puts (&b, frame_where_file (&node->where));
  frame_buffer_puts (&b, ":");
  frame_buffer_unsigned (&b, node->where.loc.line);
  frame_buffer_puts (&b, ":");
  frame_buffer_unsigned (&b, node->where.loc.column);
  frame_buffer_puts (&b, node->args_known ? " " : "?");
  for (unsigned i = 0; i < node->n_args; i++)
    add_key_part (&b, "\n", node->args[i]);
  for (unsigned i = 0; i < node->n_params; i++)
    {
      add_key_part (&b, "\n", node->params[i].name);
      add_key_part (&b, "=", node->params[i].value);
    }
  key = frame_intern (scratch, b.text);
  frame_buffer_free (&b);
  return key;
}

/* True if all words of NODE are known.  */

static bool
words_known_p (const struct frame_robot_node *node)
{
  for (unsigned i = 0; i < node->n_args; i++)
    if (!node->args[i])
      return false;
  return node->args_known && (node->plugin || node->n_args != 1);
}

const struct frame_cached *
frame_part_publisher (struct frame_system *s,
		      const struct frame_robot_node *node)
{
  const char *key = publisher_key (node, s->arena);
  const struct frame_cached *cached = frame_cached_find (s, key);
  struct frame_analysis_options options = { .closed = true, .summary = true };
  struct frame_program program = { .arena = s->arena };
  struct frame_unit unit, *units[] = { &unit };
  const struct frame_summary *summary;
  struct frame_builder *builder;
  struct frame_function *fn;
  unsigned n;

  if (cached)
    return cached;
  unit = *node->where.unit;
  unit.origin = node->where.unit;
  unit.program = &program;
  unit.n_functions = 0;
  unit.functions = NULL;
  program.n_units = 1;
  program.units = units;
  fn
    = frame_function_new (&unit, "main", node->name ? node->name : node->exec);
  fn->is_entry = true;
  fn->loc = node->where.loc;
  builder = frame_builder_new (fn, 1);
  frame_static_publisher (node, s->findings, builder, 0);
  frame_builder_finish (builder);
  n = fn->blocks[0].n_stmts;
  summary
    = n ? frame_part_analyse (s, &program, &options) : frame_part_nothing (s);
  return frame_cached_add (s, key, summary,
			   summary->n_edges == 0 && !words_known_p (node));
}

/* Robot models.  */

bool
frame_part_model_p (const struct frame_robot_node *node)
{
  return node->pkg && node->exec
	 && strcmp (node->pkg, "robot_state_publisher") == 0
	 && (strcmp (node->exec, "robot_state_publisher") == 0
	     || strcmp (node->exec, "state_publisher") == 0);
}

/* A command that prints a robot model, as "xacro FILE name:=value ...".  */
struct model_command
{
  const char *file;
  unsigned n_args;
  struct frame_urdf_arg args[32];
};

/* The length of the word at TEXT; "$(find x)" holds together.  */

static size_t
word_length (const char *text)
{
  size_t n = 0;

  for (unsigned depth = 0; text[n] && (depth || !strchr (" \t\n'\"", text[n]));
       n++)
    depth += (text[n] == '(') - (text[n] == ')' && depth);
  return n;
}

/* Read COMMAND.  False if it is of another kind.  */

static bool
read_command (struct frame_arena *arena, const char *command,
	      struct model_command *c)
{
  memset (c, 0, sizeof *c);
  for (unsigned word = 0; *(command += strspn (command, " \t\n'\"")); word++)
    {
      size_t n = word_length (command);
      const char *text = frame_intern_n (arena, command, n);
      const char *assign = strstr (text, ":=");

      command += n;
      if (word == 0)
	{
	  if (!strstr (text, "xacro") && !strstr (text, "cat"))
	    return false;
	}
      else if (assign && c->n_args < 32)
	{
	  c->args[c->n_args].name
	    = frame_intern_n (arena, text, assign - text);
	  c->args[c->n_args++].value = assign + 2;
	}
      else if (text[0] != '-' && !c->file)
	c->file = strncmp (text, "./", 2) == 0 ? text + 2 : text;
    }
  return c->file != NULL;
}

/* The model of NODE, a robot_state_publisher; null if it cannot be known.
   *FILE names it.  */

static const struct frame_urdf *
read_model (struct frame_system *s, const struct frame_robot_node *node,
	    const char **file)
{
  const struct frame_robot_param *param
    = frame_robot_param (node, "robot_description");
  struct model_command c;

  *file = NULL;
  if (!param)
    return NULL;
  if (param->command)
    {
      if (!read_command (s->arena, param->command, &c)
	  || strstr (c.file, "$("))
	return NULL;
      *file = c.file;
      return frame_urdf_read (s->program, s->findings, s->options.packages,
			      c.file, c.args, c.n_args);
    }
  *file = param->file ? param->file : frame_where_file (&param->where);
  if (param->file)
    return frame_urdf_read (s->program, s->findings, s->options.packages,
			    param->file, NULL, 0);
  if (param->value)
    return frame_urdf_read_text (s->program, s->findings, *file, param->value,
				 strlen (param->value));
  return NULL;
}

const struct frame_summary *
frame_part_model (struct frame_system *s, const struct frame_urdf *urdf,
		  enum frame_ros ros, const char *prefix)
{
  struct frame_analysis_options options = { .closed = true, .summary = true };
  struct frame_program program = { .arena = s->arena };
  struct frame_unit *unit = frame_unit_new (&program, urdf->file, "urdf");
  struct frame_function *fn
    = frame_urdf_lower (urdf, ros, prefix, unit, "robot_state_publisher");

  if (fn)
    fn->is_entry = true;
  return frame_part_analyse (s, &program, &options);
}

const struct frame_cached *
frame_part_state_publisher (struct frame_system *s,
			    const struct frame_robot_node *node,
			    const char **file)
{
  const struct frame_robot_param *description
    = frame_robot_param (node, "robot_description");
  const struct frame_robot_param *prefix
    = frame_robot_param (node, node->ros == FRAME_ROS_1 ? "tf_prefix"
							: "frame_prefix");
  const char *key, *text;
  const struct frame_cached *cached;
  const struct frame_urdf *urdf;

  text = !description           ? ""
	 : description->command ? description->command
	 : description->file    ? description->file
	 : description->value   ? description->value
				: "";
  key = frame_intern (s->arena,
		      frame_printf (s->arena, "model %d %s\n%s", node->ros,
				    !prefix          ? ""
				    : prefix->value ? prefix->value
						    : "\1",
				    text));
  cached = frame_cached_find (s, key);
  if (cached)
    {
      struct model_command c;

      *file = description && description->command
		  && read_command (s->arena, description->command, &c)
		? c.file : NULL;
      return cached;
    }
  urdf = read_model (s, node, file);
  if (!urdf || !urdf->readable || (prefix && !prefix->value))
    return frame_cached_add (s, key, frame_part_nothing (s), true);
  return frame_cached_add (s, key,
			   frame_part_model (s, urdf, node->ros,
					     prefix ? prefix->value : NULL),
			   urdf->incomplete);
}
