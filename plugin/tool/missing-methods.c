/* Methods that a program calls and does not define.  */

#include "missing-methods.h"

#include <string.h>
#define uthash_malloc(SIZE) frame_alloc (program->arena, SIZE)
#define uthash_free(POINTER, SIZE) ((void) 0)
#include <uthash.h>

/* A symbol that is defined, or a class.  */
struct name
{
  const char *text;
  UT_hash_handle hh;
};

static struct name *
find (struct name *set, const char *text)
{
  struct name *name;

  HASH_FIND_STR (set, text, name);
  return name;
}

/* SET with TEXT, in PROGRAM's arena.  */

static struct name *
with (struct name *set, const struct frame_program *program, const char *text)
{
  struct name *name;

  if (find (set, text))
    return set;
  name = FRAME_NEW (program->arena, struct name);
  name->text = text;
  HASH_ADD_KEYPTR (hh, set, name->text, strlen (name->text), name);
  return set;
}

/* The classes of the methods that PROGRAM has bodies of.  */

static struct name *
classes_of (const struct frame_program *program)
{
  struct name *set = NULL;

  for (unsigned u = 0; u < program->n_units; u++)
    for (unsigned i = 0; i < program->units[u]->n_functions; i++)
      {
	const char *class_name
	  = frame_method_class (program->arena,
				program->units[u]->functions[i]->symbol);

	if (class_name)
	  set = with (set, program, class_name);
      }
  return set;
}

/* The symbols that the N FILES define.  */

static struct name *
definitions_in (const struct frame_program *program,
		const struct frame_facts_file *const *files, unsigned n)
{
  struct name *set = NULL;

  for (unsigned f = 0; f < n; f++)
    for (unsigned i = 0; i < files[f]->methods.n; i++)
      if (files[f]->methods.list[i].defined)
	set = with (set, program, files[f]->methods.list[i].symbol);
  return set;
}

bool
frame_methods_missing_p (const struct frame_program *program,
			 const struct frame_facts_file *const *files, unsigned n)
{
  struct name *classes = classes_of (program);
  struct name *defined = definitions_in (program, files, n);

  for (unsigned f = 0; f < n; f++)
    for (unsigned i = 0; i < files[f]->methods.n; i++)
      {
	const struct frame_method *method = &files[f]->methods.list[i];

	if (!method->defined && find (classes, method->class_name)
	    && !find (defined, method->symbol))
	  return true;
      }
  return false;
}
