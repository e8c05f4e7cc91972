/* Quality of service: what is published on a topic is less than what is
   requested there.  */

#include <memory>

#include "message_filters/subscriber.h"
#include "nav_msgs/msg/occupancy_grid.hpp"
#include "rclcpp/rclcpp.hpp"
#include "sensor_msgs/msg/laser_scan.hpp"
#include "tf2_msgs/msg/tf_message.hpp"

using nav_msgs::msg::OccupancyGrid;
using sensor_msgs::msg::LaserScan;
using tf2_msgs::msg::TFMessage;

class Scans : public rclcpp::Node
{
public:
  Scans () : Node ("scans")
  {
    pub_ = create_publisher<LaserScan> ("scan", rclcpp::SensorDataQoS ()); /* { dg-line scan } */
    sub_ = create_subscription<LaserScan> ("scan", 10, [] (const LaserScan &) {}); /* { dg-warning "topic 'scan': the subscription requests reliable delivery, but the publisher offers best effort: they never connect \\[-Wframe-qos\\]" "reliability" } */
    /* { dg-note "it is published here" "publisher" { target *-*-* } scan } */
    /* { dg-note "offer reliable delivery there, or request best effort here" "fix" { target *-*-* } .-2 } */
    filter_.subscribe (this, "scan", rmw_qos_profile_default); /* { dg-warning "topic 'scan': the subscription requests reliable delivery, but" "filter" } */
    /* { dg-note "offer reliable delivery there, or" "fix" { target *-*-* } .-1 } */
    /* { dg-note "it is published here" "publisher" { target *-*-* } scan } */
  }

private:
  rclcpp::Publisher<LaserScan>::SharedPtr pub_;
  rclcpp::Subscription<LaserScan>::SharedPtr sub_;
  message_filters::Subscriber<LaserScan> filter_;
};

rclcpp::QoS
latched ()
{
  return rclcpp::QoS (rclcpp::KeepLast (1)).transient_local ();
}

class Maps : public rclcpp::Node
{
public:
  Maps () : Node ("maps")
  {
    pub_ = create_publisher<OccupancyGrid> ("map", 1); /* { dg-line map } */
    sub_ = create_subscription<OccupancyGrid> ("map", latched (), [] (const OccupancyGrid &) {}); /* { dg-warning "topic 'map': the subscription requests transient local durability, but the publisher offers volatile durability: they never connect \\[-Wframe-qos\\]" "durability" } */
    /* { dg-note "it is published here" "publisher" { target *-*-* } map } */
    /* { dg-note "offer transient local durability there" "fix" { target *-*-* } .-2 } */
    rmw_qos_profile_t profile = rmw_qos_profile_sensor_data;
    profile.durability = RMW_QOS_POLICY_DURABILITY_VOLATILE;
    costs_ = create_publisher<OccupancyGrid> ("/costs", rclcpp::QoS (rclcpp::QoSInitialization::from_rmw (profile), profile)); /* { dg-line costs } */
    rclcpp::QoS wanted (1);
    wanted.durability (rclcpp::DurabilityPolicy::TransientLocal);
    wanted.get_rmw_qos_profile ().reliability = RMW_QOS_POLICY_RELIABILITY_RELIABLE;
    sub_costs_ = create_subscription<OccupancyGrid> ("/costs", wanted, [] (const OccupancyGrid &) {}); /* { dg-warning "topic '/costs': the subscription requests reliable delivery and transient local durability, but the publisher offers best effort and volatile durability" "both" } */
    /* { dg-note "it is published here" "publisher" { target *-*-* } costs } */
    /* { dg-note "offer reliable delivery and transient local durability there, or request best effort and volatile durability here" "fix" { target *-*-* } .-2 } */
  }

private:
  rclcpp::Publisher<OccupancyGrid>::SharedPtr pub_, costs_;
  rclcpp::Subscription<OccupancyGrid>::SharedPtr sub_, sub_costs_;
};

class Alive : public rclcpp::Node
{
public:
  Alive () : Node ("alive")
  {
    rclcpp::QoS offered (1), wanted (1);
    offered.liveliness (rclcpp::LivelinessPolicy::Automatic)
      .deadline (rclcpp::Duration::from_seconds (5));
    wanted.liveliness (rclcpp::LivelinessPolicy::ManualByTopic)
      .liveliness_lease_duration (rclcpp::Duration::from_seconds (2))
      .deadline (rclcpp::Duration::from_seconds (0.5));
    pub_ = create_publisher<LaserScan> ("~/scan", offered); /* { dg-line alive } */
    sub_ = create_subscription<LaserScan> ("~/scan", wanted, [] (const LaserScan &) {}); /* { dg-warning "topic '~/scan': the subscription requests a deadline of 0.5 s and manual liveliness by topic and a lease of liveliness of 2 s, but the publisher offers a deadline of 5 s and automatic liveliness and no lease of liveliness" "times" } */
    /* { dg-note "it is published here" "publisher" { target *-*-* } alive } */
    /* { dg-note "offer a deadline" "fix" { target *-*-* } .-2 } */
  }

private:
  rclcpp::Publisher<LaserScan>::SharedPtr pub_;
  rclcpp::Subscription<LaserScan>::SharedPtr sub_;
};

class Latched : public rclcpp::Node
{
public:
  Latched () : Node ("latched")
  {
    pub_ = create_publisher<TFMessage> ("/tf_static", 10); /* { dg-warning "'/tf_static' is published with volatile durability: listeners of tf2 request transient local, and hear nothing of it \\[-Wframe-qos\\]" "publisher" } */
    /* { dg-note "use 'StaticTransformBroadcaster', or offer transient local durability" "fix" { target *-*-* } .-1 } */
    sub_ = create_subscription<TFMessage> ("tf_static", rclcpp::QoS (100), [] (const TFMessage &) {}); /* { dg-warning "'tf_static' is subscribed to with volatile durability: what was published before is never received \\[-Wframe-qos\\]" "subscription" } */
    /* { dg-note "use 'TransformListener', or request transient local durability" "fix" { target *-*-* } .-1 } */
  }

private:
  rclcpp::Publisher<TFMessage>::SharedPtr pub_;
  rclcpp::Subscription<TFMessage>::SharedPtr sub_;
};

int
main (int argc, char **argv)
{
  rclcpp::init (argc, argv);
  Scans scans;
  Maps maps;
  Alive alive;
  Latched latched;
}
