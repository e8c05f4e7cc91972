/* Initial values of variables of static storage.

   What a constructor sets is seen where the compiler calls it.  But
   "const char *const MAP = "map";" and tables of such strings are data: no
   statement writes them, and the unit that reads them may be another.  Here
   they become assignments, in one function that nobody calls.  */

#include "statics.h"
#include "lowered.h"
#include "places.h"
#include "recognise.h"

/* A table with more values than this is not about frames.  */
#define MAX_VALUES 256
/* Nor is a text longer than this.  */
#define MAX_TEXT 128

typedef hash_set<nofree_string_hash> name_set;

/* One value of a variable, and where it goes.  */
struct static_value
{
  struct frame_place place;
  struct frame_operand value;
  location_t loc;
};

static struct frame_arena *arena;
static vec<static_value> values;

/* Names.  */

static void
add_name (const struct frame_operand &op, name_set &names)
{
  if (frame_operand_place_p (op) && op.place.base == FRAME_BASE_GLOBAL)
    names.add (op.place.name);
}

/* Put the variables that the functions of UNIT name into NAMES.  */

static void
collect_names (const struct frame_unit *unit, name_set &names)
{
  for (unsigned f = 0; f < unit->n_functions; f++)
    {
      const struct frame_function *fn = unit->functions[f];
      for (unsigned i = 0; i < fn->n_blocks; i++)
	for (unsigned j = 0; j < fn->blocks[i].n_stmts; j++)
	  {
	    const struct frame_stmt *s = &fn->blocks[i].stmts[j];
	    for (unsigned k = 0; k < s->n_args; k++)
	      add_name (s->args[k], names);
	  }
    }
}

/* Values.  */

/* What is in a std::string that the compiler has made, as it does in C++20 with
   those that hold their text themselves.  */
struct made_string
{
  bool known;
  unsigned HOST_WIDE_INT length;
  char text[16];
};

/* Read the characters VALUE into S.  */

static void
read_characters (tree value, made_string *s)
{
  if (TREE_CODE (value) == STRING_CST)
    {
      size_t n = MIN ((size_t) TREE_STRING_LENGTH (value), sizeof s->text);
      memcpy (s->text, TREE_STRING_POINTER (value), n);
      return;
    }
  unsigned HOST_WIDE_INT i;
  tree index, element;
  if (TREE_CODE (value) == CONSTRUCTOR)
    FOR_EACH_CONSTRUCTOR_ELT (CONSTRUCTOR_ELTS (value), i, index, element)
      if (index && tree_fits_uhwi_p (index)
	  && tree_to_uhwi (index) < sizeof s->text
	  && TREE_CODE (element) == INTEGER_CST)
	s->text[tree_to_uhwi (index)] = TREE_INT_CST_LOW (element);
}

/* Read VALUE, a string or a part of one, into S.  */

static void
read_string (tree value, made_string *s)
{
  unsigned HOST_WIDE_INT i;
  tree index, element;
  FOR_EACH_CONSTRUCTOR_ELT (CONSTRUCTOR_ELTS (value), i, index, element)
    {
      if (!index || TREE_CODE (index) != FIELD_DECL)
	continue;
      const char *name = DECL_NAME (index)
			   ? IDENTIFIER_POINTER (DECL_NAME (index)) : "";
      if (strcmp (name, "_M_string_length") == 0
	  && tree_fits_uhwi_p (element))
	{
	  s->length = tree_to_uhwi (element);
	  s->known = s->length < sizeof s->text;
	}
      else if (strcmp (name, "_M_local_buf") == 0)
	read_characters (element, s);
      else if (TREE_CODE (element) == CONSTRUCTOR)
	read_string (element, s);
    }
}

/* Keep that PLACE is the string VALUE, a CONSTRUCTOR.  */

static void
collect_string (struct frame_place place, tree value, location_t loc)
{
  made_string s;
  memset (&s, 0, sizeof s);
  read_string (value, &s);
  if (s.known)
    values.safe_push ({ place, frame_op_string (
				 arena, frame_printf (arena, "%.*s",
						      (int) s.length, s.text)),
			loc });
}

/* Keep that PLACE is VALUE, a constant, or what of it is known.  */

