/* ROS 2 launch XML and YAML: the entities of launch and launch_ros become
   actions.  A YAML file comes here as the same elements (launch-yaml.c).
   Source: launch_xml, launch_yaml and launch_ros of rolling.  */

#include "launch-read.h"

#include <string.h>

static void read_children (const struct frame_launch_reader *reader,
			   const struct frame_xml_element *element,
			   struct frame_action_list *list);

/* The attributes of processes of any kind.  */
#define PROCESS                                                               \
  "exec_name cwd launch-prefix launch_prefix output respawn respawn_delay "   \
  "respawn_max_retries shell emulate_tty sigterm_timeout sigkill_timeout "    \
  "on_exit env additional_env description cached_output log_cmd "

/* Say that ELEMENT's attribute NAME is ROS 1's word for what ROS 2 calls
   INSTEAD.  Returns whether it has that attribute.  */

static bool
old_name (const struct frame_launch_reader *reader,
	  const struct frame_xml_element *element, const char *name,
	  const char *instead)
{
  const struct frame_xml_attribute *a = frame_xml_attribute (element, name);

  if (!a)
    return false;
  frame_launch_complain (reader, a->loc,
			 FRAME_Q ("<%s>") " has no attribute " FRAME_Q ("%s")
			 " in ROS 2: %s", element->name, name, instead);
  return true;
}

/* Children of ACTION: those of ELEMENT.  */

static void
read_inside (const struct frame_launch_reader *reader,
	     const struct frame_xml_element *element,
	     struct frame_action *action)
{
  struct frame_action_list children = { 0 };

  read_children (reader, element, &children);
  action->n_children = children.n;
  action->children = children.list;
}

static void
read_arg (const struct frame_launch_reader *reader,
	  const struct frame_xml_element *element,
	  struct frame_action_list *list)
{
  struct frame_action *action;

  if (!old_name (reader, element, "value",
		 "a constant is set by " FRAME_Q ("<let>")))
    frame_launch_attributes (reader, element, "name default description");
  if (!frame_launch_required (reader, element, "name"))
    return;
  action = frame_launch_begin (reader, element, list, FRAME_ACTION_ARG);
  action->name = frame_launch_template (reader, element, "name");
  action->default_ = frame_launch_template (reader, element, "default");
}

static void
read_include (const struct frame_launch_reader *reader,
	      const struct frame_xml_element *element,
	      struct frame_action_list *list)
{
  struct frame_action *action;
  struct frame_action_list pairs = { 0 };

  if (!old_name (reader, element, "ns",
		 "put it into a " FRAME_Q ("<group>") " with "
		 FRAME_Q ("<push-ros-namespace>"))
      && !old_name (reader, element, "pass_all_args",
		    "arguments are passed on without it"))
    frame_launch_attributes (reader, element, "file");
  if (!frame_launch_required (reader, element, "file"))
    return;
  action = frame_launch_begin (reader, element, list, FRAME_ACTION_INCLUDE);
  action->file = frame_launch_template (reader, element, "file");
  for (unsigned i = 0; i < element->n_children; i++)
    if (strcmp (element->children[i]->name, "arg") == 0
	|| strcmp (element->children[i]->name, "let") == 0)
      frame_launch_pair (reader, element->children[i], &pairs,
			 FRAME_ACTION_ARG, "name", "value");
  action->n_children = pairs.n;
  action->children = pairs.list;
}

static void
read_group (const struct frame_launch_reader *reader,
	    const struct frame_xml_element *element,
	    struct frame_action_list *list)
{
  struct frame_action *action
    = frame_launch_begin (reader, element, list, FRAME_ACTION_GROUP);
  const struct frame_xml_attribute *scoped
    = frame_xml_attribute (element, "scoped");

  if (!old_name (reader, element, "ns",
		 "use " FRAME_Q ("<push-ros-namespace>") " inside"))
    frame_launch_attributes (reader, element,
			     "scoped forwarding launch_configurations");
  action->scoped = !scoped || (strcasecmp (scoped->value, "false") != 0
			       && strcmp (scoped->value, "0") != 0);
  read_inside (reader, element, action);
}

