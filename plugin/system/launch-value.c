/* Evaluating the templates of launch files to text.  */

#include "launch-run.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include "expression.h"

/* No value is longer; substitutions of substitutions could double for ever.  */
#define MAX_LENGTH (1u << 20)

/* Where the parts of an evaluated text come from.  */
struct segment
{
  size_t start;
  const struct frame_template *template;
};

/* A text under evaluation.  */
struct evaluation
{
  struct frame_run *run;
  const struct frame_scope *scope;
  struct frame_buffer out;
  bool keep_find;
  bool keep_segments;
  unsigned n_segments;
  struct segment *segments;
};

static bool append (struct evaluation *e, const struct frame_template *t);

struct frame_where
frame_run_where (const struct frame_run *run, struct frame_loc loc)
{
  return (struct frame_where) { run->now->file->unit, loc };
}

struct frame_finding *
frame_run_complain (struct frame_run *run, const struct frame_scope *scope,
		    struct frame_loc loc, const char *format, ...)
{
  va_list args;
  char *text;

  va_start (args, format);
  text = frame_vprintf (run->arena, format, args);
  va_end (args);
  return frame_findings_add (run->findings, FRAME_W_LAUNCH,
			     scope->uncertain ? FRAME_ON_SOME_PATH
					      : FRAME_ON_EVERY_PATH,
			     frame_run_where (run, loc), "%s", text);
}

const struct frame_binding *
frame_binding_find (const struct frame_binding *bindings, const char *name)
{
  for (; bindings; bindings = bindings->next)
    if (bindings->name == name)
      return bindings;
  return NULL;
}

int
frame_run_truth (const char *text)
{
  size_t n;

  text += strspn (text, " \t\r\n");
  n = strcspn (text, " \t\r\n");
  if (text[n + strspn (text + n, " \t\r\n")])
    return -1;
  if ((n == 4 && strncasecmp (text, "true", 4) == 0) || (n == 1 && *text == '1'))
    return 1;
  if ((n == 5 && strncasecmp (text, "false", 5) == 0)
      || (n == 1 && *text == '0'))
    return 0;
  return -1;
}

const char *
frame_run_join (struct frame_arena *arena, const char *ns, const char *name)
{
  size_t length;

  if (!name || (*name != '/' && !ns))
    return NULL;
  length = strlen (name);
  while (length > 1 && name[length - 1] == '/')
    length--;
  if (*name == '/')
    return frame_intern_n (arena, name, length);
  if (length == 0)
    return ns;
  return frame_intern (arena,
		       frame_printf (arena, "%s/%.*s",
				     strcmp (ns, "/") == 0 ? "" : ns,
				     (int) length, name));
}

/* Arguments.  */

bool
frame_run_command_line_p (const struct frame_file_run *file)
{
  while (file->includer && file->file->ros == FRAME_ROS_1
	 && file->pass_all_args)
    file = file->includer;
  return !file->includer || file->file->ros == FRAME_ROS_2;
}

/* Complain that T names nothing.  In a file that is not included the command
   line may set it, and in ROS 2 what was not read.  */

static void
complain_unset (struct evaluation *e, const struct frame_template *t)
{
  struct frame_run *run = e->run;
  struct frame_file_run *now = run->now;
  struct frame_finding *finding;
  struct frame_declared *once;

  if (run->gaps || !t->text)
    return;
  for (const struct frame_declared *d = now->declared; d; d = d->next)
    if (d->name == t->text)
      return;
  finding
    = frame_run_complain (run, e->scope, t->loc,
			  now->file->ros == FRAME_ROS_1
			    ? "no " FRAME_Q ("<arg>") " declares " FRAME_Q ("%s")
			      " before it is used here: roslaunch stops with an "
			      "error"
			    : FRAME_Q ("%s") " is used here before any "
			      FRAME_Q ("<arg>") " or " FRAME_Q ("<let>")
			      " sets it: launch stops with an error",
			  t->text);
  if (finding && frame_run_command_line_p (now))
    finding->tier = 'A';
  /* The first use will do.  */
  once = FRAME_NEW (run->arena, struct frame_declared);
  once->name = t->text;
  once->missed = true;
  once->loc = t->loc;
  once->next = now->declared;
  now->declared = once;
}

