/* XML as a tree with places: libxml2's SAX parser in recovery mode, and a look
   at the raw text of each tag for the columns that libxml2 does not tell.  */

#define _GNU_SOURCE
#include "xml-tree.h"

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
#include <stdlib.h>
#include <string.h>
#include "frame-text.h"

/* A comment that waits for the element behind it.  */
struct waiting
{
  const char *text;
  size_t length;
  uint32_t first;
};

/* An element that is not closed yet.  */
struct open_element
{
  struct frame_xml_element *element;
  struct frame_buffer text;
  unsigned n_waiting;		/* comments that speak of it */
  struct waiting *waiting;
};

/* Names come from libxml2's dictionary: one address each.  So many of them are
   remembered with their interned copies.  */
#define N_NAMES 64

struct known_name
{
  const xmlChar *name;
  const char *interned;
};

struct parser
{
  struct frame_arena *arena;	/* of the tree */
  struct frame_arena *strings;
  uint32_t file;
  const char *text;
  size_t length;
  xmlParserCtxtPtr context;
  struct frame_xml_tree tree;
  unsigned n_open, open_room;
  struct open_element *open;
  /* Where lines have been counted to.  */
  size_t counted;
  uint32_t line;
  size_t line_start;
  /* The line on which the last tag ended, and the first one of the element
     that it belongs to.  */
  uint32_t tag_line, tag_first;
  unsigned n_waiting;
  struct waiting *waiting;
  struct known_name names[N_NAMES];
  frame_xml_comment_fn comment;
  void *data;
};

/* NAME, which is in libxml2's dictionary, interned.  */

static const char *
intern_name (struct parser *p, const xmlChar *name)
{
  struct known_name *known
    = &p->names[(uintptr_t) name * 0x9e3779b1u >> 16 & (N_NAMES - 1)];

  if (known->name != name)
    {
      known->name = name;
      known->interned = frame_intern (p->strings, (const char *) name);
    }
  return known->interned;
}

/* The place of byte OFFSET of P's text.  Cheap if offsets ascend.  */

static struct frame_loc
place (struct parser *p, size_t offset)
{
  struct frame_loc loc = { .file = p->file };
  const char *newline;

  if (offset > p->length)
    offset = p->length;
  while (offset < p->line_start)
    {
      const char *before = memrchr (p->text, '\n', p->line_start - 1);

      p->counted = p->line_start = before ? before + 1 - p->text : 0;
      p->line--;
    }
  while (p->counted < offset
	 && (newline = memchr (p->text + p->counted, '\n',
			       offset - p->counted)))
    {
      p->counted = p->line_start = newline + 1 - p->text;
      p->line++;
    }
  if (p->counted < offset)
    p->counted = offset;
  loc.line = p->line;
  loc.column = offset - p->line_start + 1;
  return loc;
}

/* Where libxml2 stands in the text.  */

static size_t
position (const struct parser *p)
{
  const xmlParserInput *input = p->context->input;
  long n = input && p->context->inputNr == 1
	     ? (long) (input->consumed + (input->cur - input->base)) : 0;

  return n < 0 ? 0 : (size_t) n > p->length ? p->length : (size_t) n;
}

/* The last START before OFFSET.  */

static size_t
search_back (const struct parser *p, size_t offset, const char *start)
{
  size_t length = strlen (start);
  const char *at = p->text + offset;

  while ((at = memrchr (p->text, start[0], at - p->text)))
    if ((size_t) (p->text + p->length - at) >= length
	&& memcmp (at, start, length) == 0)
      return at - p->text;
  return 0;
}