static void
read_push (const struct frame_launch_reader *reader,
	   const struct frame_xml_element *element,
	   struct frame_action_list *list)
{
  const char *name
    = frame_xml_attribute (element, "ns") ? "ns" : "namespace";

  if (frame_launch_required (reader, element, name))
    frame_launch_begin (reader, element, list, FRAME_ACTION_PUSH_NS)->ns
      = frame_launch_template (reader, element, name);
}

/* The words of attribute NAME of ELEMENT, behind those ACTION has.  */

static void
add_words (const struct frame_launch_reader *reader,
	   const struct frame_xml_element *element, const char *name,
	   struct frame_action *action)
{
  const struct frame_template *template
    = frame_launch_template (reader, element, name);
  const struct frame_template **words;
  unsigned n;

  if (!template)
    return;
  n = frame_template_words (reader->arena, template, &words);
  for (unsigned i = 0; i < n; i++)
    *FRAME_APPEND (reader->arena, action->args, action->n_args,
		   const struct frame_template *) = words[i];
}

/* The word TEXT, behind those ACTION has.  */

static void
add_word (const struct frame_launch_reader *reader,
	  struct frame_action *action, const char *text)
{
  *FRAME_APPEND (reader->arena, action->args, action->n_args,
		 const struct frame_template *)
    = frame_template_text (reader->arena, action->loc, text, strlen (text));
}

static void
read_words (const struct frame_launch_reader *reader,
	    const struct frame_xml_element *element,
	    struct frame_action *action)
{
  add_words (reader, element, "args", action);
  if (!frame_xml_attribute (element, "ros_args"))
    return;
  add_word (reader, action, "--ros-args");
  add_words (reader, element, "ros_args", action);
  add_word (reader, action, "--");
}

static void
read_node (const struct frame_launch_reader *reader,
	   const struct frame_xml_element *element,
	   struct frame_action_list *list)
{
  struct frame_action *action;
  bool old = old_name (reader, element, "type",
		       "it is called " FRAME_Q ("exec"));

  old |= old_name (reader, element, "ns",
		   "it is called " FRAME_Q ("namespace"));
  if (!old)
    {
      frame_launch_attributes (reader, element,
			       "pkg exec executable name namespace args "
			       "ros_args " PROCESS);
      if (!frame_launch_required (reader, element, "exec"))
	return;
    }
  action = frame_launch_begin (reader, element, list, FRAME_ACTION_NODE);
  action->pkg = frame_launch_template (reader, element, "pkg");
  action->exec = frame_launch_template (reader, element, "exec");
  if (!action->exec)
    action->exec = frame_launch_template (reader, element, "type");
  action->name = frame_launch_template (reader, element, "name");
  action->ns = frame_launch_template (reader, element, "namespace");
  read_words (reader, element, action);
  read_inside (reader, element, action);
}

static void
read_component (const struct frame_launch_reader *reader,
		const struct frame_xml_element *element,
		struct frame_action_list *list)
{
  struct frame_action *action;

  if (!frame_launch_required (reader, element, "plugin"))
    return;
  action = frame_launch_begin (reader, element, list, FRAME_ACTION_COMPONENT);
  action->pkg = frame_launch_template (reader, element, "pkg");
  action->plugin = frame_launch_template (reader, element, "plugin");
  action->name = frame_launch_template (reader, element, "name");
  action->ns = frame_launch_template (reader, element, "namespace");
  read_inside (reader, element, action);
}

/* A parameter, and those nested in it: PREFIX.NAME.  */

static void
read_param (const struct frame_launch_reader *reader,
	    const struct frame_xml_element *element,
	    struct frame_action_list *list, const char *prefix, unsigned depth)
{
  const struct frame_xml_attribute *name
    = frame_xml_attribute (element, "name");
  struct frame_action *action;

