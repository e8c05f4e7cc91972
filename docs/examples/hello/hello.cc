// Says where the robot stands on the map: one node, one mistake.

#include <ros/ros.h>
#include <tf2_ros/transform_listener.h>

int main(int argc, char ** argv)
{
  ros::init(argc, argv, "hello");
  ros::NodeHandle node;

  tf2_ros::Buffer buffer;
  tf2_ros::TransformListener listener(buffer);

  const geometry_msgs::TransformStamped map_T_base = buffer.lookupTransform(
    "/map", "base_link", ros::Time(0), ros::Duration(5.0));
  ROS_INFO("x = %.2f m, y = %.2f m", map_T_base.transform.translation.x,
           map_T_base.transform.translation.y);
  return 0;
}