static bool
space_p (char c)
{
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* One attribute in the raw text of a tag.  */
struct raw_attribute
{
  size_t name, name_length;
  size_t value, value_length;
};

/* The attribute in P's text from *AT on and before END; *AT moves behind it.
   False if there is none.  */

static bool
next_raw (const struct parser *p, size_t *at, size_t end,
	  struct raw_attribute *raw)
{
  const char *text = p->text;
  size_t i = *at;
  const char *close;

  while (i < end && space_p (text[i]))
    i++;
  raw->name = i;
  while (i < end && !space_p (text[i]) && text[i] != '=' && text[i] != '/')
    i++;
  raw->name_length = i - raw->name;
  while (i < end && space_p (text[i]))
    i++;
  if (i >= end || text[i] != '=' || raw->name_length == 0)
    return false;
  i++;
  while (i < end && space_p (text[i]))
    i++;
  if (i >= end || (text[i] != '"' && text[i] != '\''))
    return false;
  close = memchr (text + i + 1, text[i], end - i - 1);
  if (!close)
    return false;
  raw->value = i + 1;
  raw->value_length = close - text - raw->value;
  *at = close + 1 - text;
  return true;
}

/* True if RAW is called NAME, but for a namespace.  */

static bool
raw_named_p (const struct parser *p, const struct raw_attribute *raw,
	     const char *name)
{
  const char *text = p->text + raw->name;
  size_t length = strlen (name), n = raw->name_length;

  return n >= length && memcmp (text + n - length, name, length) == 0
	 && (n == length || text[n - length - 1] == ':');
}

/* Fill in the attributes of ELEMENT from libxml2's N RAW ones; the tag's text
   is from AT to END.  */

static void
read_attributes (struct parser *p, struct frame_xml_element *element,
		 const xmlChar **sax, unsigned n, size_t at, size_t end)
{
  struct raw_attribute raw;
  bool more = true;

  element->n_attributes = n;
  element->attributes = FRAME_NEW_N (p->arena, struct frame_xml_attribute, n);
  for (unsigned i = 0; i < n; i++, sax += 5)
    {
      struct frame_xml_attribute *a = &element->attributes[i];
      size_t length = sax[4] - sax[3];

      a->name = intern_name (p, sax[0]);
      a->prefix = sax[1] ? intern_name (p, sax[1]) : NULL;
      a->value = frame_intern_n (p->strings, (const char *) sax[3], length);
      a->loc = element->loc;
      while (more && (more = next_raw (p, &at, end, &raw)))
	if (raw_named_p (p, &raw, a->name))
	  {
	    a->loc = place (p, raw.value);
	    a->plain = raw.value_length == length
		       && memcmp (p->text + raw.value, sax[3], length) == 0;
	    if (a->plain)
	      a->loc.finish = a->loc.column + length - !!length;
	    break;
	  }
    }
}

/* Make ELEMENT a child of the innermost open one, or the root.  */

static void
attach (struct parser *p, struct frame_xml_element *element)
{
  if (p->n_open)
    {
      struct frame_xml_element *parent = p->open[p->n_open - 1].element;

      *FRAME_APPEND (p->arena, parent->children, parent->n_children,
		     struct frame_xml_element *) = element;
    }
  else if (!p->tree.root)
    p->tree.root = element;
}

static void
start_element (void *data, const xmlChar *name, const xmlChar *prefix,
	       const xmlChar *uri, int n_namespaces, const xmlChar **namespaces,
	       int n_attributes, int n_defaulted, const xmlChar **attributes)
{
  struct parser *p = ((xmlParserCtxtPtr) data)->_private;
  size_t end = position (p), start = search_back (p, end, "<") + 1;
  struct frame_xml_element *element
    = FRAME_NEW (p->arena, struct frame_xml_element);
  struct open_element *open;

  (void) uri, (void) n_namespaces, (void) namespaces, (void) n_defaulted;
  element->name = intern_name (p, name);
  element->prefix = prefix ? intern_name (p, prefix) : NULL;
  element->text = "";
  element->loc = place (p, start);
  element->loc.finish = element->loc.column + strlen ((const char *) name) - 1;
  while (start < end && !space_p (p->text[start]) && p->text[start] != '/')
    start++;
  if (prefix)
    element->loc.finish += strlen ((const char *) prefix) + 1;
  read_attributes (p, element, attributes, n_attributes, start, end);
  attach (p, element);
  open = FRAME_PUSH (p->open, p->n_open, p->open_room, struct open_element);
  memset (open, 0, sizeof *open);
  open->element = element;
  open->n_waiting = p->n_waiting;
  open->waiting = p->waiting;
  p->n_waiting = 0;
  p->waiting = NULL;
  p->tag_line = place (p, end).line;
  p->tag_first = element->loc.line;
}

/* The innermost open element ends on LINE.  */

static void
close_element (struct parser *p, uint32_t line)
{
  struct open_element *open = &p->open[--p->n_open];

  open->element->last_line = line;
  if (open->text.length)
    open->element->text
      = frame_intern_n (p->strings, open->text.text, open->text.length);
  for (unsigned i = 0; i < open->n_waiting; i++)
    p->comment (p->data, open->waiting[i].text, open->waiting[i].length,
		open->waiting[i].first, line);
  frame_buffer_free (&open->text);
}

static void
end_element (void *data, const xmlChar *name, const xmlChar *prefix,
	     const xmlChar *uri)
{
  struct parser *p = ((xmlParserCtxtPtr) data)->_private;
  uint32_t line;

  (void) name, (void) prefix, (void) uri;
  if (!p->n_open)
    return;
  line = place (p, position (p)).line;
  /* An end tag of its own has its own line.  */
  if (line != p->tag_line)
    p->tag_first = line;
  p->tag_line = line;
  close_element (p, line);
}

static void
characters (void *data, const xmlChar *text, int length)
{
  struct parser *p = ((xmlParserCtxtPtr) data)->_private;
  struct open_element *open;
  int blank = 0;

  if (!p->n_open)
    return;
  open = &p->open[p->n_open - 1];
  while (blank < length && space_p (text[blank]))
    blank++;
  if (!open->text.length)
    {
      if (blank == length && open->element->n_children)
	return;
      /* libxml2 stands at the beginning of this text or at its end.  */
      size_t at = position (p), n = length;

      if (at >= n && (at + n > p->length || memcmp (p->text + at, text, n)))
	at -= n;
      open->element->text_loc = place (p, at);
    }
  frame_buffer_add (&open->text, (const char *) text, length);
}

static void
comment (void *data, const xmlChar *text)
{
  struct parser *p = ((xmlParserCtxtPtr) data)->_private;
  struct waiting *waiting;
  struct frame_loc loc;
  size_t end, start;

  if (!p->comment || !strstr ((const char *) text, "frame:"))
    return;
  end = position (p);
  start = search_back (p, end, "<!--");
  loc = place (p, start);
  if (p->tag_line == loc.line)
    {
      p->comment (p->data, (const char *) text, strlen ((const char *) text),
		  p->tag_first, place (p, end).line);
      return;
    }
  waiting = FRAME_APPEND (p->arena, p->waiting, p->n_waiting, struct waiting);
  waiting->text = frame_intern (p->strings, (const char *) text);
  waiting->length = strlen (waiting->text);
  waiting->first = loc.line;
}

/* libxml2 met ERROR.  */

static void
error (void *data, xmlErrorPtr e)
{
  struct parser *p = ((xmlParserCtxtPtr) data)->_private;
  size_t length = strcspn (e->message ? e->message : "", "\n");

  if (e->level != XML_ERR_FATAL || p->tree.problem)
    return;
  p->tree.problem = frame_intern_n (p->strings, e->message ? e->message : "",
				    length);
  p->tree.problem_loc = place (p, position (p));
}

/* The number of bytes at the start of TEXT of LENGTH bytes that are ASCII, at
   least; zero bytes count as other ones.  */

static size_t
ascii_prefix (const char *text, size_t length)
{
  const char *zero = memchr (text, '\0', length);
  size_t n = 0;
  uint64_t word;

  if (zero)
    length = zero - text;
  for (; length - n >= sizeof word; n += sizeof word)
    {
      memcpy (&word, text + n, sizeof word);
      if (word & UINT64_C (0x8080808080808080))
	break;
    }
  return n;
}

/* A copy of TEXT with the same length that libxml2 can take: bytes that are
   not UTF-8 become question marks, columns stay.  Null if TEXT is fine.  */

static char *
make_utf8 (const char *text, size_t length)
{
  char *copy = NULL;
  size_t i = ascii_prefix (text, length);

  while (i < length)
    {
      int n = (int) (length - i < 4 ? length - i : 4);
      unsigned char c = text[i];

      if (c && c < 0x80)
	{
	  i++;
	  continue;
	}
      if (c == 0 || xmlGetUTF8Char ((const unsigned char *) text + i, &n) < 0)
	{
	  if (!copy)
	    {
	      copy = frame_xrealloc (NULL, length + 1);
	      memcpy (copy, text, length + 1);
	    }
	  copy[i] = '?';
	  n = 1;
	}
      i += n;
    }
  return copy;
}

/* Run libxml2 over P's text from START on.  */

static void
run (struct parser *p, size_t start)
{
  xmlParserCtxtPtr context = xmlNewParserCtxt ();
  xmlDocPtr document;

  if (!context)
    return;
  p->context = context;
  context->_private = p;
  context->sax->startElementNs = start_element;
  context->sax->endElementNs = end_element;
  context->sax->characters = characters;
  context->sax->ignorableWhitespace = characters;
  context->sax->cdataBlock = characters;
  context->sax->comment = comment;
  context->sax->reference = NULL;
  context->sax->processingInstruction = NULL;
  context->sax->serror = (xmlStructuredErrorFunc) error;
  context->userData = context;
  p->text += start;
  p->length -= start;
  document
    = xmlCtxtReadMemory (context, p->text, (int) p->length, NULL, NULL,
			 XML_PARSE_RECOVER | XML_PARSE_NONET
			   | XML_PARSE_IGNORE_ENC);
  p->context = NULL;
  xmlFreeDoc (document);
  xmlFreeParserCtxt (context);
}

/* Close what a broken file left open, at its end.  */

static void
finish (struct parser *p)
{
  uint32_t line = place (p, p->length).line;

  while (p->n_open)
    close_element (p, line);
  frame_xfree (p->open);
}

struct frame_xml_tree
frame_xml_parse (struct frame_arena *arena, struct frame_arena *strings,
		 uint32_t file, const char *text, size_t length,
		 frame_xml_comment_fn comment_fn, void *data)
{
  struct parser p = { .arena = arena, .strings = strings, .file = file,
		      .text = text, .length = length, .line = 1,
		      .comment = comment_fn, .data = data };
  size_t start = length >= 3 && memcmp (text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
  char *copy = make_utf8 (text, length);

  if (copy)
    p.text = copy;
  run (&p, start);
  finish (&p);
  frame_xfree (copy);
  return p.tree;
}

const struct frame_xml_attribute *
frame_xml_attribute (const struct frame_xml_element *element,
		     const char *name)
{
  for (unsigned i = 0; i < element->n_attributes; i++)
    {
      const char *other = element->attributes[i].name;

      /* Asked most often of all, and mostly in vain.  */
      if (*other == *name && strcmp (other, name) == 0)
	return &element->attributes[i];
    }
  return NULL;
}

struct frame_xml_element *
frame_xml_find (struct frame_xml_element *element, const char *name)
{
  struct frame_xml_element *found = NULL;

  if (!element || strcmp (element->name, name) == 0)
    return element;
  for (unsigned i = 0; i < element->n_children && !found; i++)
    found = frame_xml_find (element->children[i], name);
  return found;
}
