/* The reader of launch.py: finds the actions that a launch description is made
   of in the tokens, without running anything.

   generate_launch_description's returned list is followed through variables,
   sums of lists, add_action and functions of the same file.  What stands under
   a condition of Python may be there; what a loop, an OpaqueFunction or an
   unknown call makes is NOT_READ, and then everything else that the file
   constructs is an action under an UNKNOWN condition: its frames exist, but
   nothing is certain about them.  */

#include "launch-python-actions.h"
#include <string.h>

/* -- lists of actions ----------------------------------------------------- */

/* Read S into OUT, in a group of its own if it may be left out.  */

static void
read_perhaps (reader *r, span s, bool uncertain, struct frame_pyl_actions *out)
{
  struct frame_pyl_actions inner = { 0 };

  if (!uncertain)
    {
      frame_pyl_read_actions (r, s, out);
      return;
    }
  frame_pyl_read_actions (r, s, &inner);
  if (inner.n)
    frame_pyl_end_group (frame_pyl_begin_group (r, out, s, true), &inner);
}

/* The variable V, seen from S: what it was set to, and what was added.  */

static void
read_variable (reader *r, span s, const struct frame_py_variable *v,
	       struct frame_pyl_actions *out)
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
	frame_pyl_not_read (r, out, value.first < value.last ? value : s,
			    "actions made in a loop");
      else if (d->change == FRAME_PY_SET || d->change == FRAME_PY_APPEND
	       || d->change == FRAME_PY_EXTEND)
	read_perhaps (r, value, uncertain, out);
      else if (d->change == FRAME_PY_PASSED && d->first < d->last)
	frame_pyl_not_read (r, out, value, "a function may add actions");
      else if (d->change != FRAME_PY_PASSED)
	frame_pyl_not_read (r, out, s, "actions that a variable holds");
    }
}

/* All values that FUNCTION returns, in ENV.  */

static void
read_returns (reader *r, const struct frame_pyl_env *env, span s,
	      struct frame_pyl_actions *out)
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
	  frame_pyl_not_read (r, out, value, "actions returned from a loop");
	else
	  read_perhaps (r, value, n > 1 || context.conditional, out);
      }
  if (!n)
    frame_pyl_not_read (r, out, s, "a function that returns nothing");
}

/* S is "a if c else b".  */

static bool
read_choice (reader *r, span s, struct frame_pyl_actions *out)
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
read_list (reader *r, span s, struct frame_pyl_actions *out)
{
  struct frame_py_argument *list = NULL;
  unsigned n = frame_py_arguments (r->scratch, r->py, s.first, &list);

  for (unsigned i = 0; i < n; i++)
    frame_pyl_read_actions (r, (span){ list[i].first, list[i].last, s.env },
			    out);
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
read_name (reader *r, span s, struct frame_pyl_actions *out)
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
    frame_pyl_read_actions (r, value, out);
  else
    frame_pyl_not_read (r, out, s, "actions that a variable holds");
}

/* A call that makes no action itself.  */

static void
read_other_call (reader *r, span s, const char *name, unsigned open,
		 struct frame_pyl_actions *out)
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
  frame_pyl_not_read (r, out, s,
		      frame_printf (r->scratch, "what %.60s () makes", name));
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

void
frame_pyl_read_actions (reader *r, span s, struct frame_pyl_actions *out)
{
  unsigned open, plus;
  const char *name;

  s = strip (r, s);
  if (s.first >= s.last)
    return;
  if (!frame_pyl_enter (r))
    {
      frame_pyl_not_read (r, out, s, "too deep");
      return;
    }
  plus = last_plus (r, s);
  name = frame_pyl_call (r, s, &open);
  if (comprehension_p (r, s))
    frame_pyl_not_read (r, out, s, "actions made in a loop");
  else if (read_choice (r, s, out))
    ;
  else if (plus < s.last && plus > s.first)
    {
      frame_pyl_read_actions (r, (span) { s.first, plus, s.env }, out);
      frame_pyl_read_actions (r, (span) { plus + 1, s.last, s.env }, out);
    }
  else if (frame_py_op_p (r->py, s.first, "[")
	   && r->py->tokens[s.first].match == s.last - 1)
    read_list (r, s, out);
  else if (frame_py_find (r->py, s.first, s.last, ",") < s.last)
    {
      unsigned comma = frame_py_find (r->py, s.first, s.last, ",");
      frame_pyl_read_actions (r, (span) { s.first, comma, s.env }, out);
      frame_pyl_read_actions (r, (span) { comma + 1, s.last, s.env }, out);
    }
  else if (s.last == s.first + 1
	   && r->py->tokens[s.first].kind == FRAME_PY_NAME)
    read_name (r, s, out);
  else if (!name)
    frame_pyl_not_read (r, out, s, "actions that are no list");
  else if (!frame_pyl_read_call (r, s, name, open, out))
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
read_unused (reader *r, unsigned i, unsigned pass,
	     struct frame_pyl_actions *out, struct frame_pyl_actions *rest)
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
  frame_pyl_read_call (r, s, name, i + 1,
		       strcmp (name, "DeclareLaunchArgument") == 0 ? out
								   : rest);
}

/* The file makes more actions than were found where they are returned: read
   every other call that makes one.  Arguments that are declared go to OUT
   itself, since their defaults hold wherever they are.  */

static void
read_rest (reader *r, struct frame_pyl_actions *out)
{
  struct frame_pyl_actions rest = { 0 };
  span all = { 0, 1, NULL };

  for (unsigned pass = 1; pass <= 3; pass++)
    for (unsigned i = 0; i + 1 < r->py->n_tokens; i++)
      read_unused (r, i, pass, out, &rest);
  if (rest.n)
    frame_pyl_end_group (frame_pyl_begin_group (r, out, all, true), &rest);
}

/* Put what is found of the launch file into FILE.  */

static void
read_file (reader *r, struct frame_launch_file *file)
{
  const struct frame_py_function *functions;
  unsigned n = frame_py_functions (r->scopes, &functions);
  struct frame_pyl_actions out = { 0 };
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
