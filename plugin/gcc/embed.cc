/* Facts on their way from the compiler to the linker.

   A toplevel asm statement is the one thing that puts bytes into a section
   of an object without any code or symbol, that LTO carries along, and that
   lto1 can read back.  The section is not allocated, so that it never gets
   into memory; the linker joins those of all objects.  */

#include "embed.h"
#include "../core/frame-text.h"

/* The type of a section follows a % everywhere; an @ begins a comment on
   ARM.  */
#define FACTS_BEGIN "\t.pushsection\t.gnu.frame_facts,\"\",%progbits\n"
#define FACTS_END "\t.popsection"
#define STRING_BEGIN "\t.ascii\t\""
#define STRING_END "\\n\"\n"

/* Writing.  */

/* Add the LENGTH bytes at TEXT to OUT as they stand in .ascii.  */

static void
escape (struct frame_buffer *out, const char *text, size_t length)
{
  size_t plain = 0;
  for (size_t i = 0; i < length; i++)
    {
      unsigned char c = text[i];
      if (c >= ' ' && c < 0x7f && c != '"' && c != '\\')
	continue;
      frame_buffer_add (out, text + plain, i - plain);
      if (c == '"' || c == '\\')
	frame_buffer_printf (out, "\\%c", c);
      else
	frame_buffer_printf (out, "\\%03o", c);
      plain = i + 1;
    }
  frame_buffer_add (out, text + plain, length - plain);
}

/* Turn the lines of FACTS into assembly in OUT.  */

static void
write_assembly (struct frame_buffer *out, const struct frame_buffer *facts)
{
  const char *line = facts->text;
  const char *end = facts->text + facts->length;
  frame_buffer_puts (out, FACTS_BEGIN);
  while (line < end)
    {
      const char *newline = (const char *) memchr (line, '\n', end - line);
      size_t length = (newline ? newline : end) - line;
      frame_buffer_puts (out, STRING_BEGIN);
      escape (out, line, length);
      frame_buffer_puts (out, STRING_END);
      line += length + 1;
    }
  frame_buffer_puts (out, FACTS_END);
}

size_t
frame_embed_facts (const struct frame_unit *unit)
{
  struct frame_buffer facts = { NULL, 0, 0 };
  struct frame_buffer assembly = { NULL, 0, 0 };
  frame_print_unit (unit, &facts);
  write_assembly (&assembly, &facts);
  symtab->finalize_toplevel_asm (build_string (assembly.length,
					       assembly.text));
  size_t size = facts.length;
  frame_buffer_free (&assembly);
  frame_buffer_free (&facts);
  return size;
}

/* Reading back.  What is read is what was written above; anything else is
   left to the reader of facts to call damaged.  */

/* Add the byte that the escape at P, after its backslash, stands for to
   OUT.  Returns what follows it.  */

static const char *
unescape (struct frame_buffer *out, const char *p, const char *end)
{
  char c = 0;
  if (*p >= '0' && *p <= '7')
    for (int i = 0; i < 3 && p < end && *p >= '0' && *p <= '7'; i++)
      c = c * 8 + (*p++ - '0');
  else
    {
      c = *p == 'n' ? '\n' : *p;
      p++;
    }
  frame_buffer_add (out, &c, 1);
  return p;
}

/* Add the contents of the string at P, after its quote, to OUT.  Returns
   what follows it.  */

static const char *
read_string (struct frame_buffer *out, const char *p, const char *end)
{
  while (p < end && *p != '"')
    {
      const char *plain = p;
      while (p < end && *p != '"' && *p != '\\')
	p++;
      frame_buffer_add (out, plain, p - plain);
      if (p + 1 < end && *p == '\\')
	p = unescape (out, p + 1, end);
      else if (p < end && *p == '\\')
	p++;
    }
  return p < end ? p + 1 : end;
}

/* If the asm statement with text P to END holds facts, add them to OUT.  */

static void
read_assembly (struct frame_buffer *out, const char *p, const char *end)
{
  if ((size_t) (end - p) < strlen (FACTS_BEGIN)
      || strncmp (p, FACTS_BEGIN, strlen (FACTS_BEGIN)) != 0)
    return;
  while ((p = (const char *) memchr (p, '\n', end - p)) != NULL
	 && (size_t) (end - ++p) > strlen (STRING_BEGIN)
	 && strncmp (p, STRING_BEGIN, strlen (STRING_BEGIN)) == 0)
    p = read_string (out, p + strlen (STRING_BEGIN), end);
}

/* The first problem of a link.  */
struct first_problem
{
  bool set;
  struct frame_problem problem;
};

static void
note_problem (void *data, const struct frame_problem *problem)
{
  struct first_problem *first = (struct first_problem *) data;
  if (!first->set)
    first->problem = *problem;
  first->set = true;
}

size_t
frame_read_facts (struct frame_program *program)
{
  struct first_problem first = {};
  size_t size = 0;
  for (asm_node *node = symtab->first_asm_symbol (); node != NULL;
       node = frame_next_asm (node))
    {
      if (TREE_CODE (node->asm_str) != STRING_CST)
	continue;
      struct frame_buffer facts = { NULL, 0, 0 };
      const char *text = TREE_STRING_POINTER (node->asm_str);
      read_assembly (&facts, text, text + TREE_STRING_LENGTH (node->asm_str));
      if (facts.length != 0)
	frame_parse_units (program, facts.text, facts.length, note_problem,
			   &first);
      size += facts.length;
      frame_buffer_free (&facts);
    }
  if (first.set)
    warning (0, "some frame facts cannot be read and are left out: %s",
	     first.problem.message);
  return size;
}
