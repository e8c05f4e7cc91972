/* Places and operands.

   Pointers are followed symbolically: an SSA name that holds the address
   of a variable, of a member of *this, of what an accessor returns, is
   replaced by that place, so that frame IR shows the object and not how
   the compiler reached it.  Member names are put into the canonical shape
   that the models give their class.  */

#include "places.h"
#include "class-access.h"
#include "annotate.h"
#include "constants.h"
#include "recognise.h"

/* How deep a chain of copies and casts is followed.  */
#define POINTER_DEPTH 32

static struct frame_arena *arena;
static tree current_function;
/* Names of variables, by declaration.  */
static hash_map<tree, const char *> *names;
/* How often a source name was given out, to keep shadowing ones apart.  */
static hash_map<nofree_string_hash, int> *uses;
/* Temporaries that are views of other places.  */
static hash_map<tree, struct frame_place> *views;
static unsigned n_temporaries;
/* By SSA version: its name, and what it points to.  */
static vec<const char *> ssa_names;
static vec<struct frame_place *> pointees;
/* SSA names whose pointee is being looked for, against PHI cycles.  */
static vec<bool> pending;
/* The user's classes met in the unit, and who writes them.  */
static hash_map<nofree_string_hash, enum frame_class_writers> *classes;

void
frame_places_start_unit (void)
{
  classes = new hash_map<nofree_string_hash, enum frame_class_writers>;
}

void
frame_places_finish_unit (void)
{
  delete classes;
  classes = NULL;
}

enum frame_class_writers
frame_class_writers (const char *name)
{
  enum frame_class_writers *writers = classes->get (name);
  return writers ? *writers : FRAME_CLASS_OPEN;
}

/* Note the class TYPE called NAME that DECL declares.  A class of the main
   source file has all its methods there, too: no other unit sees it.  */

static void
note_class (const char *name, tree type, tree decl)
{
  if (classes->get (name))
    return;
  expanded_location loc = expand_location (DECL_SOURCE_LOCATION (decl));
  bool own = loc.file && main_input_filename
	     && strcmp (loc.file, main_input_filename) == 0;
  enum frame_class_writers writers = FRAME_CLASS_OPEN;
  if (frame_written_from_outside_p (type))
    writers = FRAME_CLASS_OUTSIDE;
  else if (own || frame_written_here_only_p (type))
    writers = FRAME_CLASS_CLOSED;
  classes->put (name, writers);
}

void
frame_places_start (struct frame_arena *the_arena, tree fndecl)
{
  arena = the_arena;
  current_function = fndecl;
  names = new hash_map<tree, const char *>;
  uses = new hash_map<nofree_string_hash, int>;
  n_temporaries = 0;
  views = new hash_map<tree, struct frame_place>;
  ssa_names.create (0);
  ssa_names.safe_grow_cleared (num_ssa_names);
  pointees.create (0);
  pointees.safe_grow_cleared (num_ssa_names);
  pending.create (0);
  pending.safe_grow_cleared (num_ssa_names);
}

void
frame_places_finish (void)
{
  delete names;
  delete uses;
  delete views;
  ssa_names.release ();
  pointees.release ();
  pending.release ();
}

/* Naming.  */

static const char *
fresh_temporary (void)
{
  return frame_intern (arena, frame_printf (arena, "%u", ++n_temporaries));
}

struct frame_place
frame_place_temporary (void)
{
  return frame_place_local (arena, fresh_temporary ());
}

/* A name for the local variable DECL, unique in the function and the same
   in every compile.  */

static const char *
local_name (tree decl)
{
  const char **known = names->get (decl);
  if (known)
    return *known;
  const char *name;
  if (DECL_ARTIFICIAL (decl) || !DECL_NAME (decl))
    name = fresh_temporary ();
  else
    {
      name = frame_intern (arena, IDENTIFIER_POINTER (DECL_NAME (decl)));
      int &count = uses->get_or_insert (name);
      if (count++)
	name = frame_intern (arena, frame_printf (arena, "%s$%d", name,
						  count));
    }
  names->put (decl, name);
  return name;
}

/* The name for the SSA name NAME: a temporary's and, where a number has one,
   the variable's name behind a "$", because checks of angles read it.  */

static const char *
ssa_temporary (tree name)
{
  const char *number = fresh_temporary ();
  tree var = SSA_NAME_VAR (name);
  if (!var || DECL_ARTIFICIAL (var) || !DECL_NAME (var)
      || !SCALAR_FLOAT_TYPE_P (TREE_TYPE (name)))
    return number;
  return frame_intern (arena,
		       frame_printf (arena, "%s$%s", number,
				     IDENTIFIER_POINTER (DECL_NAME (var))));
}

