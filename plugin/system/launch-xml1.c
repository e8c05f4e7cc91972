/* ROS 1 launch XML: the elements of roslaunch become actions.
   Source: ROS wiki roslaunch/XML, roslaunch's xmlloader of noetic.  */

#include "launch-read.h"

#include <string.h>

static void read_children (const struct frame_launch_reader *reader,
			   const struct frame_xml_element *element,
			   struct frame_action_list *list, bool in_node);

static void
read_arg (const struct frame_launch_reader *reader,
	  const struct frame_xml_element *element,
	  struct frame_action_list *list)
{
  struct frame_action *action;

  frame_launch_attributes (reader, element, "name value default doc");
  if (!frame_launch_required (reader, element, "name"))
    return;
  action = frame_launch_begin (reader, element, list, FRAME_ACTION_ARG);
  action->name = frame_launch_template (reader, element, "name");
  action->value = frame_launch_template (reader, element, "value");
  action->default_ = frame_launch_template (reader, element, "default");
  if (action->value && action->default_)
    frame_launch_complain (reader, element->loc,
			   FRAME_Q ("<arg>") " has both " FRAME_Q ("value")
			   " and " FRAME_Q ("default")
			   ": the launch file does not start");
}

/* The arg elements in the include ELEMENT, into ACTION.  */

static void
read_include_args (const struct frame_launch_reader *reader,
		   const struct frame_xml_element *element,
		   struct frame_action *action)
{
  struct frame_action_list pairs = { 0 };

  for (unsigned i = 0; i < element->n_children; i++)
    if (strcmp (element->children[i]->name, "arg") == 0)
      read_arg (reader, element->children[i], &pairs);
  action->n_children = pairs.n;
  action->children = pairs.list;
}

static void
read_include (const struct frame_launch_reader *reader,
	      const struct frame_xml_element *element,
	      struct frame_action_list *list)
{
  struct frame_action *action;
  const struct frame_xml_attribute *pass;

  frame_launch_attributes (reader, element,
			   "file ns clear_params pass_all_args");
  if (!frame_launch_required (reader, element, "file"))
    return;
  action = frame_launch_begin (reader, element, list, FRAME_ACTION_INCLUDE);
  action->file = frame_launch_template (reader, element, "file");
  action->ns = frame_launch_template (reader, element, "ns");
  pass = frame_xml_attribute (element, "pass_all_args");
  action->pass_all_args = pass && strcasecmp (pass->value, "false") != 0
			  && strcmp (pass->value, "0") != 0;
  read_include_args (reader, element, action);
}

static void
read_group (const struct frame_launch_reader *reader,
	    const struct frame_xml_element *element,
	    struct frame_action_list *list)
{
  struct frame_action *action
    = frame_launch_begin (reader, element, list, FRAME_ACTION_GROUP);
  struct frame_action_list children = { 0 };

  frame_launch_attributes (reader, element, "ns clear_params");
  action->ns = frame_launch_template (reader, element, "ns");
  action->scoped = true;
  read_children (reader, element, &children, false);
  action->n_children = children.n;
  action->children = children.list;
}

static void
read_node (const struct frame_launch_reader *reader,
	   const struct frame_xml_element *element,
	   struct frame_action_list *list, bool test)
{
  struct frame_action *action;
  struct frame_action_list children = { 0 };
  bool good;

  if (test)
    frame_launch_attributes (reader, element,
			     "pkg type name test-name args time-limit retry "
			     "launch-prefix ns clear_params cwd output "
			     "machine respawn respawn_delay required");
  else
    frame_launch_attributes (reader, element,
			     "pkg type name args machine respawn "
			     "respawn_delay required ns clear_params output "
			     "cwd launch-prefix");
  good = frame_launch_required (reader, element, "pkg");
  good &= frame_launch_required (reader, element, "type");
  if (!test)
    good &= frame_launch_required (reader, element, "name");
  if (!good)
    return;
  action = frame_launch_begin (reader, element, list, FRAME_ACTION_NODE);
  action->pkg = frame_launch_template (reader, element, "pkg");
  action->exec = frame_launch_template (reader, element, "type");
  action->name = frame_launch_template (reader, element,
					test && !frame_xml_attribute (element,
								      "name")
					  ? "test-name" : "name");
  action->ns = frame_launch_template (reader, element, "ns");
  action->split_after = true;
  if (frame_xml_attribute (element, "args"))
    {
      action->n_args = 1;
      action->args = FRAME_NEW_N (reader->arena,
				  const struct frame_template *, 1);
      action->args[0] = frame_launch_template (reader, element, "args");
    }
  read_children (reader, element, &children, true);
  action->n_children = children.n;
  action->children = children.list;
}

/* A template of KIND around the attribute NAME of ELEMENT.  */

static const struct frame_template *
wrapped (const struct frame_launch_reader *reader,
	 const struct frame_xml_element *element, const char *name,
	 enum frame_template_kind kind)
{
  const struct frame_template *inner
    = frame_launch_template (reader, element, name);
  struct frame_template *t
    = frame_template_new (reader->arena, kind, inner->loc, 1);

  t->args[0] = inner;
  return t;
}

static void
read_param (const struct frame_launch_reader *reader,
	    const struct frame_xml_element *element,
	    struct frame_action_list *list)
{
  static const char *const sources[]
    = { "value", "textfile", "binfile", "command" };
  struct frame_action *action;
  const struct frame_xml_attribute *type;
  unsigned n = 0;

