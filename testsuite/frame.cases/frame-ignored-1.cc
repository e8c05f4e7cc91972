/* Class FRAME-IGNORED: coordinates are used, whatever frame they are in.  */
/* { dg-do compile } */
/* { dg-options "-Wframe-ignored-id" } */
/* { dg-require-effective-target roscpp } */
/* { dg-require-effective-target tf2 } */
/* { dg-require-effective-target tf } */

#include <boost/bind/bind.hpp>
#include <geometry_msgs/PoseStamped.h>
#include <geometry_msgs/PoseWithCovarianceStamped.h>
#include <geometry_msgs/TwistStamped.h>
#include <nav_msgs/Odometry.h>
#include <ros/ros.h>
#include <tf/tf.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/buffer.h>

struct node
{
  node ();
  void fb_193 (const geometry_msgs::PoseStamped::ConstPtr &m);
  void fb_194 (const geometry_msgs::PoseWithCovarianceStamped::ConstPtr &m);
  void fb_199 (const geometry_msgs::PoseStamped &m);
  void helped (geometry_msgs::PoseStampedConstPtr m);
  void copied (const geometry_msgs::PoseStamped &m);
  void fb_200 (const geometry_msgs::TwistStamped::ConstPtr &m);
  void fb_197 (const geometry_msgs::PoseStamped &goal);
  double goal_x (const geometry_msgs::PoseStamped &m);

  double x_, y_, yaw_;
  geometry_msgs::Pose odom_pose_;
  tf2_ros::Buffer buffer_;
  ros::Publisher pub_;
  std::string frame_;
  bool unknown_;
  geometry_msgs::PoseStamped adjusted_;
  ros::Subscriber subs_[8];
  ros::NodeHandle handle_;
};

node::node ()
{
  subs_[0] = handle_.subscribe ("clicked", 1, &node::fb_193, this);
  subs_[1] = handle_.subscribe ("initialpose", 1, &node::fb_194, this);
  subs_[2] = handle_.subscribe ("pose", 1, &node::fb_199, this);
  subs_[3] = handle_.subscribe<geometry_msgs::PoseStamped> (
    "goal", 1, boost::bind (&node::helped, this, boost::placeholders::_1));
  subs_[4] = handle_.subscribe ("copy", 1, &node::copied, this);
  handle_.getParam ("planning_frame", frame_);
  subs_[6] = handle_.subscribe ("command", 1, &node::fb_200, this);
  subs_[7] = handle_.subscribe ("far_goal", 1, &node::fb_197, this);
  subs_[5] = handle_.subscribe<geometry_msgs::PoseStamped> (
    "lambda", 1, [this] (const geometry_msgs::PoseStamped::ConstPtr &m) {
      x_ = m->pose.position.x; /* { dg-warning "coordinates of 'm' are used and its frame is never looked at.*\\[-Wframe-ignored-id\\]" } */
    });
}

/* FB-193: the clicked pose is taken as it is.  */

void
node::fb_193 (const geometry_msgs::PoseStamped::ConstPtr &m)
{
  ROS_INFO ("at %f", m->header.stamp.toSec ());
  x_ = m->pose.position.x; /* { dg-warning "coordinates of 'm' are used and its frame is never looked at.*\\[-Wframe-ignored-id\\]" } */
  y_ = m->pose.position.y;
  yaw_ = tf::getYaw (m->pose.orientation);
}

/* FB-194: an initial pose, in map, becomes the pose in odom.  */

void
node::fb_194 (const geometry_msgs::PoseWithCovarianceStamped::ConstPtr &m)
{
  odom_pose_ = m->pose.pose; /* { dg-warning "\\[-Wframe-ignored-id\\]" } */
}

/* FB-199: the transform is looked up from a literal.  */

void
node::fb_199 (const geometry_msgs::PoseStamped &m)
{
  geometry_msgs::PoseStamped out;
  geometry_msgs::TransformStamped t
    = buffer_.lookupTransform ("map", "world", ros::Time (0));
  tf2::doTransform (m, out, t); /* { dg-warning "\\[-Wframe-ignored-id\\]" } */
  pub_.publish (out);
}

/* By a function of the node.  */

double
node::goal_x (const geometry_msgs::PoseStamped &m)
{
  return m.pose.position.x;
}

void
node::helped (geometry_msgs::PoseStampedConstPtr m)
{
  x_ = goal_x (*m); /* { dg-warning "\\[-Wframe-ignored-id\\]" } */
  pub_.publish (odom_pose_);
}

/* From a copy.  */

void
node::copied (const geometry_msgs::PoseStamped &m)
{
  geometry_msgs::PoseStamped copy = m;
  copy.pose.position.z = 0; /* { dg-warning "\\[-Wframe-ignored-id\\]" } */
  odom_pose_ = copy.pose;
}

/* FB-200: the frame that the command came with is replaced by the one of a
   parameter.  */

void
node::fb_200 (const geometry_msgs::TwistStamped::ConstPtr &m)
{
  geometry_msgs::TwistStamped command = *m;
  command.header.stamp = ros::Time::now ();
  command.header.frame_id = frame_; /* { dg-warning "coordinates of 'm' are used and its frame is never looked at.*\\[-Wframe-ignored-id\\]" } */
  pub_.publish (command);
}

/* FB-197: the goal is taken to be in the map, and called so on one way.  */

void
node::fb_197 (const geometry_msgs::PoseStamped &goal)
{
  geometry_msgs::PoseStamped adjusted;
  adjusted = goal;
  if (unknown_)
    {
      adjusted.header.frame_id = "map";
      adjusted.pose.position.x += 1; /* { dg-warning "coordinates of 'goal' are used.*\\[-Wframe-ignored-id\\]" } */
    }
  adjusted_ = adjusted;
}

/* FB-190 and FB-191: a planner takes both ends in its own frame.  */

struct planner
{
  virtual ~planner ();
  virtual double plan (const geometry_msgs::PoseStamped &start,
		       const geometry_msgs::PoseStamped &goal);
};

double
planner::plan (const geometry_msgs::PoseStamped &start,
	       const geometry_msgs::PoseStamped &goal)
{
  double dx = goal.pose.position.x - start.pose.position.x;
  /* { dg-warning "coordinates of 'goal'.*\\[-Wframe-ignored-id\\]" "goal" { target *-*-* } .-1 } */
  /* { dg-warning "coordinates of 'start'.*\\[-Wframe-ignored-id\\]" "start" { target *-*-* } .-2 } */
  return dx;
}

/* Where an odometry begins, the frame says.  */

struct driver
{
  explicit driver (ros::NodeHandle &handle)
  {
    sub_ = handle.subscribe ("odom", 1, &driver::place, this);
  }
  void place (const nav_msgs::Odometry &m)
  {
    speed_ = m.twist.twist.linear.x;
    x_ = m.pose.pose.position.x; /* { dg-warning "coordinates of 'm' are used.*\\[-Wframe-ignored-id\\]" } */
  }
  double speed_, x_;
  ros::Subscriber sub_;
};

void
drive (ros::NodeHandle &handle)
{
  static driver the_driver (handle);
}
