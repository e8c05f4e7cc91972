/* The parameters that launch files give: to nodes, and in ROS 1 to the
   parameter server.  */

#include "launch-run.h"

#include <stdlib.h>
#include <string.h>
#include "launch-read.h"

/* A robot has no more; a file with aliases may pretend to.  */
#define MAX_PARAMS 500000
#define MAX_PRIVATE 5000

/* Where parameters that are being read go: to NODE, or if that is null to the
   server below BASE (null: not known).  */
struct target
{
  struct frame_run *run;
  struct frame_scope *scope;
  const struct frame_action *action;
  struct frame_robot_node *node;
  const char *base;
  const char *prefix;		/* before each name */
  bool uncertain;
};

/* NODE's parameter NAME, or null; private ones only.  */

static struct frame_robot_param *
find_private (const struct frame_robot_node *node, const char *name)
{
  for (unsigned i = 0; i < node->n_params; i++)
    if (strcmp (node->params[i].name, name) == 0)
      return &node->params[i];
  return NULL;
}

/* PARAM belongs to NODE and replaces one of its name.  */

static void
set_private (struct frame_run *run, struct frame_robot_node *node,
	     const struct frame_robot_param *param)
{
  struct frame_robot_param *old = find_private (node, param->name);

  if (old)
    *old = *param;
  else if (node->n_params < MAX_PRIVATE)
    *FRAME_APPEND (run->arena, node->params, node->n_params,
		   struct frame_robot_param) = *param;
}

/* PARAM, whose name is complete, is one of the robot's.  */

static void
set_global (struct frame_run *run, const struct frame_robot_param *param)
{
  if (param->name && run->robot->n_params < MAX_PARAMS)
    *FRAME_APPEND (run->arena, run->robot->params, run->robot->n_params,
		   struct frame_robot_param) = *param;
}

/* PARAM is for all nodes of the scope T.  */

static void
set_scope (struct target *t, const struct frame_robot_param *param)
{
  struct frame_param_list *entry
    = FRAME_NEW (t->run->arena, struct frame_param_list);

  entry->action = t->action;
  entry->param = *param;
  entry->next = t->scope->params;
  t->scope->params = entry;
}

/* frame_params_read's callback: PARAM goes to the target DATA.  */

static void
take (void *data, const struct frame_robot_param *param)
{
  struct target *t = data;
  struct frame_robot_param copy = *param;
  struct frame_arena *arena = t->run->arena;

  if (t->uncertain)
    copy.value = copy.command = copy.file = NULL;
  if (*t->prefix && *copy.name)
    copy.name = frame_printf (arena, "%s/%s", t->prefix, copy.name);
  else if (*t->prefix)
    copy.name = t->prefix;
  if (*copy.name == '~')
    {
      copy.name += 1 + (copy.name[1] == '/');
      if (!t->node)
	{
	  set_scope (t, &copy);
	  return;
	}
    }
  if (t->node && *copy.name != '/')
    set_private (t->run, t->node, &copy);
  else if (t->run->now->file->ros == FRAME_ROS_2)
    set_scope (t, &copy);
  else
    {
      copy.name = frame_run_join (arena, t->base, copy.name);
      set_global (t->run, &copy);
    }
}

/* The type that the text DECLARED, null if there is none, stands for.  */

static enum frame_param_type
type_of (const char *declared)
{
  if (!declared)
    return FRAME_PARAM_BY_TEXT;
  return strcmp (declared, "str") == 0 || strcmp (declared, "string") == 0
	   ? FRAME_PARAM_STRING : FRAME_PARAM_OTHER;
}

bool
frame_robot_string_p (const struct frame_robot_param *param)
{
  char *end;

  if (param->type != FRAME_PARAM_BY_TEXT)
    return param->type == FRAME_PARAM_STRING;
  strtod (param->value, &end);
  return (*end || end == param->value) && frame_run_truth (param->value) < 0;
}

/* The parameter that ACTION gives by name and value.  */

