/* Models: what library functions and types mean, read from YAML.

   The language is docs/models.md.  A file is first read into a small tree of
   nodes that remember their line and column, so that every later complaint
   can name the entry's own place; then each section of the tree is turned
   into models.  Aliases are expanded when a name of theirs is asked for,
   because their classes may stand in a file read later.  */

#include "model.h"

#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <yaml.h>

/* Hash tables live in the arena of the MODELS in scope and die with it.  */
#define uthash_malloc(SIZE) frame_alloc (models->arena, SIZE)
#define uthash_free(POINTER, SIZE) ((void) 0)
#include <uthash.h>

/* Deeper nesting than any model needs is not read.  */
#define MAX_NESTING 8
/* Steps from alias to alias before it is taken for a cycle.  */
#define MAX_ALIASES 8

/* All overloads of one function.  */
struct function_entry
{
  const char *name;
  struct frame_model_function *first;
  struct frame_model_function *last;
  bool expanded;		/* with those of the aliased class */
  UT_hash_handle hh;
};

struct type_entry
{
  const char *name;
  struct frame_model_type *type;
  UT_hash_handle hh;
};

/* NAME has the shape and the functions of TARGET.  */
struct alias_entry
{
  const char *name;
  const char *target;
  enum frame_api api;
  struct frame_model_where where;
  UT_hash_handle hh;
};

/* A namespace or class that some name begins with.  */
struct prefix_entry
{
  const char *name;
  UT_hash_handle hh;
};

struct frame_models
{
  struct frame_arena *arena;
  struct function_entry *functions;
  struct type_entry *types;
  struct alias_entry *aliases;
  struct prefix_entry *prefixes;
  unsigned n_functions;
  unsigned n_types;
};

enum node_kind
{
  NODE_SCALAR,
  NODE_SEQUENCE,
  NODE_MAPPING			/* items are key, value, key, value ... */
};

/* A part of a YAML document.  */
struct node
{
  enum node_kind kind;
  const char *text;		/* of a scalar, interned */
  int offset;			/* of TEXT from COLUMN, -1 if the columns of
				   TEXT are not those of the file */
  unsigned line, column;
  unsigned n_items;
  struct node **items;
};

/* A file being read, and what it says about all its entries.  */
struct source
{
  struct frame_models *models;
  const char *name;
  frame_problem_fn report;
  void *data;
  unsigned n_errors;

  FILE *file;
  yaml_parser_t parser;
  bool has_parser;
  yaml_event_t event;		/* zeroed when there is none */
  bool failed;			/* nothing more can be read */

  const char *library;
  enum frame_api api;
  bool key;
};

/* Report the problem FORMAT at LINE and COLUMN of SOURCE.  Always false.  */

static bool __attribute__ ((format (printf, 4, 5)))
complain_at (struct source *source, unsigned line, unsigned column,
	     const char *format, ...)
{
  struct frame_problem problem;
  va_list args;

  problem.line = line;
  problem.column = column;
  va_start (args, format);
  vsnprintf (problem.message, sizeof problem.message, format, args);
  va_end (args);
  source->n_errors++;
  if (source->report)
    source->report (source->data, &problem);
  return false;
}

#define complain(SOURCE, NODE, ...) \
  complain_at (SOURCE, (NODE)->line, (NODE)->column, __VA_ARGS__)

/* -- reading YAML ------------------------------------------------------- */

/* Free what libyaml and stdio hold for the struct source DATA.  Runs also
   when an allocation failed and the handler jumped away.  */

static void
close_source (void *data)
{
  struct source *source = (struct source *) data;

  yaml_event_delete (&source->event);
  if (source->has_parser)
    yaml_parser_delete (&source->parser);
  if (source->file)
    fclose (source->file);
}

/* Go to the next event of SOURCE.  False, reported, if the YAML is wrong.  */

static bool
next_event (struct source *source)
{
  yaml_parser_t *parser = &source->parser;

  yaml_event_delete (&source->event);
  if (source->failed)
    return false;
  if (yaml_parser_parse (parser, &source->event))
    return true;
  source->failed = true;
  if (parser->error == YAML_READER_ERROR)
    return complain_at (source, (unsigned) parser->mark.line + 1, 1,
			"%s (byte %zu)", parser->problem,
			parser->problem_offset);
  return complain_at (source, (unsigned) parser->problem_mark.line + 1,
		      (unsigned) parser->problem_mark.column + 1, "%s%s%s",
		      parser->context ? parser->context : "",
		      parser->context ? ": " : "",
		      parser->problem ? parser->problem : "not YAML");
}

