/* Pruning: of all that was lowered, what frames depend on.

   Facts must stay a hundredth of the object, and a robot's code is mostly
   not about frames.  A function is kept if it has an effect on frames
   (sends, publishes, looks up, hands frame ids or stamped data out), calls
   one that is kept, or is called for something that is needed.  In a kept
   function a statement is needed if it has such an effect or writes an
   object that a needed statement reads.  Objects are told apart by their
   root alone; that keeps too much now and then, never too little.  */

#include "prune.h"

/* The text by which the root of PLACE is known in the table: locals by
   their interned name, others by a name no local has.  */

static const char *
root_key (const struct frame_place &place, char buf[32])
{
  switch (place.base)
    {
    case FRAME_BASE_LOCAL:
      return place.name;
    case FRAME_BASE_PARAM:
      snprintf (buf, 32, "$%u", place.param);
      return buf;
    case FRAME_BASE_GLOBAL:
      return place.name;
    default:
      return "ret ";
    }
}

static unsigned
find_root (root_table &t, unsigned r)
{
  while (t.parent[r] != r)
    r = t.parent[r] = t.parent[t.parent[r]];
  return r;
}

unsigned
frame_root_of (root_table &t, const struct frame_place &place)
{
  char buf[32];
  const char *key = root_key (place, buf);
  unsigned *known = t.numbers->get (key);
  if (known)
    return find_root (t, *known);
  unsigned r = t.parent.length ();
  if (key == buf)
    {
      char *copy = xstrdup (buf);
      t.keys.safe_push (copy);
      key = copy;
    }
  t.numbers->put (key, r);
  t.parent.safe_push (r);
  t.needed.safe_push (false);
  t.outlives.safe_push (place.base != FRAME_BASE_LOCAL);
  return r;
}

static void
join_roots (root_table &t, unsigned a, unsigned b)
{
  a = find_root (t, a);
  b = find_root (t, b);
  if (a == b)
    return;
  t.parent[a] = b;
  t.needed[b] = t.needed[b] || t.needed[a];
  t.outlives[b] = t.outlives[b] || t.outlives[a];
}

/* Make the table of the roots of P.  */

static void
collect_roots (pruned &p)
{
  p.roots.numbers = new hash_map<nofree_string_hash, unsigned>;
  p.roots.keys.create (0);
  p.roots.parent.create (0);
  p.roots.needed.create (0);
  p.roots.outlives.create (0);
  for (lowered_block &b : p.lf->blocks)
    for (lowered_stmt &s : b.stmts)
      {
	if (frame_operand_place_p (s.stmt.dst))
	  frame_root_of (p.roots, s.stmt.dst.place);
	for (unsigned i = 0; i < s.stmt.n_args; i++)
	  if (frame_operand_place_p (s.stmt.args[i]))
	    frame_root_of (p.roots, s.stmt.args[i].place);
	if (s.stmt.op == FRAME_OP_ADDRESS && frame_operand_place_p (s.stmt.dst))
	  join_roots (p.roots, frame_root_of (p.roots, s.stmt.dst.place),
		      frame_root_of (p.roots, s.stmt.args[0].place));
      }
}

static void
free_roots (pruned &p)
{
  delete p.roots.numbers;
  for (char *key : p.roots.keys)
    free (key);
  p.roots.keys.release ();
  p.roots.parent.release ();
  p.roots.needed.release ();
  p.roots.outlives.release ();
}

/* True if S writes an object of T that lives on after the function.  */

static bool
writes_outside_p (root_table &t, const lowered_stmt &s)
{
  if (frame_operand_place_p (s.stmt.dst)
      && t.outlives[frame_root_of (t, s.stmt.dst.place)])
    return true;
  if (s.stmt.op != FRAME_OP_CLOBBER && s.stmt.op != FRAME_OP_APPEND)
    return false;
  return frame_operand_place_p (s.stmt.args[0])
	 && t.outlives[frame_root_of (t, s.stmt.args[0].place)];
}

