/* Running launch files without starting anything: actions in the order in
   which they stand, with the arguments, namespaces, remaps and parameters
   that hold there, become the nodes of a robot.

   ROS 1: arguments belong to a file and are passed explicitly; ROS 2: launch
   configurations go into includes and come out of them.  What is not known
   stays so: a node under an unknown condition is uncertain, a word with an
   unknown part is null.  */

#include "launch-run.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Includes nest and happen this often at most; more is a loop.  */
#define MAX_DEPTH 60
#define MAX_INCLUDES 5000
#define MAX_NODES 20000

static void run_actions (struct frame_run *run, struct frame_scope *scope,
			 unsigned n, struct frame_action *const *actions);

/* NAME's one copy for bindings.  */

static const char *
intern (struct frame_run *run, const char *name)
{
  return frame_intern (frame_launch_arena (run->files), name);
}

/* Note that what the action at LOC does is not known.  In ROS 2 it may set
   configurations.  */

static void
not_read (struct frame_run *run, struct frame_loc loc)
{
  run->gaps |= run->now->file->ros == FRAME_ROS_2;
  *FRAME_APPEND (run->arena, run->robot->not_read, run->robot->n_not_read,
		 struct frame_where) = frame_run_where (run, loc);
}

/* Arguments.  */

static void
bind (struct frame_run *run, struct frame_scope *scope, const char *name,
      const char *value)
{
  struct frame_binding *b = FRAME_NEW (run->arena, struct frame_binding);

  b->name = name;
  b->value = value;
  b->next = scope->args;
  scope->args = b;
}

/* The declaration of NAME in the file that is run, or null.  */

static const struct frame_declared *
declaration (const struct frame_run *run, const char *name)
{
  for (const struct frame_declared *d = run->now->declared; d; d = d->next)
    if (d->name == name && !d->missed)
      return d;
  return NULL;
}

/* Note that the file that is run declares NAME at LOC.  Twice is an error in
   ROS 1.  */

static void
declare (struct frame_run *run, const struct frame_scope *scope,
	 const char *name, struct frame_loc loc, bool certain)
{
  const struct frame_declared *old = declaration (run, name);
  struct frame_declared *d = FRAME_NEW (run->arena, struct frame_declared);
  struct frame_finding *finding;

  if (old && certain && !scope->uncertain
      && run->now->file->ros == FRAME_ROS_1)
    {
      finding = frame_run_complain (run, scope, loc,
				    "argument " FRAME_Q ("%s")
				    " is declared a second time: roslaunch stops "
				    "with an error", name);
      if (finding)
	frame_finding_note (run->findings, finding,
			    frame_run_where (run, old->loc),
			    "it is declared here, too");
    }
  d->name = name;
  d->loc = loc;
  d->next = run->now->declared;
  run->now->declared = d;
}

/* If the top-level file declares NAME with VALUE, true or false, it is a
   switch.  */

static void
note_switch (struct frame_run *run, const char *name, const char *value)
{
  struct frame_robot *robot = run->robot;
  struct frame_robot_switch *s;

  if (run->now->includer || !value
      || (strcasecmp (value, "true") != 0 && strcasecmp (value, "false") != 0))
    return;
  for (unsigned i = 0; i < robot->n_switches; i++)
    if (strcmp (robot->switches[i].arg, name) == 0)
      return;
  s = FRAME_APPEND (run->arena, robot->switches, robot->n_switches,
		    struct frame_robot_switch);
  s->arg = name;
  s->value = strcasecmp (value, "true") == 0;
}

/* Complain that the includer of the file that is run gives ACTION's argument
   NAME no value.  */

static void
complain_missing (struct frame_run *run, const struct frame_scope *scope,
		  const struct frame_action *action, const char *name)
{
  const struct frame_file_run *includer = run->now->includer;
  struct frame_finding *finding;

  if (!includer || run->gaps || frame_run_command_line_p (run->now))
    return;
  finding = frame_findings_add (
    run->findings, FRAME_W_LAUNCH,
    scope->uncertain ? FRAME_ON_SOME_PATH : FRAME_ON_EVERY_PATH,
    (struct frame_where) { includer->file->unit, run->now->included },
    "the included file requires the argument " FRAME_Q ("%s")
    ", which is not passed: launch stops with an error", name);
  if (finding)
    frame_finding_note (run->findings, finding,
			frame_run_where (run, action->loc),
			"it is declared here without a default");
}

