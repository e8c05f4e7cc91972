/* The statements of frame IR's text form: places, operands, operations.  The
   models are written in it too, hence the templates at the end.  */

#include "frame-reader.h"
#include <locale.h>
#include <math.h>
#include <stdlib.h>

/* Read one component of a path, behind its dot, into TEXT.  */

static bool
read_component (struct frame_reader *r, const char **text)
{
  const char *begin = r->p;

  if (frame_read_char (r, '{'))
    return frame_read_until (r, '}', text);
  if (frame_read_char (r, '['))
    {
      bool is_site = frame_read_char (r, '#');
      uint32_t n;
      if ((is_site || r->p == r->end || *r->p != ']')
	  && !frame_read_unsigned (r, &n))
	return false;
      if (!frame_read_char (r, ']'))
	return frame_read_fail (r, r->p, "expected \"]\"");
    }
  else if (!frame_read_char (r, '*'))
    {
      while (r->p < r->end && frame_component_char_p (*r->p))
	r->p++;
      if (r->p == begin)
	return frame_read_fail (r, begin, "expected a field name");
    }
  *text = frame_intern_n (r->arena, begin, (size_t) (r->p - begin));
  return true;
}

/* Read what follows "$" at the beginning of a place.  */

static bool
read_param_base (struct frame_reader *r, struct frame_place *place)
{
  const char *begin = r->p;

  while (r->p < r->end && frame_symbol_char_p (*r->p) && *r->p != '$')
    r->p++;
  if (r->p - begin == 4 && memcmp (begin, "this", 4) == 0)
    *place = frame_place_param (0);
  else if (r->is_template && r->p - begin == 3
	   && memcmp (begin, "ret", 3) == 0)
    *place = frame_place_result ();
  else
    {
      uint32_t n;
      const char *end = r->p;
      r->p = begin;
      if (!frame_read_unsigned (r, &n) || r->p != end || n >= FRAME_MAX_PARAMS)
	return frame_read_fail (r, begin, "expected a parameter's number");
      *place = frame_place_param (n);
    }
  return true;
}

/* True if R stands before "ret", not before a longer word.  */

static bool
result_p (const struct frame_reader *r)
{
  return (r->end - r->p >= 3 && memcmp (r->p, "ret", 3) == 0
	  && (r->end - r->p == 3 || r->p[3] == ' ' || r->p[3] == '.'));
}

static bool
place_p (const struct frame_reader *r)
{
  return r->p < r->end && (strchr ("%$@", *r->p) || result_p (r));
}

/* Read the base of a place.  */

static bool
read_base (struct frame_reader *r, struct frame_place *place)
{
  const char *name;

  if (result_p (r))
    {
      r->p += 3;
      *place = frame_place_result ();
      return true;
    }
  if (frame_read_char (r, '$'))
    return read_param_base (r, place);
  if (frame_read_char (r, '%'))
    {
      if (!frame_read_bare (r, frame_symbol_char_p, "a name", &name))
	return false;
      *place = frame_place_local (r->arena, name);
      return true;
    }
  if (!frame_read_char (r, '@'))
    return frame_read_fail (r, r->p, "expected a place");
  if (!frame_read_bare (r, frame_symbol_char_p, "a name", &name))
    return false;
  *place = frame_place_global (r->arena, name);
  return true;
}

bool
frame_read_place (struct frame_reader *r, struct frame_place *place)
{
  const char *component;

  if (!read_base (r, place))
    return false;
  r->n_path = 0;
  while (frame_read_char (r, '.'))
    {
      if (r->n_path == FRAME_MAX_PATH)
	return frame_read_fail (r, r->p, "the place is too deep");
      if (!read_component (r, &component))
	return false;
      *FRAME_APPEND (r->arena, r->path, r->n_path, const char *) = component;
    }
  *place = frame_place_append (r->arena, *place, r->n_path, r->path);
  return true;
}

/* The end of the number at the beginning of P..END; P if there is none.
   Infinities, NaNs and hexadecimal forms are not numbers here.  */

static const char *
scan_number (const char *p, const char *end)
{
  const char *begin = p;
  bool digits = false;

  if (p < end && (*p == '-' || *p == '+'))
    p++;
  for (; p < end && *p >= '0' && *p <= '9'; p++)
    digits = true;
  if (p < end && *p == '.')
    for (p++; p < end && *p >= '0' && *p <= '9'; p++)
      digits = true;
  if (!digits)
    return begin;
  if (p < end && (*p == 'e' || *p == 'E'))
    {
      const char *exponent = ++p;
      if (p < end && (*p == '-' || *p == '+'))
	exponent = ++p;
      while (p < end && *p >= '0' && *p <= '9')
	p++;
      if (p == exponent)
	return begin;
    }
  return p;
}

/* Read a number into OPERAND; one too large for a double is unknown.  */

static bool
read_number (struct frame_reader *r, struct frame_operand *operand)
{
  const char *end = scan_number (r->p, r->end);
  size_t length = (size_t) (end - r->p);
  char text[64];
  locale_t c, old;
  double value;

  if (length == 0 || length >= sizeof text)
    return frame_read_fail (r, r->p, "expected an operand");
  memcpy (text, r->p, length);
  text[length] = '\0';
  c = newlocale (LC_ALL_MASK, "C", (locale_t) 0);
  old = uselocale (c);
  value = strtod (text, NULL);
  uselocale (old);
  freelocale (c);
  *operand = isfinite (value) ? frame_op_number (value) : frame_op_unknown ();
  r->p = end;
  return true;
}

/* Read one OPERAND.  */

