// Where the map lies on the earth.

#include "rover_localisation/geo_reference.h"

#include <cmath>

#include <tf2/LinearMath/Quaternion.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>

namespace rover_localisation
{

namespace
{

// WGS 84.
constexpr double SEMI_MAJOR_AXIS = 6378137.0;
constexpr double ECCENTRICITY_SQUARED = 6.69437999014e-3;

constexpr double RADIANS_PER_DEGREE = M_PI / 180.0;

}  // namespace

GeoReference::GeoReference(const ros::NodeHandle & private_nh)
  : has_datum_(false)
{
  transform_.header.frame_id = "earth";
  transform_.child_frame_id =
    private_nh.param<std::string>("map_frame", "map");

  double latitude, longitude, altitude;
  if (private_nh.getParam("datum_latitude", latitude) &&
      private_nh.getParam("datum_longitude", longitude))
  {
    private_nh.param("datum_altitude", altitude, 0.0);
    setDatum(latitude * RADIANS_PER_DEGREE, longitude * RADIANS_PER_DEGREE,
             altitude);
  }
}

void GeoReference::setDatum(double latitude, double longitude, double altitude)
{
  const double sin_latitude = std::sin(latitude);
  const double cos_latitude = std::cos(latitude);
  const double normal =
    SEMI_MAJOR_AXIS /
    std::sqrt(1.0 - ECCENTRICITY_SQUARED * sin_latitude * sin_latitude);
  const double across = (normal + altitude) * cos_latitude;

  transform_.transform.translation.x = across * std::cos(longitude);
  transform_.transform.translation.y = across * std::sin(longitude);
  transform_.transform.translation.z =
    (normal * (1.0 - ECCENTRICITY_SQUARED) + altitude) * sin_latitude;

  // East, north, up at the datum.
  tf2::Quaternion rotation;
  rotation.setRPY(M_PI_2 - latitude, 0.0, M_PI_2 + longitude);
  transform_.transform.rotation = tf2::toMsg(rotation);
  has_datum_ = true;
}

void GeoReference::publish(tf2_ros::StaticTransformBroadcaster & broadcaster)
{
  if (!has_datum_)
  {
    ROS_INFO("the map has no datum: it stays apart from the earth");
    return;
  }
  transform_.header.stamp = ros::Time::now();
  broadcaster.sendTransform(transform_);
}

}  // namespace rover_localisation
