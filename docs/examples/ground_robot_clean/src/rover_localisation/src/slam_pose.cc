// The visual tracker's poses, and the way from its axes to those of ROS.

#include "rover_localisation/slam_pose.h"

namespace rover_localisation
{

bool decodePose(const std_msgs::Float64MultiArray & msg, SlamPose & pose)
{
  if (msg.data.size() != 13)
  {
    return false;
  }
  const double * row = msg.data.data() + 1;
  pose.stamp = ros::Time(msg.data[0]);
  pose.rotation.setValue(row[0], row[1], row[2],
                         row[4], row[5], row[6],
                         row[8], row[9], row[10]);
  pose.translation.setValue(row[3], row[7], row[11]);
  return true;
}

tf::Transform cameraInMap(const SlamPose & pose)
{
  // The tracker gives the world in the camera; we want the camera in the world.
  tf::Matrix3x3 rotation = pose.rotation.transpose();
  tf::Vector3 translation = rotation * -pose.translation;

  // From the axes of a picture to forward, left, up: a quarter turn about x,
  // a quarter turn about z, then y and z the other way round.
  const tf::Matrix3x3 quarter_about_x(1, 0, 0,
                                      0, 0, -1,
                                      0, 1, 0);
  const tf::Matrix3x3 quarter_about_z(0, -1, 0,
                                      1, 0, 0,
                                      0, 0, 1);
  const tf::Matrix3x3 flip_yz(1, 0, 0,
                              0, -1, 0,
                              0, 0, -1);

  rotation = quarter_about_x * rotation;
  rotation = quarter_about_z * rotation;
  rotation = flip_yz * rotation;
  translation = flip_yz * (quarter_about_z * (quarter_about_x * translation));

  // And back again on the camera's side.
  rotation = rotation * quarter_about_x.transpose();
  rotation = rotation * quarter_about_z.transpose();
  rotation = rotation * flip_yz.transpose();

  return tf::Transform(rotation, translation);
}

}  // namespace rover_localisation
