/* The elements of lists and the pairs of dicts in a launch.py, through
   variables, sums and what is appended.  */

#include "launch-python-names.h"
#include <string.h>

/* -- lists ---------------------------------------------------------------- */

/* The elements between the brackets S.  */

static void
literal_elements (reader *r, span s, frame_pyl_element_fn fn, void *data,
		  bool *complete)
{
  struct frame_py_argument *list = NULL;
  unsigned n = frame_py_arguments (r->scratch, r->py, s.first, &list);

  for (unsigned i = 0; i < n; i++)
    {
      span element = { list[i].first, list[i].last, s.env };
      if (list[i].key || list[i].stars > 1
	  || frame_pyl_find_word (r, element, "for") < element.last)
	*complete = false;
      else if (list[i].stars)
	frame_pyl_elements (r, element, fn, data, complete);
      else if (*complete)
	fn (r, element, data);
    }
  frame_array_free (r->scratch, list);
}

/* TEXT.split () of a constant, all of S: its words are elements.  */

static bool
split_elements (reader *r, span s, frame_pyl_element_fn fn, void *data)
{
  unsigned open = frame_pyl_last_bracket (r, s, "(");
  struct frame_expression v;

  if (open >= s.last || open < s.first + 3 || !word_p (r, open - 1, "split"))
    return false;
  v = frame_pyl_constant_value (r, s);
  if (v.kind != FRAME_E_LIST)
    return false;
  for (unsigned i = 0; i < v.n_items; i++)
    {
      /* Each word as tokens of its own would have no place; FN gets the whole,
	 and what it makes of it is the word.  */
      struct frame_py_token *token = &r->py->tokens[s.first];
      struct frame_py_token saved = *token;
      token->kind = FRAME_PY_STRING;
      token->formatted = token->bytes = false;
      token->text = v.items[i].text;
      fn (r, (span) { s.first, s.first + 1, s.env }, data);
      r->py->tokens[s.first] = saved;
    }
  return true;
}

/* The variable NAME as a list that is made bit by bit.  Returns false if it
   is none.  */

static bool
grown_elements (reader *r, span s, frame_pyl_element_fn fn, void *data,
		bool *complete)
{
  const struct frame_py_variable *v
    = frame_py_variable_find (r->scopes, r->py->tokens[s.first].text,
			      s.env->function);

  if (!v || !v->n || v->definitions[0].change != FRAME_PY_SET)
    return false;
  r->steps += v->n;
  for (unsigned i = 0; i < v->n && *complete; i++)
    {
      const struct frame_py_definition *d = &v->definitions[i];
      span value = { d->first, d->last, s.env };
      struct frame_py_context context = frame_py_context (r->scopes, d->line);

      if (context.conditional || (i && d->change == FRAME_PY_SET))
	*complete = false;
      else if (d->change == FRAME_PY_APPEND)
	fn (r, value, data);
      else if (d->change == FRAME_PY_SET || d->change == FRAME_PY_EXTEND)
	frame_pyl_elements (r, value, fn, data, complete);
      else
	*complete = false;
    }
  return true;
}

void
frame_pyl_elements (reader *r, span s, frame_pyl_element_fn fn, void *data,
		    bool *complete)
{
  unsigned at;

  s = frame_pyl_follow (r, s);
  if (!frame_pyl_enter (r))
    {
      *complete = false;
      return;
    }
  at = frame_pyl_last_binary (r, s, "+");
  if (at < s.last)
    {
      frame_pyl_elements (r, (span){ s.first, at, s.env }, fn, data, complete);
      frame_pyl_elements (r, (span) { at + 1, s.last, s.env }, fn, data,
			  complete);
    }
  else if (frame_pyl_enclosed_p (r, s, "[")
	   || frame_pyl_enclosed_p (r, s, "("))
    literal_elements (r, s, fn, data, complete);
  else if (s.last == s.first + 1 && name_p (r, s.first))
    {
      if (!grown_elements (r, s, fn, data, complete))
	*complete = false;
    }
  else if (!split_elements (r, s, fn, data))
    *complete = false;
  frame_pyl_leave (r);
}

/* -- pairs ---------------------------------------------------------------- */

struct pairs
{
  frame_pyl_pair_fn fn;
  void *data;
  bool *complete;
};

/* An element that has to be a tuple of two.  */