/* ACTION, a constant of ROS 1 with VALUE, meets the OLD value.  */

static void
set_constant (struct frame_run *run, struct frame_scope *scope,
	      const struct frame_action *action, const char *name,
	      const char *value)
{
  const struct frame_binding *passed
    = frame_binding_find (run->now->passed, name);

  if (passed && run->now->includer && !run->now->pass_all_args)
    frame_run_complain (run, scope, action->loc,
			"the including file passes the argument "
			FRAME_Q ("%s") ", which is a constant here: roslaunch "
			"stops with an error", name);
  bind (run, scope, name, value);
}

static void
run_arg (struct frame_run *run, struct frame_scope *scope,
	 const struct frame_action *action, bool certain)
{
  const char *name = frame_run_value (run, scope, action->name);
  const struct frame_binding *b;
  const char *value;

  if (!name)
    {
      run->gaps = true;
      return;
    }
  name = intern (run, name);
  declare (run, scope, name, action->loc, certain);
  b = frame_binding_find (scope->args, name);
  if (action->value)
    {
      value = frame_run_value (run, scope, action->value);
      set_constant (run, scope, action, name, certain ? value : NULL);
      return;
    }
  value = frame_run_value (run, scope, action->default_);
  note_switch (run, name, b ? b->value : value);
  if (b)
    return;
  if (action->default_)
    bind (run, scope, name, certain ? value : NULL);
  else
    {
      if (certain)
	complain_missing (run, scope, action, name);
      bind (run, scope, name, NULL);
    }
}

static void
run_let (struct frame_run *run, struct frame_scope *scope,
	 const struct frame_action *action, bool certain)
{
  const char *name = frame_run_value (run, scope, action->name);

  if (!name)
    run->gaps = true;
  else
    bind (run, scope, intern (run, name),
	  certain ? frame_run_value (run, scope, action->value) : NULL);
}

/* Files.  */

/* The FIND at the beginning of T, or null.  */

static const struct frame_template *
leading_find (const struct frame_template *t)
{
  while ((t->kind == FRAME_T_CONCAT || t->kind == FRAME_T_PATH) && t->n_args)
    t = t->args[0];
  return t->kind == FRAME_T_FIND && t->n_args ? t : NULL;
}

/* The package that T, the name of a file, begins with; null if that is not in
   the workspace.  */

static const struct frame_package *
leading_package (struct frame_run *run, const struct frame_scope *scope,
		 const struct frame_template *t)
{
  const struct frame_template *find = leading_find (t);
  const char *name = find ? frame_run_value (run, scope, find->args[0]) : NULL;

  return name && run->packages
	   ? frame_packages_find (run->packages, name) : NULL;
}

/* True if NAME, which is not there, would have to be: it is in a package whose
   files we see.  In ROS 2 those may be installed from somewhere else.  */

static bool
certainly_missing_p (const struct frame_run *run,
		     const struct frame_package *package, const char *name)
{
  bool ros1 = run->now->file->ros == FRAME_ROS_1;

  if (!package || (ros1 ? !package->source : !package->share))
    return false;
  /* Made by the build.  */
  if (access (frame_printf (run->arena, "%s.in", name), F_OK) == 0
      || access (frame_printf (run->arena, "%s.em", name), F_OK) == 0)
    return false;
  return access (ros1 ? package->source : package->share, F_OK) == 0;
}

static bool
ends_xml_p (const char *name)
{
  size_t n = strlen (name);

  return n > 4 && strcmp (name + n - 4, ".xml") == 0;
}

