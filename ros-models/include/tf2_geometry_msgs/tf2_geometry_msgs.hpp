/* geometry_msgs to tf2's types and back; data of geometry_msgs taken to
   another frame.  */

#ifndef TF2_GEOMETRY_MSGS__TF2_GEOMETRY_MSGS_HPP_
#define TF2_GEOMETRY_MSGS__TF2_GEOMETRY_MSGS_HPP_

#include "geometry_msgs/msg/point.hpp"
#include "geometry_msgs/msg/point_stamped.hpp"
#include "geometry_msgs/msg/pose.hpp"
#include "geometry_msgs/msg/pose_stamped.hpp"
#include "geometry_msgs/msg/pose_with_covariance_stamped.hpp"
#include "geometry_msgs/msg/quaternion_stamped.hpp"
#include "geometry_msgs/msg/transform_stamped.hpp"
#include "geometry_msgs/msg/vector3_stamped.hpp"
#include "geometry_msgs/msg/wrench_stamped.hpp"
#include "tf2/LinearMath/Quaternion.hpp"
#include "tf2/LinearMath/Transform.hpp"
#include "tf2/LinearMath/Vector3.hpp"
#include "tf2/convert.hpp"
#include "tf2/transform_datatypes.hpp"
#include "tf2_ros/buffer_interface.hpp"

namespace tf2
{

geometry_msgs::msg::Vector3 toMsg (const Vector3 &);
geometry_msgs::msg::Point &toMsg (const Vector3 &, geometry_msgs::msg::Point &);
geometry_msgs::msg::Quaternion toMsg (const Quaternion &);
geometry_msgs::msg::Transform toMsg (const Transform &);
geometry_msgs::msg::Pose &toMsg (const Transform &, geometry_msgs::msg::Pose &);
geometry_msgs::msg::PointStamped toMsg (const Stamped<Vector3> &,
					geometry_msgs::msg::PointStamped &);
geometry_msgs::msg::QuaternionStamped toMsg (const Stamped<Quaternion> &);
geometry_msgs::msg::TransformStamped toMsg (const Stamped<Transform> &);
geometry_msgs::msg::PoseStamped toMsg (const Stamped<Transform> &,
				       geometry_msgs::msg::PoseStamped &);

void fromMsg (const geometry_msgs::msg::Vector3 &, Vector3 &);
void fromMsg (const geometry_msgs::msg::Point &, Vector3 &);
void fromMsg (const geometry_msgs::msg::Quaternion &, Quaternion &);
void fromMsg (const geometry_msgs::msg::Transform &, Transform &);
void fromMsg (const geometry_msgs::msg::Pose &, Transform &);
void fromMsg (const geometry_msgs::msg::PointStamped &, Stamped<Vector3> &);
void fromMsg (const geometry_msgs::msg::PoseStamped &, Stamped<Transform> &);
void fromMsg (const geometry_msgs::msg::QuaternionStamped &,
	      Stamped<Quaternion> &);
void fromMsg (const geometry_msgs::msg::TransformStamped &,
	      Stamped<Transform> &);

}

#endif
