/* The old name of Transform.hpp.  */

#include "tf2/LinearMath/Transform.hpp"
