/* Virtual calls.

   A constructor lets its object point to the table of its class, _ZTV3Foo.  A
   call through the table is lowered with the name of the method that the
   static type has, *_ZN3Bar3runEv; where the object's table is known, the
   method is that of its class, _ZN3Foo3runEv, if there is such a function.
   A class that inherits the method has none, and the call stays
   unknown.  */

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

/* The end of the source name at P, a length and as many characters; null if
   there is none.  */

static const char *
skip_name (const char *p)
{
  char *end;
  unsigned long length;

  if (!isdigit ((unsigned char) *p))
    return NULL;
  length = strtoul (p, &end, 10);
  return length && strlen (end) >= length ? end + length : NULL;
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

struct frame_info *
frame_find_method (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_analysis *an = a->an;
  const char *symbol = stmt->word + 1, *table, *end, *own;
  unsigned n_table, n_class;
  struct method m;

  if (stmt->n_args == 0 || !parse_method (symbol, &m))
    return NULL;
  table = table_of (frame_argument (a, stmt, 0));
  if (!table || strncmp (table, "_ZTV", 4) != 0)
    return NULL;
  table += 4;
  end = table + strlen (table);
  if (*table == 'N')
    {
      table++;
      end--;
    }
  n_table = count_names (table, end);
  n_class = count_names (m.first, m.method);
  if (!n_table || (n_table != n_class && substitutes_p (m.end)))
    return NULL;
  own = frame_printf (an->round, "%.*s%.*s%s", (int) (m.first - symbol),
		      symbol, (int) (end - table), table, m.method);
  return frame_find_function (an, a->info->fn->unit,
			      frame_intern (an->world.strings, own));
}
