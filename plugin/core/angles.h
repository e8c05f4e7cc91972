/* What constant angles and quaternions, and the names of angles, give away.

   For the checks of programs and for readers of launch files and robot
   descriptions: everything here takes plain numbers and words.  Angles are in
   radians and quaternions in the order x, y, z, w unless it says otherwise.
   Numbers that are no numbers make every answer "no".  */

#ifndef FRAME_ANGLES_H
#define FRAME_ANGLES_H

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* One radian in degrees.  */
#define FRAME_DEGREES_PER_RADIAN 57.295779513082323

/* True if Q is of unit length for tf2: |x^2 + y^2 + z^2 + w^2 - 1| < 0.01
   (BufferCore::setTransform, QUATERNION_NORMALIZATION_TOLERANCE; the same in
   tf::assertQuaternionValid).  */
extern bool frame_quaternion_unit_p (const double q[4]);
/* True if Q is (0, 0, 0, 0), which no version of tf makes a rotation of.  */
extern bool frame_quaternion_zero_p (const double q[4]);
/* True if Q is (1, 0, 0, 0): half a turn about x; the identity where w stands
   first (Eigen's and MAVLink's order).  */
extern bool frame_quaternion_w_first_p (const double q[4]);
/* x^2 + y^2 + z^2 + w^2.  */
extern double frame_quaternion_norm2 (const double q[4]);

/* True if ANGLE, read as radians, was meant in degrees: more than a turn, and
   a multiple of 5 up to two turns.  REP 103 has radians everywhere; what grows
   by whole turns is no multiple of 5.  */
extern bool frame_angle_degrees_p (double angle);
/* True if FACTOR makes degrees of radians (180/pi), or radians of degrees,
   with pi written to three digits or more.  */
extern bool frame_factor_to_degrees_p (double factor);
extern bool frame_factor_to_radians_p (double factor);

/* Names.  Words are the parts of a name between underscores, digits and
   changes to a capital letter: "yawRate_2" has "yaw" and "rate".  */
extern bool frame_name_has_word_p (const char *name, const char *word);
/* True if NAME says that it counts degrees: "yaw_deg", "rateDps".  */
extern bool frame_name_degrees_p (const char *name);
/* True if MEMBER ("Class::field") counts degrees, or degrees a second, by the
   manual of its maker: the turn rates of Stereolabs' SDK and of Septentrio's
   block ExtSensorMeas.  */
extern bool frame_member_degrees_p (const char *member);
/* True if NAME says that it counts radians.  */
extern bool frame_name_radians_p (const char *name);

/* Which of the three angles NAME calls itself (REP 103: about x, y, z).  */
enum frame_angle_role
{
  FRAME_ANGLE_NONE,
  FRAME_ANGLE_ROLL,
  FRAME_ANGLE_PITCH,
  FRAME_ANGLE_YAW
};
extern enum frame_angle_role frame_angle_role (const char *name);
extern const char *frame_angle_role_name (enum frame_angle_role role);

/* Which component of a quaternion NAME calls itself: 'x', 'y', 'z', 'w' ("x",
   "qx", "rot_x"), or 0.  */
extern char frame_component_letter (const char *name);

#ifdef __cplusplus
}
#endif
#endif
