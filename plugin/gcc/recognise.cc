/* Recognition of library functions and types by their qualified names.

   The names are built from DECL_CONTEXT and DECL_NAME, which the middle
   end has in every front end, so that nothing here needs a C++ front-end
   symbol.  Each declaration is looked at once.  */

#include "recognise.h"

/* What the C++ front end calls every conversion function.  */
#define CONVERSION_NAME "__conv_op "

/* What is known of one function declaration.  */
struct function_entry
{
  const char *name;
  const struct frame_model_function *models;
  bool key;
  bool user;
};

static const struct frame_models *models;
static struct frame_arena *arena;
static hash_map<tree, function_entry> *functions;
static hash_map<tree, const char *> *class_names;

void
frame_recognise_start (const struct frame_models *the_models,
		       struct frame_arena *the_arena)
{
  models = the_models;
  arena = the_arena;
  functions = new hash_map<tree, function_entry>;
  class_names = new hash_map<tree, const char *>;
}

void
frame_recognise_finish (void)
{
  delete functions;
  delete class_names;
  functions = NULL;
  class_names = NULL;
}

/* Names.  */

/* True for the inline namespaces of the C++ library (__cxx11, _V2), which
   nobody writes.  */

static bool
hidden_namespace_p (tree decl)
{
  if (TREE_CODE (decl) != NAMESPACE_DECL || !DECL_NAME (decl))
    return false;
  const char *name = IDENTIFIER_POINTER (DECL_NAME (decl));
  return (startswith (name, "__") || strcmp (name, "_V2") == 0)
	 && strcmp (name, "__gnu_cxx") != 0;
}

/* The declaration that names the context of DECL: a namespace, a class or a
   function; null at the top.  */

static tree
context_decl (tree decl)
{
  tree context = DECL_CONTEXT (decl);
  while (context)
    {
      if (TYPE_P (context))
	context = TYPE_NAME (TYPE_MAIN_VARIANT (context));
      if (!context || TREE_CODE (context) == TRANSLATION_UNIT_DECL
	  || TREE_CODE (context) == IDENTIFIER_NODE)
	return NULL_TREE;
      /* The global namespace is called "::".  */
      if (TREE_CODE (context) == NAMESPACE_DECL && !DECL_CONTEXT (context))
	return NULL_TREE;
      if (!hidden_namespace_p (context))
	return context;
      context = DECL_CONTEXT (context);
    }
  return NULL_TREE;
}

/* True if the type that DECL declares has no name that a person wrote: a
   lambda's closure or an unnamed struct.  */

static bool
unnamed_type_p (tree decl)
{
  const char *name
    = DECL_NAME (decl) ? IDENTIFIER_POINTER (DECL_NAME (decl)) : "";
  return *name == '.' || *name == '<' || *name == '\0'
	 || startswith (name, "$_");
}

/* A name for such a type that does not depend on how many there are before
   it: all units that include its header must agree.  */

static const char *
closure_name (tree decl)
{
  expanded_location loc = expand_location (DECL_SOURCE_LOCATION (decl));
  return frame_printf (arena, "lambda_%d_%d", loc.line, loc.column);
}

static const char *argument_word (tree type);

/* The unqualified name of DECL.  GCC has one name for all conversion
   functions: theirs says what they convert to ("operator number").  */

static const char *
own_name (tree decl)
{
  if (TREE_CODE (decl) == FUNCTION_DECL
      && (DECL_CXX_CONSTRUCTOR_P (decl) || DECL_CXX_DESTRUCTOR_P (decl)))
    {
      tree context = context_decl (decl);
      const char *name = context && DECL_NAME (context)
			 ? IDENTIFIER_POINTER (DECL_NAME (context)) : "";
      if (DECL_CXX_DESTRUCTOR_P (decl))
	return frame_printf (arena, "~%s", name);
      return name;
    }
  if (TREE_CODE (decl) == TYPE_DECL && unnamed_type_p (decl))
    return closure_name (decl);
  if (!DECL_NAME (decl))
    return TREE_CODE (decl) == NAMESPACE_DECL ? "(anonymous namespace)"
					      : "(anonymous)";
  const char *name = IDENTIFIER_POINTER (DECL_NAME (decl));
  if (TREE_CODE (decl) == FUNCTION_DECL && strcmp (name, CONVERSION_NAME) == 0)
    return frame_printf (arena, "operator %s",
			 argument_word (TREE_TYPE (TREE_TYPE (decl))));
  return name;
}