struct frame_place
frame_place_of_ssa (tree name)
{
  unsigned version = SSA_NAME_VERSION (name);
  if (SSA_NAME_IS_DEFAULT_DEF (name) && SSA_NAME_VAR (name))
    {
      struct frame_place place;
      if (frame_place_of_reference (SSA_NAME_VAR (name), &place))
	return place;
    }
  if (!ssa_names[version])
    ssa_names[version] = ssa_temporary (name);
  struct frame_place place = frame_place_local (arena, ssa_names[version]);
  if (SSA_NAME_VAR (name) && !POINTER_TYPE_P (TREE_TYPE (name)))
    frame_annotate_mention (SSA_NAME_VAR (name), place);
  return place;
}

struct frame_place
frame_place_extend (struct frame_place place, const char *path)
{
  while (*path)
    {
      const char *dot = strchr (path, '.');
      size_t length = dot ? (size_t) (dot - path) : strlen (path);
      place = frame_place_field (arena, place,
				 frame_intern_n (arena, path, length));
      path += length + (dot != NULL);
    }
  return place;
}

/* References.  */

/* The position of the parameter PARM in the current function.  */

static unsigned
parameter_position (tree parm)
{
  unsigned position = 0;
  for (tree p = DECL_ARGUMENTS (current_function); p; p = DECL_CHAIN (p))
    {
      if (p == parm)
	break;
      position++;
    }
  return position;
}

/* True if DECL is a quality of service that a library keeps as a constant:
   which one it is, its name tells.  */

static bool
constant_profile_p (tree decl)
{
  if (!VAR_P (decl) || !TREE_READONLY (decl) || !is_global_var (decl))
    return false;
  const struct frame_model_type *model = frame_type_model (TREE_TYPE (decl));
  return model && model->kind && strcmp (model->kind, "qos") == 0;
}

static bool
place_of_decl (tree decl, struct frame_place *place)
{
  switch (TREE_CODE (decl))
    {
    case PARM_DECL:
      *place = frame_place_param (parameter_position (decl));
      return true;
    case RESULT_DECL:
      *place = frame_place_result ();
      return true;
    case VAR_DECL:
      if (struct frame_place *view = views->get (decl))
	{
	  *place = *view;
	  return true;
	}
      if (is_global_var (decl) && !frame_user_decl_p (decl)
	  && !constant_profile_p (decl))
	return false;
      if (is_global_var (decl))
	*place = frame_place_global (
	  arena, frame_intern (arena, IDENTIFIER_POINTER (
					DECL_ASSEMBLER_NAME (decl))));
      else
	*place = frame_place_local (arena, local_name (decl));
      frame_annotate_mention (decl, *place);
      return true;
    default:
      return false;
    }
}

/* The path that stands for the member FIELD, in canonical shape; "" if it
   is the object itself (a base class).  */

static const char *
path_of_field (tree field)
{
  tree type = DECL_CONTEXT (field);
  const struct frame_model_type *model = frame_type_model (type);
  const char *name
    = DECL_NAME (field) ? IDENTIFIER_POINTER (DECL_NAME (field)) : NULL;
  if (!name)
    return model && model->base ? model->base : "";
  if (model)
    {
      for (unsigned i = 0; i < model->n_fields; i++)
	if (strcmp (model->from[i], name) == 0)
	  return model->to[i];
      return name;
    }
  tree type_decl = frame_type_decl (type);
  if (type_decl && frame_class_name (type) && frame_user_decl_p (type_decl))
    {
      note_class (frame_class_name (type), type, type_decl);
      return frame_printf (arena, "%s::%s", frame_class_name (type), name);
    }
  return name;
}

struct frame_place
frame_place_of_member (struct frame_place place, tree field)
{
  return frame_place_extend (place, path_of_field (field));
}

/* The component for element INDEX of an array.  */

static const char *
element_component (tree index)
{
  tree known = frame_constant (index);
  if (known && tree_fits_uhwi_p (known))
    return frame_printf (arena, "[%u]", (unsigned) tree_to_uhwi (known));
  return "[]";
}

