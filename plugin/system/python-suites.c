/* Statements and suites of Python as blocks: a condition goes both ways.  */

#include "python-suites.h"
#include "python-calls.h"
#include "python-values.h"
#include <string.h>

/* -- simple statements ---------------------------------------------------- */

/* All names among the targets FIRST to LAST become unknown.  */

static void
forget_targets (struct lower *l, unsigned first, unsigned last)
{
  for (unsigned i = first; i < last; i++)
    {
      struct frame_place place;
      unsigned end = i + 1;
      if (!name_p (l, i))
	continue;
      while (end + 1 < last && op_p (l, end, ".") && name_p (l, end + 1))
	end += 2;
      if (py_place_of (l, i, end, &place))
	py_emit_unknown (l, place, loc_of (l, i, end));
      i = end - 1;
    }
}

/* A message that is made with keywords: TransformStamped (header=Header
   (frame_id='a'), child_frame_id='b').  */

static void
set_keywords (struct lower *l, struct frame_place dst, unsigned open)
{
  struct py_call call = py_call_at (l, open), header;
  const struct frame_py_argument *arg;
  struct frame_place field = dst;
  unsigned inner;
  operand value;

  arg = frame_py_argument (call.list, call.n, 99, "child_frame_id");
  if (arg && py_add_fields (l, &field, "child_frame_id"))
    py_emit_set (l, field, py_value_of (l, arg->first, arg->last),
		 loc_of (l, arg->first, arg->last));
  arg = frame_py_argument (call.list, call.n, 99, "header");
  field = dst;
  inner = arg ? py_call_open (l, arg->first, arg->last) : 0;
  if (arg && inner < arg->last && word_p (l, inner - 1, "Header")
      && py_add_fields (l, &field, "header.frame_id"))
    {
      header = py_call_at (l, inner);
      value = py_given (l, &header, 99, "frame_id");
      py_emit_set (l, field, value, header.loc);
      frame_array_free (l->scratch, header.list);
    }
  else if (arg && inner >= arg->last && py_add_fields (l, &field, "header"))
    py_emit_set (l, field, py_value_of (l, arg->first, arg->last),
		 loc_of (l, arg->first, arg->last));
  frame_array_free (l->scratch, call.list);
}

/* The target FIRST to LAST gets the value VALUE to END.  */

static void
lower_assignment (struct lower *l, unsigned first, unsigned last,
		  unsigned value, unsigned end)
{
  struct frame_place place;
  struct frame_loc loc = loc_of (l, value, end);
  unsigned colon = frame_py_find (l->py, first, last, ":");
  operand result = frame_op_unknown ();
  bool understood = py_lower_calls (l, value, end, &result);
  unsigned open = py_call_open (l, value, end);

  if (colon < last)
    last = colon;
  if (!py_dotted_p (l, first, last))
    {
      forget_targets (l, first, last);
      return;
    }
  if (!py_place_of (l, first, last, &place))
    {
      /* "x.pose.position.x = 1": nothing of x that has to do with frames.
	 But "x.transform = f ()" was found by place_of.  */
      return;
    }
  if (!understood)
    result = py_value_of (l, value, end);
  py_emit_set (l, place, result, loc);
  /* Two names of one message, which is changed through the new one.  */
  if (last == first + 1 && result.kind == FRAME_PLACE
      && py_dotted_p (l, value, end) && py_changed_p (l, first))
    py_emit_clobber (l, result.place, loc);
  if (!understood && result.kind == FRAME_UNKNOWN && open < end)
    set_keywords (l, place, open);
}

/* container.append (value).  Returns false if it is something else.  */

static bool
lower_append (struct lower *l, unsigned first, unsigned last)
{
  unsigned open = py_call_open (l, first, last);
  struct frame_place container;
  struct frame_stmt *stmt;
  struct py_call call;
  operand value;

  if (open >= last || open < first + 3 || !word_p (l, open - 1, "append")
      || !py_place_of (l, first, open - 2, &container))
    return false;
  call = py_call_at (l, open);
  value = call.n == 1 ? py_value_of (l, call.list[0].first, call.list[0].last)
		      : frame_op_unknown ();
  stmt = py_emit (l, FRAME_OP_APPEND, call.loc, 2);
  stmt->args[0] = frame_op_address (container, false);
  stmt->args[1] = value;
  frame_array_free (l->scratch, call.list);
  return true;
}

void
py_lower_simple (struct lower *l, unsigned first, unsigned last, unsigned loop)
{
  unsigned equal = frame_py_find (l->py, first, last, "=");
  operand result = frame_op_unknown ();

  if (first >= last)
    return;
  if (word_p (l, first, "return"))
    {
      bool understood = py_lower_calls (l, first, last, &result);
      if (first + 1 < last)
	py_emit_set (l, frame_place_result (),
		     understood ? result : py_value_of (l, first + 1, last),
		     loc_of (l, first + 1, last));
      l->dead = true;
      return;
    }
  if (word_p (l, first, "raise"))
    {
      l->dead = true;
      return;
    }
  if (word_p (l, first, "break") || word_p (l, first, "continue"))
    {
      frame_builder_edge (l->builder, l->block, loop);
      l->dead = true;
      return;
    }
  if (equal < last)
    {
      unsigned value = equal + 1, next;
      while ((next = frame_py_find (l->py, value, last, "=")) < last)
	value = next + 1;
      lower_assignment (l, first, equal, value, last);
      return;
    }
  if (l->py->tokens[first].kind == FRAME_PY_NAME && first + 2 < last
      && l->py->tokens[first + 1].kind == FRAME_PY_OP
      && strchr (text_of (l, first + 1), '=')
      && strlen (text_of (l, first + 1)) > 1)
    {
      forget_targets (l, first, first + 1);
      return;
    }
  if (lower_append (l, first, last))
    return;
  py_lower_calls (l, first, last, &result);
  py_parameter_of (l, first, last, &result);
}

