/* The old name of Vector3.hpp.  */

#include "tf2/LinearMath/Vector3.hpp"
