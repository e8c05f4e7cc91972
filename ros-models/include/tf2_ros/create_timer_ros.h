/* The old name of create_timer_ros.hpp.  */

#include "tf2_ros/create_timer_ros.hpp"