/* A node of KIND for the current event of SOURCE.  */

static struct node *
new_node (struct source *source, enum node_kind kind)
{
  struct node *node = FRAME_NEW (source->models->arena, struct node);

  node->kind = kind;
  node->line = (unsigned) source->event.start_mark.line + 1;
  node->column = (unsigned) source->event.start_mark.column + 1;
  return node;
}

/* Where the text of the scalar EVENT begins, counted from its mark; -1 if it
   stands on several lines or has escapes.  */

static int
text_offset (const yaml_event_t *event)
{
  size_t length = event->data.scalar.length;
  size_t width = event->end_mark.column - event->start_mark.column;

  if (event->start_mark.line != event->end_mark.line)
    return -1;
  return width == length ? 0 : width == length + 2 ? 1 : -1;
}

/* The current event, a scalar, as a node.  */

static struct node *
read_scalar (struct source *source)
{
  const yaml_event_t *event = &source->event;
  struct node *node = new_node (source, NODE_SCALAR);

  node->text = frame_intern_n (source->models->arena,
			       (const char *) event->data.scalar.value,
			       event->data.scalar.length);
  node->offset = text_offset (event);
  return node;
}

static struct node *read_node (struct source *source, unsigned depth);

/* The collection of KIND that the current event of SOURCE begins, up to the
   event END.  Null if it cannot be read.  */

static struct node *
read_collection (struct source *source, enum node_kind kind,
		 yaml_event_type_t end, unsigned depth)
{
  struct node *node = new_node (source, kind);

  if (depth == MAX_NESTING)
    {
      source->failed = true;
      complain (source, node, "nested too deeply");
      return NULL;
    }
  while (next_event (source) && source->event.type != end)
    {
      struct node *item = read_node (source, depth + 1);
      if (!item)
	return NULL;
      *FRAME_APPEND (source->models->arena, node->items, node->n_items,
		     struct node *) = item;
    }
  return source->failed ? NULL : node;
}

/* Complain if the current event of SOURCE defines an anchor.  */

static void
refuse_anchor (struct source *source, const yaml_char_t *anchor)
{
  if (anchor)
    complain_at (source, (unsigned) source->event.start_mark.line + 1,
		 (unsigned) source->event.start_mark.column + 1,
		 "anchors are not supported");
}

/* The node that the current event of SOURCE begins.  Null if it cannot be
   read.  */

static struct node *
read_node (struct source *source, unsigned depth)
{
  struct node *node;

  switch (source->event.type)
    {
    case YAML_SCALAR_EVENT:
      refuse_anchor (source, source->event.data.scalar.anchor);
      return read_scalar (source);
    case YAML_SEQUENCE_START_EVENT:
      refuse_anchor (source, source->event.data.sequence_start.anchor);
      return read_collection (source, NODE_SEQUENCE, YAML_SEQUENCE_END_EVENT,
			      depth);
    case YAML_MAPPING_START_EVENT:
      refuse_anchor (source, source->event.data.mapping_start.anchor);
      return read_collection (source, NODE_MAPPING, YAML_MAPPING_END_EVENT,
			      depth);
    default:
      node = new_node (source, NODE_SCALAR);
      complain (source, node, "aliases are not supported");
      source->failed = true;
      return NULL;
    }
}

/* The only document of SOURCE, or null.  */

static struct node *
read_document (struct source *source)
{
  struct node *root = NULL;

  while (next_event (source) && source->event.type != YAML_STREAM_END_EVENT)
    switch (source->event.type)
      {
      case YAML_STREAM_START_EVENT:
      case YAML_DOCUMENT_END_EVENT:
	break;
      case YAML_DOCUMENT_START_EVENT:
	if (root)
	  {
	    complain (source, new_node (source, NODE_SCALAR),
		      "a model file has one document");
	    return root;
	  }
	break;
      default:
	root = read_node (source, 0);
	if (!root)
	  return NULL;
      }
  return source->failed ? NULL : root;
}

/* -- names -------------------------------------------------------------- */

/* Copy the components of NAME to COPY, "basic_string" as "string" and
   without "__cxx11".  */

