/* Four numbers: the base of Quaternion.  */

#ifndef TF2__LINEARMATH__QUADWORD_HPP_
#define TF2__LINEARMATH__QUADWORD_HPP_

#include "tf2/LinearMath/Scalar.hpp"

namespace tf2
{

class QuadWord
{
protected:
  tf2Scalar m_floats[4];

public:
  QuadWord ();
  QuadWord (const tf2Scalar &x, const tf2Scalar &y, const tf2Scalar &z);
  QuadWord (const tf2Scalar &x, const tf2Scalar &y, const tf2Scalar &z,
	    const tf2Scalar &w);

  const tf2Scalar &getX () const;
  const tf2Scalar &getY () const;
  const tf2Scalar &getZ () const;
  const tf2Scalar &x () const;
  const tf2Scalar &y () const;
  const tf2Scalar &z () const;
  const tf2Scalar &w () const;
  void setX (tf2Scalar x);
  void setY (tf2Scalar y);
  void setZ (tf2Scalar z);
  void setW (tf2Scalar w);
  void setValue (const tf2Scalar &x, const tf2Scalar &y, const tf2Scalar &z,
		 const tf2Scalar &w);
  bool operator== (const QuadWord &) const;
  bool operator!= (const QuadWord &) const;
};

}

#endif
