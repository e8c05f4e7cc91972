/* Which classes only this unit can write, and which nobody knows who does;
   which methods nobody can call; what a class is an instance of.

   A class in a header is seen by many units; but if all its data is private,
   and every method that may write it is defined here, this unit knows what it
   can hold, as it does of a class of its own.  So the frames that a node
   keeps in its members are known when the file is compiled.  On the other
   hand, even a whole program does not say what is in a message.  */

/* The C++ front end's header must come before those of the diagnostics; what
   compat.h says of GCC 16 holds for it, too.  */
#define INCLUDE_MEMORY
#define INCLUDE_STRING
#define INCLUDE_VECTOR
#include "gcc-plugin.h"
#include "tree.h"
#include "cp/cp-tree.h"
#include "class-access.h"

/* True if DECL is a constructor of which only copies, for objects that are
   whole and for bases, are called.  */

static bool
abstract_constructor_p (tree decl)
{
  return DECL_CXX_CONSTRUCTOR_P (decl)
	 && strcmp (IDENTIFIER_POINTER (DECL_NAME (decl)), "__ct ") == 0;
}

/* True if the method DECL cannot set the data of its object, or does what the
   compiler does.  */

static bool
harmless_p (tree decl)
{
  if (DECL_ARTIFICIAL (decl) || DECL_CXX_DESTRUCTOR_P (decl)
      || abstract_constructor_p (decl) || DECL_PURE_VIRTUAL_P (decl)
      || DECL_DELETED_FN (decl) || DECL_DEFAULTED_IN_CLASS_P (decl))
    return true;
  if (TREE_CODE (TREE_TYPE (decl)) != METHOD_TYPE
      || DECL_CXX_CONSTRUCTOR_P (decl))
    return false;
  tree self = TREE_VALUE (TYPE_ARG_TYPES (TREE_TYPE (decl)));
  return TYPE_READONLY (TREE_TYPE (self));
}

/* True if this unit has the body of the method DECL.  */

static bool
defined_here_p (tree decl)
{
  struct cgraph_node *node = cgraph_node::get (decl);
  return node && node->definition;
}

/* True if no method of TYPE, which is nested in another class and can write
   that, is defined elsewhere.  */

static bool
without_methods_p (tree type)
{
  for (tree f = TYPE_FIELDS (type); f; f = DECL_CHAIN (f))
    if (TREE_CODE (f) == TEMPLATE_DECL
	|| (TREE_CODE (f) == FUNCTION_DECL && !harmless_p (f)
	    && !defined_here_p (f)))
      return false;
  return true;
}

/* True if the member MEMBER of TYPE lets nobody else write the data of
   TYPE.  */

static bool
keeps_closed_p (tree type, tree member)
{
  switch (TREE_CODE (member))
    {
    case FIELD_DECL:
      return DECL_ARTIFICIAL (member) || TREE_PRIVATE (member);
    case FUNCTION_DECL:
      return harmless_p (member) || defined_here_p (member);
    case TEMPLATE_DECL:
      return false;
    case TYPE_DECL:
      return !CLASS_TYPE_P (TREE_TYPE (member))
	     || TYPE_CONTEXT (TREE_TYPE (member)) != type
	     || without_methods_p (TREE_TYPE (member));
    default:
      return true;
    }
}

bool
frame_written_here_only_p (tree type)
{
  type = TYPE_MAIN_VARIANT (type);
  if (!CLASS_TYPE_P (type) || !COMPLETE_TYPE_P (type)
      || CLASSTYPE_TEMPLATE_INFO (type) || CLASSTYPE_FRIEND_CLASSES (type)
      || DECL_FRIENDLIST (TYPE_MAIN_DECL (type)))
    return false;
  for (tree f = TYPE_FIELDS (type); f; f = DECL_CHAIN (f))
    if (!keeps_closed_p (type, f))
      return false;
  return true;
}

/* True if MEMBER of the class TYPE lets no code of another unit call the
   private methods of TYPE.  */