/* NAME without the trailing underscore that ROS 1 gives its message
   templates, and with std::basic_string called std::string.  */

static const char *
usual_name (const char *name)
{
  size_t length = strlen (name);
  if (length > 1 && name[length - 1] == '_')
    return frame_intern_n (arena, name, length - 1);
  if (strcmp (name, "basic_string") == 0)
    return "string";
  return name;
}

const char *
frame_qualified_name (tree decl)
{
  tree context = context_decl (decl);
  const char *own = usual_name (own_name (decl));
  if (!context)
    return frame_intern (arena, own);
  const char *outer = frame_qualified_name (context);
  return frame_intern (arena, frame_printf (arena, "%s::%s", outer, own));
}

tree
frame_strip_indirection (tree type)
{
  while (POINTER_TYPE_P (type))
    type = TREE_TYPE (type);
  return TYPE_MAIN_VARIANT (type);
}

const char *
frame_class_name (tree type)
{
  type = frame_strip_indirection (type);
  if (!RECORD_OR_UNION_TYPE_P (type))
    return NULL;
  bool existed;
  const char *&entry = class_names->get_or_insert (type, &existed);
  if (existed)
    return entry;
  tree name = TYPE_NAME (type);
  const char *text = NULL;
  if (name && TREE_CODE (name) == TYPE_DECL)
    text = frame_qualified_name (name);
  else if (name)
    text = frame_intern (arena, IDENTIFIER_POINTER (name));
  /* The recursion above may have moved the table.  */
  class_names->put (type, text);
  return text;
}

tree
frame_type_decl (tree type)
{
  type = TYPE_MAIN_VARIANT (type);
  tree decl = TYPE_NAME (type);
  if (!decl || TREE_CODE (decl) != TYPE_DECL)
    decl = TYPE_STUB_DECL (type);
  return decl && TREE_CODE (decl) == TYPE_DECL ? decl : NULL_TREE;
}

const struct frame_model_type *
frame_type_model (tree type)
{
  const char *name = frame_class_name (type);
  return name ? frame_models_type (models, name) : NULL;
}

bool
frame_string_type_p (tree type)
{
  const char *name = frame_class_name (type);
  return name && strcmp (name, "std::string") == 0;
}

bool
frame_char_pointer_p (tree type)
{
  return POINTER_TYPE_P (type)
	 && TREE_CODE (TREE_TYPE (type)) == INTEGER_TYPE
	 && TYPE_PRECISION (TREE_TYPE (type)) == BITS_PER_UNIT;
}

/* The pointee of the first pointer member of the class TYPE or its bases;
   DEPTH bounds the search.  */

static tree
first_pointee (tree type, int depth)
{
  if (!RECORD_OR_UNION_TYPE_P (type) || depth > 8)
    return NULL_TREE;
  for (tree field = TYPE_FIELDS (type); field; field = DECL_CHAIN (field))
    {
      if (TREE_CODE (field) != FIELD_DECL)
	continue;
      tree ft = TREE_TYPE (field);
      if (TREE_CODE (ft) == POINTER_TYPE
	  && RECORD_OR_UNION_TYPE_P (TREE_TYPE (ft))
	  && COMPLETE_TYPE_P (TREE_TYPE (ft))
	  && !DECL_ARTIFICIAL (field))
	return TYPE_MAIN_VARIANT (TREE_TYPE (ft));
      tree inner = first_pointee (TYPE_MAIN_VARIANT (ft), depth + 1);
      if (inner)
	return inner;
    }
  return NULL_TREE;
}

tree
frame_pointee_type (tree type)
{
  return first_pointee (frame_strip_indirection (type), 0);
}

/* Functions.  */

/* The outermost namespace around DECL, or null.  */

static tree
outermost_namespace (tree decl)
{
  tree outer = NULL_TREE;
  for (tree c = context_decl (decl); c; c = context_decl (c))
    if (TREE_CODE (c) == NAMESPACE_DECL)
      outer = c;
  return outer;
}

