/* Emission of what the pruning left of a function: literals go where they are
   read, statements that are not needed go, blocks that do nothing are led
   past, and the rest becomes the blocks of frame IR.  */

#include "lowered.h"

/* What is known of one temporary of the compiler's.  */
struct temporary
{
  lowered_stmt *def;		/* its one definition, or null */
  bool plain;			/* only ever read whole */
};

/* True if NAME is that of a temporary (places.cc gives them numbers).  */

static bool
temporary_p (const struct frame_operand &op)
{
  return frame_operand_place_p (op) && op.place.base == FRAME_BASE_LOCAL
	 && ISDIGIT (op.place.name[0]);
}

typedef hash_map<nofree_string_hash, temporary> temporary_map;

/* Note that the statement S mentions OP; WRITTEN if it may write it.  */

static void
note_temporary (temporary_map &map, lowered_stmt *s,
		const struct frame_operand &op, bool written)
{
  if (!temporary_p (op))
    return;
  bool known;
  temporary &t = map.get_or_insert (op.place.name, &known);
  if (!known)
    {
      t.def = NULL;
      t.plain = true;
    }
  bool literal = s->stmt.op == FRAME_OP_SET && s->stmt.n_args == 1
		 && (s->stmt.args[0].kind == FRAME_STRING
		     || s->stmt.args[0].kind == FRAME_NUMBER);
  if (op.place.n_path || (written && (t.def || !literal)))
    t.plain = false;
  if (written)
    t.def = s;
}

/* Put the literal that a temporary is set to where the temporary is read:
   frame ids and numbers are mostly passed through one.  */

static void
inline_literals (lowered_function *lf)
{
  temporary_map map;
  for (lowered_block &b : lf->blocks)
    for (lowered_stmt &s : b.stmts)
      if (s.needed)
	{
	  for (unsigned i = 0; i < s.stmt.n_args; i++)
	    note_temporary (map, &s, s.stmt.args[i],
			    s.stmt.args[i].kind == FRAME_ADDRESS
			      || s.stmt.op == FRAME_OP_ADDRESS
			      || s.stmt.op == FRAME_OP_CLOBBER
			      || s.stmt.op == FRAME_OP_APPEND);
	  note_temporary (map, &s, s.stmt.dst, true);
	}
  for (lowered_block &b : lf->blocks)
    for (lowered_stmt &s : b.stmts)
      for (unsigned i = 0; s.needed && i < s.stmt.n_args; i++)
	{
	  if (!temporary_p (s.stmt.args[i]))
	    continue;
	  temporary *t = map.get (s.stmt.args[i].place.name);
	  if (!t->plain || !t->def)
	    continue;
	  s.stmt.args[i] = t->def->stmt.args[0];
	  t->def->needed = false;
	}
}

/* Take out of LF the statements that are not needed, and resolve the edges
   on which exceptions leave: where the statement that throws is gone, or
   became several, the handler follows the state before it.  */

static void
drop_statements (lowered_function *lf)
{
  unsigned n_blocks = lf->blocks.length ();
  for (unsigned i = 0; i < n_blocks; i++)
    {
      lowered_block &b = lf->blocks[i];
      unsigned kept = 0, thrown = 0;
      for (unsigned j = 0; j < b.stmts.length (); j++)
	if (b.stmts[j].needed)
	  {
	    thrown += j >= b.last_start;
	    b.stmts[kept++] = b.stmts[j];
	  }
      b.stmts.truncate (kept);
      b.last_start = kept - thrown;
      if (b.eh >= 0 && thrown == 0)
	{
	  b.succ.safe_push (b.eh);
	  b.cond = frame_op_none ();
	  b.eh = -1;
	}
    }
}

/* Mark in USED the blocks of LF from which control comes to a statement or a
   return.  From the others it is thrown on, perhaps after a loop that
   destroys the elements of an array, or it stays in them for ever: nobody
   sees the state that they are entered with.  */

static void
find_used (const lowered_function *lf, vec<bool> &used)
{
  used.safe_grow_cleared (lf->blocks.length ());
  for (bool changed = true; changed;)
    {
      changed = false;
      for (unsigned i = lf->blocks.length (); i-- > 0;)
	{
	  const lowered_block &b = lf->blocks[i];
	  bool is_used = !b.stmts.is_empty ()
			 || (b.succ.is_empty () && !b.throws)
			 || (b.eh >= 0 && used[b.eh]);
	  for (unsigned to : b.succ)
	    is_used |= used[to];
	  changed |= is_used && !used[i];
	  used[i] |= is_used;
	}
    }
}

/* The block that control which enters TO arrives at, past blocks that do
   nothing.  */

static unsigned
skip_empty (lowered_function *lf, unsigned to)
{
  for (unsigned steps = 0; steps < lf->blocks.length (); steps++)
    {
      const lowered_block &b = lf->blocks[to];
      if (!b.stmts.is_empty () || b.succ.length () != 1
	  || b.succ[0] == to)
	break;
      to = b.succ[0];
    }
  return to;
}

