/* The defaults that parameters are declared with.

   In ROS 2 a node declares a parameter once, with its default, and gets its
   value elsewhere; there may be any number of functions in between.  So all
   declarations of the program are collected before it is evaluated.  A name
   that is declared with two defaults, by two nodes perhaps, has none.  */

#include "infer.h"
#include <string.h>
#define uthash_malloc(SIZE) frame_alloc (an->arena, SIZE)
#define uthash_free(POINTER, SIZE) ((void) 0)
#include <uthash.h>

/* A declared parameter.  NAME is interned, as is TEXT; a null TEXT is not
   known, or not one.  */
struct frame_parameter
{
  const char *name;
  const char *text;
  struct frame_where where;
  UT_hash_handle hh;
};

/* STMT, of UNIT, declares a parameter.  */

static void
declare (struct frame_analysis *an, const struct frame_unit *unit,
	 const struct frame_stmt *stmt)
{
  const struct frame_operand *value = &stmt->args[1];
  const char *name = frame_intern (an->world.strings, stmt->args[0].string);
  const char *text = value->kind == FRAME_STRING
		       ? frame_intern (an->world.strings, value->string) : NULL;
  struct frame_parameter *p;

  HASH_FIND (hh, an->parameters, &name, sizeof name, p);
  if (p)
    {
      if (p->text != text)
	p->text = NULL;
      return;
    }
  p = FRAME_NEW (an->arena, struct frame_parameter);
  p->name = name;
  p->text = text;
  p->where.unit = unit;
  p->where.loc = stmt->loc;
  HASH_ADD (hh, an->parameters, name, sizeof name, p);
}

void
frame_collect_parameters (struct frame_analysis *an)
{
  for (unsigned i = 0; i < an->n_infos; i++)
    {
      const struct frame_function *fn = an->infos[i].fn;

      for (unsigned b = 0; b < fn->n_blocks; b++)
	for (unsigned s = 0; s < fn->blocks[b].n_stmts; s++)
	  {
	    const struct frame_stmt *stmt = &fn->blocks[b].stmts[s];

	    if (stmt->op == FRAME_OP_PARAM && stmt->word && stmt->n_args == 2
		&& strcmp (stmt->word, "declare") == 0
		&& stmt->args[0].kind == FRAME_STRING
		&& stmt->args[1].kind != FRAME_NONE)
	      declare (an, fn->unit, stmt);
	  }
    }
}

const char *
frame_declared_default (struct frame_analysis *an, const char *name,
			struct frame_where *where)
{
  struct frame_parameter *p = NULL;

  if (!name)
    return NULL;
  name = frame_intern (an->world.strings, name);
  HASH_FIND (hh, an->parameters, &name, sizeof name, p);
  if (!p || !p->text)
    return NULL;
  *where = p->where;
  return p->text;
}

void
frame_release_parameters (struct frame_analysis *an)
{
  HASH_CLEAR (hh, an->parameters);
}
