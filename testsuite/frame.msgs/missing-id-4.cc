/* Nodelets, image transport and action servers leave a frame out.  */
/* { dg-require-effective-target header:nodelet/nodelet.h } */
/* { dg-require-effective-target header:image_transport/image_transport.h } */
/* { dg-require-effective-target header:actionlib/TestAction.h } */

#include <actionlib/server/simple_action_server.h>
#include <actionlib/TestAction.h>
#include <image_transport/image_transport.h>
#include <nodelet/nodelet.h>
#include <sensor_msgs/image_encodings.h>
#include <sensor_msgs/PointCloud2.h>

namespace example
{

class Camera : public nodelet::Nodelet
{
public:
  void onInit () override;

private:
  void grab (const ros::TimerEvent &event);
  void execute (const actionlib::TestGoalConstPtr &goal);

  image_transport::CameraPublisher publisher_;
  ros::Publisher cloud_publisher_;
  ros::Timer timer_;
  boost::shared_ptr<actionlib::SimpleActionServer<actionlib::TestAction> >
    server_;
  std::string frame_;
};

void
Camera::onInit ()
{
  ros::NodeHandle &node = getPrivateNodeHandle ();
  node.param<std::string> ("frame_id", frame_, "camera_optical_frame");
  image_transport::ImageTransport transport (node);
  publisher_ = transport.advertiseCamera ("image", 1);
  cloud_publisher_ = node.advertise<sensor_msgs::PointCloud2> ("points", 1);
  timer_ = node.createTimer (ros::Duration (0.1), &Camera::grab, this);
  server_.reset (new actionlib::SimpleActionServer<actionlib::TestAction> (
    node, "grab",
    [this] (const actionlib::TestGoalConstPtr &goal) { execute (goal); }, false));
  server_->start ();
}

void
Camera::grab (const ros::TimerEvent &)
{
  sensor_msgs::ImagePtr image (new sensor_msgs::Image);
  sensor_msgs::CameraInfoPtr info (new sensor_msgs::CameraInfo);
  image->header.stamp = ros::Time::now ();
  image->header.frame_id = frame_;
  image->encoding = sensor_msgs::image_encodings::RGB8;
  info->header.stamp = image->header.stamp;
  publisher_.publish (image, info); /* { dg-warning "CameraInfo.*\\[-Wframe-missing-id\\]" "the second message" } */
}

void
Camera::execute (const actionlib::TestGoalConstPtr &)
{
  sensor_msgs::PointCloud2Ptr cloud (new sensor_msgs::PointCloud2);
  cloud->header.stamp = ros::Time::now ();
  cloud_publisher_.publish (cloud); /* { dg-warning "PointCloud2.*\\[-Wframe-missing-id\\]" "a cloud" } */
}

} // namespace example
