/* Parameters: reading them, the defaults that they are declared with, and
   which of them the program asks for.

   In ROS 2 a node declares a parameter once, with its default, and gets its
   value elsewhere; there may be any number of functions in between.  So all
   declarations of the program are collected before it is evaluated.  A name
   that is declared with two defaults, by two nodes perhaps, has none.
   Where a program asks whether a parameter is set (hasParam), it has something
   else to use if it is not: what was in the variable before is no default
   then.  And where it tests a parameter for being empty, anywhere, it handles
   that: nobody needs to be told.  */

#include "infer.h"
#include <stdlib.h>
#include <string.h>
#include <strings.h>
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
  bool declared;
  bool asked;
  bool tested;			/* for "" */
  UT_hash_handle hh;
};

/* What is known of the parameter called TEXT, which may be null; null if
   nothing is.  */

static struct frame_parameter *
find_parameter (struct frame_analysis *an, const char *text)
{
  const char *name = text ? frame_intern (an->world.strings, text) : NULL;
  struct frame_parameter *p = NULL;

  if (name)
    HASH_FIND (hh, an->parameters, &name, sizeof name, p);
  return p;
}

/* The parameter called TEXT, made if it is new.  */

static struct frame_parameter *
parameter (struct frame_analysis *an, const char *text)
{
  struct frame_parameter *p = find_parameter (an, text);

  if (p)
    return p;
  p = FRAME_NEW (an->arena, struct frame_parameter);
  p->name = frame_intern (an->world.strings, text);
  HASH_ADD (hh, an->parameters, name, sizeof p->name, p);
  return p;
}

/* STMT, of UNIT, declares a parameter.  */

static void
declare (struct frame_analysis *an, const struct frame_unit *unit,
	 const struct frame_stmt *stmt)
{
  const struct frame_operand *value = &stmt->args[1];
  const char *text = value->kind == FRAME_STRING
		       ? frame_intern (an->world.strings, value->string) : NULL;
  struct frame_parameter *p = parameter (an, stmt->args[0].string);

  if (p->declared)
    {
      if (p->text != text)
	p->text = NULL;
      return;
    }
  p->declared = true;
  p->text = text;
  p->where.unit = unit;
  p->where.loc = stmt->loc;
}

/* Take down what STMT, of UNIT, says of a parameter.  */

static void
collect (struct frame_analysis *an, const struct frame_unit *unit,
	 const struct frame_stmt *stmt)
{
  if (stmt->op != FRAME_OP_PARAM || !stmt->word || !stmt->n_args
      || stmt->args[0].kind != FRAME_STRING)
    return;
  if (strcmp (stmt->word, "declare") == 0 && stmt->n_args == 2
      && stmt->args[1].kind != FRAME_NONE)
    declare (an, unit, stmt);
  else if (strcmp (stmt->word, "has") == 0)
    parameter (an, stmt->args[0].string)->asked = true;
}

void
frame_collect_parameters (struct frame_analysis *an)
{
  for (unsigned i = 0; i < an->n_infos; i++)
    {
      const struct frame_function *fn = an->infos[i].fn;

      for (unsigned b = 0; b < fn->n_blocks; b++)
	for (unsigned s = 0; s < fn->blocks[b].n_stmts; s++)
	  collect (an, fn->unit, &fn->blocks[b].stmts[s]);
    }
}

const char *
frame_declared_default (struct frame_analysis *an, const char *name,
			struct frame_where *where)
{
  const struct frame_parameter *p = find_parameter (an, name);

  if (!p || !p->text)
    return NULL;
  *where = p->where;
  return p->text;
}

bool
frame_parameter_asked_p (struct frame_analysis *an, const char *name)
{
  const struct frame_parameter *p = find_parameter (an, name);

  return p && p->asked;
}

/* Reading.  */

/* The string that a parameter has if nobody sets it: the default VALUE,
   with "unset" for a string variable that was never written.  */

static const char *
default_string (struct frame_activation *a, const struct frame_value *value)
{
  const struct frame_string *s = &value->u.string;

  if (s->n == 1 && !s->other && s->alts[0].kind == FRAME_ALT_UNSET)
    return frame_intern (a->an->world.strings, "");
  return frame_constant_string (value);
}

/* True if STMT gets a parameter that it gives no default: A1 is none, or the
   variable's old value.  */

static bool
without_default_p (const struct frame_stmt *stmt)
{
  if (stmt->word && strcmp (stmt->word, "declare") == 0)
    return false;
  return stmt->n_args < 2 || stmt->args[1].kind == FRAME_NONE
	 || (stmt->word && (strcmp (stmt->word, "get") == 0
			    || strcmp (stmt->word, "get_declared") == 0));
}

/* True if STMT gets a parameter that another unit may declare, with a default
   of its own.  */

