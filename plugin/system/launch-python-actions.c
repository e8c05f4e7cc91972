/* The actions that calls in a launch.py make: arguments, includes, groups,
   events and the small ones, and which class makes which.

   Source: launch and launch_ros of rolling; the names of dashing and foxy
   too.  */

#include "launch-python-actions.h"
#include "launch-python-nodes.h"
#include <string.h>

/* -- small things --------------------------------------------------------- */

struct frame_action *
frame_pyl_add_action (reader *r, struct frame_pyl_actions *out,
		      enum frame_action_kind kind, span s)
{
  struct frame_action *action = FRAME_NEW (r->arena, struct frame_action);

  action->kind = kind;
  action->loc = frame_py_loc (r->py, r->file, s.first, s.last);
  *FRAME_APPEND (r->arena, out->list, out->n, struct frame_action *) = action;
  return action;
}

void
frame_pyl_not_read (reader *r, struct frame_pyl_actions *out, span s,
		    const char *why)
{
  frame_pyl_add_action (r, out, FRAME_ACTION_NOT_READ, s)->text
    = frame_intern (r->arena, why);
  r->incomplete = true;
}

struct frame_action *
frame_pyl_begin_group (reader *r, struct frame_pyl_actions *out, span s,
		       bool uncertain)
{
  struct frame_action *group
    = frame_pyl_add_action (r, out, FRAME_ACTION_GROUP, s);

  if (uncertain)
    group->if_ = frame_pyl_unknown (r, s);
  return group;
}

void
frame_pyl_end_group (struct frame_action *group,
		     const struct frame_pyl_actions *inner)
{
  group->n_children = inner->n;
  group->children = inner->list;
}

bool
frame_pyl_find_argument (const struct frame_pyl_arguments *call,
			 unsigned position, const char *key, span *value)
{
  const struct frame_py_argument *arg
    = frame_py_argument (call->list, call->n, position, key);

  if (arg)
    *value = (span) { arg->first, arg->last, call->s.env };
  return arg != NULL;
}

template
frame_pyl_argument (reader *r, const struct frame_pyl_arguments *call,
		    unsigned position, const char *key)
{
  span value;

  if (!frame_pyl_find_argument (call, position, key, &value)
      || (value.last == value.first + 1
	  && frame_py_name_p (r->py, value.first, "None")))
    return NULL;
  return frame_pyl_template (r, value);
}

/* -- conditions ----------------------------------------------------------- */

/* "a == b" of LaunchConfigurationEquals ('a', b), or its contrary.  */

