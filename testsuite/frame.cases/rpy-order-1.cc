/* Class RPY-ORDER: angles in another order than the function reads.  */
/* { dg-do compile } */
/* { dg-require-effective-target tf } */
/* { dg-require-effective-target tf2 } */
/* { dg-options "-Wframe -fdiagnostics-parseable-fixits" } */
/* { dg-prune-output "^fix-it:" } */

#include <tf2_ros/transform_broadcaster.h>
#include <ros/ros.h>
#include <geometry_msgs/TransformStamped.h>
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
/* { dg-final { scan-output "fix-it:.*53:12-53:27.*\\(0, 0, heading\\)" } } */

/* FB-167: the arguments that are the position are read again as angles.  */

void
fb_167 (tf2_ros::TransformBroadcaster &broadcaster, char **argv)
{
  geometry_msgs::TransformStamped t;
  t.header.stamp = ros::Time::now ();
  t.header.frame_id = argv[7];
  t.child_frame_id = argv[8];
  t.transform.translation.x = atof (argv[1]);
  t.transform.translation.y = atof (argv[2]);
  t.transform.translation.z = atof (argv[3]);
  tf2::Quaternion q;
  q.setRPY (atof (argv[3]), atof (argv[2]), atof (argv[1])); /* { dg-warning "of 'argv' is the roll here, and the z of a position as well.*\\[-Wframe-euler-order\\]" } */
  t.transform.rotation.x = q.x ();
  t.transform.rotation.y = q.y ();
  t.transform.rotation.z = q.z ();
  t.transform.rotation.w = q.w ();
  broadcaster.sendTransform (t);
}
