/* Models: what library functions and types mean, by name.

   model-read.c reads them.  Aliases are expanded when a name of theirs is
   asked for, because their classes may stand in a file read later.  */

#include "model-internal.h"
#include <string.h>

/* Steps from alias to alias before it is taken for a cycle.  */
#define MAX_ALIASES 8

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
	  && (name[sizeof basic - 1] == '\0' || name[sizeof basic - 1] == ':'))
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

const char *
frame_model_name (struct frame_arena *arena, const char *name)
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

const char *
frame_model_last (const char *name)
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

void
frame_models_add_prefixes (struct frame_models *models, const char *name)
{
  const char *last = frame_model_last (name);
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

static struct function_entry *
find_function (const struct frame_models *models, const char *name)
{
  struct function_entry *entry;

  HASH_FIND (hh, models->functions, name, (unsigned) strlen (name), entry);
  return entry;
}

/* The entry of NAME (interned), added if new.  */

struct function_entry *
frame_models_entry (struct frame_models *models, const char *name)
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

void
frame_models_append (struct function_entry *entry,
		     struct frame_model_function *function)
{
  if (entry->last)
    entry->last->next = function;
  else
    entry->first = function;
  entry->last = function;
}

struct type_entry *
frame_models_find_type (const struct frame_models *models, const char *name)
{
  struct type_entry *entry;

  HASH_FIND (hh, models->types, name, (unsigned) strlen (name), entry);
  return entry;
}

/* Add TYPE, whose name is new.  */

void
frame_models_add_type (struct frame_models *models,
		       struct frame_model_type *type)
{
  struct type_entry *entry = FRAME_NEW (models->arena, struct type_entry);

  entry->name = type->name;
  entry->type = type;
  HASH_ADD_KEYPTR (hh, models->types, entry->name,
		   (unsigned) strlen (entry->name), entry);
}

struct alias_entry *
frame_models_find_alias (const struct frame_models *models, const char *name,
			 size_t length)
{
  struct alias_entry *entry;

  HASH_FIND (hh, models->aliases, name, (unsigned) length, entry);
  return entry;
}

/* True if the functions A and B take the same parameters.  */

bool
frame_model_same_parameters (const struct frame_model_function *a,
			     const struct frame_model_function *b)
{
  if (a->n_params != b->n_params || a->n_types != b->n_types)
    return false;
  for (unsigned i = 0; i < a->n_types; i++)
    if (a->types[i] != b->types[i])
      return false;
  return true;
}

struct frame_models *
frame_models_new (struct frame_arena *arena)
{
  struct frame_models *models = FRAME_NEW (arena, struct frame_models);

  models->arena = arena;
  return models;
}

/* True if some entry describes the class or namespace NAME.  */

static bool
described_p (const struct frame_models *models, const char *name)
{
  return (frame_models_find_type (models, name)
	  || frame_models_namespace_p (models, name)
	  || frame_models_find_alias (models, name, strlen (name)));
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
      next = frame_models_find_alias (models, next->target,
				      strlen (next->target));
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
rename_function (struct frame_models *models, const struct alias_entry *alias,
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

  if (strcmp (member + strlen (tilde), frame_model_last (alias->name)) != 0)
    return frame_printf (models->arena, "%s::%s", alias->target, member);
  return frame_printf (models->arena, "%s::%s%s", alias->target, tilde,
		       frame_model_last (alias->target));
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

      while (own && !frame_model_same_parameters (own, source))
	own = own->next;
      if (own)
	continue;
      copy = FRAME_NEW (models->arena, struct frame_model_function);
      *copy = *source;
      copy->name = entry->name;
      copy->next = NULL;
      rename_function (models, alias, copy);
      frame_models_append (entry, copy);
    }
}

/* The overloads of NAME with those that aliases give it.  */

static const struct frame_model_function *
expand_function (struct frame_models *models, const char *name, unsigned depth)
{
  struct function_entry *entry = find_function (models, name);
  const char *last = frame_model_last (name);
  const struct frame_model_function *source;
  const struct alias_entry *alias = NULL;

  if (entry && entry->expanded)
    return entry->first;
  if (last - name > 2)
    alias = frame_models_find_alias (models, name, (size_t) (last - name) - 2);
  if (alias && depth < MAX_ALIASES)
    {
      source = expand_function (models, target_member (models, alias, last),
				depth + 1);
      if (source && !entry)
	entry
	  = frame_models_entry (models, frame_intern (models->arena, name));
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
			  frame_model_name (models->arena, name), 0);
}

/* The type NAME, if need be that of the class it is an alias of.  */

static const struct frame_model_type *
expand_type (struct frame_models *models, const char *name, unsigned depth)
{
  const struct type_entry *entry = frame_models_find_type (models, name);
  const struct alias_entry *alias;
  const struct frame_model_type *source;
  struct frame_model_type *type;

  if (entry)
    return entry->type;
  alias = frame_models_find_alias (models, name, strlen (name));
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
  frame_models_add_type (models, type);
  return type;
}

const struct frame_model_type *
frame_models_type (const struct frame_models *models, const char *name)
{
  return expand_type ((struct frame_models *) models,
		      frame_model_name (models->arena, name), 0);
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
      int fits = type_fits (f->types[i], frame_model_name (arena, arg));
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
  const struct frame_model_function *f = frame_models_function (models, name);
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
