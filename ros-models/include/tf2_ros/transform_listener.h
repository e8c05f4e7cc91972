/* The old name of transform_listener.hpp.  */

#include "tf2_ros/transform_listener.hpp"
