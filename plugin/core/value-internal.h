/* The parts of comparing, joining and printing values that are about
   strings.  */

#ifndef FRAME_VALUE_INTERNAL_H
#define FRAME_VALUE_INTERNAL_H

#include "value.h"

extern bool frame_string_equal_p (const struct frame_string *a,
				  const struct frame_string *b);
/* The strings of A and B together.  */
extern const struct frame_value *
frame_string_join (struct frame_arena *arena, const struct frame_value *a,
		   const struct frame_value *b, enum frame_join how);
extern void frame_string_print (const struct frame_string *s,
				struct frame_buffer *out);

#endif