bool
frame_user_decl_p (tree decl)
{
  location_t loc = DECL_SOURCE_LOCATION (decl);
  if (loc <= BUILTINS_LOCATION || in_system_header_at (loc))
    return false;
  tree ns = outermost_namespace (decl);
  if (!ns || !DECL_NAME (ns)
      || !frame_models_namespace_p (models,
				    IDENTIFIER_POINTER (DECL_NAME (ns))))
    return true;
  /* The library's own namespace: the user's only where it is the library
     that is being compiled.  */
  return main_input_filename
	 && strcmp (expand_location (loc).file, main_input_filename) == 0;
}

bool
frame_method_p (tree fndecl)
{
  return TREE_CODE (TREE_TYPE (fndecl)) == METHOD_TYPE;
}

bool
frame_constructor_p (tree fndecl)
{
  return DECL_CXX_CONSTRUCTOR_P (fndecl);
}

/* The name under which models describe FNDECL: that without template
   arguments, except for std::get<N>, where they are the point.  */

static const char *
modelled_name (tree fndecl)
{
  const char *name = frame_qualified_name (fndecl);
  if (strcmp (name, "std::get") != 0)
    return name;
  unsigned n;
  const char *symbol = IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (fndecl));
  if (sscanf (symbol, "_ZSt3getILm%uE", &n) != 1)
    return name;
  return frame_intern (arena, frame_printf (arena, "std::get<%u>", n));
}

/* What is known of FNDECL, computed once.  */

static const function_entry &
entry_of (tree fndecl)
{
  function_entry *known = functions->get (fndecl);
  if (known)
    return *known;
  function_entry e;
  e.name = modelled_name (fndecl);
  e.models = frame_models_function (models, e.name);
  e.key = false;
  for (const struct frame_model_function *m = e.models; m; m = m->next)
    e.key |= m->key;
  e.user = frame_user_decl_p (fndecl);
  functions->put (fndecl, e);
  return *functions->get (fndecl);
}

bool
frame_key_function_p (tree fndecl)
{
  return entry_of (fndecl).key;
}

bool
frame_modelled_function_p (tree fndecl)
{
  return entry_of (fndecl).models != NULL;
}

/* The method that a virtual call through REF (an OBJ_TYPE_REF) names, as
   the static type of the object has it.  */

static tree
virtual_method (tree ref)
{
  tree type = obj_type_ref_class (ref);
  tree binfo = type ? TYPE_BINFO (type) : NULL_TREE;
  if (!binfo || !tree_fits_uhwi_p (OBJ_TYPE_REF_TOKEN (ref)))
    return NULL_TREE;
  unsigned HOST_WIDE_INT token = tree_to_uhwi (OBJ_TYPE_REF_TOKEN (ref));
  tree v = BINFO_VIRTUALS (binfo);
  while (v && token--)
    v = TREE_CHAIN (v);
  return v ? TREE_VALUE (v) : NULL_TREE;
}

tree
frame_callee_decl (gcall *call)
{
  tree fndecl = gimple_call_fndecl (call);
  if (fndecl)
    return fndecl;
  tree fn = gimple_call_fn (call);
  if (fn && TREE_CODE (fn) == OBJ_TYPE_REF)
    return virtual_method (fn);
  return NULL_TREE;
}

/* The word by which overloads are told apart for an argument declared or
   passed as TYPE.  */

static const char *
argument_word (tree type)
{
  if (frame_char_pointer_p (type) || frame_string_type_p (type))
    return "string";
  tree bare = POINTER_TYPE_P (type) ? TREE_TYPE (type) : type;
  if (SCALAR_FLOAT_TYPE_P (bare) || INTEGRAL_TYPE_P (bare))
    return "number";
  const char *name = frame_class_name (type);
  return name ? name : "*";
}

/* The model of CALL to FNDECL among the overloads of NAME, or null.  */

static const struct frame_model_function *
select_model (gcall *call, tree fndecl, const char *name)
{
  unsigned first = frame_method_p (fndecl);
  tree declared = TYPE_ARG_TYPES (TREE_TYPE (fndecl));
  auto_vec<const char *, 12> words;
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    {
      /* Conversions of pointers are dropped from GIMPLE, so that what is
	 passed can have another type than what is declared.  */
      tree type = declared && TREE_VALUE (declared) != void_type_node
		    ? TREE_VALUE (declared)
		    : TREE_TYPE (gimple_call_arg (call, i));
      if (i >= first)
	words.safe_push (argument_word (type));
      declared = declared ? TREE_CHAIN (declared) : NULL_TREE;
    }
  return frame_models_select (models, name, words.length (),
			      words.address ());
}

