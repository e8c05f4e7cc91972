/* Reading models: the entries of a YAML file, in the language of
   docs/models.md, become functions, types and aliases.  */

#include "model-internal.h"
#include <stdlib.h>
#include <string.h>
#include "yaml-tree.h"

/* A file being read, and what it says about all its entries.  */
struct source
{
  struct frame_yaml yaml;
  struct frame_models *models;
  const char *library;
  enum frame_api api;
  bool key;
};

#define complain(SOURCE, NODE, ...)                                           \
  frame_yaml_complain (&(SOURCE)->yaml, NODE, __VA_ARGS__)

static bool
read_api (struct source *source, const struct frame_yaml_node *node,
	  enum frame_api *api)
{
  unsigned n;

  if (!frame_yaml_choice (&source->yaml, node, frame_api_names + 1, 3,
			  "one of tf, tf2, ros2", &n))
    return false;
  *api = (enum frame_api) (n + 1);
  return true;
}

static bool
read_bool (struct source *source, const struct frame_yaml_node *node,
	   bool *value)
{
  static const char *const names[] = { "no", "yes", "false", "true" };
  unsigned n;

  if (!frame_yaml_choice (&source->yaml, node, names, 4, "yes or no", &n))
    return false;
  *value = n & 1;
  return true;
}

/* Where NODE stands.  */

static struct frame_model_where
where (const struct source *source, const struct frame_yaml_node *node)
{
  struct frame_model_where w = { source->yaml.name, node->line, node->column };

  return w;
}

/* Complain that NODE says something else than the entry at FIRST.  */

static bool
contradiction (struct source *source, const struct frame_yaml_node *node,
	       struct frame_model_where first)
{
  if (strcmp (first.file, source->yaml.name) == 0)
    return complain (source, node, "\"%.60s\" contradicts line %u", node->text,
		     first.line);
  return complain (source, node, "\"%.60s\" contradicts %.50s:%u", node->text,
		   first.file, first.line);
}

/* Report PROBLEM, found inside the scalar NODE.  */

static bool
complain_inside (struct source *source, const struct frame_yaml_node *node,
		 const struct frame_problem *problem)
{
  unsigned column = node->column;

  if (node->offset >= 0)
    column += (unsigned) node->offset + problem->column - 1;
  return frame_yaml_complain_at (&source->yaml, node->line, column, "%s",
				 problem->message);
}

/* The largest number that PLACE needs among the parameters.  */

static unsigned
place_param (const struct frame_place *place)
{
  return place->base == FRAME_BASE_PARAM ? place->param : 0;
}

/* Complain if a place of FUNCTION names a parameter it does not have.  */

static bool
check_param (struct source *source, const struct frame_yaml_node *node,
	     const struct frame_model_function *function,
	     const struct frame_place *place)
{
  unsigned param = place_param (place);

  if (function->n_params >= 0 && param > (unsigned) function->n_params)
    return complain (source, node, "$%u, but the function has %d parameter%s",
		     param, function->n_params,
		     function->n_params == 1 ? "" : "s");
  return true;
}

/* Read one statement of FUNCTION from NODE into STMT.  */

static bool
read_statement (struct source *source, const struct frame_yaml_node *node,
		const struct frame_model_function *function,
		struct frame_stmt *stmt)
{
  struct frame_problem problem;

  if (!frame_yaml_scalar_p (&source->yaml, node, "a statement"))
    return false;
  if (!frame_parse_template (source->yaml.arena, node->text, stmt, &problem))
    return complain_inside (source, node, &problem);
  if (stmt->api == FRAME_API_NONE)
    stmt->api = function->api;
  if (!check_param (source, node, function, &stmt->dst.place))
    return false;
  for (unsigned i = 0; i < stmt->n_args; i++)
    if (!check_param (source, node, function, &stmt->args[i].place))
      return false;
  return true;
}

/* Read the statements of FUNCTION from NODE, a statement or a list.  */