static bool
read_operand (struct frame_reader *r, struct frame_operand *operand)
{
  struct frame_place place;
  const char *text;

  if (frame_read_char (r, '_'))
    *operand = frame_op_none ();
  else if (frame_read_char (r, '?'))
    *operand = frame_op_unknown ();
  else if (frame_read_char (r, '&'))
    {
      bool is_const = frame_read_char (r, '!');
      if (!frame_read_place (r, &place))
	return false;
      *operand = frame_op_address (place, is_const);
    }
  else if (frame_read_char (r, '^'))
    {
      if (!frame_read_bare (r, frame_symbol_char_p, "a function's name",
			    &text))
	return false;
      *operand = frame_op_function (r->arena, text);
    }
  else if (r->p < r->end && *r->p == '"')
    {
      if (!frame_read_string (r, &text))
	return false;
      *operand = frame_op_string (r->arena, text);
    }
  else if (place_p (r))
    {
      if (!frame_read_place (r, &place))
	return false;
      *operand = frame_op_place (place);
    }
  else
    return read_number (r, operand);
  return true;
}

/* Read the operation of STMT with its word and API.  One that this program
   does not know is an unknown function in facts, which is what it does to
   its operands as far as we can tell, and an error in a model.  */

static bool
read_op (struct frame_reader *r, struct frame_stmt *stmt)
{
  const char *begin = r->p, *unknown = NULL;
  unsigned api;

  while (r->p < r->end && frame_symbol_char_p (*r->p) && *r->p != '$')
    r->p++;
  if (r->p == begin)
    return frame_read_fail (r, begin, "expected an operation");
  stmt->op = frame_op_by_name (begin, (size_t) (r->p - begin));
  if (stmt->op == FRAME_N_OPS)
    {
      if (r->is_template)
	return frame_read_fail (r, begin, "unknown operation \"%.*s\"",
				(int) (r->p - begin < 40 ? r->p - begin : 40),
				begin);
      stmt->op = FRAME_OP_CALL;
      unknown = frame_intern_n (r->arena, begin, (size_t) (r->p - begin));
    }
  if (frame_read_char (r, ':')
      && !frame_read_bare (r, frame_word_char_p, "a word", &stmt->word))
    return false;
  if (unknown)
    stmt->word = unknown;
  if (frame_read_char (r, '@'))
    {
      for (api = FRAME_API_TF; api <= FRAME_API_ROS2; api++)
	if (frame_read_word (r, frame_api_names[api]))
	  break;
      if (api > FRAME_API_ROS2)
	return frame_read_fail (r, r->p, "expected tf, tf2 or ros2");
      stmt->api = (enum frame_api) api;
    }
  return true;
}

/* Read the operands of STMT, and its place.  */

static bool
read_operands (struct frame_reader *r, struct frame_stmt *stmt)
{
  struct frame_operand operand;

  r->n_args = 0;
  while (frame_read_spaces (r) && r->p < r->end)
    {
      if (!r->is_template && frame_read_char (r, ';'))
	{
	  if (!frame_read_loc (r, r->fn->loc.file, &stmt->loc)
	      || !frame_read_end (r))
	    return false;
	  break;
	}
      if (r->n_args == FRAME_MAX_ARGS)
	return frame_read_fail (r, r->p, "too many operands");
      if (!read_operand (r, &operand))
	return false;
      *FRAME_APPEND (r->arena, r->args, r->n_args, struct frame_operand)
	= operand;
    }
  if (r->p < r->end)
    return frame_read_fail (r, r->p, "expected a space");
  stmt->n_args = r->n_args;
  stmt->args = NULL;
  if (r->n_args)
    {
      stmt->args = FRAME_NEW_N (r->arena, struct frame_operand, r->n_args);
      memcpy (stmt->args, r->args, r->n_args * sizeof *stmt->args);
    }
  return true;
}

/* Read a statement into STMT, which is zeroed.  */

bool
frame_read_stmt (struct frame_reader *r, struct frame_stmt *stmt)
{
  if (place_p (r))
    {
      struct frame_place place;
      if (!frame_read_place (r, &place))
	return false;
      stmt->dst = frame_op_place (place);
      if (!frame_read_gap (r, "\"=\""))
	return false;
      if (!frame_read_char (r, '='))
	return frame_read_fail (r, r->p, "expected \"=\"");
      if (!frame_read_gap (r, "an operation"))
	return false;
    }
  return read_op (r, stmt) && read_operands (r, stmt);
}

/* Make R read the LENGTH bytes of TEXT as one line of a model.  */

static void
start_template (struct frame_reader *r, struct frame_arena *arena,
		const char *text)
{
  size_t length = strlen (text);

  memset (r, 0, sizeof *r);
  r->arena = arena;
  r->is_template = true;
  r->start = r->p = text;
  r->next = r->limit = r->end = text + length;
  frame_read_spaces (r);
}

bool
frame_parse_template (struct frame_arena *arena, const char *text,
		      struct frame_stmt *stmt, struct frame_problem *problem)
{
  struct frame_reader r;
  bool ok;

  start_template (&r, arena, text);
  memset (stmt, 0, sizeof *stmt);
  ok = frame_read_stmt (&r, stmt);
  frame_array_free (arena, r.path);
  frame_array_free (arena, r.args);
  if (!ok)
    *problem = r.problem;
  return ok;
}

bool
frame_parse_place (struct frame_arena *arena, const char *text,
		   struct frame_place *place, struct frame_problem *problem)
{
  struct frame_reader r;
  bool ok;

  start_template (&r, arena, text);
  ok = frame_read_place (&r, place) && frame_read_end (&r);
  frame_array_free (arena, r.path);
  if (!ok)
    *problem = r.problem;
  return ok;
}
