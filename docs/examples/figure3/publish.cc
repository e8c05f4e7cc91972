// Publishes the library's poses: the transform that slam.cc makes gets its two
// frames here.

#include <algorithm>

#include <ros/ros.h>
#include <std_msgs/Float64MultiArray.h>
#include <tf/transform_broadcaster.h>

#include "slam.h"

namespace
{

void publishPositionAsTransform(const SlamPosition & position)
{
  static tf::TransformBroadcaster broadcaster;
  const tf::Transform transform = transformFromPosition(position);
  broadcaster.sendTransform(
    tf::StampedTransform(transform, ros::Time::now(), "map", "camera_link"));
}

void positionCallback(const std_msgs::Float64MultiArray::ConstPtr & msg)
{
  SlamPosition position;
  if (msg->data.size() != 12)
  {
    return;
  }
  std::copy(msg->data.begin(), msg->data.end(), &position.row[0][0]);
  publishPositionAsTransform(position);
}

}  // namespace

int main(int argc, char ** argv)
{
  ros::init(argc, argv, "slam");
  ros::NodeHandle node;
  const ros::Subscriber subscriber =
    node.subscribe("slam/position", 1, positionCallback);
  ros::spin();
  return 0;
}
