/* Frame IR in memory: programs, units, functions, and the builders that
   lowering and the readers fill them with.  Frame IR is only ever added to,
   so there is no removal here.  */

#include "frame-ir.h"

#include <string.h>

const char *const frame_op_names[FRAME_N_OPS] = {
#define DEF_OP(CODE, TEXT) TEXT,
  FRAME_OPS (DEF_OP)
#undef DEF_OP
};

/* A block that grows.  */
struct open_block
{
  unsigned n_stmts;
  struct frame_stmt *stmts;	/* these arrays: frame_array_room */
  unsigned n_succ;
  unsigned *succ;
};

struct frame_builder
{
  struct frame_arena *arena;
  struct frame_function *fn;
  struct open_block *open;	/* fn->n_blocks of them */
};

/* The operation called TEXT, LENGTH bytes long.  */

enum frame_op
frame_op_by_name (const char *text, size_t length)
{
  int op;

  for (op = 0; op < FRAME_N_OPS; op++)
    if (strncmp (frame_op_names[op], text, length) == 0
	&& frame_op_names[op][length] == '\0')
      break;
  return (enum frame_op) op;
}

struct frame_program *
frame_program_new (struct frame_arena *arena)
{
  struct frame_program *program = FRAME_NEW (arena, struct frame_program);

  program->arena = arena;
  return program;
}

/* A new unit at the end of PROGRAM.  Its file 0 is "nowhere".  */

struct frame_unit *
frame_unit_new (struct frame_program *program, const char *name,
		const char *producer)
{
  struct frame_arena *arena = program->arena;
  struct frame_unit *unit = FRAME_NEW (arena, struct frame_unit);

  unit->name = frame_intern (arena, name);
  unit->producer = frame_intern (arena, producer);
  unit->program = program;
  *FRAME_APPEND (arena, unit->files, unit->n_files, const char *) = NULL;
  *FRAME_APPEND (arena, program->units, program->n_units,
		 struct frame_unit *) = unit;
  return unit;
}

/* The index of FILE in UNIT's table.  Newest first, because the same file is
   asked for many times in a row.  */

uint32_t
frame_unit_file (struct frame_unit *unit, const char *file)
{
  const char *name = frame_intern (unit->program->arena, file);

  for (unsigned i = unit->n_files; i-- > 1;)
    if (unit->files[i] == name)
      return i;
  *FRAME_APPEND (unit->program->arena, unit->files, unit->n_files,
		 const char *) = name;
  return unit->n_files - 1;
}

/* A new function of UNIT without parameters and blocks.  */

struct frame_function *
frame_function_new (struct frame_unit *unit, const char *symbol,
		    const char *name)
{
  struct frame_arena *arena = unit->program->arena;
  struct frame_function *fn = FRAME_NEW (arena, struct frame_function);

  fn->symbol = frame_intern (arena, symbol);
  fn->name = frame_intern (arena, name);
  fn->unit = unit;
  *FRAME_APPEND (arena, unit->functions, unit->n_functions,
		 struct frame_function *) = fn;
  return fn;
}

/* TEXT interned, or null.  */

static const char *
intern_or_null (struct frame_arena *arena, const char *text)
{
  return text ? frame_intern (arena, text) : NULL;
}

/* Add TYPE to UNIT unless it has one of that name.  */

void
frame_unit_add_type (struct frame_unit *unit, const struct frame_type *type)
{
  struct frame_arena *arena = unit->program->arena;
  struct frame_type *added;

  if (frame_unit_type (unit, type->name))
    return;
  added = FRAME_APPEND (arena, unit->types, unit->n_types, struct frame_type);
  *added = *type;
  added->name = intern_or_null (arena, type->name);
  added->kind = intern_or_null (arena, type->kind);
}

/* The type of UNIT called NAME, or null.  */

const struct frame_type *
frame_unit_type (const struct frame_unit *unit, const char *name)
{
  for (unsigned i = 0; name && i < unit->n_types; i++)
    if (unit->types[i].name == name || strcmp (unit->types[i].name, name) == 0)
      return &unit->types[i];
  return NULL;
}

/* Add CLASS_ to UNIT.  */

void
frame_unit_add_class (struct frame_unit *unit,
		      const struct frame_class *class_)
{
  struct frame_arena *arena = unit->program->arena;
  struct frame_class *added;

  for (unsigned i = 0; i < unit->n_classes; i++)
    if (strcmp (unit->classes[i].name, class_->name) == 0)
      {
	enum frame_class_writers *writers = &unit->classes[i].writers;

	if (*writers != class_->writers && *writers != FRAME_CLASS_OUTSIDE)
	  *writers = class_->writers == FRAME_CLASS_OUTSIDE
		     ? FRAME_CLASS_OUTSIDE : FRAME_CLASS_OPEN;
	return;
      }
  added = FRAME_APPEND (arena, unit->classes, unit->n_classes,
			struct frame_class);
  *added = *class_;
  added->name = intern_or_null (arena, class_->name);
}