const char *
frame_run_find_file (struct frame_run *run, const struct frame_scope *scope,
		     const struct frame_template *t, const char *name)
{
  const struct frame_package *package;
  const char *from[2];
  struct frame_finding *finding;

  if (frame_launch_known_p (run->files, name) || access (name, R_OK) == 0)
    return name;
  package = leading_package (run, scope, t);
  if (package)
    {
      from[0] = package->share;
      from[1] = package->source;
      for (int i = 0; i < 2; i++)
	if (from[i] && strncmp (name, from[i], strlen (from[i])) == 0)
	  {
	    const char *rest = name + strlen (from[i]);
	    const char *other = from[!i], *path;

	    path = other ? frame_printf (run->arena, "%s%s", other, rest)
			 : NULL;
	    if (path && access (path, R_OK) == 0)
	      return path;
	  }
    }
  if (certainly_missing_p (run, package, name))
    {
      finding = frame_run_complain (run, scope, t->loc,
				    "there is no file " FRAME_Q ("%s")
				    " in package " FRAME_Q ("%s")
				    ": launch stops with an error",
				    name, package->name);
      /* Parameters may be what a calibration writes.  */
      if (finding && !frame_launch_name_p (name) && !ends_xml_p (name))
	finding->tier = 'A';
    }
  return NULL;
}

/* How often FILE is being run.  */

static unsigned
times_running (const struct frame_run *run,
	       const struct frame_launch_file *file)
{
  unsigned n = 0;

  for (const struct frame_file_run *at = run->now; at; at = at->includer)
    n += at->file == file;
  return n;
}

static void
note_file (struct frame_run *run, const struct frame_launch_file *file)
{
  struct frame_robot *robot = run->robot;

  for (unsigned i = 0; i < robot->n_files; i++)
    if (robot->files[i] == file)
      return;
  *FRAME_APPEND (run->arena, robot->files, robot->n_files,
		 const struct frame_launch_file *) = file;
}

/* Pass the argument NAME := VALUE of the scope FROM on to INNER.  */

static void
pass (struct frame_run *run, const struct frame_scope *from,
      struct frame_scope *inner, struct frame_file_run *file,
      const struct frame_template *name, const struct frame_template *value,
      bool certain)
{
  const char *text = frame_run_value (run, from, name);
  struct frame_scope passed = { .args = file->passed };

  if (!text)
    {
      run->gaps = true;
      return;
    }
  text = intern (run, text);
  bind (run, inner, text, certain ? frame_run_value (run, from, value) : NULL);
  bind (run, &passed, text, NULL);
  file->passed = passed.args;
}

/* Pass what the include ACTION says.  */

static void
pass_args (struct frame_run *run, const struct frame_scope *from,
	   struct frame_scope *inner, struct frame_file_run *file,
	   const struct frame_action *action)
{
  for (unsigned i = 0; i < action->n_pairs; i++)
    pass (run, from, inner, file, action->pairs[i].name,
	  action->pairs[i].value, true);
  for (unsigned i = 0; i < action->n_children; i++)
    {
      const struct frame_action *arg = action->children[i];
      int happens = frame_run_condition (run, from, arg);

      if (happens)
	pass (run, from, inner, file, arg->name,
	      arg->value ? arg->value : arg->default_, happens > 0);
    }
}

/* Complain about arguments that ACTION passes and FILE does not declare.  */

static void
complain_unused (struct frame_run *run, const struct frame_scope *scope,
		 const struct frame_action *action,
		 const struct frame_file_run *file)
{
  struct frame_finding *finding;

  if (file->file->ros != FRAME_ROS_1 || !file->file->readable
      || action->pass_all_args)
    return;
  for (const struct frame_binding *b = file->passed; b; b = b->next)
    {
      const struct frame_declared *d = file->declared;

      while (d && (d->name != b->name || d->missed))
	d = d->next;
      if (d)
	continue;
      finding = frame_run_complain (run, scope, action->loc,
				    "argument " FRAME_Q ("%s")
				    " is passed to a file that does not declare "
				    "it: roslaunch stops with an error", b->name);
      if (finding && file->file->n_actions)
	frame_finding_note (run->findings, finding,
			    (struct frame_where)
			      { file->file->unit,
				file->file->actions[0]->loc },
			    "the included file");
    }
}

