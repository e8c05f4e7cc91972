/* The attributes frame::in and frame::transform: what a person says of the
   frames of parameters, fields, variables and functions.

   They are checked here, one by one, as GCC checks its own.  Nothing of them
   may change the code: GCC keeps apart functions with different attributes
   that are otherwise the same, so before the passes over the whole unit
   begin we take ours off again and remember what they said.  That is also
   before an LTO compile forgets the parameters of functions that are only
   declared.  Local variables and fields keep theirs; nobody compares
   those.  */

#include "attributes.h"
#include "frontend.h"

/* By DECL_UID, which outlives what the garbage collector takes.  */
typedef int_hash<int, -1, -2> uid_hash;
static hash_map<uid_hash, annotated_function *> *functions;
static hash_map<uid_hash, frame_annotation> *variables;
static bool seen;

/* A precompiled header may have some that we were not shown.  */

bool
frame_attributes_seen_p (void)
{
  return seen || frame_pch_read_p ();
}

/* Reading attributes.  */

/* How many frames the attribute ATTR names: 1 for in, 2 for transform, 0 if
   it is none of ours.  */

static unsigned
attribute_kind (tree attr)
{
  tree name = TREE_PURPOSE (attr);
  const char *prefix = "frame_";
  if (TREE_CODE (name) == TREE_LIST)
    {
      tree ns = TREE_PURPOSE (name);
      name = TREE_VALUE (name);
      if (ns && id_equal (ns, "frame"))
	prefix = "";
    }
  const char *text = IDENTIFIER_POINTER (name);
  size_t skip = strlen (prefix);
  if (strncmp (text, prefix, skip) != 0)
    return 0;
  text += skip;
  if (strcmp (text, "in") == 0)
    return 1;
  return strcmp (text, "transform") == 0 ? 2 : 0;
}

/* The text of the string literal, or the constant that holds one, VALUE;
   null if it is neither.  */

static const char *
literal_text (tree value)
{
  value = tree_strip_any_location_wrapper (value);
  if (VAR_P (value) && TREE_READONLY (value) && DECL_INITIAL (value))
    value = DECL_INITIAL (value);
  STRIP_NOPS (value);
  if (TREE_CODE (value) == ADDR_EXPR)
    value = TREE_OPERAND (value, 0);
  if (TREE_CODE (value) == ARRAY_REF
      && integer_zerop (TREE_OPERAND (value, 1)))
    value = TREE_OPERAND (value, 0);
  value = tree_strip_any_location_wrapper (value);
  if (TREE_CODE (value) != STRING_CST || TREE_STRING_LENGTH (value) < 1
      || TYPE_PRECISION (TREE_TYPE (TREE_TYPE (value))) != BITS_PER_UNIT)
    return NULL;
  return TREE_STRING_POINTER (value);
}

/* TEXT as frame id: tf strips one leading slash.  */

static const char *
frame_id (const char *text)
{
  return *text == '/' ? text + 1 : text;
}

/* What ATTR, one of ours with N frames, says.  False if its arguments are
   wrong, which was reported.  */

static bool
read_attribute (tree attr, unsigned n, frame_annotation *what)
{
  const char *texts[2] = { NULL, NULL };
  tree arg = TREE_VALUE (attr);
  for (unsigned i = 0; i < n; i++, arg = TREE_CHAIN (arg))
    if (!arg || !(texts[i] = literal_text (TREE_VALUE (arg))))
      return false;
  what->parent = frame_id (texts[0]);
  what->child = texts[1] ? frame_id (texts[1]) : NULL;
  return true;
}

static bool
same_annotation_p (const frame_annotation &a, const frame_annotation &b)
{
  return strcmp (a.parent, b.parent) == 0
	 && (a.child == NULL) == (b.child == NULL)
	 && (!a.child || strcmp (a.child, b.child) == 0);
}

/* What the first of our attributes on DECL says; *SECOND, if not null, is
   what another one says differently.  False if there is none.  */

static bool
read_attributes (tree decl, frame_annotation *what, frame_annotation *second)
{
  bool found = false;
  for (tree attr = DECL_ATTRIBUTES (decl); attr; attr = TREE_CHAIN (attr))
    {
      frame_annotation one;
      unsigned n = attribute_kind (attr);
      if (!n || !read_attribute (attr, n, &one))
	continue;
      if (!found)
	*what = one;
      else if (second && !same_annotation_p (*what, one))
	*second = one;
      found = true;
    }
  return found;
}

/* Checking attributes, when they are parsed.  */

/* An attribute where it stands.  */
struct use
{
  tree decl;
  location_t loc;
  const char *spelling;		/* "frame::in" */
};

/* Check argument number I, VALUE, of USE.  Returns its text, or null.  */

