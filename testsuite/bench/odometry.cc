/* A node that publishes odometry and its transform: a few modelled calls in
   a usual unit.  */

#include <geometry_msgs/TransformStamped.h>
#include <geometry_msgs/Twist.h>
#include <nav_msgs/Odometry.h>
#include <ros/ros.h>
#include <tf2/LinearMath/Quaternion.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/transform_broadcaster.h>

#include <cmath>
#include <string>

class Odometry
{
public:
  explicit Odometry (ros::NodeHandle &node)
  {
    node.param<std::string> ("odom_frame", odom_, "odom");
    node.param<std::string> ("base_frame", base_, "base_link");
    command_ = node.subscribe ("cmd_vel", 1, &Odometry::drive, this);
    publisher_ = node.advertise<nav_msgs::Odometry> ("odom", 10);
    timer_ = node.createTimer (ros::Duration (0.02), &Odometry::step, this);
  }

private:
  void drive (const geometry_msgs::Twist &twist) { twist_ = twist; }

  void step (const ros::TimerEvent &event)
  {
    const double dt = (event.current_real - event.last_real).toSec ();
    yaw_ += twist_.angular.z * dt;
    x_ += twist_.linear.x * std::cos (yaw_) * dt;
    y_ += twist_.linear.x * std::sin (yaw_) * dt;
    send (event.current_real);
    publish (event.current_real);
  }

  void send (const ros::Time &now)
  {
    geometry_msgs::TransformStamped odom_T_base;
    odom_T_base.header.stamp = now;
    odom_T_base.header.frame_id = odom_;
    odom_T_base.child_frame_id = base_;
    odom_T_base.transform.translation.x = x_;
    odom_T_base.transform.translation.y = y_;
    odom_T_base.transform.rotation = tf2::toMsg (heading ());
    broadcaster_.sendTransform (odom_T_base);
  }

  void publish (const ros::Time &now)
  {
    nav_msgs::Odometry odometry;
    odometry.header.stamp = now;
    odometry.header.frame_id = odom_;
    odometry.child_frame_id = base_;
    odometry.pose.pose.position.x = x_;
    odometry.pose.pose.position.y = y_;
    odometry.pose.pose.orientation = tf2::toMsg (heading ());
    odometry.twist.twist = twist_;
    publisher_.publish (odometry);
  }

  tf2::Quaternion heading () const
  {
    tf2::Quaternion q;
    q.setRPY (0, 0, yaw_);
    return q;
  }

  std::string odom_, base_;
  double x_ = 0, y_ = 0, yaw_ = 0;
  geometry_msgs::Twist twist_;
  tf2_ros::TransformBroadcaster broadcaster_;
  ros::Subscriber command_;
  ros::Publisher publisher_;
  ros::Timer timer_;
};

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "odometry");
  ros::NodeHandle node ("~");
  Odometry odometry (node);
  ros::spin ();
  return 0;
}
