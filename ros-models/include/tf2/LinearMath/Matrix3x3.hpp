/* A rotation as a matrix, row by row.  */

#ifndef TF2__LINEARMATH__MATRIX3X3_HPP_
#define TF2__LINEARMATH__MATRIX3X3_HPP_

#include "tf2/LinearMath/Quaternion.hpp"
#include "tf2/LinearMath/Vector3.hpp"

namespace tf2
{

class Matrix3x3
{
  Vector3 m_el[3];

public:
  Matrix3x3 ();
  explicit Matrix3x3 (const Quaternion &);
  Matrix3x3 (const tf2Scalar &xx, const tf2Scalar &xy, const tf2Scalar &xz,
	     const tf2Scalar &yx, const tf2Scalar &yy, const tf2Scalar &yz,
	     const tf2Scalar &zx, const tf2Scalar &zy, const tf2Scalar &zz);
  Matrix3x3 (const Matrix3x3 &);
  Matrix3x3 &operator= (const Matrix3x3 &);

  Vector3 getColumn (int) const;
  const Vector3 &getRow (int) const;
  Vector3 &operator[] (int);
  const Vector3 &operator[] (int) const;
  void setValue (const tf2Scalar &xx, const tf2Scalar &xy, const tf2Scalar &xz,
		 const tf2Scalar &yx, const tf2Scalar &yy, const tf2Scalar &yz,
		 const tf2Scalar &zx, const tf2Scalar &zy, const tf2Scalar &zz);
  void setRotation (const Quaternion &);
  void setEulerYPR (tf2Scalar yaw, tf2Scalar pitch, tf2Scalar roll);
  void setRPY (tf2Scalar roll, tf2Scalar pitch, tf2Scalar yaw);
  void setIdentity ();
  static const Matrix3x3 &getIdentity ();
  void getRotation (Quaternion &) const;
  void getEulerYPR (tf2Scalar &yaw, tf2Scalar &pitch, tf2Scalar &roll,
		    unsigned int solution_number = 1) const;
  void getRPY (tf2Scalar &roll, tf2Scalar &pitch, tf2Scalar &yaw,
	       unsigned int solution_number = 1) const;
  Matrix3x3 scaled (const Vector3 &) const;
  tf2Scalar determinant () const;
  Matrix3x3 absolute () const;
  Matrix3x3 transpose () const;
  Matrix3x3 inverse () const;
  Matrix3x3 transposeTimes (const Matrix3x3 &) const;
  Matrix3x3 timesTranspose (const Matrix3x3 &) const;
  Matrix3x3 &operator*= (const Matrix3x3 &);
};

Matrix3x3 operator* (const Matrix3x3 &, const Matrix3x3 &);
Vector3 operator* (const Matrix3x3 &, const Vector3 &);
Vector3 operator* (const Vector3 &, const Matrix3x3 &);
bool operator== (const Matrix3x3 &, const Matrix3x3 &);

}

#endif
