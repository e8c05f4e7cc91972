/* Timers for the waits of a buffer.  */

#ifndef TF2_ROS__CREATE_TIMER_ROS_HPP_
#define TF2_ROS__CREATE_TIMER_ROS_HPP_

#include <memory>

namespace tf2_ros
{

class CreateTimerInterface
{
public:
  using SharedPtr = std::shared_ptr<CreateTimerInterface>;
  virtual ~CreateTimerInterface ();
};

class CreateTimerROS : public CreateTimerInterface
{
public:
  /* From a node's base and timers interfaces.  */
  template<class Base, class Timers>
  CreateTimerROS (Base, Timers);
};

}

#endif
