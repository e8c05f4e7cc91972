/* Rotations and axis conventions: the Rotation type of the PhysFrame paper
   (section 4.2.1), rules R8 and R12-R15, Figure 6.

   A rotation is a 3x3 matrix R, row-major, that maps coordinates of the
   child frame to the parent: p_parent = R p_child.  Rounded to a signed
   permutation it is the paper's <ds_x, ds_y, ds_z>: row i has its one
   non-zero in column j, and ds_i is the axis j with that sign.  */

#ifndef FRAME_ROTATION_H
#define FRAME_ROTATION_H

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* One of x, y, z with a sign; 0 is unknown ("top").  */
enum frame_axis
{
  FRAME_AXIS_UNKNOWN = 0,
  FRAME_AXIS_X = 1,
  FRAME_AXIS_Y = 2,
  FRAME_AXIS_Z = 3		/* -x is -1 and so on */
};

/* A signed permutation, one of 48 (24 proper, 24 with determinant -1), or
   unknown (all 0).  */
struct frame_axes
{
  signed char ds[3];
};

/* A rotation as the inference knows it.  EXACT: M holds its numbers.
   Otherwise it is a product of known and unknown factors, and AXES is the
   composition of the known signed permutations in order (R14, R15);
   unknown axes with EXACT false is the paper's top (R13).  */
struct frame_rotation
{
  bool exact;
  double m[9];
  struct frame_axes axes;
};

/* Directions of a frame's axes: of its body, or of the world.  */
enum frame_direction
{
  FRAME_DIR_UNKNOWN = 0,
  FRAME_FORWARD = 1,
  FRAME_BACKWARD = -1,
  FRAME_LEFT = 2,
  FRAME_RIGHT = -2,
  FRAME_UP = 3,
  FRAME_DOWN = -3,
  FRAME_EAST = 4,
  FRAME_WEST = -4,
  FRAME_NORTH = 5,
  FRAME_SOUTH = -5
};

struct frame_orientation
{
  signed char d[3];		/* of x, y and z: enum frame_direction */
};

/* Those of REP 103: of a body, and of the world.  */
extern const struct frame_orientation frame_orientation_flu;
extern const struct frame_orientation frame_orientation_enu;

extern const struct frame_axes frame_axes_unknown;
extern const struct frame_axes frame_axes_identity;
extern bool frame_axes_known_p (struct frame_axes a);
extern bool frame_axes_equal_p (struct frame_axes a, struct frame_axes b);
/* Determinant: 1, -1, or 0 if unknown.  */
extern int frame_axes_determinant (struct frame_axes a);
/* The signed permutation that M is within 1e-3, or unknown (Figure 6,
   orthogonalize).  */
extern struct frame_axes frame_axes_of_matrix (const double m[9]);
/* Figure 6, compose: the change A followed, in the product A * B, by B.  */
extern struct frame_axes frame_axes_compose (struct frame_axes a,
					     struct frame_axes b);
extern struct frame_axes frame_axes_invert (struct frame_axes a);
/* Figure 6, rotate: the child's directions from the parent's.  */
extern struct frame_orientation
frame_axes_rotate (struct frame_orientation parent, struct frame_axes a);
/* The reverse of rotate: the change from PARENT to CHILD, unknown if one has
   directions of the world and the other those of a body.  */
extern struct frame_axes
frame_axes_between (struct frame_orientation parent,
		    struct frame_orientation child);
/* "<x,-z,y>" into BUF, "<?,?,?>" if unknown.  */
extern void frame_axes_print (struct frame_axes a, char buf[16]);
/* Such a TEXT; unknown if it is none.  */
extern struct frame_axes frame_axes_parse (const char *text);
/* "(forward, left, up)".  */
extern void frame_orientation_print (struct frame_orientation o, char buf[40]);
/* "forward-left-up".  */
extern void frame_orientation_words (struct frame_orientation o, char buf[40]);
/* Such a TEXT; all unknown if it is none.  */
extern struct frame_orientation frame_orientation_parse (const char *text);
/* 1, -1 (left-handed, against REP 103), or 0 if unknown.  */
extern int frame_orientation_handedness (struct frame_orientation o);
/* True if O has directions of the world, such as north.  */
extern bool frame_orientation_world_p (struct frame_orientation o);
extern bool frame_orientation_equal_p (struct frame_orientation a,
				       struct frame_orientation b);

extern struct frame_rotation frame_rotation_unknown (void);
extern struct frame_rotation frame_rotation_identity (void);
extern struct frame_rotation frame_rotation_matrix (const double m[9]);
/* Fixed axes: R = Rz(yaw) Ry(pitch) Rx(roll).  Radians.  */
extern struct frame_rotation frame_rotation_rpy (double roll, double pitch,
						 double yaw);
/* Intrinsic rotations by A, B, C about AXES, three letters of "xyz":
   R = R_axes[0](A) R_axes[1](B) R_axes[2](C).  */
extern struct frame_rotation frame_rotation_euler (const char *axes, double a,
						   double b, double c);
/* Normalised as tf does; a zero quaternion gives unknown.  */
extern struct frame_rotation frame_rotation_quaternion (double x, double y,
							double z, double w);
extern struct frame_rotation frame_rotation_axis_angle (double x, double y,
							double z, double angle);
/* R14 and R15.  The identity times an unknown rotation is that rotation,
   not <x,y,z>.  Axes <x,y,z> that are not exact (an axis change done and
   undone around an unknown rotation) say no more than unknown ones.  */
extern struct frame_rotation frame_rotation_compose (struct frame_rotation a,
						     struct frame_rotation b);
extern struct frame_rotation frame_rotation_invert (struct frame_rotation a);
/* True if the same is known of both.  */
extern bool frame_rotation_equal_p (struct frame_rotation a,
				    struct frame_rotation b);
/* True if A is known to be the identity, within 1e-3.  */
extern bool frame_rotation_identity_p (struct frame_rotation a);
/* The four numbers x, y, z, w of an exact rotation; all 0 if it is not.  */
extern void frame_rotation_to_quaternion (const struct frame_rotation *r,
					  double q[4]);
extern double frame_matrix_determinant (const double m[9]);

#ifdef __cplusplus
}
#endif
#endif
