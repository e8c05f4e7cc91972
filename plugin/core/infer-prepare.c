/* Preparing functions for evaluation: numbers for their roots, an order for
   their blocks, and tables to find functions and types by name.  All this
   is done once, before the first evaluation.  */

#include "infer.h"
#include <string.h>
#define uthash_malloc(SIZE) frame_alloc (an->arena, SIZE)
#define uthash_free(POINTER, SIZE) ((void) 0)
#include <uthash.h>

/* A function by symbol.  UNIT is null for those that the whole program
   sees.  */
struct function_key
{
  const struct frame_unit *unit;
  const char *symbol;
};

struct frame_function_entry
{
  struct function_key key;
  struct frame_info *info;
  UT_hash_handle hh;
};

struct type_key
{
  const struct frame_unit *unit;
  const char *name;
};

struct frame_type_entry
{
  struct type_key key;
  const struct frame_type *type;
  UT_hash_handle hh;
};

/* Roots.  */

static unsigned
hash_root (const struct frame_place *place)
{
  uintptr_t bits = (uintptr_t) place->name >> 3;

  bits = bits * 31 + place->base * 7 + place->param;
  return (unsigned) (bits ^ (bits >> 15));
}

static bool
same_root_p (const struct frame_place *a, const struct frame_place *b)
{
  return a->base == b->base && a->name == b->name && a->param == b->param;
}

unsigned
frame_root_of (const struct frame_info *info, const struct frame_place *place)
{
  unsigned mask = info->n_slots - 1, i = hash_root (place) & mask;

  while (info->slots[i] && !same_root_p (&info->roots[info->slots[i] - 1],
					 place))
    i = (i + 1) & mask;
  return info->slots[i] ? info->slots[i] - 1 : 0;
}

/* Give the base of PLACE a number in INFO, if it has none.  */

static void
add_root (struct frame_info *info, const struct frame_place *place)
{
  unsigned mask = info->n_slots - 1, i = hash_root (place) & mask;

  while (info->slots[i])
    {
      if (same_root_p (&info->roots[info->slots[i] - 1], place))
	return;
      i = (i + 1) & mask;
    }
  info->roots[info->n_roots] = *place;
  info->roots[info->n_roots].n_path = 0;
  info->slots[i] = ++info->n_roots;
}

static void
add_operand_root (struct frame_info *info, const struct frame_operand *op)
{
  if (op->kind == FRAME_PLACE || op->kind == FRAME_ADDRESS
      || op->kind == FRAME_CONST_ADDRESS)
    add_root (info, &op->place);
}

/* Number the roots of INFO, whose tables have room for them: parameters first,
   then the result, then the others as they come.  */

static void
add_roots (struct frame_info *info)
{
  const struct frame_function *fn = info->fn;
  struct frame_place result = frame_place_result ();

  for (unsigned i = 0; i < fn->n_params; i++)
    {
      struct frame_place param = frame_place_param (i);

      add_root (info, &param);
    }
  add_root (info, &result);
  for (unsigned b = 0; b < fn->n_blocks; b++)
    {
      for (unsigned i = 0; i < fn->blocks[b].n_stmts; i++)
	{
	  const struct frame_stmt *s = &fn->blocks[b].stmts[i];

	  add_operand_root (info, &s->dst);
	  for (unsigned j = 0; j < s->n_args; j++)
	    add_operand_root (info, &s->args[j]);
	}
      add_operand_root (info, &fn->blocks[b].cond);
    }
}

static unsigned
slots_for (unsigned n_roots)
{
  unsigned n = 8;

  while (n < 2 * n_roots)
    n *= 2;
  return n;
}

/* Number the roots of INFO.  N_PLACES bounds their number; few of the places
   are different ones, so the tables are made again as large as needed.  */

static void
number_roots (struct frame_arena *arena, struct frame_info *info,
	      unsigned n_places)
{
  unsigned most = n_places + info->fn->n_params + 1, n;
  struct frame_place *found
    = (struct frame_place *) frame_xrealloc (NULL, most * sizeof *found);
  unsigned *slots;

  info->n_slots = slots_for (most);
  slots = (unsigned *) frame_xrealloc (NULL, info->n_slots * sizeof *slots);
  memset (slots, 0, info->n_slots * sizeof *slots);
  info->slots = slots;
  info->roots = found;
  add_roots (info);
  n = info->n_roots;
  info->n_slots = slots_for (n);
  info->slots = FRAME_NEW_N (arena, unsigned, info->n_slots);
  info->roots = FRAME_NEW_N (arena, struct frame_place, n);
  info->n_roots = 0;
  for (unsigned i = 0; i < n; i++)
    add_root (info, &found[i]);
  frame_xfree (slots);
  frame_xfree (found);
}

/* How many places FN mentions at most; counts its statements too.  */

static unsigned
count_places (struct frame_info *info)
{
  const struct frame_function *fn = info->fn;
  unsigned n = 0;

  for (unsigned b = 0; b < fn->n_blocks; b++)
    {
      n++;
      info->n_stmts += fn->blocks[b].n_stmts;
      for (unsigned i = 0; i < fn->blocks[b].n_stmts; i++)
	n += 1 + fn->blocks[b].stmts[i].n_args;
    }
  return n;
}

