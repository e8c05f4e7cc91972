/* From annotations to frame IR: the statements "in_frame" and "between".

   What is annotated is declared to be in its frame where the function
   begins, and again after everything that writes to it.  Before the
   declaration comes a check wherever the user chose the data: where all of
   it is written, at a return, for an argument that the callee only reads.
   Where other code filled the object there is nothing to check that was not
   checked there.

   Works on a lowered function, because only there one sees all that is
   mentioned, also by a statement before the first one that names it.

   A result is written where the function returns.  But GCC may let a local
   variable live in its place, to save a copy: then it is that variable that
   is written, and the result is checked where the last block returns.  */

#include "annotate.h"
#include "attributes.h"
#include "places.h"
#include "recognise.h"

/* An object that an annotation speaks of.  */
struct annotated
{
  struct frame_annotation what;
  struct frame_place place;
  bool stamped;			/* has a header */
  bool field;			/* of the user's class */
  /* For messages: of a variable its name, of a parameter that and its
     function's, of a result the function's.  */
  const char *name;
  const char *function;
  struct frame_loc loc;		/* of the declaration */
  /* A parameter to be checked where the function begins.  */
  bool checked_at_entry;
  /* A result to be checked where the function returns.  */
  bool checked_at_return;
};

static struct frame_arena *arena;
/* What the current function mentions.  */
static vec<annotated> mentioned;
/* Where it returns, if it has but one place for that.  */
static struct frame_loc return_loc;
/* Annotated functions that are called, by their names in frame IR.  */
static hash_map<nofree_string_hash, tree> *callees;

void
frame_annotate_start_unit (struct frame_arena *the_arena)
{
  arena = the_arena;
  callees = new hash_map<nofree_string_hash, tree>;
}

void
frame_annotate_finish_unit (void)
{
  delete callees;
  callees = NULL;
  mentioned.release ();
}

void
frame_annotate_start (void)
{
  mentioned.truncate (0);
  memset (&return_loc, 0, sizeof return_loc);
}

void
frame_annotate_return (location_t loc)
{
  if (frame_attributes_seen_p ())
    return_loc = frame_lower_location (loc);
}

/* Objects.  */

static bool
smart_pointer_p (tree type)
{
  const struct frame_model_type *model = frame_type_model (type);
  return model && model->kind && strcmp (model->kind, "shared_ptr") == 0;
}

/* PLACE, an object of TYPE, or what it points to.  A parameter (PARM) stands
   for what its pointer points to already.  */

static struct frame_place
object_place (struct frame_place place, tree type, bool parm)
{
  bool pointer = POINTER_TYPE_P (type) && !frame_char_pointer_p (type);
  if (pointer && !parm)
    return frame_place_field (arena, place, "*");
  if (smart_pointer_p (frame_strip_indirection (type)))
    return frame_place_field (arena, place, "*");
  return place;
}

/* True if what TYPE is, or points to, has a header.  */

static bool
stamped_type_p (tree type)
{
  type = frame_strip_indirection (type);
  if (smart_pointer_p (type))
    type = frame_pointee_type (type);
  const struct frame_model_type *model = type ? frame_type_model (type) : NULL;
  return model && model->kind && (strstr (model->kind, "stamped")
				  || strcmp (model->kind, "odometry") == 0);
}

static bool
same_object_p (const annotated &a, const annotated &b)
{
  return frame_place_equal (&a.place, &b.place)
	 && strcmp (a.what.parent, b.what.parent) == 0
	 && !a.what.child == !b.what.child
	 && (!a.what.child || strcmp (a.what.child, b.what.child) == 0);
}

static void
mention (const annotated &a)
{
  for (const annotated &other : mentioned)
    if (same_object_p (a, other))
      return;
  mentioned.safe_push (a);
}

/* DECL, a variable or field, as a person calls it.  Names in models have no
   underscore at the end.  */

static const char *
written_name (tree decl)
{
  const char *own = DECL_NAME (decl) ? IDENTIFIER_POINTER (DECL_NAME (decl))
				     : "";
  if (VAR_P (decl) && !is_global_var (decl))
    return own;
  const char *name = frame_qualified_name (decl);
  size_t n = strlen (own);
  if (n < 2 || own[n - 1] != '_')
    return name;
  return frame_printf (arena, "%s_", name);
}

/* The object of DECL, a variable or field, at PLACE.  */

