/* Quality of service.  */

#ifndef RCLCPP__QOS_HPP_
#define RCLCPP__QOS_HPP_

#include <cstddef>

#include "rclcpp/duration.hpp"
#include "rmw/qos_profiles.h"

namespace rclcpp
{

enum class ReliabilityPolicy
{
  BestEffort = RMW_QOS_POLICY_RELIABILITY_BEST_EFFORT,
  Reliable = RMW_QOS_POLICY_RELIABILITY_RELIABLE,
  SystemDefault = RMW_QOS_POLICY_RELIABILITY_SYSTEM_DEFAULT,
  BestAvailable = RMW_QOS_POLICY_RELIABILITY_BEST_AVAILABLE
};

enum class DurabilityPolicy
{
  Volatile = RMW_QOS_POLICY_DURABILITY_VOLATILE,
  TransientLocal = RMW_QOS_POLICY_DURABILITY_TRANSIENT_LOCAL,
  SystemDefault = RMW_QOS_POLICY_DURABILITY_SYSTEM_DEFAULT,
  BestAvailable = RMW_QOS_POLICY_DURABILITY_BEST_AVAILABLE
};

enum class LivelinessPolicy
{
  Automatic = RMW_QOS_POLICY_LIVELINESS_AUTOMATIC,
  ManualByTopic = RMW_QOS_POLICY_LIVELINESS_MANUAL_BY_TOPIC,
  SystemDefault = RMW_QOS_POLICY_LIVELINESS_SYSTEM_DEFAULT
};

struct QoSInitialization
{
  rmw_qos_history_policy_t history_policy;
  size_t depth;
  QoSInitialization (rmw_qos_history_policy_t, size_t depth,
		     bool print_depth_warning = true);
  static QoSInitialization from_rmw (const rmw_qos_profile_t &);
};

struct KeepLast : public QoSInitialization
{
  explicit KeepLast (size_t depth, bool print_depth_warning = true);
};

struct KeepAll : public QoSInitialization
{
  KeepAll ();
};

class QoS
{
  rmw_qos_profile_t rmw_qos_profile_;

public:
  explicit QoS (const QoSInitialization &,
		const rmw_qos_profile_t & = rmw_qos_profile_default);
  QoS (size_t history_depth);
  rmw_qos_profile_t &get_rmw_qos_profile ();
  const rmw_qos_profile_t &get_rmw_qos_profile () const;
  QoS &keep_last (size_t depth);
  QoS &keep_all ();
  QoS &reliability (rmw_qos_reliability_policy_t);
  QoS &reliability (ReliabilityPolicy);
  QoS &reliable ();
  QoS &best_effort ();
  QoS &durability (rmw_qos_durability_policy_t);
  QoS &durability (DurabilityPolicy);
  QoS &transient_local ();
  QoS &durability_volatile ();
  QoS &deadline (rmw_time_t);
  QoS &deadline (const Duration &);
  QoS &lifespan (const Duration &);
  QoS &liveliness (LivelinessPolicy);
  QoS &liveliness_lease_duration (const Duration &);
  ReliabilityPolicy reliability () const;
  DurabilityPolicy durability () const;
};

#define RCLCPP_QOS_(NAME, PROFILE)                                            \
  class NAME : public QoS                                                     \
  {                                                                           \
  public:                                                                     \
    explicit NAME (const QoSInitialization &                                  \
		   = QoSInitialization::from_rmw (PROFILE));                  \
  };

RCLCPP_QOS_ (ClockQoS, rmw_qos_profile_sensor_data)
RCLCPP_QOS_ (SensorDataQoS, rmw_qos_profile_sensor_data)
RCLCPP_QOS_ (ParametersQoS, rmw_qos_profile_parameters)
RCLCPP_QOS_ (ServicesQoS, rmw_qos_profile_services_default)
RCLCPP_QOS_ (ParameterEventsQoS, rmw_qos_profile_parameter_events)
RCLCPP_QOS_ (RosoutQoS, rmw_qos_profile_default)
RCLCPP_QOS_ (SystemDefaultsQoS, rmw_qos_profile_system_default)

/* Which policies parameters may set.  */
class QosOverridingOptions
{
  size_t kinds_ = 0;

public:
  QosOverridingOptions () = default;
  static QosOverridingOptions with_default_policies ();
};

}

#endif
