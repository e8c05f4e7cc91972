/* What outlives a function: fields of the user's classes and globals.

   For each there is one object, the join of everything that any function
   of the program writes to it ("unset" is the bottom: one real write
   anywhere makes it forgotten).  It stands in wherever a function reads a
   field that it has not written itself, because who wrote it last, in which
   callback, nobody knows.  Where other units may write the field too,
   nothing is known of it.  */

#include "infer.h"
#include <string.h>
#define uthash_malloc(SIZE) frame_alloc (an->arena, SIZE)
#define uthash_free(POINTER, SIZE) ((void) 0)
#include <uthash.h>

/* A field changes so often at most: each writer adds to it.  One that goes
   between two ways to know next to nothing is not worth the rounds.  */
#define MAX_CHANGES 48

struct frame_field
{
  const char *name;		/* component "Class::field", or the symbol of
				   a global */
  bool closed;			/* every write of it is in this program */
  bool tested;			/* the program tests it for "" */
  bool unstable;		/* it changed in each of too many rounds, or
				   too often */
  unsigned changes;
  const struct frame_node *node;
  /* The frame that the user declares it to be in, or null; AT_ODDS if two
     declarations differ.  */
  const struct frame_value *declared;
  bool at_odds;
  UT_hash_handle hh;
};

/* True if CLASS is called NAME (LENGTH bytes).  */

static bool
class_named_p (const struct frame_class *class_, const char *name,
	       size_t length)
{
  return strncmp (class_->name, name, length) == 0
	 && class_->name[length] == '\0';
}

/* True if some unit says that all writers of fields of CLASS (LENGTH bytes)
   are in it.  */

static bool
closed_class_p (const struct frame_analysis *an, const char *class,
		size_t length)
{
  for (unsigned u = 0; u < an->program->n_units; u++)
    {
      const struct frame_unit *unit = an->program->units[u];

      for (unsigned i = 0; i < unit->n_classes; i++)
	if (unit->classes[i].writers == FRAME_CLASS_CLOSED
	    && class_named_p (&unit->classes[i], class, length))
	  return true;
    }
  return false;
}

/* True if some unit says that CLASS (LENGTH bytes) is written from outside of
   the program, or that it writes the class, and not how: it has no
   functions.  */

static bool
open_class_p (const struct frame_analysis *an, const char *class,
	      size_t length)
{
  for (unsigned u = 0; u < an->program->n_units; u++)
    {
      const struct frame_unit *unit = an->program->units[u];

      for (unsigned i = 0; i < unit->n_classes; i++)
	if (unit->classes[i].writers != FRAME_CLASS_CLOSED
	    && (unit->classes[i].writers == FRAME_CLASS_OUTSIDE
		|| !unit->n_functions)
	    && class_named_p (&unit->classes[i], class, length))
	  return true;
    }
  return false;
}

/* The last "::" of NAME, or null.  */

static const char *
last_colons (const char *name)
{
  const char *last = NULL;

  for (const char *p = strstr (name, "::"); p; p = strstr (p + 1, "::"))
    last = p;
  return last;
}

/* Internal linkage: "static", in an unnamed namespace, local to a function,
   a constant array of the compiler's.  */

bool
frame_internal_name_p (const char *name)
{
  return strncmp (name, "_ZL", 3) == 0 || strncmp (name, "_ZZ", 3) == 0
	 || strncmp (name, "C.", 2) == 0 || strstr (name, "_GLOBAL__N_");
}

/* True if nobody outside the program can write NAME.  */

static bool
closed_name_p (const struct frame_analysis *an, const char *name)
{
  const char *colons = last_colons (name);

  if (an->options.closed)
    return !open_class_p (an, name, colons ? (size_t) (colons - name)
					   : strlen (name));
  if (frame_internal_name_p (name))
    return true;
  return colons && closed_class_p (an, name, colons - name);
}

static struct frame_field *
find_field (struct frame_analysis *an, const char *name)
{
  struct frame_field *field;

  HASH_FIND (hh, an->fields, &name, sizeof name, field);
  return field;
}

