/* Nodes in a launch.py: processes and components, their words, parameters and
   remaps.

   Source: launch_ros of rolling; the names of dashing and foxy too.  */

#include "launch-python-nodes.h"
#include <string.h>

/* -- what is inside a node ------------------------------------------------ */

/* Words of a command line that are being collected.  */

static void
add_word (reader *r, span element, void *data)
{
  struct frame_action *action = data;

  *FRAME_APPEND (r->arena, action->args, action->n_args, template)
    = frame_pyl_template (r, element);
}

/* The argument KEY of CALL holds words of ACTION's command line.  */

static void
read_words (reader *r, const struct frame_pyl_arguments *call, const char *key,
	    struct frame_action *action)
{
  bool complete = true;
  span value;

  if (!frame_pyl_find_argument (call, 99, key, &value)
      || frame_py_name_p (r->py, value.first, "None"))
    return;
  if (*key == 'r')
    *FRAME_APPEND (r->arena, action->args, action->n_args, template)
      = frame_template_text (r->arena, action->loc, "--ros-args", 10);
  frame_pyl_elements (r, value, add_word, action, &complete);
  if (!complete)
    action->args_unknown = true;
}

/* Parameters that are being collected; PREFIX is "" or "outer.".  */
struct params
{
  struct frame_pyl_actions *out;
  const char *prefix;
};

static void
add_param (reader *r, span key, span value, void *data)
{
  struct params *params = data;
  template name = frame_pyl_template (r, key);
  span inner = frame_pyl_follow (r, value);
  struct frame_action *action;
  bool complete = true;

  if (*params->prefix && name->kind == FRAME_T_TEXT)
    {
      const char *text = frame_printf (r->arena, "%s%s", params->prefix,
				       name->text);
      name = frame_template_text (r->arena, name->loc, text, strlen (text));
    }
  if (frame_py_op_p (r->py, inner.first, "{") && name->kind == FRAME_T_TEXT
      && strlen (params->prefix) < 1000)
    {
      struct params nested
	= { params->out, frame_printf (r->arena, "%s.", name->text) };
      frame_pyl_pairs (r, inner, add_param, &nested, &complete);
      if (complete)
	return;
    }
  action = frame_pyl_add_action (r, params->out, FRAME_ACTION_PARAM,
				 (span) { key.first, value.last, key.env });
  action->name = name;
  action->value = frame_pyl_array (r, value);
  if (!action->value)
    action->value = frame_pyl_template (r, value);
  action->type = frame_pyl_type (r, value);
}

/* An element of parameters=[...]: a dict, or the name of a file.  */

static void
add_param_source (reader *r, span element, void *data)
{
  struct params params = { data, "" };
  span value = frame_pyl_follow (r, element);
  const char *call;
  unsigned open, before = params.out->n;
  struct frame_action *action;
  bool complete = true;

  call = frame_pyl_call (r, value, &open);
  if (frame_py_op_p (r->py, value.first, "{")
      || (call && strcmp (call, "dict") == 0)
      || (value.last == value.first + 1
	  && r->py->tokens[value.first].kind == FRAME_PY_NAME))
    {
      frame_pyl_pairs (r, value, add_param, &params, &complete);
      if (complete && params.out->n >= before)
	return;
      /* Whatever else there is.  */
      action = frame_pyl_add_action (r, params.out, FRAME_ACTION_PARAM_FILE,
				     element);
      action->file = frame_pyl_unknown (r, element);
      return;
    }
  action
    = frame_pyl_add_action (r, params.out, FRAME_ACTION_PARAM_FILE, element);
  action->file = frame_pyl_template (r, element);
}

static void
add_remap (reader *r, span from, span to, void *data)
{
  struct frame_action *action
    = frame_pyl_add_action (r, data, FRAME_ACTION_REMAP,
			    (span) { from.first, to.last, from.env });

  action->name = frame_pyl_template (r, from);
  action->value = frame_pyl_template (r, to);
}

static void add_component (reader *r, span element, void *data);

/* The components in the argument KEY of CALL, into OUT.  */

static void
read_components (reader *r, const struct frame_pyl_arguments *call,
		 const char *key, unsigned position,
		 struct frame_pyl_actions *out)
{
  bool complete = true;
  span value;

  if (!frame_pyl_find_argument (call, position, key, &value)
      || frame_py_name_p (r->py, value.first, "None"))
    return;
  frame_pyl_elements (r, value, add_component, out, &complete);
  if (!complete)
    frame_pyl_not_read (r, out, value,
			"components that are not listed literally");
}

/* Parameters, remaps and components of CALL, into ACTION.  */

static void
read_inside (reader *r, const struct frame_pyl_arguments *call,
	     struct frame_action *action)
{
  struct frame_pyl_actions inner = { 0 };
  bool params = true, remaps = true;
  struct frame_action *rest;
  span value;