/* Run FILE, which ACTION includes.  */

static void
run_file (struct frame_run *run, struct frame_scope *scope,
	  const struct frame_action *action,
	  const struct frame_launch_file *file)
{
  struct frame_file_run now = { .file = file, .includer = run->now,
				.included = action->loc,
				.pass_all_args = action->pass_all_args };
  struct frame_scope inner = *scope;
  bool ros1 = file->ros == FRAME_ROS_1, gaps = run->gaps;

  if (ros1 && !action->pass_all_args)
    inner.args = NULL;
  pass_args (run, scope, &inner, &now, action);
  if (action->ns)
    inner.ns = frame_run_join (run->arena, scope->ns,
			       frame_run_value (run, scope, action->ns));
  note_file (run, file);
  run->now = &now;
  run->depth++;
  run_actions (run, &inner, file->n_actions, file->actions);
  run->depth--;
  run->now = (struct frame_file_run *) now.includer;
  complain_unused (run, scope, action, &now);
  if (ros1)
    run->gaps = gaps;
  else
    scope->args = inner.args;
}

/* True if ACTION may not include FILE because that would never end.  */

static bool
endless_p (struct frame_run *run, const struct frame_scope *scope,
	   const struct frame_action *action,
	   const struct frame_launch_file *file)
{
  if (run->depth < MAX_DEPTH && run->n_includes < MAX_INCLUDES)
    return false;
  if (run->depth >= MAX_DEPTH && times_running (run, file) > 5
      && !scope->uncertain)
    frame_run_complain (run, scope, action->loc,
			"this file includes itself without end");
  return true;
}

static void
run_include (struct frame_run *run, struct frame_scope *scope,
	     const struct frame_action *action)
{
  const char *name = frame_run_value (run, scope, action->file);
  struct frame_launch_file *file = NULL;

  if (name)
    name = frame_run_find_file (run, scope, action->file, name);
  if (name)
    file = frame_launch_read (run->files, name);
  if (file && file->ros_guessed)
    file->ros = run->now->file->ros;
  if (!file || !file->readable || endless_p (run, scope, action, file))
    {
      not_read (run, action->loc);
      return;
    }
  run->n_includes++;
  run_file (run, scope, action, file);
}

/* Nodes.  */

/* The word TEXT of NODE's command line is "from:=to".  Returns whether it
   is.  */

static bool
run_mapping (struct frame_run *run, struct frame_robot_node *node,
	     const char *text, struct frame_where where)
{
  const char *sign = text ? strstr (text, ":=") : NULL;
  const char *to, *from;

  if (!sign || sign == text)
    return false;
  from = frame_intern_n (run->arena, text, sign - text);
  to = frame_intern (run->arena, sign + 2);
  if (strcmp (from, "__name") == 0 || strcmp (from, "__node") == 0)
    node->name = to;
  else if (strcmp (from, "__ns") == 0)
    node->ns = frame_run_join (run->arena, "/", to);
  else if (node->ros == FRAME_ROS_1 && from[0] == '_' && from[1] != '_')
    frame_run_set (run, node, from + 1, to, where);
  else if (from[0] != '_')
    *FRAME_APPEND (run->arena, node->remaps, node->n_remaps,
		   struct frame_robot_remap)
      = (struct frame_robot_remap) { from, to, where };
  return true;
}

/* The word at I of NODE is behind --ros-args; how many words it and what
   belongs to it are.  */