static struct frame_field *
get_field (struct frame_analysis *an, const char *name)
{
  struct frame_field *field = find_field (an, name);

  if (field)
    return field;
  field = FRAME_NEW (an->arena, struct frame_field);
  field->name = name;
  field->closed = closed_name_p (an, name);
  field->node = an->world.unwritten;
  HASH_ADD (hh, an->fields, name, sizeof name, field);
  return field;
}

/* The alternatives of the string VALUE that mean something outside of the
   function: all but what it knows of its own arguments.  */

static const struct frame_value *
outside_string (struct frame_analysis *an, const struct frame_value *value)
{
  const struct frame_string *s = &value->u.string;
  const struct frame_value *result = NULL;

  for (unsigned i = 0; i < s->n; i++)
    {
      const struct frame_alt *alt = &s->alts[i];
      bool known = alt->kind != FRAME_ALT_SYMBOL;
      const struct frame_value *one;

      for (unsigned j = 0; j < alt->n_parts; j++)
	known &= alt->parts[j].kind != FRAME_ALT_SYMBOL;
      one = known ? frame_value_alt (an->round, alt, s->other)
		  : &frame_string_unknown;
      result = result ? frame_value_join (an->round, result, one,
					  FRAME_JOIN_PATHS)
		      : one;
    }
  return result ? result : &frame_string_unknown;
}

/* True if REST is what the field NAME holds at PATH: written back there, by a
   call that got the field's address, it is no news.  */

static bool
same_field_p (const struct frame_rest *rest, const char *name,
	      const char *const *path, unsigned n_path)
{
  if (rest->kind != FRAME_REST_FIELD || rest->name != name
      || rest->n_path != n_path)
    return false;
  for (unsigned i = 0; i < n_path; i++)
    if (rest->path[i] != path[i])
      return false;
  return true;
}

/* True if the id VALUE means something outside of the function.  */

static bool
means_outside_p (const struct frame_value *value)
{
  const struct frame_string *s = &value->u.string;

  if (s->n == 0 || s->other)
    return false;
  for (unsigned i = 0; i < s->n; i++)
    {
      if (s->alts[i].kind == FRAME_ALT_SYMBOL)
	return false;
      for (unsigned j = 0; j < s->alts[i].n_parts; j++)
	if (s->alts[i].parts[j].kind == FRAME_ALT_SYMBOL)
	  return false;
    }
  return true;
}

/* FRAME, of data, as it is kept for the whole program; null if it is one of an
   argument.  */

static const struct frame_value *
outside_frame (struct frame_analysis *an, const struct frame_value *frame)
{
  if (!frame || !means_outside_p (frame))
    return NULL;
  if (frame->u.string.from && !means_outside_p (frame->u.string.from))
    return frame_value_moved (an->round, frame, NULL);
  return frame;
}

/* NODE as it is kept for the whole program at PATH of the field NAME:
   without what holds in the writing function only, and without fields,
   which are kept by themselves.  PATH has room for deeper components.  */

static const struct frame_node *
outside (struct frame_analysis *an, const struct frame_node *node,
	 const char *name, const char **path, unsigned n_path)
{
  struct frame_world *world = &an->world;
  const struct frame_value *value = node->value, *frame;
  const struct frame_node *result;

  if (value && value->kind == FRAME_VALUE_STRING)
    value = outside_string (an, value);
  else if (value && (value->kind == FRAME_VALUE_ADDRESS
		     || frame_value_local_p (value)))
    return world->unknown;
  if (node->rest->kind == FRAME_REST_ENTRY && !value)
    result = world->unknown;
  else if (!value && same_field_p (node->rest, name, path, n_path))
    result = world->unwritten;
  else
    result = frame_node_of_rest (world, node->rest);
  for (unsigned i = 0; i < node->n; i++)
    {
      const char *key = node->children[i].key;

      if (frame_field_key_p (key))
	continue;
      path[n_path] = key;
      result = frame_node_set (world, result, &key, 1,
			       outside (an, node->children[i].node, name,
					path, n_path + 1));
    }
  if (value)
    result = frame_node_set_value (world, result, value);
  frame = outside_frame (an, node->frame);
  return frame && result != world->unwritten
	   ? frame_node_with_frame (world, result, frame) : result;
}

