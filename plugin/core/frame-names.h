/* What the names of frames say of them: axes, kind of sensor, which sensor an
   optical frame belongs to.

   Which name says what is data (rules/mined/rep-axes.yaml: REP 103, 105, 120
   and what is usual); here is how names are read.  Without rules (a null MINED) no name
   says anything.  */

#ifndef FRAME_NAMES_H
#define FRAME_NAMES_H

#include "mined.h"

/* NAME without the prefix of its robot ("robot1/").  */
extern const char *frame_name_without_prefix (const char *name);
/* True if NAME has WORD as one of its parts between underscores.  */
extern bool frame_name_has_part_p (const char *name, const char *word);
extern bool frame_name_ends_with_p (const char *name, const char *suffix);
/* True if NAME, without prefix, fits PATTERN: "odom" is odom, perhaps with a
   number, "*_ned" ends so, "*optical*" has that part.  */
extern bool frame_name_like_p (const char *name, const char *pattern);

/* True if NAME is a frame of a SENSOR.  */
extern bool frame_name_sensor_p (const struct frame_mined *mined,
				 const char *name, const char *sensor);
/* The rule by which NAME is the frame of a sensor that is mounted somewhere
   else than where its parent is, or null.  */
extern const struct frame_mined_rule *
frame_name_mounted (const struct frame_mined *mined, const char *name);
/* The rule that says which axes the name of FRAME fixes, or null.  */
extern const struct frame_mined_rule *
frame_name_axes (const struct frame_mined *mined, const char *frame);
/* The rule by which the change of axes from PARENT to CHILD is fixed by their
   names, or null; *AXES is set to the change.  */
extern const struct frame_mined_rule *
frame_name_change (const struct frame_mined *mined, const char *parent,
		   const char *child, struct frame_axes *axes);

#endif