/* True if the function of P does something about frames by itself.  */

static bool
touches_frames_p (pruned &p, symbol_map &symbols)
{
  for (lowered_block &b : p.lf->blocks)
    for (lowered_stmt &s : b.stmts)
      if (frame_effect_p (s.stmt.op) || s.meets || frame_annotation_p (s.stmt)
	  || frame_checked_rotation_p (s.stmt)
	  || (s.hands_frames && !symbols.get (s.stmt.word))
	  || (s.carries_frames && s.stmt.op == FRAME_OP_SET
	      && s.stmt.args[0].kind == FRAME_FUNCTION)
	  || (s.carries_frames && s.stmt.op != FRAME_OP_CALL
	      && s.stmt.op != FRAME_OP_CLOBBER
	      && s.stmt.op != FRAME_OP_UNKNOWN
	      && writes_outside_p (p.roots, s)))
	return true;
  return false;
}

/* True if some statement of P calls a function that is kept.  */

static bool
calls_kept_p (pruned &p, symbol_map &symbols)
{
  for (lowered_block &b : p.lf->blocks)
    for (lowered_stmt &s : b.stmts)
      if (s.stmt.op == FRAME_OP_CALL || s.stmt.op == FRAME_OP_BIND)
	{
	  pruned **callee = symbols.get (s.stmt.word);
	  if (callee && (*callee)->lf->kept)
	    return true;
	}
  return false;
}

/* True if S writes an object of T that is needed.  */

static bool
writes_needed_p (root_table &t, const lowered_stmt &s)
{
  if (frame_operand_place_p (s.stmt.dst)
      && t.needed[frame_root_of (t, s.stmt.dst.place)])
    return true;
  bool by_address = s.stmt.op == FRAME_OP_CALL
		    || s.stmt.op == FRAME_OP_CLOBBER
		    || s.stmt.op == FRAME_OP_APPEND;
  for (unsigned i = 0; by_address && i < s.stmt.n_args; i++)
    {
      const struct frame_operand &op = s.stmt.args[i];
      bool written = op.kind == FRAME_ADDRESS
		     || (s.stmt.op == FRAME_OP_APPEND && i == 0);
      if (written && frame_operand_place_p (op)
	  && t.needed[frame_root_of (t, op.place)])
	return true;
    }
  return false;
}

/* True if S, in the kept function P, has to stay whatever reads it.  */

static bool
root_statement_p (pruned &p, const lowered_stmt &s, symbol_map &symbols)
{
  if (frame_effect_p (s.stmt.op) || s.meets || s.may_meet
      || frame_checked_rotation_p (s.stmt)
      || frame_declares_parameter_p (s.stmt) || frame_shuts_down_p (s.stmt)
      || (frame_annotation_p (s.stmt) && s.stmt.dst.kind == FRAME_NONE))
    return true;
  if (s.stmt.op == FRAME_OP_CALL || s.stmt.op == FRAME_OP_BIND)
    {
      pruned **callee = symbols.get (s.stmt.word);
      return callee ? (*callee)->lf->kept : s.carries_frames;
    }
  return writes_outside_p (p.roots, s) || frame_runs_callbacks_p (s.stmt);
}

/* S is needed: so is what it reads, and the function it calls.  */

void
frame_need_statement (pruned &p, lowered_stmt &s, symbol_map &symbols)
{
  s.needed = true;
  p.changed = true;
  for (unsigned i = 0; i < s.stmt.n_args; i++)
    if (frame_operand_place_p (s.stmt.args[i]))
      p.roots.needed[frame_root_of (p.roots, s.stmt.args[i].place)] = true;
    else if (s.stmt.args[i].kind == FRAME_FUNCTION)
      {
	pruned **target = symbols.get (s.stmt.args[i].string);
	if (target)
	  (*target)->lf->kept = true;
      }
  /* A write to a part of a needed object does not end it.  */
  if (frame_operand_place_p (s.stmt.dst) && s.stmt.dst.place.n_path)
    p.roots.needed[frame_root_of (p.roots, s.stmt.dst.place)] = true;
  if (s.stmt.op == FRAME_OP_CALL)
    {
      pruned **callee = symbols.get (s.stmt.word);
      if (callee)
	(*callee)->lf->kept = true;
    }
}