static unsigned
ros_argument (struct frame_run *run, struct frame_robot_node *node, unsigned i)
{
  const char *word = node->args[i];
  const char *value = i + 1 < node->n_args ? node->args[i + 1] : NULL;
  struct frame_where where = node->arg_where[i];
  const char *sign;

  if (!word)
    return 1;
  if (strcmp (word, "-r") == 0 || strcmp (word, "--remap") == 0)
    {
      if (value)
	run_mapping (run, node, value, where);
      else
	*FRAME_APPEND (run->arena, node->remaps, node->n_remaps,
		       struct frame_robot_remap)
	  = (struct frame_robot_remap) { NULL, NULL, where };
      return 2;
    }
  if (strcmp (word, "-p") == 0 || strcmp (word, "--param") == 0)
    {
      sign = value ? strstr (value, ":=") : NULL;
      if (sign)
	frame_run_set (run, node,
		       frame_intern_n (run->arena, value, sign - value),
		       frame_intern (run->arena, sign + 2), where);
      return 2;
    }
  return strcmp (word, "--params-file") == 0
	     || strcmp (word, "--log-level") == 0 || strcmp (word, "-e") == 0
	     || strcmp (word, "--enclave") == 0
	   ? 2 : 1;
}

/* Take what is for ROS out of the words of NODE.  */

static void
take_ros_arguments (struct frame_run *run, struct frame_robot_node *node)
{
  unsigned kept = 0;
  bool ros = false;

  for (unsigned i = 0; i < node->n_args; i++)
    {
      const char *word = node->args[i];

      if (ros && word && strcmp (word, "--") == 0)
	ros = false;
      else if (ros)
	i += ros_argument (run, node, i) - 1;
      else if (word && node->ros == FRAME_ROS_2
	       && strcmp (word, "--ros-args") == 0)
	ros = true;
      else if (node->ros != FRAME_ROS_1
	       || !run_mapping (run, node, word, node->arg_where[i]))
	{
	  node->args[kept] = word;
	  node->arg_where[kept] = node->arg_where[i];
	  node->arg_names[kept++] = node->arg_names[i];
	}
    }
  node->n_args = kept;
}

static void
run_remap (struct frame_run *run, struct frame_scope *scope,
	   const struct frame_action *action, struct frame_robot_node *node,
	   bool certain)
{
  struct frame_robot_remap remap;
  struct frame_remap_list *entry;

  remap.from = frame_run_value (run, scope, action->name);
  remap.to = certain ? frame_run_value (run, scope, action->value) : NULL;
  remap.where = frame_run_where (run, action->loc);
  if (node)
    {
      *FRAME_APPEND (run->arena, node->remaps, node->n_remaps,
		     struct frame_robot_remap) = remap;
      return;
    }
  entry = FRAME_NEW (run->arena, struct frame_remap_list);
  entry->remap = remap;
  entry->next = scope->remaps;
  scope->remaps = entry;
}

/* NODE gets the remaps of LIST, the first set first.  */

static void
scope_remaps (struct frame_run *run, const struct frame_remap_list *list,
	      struct frame_robot_node *node)
{
  for (; list; list = list->next)
    *FRAME_APPEND (run->arena, node->remaps, node->n_remaps,
		   struct frame_robot_remap) = list->remap;
  for (unsigned i = 0, j = node->n_remaps; i + 1 < j; i++)
    {
      struct frame_robot_remap swap = node->remaps[i];

      node->remaps[i] = node->remaps[--j];
      node->remaps[j] = swap;
    }
}

/* The parameters and remaps inside ACTION, which is NODE.  Its components are
   nodes of their own.  */

static void
run_inside (struct frame_run *run, struct frame_scope *scope,
	    const struct frame_action *action, struct frame_robot_node *node)
{
  for (unsigned i = 0; i < action->n_children; i++)
    {
      struct frame_action *child = action->children[i];
      int happens;

      if (child->kind == FRAME_ACTION_COMPONENT)
	continue;
      happens = frame_run_condition (run, scope, child);
      if (!happens)
	continue;
      if (child->kind == FRAME_ACTION_REMAP)
	run_remap (run, scope, child, node, happens > 0);
      else if (child->kind == FRAME_ACTION_PARAM
	       || child->kind == FRAME_ACTION_PARAM_FILE
	       || child->kind == FRAME_ACTION_PARAM_TEXT)
	frame_run_param (run, scope, child, node, happens < 0);
    }
}

