/* A rotation and a displacement.  */

#ifndef TF2__LINEARMATH__TRANSFORM_HPP_
#define TF2__LINEARMATH__TRANSFORM_HPP_

#include "tf2/LinearMath/Matrix3x3.hpp"

namespace tf2
{

class Transform
{
  Matrix3x3 m_basis;
  Vector3 m_origin;

public:
  Transform ();
  explicit Transform (const Quaternion &,
		      const Vector3 &origin = Vector3 (0, 0, 0));
  explicit Transform (const Matrix3x3 &,
		      const Vector3 &origin = Vector3 (0, 0, 0));
  Transform (const Transform &);
  Transform &operator= (const Transform &);

  void mult (const Transform &, const Transform &);
  Vector3 operator() (const Vector3 &) const;
  Vector3 operator* (const Vector3 &) const;
  Quaternion operator* (const Quaternion &) const;
  Transform operator* (const Transform &) const;
  Transform &operator*= (const Transform &);
  Matrix3x3 &getBasis ();
  const Matrix3x3 &getBasis () const;
  Vector3 &getOrigin ();
  const Vector3 &getOrigin () const;
  Quaternion getRotation () const;
  void setOrigin (const Vector3 &);
  void setBasis (const Matrix3x3 &);
  void setRotation (const Quaternion &);
  void setIdentity ();
  Vector3 invXform (const Vector3 &) const;
  Transform inverse () const;
  Transform inverseTimes (const Transform &) const;
  static const Transform &getIdentity ();
};

bool operator== (const Transform &, const Transform &);

}

#endif
