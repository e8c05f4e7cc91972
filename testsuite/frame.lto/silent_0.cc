/* A whole tree in two files, as REP 105 has it: silent with everything on.  */
/* { dg-require-effective-target tf2 } */
/* { dg-additional-options "-Wframe-all -Werror" } */

#include "edges.h"
#include <geometry_msgs/PoseStamped.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/transform_listener.h>

extern void publish_mounts (tf2_ros::StaticTransformBroadcaster &);
extern std::string global_frame ();

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "robot");
  ros::NodeHandle node ("~");
  tf2_ros::StaticTransformBroadcaster broadcaster;
  tf2_ros::Buffer buffer;
  tf2_ros::TransformListener listener (buffer);
  ros::Publisher publisher
    = node.advertise<geometry_msgs::PoseStamped> ("pose", 1);

  broadcaster.sendTransform (edge ("map", "odom"));
  broadcaster.sendTransform (edge ("odom", "base_link"));
  publish_mounts (broadcaster);

  geometry_msgs::PoseStamped seen, pose;
  seen.header.frame_id = "camera_optical_frame";
  seen.pose.orientation.w = 1;
  try
    {
      pose = buffer.transform (seen, global_frame ());
      publisher.publish (pose);
    }
  catch (const tf2::TransformException &error)
    {
      ROS_WARN ("%s", error.what ());
    }
}