static bool
hides_methods_p (tree type, tree member)
{
  switch (TREE_CODE (member))
    {
    case FUNCTION_DECL:
      return DECL_ARTIFICIAL (member) || DECL_DELETED_FN (member)
	     || DECL_PURE_VIRTUAL_P (member)
	     || DECL_DEFAULTED_IN_CLASS_P (member)
	     || abstract_constructor_p (member) || defined_here_p (member);
    case TEMPLATE_DECL:
      return false;
    case TYPE_DECL:
      return !CLASS_TYPE_P (TREE_TYPE (member))
	     || TYPE_CONTEXT (TREE_TYPE (member)) != type;
    default:
      return true;
    }
}

bool
frame_dead_method_p (struct cgraph_node *node)
{
  tree type = DECL_CONTEXT (node->decl);
  if (!TREE_PRIVATE (node->decl) || !type || !CLASS_TYPE_P (type)
      || DECL_CXX_CONSTRUCTOR_P (node->decl)
      || DECL_CXX_DESTRUCTOR_P (node->decl) || DECL_VIRTUAL_P (node->decl)
      || node->callers || node->address_taken || !COMPLETE_TYPE_P (type)
      || CLASSTYPE_TEMPLATE_INFO (type) || CLASSTYPE_FRIEND_CLASSES (type)
      || DECL_FRIENDLIST (TYPE_MAIN_DECL (type)))
    return false;
  for (tree f = TYPE_FIELDS (type); f; f = DECL_CHAIN (f))
    if (!hides_methods_p (type, f))
      return false;
  return true;
}

/* True if TYPE is what genmsg and rosidl make of a message: a template
   instance "Name_<std::allocator<void>>".  */

static bool
message_p (tree type)
{
  if (!CLASSTYPE_TEMPLATE_INFO (type))
    return false;
  tree args = CLASSTYPE_TI_ARGS (type);
  tree id = TYPE_IDENTIFIER (type);
  if (TREE_VEC_LENGTH (args) != 1 || !id || IDENTIFIER_LENGTH (id) == 0
      || IDENTIFIER_POINTER (id)[IDENTIFIER_LENGTH (id) - 1] != '_')
    return false;
  tree arg = TREE_VEC_ELT (args, 0);
  return TYPE_P (arg) && CLASS_TYPE_P (arg) && TYPE_IDENTIFIER (arg)
	 && strcmp (IDENTIFIER_POINTER (TYPE_IDENTIFIER (arg)),
		    "allocator") == 0;
}

tree
frame_template_argument (tree type)
{
  type = TYPE_MAIN_VARIANT (type);
  if (!CLASS_TYPE_P (type) || !CLASSTYPE_TEMPLATE_INFO (type))
    return NULL_TREE;
  tree args = CLASSTYPE_TI_ARGS (type);
  /* Those of a template in a template are behind the outer one's.  */
  while (args && TREE_CODE (args) == TREE_VEC && TREE_VEC_LENGTH (args)
	 && TREE_VEC_ELT (args, 0)
	 && TREE_CODE (TREE_VEC_ELT (args, 0)) == TREE_VEC)
    args = TREE_VEC_ELT (args, TREE_VEC_LENGTH (args) - 1);
  if (!args || TREE_VEC_LENGTH (args) == 0)
    return NULL_TREE;
  tree arg = TREE_VEC_ELT (args, 0);
  return arg && TYPE_P (arg) ? arg : NULL_TREE;
}

/* True if TYPE holds the parameters of a dynamic_reconfigure server.  */

static bool
reconfigured_p (tree type)
{
  for (tree f = TYPE_FIELDS (type); f; f = DECL_CHAIN (f))
    if (TREE_CODE (f) == FUNCTION_DECL && DECL_NAME (f)
	&& strcmp (IDENTIFIER_POINTER (DECL_NAME (f)),
		   "__fromMessage__") == 0)
      return true;
  return false;
}

bool
frame_written_from_outside_p (tree type)
{
  type = TYPE_MAIN_VARIANT (type);
  return CLASS_TYPE_P (type) && COMPLETE_TYPE_P (type)
	 && (message_p (type) || reconfigured_p (type));
}