static template
configuration_equals (reader *r,
		      const struct frame_pyl_arguments *call,
		      bool equals)
{
  template name = frame_pyl_argument (r, call, 0, "launch_configuration_name");
  template value = frame_pyl_argument (r, call, 1, "expected_value");
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
  struct frame_pyl_arguments call = { .s = frame_pyl_follow (r, s) };
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
  what = frame_pyl_argument (r, &call, 0, "predicate_expression");
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

struct frame_action *
frame_pyl_action_for (reader *r, const struct frame_pyl_arguments *call,
		      enum frame_action_kind kind,
		      struct frame_pyl_actions *out)
{
  struct frame_action *action = frame_pyl_add_action (r, out, kind, call->s);
  span condition;

  if (frame_pyl_find_argument (call, 99, "condition", &condition))
    set_condition (r, action, condition);
  return action;
}

/* -- arguments and includes ----------------------------------------------- */

static void
read_declaration (reader *r, const struct frame_pyl_arguments *call,
		  struct frame_pyl_actions *out)
{
  struct frame_action *action
    = frame_pyl_action_for (r, call, FRAME_ACTION_ARG, out);

  action->name = frame_pyl_argument (r, call, 0, "name");
  action->default_ = frame_pyl_argument (r, call, 99, "default_value");
  if (!action->default_)
    {
      /* Its second parameter by position.  */
      span value;
      if (call->n > 1 && !call->list[1].key
	  && frame_pyl_find_argument (call, 1, NULL, &value))
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
read_include (reader *r, const struct frame_pyl_arguments *call,
	      struct frame_pyl_actions *out)
{
  struct frame_action *action
    = frame_pyl_action_for (r, call, FRAME_ACTION_INCLUDE, out);
  bool complete = true;
  span value;

  action->file = frame_pyl_argument (r, call, 0, "launch_description_source");
  if (!action->file)
    action->file = frame_pyl_unknown (r, call->s);
  if (!frame_pyl_find_argument (call, 1, "launch_arguments", &value)
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
    = frame_pyl_add_action (r, data, FRAME_ACTION_LET,
			    (span) { name.first, value.last, name.env });

  action->name = frame_pyl_template (r, name);
  action->value = frame_pyl_template (r, value);
}

static void
read_group (reader *r, const struct frame_pyl_arguments *call,
	    struct frame_pyl_actions *out)
{
  struct frame_action *group
    = frame_pyl_action_for (r, call, FRAME_ACTION_GROUP, out);
  struct frame_pyl_actions inner = { 0 };
  bool complete = true;
  template scoped;
  span value;

  scoped = frame_pyl_argument (r, call, 99, "scoped");
  group->scoped = !scoped || scoped->kind != FRAME_T_TEXT
		  || strcmp (scoped->text, "False") != 0;
  if (frame_pyl_find_argument (call, 99, "launch_configurations", &value))
    frame_pyl_pairs (r, value, add_let, &inner, &complete);
  if (frame_pyl_find_argument (call, 0, "actions", &value))
    frame_pyl_read_actions (r, value, &inner);
  frame_pyl_end_group (group, &inner);
}

/* TimerAction (period=..., actions=[...]).  */

static void
read_timer (reader *r, const struct frame_pyl_arguments *call,
	    struct frame_pyl_actions *out)
{
  struct frame_action *group
    = frame_pyl_action_for (r, call, FRAME_ACTION_GROUP, out);
  struct frame_pyl_actions inner = { 0 };
  span value;

  if (frame_pyl_find_argument (call, 99, "actions", &value))
    frame_pyl_read_actions (r, value, &inner);
  frame_pyl_end_group (group, &inner);
}

/* RegisterEventHandler (OnProcessExit (..., on_exit=[...])): the actions may
   come.  */

static void
read_event (reader *r, const struct frame_pyl_arguments *call,
	    struct frame_pyl_actions *out)
{
  struct frame_action *group
    = frame_pyl_action_for (r, call, FRAME_ACTION_GROUP, out);
  struct frame_pyl_actions inner = { 0 };
  struct frame_pyl_arguments event;
  unsigned open;

  if (!frame_pyl_find_argument (call, 0, "event_handler", &event.s))
    return;
  event.s = frame_pyl_follow (r, event.s);
  group->if_ = frame_pyl_unknown (r, event.s);
  if (!frame_pyl_call (r, event.s, &open))
    {
      frame_pyl_not_read (r, out, call->s,
			  "an event handler that is made elsewhere");
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
	frame_pyl_read_actions (r, value, &inner);
    }
  frame_array_free (r->scratch, event.list);
  frame_pyl_end_group (group, &inner);
}

/* -- small actions -------------------------------------------------------- */

static void
read_push (reader *r, const struct frame_pyl_arguments *call,
	   struct frame_pyl_actions *out)
{
  struct frame_action *action
    = frame_pyl_action_for (r, call, FRAME_ACTION_PUSH_NS, out);

  action->ns = frame_pyl_argument (r, call, 0, "namespace");
  if (!action->ns)
    action->ns = frame_pyl_unknown (r, call->s);
}

/* An action of KIND with NAME and VALUE, the parameters called so.  */

static void
read_pair (reader *r, const struct frame_pyl_arguments *call,
	   struct frame_pyl_actions *out, enum frame_action_kind kind,
	   const char *name, const char *value)
{
  struct frame_action *action = frame_pyl_action_for (r, call, kind, out);
  span s;

  action->name = frame_pyl_argument (r, call, 0, name);
  action->value = frame_pyl_argument (r, call, 1, value);
  if (!action->name)
    action->name = frame_pyl_unknown (r, call->s);
  if (!action->value)
    action->value = frame_pyl_unknown (r, call->s);
  if (kind == FRAME_ACTION_PARAM
      && frame_pyl_find_argument (call, 1, value, &s))
    action->type = frame_pyl_type (r, s);
}

static void
read_remap (reader *r, const struct frame_pyl_arguments *call,
	    struct frame_pyl_actions *out)
{
  read_pair (r, call, out, FRAME_ACTION_REMAP, "src", "dst");
}

static void
read_parameter (reader *r, const struct frame_pyl_arguments *call,
		struct frame_pyl_actions *out)
{
  read_pair (r, call, out, FRAME_ACTION_PARAM, "name", "value");
}

static void
read_environment (reader *r, const struct frame_pyl_arguments *call,
		  struct frame_pyl_actions *out)
{
  read_pair (r, call, out, FRAME_ACTION_ENV, "name", "value");
}

static void
read_configuration (reader *r, const struct frame_pyl_arguments *call,
		    struct frame_pyl_actions *out)
{
  read_pair (r, call, out, FRAME_ACTION_LET, "name", "value");
}

static void
read_parameter_file (reader *r, const struct frame_pyl_arguments *call,
		     struct frame_pyl_actions *out)
{
  struct frame_action *action
    = frame_pyl_action_for (r, call, FRAME_ACTION_PARAM_FILE, out);

  action->file = frame_pyl_argument (r, call, 0, "filename");
  if (!action->file)
    action->file = frame_pyl_unknown (r, call->s);
}

static void
read_opaque (reader *r, const struct frame_pyl_arguments *call,
	     struct frame_pyl_actions *out)
{
  frame_pyl_not_read (r, out, call->s,
		      "an OpaqueFunction runs when the robot starts");
}

static void
read_nothing (reader *r, const struct frame_pyl_arguments *call,
	      struct frame_pyl_actions *out)
{
  (void) r;
  (void) call;
  (void) out;
}

static void
read_description (reader *r, const struct frame_pyl_arguments *call,
		  struct frame_pyl_actions *out)
{
  span value;

  if (frame_pyl_find_argument (call, 0, "initial_entities", &value))
    frame_pyl_read_actions (r, value, out);
}

struct action_class
{
  const char *name;
  void (*read) (reader *r, const struct frame_pyl_arguments *call,
		struct frame_pyl_actions *out);
};

static const struct action_class classes[] = {
  { "Node", frame_pyl_read_node },
  { "LifecycleNode", frame_pyl_read_node },
  { "ComposableNodeContainer", frame_pyl_read_node },
  { "ComposableNode", frame_pyl_read_component },
  { "LoadComposableNodes", frame_pyl_read_load },
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
  { "ExecuteProcess", frame_pyl_read_process },
  { "ExecuteLocal", frame_pyl_read_process },
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

bool
frame_pyl_read_call (reader *r, span s, const char *name, unsigned open,
		     struct frame_pyl_actions *out)
{
  struct frame_pyl_arguments call = { .s = s, .name = name };

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