/* Blocks.  */

/* Successor I of BLOCK, the landing pad last; -1 behind the end.  */

static int
successor (const struct frame_block *block, unsigned i)
{
  if (i < block->n_succ)
    return block->succ[i];
  return i == block->n_succ ? block->eh : -1;
}

/* Put the blocks of INFO that are reachable into reverse post-order.  The
   walk keeps its own stack: generated functions have long chains of
   blocks.  */

static void
order_blocks (struct frame_arena *arena, struct frame_info *info)
{
  const struct frame_function *fn = info->fn;
  unsigned n = fn->n_blocks, depth = 0, left = n;
  unsigned *stack = FRAME_NEW_N (arena, unsigned, n + 1);
  unsigned *next = FRAME_NEW_N (arena, unsigned, n + 1);
  bool *seen = FRAME_NEW_N (arena, bool, n + 1);

  info->order = FRAME_NEW_N (arena, unsigned, n + 1);
  info->position = FRAME_NEW_N (arena, unsigned, n + 1);
  memset (info->position, 0xff, n * sizeof (unsigned));
  if (n == 0)
    return;
  seen[0] = true;
  stack[depth++] = 0;
  while (depth)
    {
      unsigned b = stack[depth - 1];
      const struct frame_block *block = &fn->blocks[b];

      if (next[b] <= block->n_succ)
	{
	  int to = successor (block, next[b]++);

	  if (to >= 0 && (unsigned) to < n && !seen[to])
	    {
	      seen[to] = true;
	      stack[depth++] = to;
	    }
	  continue;
	}
      info->order[--left] = b;
      depth--;
    }
  info->n_order = n - left;
  memmove (info->order, info->order + left,
	   info->n_order * sizeof (unsigned));
  for (unsigned i = 0; i < info->n_order; i++)
    info->position[info->order[i]] = i;
}

/* Set INFO->loops if some edge goes backwards.  */

static void
find_loops (struct frame_info *info)
{
  for (unsigned i = 0; i < info->n_order; i++)
    {
      const struct frame_block *block = &info->fn->blocks[info->order[i]];

      for (unsigned j = 0; j <= block->n_succ; j++)
	{
	  int to = successor (block, j);

	  if (to >= 0 && info->position[to] <= i)
	    info->loops = true;
	}
    }
}

bool
frame_exclusive_blocks_p (const struct frame_info *info, unsigned a,
			  unsigned b)
{
  unsigned first = info->position[a], last = info->position[b];
  bool *reached, exclusive;

  if (a == b || first == UINT32_MAX || last == UINT32_MAX)
    return false;
  if (first > last)
    {
      unsigned swap = first;

      first = last;
      last = swap;
    }
  reached = (bool *) frame_xrealloc (NULL, info->n_order);
  memset (reached, 0, info->n_order);
  reached[first] = true;
  for (unsigned i = first; i < last; i++)
    {
      const struct frame_block *block = &info->fn->blocks[info->order[i]];

      for (unsigned j = 0; reached[i] && j <= block->n_succ; j++)
	{
	  int to = successor (block, j);

	  if (to >= 0 && info->position[to] > i)
	    reached[info->position[to]] = true;
	}
    }
  exclusive = !reached[last];
  frame_xfree (reached);
  return exclusive;
}

/* The block at which the postdominator chains of A and B, positions in the
   order, meet.  N stands for the exit.  */

static unsigned
meet (const unsigned *pdom, unsigned n, unsigned a, unsigned b)
{
  while (a != b)
    {
      if (a == n || b == n)
	return n;
      if (a < b)
	a = pdom[a];
      else
	b = pdom[b];
    }
  return a;
}

/* Compute the immediate postdominators of INFO.  Backward edges are left
   out: what matters is which branch decides that a block is reached.  */

static void
find_postdominators (struct frame_analysis *an, struct frame_info *info)
{
  unsigned n = info->n_order;
  unsigned *pdom = FRAME_NEW_N (an->arena, unsigned, n + 1);

  info->postdominator = FRAME_NEW_N (an->arena, int, info->fn->n_blocks + 1);
  for (unsigned i = n; i-- > 0;)
    {
      const struct frame_block *block = &info->fn->blocks[info->order[i]];
      unsigned result = UINT32_MAX;

      for (unsigned j = 0; j < block->n_succ; j++)
	{
	  unsigned to = info->position[block->succ[j]];

	  if (to == UINT32_MAX || to <= i)
	    continue;
	  result = result == UINT32_MAX ? to : meet (pdom, n, result, to);
	}
      pdom[i] = result == UINT32_MAX ? n : result;
      info->postdominator[info->order[i]]
	= pdom[i] == n ? -1 : (int) info->order[pdom[i]];
    }
}

int
frame_postdominator (struct frame_analysis *an, struct frame_info *info,
		     unsigned block)
{
  if (!info->postdominator)
    find_postdominators (an, info);
  return info->postdominator[block];
}

