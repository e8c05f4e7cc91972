/* Constant angles and quaternions, and the names of angles.  */

#include "angles.h"
#include "unit.h"

#include <math.h>

static void
test_quaternions (void)
{
  double zero[4] = { 0, 0, 0, 0 }, first[4] = { 1, 0, 0, 0 };
  double almost[4] = { 0.995, 0, 0, 0 }, less[4] = { 0.9949, 0, 0, 0 };
  double nan[4] = { NAN, 0, 0, 1 };

  unit_check (frame_quaternion_zero_p (zero) && !frame_quaternion_unit_p (zero),
	      "zero", "wrong");
  unit_check (frame_quaternion_w_first_p (first)
		&& frame_quaternion_unit_p (first), "w first", "wrong");
  unit_check (frame_quaternion_unit_p (almost) && !frame_quaternion_unit_p (less),
	      "the tolerance of tf2", "wrong");
  unit_check (!frame_quaternion_unit_p (nan) && !frame_quaternion_zero_p (nan)
		&& !frame_quaternion_w_first_p (nan), "no number", "wrong");
}

static void
test_angles (void)
{
  unit_check (frame_angle_degrees_p (90) && frame_angle_degrees_p (-45)
		&& frame_angle_degrees_p (720), "degrees", "wrong");
  unit_check (!frame_angle_degrees_p (5) && !frame_angle_degrees_p (2.5 * M_PI)
		&& !frame_angle_degrees_p (725) && !frame_angle_degrees_p (NAN)
		&& !frame_angle_degrees_p (7), "radians", "wrong");
  unit_check (frame_factor_to_radians_p (3.14 / 180)
		&& frame_factor_to_degrees_p (-180 / M_PI)
		&& !frame_factor_to_radians_p (0.02), "factors", "wrong");
}

static void
test_names (void)
{
  unit_check (frame_name_has_word_p ("yawRate_2", "rate")
		&& frame_name_has_word_p ("qNed", "ned")
		&& frame_name_has_word_p ("NED", "ned")
		&& !frame_name_has_word_p ("joined", "ned")
		&& !frame_name_has_word_p ("nedless", "ned"), "words", "wrong");
  unit_check (frame_name_degrees_p ("yaw_deg") && frame_name_degrees_p ("rateDps")
		&& !frame_name_degrees_p ("deg2rad")
		&& !frame_name_degrees_p ("degenerate"), "degrees", "wrong");
  unit_check (frame_angle_role ("robot_yaw_") == FRAME_ANGLE_YAW
		&& frame_angle_role ("rollOffset") == FRAME_ANGLE_ROLL
		&& frame_angle_role ("roll_pitch") == FRAME_ANGLE_NONE
		&& frame_angle_role ("theta") == FRAME_ANGLE_NONE, "roles", "wrong");
  unit_check (frame_component_letter ("w") == 'w'
		&& frame_component_letter ("qx") == 'x'
		&& frame_component_letter ("rot_z") == 'z'
		&& frame_component_letter ("max") == 0
		&& frame_component_letter ("_") == 0, "components", "wrong");
}

int
main (void)
{
  test_quaternions ();
  test_angles ();
  test_names ();
  return unit_exit ();
}
