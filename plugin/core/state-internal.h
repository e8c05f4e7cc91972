/* What the files that make trees share.  */

#ifndef FRAME_STATE_INTERNAL_H
#define FRAME_STATE_INTERNAL_H

#include "state.h"

/* A node with N children; unknown if it would be too deep or large.  */
extern const struct frame_node *
frame_node_make (struct frame_world *world, const struct frame_value *value,
		 const struct frame_value *frame,
		 const struct frame_rest *rest,
		 const struct frame_child *children, unsigned n);
/* Which of "xyzw" KEY is, or 0.  */
extern char frame_quaternion_letter (struct frame_world *world,
				    const char *key);

/* True if no write at all is known of what REST describes.  */

static inline bool
frame_rest_unwritten_p (const struct frame_rest *rest)
{
  return rest->kind == FRAME_REST_UNKNOWN && rest->maybe;
}

/* True if NODE spells out all elements it has.  */

static inline bool
frame_elements_known_p (const struct frame_node *node)
{
  return (node->rest->kind == FRAME_REST_DEFAULT && !node->rest->maybe)
	 || frame_rest_unwritten_p (node->rest);
}

#endif
