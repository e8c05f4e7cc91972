/* Calls in a launch.py as templates: the substitutions, what finds files, and
   functions of the file that return one.

   Source: launch.substitutions and launch_ros.substitutions of rolling.  */

#include "launch-python-calls.h"
#include <string.h>

/* Classes and functions whose template is their kind over their one
   argument, or two.  */
static const struct frame_pyl_substitution substitutions[] = {
  { "FindPackageShare", FRAME_T_FIND, "package", NULL },
  { "FindPackageShareDirectory", FRAME_T_FIND, "package", NULL },
  { "get_package_share_directory", FRAME_T_FIND, "package_name", NULL },
  { "get_package_share_path", FRAME_T_FIND, "package_name", NULL },
  { "FindPackage", FRAME_T_PREFIX, "package", NULL },
  { "FindPackagePrefix", FRAME_T_PREFIX, "package", NULL },
  { "get_package_prefix", FRAME_T_PREFIX, "package_name", NULL },
  { "EnvironmentVariable", FRAME_T_ENV, "name", "default_value" },
  { "getenv", FRAME_T_ENV, "key", "default" },
  { "PythonExpression", FRAME_T_EVAL, "expression", NULL },
  { "Command", FRAME_T_COMMAND, "command", NULL },
  { "NotSubstitution", FRAME_T_NOT, "value", NULL },
  { "AndSubstitution", FRAME_T_AND, "left", "right" },
  { "OrSubstitution", FRAME_T_OR, "left", "right" },
  { "EqualsSubstitution", FRAME_T_EQUALS, "left", "right" },
  { "NotEqualsSubstitution", FRAME_T_NOT_EQUALS, "left", "right" },
  { "AnonName", FRAME_T_ANON, "name", NULL },
  { "FileContent", FRAME_T_FILE, "path", NULL }
};

/* Functions that give their first argument, called KEY, as it is.  */
static const struct frame_pyl_substitution wrappers[] = {
  { "TextSubstitution", 0, "text", NULL },
  { "ParameterValue", 0, "value", NULL },
  { "ParameterFile", 0, "param_file", NULL },
  { "FindExecutable", 0, "name", NULL },
  { "ExecutableInPackage", 0, "executable", NULL },
  { "PythonLaunchDescriptionSource", 0, "launch_file_path", NULL },
  { "XMLLaunchDescriptionSource", 0, "launch_file_path", NULL },
  { "YAMLLaunchDescriptionSource", 0, "launch_file_path", NULL },
  { "FrontendLaunchDescriptionSource", 0, "launch_file_path", NULL },
  { "AnyLaunchDescriptionSource", 0, "launch_file_path", NULL },
  { "str", 0, "object", NULL },
  { "Path", 0, NULL, NULL },
  { "PosixPath", 0, NULL, NULL },
  { "PurePath", 0, NULL, NULL },
  { "realpath", 0, NULL, NULL },
  { "abspath", 0, NULL, NULL },
  { "normpath", 0, NULL, NULL },
  { "PathSubstitution", 0, "path", NULL }
};

template
frame_pyl_value (reader *r, span s,
		 const struct frame_py_argument *list, unsigned n,
		 unsigned position, const char *key)
{
  const struct frame_py_argument *arg
    = frame_py_argument (list, n, position, key);
  span value;

  if (!arg)
    return NULL;
  value = (span) { arg->first, arg->last, s.env };
  return frame_pyl_template (r, value);
}

template
frame_pyl_configuration (reader *r, span s, template name, template default_)
{
  struct frame_template *t;

  if (!name || name->kind != FRAME_T_TEXT)
    return frame_pyl_unknown (r, s);
  t = frame_template_new (r->arena, FRAME_T_ARG, loc_of (r, s),
			  default_ ? 1 : 0);
  t->text = name->text;
  if (default_)
    t->args[0] = default_;
  return t;
}

template
frame_pyl_simple_substitution (reader *r, span s,
			       const struct frame_pyl_substitution *what,
			       const struct frame_py_argument *list,
			       unsigned n)
{
  template a = frame_pyl_value (r, s, list, n, 0, what->key);
  template b
    = what->second ? frame_pyl_value (r, s, list, n, 1, what->second) : NULL;
  struct frame_template *t;

  if (!a || (what->second && !b && what->kind != FRAME_T_ENV))
    return frame_pyl_unknown (r, s);
  t = frame_template_new (r->arena, what->kind, loc_of (r, s), b ? 2 : 1);
  t->args[0] = a;
  if (b)
    t->args[1] = b;
  return t;
}

