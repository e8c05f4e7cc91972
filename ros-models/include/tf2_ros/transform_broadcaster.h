/* The old name of transform_broadcaster.hpp.  */

#include "tf2_ros/transform_broadcaster.hpp"