/* True if B is an empty block from which control may go several ways.  */

static bool
empty_fork_p (const lowered_block &b)
{
  return b.stmts.is_empty () && b.eh < 0 && b.succ.length () > 1
	 && b.cond.kind == FRAME_NONE;
}

/* Let the block I of LF go at once where an empty fork among its successors
   would go.  Handlers of calls that were dropped make many of them.  */

static bool
absorb_forks (lowered_function *lf, unsigned i)
{
  lowered_block &b = lf->blocks[i];
  if (b.cond.kind != FRAME_NONE)
    return false;
  for (unsigned k = 0; k < b.succ.length (); k++)
    {
      unsigned to = b.succ[k];
      if (to == i || !empty_fork_p (lf->blocks[to])
	  || lf->blocks[to].succ.contains (to))
	continue;
      b.succ.ordered_remove (k);
      for (unsigned next : lf->blocks[to].succ)
	if (!b.succ.contains (next))
	  b.succ.safe_push (next);
      return true;
    }
  return false;
}

/* Shorten the edges of LF, in which the blocks USED matter.  Returns true if
   something changed.  */

static bool
shorten_edges (lowered_function *lf, const vec<bool> &used)
{
  bool changed = false;
  for (lowered_block &b : lf->blocks)
    {
      for (unsigned &to : b.succ)
	{
	  unsigned past = skip_empty (lf, to);
	  changed |= past != to;
	  to = past;
	}
      if (b.eh >= 0)
	{
	  b.eh = skip_empty (lf, b.eh);
	  if (!used[b.eh])
	    b.eh = -1;
	}
      /* Where both ways lead to one place there is no choice; where one of
	 them leads nowhere, the state that matters goes the other way.  */
      unsigned n = 0;
      bool dropped = false;
      for (unsigned i = 0; i < b.succ.length (); i++)
	{
	  unsigned to = b.succ[i];
	  bool again = false;
	  for (unsigned j = 0; j < n; j++)
	    again |= b.succ[j] == to;
	  if (again || (b.succ.length () > 1
			&& !used[to]))
	    dropped = true;
	  else
	    b.succ[n++] = to;
	}
      if (dropped && n)
	{
	  b.succ.truncate (n);
	  b.cond = frame_op_none ();
	  changed = true;
	}
    }
  return changed;
}

/* Mark the blocks of LF that can be reached in REACHED.  */

static void
find_reachable (lowered_function *lf, vec<bool> &reached)
{
  auto_vec<unsigned> work;
  reached.safe_grow_cleared (lf->blocks.length ());
  work.safe_push (0);
  while (!work.is_empty ())
    {
      unsigned i = work.pop ();
      if (reached[i])
	continue;
      reached[i] = true;
      for (unsigned to : lf->blocks[i].succ)
	work.safe_push (to);
      if (lf->blocks[i].eh >= 0)
	work.safe_push (lf->blocks[i].eh);
    }
}

/* How many edges enter each block from blocks that can be reached; 0 for
   those that cannot.  */

static void
count_predecessors (lowered_function *lf, vec<unsigned> &preds)
{
  auto_vec<bool> reached;
  find_reachable (lf, reached);
  preds.safe_grow_cleared (lf->blocks.length ());
  preds[0]++;
  for (unsigned i = 0; i < lf->blocks.length (); i++)
    {
      lowered_block &b = lf->blocks[i];
      if (!reached[i])
	continue;
      for (unsigned to : b.succ)
	preds[to]++;
      if (b.eh >= 0)
	preds[b.eh]++;
    }
}

/* True if B does nothing but return.  */

static bool
only_returns_p (const lowered_block &b)
{
  return b.stmts.is_empty () && b.succ.is_empty () && !b.throws;
}

/* A block of LF that only goes on to return returns itself.  */

static void
return_at_once (lowered_function *lf)
{
  for (lowered_block &b : lf->blocks)
    if (b.succ.length () == 1 && only_returns_p (lf->blocks[b.succ[0]]))
      {
	b.succ.truncate (0);
	b.throws = false;
      }
}

/* Append to each block its only successor, where it is that one's only
   predecessor.  */

static void
merge_chains (lowered_function *lf)
{
  auto_vec<unsigned> preds;
  count_predecessors (lf, preds);
  for (unsigned i = 0; i < lf->blocks.length (); i++)
    while (preds[i] && lf->blocks[i].succ.length () == 1
	   && lf->blocks[i].eh < 0)
      {
	unsigned next = lf->blocks[i].succ[0];
	if (next == i || next == 0 || preds[next] != 1)
	  break;
	lowered_block &b = lf->blocks[i];
	lowered_block &n = lf->blocks[next];
	/* The state before the throwing statement must stay in reach.  */
	b.last_start = b.stmts.length () + n.last_start;
	for (lowered_stmt &s : n.stmts)
	  b.stmts.safe_push (s);
	b.succ.truncate (0);
	for (unsigned to : n.succ)
	  b.succ.safe_push (to);
	b.cond = n.cond;
	b.eh = n.eh;
	b.throws = n.throws;
	n.stmts.truncate (0);
	n.succ.truncate (0);
	n.eh = -1;
	n.throws = true;
	preds[next] = 0;
      }
}

