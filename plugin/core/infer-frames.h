/* The frame of data, and the two frames of a transform (R2, R5, R7, R11,
   R14): what the checks of -Wframe-mismatch compare.  */

#ifndef FRAME_INFER_FRAMES_H
#define FRAME_INFER_FRAMES_H

#include "infer.h"

/* True if the member KEY of a stamped message, or of such a member, is
   expressed in its frame.  */
extern bool frame_member_framed_p (const char *key);
/* A member of messages that is in a frame (ros-models/members.def).  */
enum frame_member_frame
{
  FRAME_MEMBER_HEADER,
  FRAME_MEMBER_CHILD,
  FRAME_MEMBER_WITHIN
};

struct frame_member
{
  const char *name;
  enum frame_member_frame frame;
  enum frame_sort sort;
  bool checked;
};

/* The member called KEY; null if no frame applies to it.  */
extern const struct frame_member *frame_member_by_name (const char *key);

/* What the data at operand OP is, as far as messages tell.  */
/* Set *PARENT and *CHILD to the frames of a transform that operand OP is the
   translation of, a coordinate of it, or a copy: where CHILD begins in PARENT.
   False if it is none whose frames are known.  */
extern bool frame_origin_frames (struct frame_activation *a,
				 const struct frame_operand *op,
				 const struct frame_value **parent,
				 const struct frame_value **child);
extern enum frame_sort frame_data_sort (struct frame_activation *a,
					const struct frame_operand *op);

/* The frames of the transform whose rotation or translation, or a part of
   these, operand OP is; false if it is none, or they are not known.  */
extern bool frame_part_frames (struct frame_activation *a,
			       const struct frame_operand *op,
			       const struct frame_value **parent,
			       const struct frame_value **child);

/* The frame that the data at operand OP is expressed in, as a string value;
   null if nothing is known of it.  DISPLACEMENTS: also that of the
   translation of a transform, which is a vector of its parent.  */
extern const struct frame_value *
frame_data_frame (struct frame_activation *a, const struct frame_operand *op,
		  bool displacements);

/* The frames of the transform that operand OP holds: it takes data of *CHILD
   to *PARENT.  Null where nothing is known.  */
extern void frame_transform_frames (struct frame_activation *a,
				    const struct frame_operand *op,
				    const struct frame_value **parent,
				    const struct frame_value **child);

/* NODE, a transform, as one from CHILD to PARENT.  Either may be null.  */
extern const struct frame_node *
frame_node_with_frames (struct frame_activation *a,
			const struct frame_node *node,
			const struct frame_value *parent,
			const struct frame_value *child);

/* NODE, which was read from operand OP, with what OP's owner says of its
   frame (R5).  */
extern const struct frame_node *
frame_node_of_part (struct frame_activation *a,
		    const struct frame_operand *op,
		    const struct frame_node *node);

/* What A and B say together: the one that is known; A if both are.  */
extern const struct frame_value *
frame_either_frame (const struct frame_value *a, const struct frame_value *b);

#endif
