/* Objects made by std::make_shared, callbacks with bound arguments, helpers
   that say by their result whether they have filled a message.  */
/* { dg-do compile } */
/* { dg-require-effective-target tf } */
/* { dg-require-effective-target roscpp } */
/* { dg-options "-Wframe-all -std=gnu++17 -DBOOST_BIND_GLOBAL_PLACEHOLDERS" } */

#include <functional>
#include <memory>
#include <boost/bind.hpp>
#include <boost/make_shared.hpp>
#include <geometry_msgs/PoseStamped.h>
#include <ros/ros.h>
#include <tf/transform_broadcaster.h>

static tf::TransformBroadcaster *broadcaster;
static ros::Publisher publisher;

/* Made.  */

struct Setting
{
  std::string frame;
  std::string &place;
  Setting (std::string f, std::string &p) : frame (f), place (p) {}
  void fill () { place = frame; }
};

void
made ()
{
  auto st = std::make_shared<tf::StampedTransform> (tf::Transform (),
						    ros::Time (), "cam",
						    "cam");
  broadcaster->sendTransform (*st);	/* { dg-warning "from 'cam' to itself" } */

  geometry_msgs::PoseStamped filled;
  auto setting = boost::make_shared<Setting> ("map", filled.header.frame_id);
  setting->fill ();
  publisher.publish (filled);
}

/* Bound.  */

static void
turn (const ros::TimerEvent &, const std::string &parent, std::string child)
{
  broadcaster->sendTransform (	/* { dg-warning "from 'odom' to itself" } */
    tf::StampedTransform (tf::Transform (), ros::Time::now (), parent,
			  child));
}

static void
still (const ros::TimerEvent &, const std::string &parent, std::string child)
{
  broadcaster->sendTransform (
    tf::StampedTransform (tf::Transform (), ros::Time::now (), parent,
			  child));
}

void
bound (ros::NodeHandle &node)
{
  std::string frame = "odom";
  ros::Timer a
    = node.createTimer (ros::Duration (1),
			boost::bind (&turn, _1, frame, "odom"));
  ros::Timer b
    = node.createTimer (ros::Duration (1),
			boost::bind (&still, _1, frame, "base_link"));
}

static void
send (const ros::TimerEvent &, const geometry_msgs::PoseStamped *pose)
{
  publisher.publish (*pose);
}

static void
send_shared (const ros::TimerEvent &, const geometry_msgs::PoseStampedPtr pose)
{
  publisher.publish (*pose);
}

static void
send_copy (const ros::TimerEvent &, const geometry_msgs::PoseStamped &pose)
{
  publisher.publish (pose);	/* { dg-warning "'header.frame_id' is never set" } */
}

void
bound_pointers (ros::NodeHandle &node, geometry_msgs::PoseStamped &late)
{
  geometry_msgs::PoseStampedPtr shared (new geometry_msgs::PoseStamped);
  geometry_msgs::PoseStamped copied;
  ros::Timer a = node.createTimer (ros::Duration (1),
				   boost::bind (&send, _1, &late));
  ros::Timer b = node.createTimer (ros::Duration (1),
				   boost::bind (&send_shared, _1, shared));
  ros::Timer c = node.createTimer (ros::Duration (1),
				   boost::bind (&send_copy, _1, copied));
  shared->header.frame_id = late.header.frame_id = "map";
  copied.header.frame_id = "map";
}

/* Filled.  */

static bool
fill (bool known, geometry_msgs::PoseStamped &pose)
{
  if (!known)
    return false;
  pose.header.frame_id = "map";
  return true;
}

void
filled (bool known)
{
  geometry_msgs::PoseStamped a, b, c;
  if (fill (known, a))
    publisher.publish (a);
  bool done = fill (known, b);
  if (!done)
    return;
  publisher.publish (b);
  fill (known, c);
  publisher.publish (c);	/* { dg-warning "not set on every path" } */
}

/* Called through the class's table, and a reference that the object keeps.  */

struct option
{
  virtual ~option () {}
  virtual void parse (const std::string &text) = 0;
};

struct string_option : option
{
  std::string &place;
  explicit string_option (std::string &p) : place (p) {}
  void parse (const std::string &text) override { place = text; }
};

void
parsed (char **argv)
{
  geometry_msgs::PoseStamped pose;
  std::unique_ptr<option> o (new string_option (pose.header.frame_id));
  o->parse (argv[1]);
  publisher.publish (pose);
  geometry_msgs::PoseStamped other;
  auto p = std::make_shared<string_option> (other.header.frame_id);
  p->parse ("");
  publisher.publish (other);	/* { dg-warning "'header.frame_id' is the empty string" } */
}
