/* Products that are right, and products of which not enough is known.  */
/* { dg-require-effective-target tf2 } */
/* { dg-options "-Wframe-all" } */

#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/buffer.h>

static tf2::Transform
get (const tf2_ros::Buffer &buffer, const std::string &target, const std::string &source)
{
  tf2::Transform transform;
  tf2::fromMsg (buffer.lookupTransform (target, source, ros::Time (0)).transform, transform);
  return transform;
}

tf2::Transform
right (const tf2_ros::Buffer &buffer)
{
  const tf2::Transform map_T_base = get (buffer, "map", "base_link");
  const tf2::Transform odom_T_base = get (buffer, "odom", "base_link");
  const tf2::Transform base_T_laser = get (buffer, "base_link", "laser");
  const tf2::Transform map_T_odom = map_T_base * odom_T_base.inverse ();
  return map_T_odom * odom_T_base * base_T_laser;
}

/* A motion that is written in the axes of the base has no other frame.  */

tf2::Transform
motion (const tf2_ros::Buffer &buffer, double dx)
{
  tf2::Transform pose = get (buffer, "odom", "base_link");
  tf2::Transform step (tf2::Quaternion (0, 0, 0, 1), tf2::Vector3 (dx, 0, 0));
  return pose * step * step;
}

/* Differences of one moment to another.  */

tf2::Transform
difference (const tf2_ros::Buffer &buffer, const tf2::Transform &last)
{
  return last.inverse () * get (buffer, "odom", "base_link");
}

/* A rotation alone, and one that has been changed by hand.  */

tf2::Transform
level (const tf2_ros::Buffer &buffer, double yaw)
{
  tf2::Transform t = get (buffer, "map", "base_link");
  tf2::Quaternion q;
  q.setRPY (0, 0, yaw);
  t.setRotation (q);
  return tf2::Transform (q) * t;
}

class Tracker
{
public:
  void update (const tf2_ros::Buffer &buffer);
  tf2::Transform delta () const { return last_.inverse () * now_; }

private:
  tf2::Transform last_, now_;
};

void
Tracker::update (const tf2_ros::Buffer &buffer)
{
  last_ = now_;
  now_ = get (buffer, "odom", "base_link");
}
