/* Pruning: which branches are kept.  A condition stays if it tests something
   that frames depend on: an id, a setting that may switch a transform off,
   what a helper or the parameter server answered.  */

#include "prune.h"

/* True if OP, in P, may be a setting: it was there before the function
   ran, or is read from the parameter server here.  */

static bool
setting_p (pruned &p, const struct frame_operand &op)
{
  if (!frame_operand_place_p (op))
    return false;
  if (p.roots.outlives[frame_root_of (p.roots, op.place)])
    return true;
  for (lowered_block &b : p.lf->blocks)
    for (lowered_stmt &s : b.stmts)
      if (s.stmt.op == FRAME_OP_PARAM && frame_operand_place_p (s.stmt.dst)
	  && frame_place_equal (&s.stmt.dst.place, &op.place))
	return true;
  return false;
}

/* True if S asks whether a parameter is set.  */

static bool
asks_p (const struct frame_stmt &s)
{
  return s.op == FRAME_OP_PARAM && s.word
	 && (strcmp (s.word, "found") == 0 || strcmp (s.word, "has") == 0);
}

/* True if P needs the parameter that S asks about.  After it was got it is
   known by its place; before, by its name, which may still be in a variable:
   then any parameter will do.  */

static bool
needed_parameter_p (pruned &p, const struct frame_stmt &s)
{
  bool found = s.n_args == 2 && frame_operand_place_p (s.args[1]);
  for (lowered_block &b : p.lf->blocks)
    for (lowered_stmt &other : b.stmts)
      if (other.stmt.op == FRAME_OP_PARAM && other.needed
	  && !asks_p (other.stmt) && frame_operand_place_p (other.stmt.dst)
	  && (!found || frame_place_equal (&other.stmt.dst.place,
					   &s.args[1].place)))
	return true;
  return false;
}

/* True if OP, in P, is what a helper returns that has got something with a
   frame: perhaps whether it has filled it.  */

static bool
outcome_p (pruned &p, const struct frame_operand &op, unsigned depth = 0)
{
  if (!frame_operand_place_p (op) || depth > 4)
    return false;
  for (lowered_block &b : p.lf->blocks)
    for (lowered_stmt &s : b.stmts)
      if (frame_operand_place_p (s.stmt.dst)
	  && frame_place_equal (&s.stmt.dst.place, &op.place))
	{
	  if (s.stmt.op == FRAME_OP_CALL)
	    return s.needed && s.carries_frames;
	  if (asks_p (s.stmt))
	    return needed_parameter_p (p, s.stmt);
	  return s.stmt.op == FRAME_OP_SET && s.stmt.n_args == 1
		 && outcome_p (p, s.stmt.args[0], depth + 1);
	}
  return false;
}

/* True if S, which computes a condition of P, tests something that frames
   depend on: an id, or a setting that may switch a transform off.  */

static bool
useful_test_p (pruned &p, const lowered_stmt &s)
{
  switch (s.stmt.op)
    {
    case FRAME_OP_EMPTY:
      return !s.stmt.word
	     || p.roots.needed[frame_root_of (p.roots,
					      s.stmt.args[0].place)];
    case FRAME_OP_CAN_TRANSFORM:
      return true;
    case FRAME_OP_PARAM:
      return asks_p (s.stmt) ? needed_parameter_p (p, s.stmt) : true;
    case FRAME_OP_SET:
      return s.stmt.n_args == 1 && (setting_p (p, s.stmt.args[0])
				    || outcome_p (p, s.stmt.args[0]));
    case FRAME_OP_CALL:
      return outcome_p (p, s.stmt.dst);
    case FRAME_OP_COMPARE:
      return s.carries_frames
	     || (s.stmt.n_args == 2 && (setting_p (p, s.stmt.args[0])
					|| setting_p (p, s.stmt.args[1])));
    default:
      return false;
    }
}

/* The name of the member or global that OP is, or null.  */

static const char *
lasting_name (const struct frame_operand &op)
{
  if (!frame_operand_place_p (op))
    return NULL;
  if (op.place.n_path)
    return op.place.path[op.place.n_path - 1];
  return op.place.base == FRAME_BASE_GLOBAL ? op.place.name : NULL;
}

/* Keep the statement that computes the condition of B, a block of P, if it
   is a useful test, and put the members and globals that it reads into FIELDS;
   else drop the condition, unless P CHOOSES and the condition tells what.  */

void
frame_keep_condition (pruned &p, lowered_block &b, symbol_map &symbols,
		      name_set &fields, bool chooses)
{
  if (b.cond.kind != FRAME_PLACE)
    return;
  bool useful = false;
  for (lowered_block &other : p.lf->blocks)
    for (lowered_stmt &s : other.stmts)
      {
	if (!frame_operand_place_p (s.stmt.dst)
	    || !frame_place_equal (&s.stmt.dst.place, &b.cond.place)
	    || !useful_test_p (p, s))
	  continue;
	useful = true;
	if (!s.needed)
	  frame_need_statement (p, s, symbols);
	for (unsigned i = 0; i < s.stmt.n_args; i++)
	  if (const char *name = lasting_name (s.stmt.args[i]))
	    fields.add (name);
      }
  if (!useful && !(chooses && frame_tells_way_p (p, b)))
    b.cond = frame_op_none ();
}

/* Keep the statements of P that write one of FIELDS, and P itself if there are
   any: a switch that a callback turns on is not off for ever.  */

void
frame_keep_settings (pruned &p, symbol_map &symbols, name_set &fields)
{
  for (lowered_block &b : p.lf->blocks)
    for (lowered_stmt &s : b.stmts)
      {
	const char *name = lasting_name (s.stmt.dst);
	if (!name || !fields.contains (name))
	  continue;
	p.lf->kept = true;
	if (!s.needed)
	  frame_need_statement (p, s, symbols);
      }
}
