/* A truth value that is chosen together with frames, and tested later.  */
/* { dg-require-effective-target tf2 } */
/* { dg-options "-Wframe-all" } */

#include <ros/ros.h>
#include <tf2_ros/buffer.h>
#include <geometry_msgs/PoseStamped.h>

extern bool somehow ();
extern int count ();

void
ternary (tf2_ros::Buffer &b)
{
  bool use_odom = somehow ();
  std::string f = use_odom ? "odom" : "";
  ROS_INFO ("looking");
  if (use_odom)
    b.lookupTransform (f, "base_link", ros::Time (0));
}

void
negated (tf2_ros::Buffer &b)
{
  bool use_odom = somehow ();
  std::string f = use_odom ? "odom" : "";
  ROS_INFO ("looking");
  if (!use_odom)
    b.lookupTransform (f, "base_link", ros::Time (0)); /* { dg-warning "is the empty string.*\\[-Wframe-missing-id\\]" } */
}

void
chosen (tf2_ros::Buffer &b)
{
  bool use_odom = false;
  std::string f;
  if (count () == 2)
    {
      f = "odom";
      use_odom = true;
    }
  ROS_INFO ("looking");
  if (use_odom)
    b.lookupTransform (f, "base_link", ros::Time (0));
}

void
another (tf2_ros::Buffer &b, bool other)
{
  bool use_odom = false;
  std::string f;
  if (count () == 2)
    {
      f = "odom";
      use_odom = true;
    }
  ROS_INFO ("looking %d", use_odom);
  if (other)
    b.lookupTransform (f, "base_link", ros::Time (0)); /* { dg-warning "not set on every path.*\\[-Wframe-missing-id\\]" } */
}

void
found (ros::Publisher &publisher, const geometry_msgs::PoseStamped *poses)
{
  geometry_msgs::PoseStamped best;
  bool have = false;
  for (int i = 0; i < count (); i++)
    if (somehow ())
      {
	best = poses[i];
	have = true;
      }
  if (have)
    publisher.publish (best);
}

class Monitor
{
  std::string a_, b_;
  bool chain_;
  tf2_ros::Buffer buffer_;

public:
  Monitor (bool chain, std::string a = "", std::string b = "")
    : a_ (a), b_ (b), chain_ (chain)
  {
    if (chain_)
      buffer_.lookupTransform (a_, b_, ros::Time (0));
  }
};

int
main (int argc, char **argv)
{
  bool chain = true;
  std::string a, b;
  if (argc == 3)
    {
      a = argv[1];
      b = argv[2];
    }
  else if (argc == 1)
    chain = false;
  else
    return -1;
  Monitor m (chain, a, b);
  ros::spin ();
}
