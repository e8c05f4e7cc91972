/* The reader of launch.py: finds the actions that a launch description is made
   of in the tokens, without running anything.

   generate_launch_description's returned list is followed through variables,
   sums of lists, add_action and functions of the same file.  What stands under
   a condition of Python may be there; what a loop, an OpaqueFunction or an
   unknown call makes is NOT_READ, and then everything else that the file
   constructs is an action under an UNKNOWN condition: its frames exist, but
   nothing is certain about them.  Source: launch and launch_ros of rolling;
   the names of dashing and foxy too.  */

#include "launch-python.h"
#include <string.h>

typedef struct frame_pyl_reader reader;
typedef struct frame_pyl_span span;
typedef const struct frame_template *template;

struct actions
{
  unsigned n;
  struct frame_action **list;
};

static void read_actions (reader *r, span s, struct actions *out);
static bool read_call (reader *r, span s, const char *name, unsigned open,
		       struct actions *out);

/* -- small things --------------------------------------------------------- */

static struct frame_action *
add_action (reader *r, struct actions *out, enum frame_action_kind kind,
	    span s)
{
  struct frame_action *action = FRAME_NEW (r->arena, struct frame_action);

  action->kind = kind;
  action->loc = frame_py_loc (r->py, r->file, s.first, s.last);
  *FRAME_APPEND (r->arena, out->list, out->n, struct frame_action *) = action;
  return action;
}

/* S cannot be read, because of WHY.  */

static void
not_read (reader *r, struct actions *out, span s, const char *why)
{
  add_action (r, out, FRAME_ACTION_NOT_READ, s)->text
    = frame_intern (r->arena, why);
  r->incomplete = true;
}

/* A group in OUT whose actions may or may not be there; its list of actions
   goes to INNER, and end_group takes it back.  */

static struct frame_action *
begin_group (reader *r, struct actions *out, span s, bool uncertain)
{
  struct frame_action *group = add_action (r, out, FRAME_ACTION_GROUP, s);

  if (uncertain)
    group->if_ = frame_pyl_unknown (r, s);
  return group;
}

static void
end_group (struct frame_action *group, const struct actions *inner)
{
  group->n_children = inner->n;
  group->children = inner->list;
}

/* The arguments of a call, and where they stand.  */

struct call
{
  span s;
  const char *name;
  unsigned n;
  struct frame_py_argument *list;
};

/* The argument at POSITION (99: only by name) or KEY of CALL, into VALUE.  */

static bool
find_argument (const struct call *call, unsigned position, const char *key,
	       span *value)
{
  const struct frame_py_argument *arg
    = frame_py_argument (call->list, call->n, position, key);

  if (arg)
    *value = (span) { arg->first, arg->last, call->s.env };
  return arg != NULL;
}

/* The same as a template, or null; "None" counts as not given.  */

static template
argument (reader *r, const struct call *call, unsigned position,
	  const char *key)
{
  span value;

  if (!find_argument (call, position, key, &value)
      || (value.last == value.first + 1
	  && frame_py_name_p (r->py, value.first, "None")))
    return NULL;
  return frame_pyl_template (r, value);
}

/* -- conditions ----------------------------------------------------------- */

/* "a == b" of LaunchConfigurationEquals ('a', b), or its contrary.  */

static template
configuration_equals (reader *r, const struct call *call, bool equals)
{
  template name = argument (r, call, 0, "launch_configuration_name");
  template value = argument (r, call, 1, "expected_value");
  struct frame_template *t, *arg;

  if (!name || !value || name->kind != FRAME_T_TEXT)
    return frame_pyl_unknown (r, call->s);
  t = frame_template_new (r->arena,
			  equals ? FRAME_T_EQUALS : FRAME_T_NOT_EQUALS,
			  name->loc, 2);
  arg = frame_template_new (r->arena, FRAME_T_ARG, name->loc, 0);
  arg->text = name->text;
  t->args[0] = arg;
  t->args[1] = value;
  return t;
}

/* Give ACTION the condition in S.  */

