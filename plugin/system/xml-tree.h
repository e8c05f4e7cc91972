/* XML as a small tree in which every attribute knows its line and column, and
   in which broken files are kept as far as they can be read.  */

#ifndef FRAME_XML_TREE_H
#define FRAME_XML_TREE_H

#include "frame-ir.h"

struct frame_xml_attribute
{
  const char *name;
  const char *prefix;		/* of its namespace as written, or null */
  const char *value;
  struct frame_loc loc;		/* of the first character of the value */
  bool plain;			/* byte i of VALUE stands I columns behind LOC */
};

struct frame_xml_element
{
  const char *name;
  const char *prefix;		/* of its namespace as written, or null */
  struct frame_loc loc;		/* of its name */
  uint32_t last_line;		/* of its end tag */
  unsigned n_attributes;
  struct frame_xml_attribute *attributes;
  unsigned n_children;
  struct frame_xml_element **children;
  const char *text;		/* all text directly in it; "" if there is none */
  struct frame_loc text_loc;
};

struct frame_xml_tree
{
  struct frame_xml_element *root; /* null if there is no element at all */
  const char *problem;		/* the first thing that is not well-formed, or
				   null */
  struct frame_loc problem_loc;
};

/* Called for each comment, with the lines of what it speaks of: of the element
   behind it, or of the tag that it shares a line with.  */
typedef void (*frame_xml_comment_fn) (void *data, const char *text,
				      size_t length, uint32_t first,
				      uint32_t last);

/* The tree of TEXT (LENGTH bytes), which is file FILE of some unit, in ARENA;
   its texts are interned in STRINGS.  */
extern struct frame_xml_tree
frame_xml_parse (struct frame_arena *arena, struct frame_arena *strings,
		 uint32_t file, const char *text, size_t length,
		 frame_xml_comment_fn comment, void *data);

/* The attribute NAME of ELEMENT, or null.  */
extern const struct frame_xml_attribute *
frame_xml_attribute (const struct frame_xml_element *element,
		     const char *name);
/* The first element called NAME at or below ELEMENT, or null.  */
extern struct frame_xml_element *
frame_xml_find (struct frame_xml_element *element, const char *name);

#endif
