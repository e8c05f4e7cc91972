/* Products of transforms: the inner frames are one.  */
/* { dg-require-effective-target tf2 } */

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
wrong (const tf2_ros::Buffer &buffer)
{
  const tf2::Transform map_T_odom = get (buffer, "map", "odom");
  const tf2::Transform base_T_laser = get (buffer, "base_link", "laser");
  return map_T_odom * base_T_laser; /* { dg-warning "'map_T_odom \\* base_link_T_laser' the inner frames 'odom' and 'base_link' differ.*\\[-Wframe-mismatch\\]" "product" } */
}

tf2::Transform
order (const tf2_ros::Buffer &buffer)
{
  const tf2::Transform map_T_odom = get (buffer, "map", "odom");
  const tf2::Transform odom_T_base = get (buffer, "odom", "base_link");
  return odom_T_base * map_T_odom; /* { dg-warning "'odom_T_base_link \\* map_T_odom' the inner frames 'base_link' and 'map' differ.*\\[-Wframe-mismatch\\]" "order" } */
}

tf2::Transform
no_inverse (const tf2_ros::Buffer &buffer)
{
  const tf2::Transform map_T_base = get (buffer, "map", "base_link");
  const tf2::Transform odom_T_base = get (buffer, "odom", "base_link");
  return map_T_base * odom_T_base; /* { dg-warning "the inner frames 'base_link' and 'odom' differ.*\\[-Wframe-mismatch\\]" "inverse is missing" } */
}

tf2::Transform
inverse_times (const tf2_ros::Buffer &buffer)
{
  const tf2::Transform map_T_base = get (buffer, "map", "base_link");
  const tf2::Transform odom_T_base = get (buffer, "odom", "base_link");
  return map_T_base.inverseTimes (odom_T_base); /* { dg-warning "the inner frames 'map' and 'odom' differ.*\\[-Wframe-mismatch\\]" "inverseTimes" } */
}

tf2::Transform
assigned (const tf2_ros::Buffer &buffer)
{
  tf2::Transform map_T_base = get (buffer, "map", "base_link");
  map_T_base *= get (buffer, "camera", "laser"); /* { dg-warning "the inner frames 'base_link' and 'camera' differ.*\\[-Wframe-mismatch\\]" "*=" } */
  return map_T_base;
}