bool
frame_place_of_reference (tree ref, struct frame_place *place)
{
  if (DECL_P (ref))
    return place_of_decl (ref, place);
  switch (TREE_CODE (ref))
    {
    case COMPONENT_REF:
      if (!frame_place_of_reference (TREE_OPERAND (ref, 0), place))
	return false;
      *place = frame_place_extend (*place,
				   path_of_field (TREE_OPERAND (ref, 1)));
      frame_annotate_mention (TREE_OPERAND (ref, 1), *place);
      return true;
    case MEM_REF:
      /* An offset here is that of a base class: the same object.  */
      return frame_place_of_pointer (TREE_OPERAND (ref, 0), place);
    case ARRAY_REF:
      if (!frame_place_of_reference (TREE_OPERAND (ref, 0), place))
	return false;
      *place = frame_place_field (arena, *place,
				  element_component (TREE_OPERAND (ref, 1)));
      return true;
    case VIEW_CONVERT_EXPR:
      return frame_place_of_reference (TREE_OPERAND (ref, 0), place);
    default:
      return false;
    }
}

/* Pointers.  */

void
frame_point_to (tree name, struct frame_place place)
{
  struct frame_place *copy = FRAME_NEW (arena, struct frame_place);
  *copy = place;
  pointees[SSA_NAME_VERSION (name)] = copy;
}

void
frame_alias_variable (tree var, struct frame_place place)
{
  if (VAR_P (var) && DECL_ARTIFICIAL (var))
    views->put (var, place);
}

/* PLACE, an element of an array, moved by DISTANCE elements; any element if
   that is not KNOWN.  False if PLACE is no element.  */

static bool
move_element (struct frame_place *place, bool known, HOST_WIDE_INT distance)
{
  const char *last
    = place->n_path ? place->path[place->n_path - 1] : "";
  if (*last != '[')
    return false;
  unsigned from;
  known = known && sscanf (last, "[%u]", &from) == 1
	  && distance + (HOST_WIDE_INT) from >= 0;
  const char *component
    = known ? frame_printf (arena, "[%u]", (unsigned) (distance + from))
	    : "[]";
  place->n_path--;
  *place = frame_place_field (arena, *place, component);
  return true;
}

/* What BASE points to for a pointer of TYPE: the address of an array is that
   of its first element.  */

static bool
place_of_element (tree base, tree type, struct frame_place *place)
{
  if (!frame_place_of_pointer (base, place))
    return false;
  if (TREE_CODE (base) == ADDR_EXPR
      && TREE_CODE (TREE_TYPE (TREE_OPERAND (base, 0))) == ARRAY_TYPE
      && TREE_CODE (TREE_TYPE (type)) != ARRAY_TYPE)
    *place = frame_place_field (arena, *place, frame_intern (arena, "[0]"));
  return true;
}

/* What STMT, the sum of a pointer and an offset, points to: another element
   of an array, or a base class, which is the same object.  */

static bool
place_of_sum (gassign *stmt, struct frame_place *place)
{
  tree base = gimple_assign_rhs1 (stmt);
  tree type = TREE_TYPE (TREE_TYPE (gimple_assign_lhs (stmt)));
  if (!place_of_element (base, TREE_TYPE (gimple_assign_lhs (stmt)), place))
    return false;
  tree size = TYPE_P (type) ? TYPE_SIZE_UNIT (type) : NULL_TREE;
  tree offset = frame_constant (gimple_assign_rhs2 (stmt));
  if (!offset && TREE_CODE (gimple_assign_rhs2 (stmt)) == INTEGER_CST)
    offset = gimple_assign_rhs2 (stmt);
  bool known = offset && size && cst_and_fits_in_hwi (offset)
	       && tree_fits_shwi_p (size) && tree_to_shwi (size) > 0
	       && int_cst_value (offset) % tree_to_shwi (size) == 0;
  HOST_WIDE_INT distance
    = known ? int_cst_value (offset) / tree_to_shwi (size) : 0;
  /* What a pointer to a class is moved to is its base; what one to anything
     else is moved to, argv + 1, is another element.  */
  if (!move_element (place, known, distance)
      && !RECORD_OR_UNION_TYPE_P (type))
    *place = frame_place_field (arena, *place,
				known && distance > 0
				  ? frame_printf (arena, "[%u]",
						  (unsigned) distance)
				  : "[]");
  return true;
}

/* True if the pointer ARG is RESULT moved by some offset: the step of a
   loop.  */

static bool
step_of_p (tree arg, tree result)
{
  bool moved = false;
  for (int i = 0; i < POINTER_DEPTH && TREE_CODE (arg) == SSA_NAME; i++)
    {
      if (arg == result)
	return moved;
      gassign *def = dyn_cast<gassign *> (SSA_NAME_DEF_STMT (arg));
      if (!def || (gimple_assign_rhs_code (def) != POINTER_PLUS_EXPR
		   && gimple_assign_rhs_code (def) != SSA_NAME))
	return false;
      moved |= gimple_assign_rhs_code (def) == POINTER_PLUS_EXPR;
      arg = gimple_assign_rhs1 (def);
    }
  return false;
}

