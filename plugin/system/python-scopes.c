/* Names of a Python file.  Two passes over its lines: the first notes what
   binds a name, the second what changes what is bound.  */

#include "python-scopes.h"
#include <string.h>
#include <uthash.h>

/* Tokens of the targets of one "for".  */
#define MAX_TARGETS 40
/* Changes of a variable that are looked at one by one.  */
#define MAX_CHANGES 1000

struct key
{
  const char *name;
  uintptr_t function;
};

struct entry
{
  struct key key;
  struct frame_py_variable variable;
  UT_hash_handle hh;
};

struct frame_py_scopes
{
  struct frame_arena *arena;
  struct frame_python *py;
  unsigned n_functions;
  struct frame_py_function *functions;
  struct frame_py_context *contexts;	/* of each line */
  struct entry *variables;
};

static void
free_table (void *data)
{
  struct frame_py_scopes *s = data;

  /* The entries are the arena's.  */
  HASH_CLEAR (hh, s->variables);
}

static struct entry *
find_entry (const struct frame_py_scopes *s, const char *name,
	    uint32_t function)
{
  struct key key = { name, function };
  struct entry *entry;

  HASH_FIND (hh, s->variables, &key, sizeof key, entry);
  return entry;
}

/* A definition of NAME in FUNCTION.  */

static struct frame_py_definition *
define (struct frame_py_scopes *s, const char *name, uint32_t function,
	enum frame_py_change change, uint32_t line, uint32_t first,
	uint32_t last)
{
  struct entry *entry = find_entry (s, name, function);
  struct frame_py_definition *d;

  if (!entry)
    {
      entry = FRAME_NEW (s->arena, struct entry);
      entry->key.name = entry->variable.name = name;
      entry->key.function = entry->variable.function = function;
      HASH_ADD (hh, s->variables, key, sizeof entry->key, entry);
    }
  d = FRAME_APPEND (s->arena, entry->variable.definitions, entry->variable.n,
		    struct frame_py_definition);
  *d = (struct frame_py_definition) { change, line, first, last, NULL };
  return d;
}

static bool
word_p (const struct frame_py_scopes *s, unsigned i, const char *word)
{
  return frame_py_name_p (s->py, i, word);
}

static bool
name_p (const struct frame_py_scopes *s, unsigned i)
{
  return s->py->tokens[i].kind == FRAME_PY_NAME;
}

/* The first token of line I behind "async".  */

static unsigned
line_start (const struct frame_py_scopes *s, unsigned i)
{
  unsigned first = s->py->lines[i].first;

  return word_p (s, first, "async") ? first + 1 : first;
}

/* -- functions and lines -------------------------------------------------- */

/* Line I is a "def": a new function in PARENT.  Returns its number.  */

static uint32_t
add_function (struct frame_py_scopes *s, unsigned i, uint32_t parent)
{
  unsigned def = line_start (s, i);
  struct frame_py_function *f
    = FRAME_APPEND (s->arena, s->functions, s->n_functions,
		    struct frame_py_function);

  f->name = name_p (s, def + 1) ? s->py->tokens[def + 1].text : "";
  f->line = i;
  f->open = def + 2 < s->py->n_tokens && frame_py_op_p (s->py, def + 2, "(")
	      ? def + 2 : s->py->n_tokens - 1;
  f->parent = parent;
  return s->n_functions - 1;
}

static bool
any_word_p (const struct frame_py_scopes *s, unsigned i, const char *const *words)
{
  for (; *words; words++)
    if (word_p (s, i, *words))
      return true;
  return false;
}

static const char *const conditions[]
  = { "if",  "elif",  "else", "try",  "except", "finally",
      "for", "while", "case", "match", NULL };

/* The context of what is in the block of line UP.  OWN is the function that
   UP defines, or 0.  */

static struct frame_py_context
inside (const struct frame_py_scopes *s, unsigned up, uint32_t own)
{
  struct frame_py_context context = s->contexts[up];
  unsigned first = line_start (s, up);

  if (own)
    return (struct frame_py_context) { own, false, false };
  context.conditional |= any_word_p (s, first, conditions);
  context.loop |= word_p (s, first, "for") || word_p (s, first, "while");
  return context;
}