static void
run_node (struct frame_run *run, struct frame_scope *scope,
	  const struct frame_action *action, bool certain)
{
  struct frame_robot *robot = run->robot;
  struct frame_robot_node node = { .ros = run->now->file->ros };
  struct frame_scope inner = *scope;

  if (robot->n_nodes >= MAX_NODES)
    {
      not_read (run, action->loc);
      return;
    }
  node.pkg = frame_run_value (run, scope, action->pkg);
  node.exec = frame_run_value (run, scope, action->exec);
  node.plugin = frame_run_value (run, scope, action->plugin);
  node.name = frame_run_value (run, scope, action->name);
  node.ns = scope->ns;
  if (action->ns)
    node.ns = frame_run_join (run->arena, scope->ns,
			      frame_run_value (run, scope, action->ns));
  node.uncertain = scope->uncertain || !certain;
  node.where = frame_run_where (run, action->loc);
  node.robot = robot;
  inner.ns = node.ns;
  scope_remaps (run, scope->remaps, &node);
  frame_run_scope_params (run, &inner, &node);
  run_inside (run, &inner, action, &node);
  frame_run_words (run, scope, action, &node);
  take_ros_arguments (run, &node);
  *FRAME_APPEND (run->arena, robot->nodes, robot->n_nodes,
		 struct frame_robot_node) = node;
  inner.uncertain = node.uncertain;
  inner.ns = scope->ns;
  for (unsigned i = 0; i < action->n_children; i++)
    if (action->children[i]->kind == FRAME_ACTION_COMPONENT)
      run_actions (run, &inner, 1, &action->children[i]);
}

/* Actions.  */

static void
run_group (struct frame_run *run, struct frame_scope *scope,
	   const struct frame_action *action, bool certain)
{
  struct frame_scope inner = *scope;
  const struct frame_declared *declared = run->now->declared;

  if (action->ns)
    inner.ns = frame_run_join (run->arena, scope->ns,
			       frame_run_value (run, scope, action->ns));
  inner.uncertain |= !certain;
  run_actions (run, &inner, action->n_children, action->children);
  if (action->scoped)
    {
      if (run->now->file->ros == FRAME_ROS_1)
	run->now->declared = declared;
      return;
    }
  inner.uncertain = scope->uncertain;
  *scope = inner;
}

/* Do ACTION, which happens or, if not CERTAIN, may happen.  */

static void
run_action (struct frame_run *run, struct frame_scope *scope,
	    const struct frame_action *action, bool certain)
{
  struct frame_scope unsure = *scope;

  switch (action->kind)
    {
    case FRAME_ACTION_ARG:
      run_arg (run, scope, action, certain);
      break;
    case FRAME_ACTION_LET:
      run_let (run, scope, action, certain);
      break;
    case FRAME_ACTION_INCLUDE:
      unsure.uncertain |= !certain;
      run_include (run, &unsure, action);
      unsure.uncertain = scope->uncertain;
      *scope = unsure;
      break;
    case FRAME_ACTION_GROUP:
      run_group (run, scope, action, certain);
      break;
    case FRAME_ACTION_PUSH_NS:
      scope->ns = certain ? frame_run_join (run->arena, scope->ns,
					    frame_run_value (run, scope,
							     action->ns))
			  : NULL;
      break;
    case FRAME_ACTION_NODE:
    case FRAME_ACTION_COMPONENT:
      run_node (run, scope, action, certain);
      break;
    case FRAME_ACTION_PARAM:
    case FRAME_ACTION_PARAM_FILE:
    case FRAME_ACTION_PARAM_TEXT:
      frame_run_param (run, scope, action, NULL, !certain);
      break;
    case FRAME_ACTION_REMAP:
      run_remap (run, scope, action, NULL, certain);
      break;
    case FRAME_ACTION_ENV:
      break;
    case FRAME_ACTION_NOT_READ:
      not_read (run, action->loc);
      break;
    }
}

static void
run_actions (struct frame_run *run, struct frame_scope *scope, unsigned n,
	     struct frame_action *const *actions)
{
  for (unsigned i = 0; i < n; i++)
    {
      int happens = frame_run_condition (run, scope, actions[i]);

      if (happens)
	run_action (run, scope, actions[i], happens > 0);
    }
}

