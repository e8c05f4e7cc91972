/* Makes a node loadable into a container, which calls its constructor.  */

#ifndef RCLCPP_COMPONENTS__REGISTER_NODE_MACRO_HPP_
#define RCLCPP_COMPONENTS__REGISTER_NODE_MACRO_HPP_

#include <memory>

#include "rclcpp/node.hpp"

namespace rclcpp_components
{

template<typename NodeT>
struct NodeFactoryTemplate
{
  static std::shared_ptr<NodeT>
  create (const rclcpp::NodeOptions &options)
  {
    return std::make_shared<NodeT> (options);
  }
};

}

#define RCLCPP_COMPONENTS_REGISTER_NODE(CLASS)                                \
  auto *rclcpp_components_factory                                             \
    = &rclcpp_components::NodeFactoryTemplate<CLASS>::create;

#endif
