// Says where the robot stands on the map: one node of ROS 2, one mistake.

#include <chrono>
#include <memory>
#include <string>

#include "rclcpp/rclcpp.hpp"
#include "tf2_ros/buffer.h"
#include "tf2_ros/transform_listener.h"

class Hello : public rclcpp::Node
{
public:
  Hello()
  : Node("hello"), buffer_(get_clock()), listener_(buffer_)
  {
    declare_parameter<std::string>("map_frame", "/map");
    timer_ = create_wall_timer(std::chrono::seconds(1), [this]() {say();});
  }

private:
  void say()
  {
    const std::string map = get_parameter("map_frame").as_string();
    try {
      const geometry_msgs::msg::TransformStamped map_T_base =
        buffer_.lookupTransform(map, "base_link", tf2::TimePointZero);
      RCLCPP_INFO(
        get_logger(), "x = %.2f m, y = %.2f m", map_T_base.transform.translation.x,
        map_T_base.transform.translation.y);
    } catch (const tf2::TransformException & e) {
      RCLCPP_WARN(get_logger(), "%s", e.what());
    }
  }

  tf2_ros::Buffer buffer_;
  tf2_ros::TransformListener listener_;
  rclcpp::TimerBase::SharedPtr timer_;
};

int main(int argc, char ** argv)
{
  rclcpp::init(argc, argv);
  rclcpp::spin(std::make_shared<Hello>());
  rclcpp::shutdown();
  return 0;
}