static annotated
object_of_decl (tree decl, const frame_annotation &what,
		struct frame_place place)
{
  annotated a;
  memset (&a, 0, sizeof a);
  a.what = what;
  a.place = place;
  a.stamped = stamped_type_p (TREE_TYPE (decl));
  a.field = TREE_CODE (decl) == FIELD_DECL;
  a.name = written_name (decl);
  a.loc = frame_lower_location (DECL_SOURCE_LOCATION (decl));
  return a;
}

void
frame_annotate_mention (tree decl, const struct frame_place &place)
{
  frame_annotation what;
  if (TREE_CODE (decl) == PARM_DECL || TREE_CODE (decl) == RESULT_DECL
      || !frame_annotation_of (decl, &what))
    return;
  mention (object_of_decl (decl, what,
			   object_place (place, TREE_TYPE (decl), false)));
}

void
frame_annotate_call (const char *symbol, tree fndecl)
{
  if (frame_annotated_function (fndecl))
    callees->put (symbol, fndecl);
}

/* The object of parameter P of FNDECL, which is at PLACE.  */

static annotated
object_of_parameter (tree fndecl, const annotated_parameter &p,
		     struct frame_place place)
{
  tree type = frame_parameter_type (fndecl, p.position);
  annotated a;
  memset (&a, 0, sizeof a);
  a.what = p.annotation;
  a.place = type ? object_place (place, type, true) : place;
  a.stamped = type && stamped_type_p (type);
  a.name = p.name;
  a.function = frame_qualified_name (fndecl);
  a.loc = frame_lower_location (p.loc);
  a.checked_at_entry = !p.writable;
  return a;
}

/* The object of FNDECL's result, which is at PLACE.  */

static annotated
object_of_result (tree fndecl, const annotated_function *fn,
		  struct frame_place place)
{
  tree type = TREE_TYPE (TREE_TYPE (fndecl));
  annotated a;
  memset (&a, 0, sizeof a);
  a.what = fn->result;
  a.place = object_place (place, type, false);
  a.stamped = stamped_type_p (type);
  a.function = frame_qualified_name (fndecl);
  a.loc = frame_lower_location (DECL_SOURCE_LOCATION (fndecl));
  return a;
}

/* Statements.  */

static struct frame_operand
name_operand (const char *name)
{
  return name ? frame_op_string (arena, name) : frame_op_none ();
}

/* The statement at LOC that declares A to be in its frame or, if CHECK, says
   that it has to be.  */

static lowered_stmt
statement (const annotated &a, bool check, struct frame_loc loc)
{
  lowered_stmt s;
  memset (&s, 0, sizeof s);
  s.stmt.op = a.what.child ? FRAME_OP_BETWEEN : FRAME_OP_IN_FRAME;
  s.stmt.loc = loc;
  s.stmt.word = a.stamped ? frame_intern (arena, "stamped") : NULL;
  s.stmt.dst = check ? frame_op_none () : frame_op_place (a.place);
  s.stmt.args = FRAME_NEW_N (arena, struct frame_operand, 5);
  unsigned n = 0;
  s.stmt.args[n++] = frame_op_place (a.place);
  s.stmt.args[n++] = frame_op_string (arena, a.what.parent);
  if (a.what.child)
    s.stmt.args[n++] = frame_op_string (arena, a.what.child);
  if (check || a.field)
    {
      s.stmt.args[n++] = name_operand (a.name);
      if (a.function)
	s.stmt.args[n++] = name_operand (a.function);
    }
  s.stmt.n_args = n;
  return s;
}

void
frame_annotate_pointer (gimple *stmt, vec<lowered_stmt> *stmts)
{
  if (!frame_attributes_seen_p ())
    return;
  tree lhs = gimple_get_lhs (stmt);
  frame_annotation what;
  struct frame_place place;
  if (!lhs || TREE_CODE (lhs) != SSA_NAME || !POINTER_TYPE_P (TREE_TYPE (lhs))
      || !SSA_NAME_VAR (lhs) || !VAR_P (SSA_NAME_VAR (lhs))
      || !frame_annotation_of (SSA_NAME_VAR (lhs), &what)
      || !frame_place_of_pointer (lhs, &place))
    return;
  tree type = TREE_TYPE (TREE_TYPE (lhs));
  annotated a = object_of_decl (SSA_NAME_VAR (lhs), what,
				object_place (place, type, true));
  struct frame_loc loc = frame_lower_location (gimple_location (stmt));
  stmts->safe_push (statement (a, true, loc));
  stmts->safe_push (statement (a, false, a.loc));
}