static void
set_condition (reader *r, struct frame_action *action, span s)
{
  struct call call = { .s = frame_pyl_follow (r, s) };
  const char *name;
  unsigned open;
  template what;

  if (frame_py_name_p (r->py, call.s.first, "None"))
    return;
  name = frame_pyl_call (r, call.s, &open);
  if (!name)
    {
      action->if_ = frame_pyl_unknown (r, s);
      return;
    }
  call.n = frame_py_arguments (r->scratch, r->py, open, &call.list);
  what = argument (r, &call, 0, "predicate_expression");
  if (strcmp (name, "UnlessCondition") == 0 && what)
    action->unless = what;
  else if (strcmp (name, "IfCondition") == 0 && what)
    action->if_ = what;
  else if (strcmp (name, "LaunchConfigurationEquals") == 0)
    action->if_ = configuration_equals (r, &call, true);
  else if (strcmp (name, "LaunchConfigurationNotEquals") == 0)
    action->if_ = configuration_equals (r, &call, false);
  else
    action->if_ = frame_pyl_unknown (r, s);
  frame_array_free (r->scratch, call.list);
}

/* A new action of KIND for CALL, with its condition.  */

static struct frame_action *
action_for (reader *r, const struct call *call, enum frame_action_kind kind,
	    struct actions *out)
{
  struct frame_action *action = add_action (r, out, kind, call->s);
  span condition;

  if (find_argument (call, 99, "condition", &condition))
    set_condition (r, action, condition);
  return action;
}

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
read_words (reader *r, const struct call *call, const char *key,
	    struct frame_action *action)
{
  bool complete = true;
  span value;