static void
find_contexts (struct frame_py_scopes *s)
{
  struct frame_python *py = s->py;
  uint32_t *own = FRAME_NEW_N (s->arena, uint32_t, py->n_lines + 1);

  FRAME_APPEND (s->arena, s->functions, s->n_functions,
		struct frame_py_function)->name = "";
  s->contexts = FRAME_NEW_N (s->arena, struct frame_py_context,
			     py->n_lines + 1);
  for (unsigned i = 0; i < py->n_lines; i++)
    {
      unsigned up = py->lines[i].parent;

      if (up != i)
	s->contexts[i] = inside (s, up, own[up]);
      if (word_p (s, line_start (s, i), "def"))
	own[i] = add_function (s, i, s->contexts[i].function);
    }
}

/* -- what binds a name ---------------------------------------------------- */

/* The names between FIRST and LAST are bound in an unknown way.  */

static void
bind_names (struct frame_py_scopes *s, unsigned line, unsigned first,
	    unsigned last)
{
  uint32_t function = s->contexts[line].function;

  for (unsigned i = first; i < last; i++)
    if (name_p (s, i) && !frame_py_op_p (s->py, i - (i > 0), "."))
      define (s, s->py->tokens[i].text, function, FRAME_PY_OTHER, line, first,
	      first);
}

static void
bind_parameters (struct frame_py_scopes *s, uint32_t function)
{
  const struct frame_py_function *f = &s->functions[function];
  struct frame_py_argument *list = NULL;
  unsigned n = frame_py_arguments (s->arena, s->py, f->open, &list);

  for (unsigned i = 0; i < n; i++)
    {
      const char *name = list[i].key;
      unsigned colon = frame_py_find (s->py, list[i].first, list[i].last, ":");
      unsigned equal = frame_py_find (s->py, list[i].first, list[i].last, "=");

      if (name)
	define (s, name, function, FRAME_PY_PARAM, f->line, list[i].first,
		list[i].last);
      else if (list[i].first < list[i].last && name_p (s, list[i].first))
	define (s, s->py->tokens[list[i].first].text, function,
		list[i].stars ? FRAME_PY_OTHER : FRAME_PY_PARAM, f->line,
		colon < equal && equal < list[i].last ? equal + 1
						      : list[i].last,
		list[i].last);
    }
  frame_array_free (s->arena, list);
}

/* import a.b as c; from a import b as c, d.  */

static void
bind_imports (struct frame_py_scopes *s, unsigned line)
{
  const struct frame_py_line *l = &s->py->lines[line];

  for (unsigned i = l->first + 1; i + 1 < l->last; i++)
    if (word_p (s, i, "as") && name_p (s, i - 1) && name_p (s, i + 1))
      define (s, s->py->tokens[i + 1].text, s->contexts[line].function,
	      FRAME_PY_IMPORT, line, i - 1, i);
}

/* with open (x) as f, ...  */

static void
bind_with (struct frame_py_scopes *s, unsigned line)
{
  const struct frame_py_line *l = &s->py->lines[line];
  unsigned first = line_start (s, line) + 1;

  if (frame_py_op_p (s->py, first, "(")
      && s->py->tokens[first].match + 2 == l->last)
    first++;
  for (unsigned i = first; i + 1 < l->last; i++)
    if (frame_py_op_p (s->py, i, ","))
      first = i + 1;
    else if (word_p (s, i, "as") && name_p (s, i + 1))
      define (s, s->py->tokens[i + 1].text, s->contexts[line].function,
	      word_p (s, first, "open") ? FRAME_PY_OPENED : FRAME_PY_OTHER,
	      line, first, i);
    else if (frame_py_open_p (s->py, i) && s->py->tokens[i].match > i
	     && s->py->tokens[i].match < l->last)
      i = s->py->tokens[i].match;
}

/* global x, nonlocal x: nothing is known of x, whoever sets it.  */

static void
bind_global (struct frame_py_scopes *s, unsigned line)
{
  const struct frame_py_line *l = &s->py->lines[line];

  for (unsigned i = l->first + 1; i < l->last; i++)
    for (uint32_t f = s->contexts[line].function; name_p (s, i);
	 f = s->functions[f].parent)
      {
	define (s, s->py->tokens[i].text, f, FRAME_PY_OTHER, line, i, i);
	if (!f)
	  break;
      }
}

/* The targets of "for" inside an expression, and x in (x := ...).  */

