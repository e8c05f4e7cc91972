/* The printer of frame IR's text form, and the byte buffer it prints into.

   What is printed here goes into object files and is compared by tests, so
   the same unit always gives the same bytes.  frame-reader.h tells how it is
   read.  */

#include "frame-text.h"

#include <locale.h>
#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#define LETTERS "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
#define DIGITS "0123456789"

const char *const frame_api_names[] = { "-", "tf", "tf2", "ros2" };
const char *const frame_linkage_names[] = { "extern", "comdat", "local" };
const char *const frame_level_names[]
  = { "default", "ignored", "warning", "error", "no-error" };
const char frame_type_class_letters[] = "-FST";

/* Make room in B for LENGTH more bytes and the zero behind them.  */

static void
reserve (struct frame_buffer *b, size_t length)
{
  size_t needed, capacity = b->capacity ? b->capacity : 256;

  if (__builtin_add_overflow (b->length, length, &needed)
      || needed >= SIZE_MAX / 2)
    needed = SIZE_MAX - 1;
  if (needed < b->capacity)
    return;
  while (capacity <= needed && capacity <= SIZE_MAX / 2)
    capacity *= 2;
  if (capacity <= needed)
    capacity = needed + 1;
  b->text = (char *) frame_xrealloc (b->text, capacity);
  b->capacity = capacity;
}

void
frame_buffer_add (struct frame_buffer *b, const char *text, size_t length)
{
  reserve (b, length);
  memcpy (b->text + b->length, text, length);
  b->length += length;
  b->text[b->length] = '\0';
}

void
frame_buffer_puts (struct frame_buffer *b, const char *text)
{
  frame_buffer_add (b, text, strlen (text));
}

void
frame_buffer_printf (struct frame_buffer *b, const char *fmt, ...)
{
  char near[256];
  va_list args;
  int length;

  /* Most texts are short and formatted once.  */
  va_start (args, fmt);
  length = vsnprintf (near, sizeof near, fmt, args);
  va_end (args);
  if (length <= 0)
    return;
  reserve (b, (size_t) length);
  if ((size_t) length < sizeof near)
    memcpy (b->text + b->length, near, (size_t) length + 1);
  else
    {
      va_start (args, fmt);
      vsnprintf (b->text + b->length, (size_t) length + 1, fmt, args);
      va_end (args);
    }
  b->length += (size_t) length;
}

void
frame_buffer_unsigned (struct frame_buffer *out, uint32_t n)
{
  char digits[10];
  size_t i = sizeof digits;

  do
    digits[--i] = (char) ('0' + n % 10);
  while (n /= 10);
  frame_buffer_add (out, digits + i, sizeof digits - i);
}

void
frame_buffer_free (struct frame_buffer *b)
{
  frame_xfree (b->text);
  memset (b, 0, sizeof *b);
}

/* Print the byte C to OUT.  */

static void
print_byte (char c, struct frame_buffer *out)
{
  frame_buffer_add (out, &c, 1);
}

/* Print TEXT to OUT with the escapes of strings; END is the byte that closes
   it and needs one too.  */

static void
print_escaped (const char *text, char end, struct frame_buffer *out)
{
  for (; *text; text++)
    {
      unsigned char c = (unsigned char) *text;

      if (c == '\\' || c == '"' || c == (unsigned char) end)
	{
	  print_byte ('\\', out);
	  print_byte (*text, out);
	}
      else if (c == '\n')
	frame_buffer_puts (out, "\\n");
      else if (c == '\t')
	frame_buffer_puts (out, "\\t");
      else if (c < 0x20 || c == 0x7f)
	frame_buffer_printf (out, "\\x%02x", c);
      else
	print_byte (*text, out);
    }
}

/* Print TEXT, or the empty string for null, as a STRING.  */

static void
print_string (const char *text, struct frame_buffer *out)
{
  print_byte ('"', out);
  print_escaped (text ? text : "", '"', out);
  print_byte ('"', out);
}

