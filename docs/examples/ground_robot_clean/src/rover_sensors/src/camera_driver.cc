// The camera's driver: pictures and the calibration that belongs to them.

#include "rover_sensors/camera_driver.h"

#include <sensor_msgs/distortion_models.h>
#include <sensor_msgs/image_encodings.h>

namespace rover_sensors
{

CameraDriver::CameraDriver(ros::NodeHandle & nh,
                           const ros::NodeHandle & private_nh)
  : pipe_(private_nh.param<std::string>("camera_pipe", "/run/rover/camera"))
{
  private_nh.param<std::string>("camera_frame", optical_frame_,
                                "camera_optical_frame");
  private_nh.param("image_width", width_, 640);
  private_nh.param("image_height", height_, 480);
  private_nh.param("focal_length", focal_length_, 525.0);

  double rate;
  private_nh.param("camera_rate", rate, 30.0);

  image_pub_ = nh.advertise<sensor_msgs::Image>("camera/image_raw", 2);
  info_pub_ = nh.advertise<sensor_msgs::CameraInfo>("camera/camera_info", 2);
  timer_ =
    nh.createTimer(ros::Duration(1.0 / rate), &CameraDriver::grab, this);
}

void CameraDriver::grab(const ros::TimerEvent &)
{
  if (image_pub_.getNumSubscribers() == 0 && info_pub_.getNumSubscribers() == 0)
  {
    return;
  }

  sensor_msgs::Image image;
  image.width = width_;
  image.height = height_;
  image.encoding = sensor_msgs::image_encodings::BGR8;
  image.step = 3 * image.width;
  image.data.resize(image.step * image.height);
  if (!pipe_.read(image.data))
  {
    ROS_WARN_THROTTLE(5.0, "the camera sends no pictures");
    return;
  }

  sensor_msgs::CameraInfo info = makeCameraInfo();
  stampPair(image, info, ros::Time::now());
  image_pub_.publish(image);
  info_pub_.publish(info);
}

void CameraDriver::stampPair(sensor_msgs::Image & image,
                             sensor_msgs::CameraInfo & info,
                             const ros::Time & stamp) const
{
  image.header.stamp = stamp;
  image.header.frame_id = optical_frame_;
  info.header.stamp = stamp;
  info.header.frame_id = optical_frame_;
}

sensor_msgs::CameraInfo CameraDriver::makeCameraInfo() const
{
  const double cx = 0.5 * (width_ - 1);
  const double cy = 0.5 * (height_ - 1);

  sensor_msgs::CameraInfo info;
  info.width = width_;
  info.height = height_;
  info.distortion_model = sensor_msgs::distortion_models::PLUMB_BOB;
  info.D.assign(5, 0.0);
  info.K = {focal_length_, 0.0, cx, 0.0, focal_length_, cy, 0.0, 0.0, 1.0};
  info.R = {1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0};
  info.P = {focal_length_, 0.0, cx, 0.0, 0.0, focal_length_, cy, 0.0,
            0.0, 0.0, 1.0, 0.0};
  return info;
}

}  // namespace rover_sensors
