/* Class RPY-ORDER: angles in another order than the function reads.  */
/* { dg-do compile } */
/* { dg-require-effective-target tf } */
/* { dg-require-effective-target tf2 } */
/* { dg-options "-Wframe -fdiagnostics-parseable-fixits" } */
/* { dg-prune-output "^fix-it:" } */

#include <geometry_msgs/Pose2D.h>
#include <tf/transform_datatypes.h>
#include <tf2/LinearMath/Matrix3x3.h>
#include <tf2/LinearMath/Quaternion.h>

/* FB-169: yaw, pitch, roll.  */

tf2::Quaternion
fb_169 (double roll, double pitch, double yaw)
{
  tf2::Quaternion q;
  q.setRPY (yaw, pitch, roll); /* { dg-warning "'yaw' stands in the place of the roll and 'roll' in that of the yaw.*\\[-Wframe-euler-order\\]" } */
  return q;
}

/* FB-170: setEuler turns about y first.  */

tf2::Quaternion
fb_170 (const geometry_msgs::Pose2D &pose)
{
  tf2::Quaternion q;
  double yaw = pose.theta;
  q.setEuler (yaw, 0, 0); /* { dg-warning "'yaw' in the first place of setEuler turns about y.*\\[-Wframe-euler-order\\]" } */
  return q;
}

/* FB-172: the same, in tf, with the yaw of another rotation.  */

tf::Quaternion
fb_172 (const tf::Quaternion &other)
{
  tf::Quaternion qt;
  qt.setEuler (tf::getYaw (other), 0, 0); /* { dg-warning "a yaw in the first place of setEuler turns about y.*\\[-Wframe-euler-order\\]" } */
  return qt;
}

/* A yaw for the roll, and angles that are read in the wrong order.  */

tf2::Quaternion
alone (double heading)
{
  tf2::Quaternion q;
  q.setRPY (heading, 0, 0); /* { dg-warning "'heading' stands in the place of the roll and turns about x.*\\[-Wframe-euler-order\\]" } */
  return q;
}

double
got (const tf2::Matrix3x3 &m)
{
  double roll, pitch, yaw;
  m.getRPY (yaw, pitch, roll); /* { dg-warning "'yaw' gets the roll of the rotation.*\\[-Wframe-euler-order\\]" } */
  return yaw;
}
/* { dg-final { scan-output "fix-it:.*50:12-50:27.*\\(0, 0, heading\\)" } } */
