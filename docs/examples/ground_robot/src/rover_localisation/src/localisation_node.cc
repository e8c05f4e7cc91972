// The program of the localisation.

#include <ros/ros.h>
#include <tf2_ros/static_transform_broadcaster.h>

#include "rover_localisation/geo_reference.h"
#include "rover_localisation/localiser.h"

int main(int argc, char ** argv)
{
  ros::init(argc, argv, "rover_localisation");
  ros::NodeHandle nh;
  ros::NodeHandle private_nh("~");

  tf2_ros::StaticTransformBroadcaster static_broadcaster;
  rover_localisation::GeoReference reference(private_nh);
  reference.publish(static_broadcaster);

  rover_localisation::Localiser localiser(nh, private_nh);
  ros::spin();
  return 0;
}