/* One round of marking in P.  */

static void
mark_statements (pruned &p, symbol_map &symbols)
{
  do
    {
      p.changed = false;
      for (unsigned i = p.lf->blocks.length (); i-- > 0;)
	{
	  vec<lowered_stmt> &stmts = p.lf->blocks[i].stmts;
	  for (unsigned j = stmts.length (); j-- > 0;)
	    if (!stmts[j].needed
		&& (root_statement_p (p, stmts[j], symbols)
		    || writes_needed_p (p.roots, stmts[j])))
	      frame_need_statement (p, stmts[j], symbols);
	}
    }
  while (p.changed);
}

/* Keep the callers of what is kept.  */

static void
keep_callers (vec<pruned> &all, symbol_map &symbols)
{
  bool changed = true;
  while (changed)
    {
      changed = false;
      for (pruned &p : all)
	if (!p.lf->kept && calls_kept_p (p, symbols))
	  changed = p.lf->kept = true;
    }
}

/* If anything is kept, keep what declares parameters.  */

static void
keep_declarations (vec<pruned> &all)
{
  bool some = false;
  for (pruned &p : all)
    some |= p.lf->kept;
  if (!some)
    return;
  for (pruned &p : all)
    for (lowered_block &b : p.lf->blocks)
      for (lowered_stmt &s : b.stmts)
	if (frame_declares_parameter_p (s.stmt))
	  p.lf->kept = true;
}

static unsigned
count_kept (vec<pruned> &all)
{
  unsigned n = 0;
  for (pruned &p : all)
    n += p.lf->kept;
  return n;
}

/* Mark what the kept functions among ALL need, until nothing is added.  */

static void
mark_all (vec<pruned> &all, symbol_map &symbols)
{
  name_set fields;
  unsigned before;
  do
    {
      before = count_kept (all);
      for (pruned &p : all)
	{
	  frame_keep_settings (p, symbols, fields);
	  if (!p.lf->kept)
	    continue;
	  mark_statements (p, symbols);
	  bool chooses = frame_chooses_p (p);
	  for (lowered_block &b : p.lf->blocks)
	    frame_keep_condition (p, b, symbols, fields, chooses);
	  mark_statements (p, symbols);
	}
    }
  while (count_kept (all) != before);
}

/* Keep the virtual methods that may run instead of one that is kept: who finds
   none in a class takes it for inherited.  */

static void
keep_overrides (vec<pruned> &all)
{
  name_set methods;
  for (pruned &p : all)
    if (p.lf->kept && p.lf->method)
      methods.add (p.lf->method);
  for (pruned &p : all)
    if (p.lf->method && methods.contains (p.lf->method))
      p.lf->kept = true;
}

void
frame_prune (vec<lowered_function *> &functions)
{
  auto_vec<pruned> all;
  symbol_map symbols;
  for (lowered_function *lf : functions)
    {
      pruned p;
      p.lf = lf;
      p.changed = false;
      collect_roots (p);
      all.safe_push (p);
    }
  for (pruned &p : all)
    symbols.put (p.lf->fn->symbol, &p);
  for (pruned &p : all)
    p.lf->kept = touches_frames_p (p, symbols);
  keep_declarations (all);
  keep_callers (all, symbols);
  mark_all (all, symbols);
  keep_overrides (all);
  mark_all (all, symbols);
  for (pruned &p : all)
    {
      if (p.lf->kept)
	frame_keep_truths (p);
      free_roots (p);
    }
}