static void
bind_inside (struct frame_py_scopes *s, unsigned line)
{
  const struct frame_py_line *l = &s->py->lines[line];

  for (unsigned i = l->first + 1; i < l->last; i++)
    if (word_p (s, i, "for"))
      {
	unsigned in = i + 1;
	while (in < l->last && in < i + MAX_TARGETS && !word_p (s, in, "in"))
	  in++;
	bind_names (s, line, i + 1, in);
      }
    else if (frame_py_op_p (s->py, i, ":=") && name_p (s, i - 1))
      bind_names (s, line, i - 1, i);
}

/* Bind the target FIRST to LAST of an assignment in LINE to the VALUE that
   ends where the line does.  */

static void
bind_target (struct frame_py_scopes *s, unsigned line, unsigned first,
	     unsigned last, unsigned value)
{
  const struct frame_py_token *tokens = s->py->tokens;
  uint32_t end = s->py->lines[line].last;
  unsigned colon = frame_py_find (s->py, first, last, ":");

  if (colon < last)
    last = colon;
  if (last == first + 1 && name_p (s, first))
    define (s, tokens[first].text, s->contexts[line].function, FRAME_PY_SET,
	    line, value, end);
  else if (last == first + 3 && word_p (s, first, "self")
	   && frame_py_op_p (s->py, first + 1, ".") && name_p (s, first + 2))
    define (s,
	    frame_intern (s->arena, frame_printf (s->arena, "self.%s",
						  tokens[first + 2].text)),
	    0, FRAME_PY_SET, line, value, end);
  else if (frame_py_find (s->py, first, last, ",") < last
	   || frame_py_op_p (s->py, first, "(")
	   || frame_py_op_p (s->py, first, "["))
    bind_names (s, line, first, last);
}

/* The assignment in LINE from FIRST on, if it is one: "a = b = value".  */

static void
bind_assignment (struct frame_py_scopes *s, unsigned line, unsigned first)
{
  uint32_t end = s->py->lines[line].last;
  unsigned last = end, value = first;

  for (unsigned at = first; (at = frame_py_find (s->py, at, end, "=")) < end;
       at++)
    value = at + 1;
  for (; value > first; first = last + 1)
    {
      last = frame_py_find (s->py, first, end, "=");
      if (last >= value)
	break;
      bind_target (s, line, first, last, value);
    }
}

static void
bind_line (struct frame_py_scopes *s, unsigned line)
{
  static const char *const blocks[]
    = { "if", "elif", "else", "try", "while", "except", "finally", "class",
	NULL };
  unsigned first = line_start (s, line);
  uint32_t end = s->py->lines[line].last;

  bind_inside (s, line);
  if (word_p (s, first, "def"))
    return;
  if (word_p (s, first, "for"))
    {
      unsigned in = first + 1;
      while (in < end && !word_p (s, in, "in"))
	in++;
      bind_names (s, line, first + 1, in);
    }
  else if (word_p (s, first, "with"))
    bind_with (s, line);
  else if (word_p (s, first, "import") || word_p (s, first, "from"))
    bind_imports (s, line);
  else if (word_p (s, first, "global") || word_p (s, first, "nonlocal"))
    bind_global (s, line);
  else if (word_p (s, first, "del"))
    bind_names (s, line, first + 1, end);
  else if (!any_word_p (s, first, blocks))
    bind_assignment (s, line, first);
  if (any_word_p (s, first, blocks) || word_p (s, first, "for")
      || word_p (s, first, "with"))
    {
      /* A statement behind the colon.  */
      unsigned colon = frame_py_find (s->py, first, end, ":");
      if (colon + 1 < end
	  && frame_py_find (s->py, colon + 1, end, "=") < end)
	bind_names (s, line, colon + 1,
		    frame_py_find (s->py, colon + 1, end, "="));
    }
}

/* -- what changes what is bound ------------------------------------------- */

/* The scope that NAME has where LINE uses it; null if nothing binds it.  */

static struct entry *
owner (const struct frame_py_scopes *s, const char *name, unsigned line)
{
  uint32_t f = s->contexts[line].function;

  for (;;)
    {
      struct entry *entry = find_entry (s, name, f);
      if (entry || !f)
	return entry;
      f = s->functions[f].parent;
    }
}

/* A change of the variable that token NAME in LINE is.  */

static struct frame_py_definition *
change (struct frame_py_scopes *s, unsigned line, unsigned name,
	enum frame_py_change how, uint32_t first, uint32_t last)
{
  const char *text = s->py->tokens[name].text;
  struct entry *entry = owner (s, text, line);