static bool
read_statements (struct source *source, const struct frame_yaml_node *node,
		 struct frame_model_function *function)
{
  struct frame_yaml_node *const *items = node->items;
  unsigned n = node->n_items;
  bool good = true;

  if (node->kind == FRAME_YAML_MAPPING)
    return complain (source, node, "expected a statement or a list");
  if (node->kind == FRAME_YAML_SCALAR)
    {
      items = (struct frame_yaml_node *const *) &node;
      n = 1;
    }
  function->stmts = FRAME_NEW_N (source->yaml.arena, struct frame_stmt, n);
  function->n_stmts = n;
  for (unsigned i = 0; i < n; i++)
    good &= read_statement (source, items[i], function, &function->stmts[i]);
  return good;
}

/* Read a PLACE of FUNCTION's operands from NODE.  */

static bool
read_place (struct source *source, const struct frame_yaml_node *node,
	    const struct frame_model_function *function,
	    struct frame_place *place)
{
  struct frame_problem problem;

  if (!frame_yaml_scalar_p (&source->yaml, node, "a place"))
    return false;
  if (!frame_parse_place (source->yaml.arena, node->text, place, &problem))
    return complain_inside (source, node, &problem);
  return check_param (source, node, function, place);
}

/* Read the general form of FUNCTION, the mapping NODE.  */

static bool
read_general (struct source *source, const struct frame_yaml_node *node,
	      struct frame_model_function *function)
{
  static const char *const keys[] = { "key", "api", "do", "ref", "make" };
  const struct frame_yaml_node *value;

  if (!frame_yaml_mapping_p (&source->yaml, node, "a mapping")
      || !frame_yaml_check_keys (&source->yaml, node, keys, 5))
    return false;
  if ((value = frame_yaml_member (node, "key"))
      && !read_bool (source, value, &function->key))
    return false;
  if ((value = frame_yaml_member (node, "api"))
      && !read_api (source, value, &function->api))
    return false;
  if ((value = frame_yaml_member (node, "do"))
      && !read_statements (source, value, function))
    return false;
  if ((value = frame_yaml_member (node, "ref")))
    function->has_ref = read_place (source, value, function, &function->ref);
  if (value && !function->has_ref)
    return false;
  if ((value = frame_yaml_member (node, "make")))
    function->makes = read_place (source, value, function, &function->made);
  return !value || function->makes;
}

/* The parenthesis that opens the parameter list at the end of TEXT, or null
   if there is none: that of "operator()" is a name.  */

static const char *
parameter_list (const char *text)
{
  size_t length = strlen (text);
  const char *open;

  if (length == 0 || text[length - 1] != ')')
    return NULL;
  open = strrchr (text, '(');
  if (!open || (open - text >= 8 && strncmp (open - 8, "operator", 8) == 0))
    return NULL;
  return open;
}

/* True if the parameter type TEXT of LENGTH bytes can be one.  */

static bool
type_name_p (const char *text, size_t length)
{
  if (length == 1 && *text == '*')
    return true;
  for (size_t i = 0; i < length; i++)
    if (!((text[i] >= 'a' && text[i] <= 'z')
	  || (text[i] >= 'A' && text[i] <= 'Z')
	  || (text[i] >= '0' && text[i] <= '9' && i > 0) || text[i] == '_'
	  || text[i] == ':'))
      return false;
  return length > 0;
}

/* True if TEXT of LENGTH bytes can be a qualified name: of template arguments
   it has numbers only ("std::get<0>"); behind "operator" stands much.  */

static bool
function_name_p (const char *text, size_t length)
{
  for (size_t i = 0; i < length; i++)
    if (strncmp (text + i, "operator", 8) == 0)
      return true;
    else if (!((text[i] >= 'a' && text[i] <= 'z')
	       || (text[i] >= 'A' && text[i] <= 'Z')
	       || (text[i] >= '0' && text[i] <= '9')
	       || text[i] == '_' || text[i] == ':' || text[i] == '~'
	       || (text[i] == '<' && text[i + 1] >= '0' && text[i + 1] <= '9')
	       || (text[i] == '>' && i + 1 == length)))
      return false;
  return length > 0;
}

