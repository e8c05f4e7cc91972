/* Class FRAME-IGNORED, as it should be, and what looks like it.  */
/* { dg-do compile } */
/* { dg-options "-Wframe-all" } */
/* { dg-require-effective-target roscpp } */
/* { dg-require-effective-target tf2 } */
/* { dg-require-effective-target tf } */

#include <algorithm>
#include <cmath>
#include <vector>

#include <geometry_msgs/PoseStamped.h>
#include <geometry_msgs/PoseWithCovarianceStamped.h>
#include <geometry_msgs/TwistStamped.h>
#include <message_filters/subscriber.h>
#include <nav_msgs/Odometry.h>
#include <ros/ros.h>
#include <sensor_msgs/JointState.h>
#include <tf/tf.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/buffer.h>
#include <tf2_ros/message_filter.h>

extern bool acceptable (const geometry_msgs::PoseStamped &m);

struct node
{
  node ();
  void fb_193 (const geometry_msgs::PoseStamped::ConstPtr &m);
  void fb_194 (const geometry_msgs::PoseWithCovarianceStamped::ConstPtr &m);
  void fb_199 (const geometry_msgs::PoseStamped &m);
  void printed (const geometry_msgs::PoseStamped &m);
  void compared (const geometry_msgs::PoseStamped &m);
  void forwarded (const geometry_msgs::PoseStamped::ConstPtr &m);
  void kept (const geometry_msgs::PoseStamped::ConstPtr &m);
  void checked (const geometry_msgs::PoseStamped &m);
  void joints (const sensor_msgs::JointState &m);
  void framed (const geometry_msgs::PoseStamped &m);
  bool same_frame (const geometry_msgs::PoseStamped &m);
  void helped (const geometry_msgs::PoseStamped &m);
  void fb_200 (const geometry_msgs::TwistStamped::ConstPtr &m);
  void defaulted (const geometry_msgs::TwistStamped::ConstPtr &m);
  void fb_197 (const geometry_msgs::PoseStamped &goal);
  void restamped (const geometry_msgs::TwistStamped::ConstPtr &m);
  void maybe_renamed (const geometry_msgs::TwistStamped::ConstPtr &m);

  double x_, y_, yaw_;
  geometry_msgs::Pose odom_pose_;
  geometry_msgs::PoseStamped goal_;
  geometry_msgs::PoseStamped::ConstPtr last_;
  std::string frame_;
  tf2_ros::Buffer buffer_;
  ros::Publisher pub_;
  bool override_;
  ros::Subscriber subs_[16];
  ros::NodeHandle handle_;
};

node::node ()
{
  handle_.param<std::string> ("frame", frame_, "base_link");
  subs_[0] = handle_.subscribe ("clicked", 1, &node::fb_193, this);
  subs_[1] = handle_.subscribe ("initialpose", 1, &node::fb_194, this);
  subs_[2] = handle_.subscribe ("pose", 1, &node::fb_199, this);
  subs_[3] = handle_.subscribe ("printed", 1, &node::printed, this);
  subs_[4] = handle_.subscribe ("compared", 1, &node::compared, this);
  subs_[5] = handle_.subscribe ("forwarded", 1, &node::forwarded, this);
  subs_[6] = handle_.subscribe ("kept", 1, &node::kept, this);
  subs_[7] = handle_.subscribe ("checked", 1, &node::checked, this);
  subs_[8] = handle_.subscribe ("joints", 1, &node::joints, this);
  subs_[9] = handle_.subscribe ("framed", 1, &node::framed, this);
  subs_[11] = handle_.subscribe ("command", 1, &node::fb_200, this);
  subs_[12] = handle_.subscribe ("default", 1, &node::defaulted, this);
  subs_[13] = handle_.subscribe ("far", 1, &node::fb_197, this);
  subs_[14] = handle_.subscribe ("restamp", 1, &node::restamped, this);
  subs_[15] = handle_.subscribe ("rename", 1, &node::maybe_renamed, this);
  subs_[10] = handle_.subscribe ("helped", 1, &node::helped, this);
}

void
node::fb_193 (const geometry_msgs::PoseStamped::ConstPtr &m)
{
  geometry_msgs::PoseStamped in_map = buffer_.transform (*m, "map");
  x_ = in_map.pose.position.x;
  y_ = in_map.pose.position.y;
  yaw_ = tf::getYaw (in_map.pose.orientation);
}

void
node::fb_194 (const geometry_msgs::PoseWithCovarianceStamped::ConstPtr &m)
{
  if (m->header.frame_id != "odom")
    return;
  odom_pose_ = m->pose.pose;
}

void
node::fb_199 (const geometry_msgs::PoseStamped &m)
{
  geometry_msgs::PoseStamped out;
  geometry_msgs::TransformStamped t
    = buffer_.lookupTransform ("map", m.header.frame_id, ros::Time (0));
  tf2::doTransform (m, out, t);
  pub_.publish (out);
}

void
node::printed (const geometry_msgs::PoseStamped &m)
{
  ROS_INFO ("%s", m.header.frame_id.c_str ());
  x_ = m.pose.position.x;
}

void
node::compared (const geometry_msgs::PoseStamped &m)
{
  if (m.header.frame_id.compare (frame_) == 0)
    x_ = m.pose.position.x;
}

