/* What runs the callbacks of nodes.  */

#ifndef RCLCPP__EXECUTORS_HPP_
#define RCLCPP__EXECUTORS_HPP_

#include "rclcpp/node.hpp"

namespace rclcpp
{

class Executor
{
public:
  virtual ~Executor ();
  virtual void spin () = 0;
  virtual void
  add_node (node_interfaces::NodeBaseInterface::SharedPtr, bool notify = true);
  virtual void add_node (std::shared_ptr<Node>, bool notify = true);
  virtual void spin_some (std::chrono::nanoseconds
			  = std::chrono::nanoseconds (0));
};

namespace executors
{

class SingleThreadedExecutor : public Executor
{
public:
  SingleThreadedExecutor ();
  void spin () override;
};

class MultiThreadedExecutor : public Executor
{
public:
  MultiThreadedExecutor ();
  void spin () override;
};

}

void spin (node_interfaces::NodeBaseInterface::SharedPtr);
void spin (std::shared_ptr<Node>);
void spin_some (std::shared_ptr<Node>);

}

#endif
