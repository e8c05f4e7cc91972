// Where the map lies on the earth.

#ifndef ROVER_LOCALISATION_GEO_REFERENCE_H
#define ROVER_LOCALISATION_GEO_REFERENCE_H

#include <geometry_msgs/TransformStamped.h>
#include <ros/ros.h>
#include <tf2_ros/static_transform_broadcaster.h>

namespace rover_localisation
{

class GeoReference
{
public:
  explicit GeoReference(const ros::NodeHandle & private_nh);

  /// Publishes the transform, if the map has a datum.
  void publish(tf2_ros::StaticTransformBroadcaster & broadcaster);

private:
  void setDatum(double latitude, double longitude, double altitude);

  geometry_msgs::TransformStamped transform_;
  bool has_datum_;
};

}  // namespace rover_localisation

#endif  // ROVER_LOCALISATION_GEO_REFERENCE_H