/* What statements do to objects.  */

enum write_kind
{
  NOT_WRITTEN,
  WRITTEN,			/* by code that is checked elsewhere */
  WRITTEN_TO_CHECK
};

/* True if the path of PREFIX begins that of PLACE, which is then in it.  */

static bool
within_p (const struct frame_place &place, const struct frame_place &prefix)
{
  struct frame_place head = place;
  if (place.n_path < prefix.n_path)
    return false;
  head.n_path = prefix.n_path;
  return frame_place_equal (&head, &prefix);
}

/* True if WRITTEN is a frame id of the stamped object at PLACE.  */

static bool
id_place_p (const struct frame_place &written, const struct frame_place &place)
{
  if (!within_p (written, place))
    return false;
  unsigned n = written.n_path - place.n_path;
  const char **path = written.path + place.n_path;
  return (n == 1 && (strcmp (path[0], "header") == 0
		     || strcmp (path[0], "child_frame_id") == 0))
	 || (n == 2 && strcmp (path[0], "header") == 0
	     && strcmp (path[1], "frame_id") == 0);
}

/* True if S writes all of PLACE through an address.  */

static bool
written_by_address_p (const struct frame_stmt &s,
		      const struct frame_place &place)
{
  if (s.op != FRAME_OP_CALL && s.op != FRAME_OP_CLOBBER)
    return false;
  for (unsigned i = 0; i < s.n_args; i++)
    if (s.args[i].kind == FRAME_ADDRESS && within_p (place, s.args[i].place))
      return true;
  return false;
}

/* What S does to the object A.  */

static write_kind
write_of (const struct frame_stmt &s, const annotated &a)
{
  if (s.dst.kind == FRAME_PLACE)
    {
      const struct frame_place &to = s.dst.place;
      bool filled = s.op == FRAME_OP_INIT || s.op == FRAME_OP_UNKNOWN
		    || s.op == FRAME_OP_EXTERNAL;
      bool pointer = s.op == FRAME_OP_ADDRESS
		     && a.place.n_path == to.n_path + 1;
      if (within_p (a.place, to))
	return !filled && (pointer || a.place.n_path == to.n_path)
	       ? WRITTEN_TO_CHECK : WRITTEN;
      if (a.stamped && id_place_p (to, a.place))
	return WRITTEN_TO_CHECK;
      /* What the user says of it stays true, whatever the coordinates.  */
      if (!a.stamped && within_p (to, a.place))
	return WRITTEN;
    }
  return written_by_address_p (s, a.place) ? WRITTEN : NOT_WRITTEN;
}

/* Calls of annotated functions.  */

/* If S is such a call, put the checks of its arguments into BEFORE and the
   declarations of what it fills into AFTER.  */

static void
annotate_call (const struct frame_stmt &s, vec<lowered_stmt> *before,
	       vec<lowered_stmt> *after)
{
  tree *fndecl = s.op == FRAME_OP_CALL ? callees->get (s.word) : NULL;
  if (!fndecl)
    return;
  const annotated_function *fn = frame_annotated_function (*fndecl);
  for (const annotated_parameter &p : fn->params)
    {
      if (p.position >= s.n_args)
	continue;
      const struct frame_operand &op = s.args[p.position];
      if (!frame_operand_place_p (op))
	continue;
      annotated a = object_of_parameter (*fndecl, p, op.place);
      if (!p.writable)
	before->safe_push (statement (a, true, s.loc));
      else if (op.kind == FRAME_ADDRESS)
	after->safe_push (statement (a, false, a.loc));
    }
  if (fn->result.parent && s.dst.kind == FRAME_PLACE)
    {
      annotated a = object_of_result (*fndecl, fn, s.dst.place);
      after->safe_push (statement (a, false, a.loc));
    }
}

/* The function as a whole.  */

/* True if the local variable VAR lives in the place of the result of
   FNDECL.  */

static bool
in_result_p (tree var, tree fndecl)
{
  if (!VAR_P (var) || !DECL_HAS_VALUE_EXPR_P (var))
    return false;
  tree base = get_base_address (DECL_VALUE_EXPR (var));
  if (base && TREE_CODE (base) == MEM_REF)
    base = TREE_OPERAND (base, 0);
  if (base && TREE_CODE (base) == SSA_NAME)
    base = SSA_NAME_VAR (base);
  return base == DECL_RESULT (fndecl);
}