static const char *
check_argument (const use &use, unsigned i, tree value)
{
  const char *text = literal_text (value);
  if (!text)
    warning_at (use.loc, OPT_Wattributes, "argument %u of attribute %qs is "
		"not a string literal; attribute ignored", i, use.spelling);
  else if (!*frame_id (text))
    {
      warning_at (use.loc, OPT_Wattributes, "argument %u of attribute %qs "
		  "is an empty frame id; attribute ignored", i, use.spelling);
      text = NULL;
    }
  else if (*text == '/')
    warning_at (use.loc, OPT_Wattributes, "frame id %qs of attribute %qs "
		"starts with %</%>, which tf2 refuses", text, use.spelling);
  return text;
}

/* Check the N arguments ARGS of USE.  */

static bool
check_arguments (const use &use, tree args, unsigned n)
{
  const char *texts[2] = { "", "" };
  if ((unsigned) list_length (args) != n)
    {
      if (n == 1)
	warning_at (use.loc, OPT_Wattributes, "attribute %qs takes one frame "
		    "id; attribute ignored", use.spelling);
      else
	warning_at (use.loc, OPT_Wattributes, "attribute %qs takes two frame "
		    "ids, parent and child; attribute ignored", use.spelling);
      return false;
    }
  for (unsigned i = 0; i < n; i++, args = TREE_CHAIN (args))
    if (!(texts[i] = check_argument (use, i + 1, TREE_VALUE (args))))
      return false;
  if (n == 2 && strcmp (frame_id (texts[0]), frame_id (texts[1])) == 0)
    {
      warning_at (use.loc, OPT_Wattributes, "attribute %qs has the frame %qs "
		  "twice; attribute ignored", use.spelling, texts[0]);
      return false;
    }
  return true;
}

/* The type of what USE speaks of.  */

static tree
type_of_use (const use &use)
{
  tree type = TREE_TYPE (use.decl);
  return TREE_CODE (use.decl) == FUNCTION_DECL ? TREE_TYPE (type) : type;
}

/* Check that USE, with N frames, can be meant.  */

static bool
check_target (const use &use, unsigned n)
{
  enum tree_code code = TREE_CODE (use.decl);
  if (code != PARM_DECL && code != FIELD_DECL && code != VAR_DECL
      && code != FUNCTION_DECL)
    {
      warning_at (use.loc, OPT_Wattributes, "attribute %qs applies to "
		  "parameters, fields, variables and functions only; "
		  "attribute ignored", use.spelling);
      return false;
    }
  tree type = type_of_use (use);
  if (code == FUNCTION_DECL && type && VOID_TYPE_P (type))
    {
      warning_at (use.loc, OPT_Wattributes, "attribute %qs on a function "
		  "without a result; attribute ignored", use.spelling);
      return false;
    }
  if (n == 2 && type && (INTEGRAL_TYPE_P (type) || SCALAR_FLOAT_TYPE_P (type)))
    {
      warning_at (use.loc, OPT_Wattributes, "attribute %qs on a number; "
		  "attribute ignored", use.spelling);
      return false;
    }
  return true;
}

/* Check that nothing else was said of the declaration of USE.  */

static bool
check_first (const use &use, tree args, unsigned n)
{
  frame_annotation old, now;
  tree attr = build_tree_list (NULL_TREE, args);
  if (!read_attributes (use.decl, &old, NULL)
      || !read_attribute (attr, n, &now) || same_annotation_p (old, now))
    return true;
  warning_at (use.loc, OPT_Wattributes, "attribute %qs contradicts an earlier "
	      "one of the same declaration; attribute ignored", use.spelling);
  return false;
}

/* Handle an attribute NAME of N frames.  The parameters are those of all
   handlers.  */

static tree
handle (tree *node, tree name, tree args, bool *no_add_attrs, unsigned n)
{
  bool scoped = !startswith (IDENTIFIER_POINTER (name), "frame_");
  use use = { *node, DECL_SOURCE_LOCATION (*node),
	      scoped ? (n == 1 ? "frame::in" : "frame::transform")
		     : IDENTIFIER_POINTER (name) };
  if (check_target (use, n) && check_arguments (use, args, n)
      && check_first (use, args, n))
    seen = true;
  else
    *no_add_attrs = true;
  return NULL_TREE;
}

static tree
handle_in (tree *node, tree name, tree args, int, bool *no_add_attrs)
{
  return handle (node, name, args, no_add_attrs, 1);
}

static tree
handle_transform (tree *node, tree name, tree args, int, bool *no_add_attrs)
{
  return handle (node, name, args, no_add_attrs, 2);
}

/* The number of arguments is for us to check: GCC would call a wrong one an
   error, and annotations are never that important.  */
#define FRAME_ATTRIBUTE(NAME, HANDLER)					      \
  { NAME, 0, -1, true, false, false, false, HANDLER, NULL }

