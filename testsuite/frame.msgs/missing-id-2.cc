/* The message and what fills it are in several functions of one unit.  */
/* { dg-require-effective-target roscpp } */

#include <vector>

#include <geometry_msgs/PointStamped.h>
#include <geometry_msgs/PoseStamped.h>
#include <geometry_msgs/WrenchStamped.h>
#include <ros/ros.h>

static geometry_msgs::PoseStamped
make_pose (double x)
{
  geometry_msgs::PoseStamped pose;
  pose.header.stamp = ros::Time::now ();
  pose.pose.position.x = x;
  return pose;
}

void
by_result (const ros::Publisher &publisher)
{
  publisher.publish (make_pose (1)); /* { dg-warning "\\[-Wframe-missing-id\\]" } */
}

static void
fill (geometry_msgs::PoseStamped &pose)
{
  pose.header.stamp = ros::Time::now ();
  pose.pose.orientation.w = 1;
}

void
by_reference (const ros::Publisher &publisher)
{
  geometry_msgs::PoseStamped pose;
  fill (pose);
  publisher.publish (pose); /* { dg-warning "\\[-Wframe-missing-id\\]" } */
}

static void
send (const ros::Publisher &publisher, const geometry_msgs::PointStamped &point)
{
  publisher.publish (point); /* { dg-warning "\\[-Wframe-missing-id\\]" "in the helper" } */
}

void
by_argument (const ros::Publisher &publisher)
{
  geometry_msgs::PointStamped point;
  point.point.x = 1;
  send (publisher, point);
}

class Sensor
{
public:
  explicit Sensor (ros::NodeHandle &node);
  void publish ();

private:
  void measure (geometry_msgs::WrenchStamped *wrench) const;

  ros::Publisher publisher_;
  geometry_msgs::WrenchStamped wrench_;
};

Sensor::Sensor (ros::NodeHandle &node)
  : publisher_ (node.advertise<geometry_msgs::WrenchStamped> ("wrench", 1))
{
}

void
Sensor::measure (geometry_msgs::WrenchStamped *wrench) const
{
  wrench->header.stamp = ros::Time::now ();
  wrench->wrench.force.z = 9.81;
}

void
Sensor::publish ()
{
  measure (&wrench_);
  publisher_.publish (wrench_); /* { dg-warning "\\[-Wframe-missing-id\\]" "field" } */
}

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "sensor");
  ros::NodeHandle node;
  Sensor sensor (node);
  sensor.publish ();
  std::vector<geometry_msgs::PointStamped> points (1);
  points.emplace_back ();
  return 0;
}
