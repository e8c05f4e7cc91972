/* Python nodes: what rospy and rclpy code does with frames, as frame IR.  */

#ifndef FRAME_PYTHON_NODES_H
#define FRAME_PYTHON_NODES_H

#include "frame-ir.h"

/* The Python program FILE with the LENGTH bytes TEXT as a unit of PROGRAM
   (producer "python"): transforms that are sent, looked up and asked for,
   frame ids that are constants, parameters with their defaults, through
   variables, fields of self and functions of the file.  What is not
   understood is unknown there, so that nothing is concluded from it; that a
   field was never set is never concluded.  Null if the file holds nothing of
   interest.  */
extern struct frame_unit *frame_python_read (struct frame_program *program,
					     const char *file,
					     const char *text, size_t length);

#endif