/* Add FLAG to UNIT, behind those given before it.  */

void
frame_unit_add_flag (struct frame_unit *unit, const struct frame_flag *flag)
{
  struct frame_arena *arena = unit->program->arena;
  struct frame_flag *added
    = FRAME_APPEND (arena, unit->flags, unit->n_flags, struct frame_flag);

  *added = *flag;
  added->name = intern_or_null (arena, flag->name);
  added->value = intern_or_null (arena, flag->value);
}

/* Add REGION to UNIT; it wins over those before it.  */

void
frame_unit_add_region (struct frame_unit *unit,
		       const struct frame_region *region)
{
  struct frame_arena *arena = unit->program->arena;
  struct frame_region *added
    = FRAME_APPEND (arena, unit->regions, unit->n_regions,
		    struct frame_region);

  *added = *region;
  added->name = intern_or_null (arena, region->name);
}

/* Remember that the finding with KEY was printed when UNIT was compiled.  */

void
frame_unit_add_ignored (struct frame_unit *unit,
			const struct frame_ignored *ignored)
{
  struct frame_arena *arena = unit->program->arena;
  struct frame_ignored *copy
    = FRAME_APPEND (arena, unit->ignored, unit->n_ignored,
		    struct frame_ignored);

  *copy = *ignored;
  copy->function = frame_intern (arena, ignored->function);
  copy->parameter = frame_intern (arena, ignored->parameter);
  copy->type = frame_intern (arena, ignored->type);
}

void
frame_unit_add_reported (struct frame_unit *unit, const char *key)
{
  struct frame_arena *arena = unit->program->arena;

  *FRAME_APPEND (arena, unit->reported, unit->n_reported, const char *)
    = frame_intern (arena, key);
}

/* A block without statements that returns.  */

static void
clear_block (struct frame_block *block)
{
  memset (block, 0, sizeof *block);
  block->eh = -1;
}

struct frame_builder *
frame_builder_new (struct frame_function *fn, unsigned n_blocks)
{
  struct frame_arena *arena = fn->unit->program->arena;
  struct frame_builder *b = FRAME_NEW (arena, struct frame_builder);

  b->arena = arena;
  b->fn = fn;
  fn->n_blocks = 0;
  fn->blocks = NULL;
  while (n_blocks-- > 0)
    frame_builder_block (b);
  return b;
}

/* A new block of B's function.  Both arrays have grown before either count
   changes for good.  */

unsigned
frame_builder_block (struct frame_builder *b)
{
  unsigned n = b->fn->n_blocks;
  unsigned n_open = n;

  FRAME_APPEND (b->arena, b->open, n_open, struct open_block);
  clear_block (FRAME_APPEND (b->arena, b->fn->blocks, b->fn->n_blocks,
			     struct frame_block));
  return n;
}

/* A new statement OP of place LOC at the end of BLOCK.  */

struct frame_stmt *
frame_builder_add (struct frame_builder *b, unsigned block, enum frame_op op,
		   struct frame_loc loc)
{
  struct open_block *open = &b->open[block];
  struct frame_stmt *stmt
    = FRAME_APPEND (b->arena, open->stmts, open->n_stmts, struct frame_stmt);

  stmt->op = op;
  stmt->loc = loc;
  return stmt;
}

void
frame_stmt_args (struct frame_builder *b, struct frame_stmt *stmt, unsigned n)
{
  stmt->args = n ? FRAME_NEW_N (b->arena, struct frame_operand, n) : NULL;
  stmt->n_args = n;
}

/* Control goes FROM one block TO another; the order of the calls is the
   order of the successors.  */

void
frame_builder_edge (struct frame_builder *b, unsigned from, unsigned to)
{
  struct open_block *open = &b->open[from];

  *FRAME_APPEND (b->arena, open->succ, open->n_succ, unsigned) = to;
}

void
frame_builder_finish (struct frame_builder *b)
{
  struct frame_function *fn = b->fn;

  fn->blocks = (struct frame_block *)
    frame_array_finish (b->arena, fn->blocks, fn->n_blocks,
			sizeof *fn->blocks);
  for (unsigned i = 0; i < fn->n_blocks; i++)
    {
      struct frame_block *block = &fn->blocks[i];
      struct open_block *open = &b->open[i];

      block->stmts = (struct frame_stmt *)
	frame_array_finish (b->arena, open->stmts, open->n_stmts,
			    sizeof *block->stmts);
      block->n_stmts = open->n_stmts;
      block->succ = (unsigned *)
	frame_array_finish (b->arena, open->succ, open->n_succ,
			    sizeof *block->succ);
      block->n_succ = open->n_succ;
    }
  frame_array_free (b->arena, b->open);
  b->open = NULL;
  frame_number_statements (fn);
}