  /* From another function, at a time that is not known.  */
  if (entry && entry->key.function != s->contexts[line].function
      && how != FRAME_PY_PASSED)
    how = FRAME_PY_OTHER;
  return entry ? define (s, text, (uint32_t) entry->key.function, how, line,
			 first, last)
	       : NULL;
}

/* NAME.method (...) in LINE, the whole statement; OPEN is the "(".  */

static void
change_by_method (struct frame_py_scopes *s, unsigned line, unsigned name,
		  unsigned open)
{
  static const char *const harmless[]
    = { "format", "get", "keys", "items", "values", "copy", "perform", NULL };
  struct frame_py_argument *list = NULL;
  unsigned n = frame_py_arguments (s->arena, s->py, open, &list);
  unsigned method = open - 1;

  if ((word_p (s, method, "append") || word_p (s, method, "add_action")
       || word_p (s, method, "add_entity")) && n == 1)
    change (s, line, name, FRAME_PY_APPEND, list[0].first, list[0].last);
  else if (word_p (s, method, "extend") && n == 1)
    change (s, line, name, FRAME_PY_EXTEND, list[0].first, list[0].last);
  else if (word_p (s, method, "insert") && n == 2)
    change (s, line, name, FRAME_PY_APPEND, list[1].first, list[1].last);
  else if (!any_word_p (s, method, harmless))
    change (s, line, name, FRAME_PY_PASSED, open, open);
  frame_array_free (s->arena, list);
}

/* Variables that are arguments of a call in tokens FIRST to LAST.  */

static void
change_by_call (struct frame_py_scopes *s, unsigned line, unsigned first,
		unsigned last)
{
  for (unsigned i = first; i + 1 < last; i++)
    if ((frame_py_op_p (s->py, i, "(") || frame_py_op_p (s->py, i, ","))
	&& name_p (s, i + 1) && i + 2 < s->py->n_tokens
	&& (frame_py_op_p (s->py, i + 2, ",")
	    || frame_py_op_p (s->py, i + 2, ")")))
      change (s, line, i + 1, FRAME_PY_PASSED, i + 1, i + 2);
}

/* name.a.b = value in LINE; EQUAL is the "=".  */

static void
change_field (struct frame_py_scopes *s, unsigned line, unsigned first,
	      unsigned equal)
{
  const struct frame_py_token *from = &s->py->tokens[first + 2];
  const struct frame_py_token *to = &s->py->tokens[equal - 1];
  struct frame_py_definition *d;

  for (unsigned i = first; i < equal; i++)
    if (i % 2 == first % 2 ? !name_p (s, i) : !frame_py_op_p (s->py, i, "."))
      return;
  d = change (s, line, first, FRAME_PY_FIELD, equal + 1,
	      s->py->lines[line].last);
  if (d)
    d->field = frame_intern_n (s->arena, s->py->text + from->offset,
			       to->offset + to->length - from->offset);
}

static void
change_line (struct frame_py_scopes *s, unsigned line)
{
  const struct frame_py_line *l = &s->py->lines[line];
  unsigned first = l->first, equal, open;

  if (!name_p (s, first) || first + 2 >= l->last)
    return;
  equal = frame_py_find (s->py, first, l->last, "=");
  open = frame_py_find (s->py, first, l->last, "(");
  if (frame_py_op_p (s->py, first + 1, "+="))
    change (s, line, first, FRAME_PY_EXTEND, first + 2, l->last);
  else if (s->py->tokens[first + 1].kind == FRAME_PY_OP
	   && s->py->tokens[first + 1].length > 1
	   && strchr (s->py->tokens[first + 1].text, '=')
	   && !strchr ("=!<>:", s->py->tokens[first + 1].text[0]))
    change (s, line, first, FRAME_PY_OTHER, first, first);
  else if (frame_py_op_p (s->py, first + 1, "[") && equal < l->last)
    change (s, line, first, FRAME_PY_ITEM, first + 1, l->last);
  else if (frame_py_op_p (s->py, first + 1, ".") && equal < l->last
	   && equal > first + 2)
    change_field (s, line, first, equal);
  else if (open == first + 3 && frame_py_op_p (s->py, first + 1, ".")
	   && equal == l->last && s->py->tokens[open].match == l->last - 1)
    change_by_method (s, line, first, open);
  else if (open == first + 1 && equal == l->last && !word_p (s, first, "print")
	   && !word_p (s, first, "return"))
    change_by_call (s, line, first, l->last);
}

