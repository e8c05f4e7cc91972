/* What the names of frames say of them (REP 103, 105, 120).  */

#ifndef FRAME_NAMES_H
#define FRAME_NAMES_H

#include "rotation.h"

/* The axes that a name fixes.  */
enum frame_convention
{
  FRAME_AXES_NOT_FIXED,
  FRAME_AXES_FLU,			/* forward, left, up */
  FRAME_AXES_MAYBE_FLU,			/* a body frame, or an optical one under
				   another name */
  FRAME_AXES_RDF			/* right, down, forward */
};

/* NAME without the prefix of its robot ("robot1/").  */
extern const char *frame_name_without_prefix (const char *name);
/* True if NAME has WORD as one of its parts between underscores.  */
extern bool frame_name_has_part_p (const char *name, const char *word);
extern bool frame_name_ends_with_p (const char *name, const char *suffix);
/* True if NAME is a frame of a camera.  */
extern bool frame_camera_name_p (const char *name);
/* True for the frames of REP 105 and 120 whose axes are those of the robot
   or the world.  */
extern bool frame_standard_name_p (const char *name);
/* What the name of FRAME says of its axes.  */
extern enum frame_convention frame_name_convention (const char *frame);
extern struct frame_orientation
frame_convention_orientation (enum frame_convention convention);
extern const char *frame_convention_words (enum frame_convention convention);
/* True if BODY is the body frame of the sensor whose optical frame is
   OPTICAL.  */
extern bool frame_own_sensor_p (const char *body, const char *optical);

#endif
