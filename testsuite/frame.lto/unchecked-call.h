#include <ros/time.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/buffer.h>

extern tf2::Vector3 moved;

bool get_transform (tf2_ros::Buffer &buffer, tf2::Transform &transform);
void move (const tf2::Transform &transform, const tf2::Vector3 &in);
