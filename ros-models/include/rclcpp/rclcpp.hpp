/* The C++ client library of ROS 2.

   These headers declare, in our own words, as much of its public interface
   as programs that deal with frames use.  Tests and examples compile with
   them where ROS 2 is not installed; they do not link.  */

#ifndef RCLCPP__RCLCPP_HPP_
#define RCLCPP__RCLCPP_HPP_

#include "rclcpp/executors.hpp"
#include "rclcpp/logging.hpp"
#include "rclcpp/node.hpp"
#include "rclcpp/parameter.hpp"
#include "rclcpp/time.hpp"

namespace rclcpp
{

void init (int argc, char const *const *argv);
bool ok ();
bool shutdown ();

}

#endif
