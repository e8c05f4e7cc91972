/* Jump threading: what a path has decided already is not decided again.

   Where a function returns early past objects with destructors, GCC has all
   returns share one cleanup, sets a number on the way in and switches on it
   on the way out.  Taken literally every return would lead to every other's
   continuation, and "on every path" would mean little.  So an edge that
   gives such a name a constant is led past the empty blocks that follow
   to where the test of the name sends it.  Flags that the user sets and
   tests at once are threaded likewise, and so is what a test of a name says
   for the next test of it: "while (!ok) ...; if (ok) ...".  */

#include "lowered.h"

/* Blocks looked at behind one edge.  */
#define MAX_STEPS 64

/* Where CHOICE goes if its name has VALUE.  */

static unsigned
chosen (const lowered_choice &choice, HOST_WIDE_INT value)
{
  for (const lowered_case &c : choice.cases)
    if (value >= c.low && value <= c.high)
      return c.to;
  return choice.otherwise;
}

/* The value that GIVENS, the latest last, have for NAME; false if none.  */

static bool
given_value (const vec<lowered_given> &givens, unsigned name,
	     HOST_WIDE_INT *value)
{
  for (unsigned i = givens.length (); i-- > 0;)
    if (givens[i].name == name)
      {
	*value = givens[i].value;
	return true;
      }
  return false;
}

/* True if the block TO of LF, and what follows, does nothing but throw on.  */

static bool
only_throws_p (const lowered_function *lf, unsigned to)
{
  for (unsigned step = 0; step < MAX_STEPS; step++)
    {
      const lowered_block &b = lf->blocks[to];
      if (!b.stmts.is_empty () || b.succ.length () > 1)
	return false;
      if (b.succ.is_empty ())
	return b.throws;
      to = b.succ[0];
    }
  return false;
}

/* The only way out of B, which is empty, but for blocks that throw on; -1 if
   there are several.  */

static int
way_out (const lowered_function *lf, const lowered_block &b)
{
  int way = -1;
  for (unsigned to : b.succ)
    {
      if (only_throws_p (lf, to))
	continue;
      if (way >= 0 && way != (int) to)
	return -1;
      way = to;
    }
  return way;
}

/* Lead the edge out of the block I of LF as far as what it gives says.  */

static void
thread_edge (lowered_function *lf, unsigned i)
{
  auto_vec<lowered_given> givens;
  for (const lowered_given &g : lf->blocks[i].givens)
    givens.safe_push (g);
  unsigned to = lf->blocks[i].succ[0];
  for (unsigned step = 0; step < MAX_STEPS; step++)
    {
      const lowered_block &b = lf->blocks[to];
      HOST_WIDE_INT value;
      if (!b.stmts.is_empty ())
	break;
      for (const lowered_given &g : b.givens)
	givens.safe_push (g);
      if (b.choice.name && given_value (givens, b.choice.name, &value))
	{
	  to = chosen (b.choice, value);
	  lf->blocks[i].succ[0] = to;
	  continue;
	}
      int way = way_out (lf, b);
      if (way < 0)
	break;
      to = way;
    }
}

/* The value that the name of CHOICE has behind the edge to TO; false if that
   is not one.  */

static bool
tested_value (const lowered_choice &choice, unsigned to, HOST_WIDE_INT *value)
{
  if (!choice.name || choice.cases.length () != 1)
    return false;
  const lowered_case &c = choice.cases[0];
  if (c.low != c.high || c.to == choice.otherwise)
    return false;
  if (to != c.to && (to != choice.otherwise || !choice.truth))
    return false;
  *value = to == c.to ? c.low : !c.low;
  return true;
}

/* Lead the edge K out of the test at the end of the block I of LF past the
   tests of the same name that follow at once.  */

static void
thread_test (lowered_function *lf, unsigned i, unsigned k)
{
  lowered_choice &choice = lf->blocks[i].choice;
  unsigned from = lf->blocks[i].succ[k], to = from;
  HOST_WIDE_INT value;
  if (!tested_value (choice, to, &value))
    return;
  for (unsigned step = 0; step < MAX_STEPS; step++)
    {
      const lowered_block &b = lf->blocks[to];
      if (!b.stmts.is_empty () || to + 1 == choice.made_in)
	break;
      int way = b.choice.name == choice.name
		? (int) chosen (b.choice, value) : way_out (lf, b);
      if (way < 0)
	break;
      to = way;
      if (b.choice.name == choice.name)
	lf->blocks[i].succ[k] = to;
    }
  to = lf->blocks[i].succ[k];
  if (choice.otherwise == from)
    choice.otherwise = to;
  else
    choice.cases[0].to = to;
}

void
frame_thread_jumps (lowered_function *lf)
{
  for (unsigned i = 0; i < lf->blocks.length (); i++)
    if (!lf->blocks[i].givens.is_empty ()
	&& lf->blocks[i].succ.length () == 1)
      thread_edge (lf, i);
  for (unsigned i = 0; i < lf->blocks.length (); i++)
    if (lf->blocks[i].succ.length () == 2)
      for (unsigned k = 0; k < 2; k++)
	thread_test (lf, i, k);
}