/* Number the blocks of LF that can be reached, in their order; 0 for the
   others, else 1 + the number.  Returns how many.  */

static unsigned
number_blocks (lowered_function *lf, vec<unsigned> &numbers)
{
  auto_vec<bool> reached;
  find_reachable (lf, reached);
  numbers.safe_grow_cleared (lf->blocks.length ());
  unsigned n = 0;
  for (unsigned i = 0; i < numbers.length (); i++)
    if (reached[i])
      numbers[i] = ++n;
  return n;
}

/* Where a statement that throws became several, the first of them throws: put
   the others in a block of their own, so that the handler sees the state
   before it.  */

static void
split_throwing (lowered_function *lf)
{
  unsigned n = lf->blocks.length ();
  for (unsigned i = 0; i < n; i++)
    {
      if (lf->blocks[i].eh < 0
	  || lf->blocks[i].stmts.length () - lf->blocks[i].last_start == 1)
	continue;
      lowered_block tail = lf->blocks[i];
      tail.stmts.create (0);
      tail.givens.create (0);
      lf->blocks[i].choice.name = 0;
      lf->blocks[i].choice.cases.create (0);
      tail.eh = -1;
      for (unsigned j = tail.last_start + 1;
	   j < lf->blocks[i].stmts.length (); j++)
	tail.stmts.safe_push (lf->blocks[i].stmts[j]);
      tail.last_start = 0;
      lowered_block &b = lf->blocks[i];
      b.stmts.truncate (b.last_start + 1);
      b.succ.create (0);
      b.succ.safe_push (lf->blocks.length ());
      b.cond = frame_op_none ();
      b.throws = false;
      lf->blocks.safe_push (tail);
    }
}

/* True if something in LF reads PLACE.  */

static bool
read_p (lowered_function *lf, const struct frame_place &place)
{
  for (lowered_block &b : lf->blocks)
    {
      if (b.cond.kind == FRAME_PLACE
	  && frame_place_equal (&b.cond.place, &place))
	return true;
      for (lowered_stmt &s : b.stmts)
	for (unsigned i = 0; i < s.stmt.n_args; i++)
	  if (frame_operand_place_p (s.stmt.args[i])
	      && frame_place_equal (&s.stmt.args[i].place, &place))
	    return true;
    }
  return false;
}

/* Take the result off calls in LF whose branches are all gone: the program goes
   on in the same way whatever the answer is.  */

static void
drop_answers (lowered_function *lf)
{
  for (lowered_block &b : lf->blocks)
    for (lowered_stmt &s : b.stmts)
      if (s.only_asked && s.stmt.op == FRAME_OP_CALL
	  && s.stmt.dst.kind == FRAME_PLACE
	  && !read_p (lf, s.stmt.dst.place))
	s.stmt.dst = frame_op_none ();
}

void
frame_emit_blocks (lowered_function *lf)
{
  inline_literals (lf);
  drop_statements (lf);
  split_throwing (lf);
  frame_thread_jumps (lf);
  auto_vec<bool> used;
  find_used (lf, used);
  while (shorten_edges (lf, used))
    ;
  /* Each step removes one edge to a fork; a fork that leads to itself by
     others could be unfolded for ever.  */
  unsigned budget = 4 * lf->blocks.length ();
  for (unsigned i = 0; i < lf->blocks.length (); i++)
    while (budget && absorb_forks (lf, i))
      budget--;
  while (shorten_edges (lf, used))
    ;
  return_at_once (lf);
  merge_chains (lf);
  drop_answers (lf);
  auto_vec<unsigned> numbers;
  unsigned n = number_blocks (lf, numbers);
  struct frame_builder *builder = frame_builder_new (lf->fn, n);
  for (unsigned i = 0; i < lf->blocks.length (); i++)
    {
      if (!numbers[i])
	continue;
      unsigned number = numbers[i] - 1;
      lowered_block &b = lf->blocks[i];
      for (lowered_stmt &s : b.stmts)
	{
	  struct frame_stmt *stmt
	    = frame_builder_add (builder, number, s.stmt.op, s.stmt.loc);
	  unsigned site = stmt->site;
	  *stmt = s.stmt;
	  stmt->site = site;
	}
      for (unsigned to : b.succ)
	frame_builder_edge (builder, number, numbers[to] - 1);
      struct frame_block *block = &lf->fn->blocks[number];
      block->cond = b.cond;
      block->eh = b.eh >= 0 ? (int) numbers[b.eh] - 1 : -1;
      block->throws = b.throws && b.succ.is_empty ();
    }
  frame_builder_finish (builder);
}

void
frame_free_lowered (lowered_function *lf)
{
  for (lowered_block &b : lf->blocks)
    {
      b.stmts.release ();
      b.succ.release ();
      b.givens.release ();
      b.choice.cases.release ();
    }
  lf->blocks.release ();
  free (lf);
}