static void
copy_std_name (char *copy, const char *name)
{
  static const char basic[] = "basic_string", cxx11[] = "__cxx11::";

  while (*name)
    {
      if (strncmp (name, cxx11, sizeof cxx11 - 1) == 0)
	name += sizeof cxx11 - 1;
      if (*name == '~')
	*copy++ = *name++;
      if (strncmp (name, basic, sizeof basic - 1) == 0
	  && (name[sizeof basic - 1] == '\0'
	      || name[sizeof basic - 1] == ':'))
	name += sizeof "basic_" - 1;
      while (*name && *name != ':')
	*copy++ = *name++;
      while (*name == ':')
	*copy++ = *name++;
    }
  *copy = '\0';
}

/* NAME with std::string for all that means it, in ARENA if it has to be
   changed.  */

static const char *
canonical_name (struct frame_arena *arena, const char *name)
{
  char *copy;

  if (strncmp (name, "std::", 5) != 0
      || (!strstr (name, "basic_string") && !strstr (name, "__cxx11::")))
    return name;
  copy = (char *) frame_alloc (arena, strlen (name) + 1);
  copy_std_name (copy, name);
  return frame_intern (arena, copy);
}

/* The last component of the qualified NAME.  An operator is the last one
   whatever its name has in it.  */

static const char *
last_component (const char *name)
{
  const char *last = strstr (name, "::operator");
  const char *p;

  if (last)
    return last + 2;
  for (last = name; (p = strstr (last, "::"));)
    last = p + 2;
  return last;
}

/* Remember all namespaces and classes that NAME is in.  */

static void
add_prefixes (struct frame_models *models, const char *name)
{
  const char *last = last_component (name);
  struct prefix_entry *entry;

  for (const char *p = name; (p = strstr (p, "::")) && p < last; p += 2)
    {
      HASH_FIND (hh, models->prefixes, name, (unsigned) (p - name), entry);
      if (entry)
	continue;
      entry = FRAME_NEW (models->arena, struct prefix_entry);
      entry->name = frame_intern_n (models->arena, name, (size_t) (p - name));
      HASH_ADD_KEYPTR (hh, models->prefixes, entry->name,
		       (unsigned) (p - name), entry);
    }
}

/* -- tables ------------------------------------------------------------- */

static struct function_entry *
find_function (const struct frame_models *models, const char *name)
{
  struct function_entry *entry;

  HASH_FIND (hh, models->functions, name, (unsigned) strlen (name), entry);
  return entry;
}

/* The entry of NAME (interned), added if new.  */

static struct function_entry *
function_entry (struct frame_models *models, const char *name)
{
  struct function_entry *entry = find_function (models, name);

  if (entry)
    return entry;
  entry = FRAME_NEW (models->arena, struct function_entry);
  entry->name = name;
  HASH_ADD_KEYPTR (hh, models->functions, entry->name,
		   (unsigned) strlen (name), entry);
  return entry;
}

/* Add FUNCTION behind the overloads of ENTRY.  */

static void
append_function (struct function_entry *entry,
		 struct frame_model_function *function)
{
  if (entry->last)
    entry->last->next = function;
  else
    entry->first = function;
  entry->last = function;
}

static struct type_entry *
find_type (const struct frame_models *models, const char *name)
{
  struct type_entry *entry;

  HASH_FIND (hh, models->types, name, (unsigned) strlen (name), entry);
  return entry;
}

/* Add TYPE, whose name is new.  */

static void
add_type (struct frame_models *models, struct frame_model_type *type)
{
  struct type_entry *entry = FRAME_NEW (models->arena, struct type_entry);

  entry->name = type->name;
  entry->type = type;
  HASH_ADD_KEYPTR (hh, models->types, entry->name,
		   (unsigned) strlen (entry->name), entry);
}

static struct alias_entry *
find_alias (const struct frame_models *models, const char *name,
	    size_t length)
{
  struct alias_entry *entry;

  HASH_FIND (hh, models->aliases, name, (unsigned) length, entry);
  return entry;
}

/* -- entries ------------------------------------------------------------ */

/* True if NODE is a scalar; WHAT it should be goes into the complaint.  */

static bool
scalar_p (struct source *source, const struct node *node, const char *what)
{
  if (node->kind != NODE_SCALAR)
    return complain (source, node, "expected %s", what);
  return true;
}

/* True if NODE is a mapping whose keys are scalars; WHAT it should be.  */

