/* The old name of Quaternion.hpp.  */

#include "tf2/LinearMath/Quaternion.hpp"
