/* Data taken to another frame, and from one library's type to another's.  */

#ifndef TF2__CONVERT_HPP_
#define TF2__CONVERT_HPP_

#include <string>

#include "geometry_msgs/msg/transform_stamped.hpp"
#include "tf2/exceptions.hpp"
#include "tf2/transform_datatypes.hpp"

namespace tf2
{

template<class T>
void doTransform (const T &data_in, T &data_out,
		  const geometry_msgs::msg::TransformStamped &);

template<class T>
TimePoint getTimestamp (const T &);

template<class T>
std::string getFrameId (const T &);

template<typename A, typename B>
B toMsg (const A &);

template<typename A, typename B>
void fromMsg (const A &, B &);

template<class A, class B>
void convert (const A &, B &);

}

#endif