static bool
append_arg (struct evaluation *e, const struct frame_template *t)
{
  const struct frame_binding *b = t->text
				    ? frame_binding_find (e->scope->args, t->text)
				    : NULL;

  if (!b)
    {
      if (t->n_args)
	return append (e, t->args[0]);
      complain_unset (e, t);
      return false;
    }
  if (!b->value)
    return false;
  frame_buffer_puts (&e->out, b->value);
  return true;
}

/* Packages.  */

/* Append the directory of the package called NAME.  */

static bool
append_package (struct evaluation *e, const char *name, bool prefix)
{
  const struct frame_package *package
    = e->run->packages
	? frame_packages_find (e->run->packages, name) : NULL;
  const char *directory = NULL;

  if (package && prefix)
    directory = package->prefix;
  else if (package && e->run->now->file->ros == FRAME_ROS_1)
    directory = package->source ? package->source : package->share;
  else if (package)
    directory = package->share ? package->share : package->source;
  if (directory)
    frame_buffer_puts (&e->out, directory);
  else if (e->keep_find)
    frame_buffer_printf (&e->out, "$(find %s)", name);
  return directory || e->keep_find;
}

/* The value of T as text of its own, or null.  */

static const char *
value_of (struct evaluation *e, const struct frame_template *t)
{
  return frame_run_value (e->run, e->scope, t);
}

static bool
append_find (struct evaluation *e, const struct frame_template *t)
{
  const char *name = t->n_args ? value_of (e, t->args[0]) : NULL;

  return name && append_package (e, name, t->kind == FRAME_T_PREFIX);
}

/* The environment is not known; the default is what most see.  */

static bool
append_env (struct evaluation *e, const struct frame_template *t)
{
  return t->n_args > 1 && append (e, t->args[1]);
}

static bool
append_anon (struct evaluation *e, const struct frame_template *t)
{
  const char *name = t->n_args ? value_of (e, t->args[0]) : NULL;

  if (name)
    frame_buffer_printf (&e->out, "%s_anon", name);
  return name != NULL;
}

/* Append the name of the file that is run, or of its directory.  */

static bool
append_place (struct evaluation *e, const struct frame_template *t)
{
  const char *name = e->run->now->file->name;
  const char *slash = strrchr (name, '/');

  if (t->kind == FRAME_T_FILENAME)
    frame_buffer_puts (&e->out, name);
  else if (slash)
    frame_buffer_add (&e->out, name, slash > name ? slash - name : 1);
  else
    frame_buffer_puts (&e->out, ".");
  return true;
}

/* Truth.  */

/* The truth of T: 1, 0 or -1.  */

static int
truth_of (struct evaluation *e, const struct frame_template *t)
{
  const char *text = value_of (e, t);

  return text ? frame_run_truth (text) : -1;
}

static bool
append_truth (struct evaluation *e, int truth)
{
  if (truth >= 0)
    frame_buffer_puts (&e->out, truth ? "true" : "false");
  return truth >= 0;
}

/* The truth of all of (AND) or any of T's arguments.  */

static int
truth_of_many (struct evaluation *e, const struct frame_template *t, bool and)
{
  int result = and;

  for (unsigned i = 0; i < t->n_args; i++)
    {
      int one = truth_of (e, t->args[i]);

      if (one == !and)
	return !and;
      if (one < 0)
	result = -1;
    }
  return result;
}

/* 1 or 0 as T's two arguments are equal, or -1.  Numbers are compared as
   numbers.  */

static int
equal (struct evaluation *e, const struct frame_template *t)
{
  const char *a = t->n_args > 1 ? value_of (e, t->args[0]) : NULL;
  const char *b = a ? value_of (e, t->args[1]) : NULL;
  char *end_a, *end_b;
  double x, y;

  if (!a || !b)
    return -1;
  x = strtod (a, &end_a);
  y = strtod (b, &end_b);
  if (*a && *b && !*end_a && !*end_b)
    return x == y;
  return strcmp (a, b) == 0;
}