struct frame_py_scopes *
frame_py_scopes_new (struct frame_arena *arena, struct frame_python *py)
{
  struct frame_py_scopes *s = FRAME_NEW (arena, struct frame_py_scopes);

  s->arena = arena;
  s->py = py;
  frame_arena_defer (arena, free_table, s);
  find_contexts (s);
  for (unsigned i = 1; i < s->n_functions; i++)
    {
      define (s, s->functions[i].name, s->functions[i].parent,
	      FRAME_PY_FUNCTION, s->functions[i].line, i, i);
      bind_parameters (s, i);
    }
  for (unsigned i = 0; i < py->n_lines; i++)
    bind_line (s, i);
  for (unsigned i = 0; i < py->n_lines; i++)
    change_line (s, i);
  return s;
}

/* -- asking --------------------------------------------------------------- */

unsigned
frame_py_functions (const struct frame_py_scopes *s,
		    const struct frame_py_function **list)
{
  *list = s->functions;
  return s->n_functions;
}

struct frame_py_context
frame_py_context (const struct frame_py_scopes *s, unsigned line)
{
  return s->contexts[line];
}

const struct frame_py_variable *
frame_py_variable_find (const struct frame_py_scopes *s, const char *name,
			uint32_t function)
{
  for (;;)
    {
      struct entry *entry = find_entry (s, name, function);
      if (entry)
	return &entry->variable;
      if (!function)
	return NULL;
      function = s->functions[function].parent;
    }
}

uint32_t
frame_py_function_find (const struct frame_py_scopes *s, const char *name,
			uint32_t function)
{
  const struct frame_py_definition *d
    = frame_py_only (frame_py_variable_find (s, name, function),
		     FRAME_PY_FUNCTION);

  return d ? d->first : 0;
}

const struct frame_py_definition *
frame_py_only (const struct frame_py_variable *v, enum frame_py_change kind)
{
  const struct frame_py_definition *found = NULL;

  /* What changes that often has no one value.  */
  if (v && v->n > MAX_CHANGES)
    return NULL;
  for (unsigned i = 0; v && i < v->n; i++)
    {
      if (v->definitions[i].change == FRAME_PY_PASSED)
	continue;
      if (found || v->definitions[i].change != kind)
	return NULL;
      found = &v->definitions[i];
    }
  return found;
}

const char *
frame_py_real_name (const struct frame_py_scopes *s, const char *name,
		    uint32_t function)
{
  const struct frame_py_definition *d
    = frame_py_only (frame_py_variable_find (s, name, function),
		     FRAME_PY_IMPORT);

  return d ? s->py->tokens[d->first].text : name;
}

unsigned
frame_py_arguments (struct frame_arena *arena, const struct frame_python *py,
		    unsigned open, struct frame_py_argument **list)
{
  unsigned close = py->tokens[open].match, n = 0, at = open + 1;

  *list = NULL;
  if (!frame_py_open_p (py, open) || close <= open)
    return 0;
  while (at < close)
    {
      struct frame_py_argument *arg
	= FRAME_APPEND (arena, *list, n, struct frame_py_argument);
      unsigned comma = frame_py_find (py, at, close, ",");

      arg->first = at;
      arg->last = comma;
      if (frame_py_op_p (py, at, "*") || frame_py_op_p (py, at, "**"))
	{
	  arg->stars = py->tokens[at].length;
	  arg->first++;
	}
      else if (at + 1 < comma && py->tokens[at].kind == FRAME_PY_NAME
	       && frame_py_op_p (py, at + 1, "="))
	{
	  arg->key = py->tokens[at].text;
	  arg->first += 2;
	}
      at = comma + 1;
    }
  return n;
}

const struct frame_py_argument *
frame_py_argument (const struct frame_py_argument *list, unsigned n,
		   unsigned position, const char *key)
{
  unsigned at = 0;

  for (unsigned i = 0; i < n; i++)
    if (list[i].key && key && strcmp (list[i].key, key) == 0)
      return &list[i];
  for (unsigned i = 0; i < n; i++)
    {
      if (list[i].stars)
	return NULL;
      if (!list[i].key && at++ == position)
	return &list[i];
    }
  return NULL;
}
