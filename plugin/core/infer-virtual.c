/* Virtual calls.

   A constructor lets its object point to the table of its class, _ZTV3Foo.  A
   call through the table is lowered with the name of the method that the
   static type has, *_ZN3Bar3runEv; where the object's table is known, the
   method is that of its class, _ZN3Foo3runEv, if there is such a function.
   A class that inherits the method has none.  Its bases are those whose
   constructors its own one calls on its object; where all of the program is
   known, or all methods of the class because it is the unit's own, the nearest
   base that has the method tells what runs.  */

#include "infer.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* True if KEY is the pointer to the table: Foo::_vptr, and Foo once more below
   it.  */

static bool
table_key_p (const char *key)
{
  const char *name = strstr (key, "::_vptr");

  return name && name[strlen ("::_vptr")] == '\0';
}

/* The table of virtual functions that the object NODE points to; null if it is
   not known or not one.  */

static const char *
table_of (const struct frame_node *node)
{
  const char *table = NULL;

  for (unsigned i = 0; i < node->n; i++)
    {
      const struct frame_node *pointer = node->children[i].node;
      const struct frame_value *value
	= pointer->n == 1 ? pointer->children[0].node->value : NULL;

      if (!table_key_p (node->children[i].key))
	continue;
      if (!value || value->kind != FRAME_VALUE_FUNCTION
	  || (table && table != value->u.function))
	return NULL;
      table = value->u.function;
    }
  return table;
}

/* The end of the source name at P, a length and as many characters, with its
   tags ("5frameB5cxx11"); null if there is none.  */

static const char *
skip_name (const char *p)
{
  char *end;
  unsigned long length;

  if (!isdigit ((unsigned char) *p))
    return NULL;
  length = strtoul (p, &end, 10);
  if (!length || strlen (end) < length)
    return NULL;
  p = end + length;
  return *p == 'B' && isdigit ((unsigned char) p[1]) ? skip_name (p + 1) : p;
}

/* The number of source names from P to END; 0 if there is anything else.  */

static unsigned
count_names (const char *p, const char *end)
{
  unsigned n = 0;

  for (; p && p < end; n++)
    p = skip_name (p);
  return p == end ? n : 0;
}

/* A mangled method, taken apart: FIRST to METHOD its class, METHOD to END its
   name.  */
struct method
{
  const char *first, *method, *end;
};

/* Take SYMBOL apart.  False if it is not made of plain names.  */

static bool
parse_method (const char *symbol, struct method *m)
{
  const char *p;

  if (strncmp (symbol, "_ZN", 3) != 0)
    return false;
  p = symbol + 3;
  if (*p == 'K')
    p++;
  m->first = m->method = m->end = p;
  for (; *p != 'E'; p = m->end)
    {
      m->method = p;
      m->end = skip_name (p);
      if (!m->end)
	return false;
    }
  return m->method != m->first;
}

/* True if the parameters REST of a method refer to names before them by
   number.  */

static bool
substitutes_p (const char *rest)
{
  for (; *rest; rest++)
    if (rest[0] == 'S' && (rest[1] == '_' || isdigit ((unsigned char) rest[1])))
      return true;
  return false;
}

/* Classes above each other that are looked at.  */
#define MAX_BASES 8

/* A class by its mangled name, without the N and E of a nested one.  */
struct class_name
{
  const char *text;
  int length;
};

/* The class that the constructor SYMBOL is of; false if it is none.  */

static bool
constructed_class (const char *symbol, struct class_name *class)
{
  const char *p;

  if (strncmp (symbol, "_ZN", 3) != 0)
    return false;
  class->text = p = symbol + 3;
  while (p && isdigit ((unsigned char) *p))
    p = skip_name (p);
  if (!p || p == class->text || p[0] != 'C' || (p[1] != '1' && p[1] != '2'))
    return false;
  class->length = p - class->text;
  return true;
}

static bool
same_class_p (const struct class_name *a, const struct class_name *b)
{
  return a->length == b->length && strncmp (a->text, b->text, a->length) == 0;
}

/* What is searched for: method M of SYMBOL, which is declared in a class of
   N_CLASS names.  */
struct search
{
  struct frame_activation *a;
  const char *symbol;
  struct method m;
  unsigned n_class;
};