static bool
mapping_p (struct source *source, const struct node *node, const char *what)
{
  if (node->kind != NODE_MAPPING)
    return complain (source, node, "expected %s", what);
  for (unsigned i = 0; i < node->n_items; i += 2)
    if (!scalar_p (source, node->items[i], "a name"))
      return false;
  return true;
}

/* Read NODE, one of the N words NAMES, into CHOICE.  */

static bool
read_choice (struct source *source, const struct node *node,
	     const char *const *names, unsigned n, const char *what,
	     unsigned *choice)
{
  if (!scalar_p (source, node, what))
    return false;
  for (unsigned i = 0; i < n; i++)
    if (strcmp (node->text, names[i]) == 0)
      {
	*choice = i;
	return true;
      }
  return complain (source, node, "\"%.60s\" is not %s", node->text, what);
}

static bool
read_api (struct source *source, const struct node *node, enum frame_api *api)
{
  unsigned n;

  if (!read_choice (source, node, frame_api_names + 1, 3,
		    "one of tf, tf2, ros2", &n))
    return false;
  *api = (enum frame_api) (n + 1);
  return true;
}

static bool
read_bool (struct source *source, const struct node *node, bool *value)
{
  static const char *const names[] = { "no", "yes", "false", "true" };
  unsigned n;

  if (!read_choice (source, node, names, 4, "yes or no", &n))
    return false;
  *value = n & 1;
  return true;
}

/* Where NODE stands.  */

static struct frame_model_where
where (const struct source *source, const struct node *node)
{
  struct frame_model_where w = { source->name, node->line, node->column };

  return w;
}

/* Complain that NODE says something else than the entry at FIRST.  */

static bool
contradiction (struct source *source, const struct node *node,
	       struct frame_model_where first)
{
  if (strcmp (first.file, source->name) == 0)
    return complain (source, node, "\"%.60s\" contradicts line %u",
		     node->text, first.line);
  return complain (source, node, "\"%.60s\" contradicts %.50s:%u", node->text,
		   first.file, first.line);
}

/* Report PROBLEM, found inside the scalar NODE.  */

static bool
complain_inside (struct source *source, const struct node *node,
		 const struct frame_problem *problem)
{
  unsigned column = node->column;

  if (node->offset >= 0)
    column += (unsigned) node->offset + problem->column - 1;
  return complain_at (source, node->line, column, "%s", problem->message);
}

/* The largest number that PLACE needs among the parameters.  */

static unsigned
place_param (const struct frame_place *place)
{
  return place->base == FRAME_BASE_PARAM ? place->param : 0;
}

/* Complain if a place of FUNCTION names a parameter it does not have.  */