/* Print TEXT bare if it is made of the characters ALLOWED, otherwise as a
   STRING.  */

static void
print_word (const char *text, const char *allowed, struct frame_buffer *out)
{
  if (text && *text && text[strspn (text, allowed)] == '\0')
    frame_buffer_puts (out, text);
  else
    print_string (text, out);
}

static void
print_symbol (const char *text, struct frame_buffer *out)
{
  print_word (text, LETTERS DIGITS "_$", out);
}

static void
print_name (const char *text, struct frame_buffer *out)
{
  print_word (text, LETTERS DIGITS "_-", out);
}

/* Print VALUE to OUT so that it reads back the same, with a point whatever
   the locale; "?" if it is not a number.  */

static void
print_number (double value, struct frame_buffer *out)
{
  locale_t c = newlocale (LC_ALL_MASK, "C", (locale_t) 0);
  locale_t old = uselocale (c);
  char text[40];

  if (!isfinite (value))
    strcpy (text, "?");
  else
    {
      snprintf (text, sizeof text, "%.15g", value);
      if (strtod (text, NULL) != value)
	snprintf (text, sizeof text, "%.17g", value);
    }
  uselocale (old);
  freelocale (c);
  frame_buffer_puts (out, text);
}

/* True if COMPONENT stands for an element of a container: "[]", "[3]" or
   "[#7]".  */

static bool
element_p (const char *component)
{
  size_t digits;

  if (*component++ != '[')
    return false;
  if (strcmp (component, "]") == 0)
    return true;
  if (*component == '#')
    component++;
  digits = strspn (component, DIGITS);
  return digits > 0 && strcmp (component + digits, "]") == 0;
}

/* Print one COMPONENT of a path to OUT.  */

static void
print_component (const char *component, struct frame_buffer *out)
{
  size_t plain = strspn (component, LETTERS DIGITS "_:~");

  print_byte ('.', out);
  if ((plain > 0 && component[plain] == '\0') || strcmp (component, "*") == 0
      || element_p (component))
    frame_buffer_puts (out, component);
  else
    {
      print_byte ('{', out);
      print_escaped (component, '}', out);
      print_byte ('}', out);
    }
}

/* True if parameter POSITION of FN (null in a model) is the implicit
   object.  */

static bool
this_param_p (const struct frame_function *fn, unsigned position)
{
  if (position != 0)
    return false;
  return !fn || (fn->n_params > 0 && fn->params[0].is_this);
}

void
frame_print_place (const struct frame_function *fn,
		   const struct frame_place *place, struct frame_buffer *out)
{
  switch (place->base)
    {
    case FRAME_BASE_LOCAL:
      print_byte ('%', out);
      print_symbol (place->name, out);
      break;
    case FRAME_BASE_PARAM:
      print_byte ('$', out);
      if (this_param_p (fn, place->param))
	frame_buffer_puts (out, "this");
      else
	frame_buffer_unsigned (out, place->param);
      break;
    case FRAME_BASE_GLOBAL:
      print_byte ('@', out);
      print_symbol (place->name, out);
      break;
    case FRAME_BASE_RESULT:
      frame_buffer_puts (out, "ret");
      break;
    }
  for (unsigned i = 0; i < place->n_path; i++)
    print_component (place->path[i], out);
}

/* Print OPERAND of a statement of FN to OUT.  */

static void
print_operand (const struct frame_function *fn,
	       const struct frame_operand *operand, struct frame_buffer *out)
{
  switch (operand->kind)
    {
    case FRAME_NONE:
      print_byte ('_', out);
      break;
    case FRAME_UNKNOWN:
      print_byte ('?', out);
      break;
    case FRAME_NUMBER:
      print_number (operand->number, out);
      break;
    case FRAME_STRING:
      print_string (operand->string, out);
      break;
    case FRAME_FUNCTION:
      print_byte ('^', out);
      print_symbol (operand->string, out);
      break;
    case FRAME_ADDRESS:
    case FRAME_CONST_ADDRESS:
      frame_buffer_puts (out, operand->kind == FRAME_ADDRESS ? "&" : "&!");
      /* Fall through.  */
    case FRAME_PLACE:
      frame_print_place (fn, &operand->place, out);
      break;
    }
}