  frame_launch_attributes (reader, element,
			   "name value type sep value-sep from allow_substs "
			   "namespace");
  if (frame_xml_attribute (element, "from"))
    {
      action = frame_launch_begin (reader, element, list,
				   FRAME_ACTION_PARAM_FILE);
      action->file = frame_launch_template (reader, element, "from");
      return;
    }
  if (!frame_launch_required (reader, element, "name") || depth > 20)
    return;
  for (unsigned i = 0; i < element->n_children; i++)
    if (strcmp (element->children[i]->name, "param") == 0)
      read_param (reader, element->children[i], list,
		  frame_printf (reader->arena, "%s%s.", prefix, name->value),
		  depth + 1);
  if (!frame_xml_attribute (element, "value"))
    return;
  action = frame_launch_begin (reader, element, list, FRAME_ACTION_PARAM);
  action->name = frame_launch_template (reader, element, "name");
  if (*prefix)
    {
      struct frame_template *t
	= frame_template_new (reader->arena, FRAME_T_CONCAT, name->loc, 2);

      t->args[0] = frame_template_text (reader->arena, name->loc, prefix,
					strlen (prefix));
      t->args[1] = action->name;
      action->name = t;
    }
  action->value = frame_launch_template (reader, element, "value");
  if (frame_xml_attribute (element, "type"))
    action->type = frame_xml_attribute (element, "type")->value;
}

/* The file of set_parameters_from_file.  */

static void
read_param_file (const struct frame_launch_reader *reader,
		 const struct frame_xml_element *element,
		 struct frame_action_list *list)
{
  const char *name
    = frame_xml_attribute (element, "filename") ? "filename" : "file";

  if (frame_xml_attribute (element, name))
    frame_launch_begin (reader, element, list, FRAME_ACTION_PARAM_FILE)->file
      = frame_launch_template (reader, element, name);
}

/* How elements are read that are a name and a value, or nothing to us.  */

struct simple
{
  const char *tag;
  enum frame_action_kind kind;
  const char *name;		/* null: nothing of it concerns frames */
  const char *value;
};

static const struct simple simple_elements[] = {
  { "let", FRAME_ACTION_LET, "name", "value" },
  { "remap", FRAME_ACTION_REMAP, "from", "to" },
  { "set_remap", FRAME_ACTION_REMAP, "from", "to" },
  { "set-remap", FRAME_ACTION_REMAP, "from", "to" },
  { "env", FRAME_ACTION_ENV, "name", "value" },
  { "set_env", FRAME_ACTION_ENV, "name", "value" },
  { "set-env", FRAME_ACTION_ENV, "name", "value" },
  { "set_parameter", FRAME_ACTION_PARAM, "name", "value" },
  { "set-parameter", FRAME_ACTION_PARAM, "name", "value" },
  { "executable", FRAME_ACTION_ENV, NULL, NULL },
  { "set_use_sim_time", FRAME_ACTION_ENV, NULL, NULL },
  { "set-use-sim-time", FRAME_ACTION_ENV, NULL, NULL },
  { "set_ros_log_dir", FRAME_ACTION_ENV, NULL, NULL },
  { "set-ros-log-dir", FRAME_ACTION_ENV, NULL, NULL },
  { "unset_env", FRAME_ACTION_ENV, NULL, NULL },
  { "unset-env", FRAME_ACTION_ENV, NULL, NULL },
  { "append_env", FRAME_ACTION_ENV, NULL, NULL },
  { "append-env", FRAME_ACTION_ENV, NULL, NULL },
  { "reset_env", FRAME_ACTION_ENV, NULL, NULL },
  { "reset-env", FRAME_ACTION_ENV, NULL, NULL },
  { "keep", FRAME_ACTION_ENV, NULL, NULL },
  { "extra_arg", FRAME_ACTION_ENV, NULL, NULL },
  { "extra-arg", FRAME_ACTION_ENV, NULL, NULL },
  { "log", FRAME_ACTION_ENV, NULL, NULL },
  { "log_info", FRAME_ACTION_ENV, NULL, NULL },
  { "choice", FRAME_ACTION_ENV, NULL, NULL },
  { "shutdown", FRAME_ACTION_ENV, NULL, NULL }
};

