/* Methods from symbol tables.  The names are those of the Itanium C++ ABI,
   section 5.1 (nested-name).  */

#include "facts-symbols.h"
#include "frame-text.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* Read the source name (its length, then itself) at *P, and set *LENGTH and
   *P behind it.  Null if there is none.  */

static const char *
source_name (const char **p, size_t *length)
{
  const char *name;
  char *end;

  if (!isdigit ((unsigned char) **p))
    return NULL;
  *length = strtoul (*p, &end, 10);
  name = end;
  if (*length > strlen (name))
    return NULL;
  *p = name + *length;
  return name;
}

/* True if the part of a nested name at P, behind the class, names a
   constructor, a destructor or an operator.  */

static bool
special_name_p (const char *p)
{
  return ((p[0] == 'C' || p[0] == 'D') && isdigit ((unsigned char) p[1]))
	 || (islower ((unsigned char) p[0]) && isalpha ((unsigned char) p[1])
	     && p[2] == 'E');
}

const char *
frame_method_class (struct frame_arena *arena, const char *symbol)
{
  struct frame_buffer class_name = { 0 };
  const char *name, *last = NULL, *result = NULL;
  size_t length, last_length = 0;

  if (strncmp (symbol, "_ZN", 3) != 0)
    return NULL;
  symbol += 3;
  while ((name = source_name (&symbol, &length)))
    {
      if (last)
	frame_buffer_printf (&class_name, "%s%.*s",
			     class_name.length ? "::" : "", (int) last_length,
			     last);
      last = name;
      last_length = length;
    }
  if (last && special_name_p (symbol))
    frame_buffer_printf (&class_name, "%s%.*s", class_name.length ? "::" : "",
			 (int) last_length, last);
  else if (*symbol != 'E')
    last = NULL;
  if (last && class_name.length)
    result = frame_intern_n (arena, class_name.text, class_name.length);
  frame_buffer_free (&class_name);
  return result;
}

void
frame_methods_read (struct frame_methods *methods, struct frame_arena *arena,
		    Elf *elf, Elf_Scn *scn, const GElf_Shdr *shdr)
{
  Elf_Data *data = elf_getdata (scn, NULL);
  GElf_Sym sym;

  if (!data || !shdr->sh_entsize)
    return;
  for (int i = 0; gelf_getsym (data, i, &sym); i++)
    {
      const char *name = elf_strptr (elf, shdr->sh_link, sym.st_name);
      const char *class_name
	= name && GELF_ST_BIND (sym.st_info) != STB_LOCAL
	    ? frame_method_class (arena, name) : NULL;
      struct frame_method *method;

      if (!class_name)
	continue;
      method = FRAME_PUSH (methods->list, methods->n, methods->capacity,
			   struct frame_method);
      method->symbol = frame_intern (arena, name);
      method->class_name = class_name;
      method->defined = sym.st_shndx != SHN_UNDEF;
    }
}