/* Tables.  */

static struct frame_function_entry *
find_entry (struct frame_analysis *an, const struct frame_unit *unit,
	    const char *symbol)
{
  struct frame_function_entry *entry;
  struct function_key key;

  memset (&key, 0, sizeof key);
  key.unit = unit;
  key.symbol = symbol;
  HASH_FIND (hh, an->functions, &key, sizeof key, entry);
  return entry;
}

struct frame_info *
frame_find_function (struct frame_analysis *an, const struct frame_unit *unit,
		     const char *symbol)
{
  struct frame_function_entry *entry;

  if (!symbol)
    return NULL;
  entry = find_entry (an, unit, symbol);
  if (!entry)
    entry = find_entry (an, NULL, symbol);
  return entry ? entry->info : NULL;
}

/* Put INFO into the table.  The first definition of a symbol counts; the
   others are the same inline function once more.  Returns false for
   those.  */

static bool
enter_function (struct frame_analysis *an, struct frame_info *info)
{
  const struct frame_unit *unit
    = info->fn->linkage == FRAME_LINK_LOCAL ? info->fn->unit : NULL;
  struct frame_function_entry *entry;

  if (find_entry (an, unit, info->fn->symbol))
    return false;
  entry = FRAME_NEW (an->arena, struct frame_function_entry);
  entry->key.unit = unit;
  entry->key.symbol = info->fn->symbol;
  entry->info = info;
  HASH_ADD (hh, an->functions, key, sizeof entry->key, entry);
  return true;
}

const struct frame_type *
frame_find_type (struct frame_analysis *an, const struct frame_unit *unit,
		 const char *name)
{
  struct frame_type_entry *entry;
  struct type_key key;

  if (!name)
    return NULL;
  memset (&key, 0, sizeof key);
  key.unit = unit;
  key.name = name;
  HASH_FIND (hh, an->types, &key, sizeof key, entry);
  if (entry)
    return entry->type;
  entry = FRAME_NEW (an->arena, struct frame_type_entry);
  entry->key = key;
  entry->type = frame_unit_type (unit, name);
  HASH_ADD (hh, an->types, key, sizeof entry->key, entry);
  return entry->type;
}

/* Mark the functions that the statements of INFO call.  */

static void
mark_callees (struct frame_analysis *an, const struct frame_info *info)
{
  const struct frame_function *fn = info->fn;

  for (unsigned b = 0; b < fn->n_blocks; b++)
    for (unsigned i = 0; i < fn->blocks[b].n_stmts; i++)
      {
	const struct frame_stmt *s = &fn->blocks[b].stmts[i];
	struct frame_info *callee;

	if (s->op != FRAME_OP_CALL)
	  continue;
	callee = frame_find_function (an, fn->unit, s->word);
	if (callee && callee != info)
	  callee->called = true;
      }
}

/* Name the globals of INFO, which is of unit number UNIT: two units may each
   have a "static" of one name.  */

static void
name_globals (struct frame_analysis *an, struct frame_info *info,
	      unsigned unit)
{
  info->globals = FRAME_NEW_N (an->arena, const char *, info->n_roots + 1);
  for (unsigned i = 0; i < info->n_roots; i++)
    if (info->roots[i].base == FRAME_BASE_GLOBAL)
      info->globals[i]
	= an->program->n_units > 1
	      && frame_internal_name_p (info->roots[i].name)
	    ? frame_intern (an->world.strings,
			    frame_printf (an->arena, "%s@%u",
					  info->roots[i].name, unit))
	    : info->roots[i].name;
}

static void
prepare_function (struct frame_analysis *an, struct frame_info *info,
		  const struct frame_function *fn, unsigned unit)
{
  info->fn = fn;
  number_roots (an->arena, info, count_places (info));
  name_globals (an, info, unit);
  order_blocks (an->arena, info);
  find_loops (info);
}

void
frame_prepare_program (struct frame_analysis *an)
{
  unsigned most = 0;

  for (unsigned u = 0; u < an->program->n_units; u++)
    most += an->program->units[u]->n_functions;
  an->infos = FRAME_NEW_N (an->arena, struct frame_info, most + 1);
  for (unsigned u = 0; u < an->program->n_units; u++)
    {
      const struct frame_unit *unit = an->program->units[u];

      for (unsigned i = 0; i < unit->n_functions; i++)
	{
	  struct frame_info *info = &an->infos[an->n_infos];

	  info->fn = unit->functions[i];
	  if (!enter_function (an, info))
	    continue;
	  prepare_function (an, info, unit->functions[i], u);
	  an->work_limit += info->n_stmts;
	  an->n_infos++;
	}
    }
  for (unsigned i = 0; i < an->n_infos; i++)
    mark_callees (an, &an->infos[i]);
  frame_collect_parameters (an);
}

void
frame_release_program (struct frame_analysis *an)
{
  for (unsigned i = 0; i < an->n_infos; i++)
    frame_xfree (an->infos[i].sites);
  HASH_CLEAR (hh, an->functions);
  HASH_CLEAR (hh, an->types);
  frame_release_parameters (an);
}
