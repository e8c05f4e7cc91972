/* A vector or point of tf2: what programs use of it, declared.  */

#ifndef TF2__LINEARMATH__VECTOR3_HPP_
#define TF2__LINEARMATH__VECTOR3_HPP_

#include "tf2/LinearMath/Scalar.hpp"

namespace tf2
{

class Vector3
{
public:
  Vector3 ();
  Vector3 (const tf2Scalar &x, const tf2Scalar &y, const tf2Scalar &z);

  const tf2Scalar &getX () const;
  const tf2Scalar &getY () const;
  const tf2Scalar &getZ () const;
  const tf2Scalar &x () const;
  const tf2Scalar &y () const;
  const tf2Scalar &z () const;
  void setX (tf2Scalar x);
  void setY (tf2Scalar y);
  void setZ (tf2Scalar z);
  void setValue (const tf2Scalar &x, const tf2Scalar &y, const tf2Scalar &z);
  operator tf2Scalar * ();
  operator const tf2Scalar * () const;

  Vector3 &operator+= (const Vector3 &);
  Vector3 &operator-= (const Vector3 &);
  Vector3 &operator*= (const tf2Scalar &);
  Vector3 &operator/= (const tf2Scalar &);
  bool operator== (const Vector3 &) const;
  bool operator!= (const Vector3 &) const;
  tf2Scalar dot (const Vector3 &) const;
  tf2Scalar length () const;
  tf2Scalar length2 () const;
  tf2Scalar distance (const Vector3 &) const;
  tf2Scalar distance2 (const Vector3 &) const;
  tf2Scalar angle (const Vector3 &) const;
  Vector3 &normalize ();
  Vector3 normalized () const;
  Vector3 cross (const Vector3 &) const;
  Vector3 rotate (const Vector3 &axis, const tf2Scalar angle) const;
  Vector3 lerp (const Vector3 &, const tf2Scalar &t) const;
  bool isZero () const;

  tf2Scalar m_floats[4];
};

Vector3 operator+ (const Vector3 &, const Vector3 &);
Vector3 operator- (const Vector3 &, const Vector3 &);
Vector3 operator- (const Vector3 &);
Vector3 operator* (const Vector3 &, const Vector3 &);
Vector3 operator* (const Vector3 &, const tf2Scalar &);
Vector3 operator* (const tf2Scalar &, const Vector3 &);
Vector3 operator/ (const Vector3 &, const tf2Scalar &);
tf2Scalar tf2Dot (const Vector3 &, const Vector3 &);
tf2Scalar tf2Distance (const Vector3 &, const Vector3 &);

}

#endif
