/* The old name of Scalar.hpp.  */

#include "tf2/LinearMath/Scalar.hpp"
