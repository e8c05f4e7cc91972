/* Comma initialisers: "m << 1, 0, 0, ..." of Eigen and OpenCV.

   The models turn each element into an append to a list that only the
   compiler's temporaries know, and each step into "matrix" of the list so
   far, because a call alone does not show which one is the last.  Here the
   whole list is in sight: the last "matrix" becomes one rotation of nine
   numbers or one vector of three, and the rest goes.  */

#include "lowered.h"

/* A list under construction.  */
struct comma_list
{
  vec<struct frame_operand> elements;
  lowered_stmt *last;		/* the latest "matrix" of it */
  unsigned last_count;		/* elements it saw */
  bool broken;			/* not a plain list of temporaries */
};

typedef hash_map<nofree_string_hash, comma_list *> list_map;

/* The name of the temporary that OP is a member of; null if it is none.  */

static const char *
list_name (const struct frame_operand &op)
{
  if (!frame_operand_place_p (op) || op.place.base != FRAME_BASE_LOCAL
      || !ISDIGIT (op.place.name[0]) || op.place.n_path != 1
      || strcmp (op.place.path[0], "values") != 0)
    return NULL;
  return op.place.name;
}

/* The list called NAME.  */

static comma_list *
list_of (list_map &lists, const char *name)
{
  comma_list *&list = lists.get_or_insert (name);
  if (!list)
    list = XCNEW (comma_list);
  return list;
}

/* Make S do nothing: the pruning drops it.  */

static void
drop (lowered_stmt *s)
{
  s->stmt.op = FRAME_OP_SET;
  s->stmt.dst = frame_op_none ();
  s->stmt.n_args = 0;
  s->carries_frames = false;
}

/* Give S, the last "matrix" of LIST, the elements as its own operands.  */

static void
complete (struct frame_arena *arena, comma_list *list)
{
  unsigned n = list->elements.length ();
  struct frame_stmt *s = &list->last->stmt;
  if (list->last_count != n || (n != 9 && n != 3))
    {
      s->op = FRAME_OP_UNKNOWN;
      s->n_args = 0;
      return;
    }
  s->op = n == 9 ? FRAME_OP_ROTATION : FRAME_OP_VECTOR;
  s->n_args = n;
  s->args = FRAME_NEW_N (arena, struct frame_operand, n);
  for (unsigned i = 0; i < n; i++)
    s->args[i] = list->elements[i];
}

/* Look at S, which may build a list.  */

static void
visit (list_map &lists, lowered_stmt *s)
{
  const char *name
    = s->stmt.n_args ? list_name (s->stmt.args[0]) : NULL;
  if (!name)
    return;
  comma_list *list = list_of (lists, name);
  if (s->stmt.op == FRAME_OP_APPEND && s->stmt.n_args == 2)
    {
      list->elements.safe_push (s->stmt.args[1]);
      drop (s);
    }
  else if (s->stmt.op == FRAME_OP_MATRIX)
    {
      if (list->last)
	drop (list->last);
      list->last = s;
      list->last_count = list->elements.length ();
    }
}

void
frame_fold_lists (lowered_function *lf)
{
  bool any = false;
  for (lowered_block &b : lf->blocks)
    for (lowered_stmt &s : b.stmts)
      any |= s.stmt.op == FRAME_OP_MATRIX;
  if (!any)
    return;
  list_map lists;
  for (lowered_block &b : lf->blocks)
    for (lowered_stmt &s : b.stmts)
      visit (lists, &s);
  for (list_map::iterator i = lists.begin (); i != lists.end (); ++i)
    {
      comma_list *list = (*i).second;
      if (list->last)
	complete (lf->fn->unit->program->arena, list);
      list->elements.release ();
      free (list);
    }
}