/* Read ELEMENT if it is a simple one.  */

static bool
read_simple (const struct frame_launch_reader *reader,
	     const struct frame_xml_element *element,
	     struct frame_action_list *list)
{
  for (size_t i = 0; i < sizeof simple_elements / sizeof *simple_elements; i++)
    {
      const struct simple *s = &simple_elements[i];

      if (strcmp (s->tag, element->name) != 0)
	continue;
      if (s->name)
	frame_launch_pair (reader, element, list, s->kind, s->name, s->value);
      return true;
    }
  return false;
}

/* A container's components, each beside it: they are nodes of their own.  */

static void
read_container (const struct frame_launch_reader *reader,
		const struct frame_xml_element *element,
		struct frame_action_list *list, bool new)
{
  struct frame_action *action;

  if (new)
    {
      read_node (reader, element, list);
      return;
    }
  action = frame_launch_begin (reader, element, list, FRAME_ACTION_GROUP);
  action->scoped = true;
  read_inside (reader, element, action);
}

static void
read_element (const struct frame_launch_reader *reader,
	      const struct frame_xml_element *element,
	      struct frame_action_list *list)
{
  const char *tag = element->name;
  struct frame_action *action;

  if (strcmp (tag, "param") == 0)
    read_param (reader, element, list, "", 0);
  else if (strcmp (tag, "arg") == 0)
    read_arg (reader, element, list);
  else if (strcmp (tag, "node") == 0)
    read_node (reader, element, list);
  else if (strcmp (tag, "include") == 0)
    read_include (reader, element, list);
  else if (strcmp (tag, "group") == 0)
    read_group (reader, element, list);
  else if (strcmp (tag, "push-ros-namespace") == 0
	   || strcmp (tag, "push_ros_namespace") == 0)
    read_push (reader, element, list);
  else if (strcmp (tag, "composable_node") == 0
	   || strcmp (tag, "composable-node") == 0)
    read_component (reader, element, list);
  else if (strcmp (tag, "node_container") == 0
	   || strcmp (tag, "node-container") == 0)
    read_container (reader, element, list, true);
  else if (strcmp (tag, "load_composable_node") == 0
	   || strcmp (tag, "load-composable-node") == 0)
    read_container (reader, element, list, false);
  else if (strcmp (tag, "set_parameters_from_file") == 0
	   || strcmp (tag, "set-parameters-from-file") == 0)
    read_param_file (reader, element, list);
  else if (strcmp (tag, "timer") == 0 || strcmp (tag, "ros_timer") == 0
	   || strcmp (tag, "ros-timer") == 0)
    {
      /* Later, but it happens.  */
      action = frame_launch_begin (reader, element, list, FRAME_ACTION_GROUP);
      read_inside (reader, element, action);
    }
  else if (strcmp (tag, "rosparam") == 0 || strcmp (tag, "machine") == 0)
    frame_launch_complain (reader, element->loc,
			   "ROS 2 launch knows no " FRAME_Q ("<%s>")
			   ": it stops with an error", tag);
  else if (!read_simple (reader, element, list))
    /* Packages can add entities of their own.  */
    frame_launch_not_read (reader, list, element->loc,
			   frame_printf (reader->arena, "<%s> is not known",
					 tag));
}

static void
read_children (const struct frame_launch_reader *reader,
	       const struct frame_xml_element *element,
	       struct frame_action_list *list)
{
  for (unsigned i = 0; i < element->n_children; i++)
    read_element (reader, element->children[i], list);
}

void
frame_launch_elements2 (const struct frame_launch_reader *reader,
			const struct frame_xml_element *root)
{
  struct frame_action_list list = { 0 };

  read_children (reader, root, &list);
  frame_launch_done (reader, &list);
}