/* Print LOC to OUT, without its file if that is FILE.  */

static void
print_loc (struct frame_loc loc, uint32_t file, struct frame_buffer *out)
{
  if (loc.file != file)
    {
      frame_buffer_unsigned (out, loc.file);
      print_byte (':', out);
    }
  frame_buffer_unsigned (out, loc.line);
  print_byte (':', out);
  frame_buffer_unsigned (out, loc.column);
  if (loc.finish)
    {
      print_byte ('-', out);
      frame_buffer_unsigned (out, loc.finish);
    }
}

void
frame_print_stmt (const struct frame_function *fn,
		  const struct frame_stmt *stmt, struct frame_buffer *out)
{
  const struct frame_loc *loc = &stmt->loc;

  if (stmt->dst.kind == FRAME_PLACE)
    {
      frame_print_place (fn, &stmt->dst.place, out);
      frame_buffer_puts (out, " = ");
    }
  frame_buffer_puts (out, frame_op_names[stmt->op]);
  if (stmt->word)
    {
      print_byte (':', out);
      print_word (stmt->word, LETTERS DIGITS "_$:+-*/<>=!.,", out);
    }
  if (stmt->api != FRAME_API_NONE)
    {
      print_byte ('@', out);
      frame_buffer_puts (out, frame_api_names[stmt->api]);
    }
  for (unsigned i = 0; i < stmt->n_args; i++)
    {
      print_byte (' ', out);
      print_operand (fn, &stmt->args[i], out);
    }
  if (loc->file || loc->line || loc->column || loc->finish)
    {
      frame_buffer_puts (out, " ;");
      print_loc (*loc, fn ? fn->loc.file : 0, out);
    }
}

/* Print how control leaves BLOCK of FN.  */

static void
print_exit (const struct frame_function *fn, const struct frame_block *block,
	    struct frame_buffer *out)
{
  if (block->n_succ == 0)
    {
      if (block->throws)
	frame_buffer_puts (out, " throw\n");
      return;
    }
  if (block->n_succ == 2 && block->cond.kind == FRAME_PLACE)
    {
      frame_buffer_puts (out, " branch ");
      frame_print_place (fn, &block->cond.place, out);
    }
  else
    frame_buffer_puts (out, " goto");
  for (unsigned i = 0; i < block->n_succ; i++)
    {
      print_byte (' ', out);
      frame_buffer_unsigned (out, block->succ[i]);
    }
  print_byte ('\n', out);
}

static void
print_block (const struct frame_function *fn, const struct frame_block *block,
	     struct frame_buffer *out)
{
  frame_buffer_puts (out, "block\n");
  for (unsigned i = 0; i < block->n_stmts; i++)
    {
      print_byte (' ', out);
      frame_print_stmt (fn, &block->stmts[i], out);
      print_byte ('\n', out);
    }
  print_exit (fn, block, out);
  if (block->eh >= 0)
    frame_buffer_printf (out, " eh %d\n", block->eh);
}

static void
print_param (const struct frame_param *param, struct frame_buffer *out)
{
  frame_buffer_puts (out, "param ");
  print_string (param->name, out);
  print_byte (' ', out);
  print_string (param->type, out);
  if (param->is_this)
    frame_buffer_puts (out, " this");
  if (param->is_ref)
    frame_buffer_puts (out, " ref");
  if (param->is_const)
    frame_buffer_puts (out, " const");
  print_byte ('\n', out);
}

