/* Templates of a launch.py made from strings and from each other.  */

#ifndef FRAME_LAUNCH_PYTHON_TEXT_H
#define FRAME_LAUNCH_PYTHON_TEXT_H

#include "launch-python-names.h"

static inline struct frame_loc
loc_of (const reader *r, span s)
{
  return frame_py_loc (r->py, r->file, s.first, s.last);
}

/* A list of templates that grows.  */
struct frame_pyl_parts
{
  unsigned n;
  template *list;
};

/* TEXT, which stands at S.  */
extern template frame_pyl_text_template (const reader *r, span s,
					 const char *text);
/* A template of KIND with the one argument A.  */
extern template frame_pyl_with_one (const reader *r, span s,
				    enum frame_template_kind kind, template a);
/* Add T to PARTS.  */
extern void frame_pyl_add_part (const reader *r, struct frame_pyl_parts *parts,
				template t);
/* The same for frame_pyl_elements.  */
extern void frame_pyl_add_element (reader *r, span element, void *data);
/* PARTS under KIND; one part of a CONCAT or PATH is itself.  */
extern template frame_pyl_join (const reader *r, span s,
				enum frame_template_kind kind,
				const struct frame_pyl_parts *parts);
/* The elements of the list S under KIND.  */
extern template frame_pyl_join_elements (reader *r, span s,
					 enum frame_template_kind kind);
/* The adjacent strings S.  */
extern template frame_pyl_string_template (reader *r, span s);
/* FORMAT.format (...) with "{}" and "{0}", OPEN its "(".  */
extern template frame_pyl_format_template (reader *r, span s,
					   const char *format, unsigned open);

#endif