static bool
append_logic (struct evaluation *e, const struct frame_template *t)
{
  int truth = -1;

  switch (t->kind)
    {
    case FRAME_T_NOT:
      truth = t->n_args ? truth_of (e, t->args[0]) : -1;
      return append_truth (e, truth < 0 ? truth : !truth);
    case FRAME_T_AND:
      return append_truth (e, truth_of_many (e, t, true));
    case FRAME_T_OR:
      return append_truth (e, truth_of_many (e, t, false));
    case FRAME_T_EQUALS:
      return append_truth (e, equal (e, t));
    case FRAME_T_NOT_EQUALS:
      truth = equal (e, t);
      return append_truth (e, truth < 0 ? truth : !truth);
    default:
      truth = t->n_args > 1 ? truth_of (e, t->args[0]) : -1;
      if (truth < 0)
	return false;
      if (truth)
	return append (e, t->args[1]);
      return t->n_args < 3 || append (e, t->args[2]);
    }
}

/* Python expressions.  */

/* TEXT as roslaunch types it by itself.  */

static struct frame_expression
typed (const char *text)
{
  struct frame_expression value = { .kind = FRAME_E_STRING, .text = text };
  char *end;

  if (!text)
    value.kind = FRAME_E_UNKNOWN;
  else if (strcasecmp (text, "true") == 0 || strcasecmp (text, "false") == 0)
    {
      value.kind = FRAME_E_BOOL;
      value.number = strcasecmp (text, "true") == 0;
    }
  else if (*text && strspn (text, "0123456789.+-eE") == strlen (text))
    {
      value.number = strtod (text, &end);
      if (end != text && !*end)
	value.kind = strpbrk (text, ".eE") ? FRAME_E_FLOAT : FRAME_E_INT;
    }
  return value;
}

/* frame_expression_name: the arguments.  */

static struct frame_expression
eval_name (void *data, const char *name)
{
  struct evaluation *e = data;
  const char *interned
    = frame_intern (frame_launch_arena (e->run->files), name);
  const struct frame_binding *b
    = frame_binding_find (e->scope->args, interned);
  struct frame_expression none = { .kind = FRAME_E_ERROR };

  if (strcmp (name, "true") == 0 || strcmp (name, "false") == 0)
    return typed (name);
  return b ? typed (b->value) : none;
}

/* frame_expression_call: the substitutions as functions.  */

static struct frame_expression
eval_call (void *data, const char *name, const struct frame_expression *args,
	   unsigned n)
{
  struct evaluation *e = data, inner = { .run = e->run, .scope = e->scope };
  struct frame_expression value = { .kind = FRAME_E_UNKNOWN };

  if (strcmp (name, "arg") == 0 && n == 1 && args[0].kind == FRAME_E_STRING)
    return eval_name (data, args[0].text);
  if (strcmp (name, "optenv") == 0 && n == 2)
    return args[1];
  if (strcmp (name, "find") == 0 && n == 1 && args[0].kind == FRAME_E_STRING
      && append_package (&inner, args[0].text, false))
    {
      value.kind = FRAME_E_STRING;
      value.text = frame_intern_n (e->run->arena, inner.out.text,
				   inner.out.length);
      frame_buffer_free (&inner.out);
    }
  else if (strcmp (name, "env") != 0 && strcmp (name, "anon") != 0
	   && strcmp (name, "dirname") != 0 && strcmp (name, "optenv") != 0
	   && strcmp (name, "find") != 0)
    value.kind = FRAME_E_ERROR;
  return value;
}

static bool
append_eval (struct evaluation *e, const struct frame_template *t)
{
  struct frame_expression_world world
    = { e->run->arena, eval_name, eval_call, e };
  struct frame_expression value;
  const char *text = t->n_args ? value_of (e, t->args[0]) : NULL;

  if (!text)
    return false;
  value = frame_expression_evaluate (&world, text);
  if (value.kind == FRAME_E_ERROR || value.kind == FRAME_E_UNKNOWN)
    return false;
  text = frame_expression_text (e->run->arena, &value);
  if (text)
    frame_buffer_puts (&e->out, text);
  return text != NULL;
}

/* All together.  */

static bool
append_all (struct evaluation *e, const struct frame_template *t)
{
  for (unsigned i = 0; i < t->n_args; i++)
    {
      if (i && t->kind == FRAME_T_PATH && e->out.length
	  && e->out.text[e->out.length - 1] != '/')
	frame_buffer_puts (&e->out, "/");
      if (!append (e, t->args[i]))
	return false;
    }
  return true;
}