/* Read the types between P and END into FUNCTION.  */

static bool
read_types (struct source *source, const struct frame_yaml_node *node,
	    const char *p, const char *end,
	    struct frame_model_function *function)
{
  struct frame_arena *arena = source->yaml.arena;

  for (;; p++)
    {
      const char *comma = memchr (p, ',', (size_t) (end - p));
      const char *begin = p;
      size_t length;

      p = comma ? comma : end;
      while (begin < p && *begin == ' ')
	begin++;
      for (length = (size_t) (p - begin); length && begin[length - 1] == ' ';)
	length--;
      if (!type_name_p (begin, length))
	return complain (source, node, "\"%.*s\" is not a parameter type",
			 (int) (length < 60 ? length : 60), begin);
      *FRAME_APPEND (arena, function->types, function->n_types, const char *)
	= frame_model_name (arena, frame_intern_n (arena, begin, length));
      if (p == end)
	break;
    }
  function->n_params = (int) function->n_types;
  return true;
}

/* Read the key of a function, NODE: its name and parameters.  */

static bool
read_function_key (struct source *source, const struct frame_yaml_node *node,
		   struct frame_model_function *function)
{
  struct frame_arena *arena = source->yaml.arena;
  const char *open = parameter_list (node->text);
  size_t length = open ? (size_t) (open - node->text) : strlen (node->text);
  const char *end;

  function->n_params = -1;
  if (length == 0)
    return complain (source, node, "expected a function's name");
  if (!function_name_p (node->text, length))
    return complain (source, node, "\"%.*s\" is not the name of a function",
		     (int) (length < 60 ? length : 60), node->text);
  function->name
    = frame_model_name (arena, frame_intern_n (arena, node->text, length));
  if (!open)
    return true;
  end = open + strlen (open) - 1;
  open++;
  if (strspn (open, "0123456789") < (size_t) (end - open))
    return read_types (source, node, open, end, function);
  if (end - open > 3)
    return complain (source, node, "too many parameters");
  function->n_params = atoi (open);
  return true;
}

/* True if the operands A and B are the same.  */

static bool
operand_equal (const struct frame_operand *a, const struct frame_operand *b)
{
  return (a->kind == b->kind && a->string == b->string
	  && a->number == b->number
	  && frame_place_equal (&a->place, &b->place));
}

/* True if the statements A and B are the same.  */

static bool
stmt_equal (const struct frame_stmt *a, const struct frame_stmt *b)
{
  if (a->op != b->op || a->api != b->api || a->word != b->word
      || a->n_args != b->n_args || !operand_equal (&a->dst, &b->dst))
    return false;
  for (unsigned i = 0; i < a->n_args; i++)
    if (!operand_equal (&a->args[i], &b->args[i]))
      return false;
  return true;
}

/* True if the functions A and B mean the same.  */

static bool
same_meaning (const struct frame_model_function *a,
	      const struct frame_model_function *b)
{
  if (a->n_stmts != b->n_stmts || a->key != b->key || a->api != b->api
      || a->has_ref != b->has_ref || !frame_place_equal (&a->ref, &b->ref)
      || a->makes != b->makes || !frame_place_equal (&a->made, &b->made))
    return false;
  for (unsigned i = 0; i < a->n_stmts; i++)
    if (!stmt_equal (&a->stmts[i], &b->stmts[i]))
      return false;
  return true;
}

/* Add the function that KEY and BODY describe.  */

static void
read_function (struct source *source, const struct frame_yaml_node *key,
	       const struct frame_yaml_node *body)
{
  struct frame_models *models = source->models;
  struct frame_model_function *function
    = FRAME_NEW (models->arena, struct frame_model_function);
  struct function_entry *entry;

  function->api = source->api;
  function->key = source->key;
  function->library = source->library;
  function->where = where (source, key);
  if (!read_function_key (source, key, function)
      || !(body->kind == FRAME_YAML_MAPPING
	     ? read_general (source, body, function)
	     : read_statements (source, body, function)))
    return;
  entry = frame_models_entry (models, function->name);
  for (const struct frame_model_function *f = entry->first; f; f = f->next)
    if (frame_model_same_parameters (f, function))
      {
	if (!same_meaning (f, function))
	  contradiction (source, key, f->where);
	return;
      }
  frame_models_append (entry, function);
  frame_models_add_prefixes (models, function->name);
  models->n_functions++;
}

