/* The old name of Matrix3x3.hpp.  */

#include "tf2/LinearMath/Matrix3x3.hpp"
