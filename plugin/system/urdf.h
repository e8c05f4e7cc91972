/* URDF and xacro: the frames and fixed transforms of a robot model.
   Source: ROS wiki URDF/XML, urdfdom, xacro, robot_state_publisher.  */

#ifndef FRAME_URDF_H
#define FRAME_URDF_H

#include "finding.h"
#include "frame-ir.h"
#include "launch.h"

struct frame_packages;
struct frame_xml_element;

enum frame_joint_kind
{
  FRAME_JOINT_FIXED,		/* on /tf_static; also planar ones, which KDL
				   takes for fixed */
  FRAME_JOINT_TURNING,		/* on /tf, from joint_states: revolute and
				   continuous */
  FRAME_JOINT_SLIDING,		/* the same: prismatic */
  FRAME_JOINT_FLOATING,		/* published by nobody */
  FRAME_JOINT_UNKNOWN		/* its type is not known */
};

struct frame_urdf_link
{
  const char *name;		/* as written; interned */
  struct frame_loc loc;
};

struct frame_urdf_joint
{
  const char *name;		/* or null */
  const char *parent;		/* link names as written; interned */
  const char *child;
  enum frame_joint_kind kind;
  double xyz[3];		/* metres; NAN if not known */
  double rpy[3];		/* radians, fixed axes; NAN if not known */
  /* It hangs on the root, and no other joint has taken its child: what
     robot_state_publisher publishes.  */
  bool in_tree;
  struct frame_loc loc;		/* of the joint */
  struct frame_loc xyz_loc, rpy_loc; /* of the values, or of the joint */
};

struct frame_urdf
{
  const char *file;
  const char *robot;		/* its name, or null */
  /* Where findings point.  Its file table has every file that was read: the
     one asked for and all that it includes.  */
  struct frame_unit *unit;
  bool readable;
  bool recovered;		/* broken XML, read as far as it goes */
  bool xacro;
  bool fragment;		/* a file that others include: macros, or parts
				   of a robot */
  bool incomplete;		/* something (an include, a macro, a condition)
				   could not be known: there may be more */
  unsigned n_links;
  struct frame_urdf_link *links;
  unsigned n_joints;
  struct frame_urdf_joint *joints;
};

struct frame_urdf_arg
{
  const char *name;
  const char *value;		/* null: given, but not known */
};

/* The robot model in FILE, with xacro expanded if it is one, with the N
   arguments ARGS.  PACKAGES (may be null) resolves $(find ...); a package
   around or beside FILE is found without it.  Mistakes (-Wframe-urdf) go to
   FINDINGS.  PROGRAM gets a unit and its arena holds the result; null if FILE
   cannot be opened.  */
extern struct frame_urdf *
frame_urdf_read (struct frame_program *program,
		 struct frame_findings *findings,
		 struct frame_packages *packages, const char *file,
		 const struct frame_urdf_arg *args, unsigned n);
/* The same from TEXT that stands in FILE (an inline robot_description); the
   locations are those of TEXT.  */
extern struct frame_urdf *
frame_urdf_read_text (struct frame_program *program,
		      struct frame_findings *findings, const char *file,
		      const char *text, size_t length);
/* As frame IR: what the robot_state_publisher of ROS publishes of URDF with
   the frames prefixed (PREFIX may be null: its tf_prefix in ROS 1, its
   frame_prefix in ROS 2), as a new function NAME of UNIT.  UNIT is URDF's own
   or another one, which then gets the files and suppressions.  */
extern struct frame_function *
frame_urdf_lower (const struct frame_urdf *urdf, enum frame_ros ros,
		  const char *prefix, struct frame_unit *unit,
		  const char *name);
/* The frame LINK becomes with PREFIX.  */
extern const char *frame_urdf_frame (struct frame_arena *arena,
				     enum frame_ros ros, const char *prefix,
				     const char *link);

/* -- for the files of this reader -- */

/* The root element of TEXT (LENGTH bytes), which is FILE of UNIT; null if
   there is none.  *RECOVERED is set if it is broken.  */
extern struct frame_xml_element *
frame_urdf_parse (struct frame_unit *unit, struct frame_findings *findings,
		  const char *file, const char *text, size_t length,
		  bool *recovered);
/* urdf-tree.c: what is wrong with the joints and links of URDF together; sets
   IN_TREE.  */
extern void frame_urdf_check_tree (struct frame_urdf *urdf,
				   struct frame_findings *findings);

#endif
