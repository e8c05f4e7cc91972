/* A class whose methods are in two units.  */

#include <nav_msgs/Odometry.h>
#include <ros/ros.h>

class Odometry
{
public:
  explicit Odometry (ros::NodeHandle &node);
  void update (double speed);

private:
  ros::Publisher publisher_;
  nav_msgs::Odometry odom_;
};
