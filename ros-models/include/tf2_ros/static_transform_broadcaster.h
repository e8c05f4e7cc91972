/* The old name of static_transform_broadcaster.hpp.  */

#include "tf2_ros/static_transform_broadcaster.hpp"
