/* A rotation as a quaternion.  Made without arguments it is not set.  */

#ifndef TF2__LINEARMATH__QUATERNION_HPP_
#define TF2__LINEARMATH__QUATERNION_HPP_

#include "tf2/LinearMath/QuadWord.hpp"
#include "tf2/LinearMath/Vector3.hpp"

namespace tf2
{

class Quaternion : public QuadWord
{
public:
  Quaternion ();
  Quaternion (const tf2Scalar &x, const tf2Scalar &y, const tf2Scalar &z,
	      const tf2Scalar &w);
  Quaternion (const Vector3 &axis, const tf2Scalar &angle);

  void setRotation (const Vector3 &axis, const tf2Scalar &angle);
  /* About Y by YAW, about X by PITCH, about Z by ROLL.  */
  void setEuler (const tf2Scalar &yaw, const tf2Scalar &pitch,
		 const tf2Scalar &roll);
  /* About fixed X, Y, Z.  */
  void setRPY (const tf2Scalar &roll, const tf2Scalar &pitch,
	       const tf2Scalar &yaw);

  Quaternion &operator+= (const Quaternion &);
  Quaternion &operator-= (const Quaternion &);
  Quaternion &operator*= (const tf2Scalar &);
  Quaternion &operator*= (const Quaternion &);
  Quaternion &operator/= (const tf2Scalar &);
  Quaternion operator* (const tf2Scalar &) const;
  Quaternion operator/ (const tf2Scalar &) const;
  Quaternion operator+ (const Quaternion &) const;
  Quaternion operator- (const Quaternion &) const;
  Quaternion operator- () const;
  tf2Scalar dot (const Quaternion &) const;
  tf2Scalar length () const;
  tf2Scalar length2 () const;
  Quaternion &normalize ();
  Quaternion normalized () const;
  tf2Scalar angle (const Quaternion &) const;
  tf2Scalar angleShortestPath (const Quaternion &) const;
  tf2Scalar getAngle () const;
  tf2Scalar getAngleShortestPath () const;
  Vector3 getAxis () const;
  Quaternion inverse () const;
  Quaternion slerp (const Quaternion &, const tf2Scalar &t) const;
  static const Quaternion &getIdentity ();
  const tf2Scalar &getW () const;
};

Quaternion operator* (const Quaternion &, const Quaternion &);
Quaternion operator* (const Quaternion &, const Vector3 &);
Quaternion operator* (const Vector3 &, const Quaternion &);
Quaternion inverse (const Quaternion &);
Quaternion slerp (const Quaternion &, const Quaternion &, const tf2Scalar &t);
Vector3 quatRotate (const Quaternion &rotation, const Vector3 &);

}

#endif
