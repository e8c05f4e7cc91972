/* The number type of tf2.  */

#ifndef TF2__LINEARMATH__SCALAR_HPP_
#define TF2__LINEARMATH__SCALAR_HPP_

typedef double tf2Scalar;

#endif