/* Append the value of T to E.  False if it is not known.  */

static bool
append (struct evaluation *e, const struct frame_template *t)
{
  struct segment *segment;

  if (e->out.length > MAX_LENGTH)
    return false;
  if (e->keep_segments && t->kind != FRAME_T_CONCAT)
    {
      segment = FRAME_APPEND (e->run->arena, e->segments, e->n_segments,
			      struct segment);
      segment->start = e->out.length;
      segment->template = t;
    }
  switch (t->kind)
    {
    case FRAME_T_TEXT:
      frame_buffer_puts (&e->out, t->text);
      return true;
    case FRAME_T_CONCAT:
    case FRAME_T_PATH:
      return append_all (e, t);
    case FRAME_T_ARG:
      return append_arg (e, t);
    case FRAME_T_FIND:
    case FRAME_T_PREFIX:
      return append_find (e, t);
    case FRAME_T_ENV:
      return append_env (e, t);
    case FRAME_T_ANON:
      return append_anon (e, t);
    case FRAME_T_DIRNAME:
    case FRAME_T_FILENAME:
      return append_place (e, t);
    case FRAME_T_EVAL:
      return append_eval (e, t);
    case FRAME_T_COMMAND:
    case FRAME_T_FILE:
    case FRAME_T_UNKNOWN:
      return false;
    default:
      return append_logic (e, t);
    }
}

/* Evaluate T with E.  */

static const char *
finish (struct evaluation *e, const struct frame_template *t)
{
  const char *text = NULL;

  if (append (e, t))
    text = frame_intern_n (e->run->arena, e->out.length ? e->out.text : "",
			   e->out.length);
  frame_buffer_free (&e->out);
  return text;
}

const char *
frame_run_value (struct frame_run *run, const struct frame_scope *scope,
		 const struct frame_template *t)
{
  struct evaluation e = { .run = run, .scope = scope };

  if (!t)
    return NULL;
  return t->kind == FRAME_T_TEXT ? t->text : finish (&e, t);
}

const char *
frame_run_command (struct frame_run *run, const struct frame_scope *scope,
		   const struct frame_template *t)
{
  struct evaluation e = { .run = run, .scope = scope, .keep_find = true };

  return t ? finish (&e, t) : NULL;
}

/* Whether the condition T holds: 1, 0 or -1.  */

static int
condition (struct frame_run *run, const struct frame_scope *scope,
	   const struct frame_template *t, const char *word)
{
  const char *text = frame_run_value (run, scope, t);
  int truth = text ? frame_run_truth (text) : -1;
  struct frame_finding *finding;

  if (text && truth < 0)
    {
      finding = frame_run_complain (run, scope, t->loc,
				    FRAME_Q ("%s") " is " FRAME_Q ("%s")
				    ", which is neither true nor false: launch "
				    "stops with an error", word, text);
      /* An empty default waits for somebody to give a value.  */
      if (finding && !*text)
	finding->tier = 'A';
    }
  return truth;
}

int
frame_run_condition (struct frame_run *run, const struct frame_scope *scope,
		     const struct frame_action *action)
{
  int result = 1;

  if (action->if_)
    result = condition (run, scope, action->if_, "if");
  if (action->unless && result != 0)
    {
      int unless = condition (run, scope, action->unless, "unless");

      if (unless == 1)
	result = 0;
      else if (unless < 0)
	result = -1;
    }
  return result;
}

/* Words.  */

/* Add the word TEXT, null if it is not known, that begins in TEMPLATE, OFFSET
   bytes behind its start, to NODE.  */

static void
add_word (struct frame_run *run, struct frame_robot_node *node,
	  const char *text, const struct frame_template *template,
	  size_t offset, bool whole)
{
  struct frame_loc loc = template->loc;
  unsigned n = node->n_args, same = n;

  if (template->kind == FRAME_T_TEXT && loc.finish >= loc.column && text)
    {
      loc.column += offset;
      loc.finish = loc.column + strlen (text) - !!*text;
    }
  *FRAME_APPEND (run->arena, node->args, n, const char *) = text;
  n = same;
  *FRAME_APPEND (run->arena, node->arg_where, n, struct frame_where)
    = frame_run_where (run, loc);
  n = same;
  *FRAME_APPEND (run->arena, node->arg_names, n, const char *)
    = whole && template->kind == FRAME_T_ARG ? template->text : NULL;
  node->n_args = n;
}

