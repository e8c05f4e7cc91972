/* Quality of service.  */

#ifndef RCLCPP__QOS_HPP_
#define RCLCPP__QOS_HPP_

#include <cstddef>

namespace rclcpp
{

struct KeepLast
{
  explicit KeepLast (size_t depth);
  size_t depth;
};

struct KeepAll
{
};

class QoS
{
  size_t depth_;

public:
  QoS (size_t history_depth);
  QoS (const KeepLast &);
  QoS (const KeepAll &);
  QoS &keep_last (size_t depth);
  QoS &reliable ();
  QoS &best_effort ();
  QoS &transient_local ();
  QoS &durability_volatile ();
};

class SensorDataQoS : public QoS
{
public:
  SensorDataQoS ();
};

class SystemDefaultsQoS : public QoS
{
public:
  SystemDefaultsQoS ();
};

class ServicesQoS : public QoS
{
public:
  ServicesQoS ();
};

}

#endif
