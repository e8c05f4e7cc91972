/* The tables of the models: model-read.c fills them, model.c asks them.  */

#ifndef FRAME_MODEL_INTERNAL_H
#define FRAME_MODEL_INTERNAL_H

#include "model.h"

/* Hash tables live in the arena of the MODELS in scope and die with it.  */
#define uthash_malloc(SIZE) frame_alloc (models->arena, SIZE)
#define uthash_free(POINTER, SIZE) ((void) 0)
#include <uthash.h>

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

/* NAME with std::string for all that means it, in ARENA if it has to be
   changed.  */
extern const char *frame_model_name (struct frame_arena *arena,
				     const char *name);
/* The last component of the qualified NAME.  */
extern const char *frame_model_last (const char *name);
extern bool
frame_model_same_parameters (const struct frame_model_function *a,
			     const struct frame_model_function *b);

/* Remember all namespaces and classes that NAME is in.  */
extern void frame_models_add_prefixes (struct frame_models *models,
				       const char *name);
/* The entry of the function NAME (interned), added if new.  */
extern struct function_entry *frame_models_entry (struct frame_models *models,
						  const char *name);
/* Add FUNCTION behind the overloads of ENTRY.  */
extern void frame_models_append (struct function_entry *entry,
				 struct frame_model_function *function);
extern struct type_entry *
frame_models_find_type (const struct frame_models *models, const char *name);
/* Add TYPE, whose name is new.  */
extern void frame_models_add_type (struct frame_models *models,
				   struct frame_model_type *type);
extern struct alias_entry *
frame_models_find_alias (const struct frame_models *models, const char *name,
			 size_t length);
#endif