/* Read the renamed members of TYPE from NODE.  */

static bool
read_fields (struct source *source, const struct frame_yaml_node *node,
	     struct frame_model_type *type)
{
  struct frame_arena *arena = source->yaml.arena;
  unsigned n = node->n_items / 2;

  if (!frame_yaml_mapping_p (&source->yaml, node,
			     "a mapping of members to paths"))
    return false;
  type->from = FRAME_NEW_N (arena, const char *, n);
  type->to = FRAME_NEW_N (arena, const char *, n);
  for (unsigned i = 0; i < n; i++)
    {
      if (!frame_yaml_scalar_p (&source->yaml, node->items[2 * i + 1],
				"a path"))
	return false;
      type->from[i] = node->items[2 * i]->text;
      type->to[i] = node->items[2 * i + 1]->text;
      for (unsigned j = 0; j < i; j++)
	if (type->from[j] == type->from[i])
	  return complain (source, node->items[2 * i],
			   "member \"%.60s\" twice", type->from[i]);
    }
  type->n_fields = n;
  return true;
}

/* Read what the mapping NODE says of TYPE.  */

static bool
read_type_members (struct source *source, const struct frame_yaml_node *node,
		   struct frame_model_type *type)
{
  static const char *const keys[]
    = { "kind", "frame", "base", "fields", "key", "api" };
  static const char *const classes[]
    = { "none", "needed", "sensor", "unused" };
  const struct frame_yaml_node *value;
  unsigned n;

  if (!frame_yaml_mapping_p (&source->yaml, node, "a mapping")
      || !frame_yaml_check_keys (&source->yaml, node, keys, 6))
    return false;
  if (!(value = frame_yaml_member (node, "kind")))
    return complain (source, node, "the type has no kind");
  if (!frame_yaml_scalar_p (&source->yaml, value, "a kind"))
    return false;
  type->kind = value->text;
  if ((value = frame_yaml_member (node, "frame")))
    {
      if (!frame_yaml_choice (&source->yaml, value, classes, 4,
			      "one of none, needed, sensor, unused", &n))
	return false;
      type->frame_class = (enum frame_type_class) n;
    }
  if ((value = frame_yaml_member (node, "base")))
    {
      if (!frame_yaml_scalar_p (&source->yaml, value, "a path"))
	return false;
      type->base = value->text;
    }
  if ((value = frame_yaml_member (node, "key"))
      && !read_bool (source, value, &type->key))
    return false;
  if ((value = frame_yaml_member (node, "api"))
      && !read_api (source, value, &type->api))
    return false;
  return !(value = frame_yaml_member (node, "fields"))
	 || read_fields (source, value, type);
}

/* True if the types A and B are the same.  */

static bool
type_equal (const struct frame_model_type *a, const struct frame_model_type *b)
{
  if (a->kind != b->kind || a->frame_class != b->frame_class
      || a->api != b->api || a->key != b->key || a->base != b->base
      || a->n_fields != b->n_fields)
    return false;
  for (unsigned i = 0; i < a->n_fields; i++)
    if (a->from[i] != b->from[i] || a->to[i] != b->to[i])
      return false;
  return true;
}

/* Add the type that KEY and BODY describe.  */