void
frame_print_function (const struct frame_function *fn,
		      struct frame_buffer *out)
{
  frame_buffer_puts (out, "function ");
  print_symbol (fn->symbol, out);
  print_byte (' ', out);
  print_string (fn->name, out);
  print_byte (' ', out);
  frame_buffer_puts (out, frame_linkage_names[fn->linkage]);
  if (fn->is_entry)
    frame_buffer_puts (out, " entry");
  print_byte (' ', out);
  print_loc (fn->loc, 0, out);
  if (fn->result_type)
    {
      print_byte (' ', out);
      print_string (fn->result_type, out);
    }
  print_byte ('\n', out);
  for (unsigned i = 0; i < fn->n_params; i++)
    print_param (&fn->params[i], out);
  for (unsigned i = 0; i < fn->n_blocks; i++)
    print_block (fn, &fn->blocks[i], out);
  frame_buffer_puts (out, "end\n");
}

/* Print the files and types of UNIT to OUT.  */

static void
print_tables (const struct frame_unit *unit, struct frame_buffer *out)
{
  static const char *const writers[] = { " open\n", " closed\n", " outside\n" };

  for (unsigned i = 1; i < unit->n_files; i++)
    {
      frame_buffer_printf (out, "file %u ", i);
      print_string (unit->files[i], out);
      print_byte ('\n', out);
    }
  for (unsigned i = 0; i < unit->n_types; i++)
    {
      const struct frame_type *type = &unit->types[i];

      frame_buffer_puts (out, "type ");
      print_string (type->name, out);
      print_byte (' ', out);
      print_name (type->kind, out);
      frame_buffer_printf (out, " %c %s\n",
			   frame_type_class_letters[type->frame_class],
			   frame_api_names[type->api]);
    }
  for (unsigned i = 0; i < unit->n_classes; i++)
    {
      frame_buffer_puts (out, "class ");
      print_string (unit->classes[i].name, out);
      frame_buffer_puts (out, writers[unit->classes[i].writers]);
    }
}

/* Print what silences or strengthens the warnings of UNIT to OUT.  */

static void
print_settings (const struct frame_unit *unit, struct frame_buffer *out)
{
  for (unsigned i = 0; i < unit->n_flags; i++)
    {
      const struct frame_flag *flag = &unit->flags[i];

      frame_buffer_puts (out, "flag ");
      print_name (flag->name, out);
      frame_buffer_printf (out, " %s", frame_level_names[flag->level]);
      if (flag->value)
	{
	  print_byte (' ', out);
	  print_string (flag->value, out);
	}
      print_byte ('\n', out);
    }
  for (unsigned i = 0; i < unit->n_regions; i++)
    {
      const struct frame_region *region = &unit->regions[i];

      frame_buffer_printf (out, "region %u %u ", region->file,
			   region->first_line);
      if (region->last_line == UINT32_MAX)
	frame_buffer_puts (out, "end");
      else
	frame_buffer_unsigned (out, region->last_line);
      print_byte (' ', out);
      print_name (region->name, out);
      frame_buffer_printf (out, " %s\n", frame_level_names[region->level]);
    }
}

void
frame_print_unit (const struct frame_unit *unit, struct frame_buffer *out)
{
  frame_buffer_printf (out, "frame-facts %d.%d\nunit ", FRAME_IR_MAJOR,
		       FRAME_IR_MINOR);
  print_string (unit->name, out);
  print_byte (' ', out);
  print_string (unit->producer, out);
  print_byte ('\n', out);
  print_tables (unit, out);
  print_settings (unit, out);
  for (unsigned i = 0; i < unit->n_reported; i++)
    {
      frame_buffer_puts (out, "reported ");
      print_string (unit->reported[i], out);
      print_byte ('\n', out);
    }
  for (unsigned i = 0; i < unit->n_functions; i++)
    frame_print_function (unit->functions[i], out);
  frame_buffer_puts (out, "end unit\n");
}