static void
take_value (struct target *t)
{
  const struct frame_action *action = t->action;
  const struct frame_template *value = action->value;
  struct frame_robot_param param = { .name = NULL };

  param.name = frame_run_value (t->run, t->scope, action->name);
  if (!param.name)
    return;
  param.where = frame_run_where (t->run, value ? value->loc : action->loc);
  if (value && value->kind == FRAME_T_COMMAND && value->n_args)
    param.command = frame_run_command (t->run, t->scope, value->args[0]);
  else if (value && value->kind == FRAME_T_FILE && value->n_args)
    param.file = frame_run_value (t->run, t->scope, value->args[0]);
  else
    {
      param.value = frame_run_value (t->run, t->scope, value);
      param.type = type_of (action->type);
    }
  take (t, &param);
}

/* Hand TEXT of LENGTH bytes, from FILE, to the YAML reader.  */

static void
read_text (struct target *t, const char *file, const char *text, size_t length)
{
  const struct frame_launch_file *now = t->run->now->file;
  /* Nobody is called that: only wildcards match.  */
  const char *node = t->node ? t->node->name ? t->node->name : "\1" : NULL;

  frame_params_read (now->unit, now->ros, file, text, length,
		     t->node ? t->node->ns : NULL, node, t->run->findings, take,
		     t);
}

/* There are parameters that cannot be read.  */

static void
not_known (struct target *t)
{
  if (t->node)
    t->node->params_unknown = true;
  else
    t->run->robot->params_unknown = true;
}

static void
take_file (struct target *t)
{
  const char *name = frame_run_value (t->run, t->scope, t->action->file);
  size_t length;
  char *text = NULL;

  if (name)
    name = frame_run_find_file (t->run, t->scope, t->action->file, name);
  if (name)
    text = frame_launch_content (name, &length);
  if (text)
    read_text (t, name, text, length);
  else
    not_known (t);
  frame_xfree (text);
}

/* The YAML text in the launch file itself, with empty lines before it so that
   its lines are those of the file.  */

static void
take_text (struct target *t)
{
  const char *text = frame_run_value (t->run, t->scope, t->action->value);
  const char *file = t->run->now->file->name;
  uint32_t before = t->action->value ? t->action->value->loc.line : 1;
  size_t length;
  char *copy;

  if (!text && t->action->value)
    not_known (t);
  if (!text || !before || !text[strspn (text, " \t\r\n")])
    return;
  length = strlen (text);
  copy = frame_xrealloc (NULL, before + length);
  memset (copy, '\n', before - 1);
  memcpy (copy + before - 1, text, length + 1);
  read_text (t, file, copy, before - 1 + length);
  frame_xfree (copy);
}

void
frame_run_param (struct frame_run *run, struct frame_scope *scope,
		 const struct frame_action *action,
		 struct frame_robot_node *node, bool uncertain)
{
  struct target t = { run, scope, action, node, scope->ns, "", uncertain };

  if (action->kind == FRAME_ACTION_PARAM)
    {
      take_value (&t);
      return;
    }
  if (action->ns && node)
    t.prefix = frame_run_value (run, scope, action->ns);
  else if (action->ns)
    t.base = frame_run_join (run->arena, scope->ns,
			     frame_run_value (run, scope, action->ns));
  if (action->name && t.prefix)
    {
      const char *name = frame_run_value (run, scope, action->name);

      t.prefix = name && *t.prefix
		   ? frame_printf (run->arena, "%s/%s", t.prefix, name) : name;
    }
  if (!t.prefix)
    {
      not_known (&t);
      return;
    }
  /* A file of ROS 2 that is set for all nodes is looked at for each.  */
  if (!node && run->now->file->ros == FRAME_ROS_2)
    {
      struct frame_robot_param none = { .name = NULL };

      set_scope (&t, &none);
    }
  else if (action->kind == FRAME_ACTION_PARAM_FILE)
    take_file (&t);
  else
    take_text (&t);
}

/* Give NODE the parameters in LIST, the first set first.  */

static void
give (struct frame_run *run, const struct frame_scope *scope,
      const struct frame_param_list *list, struct frame_robot_node *node)
{
  unsigned n = 0;
  const struct frame_param_list **order;

  for (const struct frame_param_list *at = list; at; at = at->next)
    n++;
  if (!n)
    return;
  order = frame_xrealloc (NULL, n * sizeof *order);
  for (unsigned i = n; i-- > 0; list = list->next)
    order[i] = list;
  for (unsigned i = 0; i < n; i++)
    if (order[i]->param.name)
      set_private (run, node, &order[i]->param);
    else
      frame_run_param (run, (struct frame_scope *) scope, order[i]->action,
		       node, false);
  frame_xfree (order);
}