/* True if FN stands in the main source file of its unit.  */

static bool
in_main_file_p (const struct frame_function *fn)
{
  const struct frame_unit *unit = fn->unit;

  return fn->loc.file && fn->loc.file < unit->n_files
	 && strcmp (unit->files[fn->loc.file], unit->name) == 0;
}

/* True if CLASS is UNIT's own, so that all its methods are there: it is in an
   unnamed namespace, or its constructor is inline in the main source file.  */

static bool
own_class_p (const struct frame_analysis *an, const struct frame_unit *unit,
	     const struct class_name *class)
{
  struct class_name own;

  for (unsigned i = 0; i < an->n_infos; i++)
    {
      const struct frame_function *fn = an->infos[i].fn;

      if (fn->unit == unit && fn->linkage != FRAME_LINK_EXTERN
	  && constructed_class (fn->symbol, &own)
	  && same_class_p (&own, class)
	  && (fn->linkage == FRAME_LINK_LOCAL || in_main_file_p (fn)))
	return true;
    }
  return false;
}

static struct frame_info *find_in_bases (const struct search *s,
					 const struct class_name *class,
					 unsigned depth);

/* The method that an object of CLASS runs; null if that is not known.  */

static struct frame_info *
find_in_class (const struct search *s, const struct class_name *class,
	       unsigned depth)
{
  struct frame_analysis *an = s->a->an;
  unsigned n = count_names (class->text, class->text + class->length);
  struct frame_info *info;
  const char *own;

  if (!n || (n != s->n_class && substitutes_p (s->m.end)))
    return NULL;
  own = frame_printf (an->round, "%.*s%.*s%s", (int) (s->m.first - s->symbol),
		      s->symbol, class->length, class->text, s->m.method);
  info = frame_find_function (an, s->a->info->fn->unit,
			      frame_intern (an->world.strings, own));
  if (info || depth == MAX_BASES
      || !(an->options.closed
	   || own_class_p (an, s->a->info->fn->unit, class)))
    return info;
  return find_in_bases (s, class, depth + 1);
}

/* If STMT constructs a base of CLASS in an object of it, say which.  */

static bool
base_of_stmt (const struct frame_stmt *stmt, const struct class_name *class,
	      struct class_name *base)
{
  return stmt->op == FRAME_OP_CALL && stmt->word && stmt->n_args
	 && stmt->args[0].kind == FRAME_ADDRESS
	 && stmt->args[0].place.base == FRAME_BASE_PARAM
	 && stmt->args[0].place.param == 0 && stmt->args[0].place.n_path == 0
	 && constructed_class (stmt->word, base)
	 && !same_class_p (base, class);
}

/* The method that CLASS inherits; null if none or several are found.  */

static struct frame_info *
find_in_bases (const struct search *s, const struct class_name *class,
	       unsigned depth)
{
  struct frame_analysis *an = s->a->an;
  struct frame_info *found = NULL;
  struct class_name own, base;

  for (unsigned i = 0; i < an->n_infos; i++)
    {
      const struct frame_function *fn = an->infos[i].fn;

      if (!constructed_class (fn->symbol, &own) || !same_class_p (&own, class))
	continue;
      for (unsigned b = 0; b < fn->n_blocks; b++)
	for (unsigned j = 0; j < fn->blocks[b].n_stmts; j++)
	  {
	    struct frame_info *info
	      = base_of_stmt (&fn->blocks[b].stmts[j], class, &base)
		  ? find_in_class (s, &base, depth) : NULL;

	    if (info && found && info != found)
	      return NULL;
	    found = info ? info : found;
	  }
    }
  return found;
}

struct frame_info *
frame_find_method (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct search s = { .a = a, .symbol = stmt->word + 1 };
  struct class_name class;
  const char *table;

  if (stmt->n_args == 0 || !parse_method (s.symbol, &s.m))
    return NULL;
  table = table_of (frame_argument (a, stmt, 0));
  if (!table || strncmp (table, "_ZTV", 4) != 0)
    return NULL;
  class.text = table + 4;
  class.length = strlen (class.text);
  if (*class.text == 'N')
    {
      class.text++;
      class.length -= 2;
    }
  s.n_class = count_names (s.m.first, s.m.method);
  return find_in_class (&s, &class, 0);
}
