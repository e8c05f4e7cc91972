/* The old name of buffer_interface.hpp.  */

#include "tf2_ros/buffer_interface.hpp"