  if (frame_pyl_find_argument (call, 99, "parameters", &value)
      && !frame_py_name_p (r->py, value.first, "None"))
    {
      frame_pyl_elements (r, value, add_param_source, &inner, &params);
      if (!params)
	{
	  rest
	    = frame_pyl_add_action (r, &inner, FRAME_ACTION_PARAM_FILE, value);
	  rest->file = frame_pyl_unknown (r, value);
	}
    }
  if (frame_pyl_find_argument (call, 99, "remappings", &value)
      && !frame_py_name_p (r->py, value.first, "None"))
    {
      frame_pyl_pairs (r, value, add_remap, &inner, &remaps);
      if (!remaps)
	{
	  rest = frame_pyl_add_action (r, &inner, FRAME_ACTION_REMAP, value);
	  rest->name = rest->value = frame_pyl_unknown (r, value);
	}
    }
  read_components (r, call, "composable_node_descriptions", 99, &inner);
  action->n_children = inner.n;
  action->children = inner.list;
}

/* -- nodes ---------------------------------------------------------------- */

/* The first of the arguments KEY and OLD (of dashing) that CALL has.  */

static template
renamed (reader *r, const struct frame_pyl_arguments *call,
	 const char *key, const char *old)
{
  template t = frame_pyl_argument (r, call, 99, key);

  return t ? t : frame_pyl_argument (r, call, 99, old);
}

void
frame_pyl_read_node (reader *r, const struct frame_pyl_arguments *call,
		     struct frame_pyl_actions *out)
{
  struct frame_action *action
    = frame_pyl_action_for (r, call, FRAME_ACTION_NODE, out);

  action->pkg = frame_pyl_argument (r, call, 99, "package");
  action->exec = renamed (r, call, "executable", "node_executable");
  action->name = renamed (r, call, "name", "node_name");
  action->ns = renamed (r, call, "namespace", "node_namespace");
  read_words (r, call, "arguments", action);
  read_words (r, call, "ros_arguments", action);
  read_inside (r, call, action);
  for (unsigned i = 0; i < call->n; i++)
    if (call->list[i].stars)
      frame_pyl_not_read (r, out, call->s,
			  "a node with arguments from elsewhere");
}

void
frame_pyl_read_component (reader *r, const struct frame_pyl_arguments *call,
			  struct frame_pyl_actions *out)
{
  struct frame_action *action
    = frame_pyl_action_for (r, call, FRAME_ACTION_COMPONENT, out);

  action->pkg = frame_pyl_argument (r, call, 99, "package");
  action->plugin = renamed (r, call, "plugin", "node_plugin");
  action->name = renamed (r, call, "name", "node_name");
  action->ns = renamed (r, call, "namespace", "node_namespace");
  read_inside (r, call, action);
}

/* An element of a list of components.  */

static void
add_component (reader *r, span element, void *data)
{
  struct frame_pyl_arguments call = { .s = frame_pyl_follow (r, element) };
  unsigned open;

  call.name = frame_pyl_call (r, call.s, &open);
  if (!call.name || strcmp (call.name, "ComposableNode") != 0)
    {
      frame_pyl_not_read (r, data, element,
			  "a component that is made elsewhere");
      return;
    }
  r->used[open - 1] = true;
  call.n = frame_py_arguments (r->scratch, r->py, open, &call.list);
  frame_pyl_read_component (r, &call, data);
  frame_array_free (r->scratch, call.list);
}

void
frame_pyl_read_load (reader *r, const struct frame_pyl_arguments *call,
		     struct frame_pyl_actions *out)
{
  struct frame_action *group
    = frame_pyl_action_for (r, call, FRAME_ACTION_GROUP, out);
  struct frame_pyl_actions inner = { 0 };

  read_components (r, call, "composable_node_descriptions", 99, &inner);
  frame_pyl_end_group (group, &inner);
}

void
frame_pyl_read_process (reader *r, const struct frame_pyl_arguments *call,
			struct frame_pyl_actions *out)
{
  struct frame_action words = { 0 };
  struct frame_action *action;
  bool complete = true;
  span value;

  if (!frame_pyl_find_argument (call, 99, "cmd", &value))
    return;
  words.loc = frame_py_loc (r->py, r->file, value.first, value.last);
  frame_pyl_elements (r, value, add_word, &words, &complete);
  if (words.n_args < 4 || words.args[0]->kind != FRAME_T_TEXT
      || strcmp (words.args[0]->text, "ros2") != 0
      || words.args[1]->kind != FRAME_T_TEXT
      || strcmp (words.args[1]->text, "run") != 0)
    return;
  action = frame_pyl_action_for (r, call, FRAME_ACTION_NODE, out);
  action->pkg = words.args[2];
  action->exec = words.args[3];
  action->n_args = words.n_args - 4;
  action->args = words.args + 4;
  action->args_unknown = !complete;
}