static const attribute_spec scoped_attributes[] = {
  FRAME_ATTRIBUTE ("in", handle_in),
  FRAME_ATTRIBUTE ("transform", handle_transform),
  { NULL, 0, 0, false, false, false, false, NULL, NULL }
};

/* For __attribute__, which has no namespaces.  */
static const attribute_spec gnu_attributes[] = {
  FRAME_ATTRIBUTE ("frame_in", handle_in),
  FRAME_ATTRIBUTE ("frame_transform", handle_transform),
  { NULL, 0, 0, false, false, false, false, NULL, NULL }
};

void
frame_register_attributes (void *, void *)
{
  frame_register_attribute_table ("frame", scoped_attributes, 2);
  frame_register_attribute_table ("gnu", gnu_attributes, 2);
}

/* Collecting them.  */

/* Take our attributes off DECL.  Declarations may share a list, so nothing
   in it is changed.  */

static void
strip_attributes (tree decl)
{
  frame_annotation what;
  if (!read_attributes (decl, &what, NULL))
    return;
  tree kept = NULL_TREE;
  for (tree attr = DECL_ATTRIBUTES (decl); attr; attr = TREE_CHAIN (attr))
    if (!attribute_kind (attr))
      kept = tree_cons (TREE_PURPOSE (attr), TREE_VALUE (attr), kept);
  DECL_ATTRIBUTES (decl) = nreverse (kept);
}

/* What the attributes on DECL, which is called like AT in messages, say, in
   memory of our own.  */

static frame_annotation
collect (tree decl, tree at)
{
  frame_annotation what = { NULL, NULL }, other = { NULL, NULL };
  if (!read_attributes (decl, &what, &other))
    return what;
  if (other.parent)
    warning_at (DECL_SOURCE_LOCATION (decl), OPT_Wattributes,
		"the declarations of %qE have contradicting frame attributes",
		DECL_NAME (at));
  what.parent = xstrdup (what.parent);
  what.child = what.child ? xstrdup (what.child) : NULL;
  return what;
}

/* True if what the parameter PARM refers to may be written by its
   function.  */

static bool
writable_p (tree parm)
{
  tree type = TREE_TYPE (parm);
  return POINTER_TYPE_P (type) && !DECL_BY_REFERENCE (parm)
	 && !TYPE_READONLY (TREE_TYPE (type));
}

/* Note what is said of FNDECL.  */

static annotated_function *
collect_function (tree fndecl)
{
  annotated_function *fn = NULL;
  frame_annotation result = collect (fndecl, fndecl);
  unsigned position = 0;
  if (result.parent)
    {
      fn = XCNEW (annotated_function);
      fn->result = result;
    }
  for (tree p = DECL_ARGUMENTS (fndecl); p; p = DECL_CHAIN (p), position++)
    {
      annotated_parameter parm
	= { position, NULL, collect (p, fndecl), writable_p (p),
	    DECL_SOURCE_LOCATION (p) };
      if (!parm.annotation.parent)
	continue;
      if (!fn)
	fn = XCNEW (annotated_function);
      parm.name
	= DECL_NAME (p) ? xstrdup (IDENTIFIER_POINTER (DECL_NAME (p))) : NULL;
      fn->params.safe_push (parm);
    }
  return fn;
}

/* Note what is said of FNDECL and take the attributes off.  */

static void
move_function (tree fndecl)
{
  if (annotated_function *fn = collect_function (fndecl))
    functions->put (DECL_UID (fndecl), fn);
  strip_attributes (fndecl);
  for (tree p = DECL_ARGUMENTS (fndecl); p; p = DECL_CHAIN (p))
    strip_attributes (p);
}

void
frame_collect_attributes (void *, void *)
{
  if (!frame_attributes_seen_p ())
    return;
  functions = new hash_map<uid_hash, annotated_function *>;
  variables = new hash_map<uid_hash, frame_annotation>;
  struct cgraph_node *node;
  FOR_EACH_FUNCTION (node)
    move_function (node->decl);
  varpool_node *variable;
  FOR_EACH_VARIABLE (variable)
    {
      frame_annotation what = collect (variable->decl, variable->decl);
      if (what.parent)
	variables->put (DECL_UID (variable->decl), what);
      strip_attributes (variable->decl);
    }
}

bool
frame_annotation_of (tree decl, frame_annotation *what)
{
  if (!variables)
    return false;
  if (frame_annotation *known = variables->get (DECL_UID (decl)))
    {
      *what = *known;
      return true;
    }
  return read_attributes (decl, what, NULL);
}

/* A virtual function that is only called through its table is not among the
   unit's functions, and still has its attributes.  */

const annotated_function *
frame_annotated_function (tree fndecl)
{
  if (!functions)
    return NULL;
  annotated_function **known = functions->get (DECL_UID (fndecl));
  if (known)
    return *known;
  annotated_function *fn = collect_function (fndecl);
  functions->put (DECL_UID (fndecl), fn);
  return fn;
}