const struct frame_model_function *
frame_made_by (gcall *call, unsigned first, tree ctor)
{
  const function_entry &e = entry_of (ctor);
  if (!e.models)
    return NULL;
  auto_vec<const char *, 12> words;
  tree declared = TREE_CHAIN (TYPE_ARG_TYPES (TREE_TYPE (ctor)));
  for (unsigned i = first; i < gimple_call_num_args (call); i++)
    {
      tree type = declared && TREE_VALUE (declared) != void_type_node
		    ? TREE_VALUE (declared)
		    : TREE_TYPE (gimple_call_arg (call, i));
      words.safe_push (argument_word (type));
      declared = declared ? TREE_CHAIN (declared) : NULL_TREE;
    }
  return frame_models_select (models, e.name, words.length (),
			      words.address ());
}

/* True if FNDECL copies or moves its one argument into its object.  */

static bool
copy_function_p (gcall *call, tree fndecl)
{
  if (!frame_method_p (fndecl) || gimple_call_num_args (call) != 2)
    return false;
  bool assignment
    = DECL_NAME (fndecl)
      && strcmp (IDENTIFIER_POINTER (DECL_NAME (fndecl)), "operator=") == 0;
  if (!assignment && !DECL_CXX_CONSTRUCTOR_P (fndecl))
    return false;
  const char *self = frame_class_name (TYPE_METHOD_BASETYPE (TREE_TYPE (fndecl)));
  const char *other = frame_class_name (TREE_TYPE (gimple_call_arg (call, 1)));
  return self && self == other;
}

/* True if an argument of TYPE says how to construct, not with what: an
   allocator, or what ROS 2 messages take to be told which members to set.  */

static bool
construction_option_p (tree type)
{
  tree bare = frame_strip_indirection (type);
  const char *name
    = TREE_CODE (bare) == ENUMERAL_TYPE && TYPE_NAME (bare)
      && TREE_CODE (TYPE_NAME (bare)) == TYPE_DECL
	? frame_qualified_name (TYPE_NAME (bare)) : frame_class_name (bare);
  return name && (strcmp (name, "std::allocator") == 0
		  || strcmp (name, "rosidl_runtime_cpp::MessageInitialization")
		     == 0);
}

/* True if the constructor FNDECL is called without arguments but for
   options.  */

static bool
default_constructor_p (gcall *call, tree fndecl)
{
  if (!DECL_CXX_CONSTRUCTOR_P (fndecl))
    return false;
  tree declared = TYPE_ARG_TYPES (TREE_TYPE (fndecl));
  for (unsigned i = 1; i < gimple_call_num_args (call); i++)
    {
      declared = declared ? TREE_CHAIN (declared) : NULL_TREE;
      if (!construction_option_p (declared && TREE_VALUE (declared)
				    ? TREE_VALUE (declared)
				    : TREE_TYPE (gimple_call_arg (call, i))))
	return false;
    }
  return true;
}

/* True for callees that never matter to frames.  The built-in functions do
   not, but for those of angles, which turn a velocity.  */

static bool
ignored_function_p (tree fndecl, const char *name)
{
  return DECL_CXX_DESTRUCTOR_P (fndecl)
	 || (fndecl_built_in_p (fndecl) && strcmp (name, "cos") != 0
	     && strcmp (name, "sin") != 0)
	 || startswith (name, "std::allocator::")
	 || startswith (name, "__cxa_")
	 || strcmp (name, "operator delete") == 0
	 || strcmp (name, "operator new") == 0;
}

enum frame_callee_kind
frame_classify_call (gcall *call, tree fndecl,
		     const struct frame_model_function **model)
{
  const function_entry &e = entry_of (fndecl);
  if (ignored_function_p (fndecl, e.name))
    return FRAME_CALLEE_IGNORED;
  *model = e.models ? select_model (call, fndecl, e.name) : NULL;
  if (*model)
    return FRAME_CALLEE_MODELLED;
  /* An implicit copy of the user's own class copies all members.  */
  bool ours = e.user && !DECL_ARTIFICIAL (fndecl);
  if (!ours && copy_function_p (call, fndecl))
    return FRAME_CALLEE_COPY;
  if (e.user)
    return FRAME_CALLEE_USER;
  if (default_constructor_p (call, fndecl))
    return FRAME_CALLEE_DEFAULT_CTOR;
  return FRAME_CALLEE_LIBRARY;
}
