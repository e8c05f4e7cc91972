/* URDF and xacro: the frames and fixed transforms of a robot model.
   Source: ROS wiki URDF/XML, urdfdom, xacro, robot_state_publisher.  */

#ifndef FRAME_URDF_H
#define FRAME_URDF_H

#include "finding.h"
#include "frame-ir.h"

struct frame_packages;

enum frame_joint_kind
{
  FRAME_JOINT_FIXED,		/* on /tf_static */
  FRAME_JOINT_MOVING,		/* on /tf, from joint_states */
  FRAME_JOINT_FLOATING		/* published by nobody */
};

struct frame_urdf_joint
{
  const char *name;
  const char *parent;		/* link names as written */
  const char *child;
  enum frame_joint_kind kind;
  double xyz[3];		/* metres; NAN if not known */
  double rpy[3];		/* radians, fixed axes; NAN if not known */
  struct frame_loc loc;
};

struct frame_urdf
{
  const char *file;
  const char *robot;
  struct frame_unit *unit;	/* where findings point */
  bool readable;
  bool recovered;
  bool incomplete;		/* something (an include, a macro, a condition)
				   could not be read: there may be more */
  unsigned n_links;
  const char **links;
  unsigned n_joints;
  struct frame_urdf_joint *joints;
};

struct frame_urdf_arg
{
  const char *name;
  const char *value;
};

/* The robot model in FILE, with xacro expanded if it is one, with the N
   arguments ARGS.  PACKAGES (may be null) resolves $(find ...).  Mistakes
   (-Wframe-urdf and others) go to FINDINGS.  PROGRAM gets a unit and its arena
   holds the result; null if FILE cannot be opened.  */
extern struct frame_urdf *
frame_urdf_read (struct frame_program *program,
		 struct frame_findings *findings,
		 struct frame_packages *packages, const char *file,
		 const struct frame_urdf_arg *args, unsigned n);
/* The same from TEXT that stands in FILE at LOC (an inline robot_description);
   the locations are those of TEXT.  */
extern struct frame_urdf *
frame_urdf_read_text (struct frame_program *program,
		      struct frame_findings *findings, const char *file,
		      const char *text, size_t length);
/* As frame IR: send what robot_state_publisher publishes of URDF, frames
   prefixed with PREFIX, into BLOCK.  */
extern void
frame_urdf_lower (const struct frame_urdf *urdf, const char *prefix,
		  struct frame_builder *builder, unsigned block);

#endif