struct frame_robot *
frame_robot_launch (struct frame_arena *arena,
		    struct frame_launch_files *files,
		    struct frame_packages *packages,
		    const struct frame_launch_file *top,
		    const struct frame_robot_arg *args, unsigned n)
{
  struct frame_robot *robot = FRAME_NEW (arena, struct frame_robot);
  struct frame_file_run now = { .file = top };
  struct frame_run run = { .arena = arena, .files = files,
			   .packages = packages, .robot = robot, .now = &now };
  struct frame_scope scope = { .ns = "/" };

  run.findings = frame_launch_findings (files);
  robot->top = top;
  robot->mined = frame_launch_mined (files);
  note_file (&run, top);
  for (unsigned i = 0; i < n; i++)
    bind (&run, &scope, intern (&run, args[i].name), args[i].value);
  now.passed = scope.args;
  run_actions (&run, &scope, top->n_actions, top->actions);
  frame_run_sort_params (&run);
  return robot;
}

/* Printing.  */

/* Print the words of NODE.  */

static void
print_words (const struct frame_robot_node *node, struct frame_buffer *out)
{
  if (node->n_args || !node->args_known)
    frame_buffer_puts (out, "  args");
  for (unsigned i = 0; i < node->n_args; i++)
    if (!node->args[i])
      frame_buffer_puts (out, " ?");
    else if (*node->args[i] && !strpbrk (node->args[i], " \t\n"))
      frame_buffer_printf (out, " %s", node->args[i]);
    else
      frame_buffer_printf (out, " \"%s\"", node->args[i]);
  if (!node->args_known)
    frame_buffer_puts (out, " ...");
  if (node->n_args || !node->args_known)
    frame_buffer_puts (out, "\n");
}

static void
print_param (const struct frame_robot_param *param, const char *indent,
	     struct frame_buffer *out)
{
  frame_buffer_printf (out, "%sparam %s = ", indent, param->name);
  if (param->command)
    frame_buffer_printf (out, "output of %s", param->command);
  else if (param->file)
    frame_buffer_printf (out, "content of %s", param->file);
  else if (!param->value)
    frame_buffer_puts (out, "?");
  else
    frame_buffer_printf (out,
			 frame_robot_string_p (param) ? "\"%.200s\"" : "%.200s",
			 param->value);
  frame_buffer_puts (out, "\n");
}

static void
print_node (const struct frame_robot_node *node, struct frame_buffer *out)
{
  frame_buffer_printf (out, "node %s%s%s  %s/%s%s  %s:%u\n",
		       node->ns ? node->ns : "?",
		       node->ns && node->ns[1] == '\0' ? "" : "/",
		       node->name ? node->name : "?",
		       node->pkg ? node->pkg : "?",
		       node->plugin  ? node->plugin
		       : node->exec ? node->exec : "?",
		       node->uncertain ? "  (perhaps)" : "",
		       frame_where_file (&node->where), node->where.loc.line);
  print_words (node, out);
  for (unsigned i = 0; i < node->n_params; i++)
    print_param (&node->params[i], "  ", out);
  for (unsigned i = 0; i < node->n_remaps; i++)
    frame_buffer_printf (out, "  remap %s to %s\n",
			 node->remaps[i].from ? node->remaps[i].from : "?",
			 node->remaps[i].to ? node->remaps[i].to : "?");
}

void
frame_robot_print (const struct frame_robot *robot, struct frame_buffer *out)
{
  for (unsigned i = 0; i < robot->n_nodes; i++)
    print_node (&robot->nodes[i], out);
  for (unsigned i = 0; i < robot->n_params; i++)
    print_param (&robot->params[i], "", out);
  for (unsigned i = 0; i < robot->n_switches; i++)
    frame_buffer_printf (out, "switch %s = %s\n", robot->switches[i].arg,
			 robot->switches[i].value ? "true" : "false");
  for (unsigned i = 0; i < robot->n_not_read; i++)
    frame_buffer_printf (out, "not read  %s:%u\n",
			 frame_where_file (&robot->not_read[i]),
			 robot->not_read[i].loc.line);
}
