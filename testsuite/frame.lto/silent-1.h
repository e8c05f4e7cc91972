/* A node whose parts are in two units.  */

#include <geometry_msgs/PoseStamped.h>
#include <nav_msgs/Odometry.h>
#include <ros/ros.h>
#include <tf2_ros/buffer.h>
#include <tf2_ros/transform_broadcaster.h>

struct Config
{
  std::string map = "map";
  std::string odom = "odom";
  std::string base;
  bool publish_tf = true;
};

void read_config (ros::NodeHandle &node, Config &config);
geometry_msgs::TransformStamped make_edge (const std::string &parent, const std::string &child);

class Node
{
public:
  explicit Node (const Config &config);
  void receive (const geometry_msgs::PoseStamped::ConstPtr &message);
  void publish ();

private:
  void stamp (nav_msgs::Odometry &odom) const;

  Config config_;
  ros::Publisher publisher_;
  geometry_msgs::PoseStamped last_;
  tf2_ros::TransformBroadcaster broadcaster_;
};
