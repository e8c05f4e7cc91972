/* Angles of anything that is a rotation.  */

#ifndef TF2__UTILS_HPP_
#define TF2__UTILS_HPP_

#include "tf2/LinearMath/Quaternion.hpp"
#include "tf2/LinearMath/Transform.hpp"

namespace tf2
{

template<class A>
void getEulerYPR (const A &, double &yaw, double &pitch, double &roll);

template<class A>
double getYaw (const A &);

template<class A>
A getTransformIdentity ();

}

#endif