void
node::forwarded (const geometry_msgs::PoseStamped::ConstPtr &m)
{
  pub_.publish (m);
  pub_.publish (*m);
  x_ = m->pose.position.x;
}

void
node::kept (const geometry_msgs::PoseStamped::ConstPtr &m)
{
  goal_ = *m;
  last_ = m;
  x_ = m->pose.position.x;
}

void
node::checked (const geometry_msgs::PoseStamped &m)
{
  if (acceptable (m))
    x_ = m.pose.position.x;
}

void
node::joints (const sensor_msgs::JointState &m)
{
  x_ = m.position[0];
}

void
node::framed (const geometry_msgs::PoseStamped &m)
{
  geometry_msgs::PoseStamped out;
  out.header = m.header;
  out.pose = m.pose;
  out.pose.position.z = 0;
  pub_.publish (out);
}

bool
node::same_frame (const geometry_msgs::PoseStamped &m)
{
  return m.header.frame_id == frame_;
}

void
node::helped (const geometry_msgs::PoseStamped &m)
{
  if (same_frame (m))
    x_ = m.pose.position.x;
}

/* The filter transforms into its target frame.  */

struct filtered
{
  filtered ();
  void handle (const geometry_msgs::PoseStamped::ConstPtr &m);

  tf2_ros::Buffer buffer_;
  message_filters::Subscriber<geometry_msgs::PoseStamped> sub_;
  tf2_ros::MessageFilter<geometry_msgs::PoseStamped> filter_;
  double x_;
};

filtered::filtered () : filter_ (sub_, buffer_, "map", 10, 0)
{
  filter_.registerCallback (&filtered::handle, this);
}

void
filtered::handle (const geometry_msgs::PoseStamped::ConstPtr &m)
{
  x_ = m->pose.position.x;
}

/* The command keeps its frame unless it has none, or is refused.  */

void
node::fb_200 (const geometry_msgs::TwistStamped::ConstPtr &m)
{
  if (m->header.frame_id != frame_)
    return;
  geometry_msgs::TwistStamped command = *m;
  command.header.frame_id = frame_;
  pub_.publish (command);
}

void
node::defaulted (const geometry_msgs::TwistStamped::ConstPtr &m)
{
  geometry_msgs::TwistStamped command = *m;
  if (command.header.frame_id.empty ())
    command.header.frame_id = "base_link";
  pub_.publish (command);
}

void
node::fb_197 (const geometry_msgs::PoseStamped &goal)
{
  geometry_msgs::PoseStamped adjusted;
  adjusted = goal;
  if (goal.header.frame_id != "map")
    return;
  adjusted.header.frame_id = "map";
  adjusted.pose.position.x += 1;
  goal_ = adjusted;
}

void
node::restamped (const geometry_msgs::TwistStamped::ConstPtr &m)
{
  geometry_msgs::TwistStamped command = *m;
  command.header.stamp = ros::Time::now ();
  pub_.publish (command);
}

/* The user may ask for another name; nothing is done with the numbers.  */

void
node::maybe_renamed (const geometry_msgs::TwistStamped::ConstPtr &m)
{
  geometry_msgs::TwistStamped command = *m;
  if (override_)
    command.header.frame_id = "base_link";
  pub_.publish (command);
}

/* A lambda that looks for a pose is no subscriber.  */

geometry_msgs::PoseStamped
nearest (const std::vector<geometry_msgs::PoseStamped> &poses, double x)
{
  return *std::min_element (
    poses.begin (), poses.end (),
    [x] (const geometry_msgs::PoseStamped &a,
	 const geometry_msgs::PoseStamped &b) {
      return std::abs (a.pose.position.x - x) < std::abs (b.pose.position.x - x);
    });
}

/* Nav2's server brings both ends to the frame of the costmap.  */

namespace nav2_core
{
class GlobalPlanner
{
public:
  virtual ~GlobalPlanner ();
  virtual double createPlan (const geometry_msgs::PoseStamped &start,
			     const geometry_msgs::PoseStamped &goal) = 0;
};
}

class straight : public nav2_core::GlobalPlanner
{
public:
  double createPlan (const geometry_msgs::PoseStamped &start,
		     const geometry_msgs::PoseStamped &goal) override;
};

double
straight::createPlan (const geometry_msgs::PoseStamped &start,
		      const geometry_msgs::PoseStamped &goal)
{
  return goal.pose.position.x - start.pose.position.x;
}

/* What a template calls for each pose is no subscriber.  */

static double
x_of (const geometry_msgs::PoseStamped &pose)
{
  return pose.pose.position.x;
}

void
all_x (const std::vector<geometry_msgs::PoseStamped> &poses, std::vector<double> &x)
{
  std::transform (poses.begin (), poses.end (), x.begin (), x_of);
}

/* The twist of an odometry is that of the robot's base.  */

struct driver
{
  explicit driver (ros::NodeHandle &handle)
  {
    sub_ = handle.subscribe ("odom", 1, &driver::speed, this);
  }
  void speed (const nav_msgs::Odometry &m) { speed_ = m.twist.twist.linear.x; }
  double speed_;
  ros::Subscriber sub_;
};

void
drive (ros::NodeHandle &handle)
{
  static driver the_driver (handle);
}
