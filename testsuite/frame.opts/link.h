/* The least of ROS 1 that publishes a transform.  */

#ifndef LINK_H
#define LINK_H

#include <string>

namespace std_msgs
{
  struct Header
  {
    std::string frame_id;
  };
}

namespace geometry_msgs
{
  struct Quaternion
  {
    double x, y, z, w;
  };

  struct Transform
  {
    Quaternion rotation;
  };

  struct TransformStamped
  {
    std_msgs::Header header;
    std::string child_frame_id;
    Transform transform;
  };
}

namespace tf2_ros
{
  struct TransformBroadcaster
  {
    void sendTransform (const geometry_msgs::TransformStamped &transform);
  };
}

#endif