static void
read_type (struct source *source, const struct frame_yaml_node *key,
	   const struct frame_yaml_node *body)
{
  struct frame_models *models = source->models;
  struct frame_model_type *type
    = FRAME_NEW (models->arena, struct frame_model_type);
  struct type_entry *entry;

  type->name = frame_model_name (models->arena, key->text);
  type->api = source->api;
  type->key = source->key;
  type->library = source->library;
  type->where = where (source, key);
  if (!read_type_members (source, body, type))
    return;
  entry = frame_models_find_type (models, type->name);
  if (!entry)
    {
      frame_models_add_type (models, type);
      frame_models_add_prefixes (models, type->name);
      models->n_types++;
    }
  else if (!type_equal (entry->type, type))
    contradiction (source, key, entry->type->where);
}

/* Add the alias that KEY and BODY describe.  */

static void
read_alias (struct source *source, const struct frame_yaml_node *key,
	    const struct frame_yaml_node *body)
{
  struct frame_models *models = source->models;
  struct alias_entry *entry;
  const char *name, *target;

  if (!frame_yaml_scalar_p (&source->yaml, body, "a class"))
    return;
  name = frame_model_name (models->arena, key->text);
  target = frame_model_name (models->arena, body->text);
  entry = frame_models_find_alias (models, name, strlen (name));
  if (entry)
    {
      if (entry->target != target || entry->api != source->api)
	contradiction (source, key, entry->where);
      return;
    }
  entry = FRAME_NEW (models->arena, struct alias_entry);
  entry->name = name;
  entry->target = target;
  entry->api = source->api;
  entry->where = where (source, key);
  HASH_ADD_KEYPTR (hh, models->aliases, entry->name,
		   (unsigned) strlen (entry->name), entry);
  frame_models_add_prefixes (models, name);
}

/* Call READ for each entry of the section NAME of the document ROOT.  */

static void
read_section (struct source *source, const struct frame_yaml_node *root,
	      const char *name,
	      void (*read) (struct source *, const struct frame_yaml_node *,
			    const struct frame_yaml_node *))
{
  const struct frame_yaml_node *section = frame_yaml_member (root, name);

  if (!section || !frame_yaml_mapping_p (&source->yaml, section, "a mapping"))
    return;
  for (unsigned i = 0; i < section->n_items; i += 2)
    read (source, section->items[i], section->items[i + 1]);
}

/* Read the document ROOT.  What the file says of all entries comes first,
   wherever it stands.  */

static void
read_root (struct source *source, const struct frame_yaml_node *root)
{
  static const char *const keys[]
    = { "library", "api", "key", "types", "functions", "alias" };
  const struct frame_yaml_node *value;

  if (!frame_yaml_mapping_p (&source->yaml, root,
			     "a mapping with library, types, functions"))
    return;
  frame_yaml_check_keys (&source->yaml, root, keys, 6);
  if ((value = frame_yaml_member (root, "library"))
      && frame_yaml_scalar_p (&source->yaml, value, "a name"))
    source->library = value->text;
  if ((value = frame_yaml_member (root, "api")))
    read_api (source, value, &source->api);
  if ((value = frame_yaml_member (root, "key")))
    read_bool (source, value, &source->key);
  read_section (source, root, "types", read_type);
  read_section (source, root, "functions", read_function);
  read_section (source, root, "alias", read_alias);
}

/* Read the file NAME, or TEXT of LENGTH bytes if it is not null.  */

static unsigned
read_source (struct frame_models *models, const char *name, const char *text,
	     size_t length, frame_problem_fn report, void *data)
{
  struct source source
    = { .yaml = { .arena = models->arena,
		  .name = frame_intern (models->arena, name),
		  .report = report,
		  .data = data },
	.models = models,
	.key = true };
  const struct frame_yaml_node *root
    = frame_yaml_read (&source.yaml, text, length);

  if (root)
    read_root (&source, root);
  return source.yaml.n_errors;
}

unsigned
frame_models_read (struct frame_models *models, const char *name,
		   frame_problem_fn report, void *data)
{
  return read_source (models, name, NULL, 0, report, data);
}

unsigned
frame_models_read_text (struct frame_models *models, const char *name,
			const char *text, size_t length,
			frame_problem_fn report, void *data)
{
  return read_source (models, name, text, length, report, data);
}