/* -- suites --------------------------------------------------------------- */

/* A new block that follows FROM.  */

static unsigned
block_after (struct lower *l, unsigned from)
{
  unsigned block = frame_builder_block (l->builder);

  frame_builder_edge (l->builder, from, block);
  return block;
}

/* What is behind the colon of line LINE, and the lines below it.  Returns the
   line behind.  */

static unsigned
lower_body (struct lower *l, unsigned line, unsigned loop)
{
  const struct frame_py_line *at = &l->py->lines[line];
  unsigned colon = frame_py_find (l->py, at->first, at->last, ":");

  if (colon + 1 < at->last)
    py_lower_simple (l, colon + 1, at->last, loop);
  if (l->depth >= PY_MAX_DEPTH)
    {
      for (line++; line < l->py->n_lines
		   && l->py->lines[line].indent > at->indent; line++)
	;
      return line;
    }
  l->depth++;
  line = py_lower_suite (l, line + 1, at->indent, loop);
  l->depth--;
  return line;
}

/* The head of the compound statement LINE: what its expression does.  */

static void
lower_head (struct lower *l, unsigned line)
{
  const struct frame_py_line *at = &l->py->lines[line];
  unsigned colon = frame_py_find (l->py, at->first, at->last, ":");
  operand result;

  py_lower_calls (l, at->first, colon, &result);
}

static bool
line_word_p (const struct lower *l, unsigned line, const char *word)
{
  unsigned first;

  if (line >= l->py->n_lines)
    return false;
  first = l->py->lines[line].first;
  return word_p (l, first, word)
	 || (word_p (l, first, "async") && word_p (l, first + 1, word));
}

/* The current block goes on to AFTER, if it goes on.  */

static void
join_to (struct lower *l, unsigned after)
{
  if (!l->dead)
    frame_builder_edge (l->builder, l->block, after);
  l->dead = false;
}

/* if, elif, else from LINE on; or try with its handlers.  */

static unsigned
lower_branches (struct lower *l, unsigned line, unsigned loop)
{
  uint32_t indent = l->py->lines[line].indent;
  unsigned after = frame_builder_block (l->builder);
  bool is_try = line_word_p (l, line, "try"), all = false;
  unsigned before;

  if (!is_try)
    lower_head (l, line);
  before = l->block;
  do
    {
      if (line_word_p (l, line, "elif"))
	{
	  l->block = before;
	  lower_head (l, line);
	  before = l->block;
	}
      all |= line_word_p (l, line, "else") || is_try;
      l->block = block_after (l, before);
      line = lower_body (l, line, loop);
      join_to (l, after);
    }
  while (line < l->py->n_lines && l->py->lines[line].indent == indent
	 && (line_word_p (l, line, "elif") || line_word_p (l, line, "except")
	     || (line_word_p (l, line, "else") && !is_try)));
  if (!all)
    frame_builder_edge (l->builder, before, after);
  l->block = after;
  return line;
}

/* for or while at LINE.  */

static unsigned
lower_loop (struct lower *l, unsigned line)
{
  const struct frame_py_line *at = &l->py->lines[line];
  unsigned before, after, in = at->first + 1;

  lower_head (l, line);
  before = l->block;
  after = block_after (l, before);
  l->block = block_after (l, before);
  if (line_word_p (l, line, "for"))
    {
      while (in < at->last && !word_p (l, in, "in"))
	in++;
      forget_targets (l, at->first + 1, in);
    }
  line = lower_body (l, line, after);
  join_to (l, after);
  l->block = after;
  return line;
}

unsigned
py_lower_suite (struct lower *l, unsigned line, uint32_t indent, unsigned loop)
{
  const struct frame_python *py = l->py;
  bool module = indent == UINT32_MAX;

  while (line < py->n_lines && (module || py->lines[line].indent > indent))
    {
      const struct frame_py_line *at = &py->lines[line];
      if (l->dead)
	{
	  /* Nothing comes here; but it is lowered all the same.  */
	  l->block = frame_builder_block (l->builder);
	  l->dead = false;
	}
      if (line_word_p (l, line, "def") || line_word_p (l, line, "class"))
	for (line++; line < py->n_lines
		     && py->lines[line].indent > at->indent; line++)
	  ;
      else if (line_word_p (l, line, "if") || line_word_p (l, line, "try"))
	line = lower_branches (l, line, loop);
      else if (line_word_p (l, line, "for") || line_word_p (l, line, "while"))
	line = lower_loop (l, line);
      else if (line_word_p (l, line, "with")
	       || line_word_p (l, line, "else")
	       || line_word_p (l, line, "finally"))
	{
	  lower_head (l, line);
	  line = lower_body (l, line, loop);
	}
      else if (line_word_p (l, line, "elif") || line_word_p (l, line, "except")
	       || line_word_p (l, line, "case"))
	{
	  /* Without its beginning: in a path of its own.  */
	  unsigned before = l->block, after = block_after (l, before);
	  l->block = block_after (l, before);
	  line = lower_body (l, line, loop);
	  join_to (l, after);
	  l->block = after;
	}
      else
	{
	  py_lower_simple (l, at->first, at->last, loop);
	  line++;
	}
    }
  return line;
}