static void
take_tuple (reader *r, span s, void *data)
{
  struct pairs *pairs = data;
  struct frame_py_argument *list = NULL;
  unsigned n;

  s = frame_pyl_follow (r, s);
  if (!frame_pyl_enclosed_p (r, s, "(") && !frame_pyl_enclosed_p (r, s, "["))
    {
      *pairs->complete = false;
      return;
    }
  n = frame_py_arguments (r->scratch, r->py, s.first, &list);
  if (n == 2 && !list[0].key && !list[1].key && !list[0].stars
      && !list[1].stars)
    pairs->fn (r, (span) { list[0].first, list[0].last, s.env },
	       (span) { list[1].first, list[1].last, s.env }, pairs->data);
  else
    *pairs->complete = false;
  frame_array_free (r->scratch, list);
}

/* The pairs of the dict S in braces.  */

static void
literal_pairs (reader *r, span s, struct pairs *pairs)
{
  struct frame_py_argument *list = NULL;
  unsigned n = frame_py_arguments (r->scratch, r->py, s.first, &list);

  for (unsigned i = 0; i < n; i++)
    {
      span element = { list[i].first, list[i].last, s.env };
      unsigned colon = frame_py_find (r->py, element.first, element.last, ":");

      if (list[i].stars == 2)
	frame_pyl_pairs (r, element, pairs->fn, pairs->data, pairs->complete);
      else if (colon >= element.last
	       || frame_pyl_find_word (r, element, "for") < element.last)
	*pairs->complete = false;
      else
	pairs->fn (r, (span) { element.first, colon, s.env },
		   (span) { colon + 1, element.last, s.env }, pairs->data);
    }
  frame_array_free (r->scratch, list);
}

/* dict (a=b), OPEN its "(".  */

static void
keyword_pairs (reader *r, span s, unsigned open, struct pairs *pairs)
{
  struct frame_py_argument *list = NULL;
  unsigned n = frame_py_arguments (r->scratch, r->py, open, &list);

  for (unsigned i = 0; i < n; i++)
    if (list[i].key)
      {
	unsigned key = list[i].first - 2;
	struct frame_py_token saved = r->py->tokens[key];
	r->py->tokens[key].kind = FRAME_PY_STRING;
	pairs->fn (r, (span) { key, key + 1, s.env },
		   (span) { list[i].first, list[i].last, s.env }, pairs->data);
	r->py->tokens[key] = saved;
      }
    else
      *pairs->complete = false;
  frame_array_free (r->scratch, list);
}

/* A variable that was a dict, and then got further items.  */

static bool
grown_pairs (reader *r, span s, struct pairs *pairs)
{
  const struct frame_py_variable *v
    = frame_py_variable_find (r->scopes, r->py->tokens[s.first].text,
			      s.env->function);

  if (!v || !v->n || v->definitions[0].change != FRAME_PY_SET)
    return false;
  r->steps += v->n;
  for (unsigned i = 0; i < v->n; i++)
    {
      const struct frame_py_definition *d = &v->definitions[i];
      struct frame_py_context context = frame_py_context (r->scopes, d->line);
      unsigned close = r->py->tokens[d->first].match;

      if (context.conditional || (i && d->change == FRAME_PY_SET))
	*pairs->complete = false;
      else if (d->change == FRAME_PY_SET)
	frame_pyl_pairs (r, (span) { d->first, d->last, s.env }, pairs->fn,
			 pairs->data, pairs->complete);
      else if (d->change == FRAME_PY_ITEM && close + 2 < d->last
	       && op_p (r, close + 1, "="))
	pairs->fn (r, (span) { d->first + 1, close, s.env },
		   (span) { close + 2, d->last, s.env }, pairs->data);
      else
	*pairs->complete = false;
    }
  return true;
}

void
frame_pyl_pairs (reader *r, span s, frame_pyl_pair_fn fn, void *data,
		 bool *complete)
{
  struct pairs pairs = { fn, data, complete };
  const char *name;
  unsigned open = 0;

  s = frame_pyl_follow (r, s);
  if (!frame_pyl_enter (r))
    {
      *complete = false;
      return;
    }
  /* x.items () is the same for us.  */
  if (s.last > s.first + 4 && word_p (r, s.last - 3, "items")
      && op_p (r, s.last - 4, ".") && op_p (r, s.last - 2, "("))
    s = frame_pyl_follow (r, (span) { s.first, s.last - 4, s.env });
  name = frame_pyl_call (r, s, &open);
  if (frame_pyl_enclosed_p (r, s, "{"))
    literal_pairs (r, s, &pairs);
  else if (name && strcmp (name, "dict") == 0)
    keyword_pairs (r, s, open, &pairs);
  else if (s.last != s.first + 1 || !name_p (r, s.first)
	   || !grown_pairs (r, s, &pairs))
    frame_pyl_elements (r, s, take_tuple, &pairs, complete);
  frame_pyl_leave (r);
}
