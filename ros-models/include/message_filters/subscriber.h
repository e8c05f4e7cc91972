/* A subscription that feeds filters.  */

#ifndef MESSAGE_FILTERS__SUBSCRIBER_H_
#define MESSAGE_FILTERS__SUBSCRIBER_H_

#include <memory>
#include <string>

#include "rclcpp/node.hpp"

namespace message_filters
{

template<typename M>
class Subscriber
{
public:
  Subscriber ();
  Subscriber (std::shared_ptr<rclcpp::Node>, const std::string &topic,
	      const rmw_qos_profile_t = rmw_qos_profile_default);
  Subscriber (rclcpp::Node *, const std::string &topic,
	      const rmw_qos_profile_t = rmw_qos_profile_default);
  void subscribe (rclcpp::Node *, const std::string &topic,
		  const rmw_qos_profile_t = rmw_qos_profile_default);
};

}

#endif
