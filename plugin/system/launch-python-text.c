/* Strings of a launch.py as templates: adjacent ones, f-strings, format, and
   templates that are joined.  */

#include "launch-python-text.h"
#include "frame-text.h"
#include <stdlib.h>
#include <string.h>

/* -- making templates ----------------------------------------------------- */

template
frame_pyl_text_template (const reader *r, span s, const char *text)
{
  return frame_template_text (r->arena, loc_of (r, s), text, strlen (text));
}

template
frame_pyl_unknown (reader *r, span s)
{
  struct frame_template *t
    = frame_template_new (r->arena, FRAME_T_UNKNOWN, loc_of (r, s), 0);
  const struct frame_py_token *from = &r->py->tokens[s.first];
  const struct frame_py_token *to
    = &r->py->tokens[s.last > s.first ? s.last - 1 : s.first];
  size_t length = to->offset + to->length - from->offset;

  t->text = frame_intern_n (r->arena, r->py->text + from->offset,
			    length < 60 ? length : 60);
  return t;
}

template
frame_pyl_with_one (const reader *r, span s,
		    enum frame_template_kind kind, template a)
{
  struct frame_template *t
    = frame_template_new (r->arena, kind, loc_of (r, s), 1);

  t->args[0] = a;
  return t;
}

void
frame_pyl_add_part (const reader *r, struct frame_pyl_parts *parts, template t)
{
  *FRAME_APPEND (r->arena, parts->list, parts->n, template) = t;
}

void
frame_pyl_add_element (reader *r, span element, void *data)
{
  frame_pyl_add_part (r, data, frame_pyl_template (r, element));
}

/* Add T to PARTS, joined to the text that may be the last of them.  */

static void
add_joined (const reader *r, struct frame_pyl_parts *parts, template t)
{
  template last = parts->n ? parts->list[parts->n - 1] : NULL;
  const char *text;

  if (t->kind == FRAME_T_CONCAT)
    for (unsigned i = 0; i < t->n_args; i++)
      add_joined (r, parts, t->args[i]);
  else if (last && t->kind == FRAME_T_TEXT && last->kind == FRAME_T_TEXT)
    {
      text = frame_printf (r->scratch, "%s%s", last->text, t->text);
      parts->list[parts->n - 1]
	= frame_template_text (r->arena, last->loc, text, strlen (text));
    }
  else if (t->kind != FRAME_T_TEXT || *t->text)
    frame_pyl_add_part (r, parts, t);
}

template
frame_pyl_join (const reader *r, span s, enum frame_template_kind kind,
		const struct frame_pyl_parts *parts)
{
  struct frame_template *t;
  struct frame_pyl_parts joined = { 0 };

  if (kind == FRAME_T_CONCAT)
    {
      for (unsigned i = 0; i < parts->n; i++)
	add_joined (r, &joined, parts->list[i]);
      parts = &joined;
    }
  if (parts->n == 1 && (kind == FRAME_T_CONCAT || kind == FRAME_T_PATH))
    return parts->list[0];
  if (!parts->n && (kind == FRAME_T_CONCAT || kind == FRAME_T_PATH))
    return frame_pyl_text_template (r, s, "");
  t = frame_template_new (r->arena, kind, loc_of (r, s), 0);
  t->n_args = parts->n;
  t->args = parts->list;
  return t;
}

template
frame_pyl_join_elements (reader *r, span s, enum frame_template_kind kind)
{
  struct frame_pyl_parts parts = { 0 };
  bool complete = true;

  frame_pyl_elements (r, s, frame_pyl_add_element, &parts, &complete);
  return complete ? frame_pyl_join (r, s, kind, &parts)
		  : frame_pyl_unknown (r, s);
}

/* -- strings -------------------------------------------------------------- */

/* The length of the expression in a field of an f-string at TEXT; 0 if it has
   a format or no end.  */

static size_t
field_length (const char *text)
{
  size_t n = strcspn (text, "{}!:\"'");

  return text[n] == '}' ? n : 0;
}

/* Add the parts of f"TEXT", at S.  */

static void
add_formatted (reader *r, span s, const char *text,
	       struct frame_pyl_parts *parts)
{
  struct frame_buffer literal = { 0 };

  for (; *text; text++)
    {
      size_t length;
      if (*text != '{' || text[1] == '{')
	{
	  frame_buffer_add (&literal, text, 1);
	  text += (*text == '{' || *text == '}') && text[1] == *text;
	  continue;
	}
      if (literal.length)
	frame_pyl_add_part (r, parts,
			    frame_template_text (r->arena, loc_of (r, s),
						 literal.text,
						 literal.length));
      literal.length = 0;
      length = field_length (text + 1);
      frame_pyl_add_part (r, parts,
			  length ? frame_pyl_nested (r, s, text + 1, length)
				 : frame_pyl_unknown (r, s));
      if (!length)
	break;
      text += length + 1;
    }
  if (literal.length)
    frame_pyl_add_part (r, parts,
			frame_template_text (r->arena, loc_of (r, s),
					     literal.text, literal.length));
  frame_buffer_free (&literal);
}

template
frame_pyl_string_template (reader *r, span s)
{
  struct frame_pyl_parts parts = { 0 };

  for (unsigned i = s.first; i < s.last; i++)
    {
      const struct frame_py_token *token = &r->py->tokens[i];
      span one = { i, i + 1, s.env };
      if (token->bytes)
	return frame_pyl_unknown (r, s);
      if (token->formatted)
	add_formatted (r, one, token->text, &parts);
      else
	frame_pyl_add_part (r, &parts,
			    frame_pyl_text_template (r, one, token->text));
    }
  /* What is only text is one text.  */
  for (unsigned i = 0; i < parts.n; i++)
    if (parts.list[i]->kind != FRAME_T_TEXT)
      return frame_pyl_join (r, s, FRAME_T_CONCAT, &parts);
  return parts.n == 1 ? parts.list[0] : frame_pyl_evaluate (r, s);
}

template
frame_pyl_format_template (reader *r, span s, const char *format,
			   unsigned open)
{
  struct frame_py_argument *list = NULL;
  unsigned n = frame_py_arguments (r->scratch, r->py, open, &list), next = 0;
  struct frame_pyl_parts parts = { 0 };
  bool good = true;

  while (*format && good)
    {
      size_t length = strcspn (format, "{}");
      if (length)
	frame_pyl_add_part (
	  r, &parts,
	  frame_template_text (r->arena, loc_of (r, s), format, length));
      format += length;
      if (!*format)
	break;
      if (format[0] == format[1])
	{
	  frame_pyl_add_part (
	    r, &parts,
	    frame_template_text (r->arena, loc_of (r, s), format, 1));
	  format += 2;
	  continue;
	}
      length = strcspn (format + 1, "}");
      const char *key = frame_intern_n (r->scratch, format + 1, length);
      bool number = !*key || strspn (key, "0123456789") == length;
      const struct frame_py_argument *arg = NULL;
      if (length < 60)
	arg = frame_py_argument (
	  list, n, *key ? (unsigned) strtoul (key, NULL, 10) : next++,
	  number ? NULL : key);
      good = arg && format[length + 1] == '}'
	     && (number ? !arg->key : arg->key != NULL);
      if (good)
	{
	  span value = { arg->first, arg->last, s.env };
	  frame_pyl_add_part (r, &parts, frame_pyl_template (r, value));
	  format += length + 2;
	}
    }
  frame_array_free (r->scratch, list);
  return good ? frame_pyl_join (r, s, FRAME_T_CONCAT, &parts)
	      : frame_pyl_unknown (r, s);
}