void
frame_run_scope_params (struct frame_run *run,
			const struct frame_scope *scope,
			struct frame_robot_node *node)
{
  give (run, scope, scope->params, node);
}

void
frame_run_set (struct frame_run *run, struct frame_robot_node *node,
	       const char *name, const char *value, struct frame_where where)
{
  struct frame_robot_param param
    = { .name = frame_intern (run->arena, name), .value = value,
	.where = where };

  set_private (run, node, &param);
}

/* Looking them up.  */

/* A parameter and when it was set.  */
struct ordered
{
  struct frame_robot_param param;
  unsigned order;
};

/* qsort's order: by name, what was set later first.  */

static int
compare (const void *a, const void *b)
{
  const struct ordered *p = a, *q = b;
  int order = strcmp (p->param.name, q->param.name);

  return order ? order : (p->order < q->order) - (p->order > q->order);
}

void
frame_run_sort_params (struct frame_run *run)
{
  struct frame_robot *robot = run->robot;
  struct ordered *list;
  unsigned n = 0;

  if (robot->n_params == 0)
    return;
  list = frame_xrealloc (NULL, robot->n_params * sizeof *list);
  for (unsigned i = 0; i < robot->n_params; i++)
    list[i] = (struct ordered) { robot->params[i], i };
  qsort (list, robot->n_params, sizeof *list, compare);
  for (unsigned i = 0; i < robot->n_params; i++)
    if (i == 0 || strcmp (list[i].param.name, list[i - 1].param.name) != 0)
      robot->params[n++] = list[i].param;
  robot->n_params = n;
  frame_xfree (list);
}

/* ROBOT's parameter with the full name NAME of LENGTH bytes, or null.  */

static const struct frame_robot_param *
find_global (const struct frame_robot *robot, const char *name, size_t length)
{
  unsigned low = 0, high = robot->n_params;

  while (low < high)
    {
      unsigned middle = low + (high - low) / 2;
      const char *other = robot->params[middle].name;
      int order = strncmp (other, name, length);

      if (order == 0 && other[length] == '\0')
	return &robot->params[middle];
      if (order < 0)
	low = middle + 1;
      else
	high = middle;
    }
  return NULL;
}

/* The parameter NAME below the first LENGTH bytes of the namespace NS.  */

static const struct frame_robot_param *
find_below (const struct frame_robot *robot, const char *ns, size_t length,
	    const char *name)
{
  const struct frame_robot_param *found;
  size_t n = strlen (name);
  char near[256], *full = near;

  while (length && ns[length - 1] == '/')
    length--;
  /* Asked for each node and parameter, so that it is to be quick.  */
  if (length + n + 2 > sizeof near)
    full = frame_xrealloc (NULL, length + n + 2);
  memcpy (full, ns, length);
  full[length] = '/';
  memcpy (full + length + 1, name, n + 1);
  found = find_global (robot, full, length + 1 + n);
  if (full != near)
    frame_xfree (full);
  return found;
}

const struct frame_robot_param *
frame_robot_param (const struct frame_robot_node *node, const char *name)
{
  const struct frame_robot *robot = node->robot;
  const struct frame_robot_param *found = find_private (node, name);
  size_t length;

  if (found || node->ros == FRAME_ROS_2 || !robot || !node->ns
      || robot->n_params == 0)
    return found;
  if (*name == '/')
    return find_global (robot, name, strlen (name));
  length = strlen (node->ns);
  if (node->name)
    {
      size_t size = length + strlen (node->name) + 2;
      char *full = frame_xrealloc (NULL, size);

      snprintf (full, size, "%s/%s", node->ns[1] ? node->ns : "", node->name);
      found = find_below (robot, full, strlen (full), name);
      frame_xfree (full);
    }
  /* In the namespace, and in those around it.  */
  while (!found && length)
    {
      found = find_below (robot, node->ns, length, name);
      while (length && node->ns[--length] != '/')
	;
    }
  return found ? found : find_below (robot, "", 0, name);
}