static void
collect_value (struct frame_place place, tree value, location_t loc)
{
  if (values.length () >= MAX_VALUES)
    return;
  STRIP_NOPS (value);
  if (TREE_CODE (value) == CONSTRUCTOR
      && frame_string_type_p (TREE_TYPE (value)))
    {
      collect_string (place, value, loc);
      return;
    }
  if (TREE_CODE (value) == CONSTRUCTOR)
    {
      unsigned HOST_WIDE_INT i;
      tree index, element;
      FOR_EACH_CONSTRUCTOR_ELT (CONSTRUCTOR_ELTS (value), i, index, element)
	if (index && TREE_CODE (index) == FIELD_DECL)
	  collect_value (frame_place_of_member (place, index), element, loc);
	else if (index && tree_fits_uhwi_p (index))
	  collect_value (frame_place_field (
			   arena, place,
			   frame_printf (arena, "[%u]",
					 (unsigned) tree_to_uhwi (index))),
			 element, loc);
      return;
    }
  struct frame_operand op = frame_constant_operand (value);
  if (op.kind == FRAME_NUMBER
      || (op.kind == FRAME_STRING && strlen (op.string) <= MAX_TEXT))
    values.safe_push ({ place, op, loc });
}

/* True if the variable DECL is a string by itself: a pointer to characters,
   an array of them, or a std::string.  */

static bool
text_variable_p (tree decl)
{
  tree type = TREE_TYPE (decl);
  return frame_char_pointer_p (type) || frame_string_type_p (type)
	 || (TREE_CODE (type) == ARRAY_TYPE
	     && TREE_CODE (TREE_TYPE (type)) == INTEGER_TYPE
	     && TYPE_PRECISION (TREE_TYPE (type)) == BITS_PER_UNIT);
}

/* Collect the value of the variable of NODE, if it is the user's and one of
   NAMES or for other units.  */

static void
collect_variable (varpool_node *node, name_set &names)
{
  tree decl = node->decl;
  if (!DECL_INITIAL (decl) || DECL_INITIAL (decl) == error_mark_node
      || DECL_EXTERNAL (decl) || DECL_VIRTUAL_P (decl)
      || !frame_user_decl_p (decl))
    return;
  const char *name = IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (decl));
  /* Of the compiler's own only "C.1": what a list is made from.  */
  if (DECL_ARTIFICIAL (decl) && strncmp (name, "C.", 2) != 0)
    return;
  if (names.contains (name)
      || (TREE_PUBLIC (decl) && text_variable_p (decl)))
    collect_value (frame_place_global (arena, name), DECL_INITIAL (decl),
		   DECL_SOURCE_LOCATION (decl));
}

/* The order in which variables stand in the source.  */

static int
compare_variables (const void *pa, const void *pb)
{
  const varpool_node *a = *(varpool_node *const *) pa;
  const varpool_node *b = *(varpool_node *const *) pb;
  return a->order < b->order ? -1 : a->order > b->order;
}

void
frame_lower_statics (struct frame_unit *unit)
{
  arena = unit->program->arena;
  values.create (0);
  name_set names;
  collect_names (unit, names);
  auto_vec<varpool_node *> nodes;
  varpool_node *node;
  FOR_EACH_VARIABLE (node)
    nodes.safe_push (node);
  nodes.qsort (compare_variables);
  for (varpool_node *n : nodes)
    collect_variable (n, names);
  if (!values.is_empty ())
    {
      struct frame_function *fn
	= frame_function_new (unit, "_GLOBAL__frame_statics",
			      "static initialisation");
      fn->linkage = FRAME_LINK_LOCAL;
      fn->loc = frame_lower_location (values[0].loc);
      struct frame_builder *b = frame_builder_new (fn, 1);
      for (const static_value &v : values)
	{
	  struct frame_stmt *s
	    = frame_builder_add (b, 0, FRAME_OP_SET,
				 frame_lower_location (v.loc));
	  frame_stmt_args (b, s, 1);
	  s->dst = frame_op_place (v.place);
	  s->args[0] = v.value;
	}
      frame_builder_finish (b);
    }
  values.release ();
}
