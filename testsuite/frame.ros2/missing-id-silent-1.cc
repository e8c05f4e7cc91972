/* Messages whose frame is set: by a literal, a parameter, another message,
   a helper; received ones; and one that needs none.  */

#include <memory>
#include <string>
#include <utility>

#include <geometry_msgs/msg/pose_stamped.hpp>
#include <nav_msgs/msg/path.hpp>
#include <rclcpp/rclcpp.hpp>
#include <rclcpp_components/register_node_macro.hpp>
#include <sensor_msgs/msg/imu.hpp>
#include <sensor_msgs/msg/joint_state.hpp>
#include <sensor_msgs/msg/laser_scan.hpp>
#include <visualization_msgs/msg/marker_array.hpp>

namespace robot
{

class Driver : public rclcpp::Node
{
public:
  explicit Driver (const rclcpp::NodeOptions &options)
    : Node ("driver", options),
      frame_ (declare_parameter<std::string> ("frame", "imu_link"))
  {
    imu_ = create_publisher<sensor_msgs::msg::Imu> ("imu", 10);
    path_ = create_publisher<nav_msgs::msg::Path> ("path", 10);
    joints_ = create_publisher<sensor_msgs::msg::JointState> ("joints", 10);
    scans_ = create_publisher<sensor_msgs::msg::LaserScan> ("filtered", 10);
    markers_ = create_publisher<visualization_msgs::msg::MarkerArray> (
      "markers", 10);
    declare_parameter ("map_frame", "map");
    get_parameter ("map_frame", map_);
    goal_ = create_subscription<geometry_msgs::msg::PoseStamped> (
      "goal", 10,
      [this] (geometry_msgs::msg::PoseStamped::ConstSharedPtr goal)
      {
	nav_msgs::msg::Path path;
	path.header = goal->header;
	path.poses.push_back (*goal);
	path_->publish (path);
      });
    scan_ = create_subscription<sensor_msgs::msg::LaserScan> (
      "scan", rclcpp::SensorDataQoS (),
      [this] (sensor_msgs::msg::LaserScan::UniquePtr scan)
      {
	scan->range_max = 5;
	scans_->publish (std::move (scan));
      });
  }

private:
  void
  measure ()
  {
    auto message = std::make_unique<sensor_msgs::msg::Imu> ();
    message->header.frame_id = frame_;
    message->header.stamp = now ();
    imu_->publish (std::move (message));

    sensor_msgs::msg::JointState state;
    state.header.stamp = now ();
    joints_->publish (state);

    visualization_msgs::msg::MarkerArray markers;
    visualization_msgs::msg::Marker marker;
    stamp (&marker.header);
    marker.type = visualization_msgs::msg::Marker::CUBE;
    markers.markers.push_back (marker);
    markers_->publish (markers);
  }

  void
  stamp (std_msgs::msg::Header *header)
  {
    header->frame_id = map_;
    header->stamp = now ();
  }

  std::string frame_, map_;
  rclcpp::Publisher<sensor_msgs::msg::Imu>::SharedPtr imu_;
  rclcpp::Publisher<nav_msgs::msg::Path>::SharedPtr path_;
  rclcpp::Publisher<sensor_msgs::msg::JointState>::SharedPtr joints_;
  rclcpp::Publisher<sensor_msgs::msg::LaserScan>::SharedPtr scans_;
  rclcpp::Publisher<visualization_msgs::msg::MarkerArray>::SharedPtr markers_;
  rclcpp::Subscription<geometry_msgs::msg::PoseStamped>::SharedPtr goal_;
  rclcpp::Subscription<sensor_msgs::msg::LaserScan>::SharedPtr scan_;
  rclcpp::TimerBase::SharedPtr timer_
    = create_wall_timer (std::chrono::milliseconds (10),
			 [this] () { measure (); });
};

}

RCLCPP_COMPONENTS_REGISTER_NODE (robot::Driver)