/* What all arguments of PHI point to, if that is one place; the elements of
   one array count as such if the loop that PHI heads walks over them.  */

static bool
place_of_phi (gphi *phi, struct frame_place *place)
{
  bool found = false, steps = false;
  for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
    {
      if (!(gimple_phi_arg_edge (phi, i)->flags & EDGE_EXECUTABLE))
	continue;
      tree arg = gimple_phi_arg_def (phi, i);
      struct frame_place other;
      if (step_of_p (arg, gimple_phi_result (phi)))
	{
	  steps = true;
	  continue;
	}
      if (TREE_CODE (arg) == SSA_NAME && pending[SSA_NAME_VERSION (arg)])
	continue;
      if (!frame_place_of_pointer (arg, &other)
	  || (found && !frame_place_equal (place, &other)))
	return false;
      *place = other;
      found = true;
    }
  return found && (!steps || move_element (place, false, 0));
}

/* What the pointer defined by the assignment STMT points to.  */

static bool
place_of_assigned (gassign *stmt, struct frame_place *place)
{
  tree rhs = gimple_assign_rhs1 (stmt);
  switch (gimple_assign_rhs_code (stmt))
    {
    case POINTER_PLUS_EXPR:
      return place_of_sum (stmt, place);
    case ADDR_EXPR:
      return place_of_element (rhs, TREE_TYPE (gimple_assign_lhs (stmt)),
			       place);
    case SSA_NAME:
    CASE_CONVERT:
      return POINTER_TYPE_P (TREE_TYPE (rhs))
	     && frame_place_of_pointer (rhs, place);
    default:
      /* A pointer loaded from memory: what that memory points to.  */
      if (!gimple_assign_single_p (stmt)
	  || !frame_place_of_reference (rhs, place))
	return false;
      *place = frame_place_field (arena, *place, "*");
      return true;
    }
}

static bool
place_of_definition (tree name, struct frame_place *place)
{
  if (SSA_NAME_IS_DEFAULT_DEF (name))
    {
      /* A pointer parameter stands for what it points to.  */
      tree var = SSA_NAME_VAR (name);
      return var && TREE_CODE (var) != VAR_DECL && place_of_decl (var, place);
    }
  gimple *def = SSA_NAME_DEF_STMT (name);
  if (gassign *assign = dyn_cast<gassign *> (def))
    return place_of_assigned (assign, place);
  if (gphi *phi = dyn_cast<gphi *> (def))
    return place_of_phi (phi, place);
  return false;
}

bool
frame_place_of_pointer (tree ptr, struct frame_place *place)
{
  if (TREE_CODE (ptr) == ADDR_EXPR)
    return frame_place_of_reference (TREE_OPERAND (ptr, 0), place);
  if (TREE_CODE (ptr) != SSA_NAME)
    return false;
  unsigned version = SSA_NAME_VERSION (ptr);
  if (pointees[version])
    {
      *place = *pointees[version];
      return true;
    }
  if (pending[version])
    return false;
  pending[version] = true;
  bool found = place_of_definition (ptr, place);
  pending[version] = false;
  if (!found)
    *place = frame_place_field (arena, frame_place_of_ssa (ptr), "*");
  frame_point_to (ptr, *place);
  return true;
}

/* Operands.  */

/* What the array OBJECT is known to hold: itself, or the initial value of a
   constant.  */

static tree
array_value (tree object)
{
  if (!VAR_P (object) || !TREE_READONLY (object)
      || TREE_CODE (TREE_TYPE (object)) != ARRAY_TYPE)
    return object;
  tree value = ctor_for_folding (object);
  return value && value != error_mark_node ? value : object;
}

/* The text of the string constant that the address VALUE points to, or
   null.  */

static const char *
string_constant_of (tree value)
{
  if (TREE_CODE (value) != ADDR_EXPR)
    return NULL;
  tree object = TREE_OPERAND (value, 0);
  if (TREE_CODE (object) == ARRAY_REF
      && integer_zerop (TREE_OPERAND (object, 1)))
    object = TREE_OPERAND (object, 0);
  object = array_value (object);
  if (TREE_CODE (object) != STRING_CST || TREE_STRING_LENGTH (object) < 1
      || TYPE_PRECISION (TREE_TYPE (TREE_TYPE (object))) != BITS_PER_UNIT)
    return NULL;
  return frame_intern_n (arena, TREE_STRING_POINTER (object),
			 strnlen (TREE_STRING_POINTER (object),
				  TREE_STRING_LENGTH (object)));
}

