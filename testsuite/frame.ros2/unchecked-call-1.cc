/* A node asks a method for its pose, which has none.  */

#include <geometry_msgs/msg/pose_stamped.hpp>
#include <rclcpp/rclcpp.hpp>
#include <tf2_geometry_msgs/tf2_geometry_msgs.hpp>
#include <tf2_ros/buffer.h>

class Follower : public rclcpp::Node
{
public:
  explicit Follower (tf2_ros::Buffer &buffer);
  void step (const geometry_msgs::msg::PoseStamped &goal);
  void walk (const geometry_msgs::msg::PoseStamped &goal);

private:
  geometry_msgs::msg::PoseStamped where ();
  geometry_msgs::msg::PoseStamped where_or_end ();
  bool locate (double &x, double &y);

  tf2_ros::Buffer &buffer_;
  rclcpp::Publisher<geometry_msgs::msg::PoseStamped>::SharedPtr poses_;
  double away_ = 0;
};

Follower::Follower (tf2_ros::Buffer &buffer)
  : Node ("follower"), buffer_ (buffer)
{
  poses_ = create_publisher<geometry_msgs::msg::PoseStamped> ("pose", 1);
}

geometry_msgs::msg::PoseStamped
Follower::where ()
{
  geometry_msgs::msg::PoseStamped pose;
  try
    {
      const auto t = buffer_.lookupTransform ("map", "base_link",
					      tf2::TimePointZero);
      pose.header = t.header;
      pose.pose.position.x = t.transform.translation.x;
      pose.pose.position.y = t.transform.translation.y;
      pose.pose.orientation = t.transform.rotation;
    }
  catch (const tf2::TransformException &e)
    {
      RCLCPP_WARN (get_logger (), "%s", e.what ());
      return geometry_msgs::msg::PoseStamped ();
    }
  return pose;
}

geometry_msgs::msg::PoseStamped
Follower::where_or_end ()
{
  geometry_msgs::msg::PoseStamped pose;
  try
    {
      pose.pose.orientation
	= buffer_.lookupTransform ("map", "base_link", tf2::TimePointZero)
	    .transform.rotation;
      pose.header.frame_id = "map";
    }
  catch (const tf2::TransformException &e)
    {
      rclcpp::shutdown ();
    }
  return pose;
}

bool
Follower::locate (double &x, double &y)
{
  try
    {
      const auto t = buffer_.lookupTransform ("map", "base_link",
					      tf2::TimePointZero);
      x = t.transform.translation.x;
      y = t.transform.translation.y;
      return true;
    }
  catch (const tf2::TransformException &)
    {
      return false;
    }
}

void
Follower::step (const geometry_msgs::msg::PoseStamped &goal)
{
  const geometry_msgs::msg::PoseStamped pose = where ();
  away_ = goal.pose.position.x - pose.pose.position.x; /* { dg-warning "'map_T_base_link' in 'Follower::where' fails, what it did not get is used here.*\\[-Wframe-unchecked-lookup\\]" "far from nowhere" } */
}

void
Follower::walk (const geometry_msgs::msg::PoseStamped &goal)
{
  double x, y;
  if (!locate (x, y))
    return;
  away_ = goal.pose.position.x - x; /* { dg-bogus "unchecked-lookup" "tested" } */
  poses_->publish (where_or_end ()); /* { dg-bogus "unchecked-lookup" "shutdown" } */
}