  if (!find_argument (call, 99, key, &value)
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
  struct actions *out;
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
  action = add_action (r, params->out, FRAME_ACTION_PARAM,
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
      action = add_action (r, params.out, FRAME_ACTION_PARAM_FILE, element);
      action->file = frame_pyl_unknown (r, element);
      return;
    }
  action = add_action (r, params.out, FRAME_ACTION_PARAM_FILE, element);
  action->file = frame_pyl_template (r, element);
}

static void
add_remap (reader *r, span from, span to, void *data)
{
  struct frame_action *action
    = add_action (r, data, FRAME_ACTION_REMAP,
		  (span) { from.first, to.last, from.env });

  action->name = frame_pyl_template (r, from);
  action->value = frame_pyl_template (r, to);
}

static void add_component (reader *r, span element, void *data);

/* The components in the argument KEY of CALL, into OUT.  */

static void
read_components (reader *r, const struct call *call, const char *key,
		 unsigned position, struct actions *out)
{
  bool complete = true;
  span value;

  if (!find_argument (call, position, key, &value)
      || frame_py_name_p (r->py, value.first, "None"))
    return;
  frame_pyl_elements (r, value, add_component, out, &complete);
  if (!complete)
    not_read (r, out, value, "components that are not listed literally");
}

/* Parameters, remaps and components of CALL, into ACTION.  */

static void
read_inside (reader *r, const struct call *call, struct frame_action *action)
{
  struct actions inner = { 0 };
  bool params = true, remaps = true;
  struct frame_action *rest;
  span value;

  if (find_argument (call, 99, "parameters", &value)
      && !frame_py_name_p (r->py, value.first, "None"))
    {
      frame_pyl_elements (r, value, add_param_source, &inner, &params);
      if (!params)
	{
	  rest = add_action (r, &inner, FRAME_ACTION_PARAM_FILE, value);
	  rest->file = frame_pyl_unknown (r, value);
	}
    }
  if (find_argument (call, 99, "remappings", &value)
      && !frame_py_name_p (r->py, value.first, "None"))
    {
      frame_pyl_pairs (r, value, add_remap, &inner, &remaps);
      if (!remaps)
	{
	  rest = add_action (r, &inner, FRAME_ACTION_REMAP, value);
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
renamed (reader *r, const struct call *call, const char *key, const char *old)
{
  template t = argument (r, call, 99, key);

  return t ? t : argument (r, call, 99, old);
}

static void
read_node (reader *r, const struct call *call, struct actions *out)
{
  struct frame_action *action = action_for (r, call, FRAME_ACTION_NODE, out);

  action->pkg = argument (r, call, 99, "package");
  action->exec = renamed (r, call, "executable", "node_executable");
  action->name = renamed (r, call, "name", "node_name");
  action->ns = renamed (r, call, "namespace", "node_namespace");
  read_words (r, call, "arguments", action);
  read_words (r, call, "ros_arguments", action);
  read_inside (r, call, action);
  for (unsigned i = 0; i < call->n; i++)
    if (call->list[i].stars)
      not_read (r, out, call->s, "a node with arguments from elsewhere");
}

static void
read_component (reader *r, const struct call *call, struct actions *out)
{
  struct frame_action *action
    = action_for (r, call, FRAME_ACTION_COMPONENT, out);

  action->pkg = argument (r, call, 99, "package");
  action->plugin = renamed (r, call, "plugin", "node_plugin");
  action->name = renamed (r, call, "name", "node_name");
  action->ns = renamed (r, call, "namespace", "node_namespace");
  read_inside (r, call, action);
}

/* An element of a list of components.  */

static void
add_component (reader *r, span element, void *data)
{
  struct call call = { .s = frame_pyl_follow (r, element) };
  unsigned open;

  call.name = frame_pyl_call (r, call.s, &open);
  if (!call.name || strcmp (call.name, "ComposableNode") != 0)
    {
      not_read (r, data, element, "a component that is made elsewhere");
      return;
    }
  r->used[open - 1] = true;
  call.n = frame_py_arguments (r->scratch, r->py, open, &call.list);
  read_component (r, &call, data);
  frame_array_free (r->scratch, call.list);
}

static void
read_load (reader *r, const struct call *call, struct actions *out)
{
  struct frame_action *group = action_for (r, call, FRAME_ACTION_GROUP, out);
  struct actions inner = { 0 };

  read_components (r, call, "composable_node_descriptions", 99, &inner);
  end_group (group, &inner);
}

/* ExecuteProcess (cmd=['ros2', 'run', package, executable, ...]) is a node
   too; other processes have no frames.  */

static void
read_process (reader *r, const struct call *call, struct actions *out)
{
  struct frame_action words = { 0 };
  struct frame_action *action;
  bool complete = true;
  span value;

  if (!find_argument (call, 99, "cmd", &value))
    return;
  words.loc = frame_py_loc (r->py, r->file, value.first, value.last);
  frame_pyl_elements (r, value, add_word, &words, &complete);
  if (words.n_args < 4 || words.args[0]->kind != FRAME_T_TEXT
      || strcmp (words.args[0]->text, "ros2") != 0
      || words.args[1]->kind != FRAME_T_TEXT
      || strcmp (words.args[1]->text, "run") != 0)
    return;
  action = action_for (r, call, FRAME_ACTION_NODE, out);
  action->pkg = words.args[2];
  action->exec = words.args[3];
  action->n_args = words.n_args - 4;
  action->args = words.args + 4;
  action->args_unknown = !complete;
}

/* -- arguments and includes ----------------------------------------------- */

static void
read_declaration (reader *r, const struct call *call, struct actions *out)
{
  struct frame_action *action = action_for (r, call, FRAME_ACTION_ARG, out);

  action->name = argument (r, call, 0, "name");
  action->default_ = argument (r, call, 99, "default_value");
  if (!action->default_)
    {
      /* Its second parameter by position.  */
      span value;
      if (call->n > 1 && !call->list[1].key
	  && find_argument (call, 1, NULL, &value))
	action->default_ = frame_pyl_template (r, value);
    }
  if (!action->name)
    action->name = frame_pyl_unknown (r, call->s);
}

static void
add_pair (reader *r, span name, span value, void *data)
{
  struct frame_action *action = data;
  struct frame_launch_pair *pair;
  template n = frame_pyl_template (r, name), v = frame_pyl_template (r, value);

  pair = FRAME_APPEND (r->arena, action->pairs, action->n_pairs,
		       struct frame_launch_pair);
  pair->name = n;
  pair->value = v;
  pair->loc = frame_py_loc (r->py, r->file, name.first, value.last);
}

static void
read_include (reader *r, const struct call *call, struct actions *out)
{
  struct frame_action *action
    = action_for (r, call, FRAME_ACTION_INCLUDE, out);
  bool complete = true;
  span value;

  action->file = argument (r, call, 0, "launch_description_source");
  if (!action->file)
    action->file = frame_pyl_unknown (r, call->s);
  if (!find_argument (call, 1, "launch_arguments", &value)
      || frame_py_name_p (r->py, value.first, "None"))
    return;
  frame_pyl_pairs (r, value, add_pair, action, &complete);
  if (!complete)
    {
      struct frame_launch_pair *pair
	= FRAME_APPEND (r->arena, action->pairs, action->n_pairs,
			struct frame_launch_pair);
      pair->name = frame_pyl_unknown (r, value);
      pair->value = pair->name;
      pair->loc = pair->name->loc;
    }
}

/* -- groups and events ---------------------------------------------------- */

static void
add_let (reader *r, span name, span value, void *data)
{
  struct frame_action *action
    = add_action (r, data, FRAME_ACTION_LET,
		  (span) { name.first, value.last, name.env });

  action->name = frame_pyl_template (r, name);
  action->value = frame_pyl_template (r, value);
}

static void
read_group (reader *r, const struct call *call, struct actions *out)
{
  struct frame_action *group = action_for (r, call, FRAME_ACTION_GROUP, out);
  struct actions inner = { 0 };
  bool complete = true;
  template scoped;
  span value;

  scoped = argument (r, call, 99, "scoped");
  group->scoped = !scoped || scoped->kind != FRAME_T_TEXT
		  || strcmp (scoped->text, "False") != 0;
  if (find_argument (call, 99, "launch_configurations", &value))
    frame_pyl_pairs (r, value, add_let, &inner, &complete);
  if (find_argument (call, 0, "actions", &value))
    read_actions (r, value, &inner);
  end_group (group, &inner);
}

/* TimerAction (period=..., actions=[...]).  */

static void
read_timer (reader *r, const struct call *call, struct actions *out)
{
  struct frame_action *group = action_for (r, call, FRAME_ACTION_GROUP, out);
  struct actions inner = { 0 };
  span value;

  if (find_argument (call, 99, "actions", &value))
    read_actions (r, value, &inner);
  end_group (group, &inner);
}

/* RegisterEventHandler (OnProcessExit (..., on_exit=[...])): the actions may
   come.  */

static void
read_event (reader *r, const struct call *call, struct actions *out)
{
  struct frame_action *group = action_for (r, call, FRAME_ACTION_GROUP, out);
  struct actions inner = { 0 };
  struct call event;
  unsigned open;

  if (!find_argument (call, 0, "event_handler", &event.s))
    return;
  event.s = frame_pyl_follow (r, event.s);
  group->if_ = frame_pyl_unknown (r, event.s);
  if (!frame_pyl_call (r, event.s, &open))
    {
      not_read (r, out, call->s, "an event handler that is made elsewhere");
      return;
    }
  event.n = frame_py_arguments (r->scratch, r->py, open, &event.list);
  for (unsigned i = 0; i < event.n; i++)
    {
      const char *key = event.list[i].key;
      span value = { event.list[i].first, event.list[i].last, event.s.env };
      if (key
	  && (strncmp (key, "on_", 3) == 0 || strcmp (key, "entities") == 0)
	  && !frame_py_name_p (r->py, value.first, "lambda"))
	read_actions (r, value, &inner);
    }
  frame_array_free (r->scratch, event.list);
  end_group (group, &inner);
}

/* -- small actions -------------------------------------------------------- */

static void
read_push (reader *r, const struct call *call, struct actions *out)
{
  struct frame_action *action
    = action_for (r, call, FRAME_ACTION_PUSH_NS, out);

  action->ns = argument (r, call, 0, "namespace");
  if (!action->ns)
    action->ns = frame_pyl_unknown (r, call->s);
}

/* An action of KIND with NAME and VALUE, the parameters called so.  */

static void
read_pair (reader *r, const struct call *call, struct actions *out,
	   enum frame_action_kind kind, const char *name, const char *value)
{
  struct frame_action *action = action_for (r, call, kind, out);
  span s;

  action->name = argument (r, call, 0, name);
  action->value = argument (r, call, 1, value);
  if (!action->name)
    action->name = frame_pyl_unknown (r, call->s);
  if (!action->value)
    action->value = frame_pyl_unknown (r, call->s);
  if (kind == FRAME_ACTION_PARAM && find_argument (call, 1, value, &s))
    action->type = frame_pyl_type (r, s);
}

static void
read_remap (reader *r, const struct call *call, struct actions *out)
{
  read_pair (r, call, out, FRAME_ACTION_REMAP, "src", "dst");
}

static void
read_parameter (reader *r, const struct call *call, struct actions *out)
{
  read_pair (r, call, out, FRAME_ACTION_PARAM, "name", "value");
}

static void
read_environment (reader *r, const struct call *call, struct actions *out)
{
  read_pair (r, call, out, FRAME_ACTION_ENV, "name", "value");
}

static void
read_configuration (reader *r, const struct call *call, struct actions *out)
{
  read_pair (r, call, out, FRAME_ACTION_LET, "name", "value");
}

static void
read_parameter_file (reader *r, const struct call *call, struct actions *out)
{
  struct frame_action *action
    = action_for (r, call, FRAME_ACTION_PARAM_FILE, out);

  action->file = argument (r, call, 0, "filename");
  if (!action->file)
    action->file = frame_pyl_unknown (r, call->s);
}

static void
read_opaque (reader *r, const struct call *call, struct actions *out)
{
  not_read (r, out, call->s, "an OpaqueFunction runs when the robot starts");
}

static void
read_nothing (reader *r, const struct call *call, struct actions *out)
{
  (void) r;
  (void) call;
  (void) out;
}

static void
read_description (reader *r, const struct call *call, struct actions *out)
{
  span value;

  if (find_argument (call, 0, "initial_entities", &value))
    read_actions (r, value, out);
}

struct action_class
{
  const char *name;
  void (*read) (reader *r, const struct call *call, struct actions *out);
};

static const struct action_class classes[] = {
  { "Node", read_node },
  { "LifecycleNode", read_node },
  { "ComposableNodeContainer", read_node },
  { "ComposableNode", read_component },
  { "LoadComposableNodes", read_load },
  { "DeclareLaunchArgument", read_declaration },
  { "IncludeLaunchDescription", read_include },
  { "GroupAction", read_group },
  { "TimerAction", read_timer },
  { "RosTimer", read_timer },
  { "ROSTimer", read_timer },
  { "RegisterEventHandler", read_event },
  { "PushRosNamespace", read_push },
  { "PushROSNamespace", read_push },
  { "SetRemap", read_remap },
  { "SetParameter", read_parameter },
  { "SetParametersFromFile", read_parameter_file },
  { "SetEnvironmentVariable", read_environment },
  { "SetLaunchConfiguration", read_configuration },
  { "OpaqueFunction", read_opaque },
  { "ExecuteProcess", read_process },
  { "ExecuteLocal", read_process },
  { "LaunchDescription", read_description },
  { "LogInfo", read_nothing },
  { "LogDebug", read_nothing },
  { "LogWarning", read_nothing },
  { "LogError", read_nothing },
  { "EmitEvent", read_nothing },
  { "Shutdown", read_nothing },
  { "AppendEnvironmentVariable", read_nothing },
  { "UnsetEnvironmentVariable", read_nothing },
  { "UnsetLaunchConfiguration", read_nothing },
  { "PushEnvironment", read_nothing },
  { "PopEnvironment", read_nothing },
  { "ResetEnvironment", read_nothing },
  { "PushLaunchConfigurations", read_nothing },
  { "PopLaunchConfigurations", read_nothing },
  { "ResetLaunchConfigurations", read_nothing },
  { "UnregisterEventHandler", read_nothing },
  { "SetROSLogDir", read_nothing },
  { "SetLogLevel", read_nothing },
  { "SetUseSimTime", read_nothing },
  { "LifecycleTransition", read_nothing },
  { "ReadyToTest", read_nothing },
  { "GTest", read_nothing },
  { "Test", read_nothing }
};

/* Read the call of NAME that is all of S into OUT, if it makes an action.  */

static bool
read_call (reader *r, span s, const char *name, unsigned open,
	   struct actions *out)
{
  struct call call = { .s = s, .name = name };

  for (size_t i = 0; i < sizeof classes / sizeof *classes; i++)
    if (strcmp (name, classes[i].name) == 0)
      {
	r->used[open - 1] = true;
	call.n = frame_py_arguments (r->scratch, r->py, open, &call.list);
	classes[i].read (r, &call, out);
	frame_array_free (r->scratch, call.list);
	return true;
      }
  return false;
}

/* -- lists of actions ----------------------------------------------------- */

/* Read S into OUT, in a group of its own if it may be left out.  */

static void
read_perhaps (reader *r, span s, bool uncertain, struct actions *out)
{
  struct actions inner = { 0 };

  if (!uncertain)
    {
      read_actions (r, s, out);
      return;
    }
  read_actions (r, s, &inner);
  if (inner.n)
    end_group (begin_group (r, out, s, true), &inner);
}

/* The variable V, seen from S: what it was set to, and what was added.  */

static void
read_variable (reader *r, span s, const struct frame_py_variable *v,
	       struct actions *out)
{
  unsigned sets = 0;

  r->steps += v->n;
  for (unsigned i = 0; i < v->n; i++)
    sets += v->definitions[i].change == FRAME_PY_SET;
  for (unsigned i = 0; i < v->n; i++)
    {
      const struct frame_py_definition *d = &v->definitions[i];
      struct frame_py_context context = frame_py_context (r->scopes, d->line);
      span value = { d->first, d->last, s.env };
      /* A value that is there only under a condition, but is used without,
	 has to be there.  */
      bool uncertain = d->change == FRAME_PY_SET
			 ? sets > 1 : context.conditional;

      if (context.loop && d->change != FRAME_PY_PASSED)
	not_read (r, out, value.first < value.last ? value : s,
		  "actions made in a loop");
      else if (d->change == FRAME_PY_SET || d->change == FRAME_PY_APPEND
	       || d->change == FRAME_PY_EXTEND)
	read_perhaps (r, value, uncertain, out);
      else if (d->change == FRAME_PY_PASSED && d->first < d->last)
	not_read (r, out, value, "a function may add actions");
      else if (d->change != FRAME_PY_PASSED)
	not_read (r, out, s, "actions that a variable holds");
    }
}

/* All values that FUNCTION returns, in ENV.  */

static void
read_returns (reader *r, const struct frame_pyl_env *env, span s,
	      struct actions *out)
{
  const struct frame_py_function *functions;
  const struct frame_python *py = r->py;
  unsigned n = 0, line;

  frame_py_functions (r->scopes, &functions);
  line = functions[env->function].line;
  for (int pass = 0; pass < 2; pass++)
    for (unsigned i = line + 1;
	 i < py->n_lines && py->lines[i].indent > py->lines[line].indent; i++)
      {
	struct frame_py_context context = frame_py_context (r->scopes, i);
	span value = { py->lines[i].first + 1, py->lines[i].last, env };
	bool is_return = frame_py_name_p (py, py->lines[i].first, "return");

	r->steps += i % 16 == 0;
	if (context.function != env->function || !is_return)
	  continue;
	if (!pass)
	  n++;
	else if (context.loop)
	  not_read (r, out, value, "actions returned from a loop");
	else
	  read_perhaps (r, value, n > 1 || context.conditional, out);
      }
  if (!n)
    not_read (r, out, s, "a function that returns nothing");
}

/* S is "a if c else b".  */

static bool
read_choice (reader *r, span s, struct actions *out)
{
  unsigned if_ = s.last, else_ = s.last;

  for (unsigned i = s.first; i < s.last; i++)
    if (frame_py_name_p (r->py, i, "if") && if_ == s.last)
      if_ = i;
    else if (frame_py_name_p (r->py, i, "else") && if_ < s.last
	     && else_ == s.last)
      else_ = i;
    else if (frame_py_open_p (r->py, i) && r->py->tokens[i].match > i)
      i = r->py->tokens[i].match;
  if (if_ == s.last || else_ >= s.last || if_ == s.first)
    return false;
  read_perhaps (r, (span) { s.first, if_, s.env }, true, out);
  read_perhaps (r, (span) { else_ + 1, s.last, s.env }, true, out);
  return true;
}

/* The elements of the list literal S.  */

static void
read_list (reader *r, span s, struct actions *out)
{
  struct frame_py_argument *list = NULL;
  unsigned n = frame_py_arguments (r->scratch, r->py, s.first, &list);

  for (unsigned i = 0; i < n; i++)
    read_actions (r, (span) { list[i].first, list[i].last, s.env }, out);
  frame_array_free (r->scratch, list);
}

/* S has a "for" outside brackets.  */

static bool
comprehension_p (const reader *r, span s)
{
  for (unsigned i = s.first; i < s.last; i++)
    if (frame_py_name_p (r->py, i, "for"))
      return true;
    else if (frame_py_open_p (r->py, i) && r->py->tokens[i].match > i)
      i = r->py->tokens[i].match;
  return false;
}

/* A name that holds actions.  */

static void
read_name (reader *r, span s, struct actions *out)
{
  const char *name = r->py->tokens[s.first].text;
  span value = frame_pyl_follow (r, s);
  const struct frame_py_variable *v;

  if (strcmp (name, "None") == 0)
    return;
  v = frame_py_variable_find (r->scopes, name, s.env->function);
  if (v && v->n && v->definitions[0].change == FRAME_PY_SET
      && v->name != NULL)
    read_variable (r, s, v, out);
  else if (value.first != s.first)
    read_actions (r, value, out);
  else
    not_read (r, out, s, "actions that a variable holds");
}

/* A call that makes no action itself.  */

static void
read_other_call (reader *r, span s, const char *name, unsigned open,
		 struct actions *out)
{
  uint32_t function = 0;
  struct frame_py_argument *list = NULL;
  struct frame_pyl_env env = { 0, true, 0, NULL, s.env };

  if (open == s.first + 1)
    function = frame_py_function_find (r->scopes, r->py->tokens[s.first].text,
				       s.env->function);
  if (function)
    {
      env.function = function;
      env.n_args = frame_py_arguments (r->scratch, r->py, open, &list);
      env.args = list;
      read_returns (r, &env, s, out);
      frame_array_free (r->scratch, list);
      return;
    }
  not_read (r, out, s, frame_printf (r->scratch, "what %.60s () makes", name));
}

/* S without parentheses and a star.  */

static span
strip (const reader *r, span s)
{
  if (frame_py_op_p (r->py, s.first, "*"))
    s.first++;
  while (s.first + 2 < s.last && frame_py_op_p (r->py, s.first, "(")
	 && r->py->tokens[s.first].match == s.last - 1)
    {
      s.first++;
      s.last--;
    }
  return s;
}

/* The last "+" of S outside brackets; S.last if there is none.  */

static unsigned
last_plus (const reader *r, span s)
{
  unsigned found = s.last;

  for (unsigned at = s.first;
       (at = frame_py_find (r->py, at, s.last, "+")) < s.last; at++)
    found = at;
  return found;
}

/* Read all actions that S stands for into OUT.  */

static void
read_actions (reader *r, span s, struct actions *out)
{
  unsigned open, plus;
  const char *name;

  s = strip (r, s);
  if (s.first >= s.last)
    return;
  if (!frame_pyl_enter (r))
    {
      not_read (r, out, s, "too deep");
      return;
    }
  plus = last_plus (r, s);
  name = frame_pyl_call (r, s, &open);
  if (comprehension_p (r, s))
    not_read (r, out, s, "actions made in a loop");
  else if (read_choice (r, s, out))
    ;
  else if (plus < s.last && plus > s.first)
    {
      read_actions (r, (span) { s.first, plus, s.env }, out);
      read_actions (r, (span) { plus + 1, s.last, s.env }, out);
    }
  else if (frame_py_op_p (r->py, s.first, "[")
	   && r->py->tokens[s.first].match == s.last - 1)
    read_list (r, s, out);
  else if (frame_py_find (r->py, s.first, s.last, ",") < s.last)
    {
      unsigned comma = frame_py_find (r->py, s.first, s.last, ",");
      read_actions (r, (span) { s.first, comma, s.env }, out);
      read_actions (r, (span) { comma + 1, s.last, s.env }, out);
    }
  else if (s.last == s.first + 1
	   && r->py->tokens[s.first].kind == FRAME_PY_NAME)
    read_name (r, s, out);
  else if (!name)
    not_read (r, out, s, "actions that are no list");
  else if (!read_call (r, s, name, open, out))
    read_other_call (r, s, name, open, out);
  frame_pyl_leave (r);
}

/* -- the file ------------------------------------------------------------- */

/* In which pass read_rest takes a call of NAME, 0 if never: what holds others
   comes first, so that those are read where they belong.  */

static unsigned
pass_of (const char *name)
{
  static const char *const names[3][6]
    = { { "DeclareLaunchArgument", "GroupAction" },
	{ "Node", "LifecycleNode", "ComposableNodeContainer",
	  "LoadComposableNodes", "IncludeLaunchDescription" },
	{ "ComposableNode" } };

  for (unsigned pass = 0; pass < 3; pass++)
    for (unsigned i = 0; i < 6 && names[pass][i]; i++)
      if (strcmp (name, names[pass][i]) == 0)
	return pass + 1;
  return 0;
}

/* If token I is a call of PASS that has not been read, read it.  */

static void
read_unused (reader *r, unsigned i, unsigned pass, struct actions *out,
	     struct actions *rest)
{
  const struct frame_python *py = r->py;
  struct frame_pyl_env env = { .function = 0 };
  span s = { i, py->tokens[i + 1].match + 1, &env };
  const char *name;

  if (r->used[i] || py->tokens[i].kind != FRAME_PY_NAME
      || !frame_py_op_p (py, i + 1, "(") || s.last >= py->n_tokens
      || (i && (frame_py_name_p (py, i - 1, "class")
		|| frame_py_name_p (py, i - 1, "def"))))
    return;
  env.function
    = frame_py_context (r->scopes, frame_py_line_of (py, i)).function;
  name = frame_py_real_name (r->scopes, py->tokens[i].text, env.function);
  if (pass_of (name) != pass)
    return;
  read_call (r, s, name, i + 1,
	     strcmp (name, "DeclareLaunchArgument") == 0 ? out : rest);
}

/* The file makes more actions than were found where they are returned: read
   every other call that makes one.  Arguments that are declared go to OUT
   itself, since their defaults hold wherever they are.  */

static void
read_rest (reader *r, struct actions *out)
{
  struct actions rest = { 0 };
  span all = { 0, 1, NULL };

  for (unsigned pass = 1; pass <= 3; pass++)
    for (unsigned i = 0; i + 1 < r->py->n_tokens; i++)
      read_unused (r, i, pass, out, &rest);
  if (rest.n)
    end_group (begin_group (r, out, all, true), &rest);
}

/* Put what is found of the launch file into FILE.  */

static void
read_file (reader *r, struct frame_launch_file *file)
{
  const struct frame_py_function *functions;
  unsigned n = frame_py_functions (r->scopes, &functions);
  struct actions out = { 0 };
  uint32_t function = 0;

  for (unsigned i = 1; i < n; i++)
    if (strcmp (functions[i].name, "generate_launch_description") == 0)
      function = i;
  if (!function)
    return;
  file->readable = true;
  struct frame_pyl_env env = { .function = function };
  span s = { r->py->lines[functions[function].line].first,
	     r->py->lines[functions[function].line].last, &env };
  read_returns (r, &env, s, &out);
  if (r->incomplete)
    read_rest (r, &out);
  file->n_actions = out.n;
  file->actions = out.list;
}

/* Say that FILE is no Python, where R's tokens say so.  */

static void
complain (const reader *r, struct frame_launch_files *files,
	  struct frame_launch_file *file)
{
  struct frame_loc loc = { r->file, r->py->problem_line,
			   r->py->problem_column, 0 };
  struct frame_where where = { file->unit, loc };

  frame_findings_add (frame_launch_findings (files), FRAME_W_LAUNCH,
		      FRAME_ON_EVERY_PATH, where,
		      "%s: this launch file does not start%s", r->py->problem,
		      file->readable ? "; the rest of it is checked all the "
				       "same" : "");
}

void
frame_launch_read_python (struct frame_launch_files *files,
			  struct frame_launch_file *file, const char *text,
			  size_t length)
{
  struct frame_arena *arena = frame_launch_arena (files);
  struct frame_arena *scratch = frame_arena_new ("launch.py");
  struct frame_cleanup *cleanup
    = frame_arena_defer (arena, (void (*) (void *)) frame_arena_free, scratch);
  reader r = { .arena = arena, .scratch = scratch, .unit = file->unit };

  file->ros = FRAME_ROS_2;
  r.file = frame_unit_file (file->unit, file->name);
  r.py = frame_python_tokens (scratch, text, length);
  r.scopes = frame_py_scopes_new (scratch, r.py);
  r.used = FRAME_NEW_N (scratch, bool, r.py->n_tokens);
  frame_python_suppressions (r.py, file->unit, r.file);
  read_file (&r, file);
  if (r.py->problem)
    {
      file->recovered = file->readable;
      complain (&r, files, file);
    }
  frame_arena_run (arena, cleanup);
}