static bool
declared_elsewhere_p (const struct frame_activation *a,
		      const struct frame_stmt *stmt)
{
  return !a->an->options.closed && stmt->word
	 && strcmp (stmt->word, "get_declared") == 0;
}

/* What is set for the parameter NAME of the program, or null.  */

static const struct frame_given *
given_of (const struct frame_analysis *an, const char *name)
{
  if (name[0] == '~')
    name += 1 + (name[1] == '/');
  for (unsigned i = 0; i < an->options.n_given; i++)
    if (strcmp (an->options.given[i].name, name) == 0)
      return &an->options.given[i];
  return NULL;
}

/* True if TEXT is a truth value or a number, to *NUMBER.  */

static bool
number_text_p (const char *text, double *number)
{
  char *end;

  *number = strcasecmp (text, "true") == 0;
  if (*number || strcasecmp (text, "false") == 0)
    return true;
  *number = strtod (text, &end);
  return end != text && !*end;
}

/* The parameter that is set to what GIVEN says; FALLBACK, its default, tells
   its type.  */

static const struct frame_node *
given_node (struct frame_activation *a, const struct frame_given *given,
	    const struct frame_node *fallback)
{
  struct frame_world *world = &a->an->world;
  bool truth = given->text && (strcasecmp (given->text, "true") == 0
			       || strcasecmp (given->text, "false") == 0);
  double number;

  if (!given->text)
    return world->unknown_switch;
  if ((truth || frame_node_number (world, fallback, &number))
      && number_text_p (given->text, &number))
    return frame_node_of_value (world, frame_value_number (world->arena, number,
							   given->where));
  return frame_node_of_value (
    world, frame_value_string (world->arena,
			       frame_intern (world->strings, given->text),
			       given->where));
}

/* The value of a parameter that NODE is, where the parameter is set if FOUND,
   and where it is not otherwise.  Null if NODE is no parameter.  */

static const struct frame_node *
parameter_on (struct frame_activation *a, const struct frame_node *node,
	      bool found)
{
  struct frame_world *world = &a->an->world;
  const struct frame_value *value = node->value;
  struct frame_alt alt;

  if (value && value->kind == FRAME_VALUE_NUMBER && value->u.number.param)
    return found ? world->unknown_switch
		 : frame_node_of_value (
		     world, frame_value_number (world->arena,
						value->u.number.n,
						value->where));
  if (!value || value->kind != FRAME_VALUE_STRING || value->u.string.n != 1
      || value->u.string.alts[0].kind != FRAME_ALT_PARAM)
    return NULL;
  alt = value->u.string.alts[0];
  if (found)
    alt.found = true;
  else if (alt.text)
    alt.kind = FRAME_ALT_CONST;
  else
    return world->unknown;
  if (found)
    alt.text = NULL;
  else
    alt.name = NULL;
  return frame_node_of_value (world,
			      frame_value_alt (world->arena, &alt, false));
}

/* True if STMT asks whether a parameter is set.  */

static bool
found_p (const struct frame_stmt *stmt)
{
  return stmt->op == FRAME_OP_PARAM && stmt->word
	 && strcmp (stmt->word, "found") == 0 && stmt->n_args == 2
	 && stmt->args[1].kind == FRAME_PLACE;
}

/* True if STMT asks whether a parameter is set, before or after it is got.  */

static bool
asks_p (const struct frame_stmt *stmt)
{
  return found_p (stmt)
	 || (stmt->word && strcmp (stmt->word, "has") == 0);
}

/* True if the program declares the parameter that STMT reads, with a default
   (ROS 2).  */

static bool
declared_p (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_where where;

  return frame_declared_default (
	   a->an, frame_constant_string (frame_operand_string (a, stmt, 0)),
	   &where) != NULL;
}

/* True if the program tests whether the parameter that STMT reads is set.  */

static bool
tested_p (const struct frame_activation *a, const struct frame_stmt *stmt)
{
  const struct frame_block *block = &a->info->fn->blocks[a->block];

  return stmt >= block->stmts && stmt + 1 < block->stmts + block->n_stmts
	 && found_p (stmt + 1) && stmt->dst.kind == FRAME_PLACE
	 && frame_place_equal (&stmt->dst.place, &stmt[1].args[1].place);
}

/* STMT gives its place NODE, a parameter.  If the program tests whether that
   is set, the rest of the program sees it where it is; what is there
   otherwise, somebody else has written.  */

static void
parameter_result (struct frame_activation *a, const struct frame_stmt *stmt,
		  const struct frame_node *node)
{
  const struct frame_node *found = parameter_on (a, node, true);
  struct frame_targets targets;

  /* One that is declared is set.  */
  if (found && tested_p (a, stmt) && !declared_p (a, stmt))
    {
      frame_resolve (a, &stmt->dst.place, &targets);
      if (targets.n == 1 && !targets.other)
	{
	  frame_write_targets (a, &targets, found);
	  a->roots[targets.t[0].root]
	    = frame_node_set (&a->an->world, a->roots[targets.t[0].root],
			      targets.t[0].path, targets.t[0].n_path, node);
	  return;
	}
    }
  frame_result (a, stmt, node);
}

