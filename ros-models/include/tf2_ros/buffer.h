/* The old name of buffer.hpp.  */

#include "tf2_ros/buffer.hpp"