template
frame_pyl_of_all (reader *r, span s, enum frame_template_kind kind,
		  const struct frame_py_argument *list, unsigned n)
{
  struct frame_pyl_parts parts = { 0 };

  for (unsigned i = 0; i < n; i++)
    {
      span value = { list[i].first, list[i].last, s.env };
      bool complete = true;
      if (!list[i].stars)
	frame_pyl_add_part (r, &parts, frame_pyl_template (r, value));
      else
	frame_pyl_elements (r, value, frame_pyl_add_element, &parts,
			    &complete);
      if (list[i].key || !complete)
	return frame_pyl_unknown (r, s);
    }
  return frame_pyl_join (r, s, kind, &parts);
}

template
frame_pyl_directory (reader *r, span s, template t)
{
  struct frame_pyl_parts parts = { 0 };

  if (t->kind == FRAME_T_FILENAME)
    return frame_template_new (r->arena, FRAME_T_DIRNAME, loc_of (r, s), 0);
  if (t->kind == FRAME_T_UNKNOWN)
    return t;
  if (t->kind == FRAME_T_PATH && t->n_args > 1
      && t->args[t->n_args - 1]->kind == FRAME_T_TEXT
      && !strchr (t->args[t->n_args - 1]->text, '/'))
    {
      for (unsigned i = 0; i + 1 < t->n_args; i++)
	frame_pyl_add_part (r, &parts, t->args[i]);
      return frame_pyl_join (r, s, FRAME_T_PATH, &parts);
    }
  frame_pyl_add_part (r, &parts, t);
  frame_pyl_add_part (r, &parts, frame_pyl_text_template (r, s, ".."));
  return frame_pyl_join (r, s, FRAME_T_PATH, &parts);
}

struct mapping
{
  struct frame_pyl_parts parts;
};

/* Add " KEY:=VALUE" to a command.  */

static void
add_mapping (reader *r, span key, span value, void *data)
{
  struct mapping *m = data;

  frame_pyl_add_part (r, &m->parts, frame_pyl_text_template (r, key, " "));
  frame_pyl_add_part (r, &m->parts, frame_pyl_template (r, key));
  frame_pyl_add_part (r, &m->parts, frame_pyl_text_template (r, key, ":="));
  frame_pyl_add_part (r, &m->parts, frame_pyl_template (r, value));
}

/* xacro.process_file (FILE, mappings={...}): as the command that does the
   same.  */

static template
process_file (reader *r, span s, const struct frame_py_argument *list,
	      unsigned n)
{
  template file = frame_pyl_value (r, s, list, n, 0, "input_file_name");
  const struct frame_py_argument *mappings
    = frame_py_argument (list, n, 99, "mappings");
  struct mapping m = { { 0 } };
  bool complete = true;

  if (!file)
    return frame_pyl_unknown (r, s);
  frame_pyl_add_part (r, &m.parts, frame_pyl_text_template (r, s, "xacro "));
  frame_pyl_add_part (r, &m.parts, file);
  if (mappings)
    frame_pyl_pairs (r, (span) { mappings->first, mappings->last, s.env },
		     add_mapping, &m, &complete);
  if (!complete)
    return frame_pyl_unknown (r, s);
  return frame_pyl_with_one (r, s, FRAME_T_COMMAND,
			     frame_pyl_join (r, s, FRAME_T_CONCAT, &m.parts));
}

/* Clear *DATA if the key is about frames.  */

static void
check_rewrite (reader *r, span key, span value, void *data)
{
  const char *name = frame_pyl_constant (r, key);
  bool *plain = data;

  (void) value;
  if (!name || strstr (name, "frame") || strstr (name, "tf"))
    *plain = false;
}

/* nav2's RewrittenYaml (source_file, param_rewrites): the file, unless what is
   rewritten in it matters to us.  */

static template
rewritten_file (reader *r, span s, const struct frame_py_argument *list,
		unsigned n)
{
  template file = frame_pyl_value (r, s, list, n, 0, "source_file");
  const struct frame_py_argument *rewrites
    = frame_py_argument (list, n, 1, "param_rewrites");
  bool plain = file != NULL, complete = true;

  if (rewrites)
    frame_pyl_pairs (r, (span) { rewrites->first, rewrites->last, s.env },
		     check_rewrite, &plain, &complete);
  return plain && complete ? file : frame_pyl_unknown (r, s);
}

