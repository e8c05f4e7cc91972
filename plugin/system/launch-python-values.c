/* Values in a launch.py as templates: methods, attributes, indices and
   expressions.  */

#include "launch-python-calls.h"
#include <string.h>

/* -- methods, attributes, indices ----------------------------------------- */

/* The file that S, what open () gave, reads.  */

static template
opened_file (reader *r, span s)
{
  const struct frame_py_definition *d;
  unsigned open;
  const char *name;
  struct frame_py_argument *list = NULL;
  template t = NULL;

  if (s.last == s.first + 1 && name_p (r, s.first))
    {
      d = frame_py_only (frame_py_variable_find (r->scopes,
						 r->py->tokens[s.first].text,
						 s.env->function),
			 FRAME_PY_OPENED);
      if (d)
	s = (span) { d->first, d->last, s.env };
      else
	s = frame_pyl_follow (r, s);
    }
  name = frame_pyl_call (r, s, &open);
  if (name && strcmp (name, "open") == 0)
    {
      unsigned n = frame_py_arguments (r->scratch, r->py, open, &list);
      t = frame_pyl_value (r, s, list, n, 0, "file");
      frame_array_free (r->scratch, list);
    }
  return t ? t : frame_pyl_unknown (r, s);
}

/* OBJECT.METHOD (...), all of S, OPEN its "(".  Null if METHOD is none that
   values of launch files have.  */

static template
method_template (reader *r, span s, span object, unsigned open)
{
  static const char *const same[]
    = { "perform", "toxml", "toprettyxml", "as_posix", "resolve", "absolute",
	NULL };
  const char *method = r->py->tokens[open - 1].text;
  struct frame_py_argument *list = NULL;
  template t = NULL;
  unsigned n;

  for (unsigned i = 0; same[i]; i++)
    if (strcmp (method, same[i]) == 0)
      return frame_pyl_template (r, object);
  if (strcmp (method, "read") == 0 || strcmp (method, "read_text") == 0)
    return frame_pyl_with_one (r, s, FRAME_T_FILE,
			       method[4] ? frame_pyl_template (r, object)
					 : opened_file (r, object));
  n = frame_py_arguments (r->scratch, r->py, open, &list);
  if (strcmp (method, "find") == 0 && n == 1
      && (t = frame_pyl_template (r, object))->kind != FRAME_T_FIND)
    t = NULL;
  else if (strcmp (method, "format") == 0)
    {
      const char *format = frame_pyl_constant (r, object);
      t = format ? frame_pyl_format_template (r, s, format, open) : NULL;
    }
  else if (strcmp (method, "joinpath") == 0)
    {
      struct frame_pyl_parts parts = { 0 };
      frame_pyl_add_part (r, &parts, frame_pyl_template (r, object));
      frame_pyl_add_part (r, &parts,
			  frame_pyl_of_all (r, s, FRAME_T_PATH, list, n));
      t = frame_pyl_join (r, s, FRAME_T_PATH, &parts);
    }
  else if (strcmp (method, "get") == 0 && n && object.last == object.first + 3
	   && word_p (r, object.last - 1, "environ"))
    t = frame_pyl_simple_substitution (
      r, s,
      &(struct frame_pyl_substitution){ "", FRAME_T_ENV, "key", "default" },
      list, n);
  frame_array_free (r->scratch, list);
  return t;
}

/* The value under the constant key in the index at OPEN of the dict OBJECT; or
   an element of a list.  */
struct wanted
{
  const char *key;
  template value;
};

static void
compare_key (reader *r, span key, span value, void *data)
{
  struct wanted *wanted = data;
  const char *text = frame_pyl_constant (r, key);

  if (!text)
    wanted->key = NULL;
  else if (wanted->key && strcmp (text, wanted->key) == 0)
    wanted->value = frame_pyl_template (r, value);
}

static template
index_template (reader *r, span s, span object, unsigned open)
{
  span key = { open + 1, s.last - 1, s.env };
  template index = frame_pyl_template (r, key);
  struct wanted wanted = { NULL, NULL };
  bool complete = true;

  if (object.last == object.first + 3
      && word_p (r, object.last - 1, "environ"))
    return frame_pyl_with_one (r, s, FRAME_T_ENV, index);
  if (object.last == object.first + 3
      && word_p (r, object.last - 1, "launch_configurations"))
    return frame_pyl_configuration (r, s, index, NULL);
  object = frame_pyl_follow (r, object);
  if (index->kind == FRAME_T_TEXT && frame_pyl_enclosed_p (r, object, "{"))
    {
      wanted.key = index->text;
      frame_pyl_pairs (r, object, compare_key, &wanted, &complete);
      if (complete && wanted.key && wanted.value)
	return wanted.value;
    }
  return frame_pyl_evaluate (r, s);
}

/* What S is that ends with a bracket or an attribute.  */

static template
postfix_template (reader *r, span s)
{
  unsigned open = frame_pyl_last_bracket (r, s, "(");
  unsigned index = frame_pyl_last_bracket (r, s, "[");
  struct frame_py_argument *list = NULL;
  const char *name;
  template t = NULL;
  unsigned n;

  if (index < s.last && index > s.first)
    return index_template (r, s, (span) { s.first, index, s.env }, index);
  if (open < s.last && open > s.first + 2 && op_p (r, open - 2, ".")
      && name_p (r, open - 1))
    t = method_template (r, s, (span) { s.first, open - 2, s.env }, open);
  if (t)
    return t;
  name = frame_pyl_call (r, s, &open);
  if (name)
    {
      n = frame_py_arguments (r->scratch, r->py, open, &list);
      t = frame_pyl_call_template (r, s, name, list, n);
      frame_array_free (r->scratch, list);
      return t;
    }
  if (s.last > s.first + 2 && op_p (r, s.last - 2, ".")
      && word_p (r, s.last - 1, "parent"))
    {
      t = frame_pyl_template (r, (span) { s.first, s.last - 2, s.env });
      return frame_pyl_directory (r, s, t);
    }
  return frame_pyl_evaluate (r, s);
}

