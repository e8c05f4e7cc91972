/* Quality of service: what fits, and what nobody knows.  */
/* { dg-additional-options "-Wframe-all" } */

#include <memory>
#include <string>

#include "message_filters/subscriber.h"
#include "nav_msgs/msg/occupancy_grid.hpp"
#include "rclcpp/rclcpp.hpp"
#include "sensor_msgs/msg/laser_scan.hpp"
#include "tf2_msgs/msg/tf_message.hpp"

using nav_msgs::msg::OccupancyGrid;
using sensor_msgs::msg::LaserScan;
using tf2_msgs::msg::TFMessage;

extern rclcpp::QoS configured (const std::string &topic);
extern void tune (rclcpp::QoS &);

class Node : public rclcpp::Node
{
public:
  explicit Node (rmw_qos_reliability_policy_t reliability)
  : rclcpp::Node ("node"), field_ (1)
  {
    auto scan = [] (const LaserScan &) {};

    /* More is offered than is requested.  */
    pub_ = create_publisher<LaserScan> ("a", rclcpp::QoS (1).transient_local ());
    sub_ = create_subscription<LaserScan> ("a", rclcpp::SensorDataQoS (), scan);

    /* Left to the system.  */
    pub_ = create_publisher<LaserScan> ("b", rclcpp::SystemDefaultsQoS ());
    sub_ = create_subscription<LaserScan> ("b", 10, scan);
    pub_ = create_publisher<LaserScan> ("c", rclcpp::QoS (1).best_effort ().reliability (rclcpp::ReliabilityPolicy::BestAvailable));
    sub_ = create_subscription<LaserScan> ("c", 10, scan);

    /* Not known: of an argument, from elsewhere, on one of two paths.  */
    pub_ = create_publisher<LaserScan> ("d", rclcpp::SensorDataQoS ().reliability (reliability));
    sub_ = create_subscription<LaserScan> ("d", 10, scan);
    pub_ = create_publisher<LaserScan> ("e", configured ("e"));
    sub_ = create_subscription<LaserScan> ("e", 10, scan);
    rclcpp::QoS tuned = rclcpp::SensorDataQoS ();
    tune (tuned);
    pub_ = create_publisher<LaserScan> ("f", tuned);
    sub_ = create_subscription<LaserScan> ("f", 10, scan);
    rclcpp::QoS either (1);
    if (has_parameter ("sensor_data"))
      either.best_effort ();
    pub_ = create_publisher<LaserScan> ("g", either);
    sub_ = create_subscription<LaserScan> ("g", 10, scan);
    rmw_qos_profile_t profile = rmw_qos_profile_sensor_data;
    profile.reliability = reliability;
    pub_ = create_publisher<LaserScan> ("h", rclcpp::QoS (rclcpp::KeepLast (1), profile));
    sub_ = create_subscription<LaserScan> ("h", 10, scan);

    /* One of the ways in which it may be published fits.  */
    if (has_parameter ("sensor_data"))
      pub_ = create_publisher<LaserScan> ("i", rclcpp::SensorDataQoS ());
    else
      pub_ = create_publisher<LaserScan> ("i", 10);
    sub_ = create_subscription<LaserScan> ("i", 10, scan);

    /* A parameter may override it.  */
    rclcpp::PublisherOptions options;
    options.qos_overriding_options
      = rclcpp::QosOverridingOptions::with_default_policies ();
    pub_ = create_publisher<LaserScan> ("j", rclcpp::SensorDataQoS (), options);
    sub_ = create_subscription<LaserScan> ("j", 10, scan);

    /* Another topic, another type, a topic that is not known.  */
    pub_ = create_publisher<LaserScan> ("k", rclcpp::SensorDataQoS ());
    sub_ = create_subscription<LaserScan> ("/k", 10, scan);
    pub_ = create_publisher<LaserScan> ("l", rclcpp::SensorDataQoS ());
    map_ = create_subscription<OccupancyGrid> ("l", 10, [] (const OccupancyGrid &) {});
    std::string name = get_name ();
    pub_ = create_publisher<LaserScan> (name, rclcpp::SensorDataQoS ());
    sub_ = create_subscription<LaserScan> (name, 10, scan);

    /* A field that another method writes.  */
    pub_ = create_publisher<LaserScan> ("m", field_);
    sub_ = create_subscription<LaserScan> ("m", rclcpp::QoS (1).transient_local (), scan);

    /* A deadline that nobody knows, and one that is not missed.  */
    pub_ = create_publisher<LaserScan> ("n", rclcpp::QoS (1).deadline (rclcpp::Duration::from_seconds (1)));
    sub_ = create_subscription<LaserScan> ("n", rclcpp::QoS (1).deadline (rclcpp::Duration (std::chrono::milliseconds (1500))), scan);
    pub_ = create_publisher<LaserScan> ("o", rclcpp::QoS (1).deadline (rclcpp::Duration::from_seconds (1)));
    sub_ = create_subscription<LaserScan> ("o", rclcpp::QoS (1).deadline (rclcpp::Duration::from_seconds (2)), scan);
    rclcpp::QoS timed (1);
    timed.get_rmw_qos_profile ().deadline.sec = 1;
    pub_ = create_publisher<LaserScan> ("p", timed);
    sub_ = create_subscription<LaserScan> ("p", rclcpp::QoS (1).deadline (rclcpp::Duration::from_seconds (2)), scan);

    /* As tf2 does it.  */
    tf_ = create_publisher<TFMessage> ("/tf_static", rclcpp::QoS (1).transient_local ());
    tf_ = create_publisher<TFMessage> ("/tf", 100);
  }

  void
  latch ()
  {
    field_.transient_local ();
  }

private:
  rclcpp::QoS field_;
  rclcpp::Publisher<LaserScan>::SharedPtr pub_;
  rclcpp::Subscription<LaserScan>::SharedPtr sub_;
  rclcpp::Subscription<OccupancyGrid>::SharedPtr map_;
  rclcpp::Publisher<TFMessage>::SharedPtr tf_;
};

/* A node that chooses its namespace is on other topics.  */
class Other : public rclcpp::Node
{
public:
  Other () : rclcpp::Node ("other", "elsewhere")
  {
    pub_ = create_publisher<LaserScan> ("q", rclcpp::SensorDataQoS ());
  }

private:
  rclcpp::Publisher<LaserScan>::SharedPtr pub_;
};

class Here : public rclcpp::Node
{
public:
  Here () : rclcpp::Node ("here")
  {
    sub_ = create_subscription<LaserScan> ("q", 10, [] (const LaserScan &) {});
  }

private:
  rclcpp::Subscription<LaserScan>::SharedPtr sub_;
};

int
main (int argc, char **argv)
{
  rclcpp::init (argc, argv);
  Node node (argc > 1 ? RMW_QOS_POLICY_RELIABILITY_RELIABLE
		      : RMW_QOS_POLICY_RELIABILITY_BEST_EFFORT);
  node.latch ();
  Other other;
  Here here;
}