/* IfElseSubstitution (condition, if_value, else_value).  */

static template
if_else (reader *r, span s, const struct frame_py_argument *list, unsigned n)
{
  struct frame_template *t
    = frame_template_new (r->arena, FRAME_T_IF, loc_of (r, s), 3);

  t->args[0] = frame_pyl_value (r, s, list, n, 0, "condition");
  t->args[1] = frame_pyl_value (r, s, list, n, 1, "if_value");
  t->args[2] = frame_pyl_value (r, s, list, n, 2, "else_value");
  for (unsigned i = 0; i < 3; i++)
    if (!t->args[i])
      t->args[i]
	= i ? frame_pyl_text_template (r, s, "") : frame_pyl_unknown (r, s);
  return t;
}

/* A call of a function of this file that only returns something.  */

static template
own_function (reader *r, span s, const char *name,
	      const struct frame_py_argument *list, unsigned n)
{
  uint32_t function
    = frame_py_function_find (r->scopes, frame_intern (r->py->arena, name),
			      s.env->function);
  struct frame_pyl_env env = { function, true, n, list, s.env };
  span value = { 0, 0, &env };

  if (!function || !frame_pyl_return_value (r, function, &value))
    return NULL;
  return frame_pyl_template (r, value);
}

template
frame_pyl_call_template (reader *r, span s, const char *name,
			 const struct frame_py_argument *list, unsigned n)
{
  template a, t;

  for (size_t i = 0; i < sizeof substitutions / sizeof *substitutions; i++)
    if (strcmp (name, substitutions[i].name) == 0)
      return frame_pyl_simple_substitution (r, s, &substitutions[i], list, n);
  for (size_t i = 0; i < sizeof wrappers / sizeof *wrappers; i++)
    if (strcmp (name, wrappers[i].name) == 0)
      {
	if (n > 1 && !wrappers[i].key)
	  return frame_pyl_of_all (r, s, FRAME_T_PATH, list, n);
	a = frame_pyl_value (r, s, list, n, 0, wrappers[i].key);
	return a ? a : frame_pyl_unknown (r, s);
      }
  if (strcmp (name, "LaunchConfiguration") == 0)
    return frame_pyl_configuration (
      r, s, frame_pyl_value (r, s, list, n, 0, "variable_name"),
      frame_pyl_value (r, s, list, n, 99, "default"));
  if (strcmp (name, "PathJoinSubstitution") == 0 && n == 1)
    return frame_pyl_join_elements (
      r, (span){ list[0].first, list[0].last, s.env }, FRAME_T_PATH);
  if (strcmp (name, "join") == 0 || strcmp (name, "joinpath") == 0)
    return frame_pyl_of_all (r, s, FRAME_T_PATH, list, n);
  if (strcmp (name, "ThisLaunchFileDir") == 0 && !n)
    return frame_template_new (r->arena, FRAME_T_DIRNAME, loc_of (r, s), 0);
  if (strcmp (name, "ThisLaunchFile") == 0 && !n)
    return frame_template_new (r->arena, FRAME_T_FILENAME, loc_of (r, s), 0);
  if (strcmp (name, "AllSubstitution") == 0)
    return frame_pyl_of_all (r, s, FRAME_T_AND, list, n);
  if (strcmp (name, "AnySubstitution") == 0)
    return frame_pyl_of_all (r, s, FRAME_T_OR, list, n);
  if (strcmp (name, "IfElseSubstitution") == 0)
    return if_else (r, s, list, n);
  if (strcmp (name, "RewrittenYaml") == 0)
    return rewritten_file (r, s, list, n);
  if (strcmp (name, "dirname") == 0 && n == 1)
    return frame_pyl_directory (r, s,
				frame_pyl_value (r, s, list, n, 0, NULL));
  if (strcmp (name, "process_file") == 0 || strcmp (name, "process") == 0)
    return process_file (r, s, list, n);
  if ((strcmp (name, "perform_substitutions") == 0
       || strcmp (name, "perform_substitution") == 0) && n)
    return frame_pyl_template (r, (span) { list[n - 1].first, list[n - 1].last,
					   s.env });
  t = own_function (r, s, name, list, n);
  return t ? t : frame_pyl_evaluate (r, s);
}
