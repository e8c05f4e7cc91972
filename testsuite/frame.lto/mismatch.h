#include <geometry_msgs/PoseStamped.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/buffer.h>

namespace frames
{
static const char *const map = "map";
static const char *const base = "base_link";
static const char *const camera = "camera";
}

geometry_msgs::PoseStamped detected ();
geometry_msgs::PoseStamped in_base ();
geometry_msgs::TransformStamped to_map (const tf2_ros::Buffer &buffer);