/* The number that the constant VALUE is, as an operand.  */

static struct frame_operand
constant_operand (tree value)
{
  if (TREE_CODE (value) == INTEGER_CST && tree_fits_shwi_p (value))
    return frame_op_number ((double) tree_to_shwi (value));
  if (TREE_CODE (value) == REAL_CST)
    {
      char text[64];
      real_to_decimal (text, &TREE_REAL_CST (value), sizeof text, 0, 1);
      return frame_op_number (strtod (text, NULL));
    }
  return frame_op_unknown ();
}

struct frame_operand
frame_constant_operand (tree value)
{
  const char *text = string_constant_of (value);
  if (!text && TREE_CODE (value) == STRING_CST)
    text = string_constant_of (build_fold_addr_expr (value));
  return text ? frame_op_string (arena, text) : constant_operand (value);
}

/* The initial value of the read-only variable that REF reads, or null.  */

static tree
readonly_value (tree ref)
{
  if (!VAR_P (ref) || !TREE_READONLY (ref))
    return NULL_TREE;
  tree value = get_symbol_constant_value (ref);
  return value;
}

/* True if OBJECT is a constant of a library's that is time zero, as
   tf2::TimePointZero is.  */

static bool
zero_time_p (tree object)
{
  if (!VAR_P (object) || !is_global_var (object) || !TREE_READONLY (object)
      || frame_user_decl_p (object))
    return false;
  const struct frame_model_type *model = frame_type_model (TREE_TYPE (object));
  if (!model || !model->kind || strcmp (model->kind, "time") != 0)
    return false;
  tree value = ctor_for_folding (object);
  return !value || (value != error_mark_node && initializer_zerop (value));
}

static struct frame_operand
address_operand (tree value)
{
  const char *text = string_constant_of (value);
  if (text)
    return frame_op_string (arena, text);
  if (TREE_CODE (value) == ADDR_EXPR
      && TREE_CODE (TREE_OPERAND (value, 0)) == FUNCTION_DECL)
    {
      struct frame_operand op = frame_op_none ();
      op.kind = FRAME_FUNCTION;
      tree name = DECL_ASSEMBLER_NAME (TREE_OPERAND (value, 0));
      op.string = frame_intern (arena, IDENTIFIER_POINTER (name));
      return op;
    }
  struct frame_place place;
  if (!frame_place_of_pointer (value, &place))
    return frame_op_unknown ();
  return frame_op_address (place, TYPE_READONLY (TREE_TYPE (
				    TREE_TYPE (value))));
}

struct frame_operand
frame_operand_of (tree value, gimple *stmt)
{
  tree type = TREE_TYPE (value);
  tree known = frame_constant (value);
  if (!known && !is_gimple_val (value))
    known = frame_constant_load (value, stmt);
  if (!known && DECL_P (value) && !constant_profile_p (value))
    known = readonly_value (value);
  if (!known && zero_time_p (value))
    return frame_op_number (0);
  if (known && CONSTANT_CLASS_P (known))
    return constant_operand (known);
  if (known)
    value = known;
  if (POINTER_TYPE_P (type) && !frame_char_pointer_p (type))
    return TREE_CODE (value) == ADDR_EXPR || TREE_CODE (value) == SSA_NAME
	     ? address_operand (value) : frame_op_unknown ();
  if (TREE_CODE (value) == ADDR_EXPR)
    return address_operand (value);
  if (TREE_CODE (value) == SSA_NAME)
    return frame_op_place (frame_place_of_ssa (value));
  struct frame_place place;
  return frame_place_of_reference (value, &place) ? frame_op_place (place)
						  : frame_op_unknown ();
}

struct frame_operand
frame_value_operand (tree value, gimple *stmt)
{
  tree type = TREE_TYPE (value);
  if (!POINTER_TYPE_P (type) || frame_char_pointer_p (type)
      || string_constant_of (value))
    return frame_operand_of (value, stmt);
  if (TREE_CODE (value) == ADDR_EXPR
      && is_gimple_reg_type (TREE_TYPE (TREE_OPERAND (value, 0))))
    {
      tree known = frame_constant_load (TREE_OPERAND (value, 0), stmt);
      if (known)
	return constant_operand (known);
    }
  if (TREE_CODE (value) == ADDR_EXPR
      && zero_time_p (TREE_OPERAND (value, 0)))
    return frame_op_number (0);
  struct frame_operand op = frame_operand_of (value, stmt);
  if (op.kind == FRAME_ADDRESS || op.kind == FRAME_CONST_ADDRESS)
    op.kind = FRAME_PLACE;
  return op;
}
