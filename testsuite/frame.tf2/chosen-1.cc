/* A truth value that is chosen together with frames, and tested later.  */
/* { dg-require-effective-target tf2 } */
/* { dg-options "-Wframe-all" } */

#include <ros/ros.h>
#include <tf2_ros/buffer.h>
#include <geometry_msgs/PoseStamped.h>
#include <sensor_msgs/PointCloud2.h>

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

/* A cloud that is published if it is not empty.  */

void
read (ros::Publisher &publisher, const sensor_msgs::PointCloud2 &next)
{
  sensor_msgs::PointCloud2 cloud;
  for (int i = 0; i < count (); i++)
    {
      if (somehow ())
	{
	  cloud = next;
	  cloud.header.frame_id = "map";
	}
      if (cloud.data.size () == 0)
	continue;
      publisher.publish (cloud);
    }
}

void
empty (ros::Publisher &publisher, const sensor_msgs::PointCloud2 &next)
{
  sensor_msgs::PointCloud2 cloud;
  for (int i = 0; i < count (); i++)
    {
      if (somehow ())
	{
	  cloud = next;
	  cloud.header.frame_id = "map";
	}
      if (cloud.data.size () != 0)
	continue;
      publisher.publish (cloud); /* { dg-warning "not set on every path.*\\[-Wframe-missing-id\\]" } */
    }
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