/* The segment of E that byte AT is in.  */

static unsigned
segment_at (const struct evaluation *e, size_t at, unsigned from)
{
  while (from + 1 < e->n_segments && e->segments[from + 1].start <= at)
    from++;
  return from;
}

/* True if the bytes START to END of TEXT, E's text, are all of segment I.  */

static bool
whole_p (const struct evaluation *e, unsigned i, const char *text,
	 size_t start, size_t end)
{
  if (e->segments[i].start != start)
    return false;
  return i + 1 < e->n_segments ? e->segments[i + 1].start == end : !text[end];
}

static bool
space_p (char c)
{
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/* The length of the word at TEXT up to a space or something that the shell
   would look at.  */

static size_t
plain_length (const char *text)
{
  size_t n = 0;

  while (text[n] && !space_p (text[n]) && text[n] != '"' && text[n] != '\''
	 && text[n] != '\\')
    n++;
  return n;
}

/* The word at *AT of TEXT as a shell reads it, in ARENA; null if it comes to
   nothing.  *AT moves behind it, and WORD is room for it.  */

static const char *
shell_word (struct frame_arena *arena, const char *text, size_t *at,
	    struct frame_buffer *word)
{
  size_t n = plain_length (text + *at);
  char quote = '\0';
  bool any = false;

  /* Most words are just that.  */
  if (n && (!text[*at + n] || space_p (text[*at + n])))
    {
      *at += n;
      return frame_intern_n (arena, text + *at - n, n);
    }
  word->length = 0;
  for (; text[*at] && (quote || !space_p (text[*at])); ++*at)
    if (quote ? text[*at] == quote : text[*at] == '"' || text[*at] == '\'')
      {
	quote = quote ? '\0' : text[*at];
	any = true;
      }
    else
      {
	if (text[*at] == '\\' && quote != '\'' && text[*at + 1])
	  ++*at;
	frame_buffer_add (word, &text[*at], 1);
      }
  if (word->length)
    return frame_intern_n (arena, word->text, word->length);
  return any ? "" : NULL;
}

/* Split TEXT, which is E's, as a shell does.  */

static void
split (struct evaluation *e, const char *text, struct frame_robot_node *node)
{
  struct frame_buffer room = { 0 };
  unsigned segment = 0;

  for (size_t at = 0; text[at];)
    {
      size_t start = at;
      const char *word;

      if (space_p (text[at]))
	{
	  at++;
	  continue;
	}
      word = shell_word (e->run->arena, text, &at, &room);
      if (!word)
	continue;
      segment = segment_at (e, start, segment);
      add_word (e->run, node, word, e->segments[segment].template,
		start - e->segments[segment].start,
		whole_p (e, segment, text, start, at));
    }
  frame_buffer_free (&room);
}

/* Split what T comes to.  Not known unless all of it is.  */

static void
split_value (struct frame_run *run, const struct frame_scope *scope,
	     const struct frame_template *t, struct frame_robot_node *node)
{
  struct segment all = { .template = t };
  struct evaluation e = { .run = run, .scope = scope, .keep_segments = true };

  if (t->kind == FRAME_T_TEXT)
    {
      e.n_segments = 1;
      e.segments = &all;
      split (&e, t->text, node);
      return;
    }
  if (!append (&e, t))
    node->args_known = false;
  else if (e.out.length)
    split (&e, e.out.text, node);
  frame_buffer_free (&e.out);
}

void
frame_run_words (struct frame_run *run, const struct frame_scope *scope,
		 const struct frame_action *action,
		 struct frame_robot_node *node)
{
  node->args_known = !action->args_unknown;
  for (unsigned i = 0; i < action->n_args; i++)
    {
      const struct frame_template *t = action->args[i];

      if (action->split_after)
	split_value (run, scope, t, node);
      else
	add_word (run, node, frame_run_value (run, scope, t), t, 0, true);
    }
}