const struct frame_node *
frame_outside (struct frame_analysis *an, const struct frame_node *node)
{
  const char *steps[FRAME_MAX_DEPTH + 1];

  return outside (an, frame_forget_all_ways (&an->world, node), "", steps, 0);
}

/* True if NODE is a pointer that nothing was assigned to: no object of it is
   known by that.  */

static bool
null_pointer_p (const struct frame_node *node)
{
  size_t n = node->rest->name ? strlen (node->rest->name) : 0;

  return node->rest->kind == FRAME_REST_DEFAULT && !node->value && !node->n
	 && n > 4 && strcmp (node->rest->name + n - 4, "_ptr") == 0;
}

void
frame_store_write (struct frame_analysis *an, const char *name,
		   const char *const *path, unsigned n_path,
		   const struct frame_node *node)
{
  struct frame_field *field = get_field (an, name);
  struct frame_world *world = &an->world;
  const struct frame_node *written, *joined;
  const char *steps[n_path + FRAME_MAX_DEPTH + 1];

  if (field->unstable || (n_path == 0 && null_pointer_p (node)))
    return;
  if (n_path)
    memcpy (steps, path, n_path * sizeof *path);
  written = frame_node_set (world, world->unwritten, path, n_path,
			    outside (an, frame_forget_all_ways (world, node),
				     name, steps, n_path));
  joined = frame_node_join (world, field->node, written, FRAME_JOIN_WRITES);
  if (joined == field->node || frame_node_equal_p (joined, field->node))
    return;
  field->node = joined;
  field->unstable |= an->distrust_changing || ++field->changes > MAX_CHANGES;
  an->fields_changed = true;
}

bool
frame_store_written_p (struct frame_analysis *an, const char *name)
{
  const struct frame_field *field = find_field (an, name);

  an->fields_read = true;
  return field && field->node != an->world.unwritten;
}

void
frame_store_tested (struct frame_analysis *an, const char *name)
{
  struct frame_field *field = get_field (an, name);

  if (!field->tested)
    an->fields_changed = true;
  field->tested = true;
}

void
frame_store_declare (struct frame_analysis *an, const char *name,
		     const struct frame_value *frame)
{
  struct frame_field *field = get_field (an, name);

  if (field->at_odds
      || (field->declared && frame_value_equal_p (field->declared, frame)))
    return;
  field->at_odds = field->declared != NULL;
  field->declared = field->at_odds ? NULL : frame;
  an->fields_changed = true;
}

/* The object at REST of FIELD as far as it is known by what is written; null
   if unknown.  */

static const struct frame_node *
read_field (struct frame_analysis *an, const struct frame_field *field,
	    const struct frame_rest *rest)
{
  const struct frame_node *node;

  if (!field || !field->closed || field->unstable || an->distrust_fields)
    return NULL;
  node = frame_node_at (&an->world, field->node, rest->path, rest->n_path);
  if (field->tested && node->has_default)
    return NULL;
  return node;
}

/* The object at REST of ANALYSIS; null if unknown.  */

const struct frame_node *
frame_store_read (void *analysis, const struct frame_rest *rest)
{
  struct frame_analysis *an = (struct frame_analysis *) analysis;
  struct frame_field *field = find_field (an, rest->name);
  const struct frame_node *node = read_field (an, field, rest);

  an->fields_read = true;
  if (!field || !field->declared || rest->n_path)
    return node;
  return frame_node_with_frame (&an->world,
				node ? node : an->world.unknown_switch,
				field->declared);
}

void
frame_store_move (struct frame_analysis *an)
{
  struct frame_field *field, *next;

  HASH_ITER (hh, an->fields, field, next)
    {
      field->node = frame_node_copy (&an->world, field->node);
      if (field->declared)
	field->declared = frame_value_deep_copy (an->round, field->declared);
    }
}

void
frame_store_note_limits (struct frame_analysis *an)
{
  for (struct frame_field *f = an->fields; f; f = f->hh.next)
    if (f->unstable)
      frame_buffer_printf (&an->dump, "given up: %s is unknown\n", f->name);
}

void
frame_store_free (struct frame_analysis *an)
{
  HASH_CLEAR (hh, an->fields);
}
