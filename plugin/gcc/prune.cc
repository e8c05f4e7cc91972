/* Pruning: of all that was lowered, what frames depend on.

   Facts must stay a hundredth of the object, and a robot's code is mostly
   not about frames.  A function is kept if it has an effect on frames
   (sends, publishes, looks up, hands frame ids or stamped data out), calls
   one that is kept, or is called for something that is needed.  In a kept
   function a statement is needed if it has such an effect or writes an
   object that a needed statement reads.  Objects are told apart by their
   root alone; that keeps too much now and then, never too little.  */

#include "lowered.h"

/* Roots of places, numbered within one function, with those that pointers
   join merged.  */
struct root_table
{
  hash_map<nofree_string_hash, unsigned> *numbers;
  vec<unsigned> parent;
  vec<bool> needed;
  vec<bool> outlives;
};

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

static unsigned
root_of (root_table &t, const struct frame_place &place)
{
  char buf[32];
  const char *key = root_key (place, buf);
  unsigned *known = t.numbers->get (key);
  if (known)
    return find_root (t, *known);
  unsigned r = t.parent.length ();
  if (key == buf)
    key = xstrdup (buf);	/* A few bytes a function.  */
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

static bool
operand_place_p (const struct frame_operand &op)
{
  return op.kind == FRAME_PLACE || op.kind == FRAME_ADDRESS
	 || op.kind == FRAME_CONST_ADDRESS;
}

/* A function under pruning.  */
struct pruned
{
  lowered_function *lf;
  root_table roots;
  bool changed;
};

/* Make the table of the roots of P.  */

static void
collect_roots (pruned &p)
{
  p.roots.numbers = new hash_map<nofree_string_hash, unsigned>;
  p.roots.parent.create (0);
  p.roots.needed.create (0);
  p.roots.outlives.create (0);
  for (lowered_block &b : p.lf->blocks)
    for (lowered_stmt &s : b.stmts)
      {
	if (operand_place_p (s.stmt.dst))
	  root_of (p.roots, s.stmt.dst.place);
	for (unsigned i = 0; i < s.stmt.n_args; i++)
	  if (operand_place_p (s.stmt.args[i]))
	    root_of (p.roots, s.stmt.args[i].place);
	if (s.stmt.op == FRAME_OP_ADDRESS && operand_place_p (s.stmt.dst))
	  join_roots (p.roots, root_of (p.roots, s.stmt.dst.place),
		      root_of (p.roots, s.stmt.args[0].place));
      }
}

static void
free_roots (pruned &p)
{
  delete p.roots.numbers;
  p.roots.parent.release ();
  p.roots.needed.release ();
  p.roots.outlives.release ();
}

/* True if the operation OP is what the warnings are about.  */

static bool
frame_effect_p (enum frame_op op)
{
  switch (op)
    {
    case FRAME_OP_SEND:
    case FRAME_OP_PUBLISH:
    case FRAME_OP_LOOKUP:
    case FRAME_OP_CAN_TRANSFORM:
    case FRAME_OP_TRANSFORM_TO:
    case FRAME_OP_APPLY:
    case FRAME_OP_COMPOSE:
    case FRAME_OP_DISTANCE:
      return true;
    default:
      return false;
    }
}

/* True if S makes a rotation of numbers, or a number whose meaning a model
   tells (the yaw of something): they are looked at wherever they go.  */

static bool
rotation_of_numbers_p (const struct frame_stmt &s)
{
  switch (s.op)
    {
    case FRAME_OP_RPY:
    case FRAME_OP_EULER:
    case FRAME_OP_QUATERNION:
    case FRAME_OP_AXIS_ANGLE:
      for (unsigned i = 0; i < s.n_args; i++)
	if (s.args[i].kind != FRAME_UNKNOWN && s.args[i].kind != FRAME_NONE)
	  return true;
      return false;
    case FRAME_OP_TRANSPOSE:
      return s.word != NULL;
    case FRAME_OP_UNKNOWN:
      return s.word && (strcmp (s.word, "roll") == 0
			|| strcmp (s.word, "pitch") == 0
			|| strcmp (s.word, "yaw") == 0);
    default:
      return false;
    }
}

/* True if NAME has WORD as a part of its own: "q_ned", "nedPose".  */

static bool
has_word_p (const char *name, const char *word)
{
  size_t n = strlen (word);
  for (const char *p = name; *p; p++)
    if (strncasecmp (p, word, n) == 0
	&& (p == name || !ISALPHA (p[-1]) || ISUPPER (*p))
	&& !ISLOWER (p[n]))
      return true;
  return false;
}

/* True if a name in OP says in which axes the thing is.  */

static bool
names_axes_p (const struct frame_operand &op)
{
  static const char *const words[] = { "ned", "enu", "frd", "flu" };
  if (!operand_place_p (op))
    return false;
  for (const char *word : words)
    {
      if (op.place.name && has_word_p (op.place.name, word))
	return true;
      for (unsigned i = 0; i < op.place.n_path; i++)
	if (has_word_p (op.place.path[i], word))
	  return true;
    }
  return false;
}

/* True if one of the identifiers in the mangled name SYMBOL has WORD.  */

static bool
symbol_has_word_p (const char *symbol, const char *word)
{
  const char *p = strstr (symbol, "_Z");
  if (!p)
    return has_word_p (symbol, word);
  for (p += 2; *p; p++)
    {
      if (!ISDIGIT (*p))
	continue;
      size_t n = strtoul (p, const_cast<char **> (&p), 10);
      if (n == 0 || n > strlen (p))
	return false;
      char *name = xstrndup (p, n);
      bool found = has_word_p (name, word);
      free (name);
      if (found)
	return true;
      p += n - 1;
    }
  return false;
}

/* True if S makes something of axes that a name tells, or calls a function
   whose name tells them.  */

static bool
converts_axes_p (const struct frame_stmt &s)
{
  switch (s.op)
    {
    case FRAME_OP_SET:
    case FRAME_OP_BINARY:
    case FRAME_OP_COMPOSE:
      return names_axes_p (s.dst);
    case FRAME_OP_CALL:
      return symbol_has_word_p (s.word, "ned")
	     || symbol_has_word_p (s.word, "enu");
    default:
      return false;
    }
}

/* True if the checks of rotations look at S.  */

static bool
checked_rotation_p (const struct frame_stmt &s)
{
  return rotation_of_numbers_p (s) || converts_axes_p (s);
}

/* True if S says what the user says of a frame.  */

static bool
annotation_p (const struct frame_stmt &s)
{
  return s.op == FRAME_OP_IN_FRAME || s.op == FRAME_OP_BETWEEN;
}

/* True if S gives a parameter, which other functions may read, its default, a
   string.  */

static bool
declares_parameter_p (const struct frame_stmt &s)
{
  return s.op == FRAME_OP_PARAM && s.word && strcmp (s.word, "declare") == 0
	 && s.n_args == 2 && s.args[0].kind != FRAME_NONE
	 && s.args[1].kind != FRAME_NONE && s.args[1].kind != FRAME_NUMBER;
}

/* True if S writes an object of T that lives on after the function.  */

static bool
writes_outside_p (root_table &t, const lowered_stmt &s)
{
  if (operand_place_p (s.stmt.dst)
      && t.outlives[root_of (t, s.stmt.dst.place)])
    return true;
  if (s.stmt.op != FRAME_OP_CLOBBER && s.stmt.op != FRAME_OP_APPEND)
    return false;
  return operand_place_p (s.stmt.args[0])
	 && t.outlives[root_of (t, s.stmt.args[0].place)];
}

typedef hash_map<nofree_string_hash, pruned *> symbol_map;

/* True if the function of P does something about frames by itself.  */

static bool
touches_frames_p (pruned &p, symbol_map &symbols)
{
  for (lowered_block &b : p.lf->blocks)
    for (lowered_stmt &s : b.stmts)
      if (frame_effect_p (s.stmt.op) || s.meets || annotation_p (s.stmt)
	  || checked_rotation_p (s.stmt)
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
  if (operand_place_p (s.stmt.dst)
      && t.needed[root_of (t, s.stmt.dst.place)])
    return true;
  bool by_address = s.stmt.op == FRAME_OP_CALL
		    || s.stmt.op == FRAME_OP_CLOBBER
		    || s.stmt.op == FRAME_OP_APPEND;
  for (unsigned i = 0; by_address && i < s.stmt.n_args; i++)
    {
      const struct frame_operand &op = s.stmt.args[i];
      bool written = op.kind == FRAME_ADDRESS
		     || (s.stmt.op == FRAME_OP_APPEND && i == 0);
      if (written && operand_place_p (op) && t.needed[root_of (t, op.place)])
	return true;
    }
  return false;
}

/* True if S, in the kept function P, has to stay whatever reads it.  */

static bool
root_statement_p (pruned &p, const lowered_stmt &s, symbol_map &symbols)
{
  if (frame_effect_p (s.stmt.op) || s.meets || s.may_meet
      || checked_rotation_p (s.stmt)
      || declares_parameter_p (s.stmt)
      || (annotation_p (s.stmt) && s.stmt.dst.kind == FRAME_NONE))
    return true;
  if (s.stmt.op == FRAME_OP_CALL || s.stmt.op == FRAME_OP_BIND)
    {
      pruned **callee = symbols.get (s.stmt.word);
      return callee ? (*callee)->lf->kept : s.carries_frames;
    }
  return writes_outside_p (p.roots, s);
}

/* S is needed: so is what it reads, and the function it calls.  */

static void
need_statement (pruned &p, lowered_stmt &s, symbol_map &symbols)
{
  s.needed = true;
  p.changed = true;
  for (unsigned i = 0; i < s.stmt.n_args; i++)
    if (operand_place_p (s.stmt.args[i]))
      p.roots.needed[root_of (p.roots, s.stmt.args[i].place)] = true;
    else if (s.stmt.args[i].kind == FRAME_FUNCTION)
      {
	pruned **target = symbols.get (s.stmt.args[i].string);
	if (target)
	  (*target)->lf->kept = true;
      }
  /* A write to a part of a needed object does not end it.  */
  if (operand_place_p (s.stmt.dst) && s.stmt.dst.place.n_path)
    p.roots.needed[root_of (p.roots, s.stmt.dst.place)] = true;
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
	      need_statement (p, stmts[j], symbols);
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
	if (declares_parameter_p (s.stmt))
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

/* Names of members that a test of a setting reads.  */
typedef hash_set<nofree_string_hash> name_set;

/* True if OP, in P, may be a setting: it was there before the function
   ran, or is read from the parameter server here.  */

static bool
setting_p (pruned &p, const struct frame_operand &op)
{
  if (!operand_place_p (op))
    return false;
  if (p.roots.outlives[root_of (p.roots, op.place)])
    return true;
  for (lowered_block &b : p.lf->blocks)
    for (lowered_stmt &s : b.stmts)
      if (s.stmt.op == FRAME_OP_PARAM && operand_place_p (s.stmt.dst)
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
  bool found = s.n_args == 2 && operand_place_p (s.args[1]);
  for (lowered_block &b : p.lf->blocks)
    for (lowered_stmt &other : b.stmts)
      if (other.stmt.op == FRAME_OP_PARAM && other.needed
	  && !asks_p (other.stmt) && operand_place_p (other.stmt.dst)
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
  if (!operand_place_p (op) || depth > 4)
    return false;
  for (lowered_block &b : p.lf->blocks)
    for (lowered_stmt &s : b.stmts)
      if (operand_place_p (s.stmt.dst)
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
  if (!operand_place_p (op))
    return NULL;
  if (op.place.n_path)
    return op.place.path[op.place.n_path - 1];
  return op.place.base == FRAME_BASE_GLOBAL ? op.place.name : NULL;
}

/* Keep the statement that computes the condition of B, a block of P, if it
   is a useful test, and put the members and globals that it reads into FIELDS;
   else drop the condition.  */

static void
keep_condition (pruned &p, lowered_block &b, symbol_map &symbols,
		name_set &fields)
{
  if (b.cond.kind != FRAME_PLACE)
    return;
  bool useful = false;
  for (lowered_block &other : p.lf->blocks)
    for (lowered_stmt &s : other.stmts)
      {
	if (!operand_place_p (s.stmt.dst)
	    || !frame_place_equal (&s.stmt.dst.place, &b.cond.place)
	    || !useful_test_p (p, s))
	  continue;
	useful = true;
	if (!s.needed)
	  need_statement (p, s, symbols);
	for (unsigned i = 0; i < s.stmt.n_args; i++)
	  if (const char *name = lasting_name (s.stmt.args[i]))
	    fields.add (name);
      }
  if (!useful)
    b.cond = frame_op_none ();
}

/* Keep the statements of P that write one of FIELDS, and P itself if there are
   any: a switch that a callback turns on is not off for ever.  */

static void
keep_settings (pruned &p, symbol_map &symbols, name_set &fields)
{
  for (lowered_block &b : p.lf->blocks)
    for (lowered_stmt &s : b.stmts)
      {
	const char *name = lasting_name (s.stmt.dst);
	if (!name || !fields.contains (name))
	  continue;
	p.lf->kept = true;
	if (!s.needed)
	  need_statement (p, s, symbols);
      }
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
	  keep_settings (p, symbols, fields);
	  if (!p.lf->kept)
	    continue;
	  mark_statements (p, symbols);
	  for (lowered_block &b : p.lf->blocks)
	    keep_condition (p, b, symbols, fields);
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
    free_roots (p);
}

/* Literals.  */

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
  return operand_place_p (op) && op.place.base == FRAME_BASE_LOCAL
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

/* Emission of what is left.  */

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

/* True if B does nothing but throw on.  */

static bool
only_throws_p (const lowered_block &b)
{
  return b.stmts.is_empty () && b.succ.is_empty () && b.throws;
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

/* Shorten the edges of LF.  Returns true if something changed.  */

static bool
shorten_edges (lowered_function *lf)
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
	  if (only_throws_p (lf->blocks[b.eh]))
	    b.eh = -1;
	}
      /* Where both ways lead to one place there is no choice; where one of
	 them only throws on, the state that matters goes the other way.  */
      unsigned n = 0;
      bool dropped = false;
      for (unsigned i = 0; i < b.succ.length (); i++)
	{
	  unsigned to = b.succ[i];
	  bool again = false;
	  for (unsigned j = 0; j < n; j++)
	    again |= b.succ[j] == to;
	  if (again || (b.succ.length () > 1
			&& only_throws_p (lf->blocks[to])))
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
    while (preds[i] && lf->blocks[i].succ.length () == 1 && lf->blocks[i].eh < 0)
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

void
frame_emit_blocks (lowered_function *lf)
{
  inline_literals (lf);
  drop_statements (lf);
  split_throwing (lf);
  frame_thread_jumps (lf);
  while (shorten_edges (lf))
    ;
  /* Each step removes one edge to a fork; a fork that leads to itself by
     others could be unfolded for ever.  */
  unsigned budget = 4 * lf->blocks.length ();
  for (unsigned i = 0; i < lf->blocks.length (); i++)
    while (budget && absorb_forks (lf, i))
      budget--;
  while (shorten_edges (lf))
    ;
  return_at_once (lf);
  merge_chains (lf);
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