static bool
check_param (struct source *source, const struct node *node,
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
read_statement (struct source *source, const struct node *node,
		const struct frame_model_function *function,
		struct frame_stmt *stmt)
{
  struct frame_problem problem;

  if (!scalar_p (source, node, "a statement"))
    return false;
  if (!frame_parse_template (source->models->arena, node->text, stmt,
			     &problem))
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
read_statements (struct source *source, const struct node *node,
		 struct frame_model_function *function)
{
  struct node *const *items = node->items;
  unsigned n = node->n_items;
  bool good = true;

  if (node->kind == NODE_MAPPING)
    return complain (source, node, "expected a statement or a list");
  if (node->kind == NODE_SCALAR)
    {
      items = (struct node *const *) &node;
      n = 1;
    }
  function->stmts
    = FRAME_NEW_N (source->models->arena, struct frame_stmt, n);
  function->n_stmts = n;
  for (unsigned i = 0; i < n; i++)
    good &= read_statement (source, items[i], function, &function->stmts[i]);
  return good;
}

/* Read a PLACE of FUNCTION's operands from NODE.  */

static bool
read_place (struct source *source, const struct node *node,
	    const struct frame_model_function *function,
	    struct frame_place *place)
{
  struct frame_problem problem;

  if (!scalar_p (source, node, "a place"))
    return false;
  if (!frame_parse_place (source->models->arena, node->text, place, &problem))
    return complain_inside (source, node, &problem);
  return check_param (source, node, function, place);
}

/* The value of the key NAME in the mapping NODE, or null.  */

static const struct node *
member (const struct node *node, const char *name)
{
  for (unsigned i = 0; i < node->n_items; i += 2)
    if (strcmp (node->items[i]->text, name) == 0)
      return node->items[i + 1];
  return NULL;
}

/* Complain about the keys of the mapping NODE that are not among the N
   NAMES, or there twice.  */

static bool
check_keys (struct source *source, const struct node *node,
	    const char *const *names, unsigned n)
{
  bool good = true;

  for (unsigned i = 0; i < node->n_items; i += 2)
    {
      const struct node *key = node->items[i];
      unsigned j = 0;

      while (j < n && strcmp (key->text, names[j]) != 0)
	j++;
      if (j == n)
	good = complain (source, key, "unknown key \"%.60s\"", key->text);
      else if (member (node, key->text) != node->items[i + 1])
	good = complain (source, key, "key \"%s\" twice", key->text);
    }
  return good;
}

/* Read the general form of FUNCTION, the mapping NODE.  */

static bool
read_general (struct source *source, const struct node *node,
	      struct frame_model_function *function)
{
  static const char *const keys[] = { "key", "api", "do", "ref", "make" };
  const struct node *value;

  if (!mapping_p (source, node, "a mapping")
      || !check_keys (source, node, keys, 5))
    return false;
  if ((value = member (node, "key"))
      && !read_bool (source, value, &function->key))
    return false;
  if ((value = member (node, "api"))
      && !read_api (source, value, &function->api))
    return false;
  if ((value = member (node, "do"))
      && !read_statements (source, value, function))
    return false;
  if ((value = member (node, "ref")))
    function->has_ref = read_place (source, value, function, &function->ref);
  if (value && !function->has_ref)
    return false;
  if ((value = member (node, "make")))
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

/* Read the types between P and END into FUNCTION.  */

static bool
read_types (struct source *source, const struct node *node, const char *p,
	    const char *end, struct frame_model_function *function)
{
  struct frame_arena *arena = source->models->arena;

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
	= canonical_name (arena, frame_intern_n (arena, begin, length));
      if (p == end)
	break;
    }
  function->n_params = (int) function->n_types;
  return true;
}

/* Read the key of a function, NODE: its name and parameters.  */

static bool
read_function_key (struct source *source, const struct node *node,
		   struct frame_model_function *function)
{
  struct frame_arena *arena = source->models->arena;
  const char *open = parameter_list (node->text);
  size_t length = open ? (size_t) (open - node->text) : strlen (node->text);
  const char *end;

  function->n_params = -1;
  if (length == 0)
    return complain (source, node, "expected a function's name");
  function->name = canonical_name (arena, frame_intern_n (arena, node->text,
							  length));
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

/* True if the functions A and B take the same parameters.  */

static bool
same_parameters (const struct frame_model_function *a,
		 const struct frame_model_function *b)
{
  if (a->n_params != b->n_params || a->n_types != b->n_types)
    return false;
  for (unsigned i = 0; i < a->n_types; i++)
    if (a->types[i] != b->types[i])
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
read_function (struct source *source, const struct node *key,
	       const struct node *body)
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
      || !(body->kind == NODE_MAPPING
	   ? read_general (source, body, function)
	   : read_statements (source, body, function)))
    return;
  entry = function_entry (models, function->name);
  for (const struct frame_model_function *f = entry->first; f; f = f->next)
    if (same_parameters (f, function))
      {
	if (!same_meaning (f, function))
	  contradiction (source, key, f->where);
	return;
      }
  append_function (entry, function);
  add_prefixes (models, function->name);
  models->n_functions++;
}

/* Read the renamed members of TYPE from NODE.  */

static bool
read_fields (struct source *source, const struct node *node,
	     struct frame_model_type *type)
{
  struct frame_arena *arena = source->models->arena;
  unsigned n = node->n_items / 2;

  if (!mapping_p (source, node, "a mapping of members to paths"))
    return false;
  type->from = FRAME_NEW_N (arena, const char *, n);
  type->to = FRAME_NEW_N (arena, const char *, n);
  for (unsigned i = 0; i < n; i++)
    {
      if (!scalar_p (source, node->items[2 * i + 1], "a path"))
	return false;
      type->from[i] = node->items[2 * i]->text;
      type->to[i] = node->items[2 * i + 1]->text;
      for (unsigned j = 0; j < i; j++)
	if (type->from[j] == type->from[i])
	  return complain (source, node->items[2 * i], "member \"%.60s\" twice",
			   type->from[i]);
    }
  type->n_fields = n;
  return true;
}

/* Read what the mapping NODE says of TYPE.  */

static bool
read_type_members (struct source *source, const struct node *node,
		   struct frame_model_type *type)
{
  static const char *const keys[]
    = { "kind", "frame", "base", "fields", "key", "api" };
  static const char *const classes[] = { "none", "needed", "sensor",
					 "unused" };
  const struct node *value;
  unsigned n;

  if (!mapping_p (source, node, "a mapping")
      || !check_keys (source, node, keys, 6))
    return false;
  if (!(value = member (node, "kind")))
    return complain (source, node, "the type has no kind");
  if (!scalar_p (source, value, "a kind"))
    return false;
  type->kind = value->text;
  if ((value = member (node, "frame")))
    {
      if (!read_choice (source, value, classes, 4,
			"one of none, needed, sensor, unused", &n))
	return false;
      type->frame_class = (enum frame_type_class) n;
    }
  if ((value = member (node, "base")))
    {
      if (!scalar_p (source, value, "a path"))
	return false;
      type->base = value->text;
    }
  if ((value = member (node, "key")) && !read_bool (source, value, &type->key))
    return false;
  if ((value = member (node, "api")) && !read_api (source, value, &type->api))
    return false;
  return !(value = member (node, "fields"))
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
read_type (struct source *source, const struct node *key,
	   const struct node *body)
{
  struct frame_models *models = source->models;
  struct frame_model_type *type
    = FRAME_NEW (models->arena, struct frame_model_type);
  struct type_entry *entry;

  type->name = canonical_name (models->arena, key->text);
  type->api = source->api;
  type->key = source->key;
  type->library = source->library;
  type->where = where (source, key);
  if (!read_type_members (source, body, type))
    return;
  entry = find_type (models, type->name);
  if (!entry)
    {
      add_type (models, type);
      add_prefixes (models, type->name);
      models->n_types++;
    }
  else if (!type_equal (entry->type, type))
    contradiction (source, key, entry->type->where);
}

/* Add the alias that KEY and BODY describe.  */

static void
read_alias (struct source *source, const struct node *key,
	    const struct node *body)
{
  struct frame_models *models = source->models;
  struct alias_entry *entry;
  const char *name, *target;

  if (!scalar_p (source, body, "a class"))
    return;
  name = canonical_name (models->arena, key->text);
  target = canonical_name (models->arena, body->text);
  entry = find_alias (models, name, strlen (name));
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
  add_prefixes (models, name);
}

/* Call READ for each entry of the section NAME of the document ROOT.  */

static void
read_section (struct source *source, const struct node *root,
	      const char *name,
	      void (*read) (struct source *, const struct node *,
			    const struct node *))
{
  const struct node *section = member (root, name);

  if (!section || !mapping_p (source, section, "a mapping"))
    return;
  for (unsigned i = 0; i < section->n_items; i += 2)
    read (source, section->items[i], section->items[i + 1]);
}

/* Read the document ROOT.  What the file says of all entries comes first,
   wherever it stands.  */

static void
read_root (struct source *source, const struct node *root)
{
  static const char *const keys[]
    = { "library", "api", "key", "types", "functions", "alias" };
  const struct node *value;

  if (!mapping_p (source, root, "a mapping with library, types, functions"))
    return;
  check_keys (source, root, keys, 6);
  if ((value = member (root, "library"))
      && scalar_p (source, value, "a name"))
    source->library = value->text;
  if ((value = member (root, "api")))
    read_api (source, value, &source->api);
  if ((value = member (root, "key")))
    read_bool (source, value, &source->key);
  read_section (source, root, "types", read_type);
  read_section (source, root, "functions", read_function);
  read_section (source, root, "alias", read_alias);
}

/* -- the interface ------------------------------------------------------ */

struct frame_models *
frame_models_new (struct frame_arena *arena)
{
  struct frame_models *models = FRAME_NEW (arena, struct frame_models);

  models->arena = arena;
  return models;
}

/* Read the file NAME, or TEXT of LENGTH bytes if it is not null.  */

static unsigned
read_source (struct frame_models *models, const char *name, const char *text,
	     size_t length, frame_problem_fn report, void *data)
{
  struct source *source = FRAME_NEW (models->arena, struct source);
  struct frame_cleanup *cleanup
    = frame_arena_defer (models->arena, close_source, source);
  const struct node *root;

  source->models = models;
  source->name = frame_intern (models->arena, name);
  source->report = report;
  source->data = data;
  source->key = true;
  if (!text && !(source->file = fopen (name, "rb")))
    complain_at (source, 0, 0, "cannot open the file: %s", strerror (errno));
  else if (!yaml_parser_initialize (&source->parser))
    complain_at (source, 0, 0, "out of memory");
  else
    {
      source->has_parser = true;
      if (text)
	yaml_parser_set_input_string (&source->parser,
				      (const unsigned char *) text, length);
      else
	yaml_parser_set_input_file (&source->parser, source->file);
      root = read_document (source);
      if (root)
	read_root (source, root);
    }
  frame_arena_run (models->arena, cleanup);
  return source->n_errors;
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

/* True if some entry describes the class or namespace NAME.  */

static bool
described_p (const struct frame_models *models, const char *name)
{
  return (find_type (models, name) || frame_models_namespace_p (models, name)
	  || find_alias (models, name, strlen (name)));
}

/* What is wrong with ALIAS, or null.  */

static const char *
alias_problem (const struct frame_models *models,
	       const struct alias_entry *alias)
{
  const struct alias_entry *next = alias;

  for (unsigned i = 0; i < MAX_ALIASES; i++)
    {
      if (!described_p (models, next->target))
	return "is an alias of \"%.60s\", which nothing describes";
      next = find_alias (models, next->target, strlen (next->target));
      if (!next)
	return NULL;
    }
  return "is an alias of \"%.60s\", which leads back to it";
}

unsigned
frame_models_finish (struct frame_models *models, const char *file,
		     frame_problem_fn report, void *data)
{
  struct alias_entry *alias, *tmp;
  unsigned n_errors = 0;

  HASH_ITER (hh, models->aliases, alias, tmp)
    {
      const char *what = alias_problem (models, alias);
      struct frame_problem problem;
      int n;

      if (!what || strcmp (alias->where.file, file) != 0)
	continue;
      problem.line = alias->where.line;
      problem.column = alias->where.column;
      n = snprintf (problem.message, sizeof problem.message, "\"%.40s\" ",
		    alias->name);
      snprintf (problem.message + n, sizeof problem.message - (size_t) n, what,
		alias->target);
      n_errors++;
      if (report)
	report (data, &problem);
    }
  return n_errors;
}

/* Give the function F, copied for ALIAS, the API of the alias, where it had
   that of its own file; what creates an object of the old class creates one
   of the new.  */

static void
rename_function (struct frame_models *models,
		 const struct alias_entry *alias,
		 struct frame_model_function *f)
{
  struct frame_stmt *stmts
    = FRAME_NEW_N (models->arena, struct frame_stmt, f->n_stmts);

  for (unsigned i = 0; i < f->n_stmts; i++)
    {
      stmts[i] = f->stmts[i];
      if (alias->api != FRAME_API_NONE && stmts[i].api == f->api)
	stmts[i].api = alias->api;
      if (stmts[i].word == alias->target)
	stmts[i].word = alias->name;
    }
  f->stmts = stmts;
  if (alias->api != FRAME_API_NONE)
    f->api = alias->api;
}

/* The name that the member MEMBER of ALIAS's class has in the target class:
   constructors and destructors are called like their class.  */

static const char *
target_member (struct frame_models *models, const struct alias_entry *alias,
	       const char *member)
{
  const char *tilde = *member == '~' ? "~" : "";

  if (strcmp (member + strlen (tilde), last_component (alias->name)) != 0)
    return frame_printf (models->arena, "%s::%s", alias->target, member);
  return frame_printf (models->arena, "%s::%s%s", alias->target, tilde,
		       last_component (alias->target));
}

/* Add to ENTRY what the target of ALIAS has for it and ENTRY has not
   itself.  */

static void
add_aliased (struct frame_models *models, struct function_entry *entry,
	     const struct alias_entry *alias,
	     const struct frame_model_function *source)
{
  for (; source; source = source->next)
    {
      const struct frame_model_function *own = entry->first;
      struct frame_model_function *copy;

      while (own && !same_parameters (own, source))
	own = own->next;
      if (own)
	continue;
      copy = FRAME_NEW (models->arena, struct frame_model_function);
      *copy = *source;
      copy->name = entry->name;
      copy->next = NULL;
      rename_function (models, alias, copy);
      append_function (entry, copy);
    }
}

/* The overloads of NAME with those that aliases give it.  */

static const struct frame_model_function *
expand_function (struct frame_models *models, const char *name, unsigned depth)
{
  struct function_entry *entry = find_function (models, name);
  const char *last = last_component (name);
  const struct frame_model_function *source;
  const struct alias_entry *alias = NULL;

  if (entry && entry->expanded)
    return entry->first;
  if (last - name > 2)
    alias = find_alias (models, name, (size_t) (last - name) - 2);
  if (alias && depth < MAX_ALIASES)
    {
      source = expand_function (models, target_member (models, alias, last),
				depth + 1);
      if (source && !entry)
	entry = function_entry (models, frame_intern (models->arena, name));
      if (entry)
	add_aliased (models, entry, alias, source);
    }
  if (entry)
    entry->expanded = true;
  return entry ? entry->first : NULL;
}

/* A look-up expands aliases for good, which changes nothing that a caller
   can see: hence the casts.  */

const struct frame_model_function *
frame_models_function (const struct frame_models *models, const char *name)
{
  return expand_function ((struct frame_models *) models,
			  canonical_name (models->arena, name), 0);
}

/* The type NAME, if need be that of the class it is an alias of.  */

static const struct frame_model_type *
expand_type (struct frame_models *models, const char *name, unsigned depth)
{
  const struct type_entry *entry = find_type (models, name);
  const struct alias_entry *alias;
  const struct frame_model_type *source;
  struct frame_model_type *type;

  if (entry)
    return entry->type;
  alias = find_alias (models, name, strlen (name));
  if (!alias || depth == MAX_ALIASES)
    return NULL;
  source = expand_type (models, alias->target, depth + 1);
  if (!source)
    return NULL;
  type = FRAME_NEW (models->arena, struct frame_model_type);
  *type = *source;
  type->name = alias->name;
  if (alias->api != FRAME_API_NONE)
    type->api = alias->api;
  add_type (models, type);
  return type;
}

const struct frame_model_type *
frame_models_type (const struct frame_models *models, const char *name)
{
  return expand_type ((struct frame_models *) models,
		      canonical_name (models->arena, name), 0);
}

/* How well the argument type ARG fits the parameter type PARAM: -1 not at
   all, 0 as anything, 1000 by its last components, 1001 by its whole
   name.  */

static int
type_fits (const char *param, const char *arg)
{
  size_t n_param = strlen (param), n_arg = strlen (arg);

  if (strcmp (param, "*") == 0)
    return 0;
  if (strcmp (arg, "std::string") == 0)
    arg = "string", n_arg = 6;
  if (strcmp (param, "std::string") == 0)
    param = "string", n_param = 6;
  if (strcmp (param, arg) == 0)
    return 1001;
  if (n_arg > n_param + 2 && strcmp (arg + n_arg - n_param, param) == 0
      && strncmp (arg + n_arg - n_param - 2, "::", 2) == 0)
    return 1000;
  return -1;
}

/* How well F fits N_ARGS arguments of ARG_TYPES; -1 if not at all.  */

static int
function_fits (struct frame_arena *arena, const struct frame_model_function *f,
	       unsigned n_args, const char *const *arg_types)
{
  int sum = 1;

  if (f->n_params < 0)
    return 0;
  if ((unsigned) f->n_params != n_args)
    return -1;
  for (unsigned i = 0; i < f->n_types; i++)
    {
      const char *arg = arg_types ? arg_types[i] : "*";
      int fits = type_fits (f->types[i], canonical_name (arena, arg));
      if (fits < 0)
	return -1;
      sum += fits;
    }
  return sum;
}

const struct frame_model_function *
frame_models_select (const struct frame_models *models, const char *name,
		     unsigned n_args, const char *const *arg_types)
{
  const struct frame_model_function *best = NULL;
  const struct frame_model_function *f
    = frame_models_function (models, name);
  int best_fit = -1;

  for (; f; f = f->next)
    {
      int fit = function_fits (models->arena, f, n_args, arg_types);
      if (fit > best_fit)
	{
	  best = f;
	  best_fit = fit;
	}
    }
  return best;
}

bool
frame_models_namespace_p (const struct frame_models *models, const char *ns)
{
  struct prefix_entry *entry;

  HASH_FIND (hh, models->prefixes, ns, (unsigned) strlen (ns), entry);
  return entry != NULL;
}

void
frame_models_count (const struct frame_models *models, unsigned *functions,
		    unsigned *types)
{
  *functions = models->n_functions;
  *types = models->n_types;
}