/* Mention the annotated variables of BLOCK that live in the place of the
   result of FNDECL.  True if there are any, annotated or not.  */

static bool
mention_returned_variables (tree block, tree fndecl)
{
  bool found = false;
  for (; block; block = BLOCK_CHAIN (block))
    {
      for (tree var = BLOCK_VARS (block); var; var = DECL_CHAIN (var))
	if (in_result_p (var, fndecl))
	  {
	    frame_annotation what;
	    found = true;
	    if (frame_annotation_of (var, &what))
	      mention (object_of_decl (var, what, frame_place_result ()));
	  }
      found |= mention_returned_variables (BLOCK_SUBBLOCKS (block), fndecl);
    }
  return found;
}

/* Mention what is annotated in the declaration of FNDECL.  */

static void
mention_interface (tree fndecl)
{
  const annotated_function *fn = frame_annotated_function (fndecl);
  bool shared = mention_returned_variables (DECL_INITIAL (fndecl), fndecl);
  if (!fn)
    return;
  for (const annotated_parameter &p : fn->params)
    mention (object_of_parameter (fndecl, p,
				  frame_place_param (p.position)));
  if (!fn->result.parent)
    return;
  annotated a = object_of_result (fndecl, fn, frame_place_result ());
  a.checked_at_return = shared;
  mention (a);
}

/* Put the statement S of LF, with what the annotations add to it, into
   STMTS.  */

static void
annotate_statement (const lowered_stmt &s, vec<lowered_stmt> *stmts)
{
  auto_vec<lowered_stmt> after;
  annotate_call (s.stmt, stmts, &after);
  stmts->safe_push (s);
  stmts->safe_splice (after);
  for (const annotated &a : mentioned)
    {
      write_kind kind = write_of (s.stmt, a);
      if (kind == NOT_WRITTEN || a.checked_at_return)
	continue;
      if (kind == WRITTEN_TO_CHECK)
	stmts->safe_push (statement (a, true, s.stmt.loc));
      stmts->safe_push (statement (a, false, a.loc));
    }
}

static void
annotate_block (lowered_block &b)
{
  vec<lowered_stmt> stmts = vNULL;
  unsigned last_start = 0, i;
  lowered_stmt *s;
  FOR_EACH_VEC_ELT (b.stmts, i, s)
    {
      if (i == b.last_start)
	last_start = stmts.length ();
      if (s->stmt.op == FRAME_OP_IN_FRAME || s->stmt.op == FRAME_OP_BETWEEN)
	stmts.safe_push (*s);
      else
	annotate_statement (*s, &stmts);
    }
  if (b.last_start >= b.stmts.length ())
    last_start = stmts.length ();
  b.stmts.release ();
  b.stmts = stmts;
  b.last_start = last_start;
}

/* Declare at the beginning of LF what of A it finds there.  */

static void
annotate_entry (lowered_function *lf)
{
  auto_vec<lowered_stmt> stmts;
  for (const annotated &a : mentioned)
    {
      if (a.checked_at_return)
	continue;
      if (a.checked_at_entry)
	stmts.safe_push (statement (a, true, a.loc));
      stmts.safe_push (statement (a, false, a.loc));
    }
  lowered_block &first = lf->blocks[0];
  first.last_start += stmts.length ();
  stmts.safe_splice (first.stmts);
  first.stmts.truncate (0);
  first.stmts.safe_splice (stmts);
}

/* Check where LF returns the results that are not checked where they are
   written.  */

static void
annotate_returns (lowered_function *lf)
{
  for (const annotated &a : mentioned)
    if (a.checked_at_return)
      for (lowered_block &b : lf->blocks)
	if (b.succ.is_empty () && !b.throws)
	  b.stmts.safe_push (statement (a, true, return_loc.line ? return_loc
							  : lf->fn->loc));
}

void
frame_annotate (lowered_function *lf, tree fndecl)
{
  if (!frame_attributes_seen_p () || lf->blocks.is_empty ())
    return;
  mention_interface (fndecl);
  for (lowered_block &b : lf->blocks)
    annotate_block (b);
  annotate_entry (lf);
  annotate_returns (lf);
}
