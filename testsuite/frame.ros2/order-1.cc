/* odom above map, by the defaults of parameters.  */

#include <memory>
#include <string>
#include <vector>

#include <rclcpp/rclcpp.hpp>
#include <tf2_ros/transform_broadcaster.h>

class Localizer : public rclcpp::Node
{
public:
  Localizer () : Node ("localizer")
  {
    broadcaster_ = std::make_unique<tf2_ros::TransformBroadcaster> (*this);
    global_ = declare_parameter<std::string> ("global_frame", "map");
    odom_ = declare_parameter<std::string> ("odom_frame", "odom");
    timer_ = create_wall_timer (std::chrono::milliseconds (20),
				std::bind (&Localizer::send, this));
  }

private:
  void
  send ()
  {
    geometry_msgs::msg::TransformStamped t;
    t.header.stamp = now ();
    t.header.frame_id = odom_;
    t.child_frame_id = global_;
    broadcaster_->sendTransform (t); /* { dg-warning "\\[-Wframe-order\\]" } */
  }

  std::string global_, odom_;
  std::unique_ptr<tf2_ros::TransformBroadcaster> broadcaster_;
  rclcpp::TimerBase::SharedPtr timer_;
};

int
main (int argc, char **argv)
{
  rclcpp::init (argc, argv);
  rclcpp::spin (std::make_shared<Localizer> ());
  return 0;
}
