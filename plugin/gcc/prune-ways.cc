/* Pruning: truth values that tell which way control came, and so what was
   chosen there (core/state-ways.c).  */

#include "prune.h"

/* True if P chooses between frames, or whether something has one: some object
   that is needed is written in several places.  */

bool
frame_chooses_p (pruned &p)
{
  auto_vec<bool> written;
  written.safe_grow_cleared (p.roots.parent.length ());
  for (lowered_block &b : p.lf->blocks)
    for (lowered_stmt &s : b.stmts)
      {
	if (!s.needed || !s.carries_frames || !frame_operand_place_p (s.stmt.dst))
	  continue;
	unsigned r = frame_root_of (p.roots, s.stmt.dst.place);
	if (written[r])
	  return true;
	written[r] = true;
      }
  return false;
}

/* True if S gives the variable PLACE a value.  */

static bool
defines_p (const lowered_stmt &s, const struct frame_place &place)
{
  return frame_operand_place_p (s.stmt.dst)
	 && frame_place_equal (&s.stmt.dst.place, &place);
}

/* True if S gives its destination a constant number.  */

static bool
constant_p (const lowered_stmt &s)
{
  return s.stmt.op == FRAME_OP_SET && s.stmt.n_args == 1
	 && s.stmt.args[0].kind == FRAME_NUMBER;
}

/* True if the condition of B, a block of P, is a variable that tells which way
   control came to it: it is tested again, or is constant on some paths.  */

bool
frame_tells_way_p (pruned &p, const lowered_block &b)
{
  const struct frame_place &place = b.cond.place;
  unsigned tests = 0, definitions = 0, constants = 0;
  if (place.n_path
      || (place.base != FRAME_BASE_LOCAL && place.base != FRAME_BASE_PARAM))
    return false;
  for (lowered_block &other : p.lf->blocks)
    {
      tests += other.cond.kind == FRAME_PLACE
	       && frame_place_equal (&other.cond.place, &place);
      for (lowered_stmt &s : other.stmts)
	if (defines_p (s, place))
	  {
	    definitions++;
	    constants += constant_p (s);
	  }
    }
  if (place.base == FRAME_BASE_LOCAL && !definitions)
    return false;
  return tests > 1 || (constants && definitions > 1);
}

/* True if S copies a variable, not a part of one.  */

static bool
copies_variable_p (const lowered_stmt &s)
{
  if (s.stmt.op != FRAME_OP_SET || s.stmt.n_args != 1
      || s.stmt.args[0].kind != FRAME_PLACE)
    return false;
  const struct frame_place &from = s.stmt.args[0].place;
  return from.n_path == 0 && (from.base == FRAME_BASE_LOCAL
			      || from.base == FRAME_BASE_PARAM);
}

/* Keep what gives the variable PLACE of P its values: constants, and copies of
   variables.  What computes one is not needed: that it is unknown is.  */

static void
keep_definitions (pruned &p, const struct frame_place &place)
{
  for (lowered_block &b : p.lf->blocks)
    for (lowered_stmt &s : b.stmts)
      {
	if (s.needed || !defines_p (s, place))
	  continue;
	s.needed = true;
	if (constant_p (s))
	  continue;
	if (copies_variable_p (s))
	  {
	    if (s.stmt.args[0].place.base == FRAME_BASE_LOCAL)
	      keep_definitions (p, s.stmt.args[0].place);
	    continue;
	  }
	s.stmt.op = FRAME_OP_UNKNOWN;
	s.stmt.word = NULL;
	s.stmt.n_args = 0;
      }
}

/* Keep what gives the conditions of P their values.  */

void
frame_keep_truths (pruned &p)
{
  for (lowered_block &b : p.lf->blocks)
    if (b.cond.kind == FRAME_PLACE && !b.cond.place.n_path
	&& b.cond.place.base == FRAME_BASE_LOCAL)
      keep_definitions (p, b.cond.place);
}