void
frame_number_statements (struct frame_function *fn)
{
  unsigned site = 0;

  for (unsigned i = 0; i < fn->n_blocks; i++)
    for (unsigned j = 0; j < fn->blocks[i].n_stmts; j++)
      fn->blocks[i].stmts[j].site = ++site;
}

/* An operand of KIND with nothing in it.  */

static struct frame_operand
operand (enum frame_operand_kind kind)
{
  struct frame_operand op;

  memset (&op, 0, sizeof op);
  op.kind = kind;
  return op;
}

struct frame_operand
frame_op_none (void)
{
  return operand (FRAME_NONE);
}

struct frame_operand
frame_op_unknown (void)
{
  return operand (FRAME_UNKNOWN);
}

struct frame_operand
frame_op_number (double value)
{
  struct frame_operand op = operand (FRAME_NUMBER);

  op.number = value;
  return op;
}

struct frame_operand
frame_op_string (struct frame_arena *arena, const char *text)
{
  struct frame_operand op = operand (FRAME_STRING);

  op.string = frame_intern (arena, text);
  return op;
}

struct frame_operand
frame_op_function (struct frame_arena *arena, const char *symbol)
{
  struct frame_operand op = operand (FRAME_FUNCTION);

  op.string = frame_intern (arena, symbol);
  return op;
}

struct frame_operand
frame_op_place (struct frame_place place)
{
  struct frame_operand op = operand (FRAME_PLACE);

  op.place = place;
  return op;
}

/* PLACE handed over by address; if IS_CONST it is only read.  */

struct frame_operand
frame_op_address (struct frame_place place, bool is_const)
{
  struct frame_operand op
    = operand (is_const ? FRAME_CONST_ADDRESS : FRAME_ADDRESS);

  op.place = place;
  return op;
}

/* The place that begins and ends with BASE.  */

static struct frame_place
root (enum frame_base base)
{
  struct frame_place place;

  memset (&place, 0, sizeof place);
  place.base = base;
  return place;
}

struct frame_place
frame_place_local (struct frame_arena *arena, const char *name)
{
  struct frame_place place = root (FRAME_BASE_LOCAL);

  place.name = frame_intern (arena, name);
  return place;
}

struct frame_place
frame_place_param (unsigned position)
{
  struct frame_place place = root (FRAME_BASE_PARAM);

  place.param = position;
  return place;
}

struct frame_place
frame_place_global (struct frame_arena *arena, const char *symbol)
{
  struct frame_place place = root (FRAME_BASE_GLOBAL);

  place.name = frame_intern (arena, symbol);
  return place;
}

struct frame_place
frame_place_result (void)
{
  return root (FRAME_BASE_RESULT);
}

struct frame_place
frame_place_append (struct frame_arena *arena, struct frame_place place,
		    unsigned n, const char *const *path)
{
  const char **joined;

  if (n == 0)
    return place;
  joined = FRAME_NEW_N (arena, const char *, (size_t) place.n_path + n);
  frame_path_copy (joined, place.path, place.n_path);
  frame_path_copy (joined + place.n_path, path, n);
  place.path = joined;
  place.n_path += n;
  return place;
}

struct frame_place
frame_place_field (struct frame_arena *arena, struct frame_place place,
		   const char *component)
{
  const char *name = frame_intern (arena, component);

  return frame_place_append (arena, place, 1, &name);
}

/* True if A and B, of one arena, are the same place.  */

bool
frame_place_equal (const struct frame_place *a, const struct frame_place *b)
{
  if (a->base != b->base || a->name != b->name || a->param != b->param
      || a->n_path != b->n_path)
    return false;
  for (unsigned i = 0; i < a->n_path; i++)
    if (a->path[i] != b->path[i])
      return false;
  return true;
}

bool
frame_place_operand_p (const struct frame_operand *op)
{
  return op->kind == FRAME_PLACE || op->kind == FRAME_ADDRESS
	 || op->kind == FRAME_CONST_ADDRESS;
}

bool
frame_constructs_p (const struct frame_stmt *stmt)
{
  return stmt->op == FRAME_OP_INIT
	 || (stmt->op == FRAME_OP_UNKNOWN && stmt->word
	     && strcmp (stmt->word, "uninitialised") == 0);
}

bool
frame_constructor_p (const struct frame_function *fn)
{
  const char *name = fn->name, *end = name ? strstr (name, "::") : NULL;
  size_t n;

  for (const char *p = end; p; p = strstr (p + 1, "::"))
    end = p;
  if (!end)
    return false;
  n = strlen (end + 2);
  return (size_t) (end - name) >= n && strncmp (end - n, end + 2, n) == 0
	 && (end - n == name || end[-(long) n - 1] == ':');
}