/* Whether the parameter that STMT asks about is set, as a node; null if nobody
   knows.  */

static const struct frame_node *
known_to_be_set (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_world *world = &a->an->world;
  const char *name = frame_constant_string (frame_operand_string (a, stmt, 0));
  bool set;

  if (!name)
    return NULL;
  set = given_of (a->an, name) || declared_p (a, stmt);
  if (!set && !a->an->options.given_known)
    return NULL;
  return frame_node_of_value (world,
			      frame_value_number (world->arena, set,
						  frame_where_of (a, stmt)));
}

/* D := whether the parameter A0, which has just been read into A1, is set.
   Where that is tested, A1 is the parameter, or what it was before.  */

static void
do_found (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_world *world = &a->an->world;
  struct frame_effect *e;
  struct frame_value *value;
  struct frame_targets targets;

  frame_resolve (a, &stmt->args[1].place, &targets);
  if (targets.n != 1 || targets.other)
    {
      frame_result (a, stmt, world->unknown);
      return;
    }
  e = FRAME_NEW (world->arena, struct frame_effect);
  e->target = frame_kept_target (a, &targets, 0);
  e->after = frame_read_targets (a, &targets);
  for (unsigned i = 0; i < 2; i++)
    e->on[i] = parameter_on (a, e->after, i);
  value = frame_value_new (world->arena, FRAME_VALUE_OUTCOME,
			   frame_where_of (a, stmt));
  value->u.outcome.n = e->on[0] ? 1 : 0;
  value->u.outcome.effects = e;
  frame_result (a, stmt, frame_node_of_value (world, value));
}

/* D := the ROS parameter named A0, A1 if there is none.  */

void
frame_do_param (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_world *world = &a->an->world;
  struct frame_alt alt = { .kind = FRAME_ALT_PARAM };
  const struct frame_node *fallback
    = stmt->n_args > 1 ? frame_argument (a, stmt, 1) : world->unknown;
  const struct frame_given *given;
  const struct frame_node *node;
  double number;

  if (asks_p (stmt))
    {
      node = known_to_be_set (a, stmt);
      if (node || !found_p (stmt))
	frame_result (a, stmt, node ? node : world->unknown_switch);
      else
	do_found (a, stmt);
      return;
    }
  alt.name = frame_constant_string (frame_operand_string (a, stmt, 0));
  alt.text = default_string (a, frame_node_string (world, fallback));
  alt.where = frame_where_of (a, stmt);
  given = alt.name ? given_of (a->an, alt.name) : NULL;
  if (given)
    {
      frame_result (a, stmt, given_node (a, given, fallback));
      return;
    }
  if (without_default_p (stmt))
    {
      const char *declared
	= frame_declared_default (a->an, alt.name, &alt.where);

      if (declared)
	alt.text = declared;
      else if (frame_parameter_asked_p (a->an, alt.name)
	       && !a->an->options.given_known)
	{
	  alt.text = NULL;
	  alt.found = true;
	}
      else if (alt.text && !*alt.text && declared_elsewhere_p (a, stmt))
	alt.text = NULL;
    }
  /* Nobody sets it: what a prefix that is empty is put before is known.  */
  if (a->an->options.given_known && alt.text && !*alt.text)
    alt.kind = FRAME_ALT_CONST;
  if (!alt.text && !alt.found
      && frame_node_number (world, fallback, &number))
    {
      struct frame_value *value
	= frame_value_new (world->arena, FRAME_VALUE_NUMBER, alt.where);

      value->u.number.n = number;
      if (!a->an->options.given_known || !alt.name)
	value->u.number.param = alt.name ? alt.name : "?";
      node = frame_node_of_value (world, value);
    }
  else if (alt.name && (alt.text || alt.found || stmt->n_args < 2
			|| frame_node_unknown_p (fallback)))
    node = frame_node_of_value (world,
				frame_value_alt (world->arena, &alt, false));
  else
    node = world->unknown_switch;
  parameter_result (a, stmt, node);
}

/* The program tests whether the parameter NAME is empty.  */

void
frame_parameter_test (struct frame_analysis *an, const char *name)
{
  struct frame_parameter *p = parameter (an, name);

  an->fields_changed |= !p->tested;
  p->tested = true;
}

/* True if the program tests whether the parameter NAME is empty.  */

bool
frame_parameter_tested_p (struct frame_analysis *an, const char *name)
{
  const struct frame_parameter *p = find_parameter (an, name);

  /* Ask again when more is known.  */
  an->fields_read |= name != NULL;
  return p && p->tested;
}

void
frame_release_parameters (struct frame_analysis *an)
{
  HASH_CLEAR (hh, an->parameters);
}