/* -- expressions ---------------------------------------------------------- */

/* "a % b": the text a with %s replaced.  */

static template
percent_template (reader *r, span s, unsigned at)
{
  const char *format
    = frame_pyl_constant (r, (span) { s.first, at, s.env });
  span args = { at + 1, s.last, s.env };
  struct frame_pyl_parts values = { 0 }, parts = { 0 };
  bool complete = true;
  unsigned next = 0;

  if (!format)
    return frame_pyl_evaluate (r, s);
  if (frame_pyl_enclosed_p (r, args, "("))
    frame_pyl_elements (r, args, frame_pyl_add_element, &values, &complete);
  else
    frame_pyl_add_part (r, &values, frame_pyl_template (r, args));
  for (const char *from = format; complete; from = format)
    {
      format = strchr (from, '%');
      size_t length = format ? (size_t) (format - from) : strlen (from);
      frame_pyl_add_part (
	r, &parts,
	frame_template_text (r->arena, loc_of (r, s), from, length));
      if (!format)
	return frame_pyl_join (r, s, FRAME_T_CONCAT, &parts);
      if (format[1] != 's' || next >= values.n)
	break;
      frame_pyl_add_part (r, &parts, values.list[next++]);
      format += 2;
    }
  return frame_pyl_evaluate (r, s);
}

/* True if T can be told.  */

static bool
known_p (template t)
{
  return t->kind != FRAME_T_UNKNOWN;
}

/* S has the operator OP at AT: a sum of texts, or a path.  */

static template
operator_template (reader *r, span s, unsigned at,
		   enum frame_template_kind kind)
{
  template whole = frame_pyl_evaluate (r, s);
  struct frame_pyl_parts parts = { 0 };

  if (known_p (whole))
    return whole;
  frame_pyl_add_part (r, &parts,
		      frame_pyl_template (r, (span){ s.first, at, s.env }));
  frame_pyl_add_part (r, &parts,
		      frame_pyl_template (r, (span){ at + 1, s.last, s.env }));
  return frame_pyl_join (r, s, kind, &parts);
}

/* A name alone.  */

static template
name_template (reader *r, span s)
{
  const char *name = r->py->tokens[s.first].text;
  span value;

  if (strcmp (name, "__file__") == 0)
    return frame_template_new (r->arena, FRAME_T_FILENAME, loc_of (r, s), 0);
  if (frame_pyl_variable_value (r, name, s.env, &value))
    return frame_pyl_template (r, value);
  if (strcmp (name, "True") == 0 || strcmp (name, "False") == 0
      || strcmp (name, "None") == 0)
    return frame_pyl_text_template (r, s, name);
  return frame_pyl_unknown (r, s);
}

/* S, which is neither empty nor in parentheses.  */

static template
expression_template (reader *r, span s)
{
  static const char *const words[]
    = { "if", "for", "lambda", "await", "yield", NULL };
  static const char *const logic[] = { "and", "or", "not", "in", "is", NULL };
  static const char *const others[]
    = { "==", "!=", "<", ">", "<=", ">=", "-", "*", "//", "**", "|", NULL };
  unsigned at;

  for (unsigned i = 0; words[i]; i++)
    if (frame_pyl_find_word (r, s, words[i]) < s.last)
      return frame_pyl_evaluate (r, s);
  for (unsigned i = 0; logic[i]; i++)
    if (frame_pyl_find_word (r, s, logic[i]) < s.last)
      return frame_pyl_evaluate (r, s);
  if ((at = frame_pyl_last_binary (r, s, "+")) < s.last)
    return operator_template (r, s, at, FRAME_T_CONCAT);
  for (unsigned i = 0; others[i]; i++)
    if (frame_py_find (r->py, s.first, s.last, others[i]) < s.last)
      return frame_pyl_evaluate (r, s);
  if ((at = frame_pyl_last_binary (r, s, "/")) < s.last)
    return operator_template (r, s, at, FRAME_T_PATH);
  if ((at = frame_pyl_last_binary (r, s, "%")) < s.last)
    return percent_template (r, s, at);
  for (at = s.first; at < s.last && r->py->tokens[at].kind == FRAME_PY_STRING;)
    at++;
  if (at == s.last)
    return frame_pyl_string_template (r, s);
  if (frame_pyl_enclosed_p (r, s, "[") || frame_pyl_enclosed_p (r, s, "("))
    return frame_pyl_join_elements (r, s, FRAME_T_CONCAT);
  if (s.last == s.first + 1 && name_p (r, s.first))
    return name_template (r, s);
  return postfix_template (r, s);
}

template
frame_pyl_template (reader *r, span s)
{
  template t;

  s = frame_pyl_strip (r, s);
  if (s.first >= s.last || !frame_pyl_enter (r))
    return frame_pyl_unknown (r, s);
  t = expression_template (r, s);
  frame_pyl_leave (r);
  return t;
}