  frame_launch_attributes (reader, element,
			   "name type value textfile binfile command");
  if (!frame_launch_required (reader, element, "name"))
    return;
  for (int i = 0; i < 4; i++)
    n += frame_xml_attribute (element, sources[i]) != NULL;
  if (n != 1)
    frame_launch_complain (reader, element->loc,
			   n ? "a parameter has more than one value: the "
			       "launch file does not start"
			     : "a parameter has no value: the launch file does "
			       "not start");
  action = frame_launch_begin (reader, element, list, FRAME_ACTION_PARAM);
  action->name = frame_launch_template (reader, element, "name");
  type = frame_xml_attribute (element, "type");
  action->type = type ? type->value : NULL;
  if (frame_xml_attribute (element, "value"))
    action->value = frame_launch_template (reader, element, "value");
  else if (frame_xml_attribute (element, "textfile"))
    action->value = wrapped (reader, element, "textfile", FRAME_T_FILE);
  else if (frame_xml_attribute (element, "command"))
    action->value = wrapped (reader, element, "command", FRAME_T_COMMAND);
}

/* The text of ELEMENT as a template; its substitutions count only if it asks
   for them.  */

static const struct frame_template *
text_template (const struct frame_launch_reader *reader,
	       const struct frame_xml_element *element)
{
  const struct frame_xml_attribute *a
    = frame_xml_attribute (element, "subst_value");
  bool substitute = a && (strcasecmp (a->value, "true") == 0
			  || strcmp (a->value, "1") == 0);

  if (substitute)
    return frame_template_ros1 (reader->arena, element->text_loc, false,
				frame_intern (reader->arena, element->text),
				NULL, NULL);
  return frame_template_text (reader->arena, element->text_loc, element->text,
			      strlen (element->text));
}

static void
read_rosparam (const struct frame_launch_reader *reader,
	       const struct frame_xml_element *element,
	       struct frame_action_list *list)
{
  const struct frame_xml_attribute *command
    = frame_xml_attribute (element, "command");
  struct frame_action *action;

  frame_launch_attributes (reader, element,
			   "command file param ns subst_value");
  if (command && strcmp (command->value, "load") != 0)
    return;
  if (frame_xml_attribute (element, "file"))
    {
      action = frame_launch_begin (reader, element, list,
				   FRAME_ACTION_PARAM_FILE);
      action->file = frame_launch_template (reader, element, "file");
    }
  else
    {
      action = frame_launch_begin (reader, element, list,
				   FRAME_ACTION_PARAM_TEXT);
      action->value = text_template (reader, element);
    }
  action->ns = frame_launch_template (reader, element, "ns");
  action->name = frame_launch_template (reader, element, "param");
}

static void
read_pair (const struct frame_launch_reader *reader,
	   const struct frame_xml_element *element,
	   struct frame_action_list *list, enum frame_action_kind kind,
	   const char *name, const char *value)
{
  frame_launch_attributes (reader, element,
			   kind == FRAME_ACTION_REMAP ? "from to"
						      : "name value");
  frame_launch_pair (reader, element, list, kind, name, value);
}

/* Complain about ELEMENT, which roslaunch doesn't know where it stands.  */

static void
unknown_element (const struct frame_launch_reader *reader,
		 const struct frame_xml_element *element, bool in_node)
{
  struct frame_finding *finding
    = frame_launch_complain (reader, element->loc,
			     "roslaunch knows no " FRAME_Q ("<%s>") " %s: it "
			     "ignores it", element->name,
			     in_node ? "in a node" : "here");

  if (finding)
    finding->tier = 'A';
}

/* Read the child ELEMENT of a launch file, a group or, if IN_NODE, a node.  */

static void
read_element (const struct frame_launch_reader *reader,
	      const struct frame_xml_element *element,
	      struct frame_action_list *list, bool in_node)
{
  const char *tag = element->name;

  if (strcmp (tag, "param") == 0)
    read_param (reader, element, list);
  else if (strcmp (tag, "rosparam") == 0)
    read_rosparam (reader, element, list);
  else if (strcmp (tag, "remap") == 0)
    read_pair (reader, element, list, FRAME_ACTION_REMAP, "from", "to");
  else if (strcmp (tag, "env") == 0)
    read_pair (reader, element, list, FRAME_ACTION_ENV, "name", "value");
  else if (in_node)
    unknown_element (reader, element, true);
  else if (strcmp (tag, "arg") == 0)
    read_arg (reader, element, list);
  else if (strcmp (tag, "node") == 0)
    read_node (reader, element, list, false);
  else if (strcmp (tag, "test") == 0)
    read_node (reader, element, list, true);
  else if (strcmp (tag, "include") == 0)
    read_include (reader, element, list);
  else if (strcmp (tag, "group") == 0)
    read_group (reader, element, list);
  else if (strcmp (tag, "machine") != 0 && strcmp (tag, "master") != 0)
    unknown_element (reader, element, false);
}

static void
read_children (const struct frame_launch_reader *reader,
	       const struct frame_xml_element *element,
	       struct frame_action_list *list, bool in_node)
{
  for (unsigned i = 0; i < element->n_children; i++)
    read_element (reader, element->children[i], list, in_node);
}

void
frame_launch_elements1 (const struct frame_launch_reader *reader,
			const struct frame_xml_element *root)
{
  struct frame_action_list list = { 0 };

  read_children (reader, root, &list, false);
  frame_launch_done (reader, &list);
}
