/* Frames that arrive by ways that are hard to follow: nothing is said where
   something is not known.  */
/* { dg-require-effective-target tf2 } */
/* { dg-options "-Wframe-all" } */

#include <algorithm>
#include <cstring>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include <boost/optional.hpp>
#include <geometry_msgs/PoseArray.h>
#include <geometry_msgs/PoseStamped.h>
#include <nav_msgs/Path.h>
#include <ros/ros.h>
#include <sensor_msgs/Image.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/buffer.h>

typedef geometry_msgs::PoseStamped Pose;

void
by_swap (const ros::Publisher &publisher, Pose other)
{
  Pose pose;
  std::swap (pose, other);
  publisher.publish (pose);
  Pose third;
  third.header.frame_id.swap (other.header.frame_id);
  publisher.publish (third);
}

void
by_function_object (const ros::Publisher &publisher, const std::function<void (Pose &)> &fill, void (*other) (Pose *))
{
  Pose pose, second;
  fill (pose);
  publisher.publish (pose);
  other (&second);
  publisher.publish (second);
}

struct Filler
{
  virtual ~Filler () {}
  virtual void fill (Pose &pose) = 0;
  virtual std::string frame () const { return ""; }
};

void
by_virtual_method (const ros::Publisher &publisher, Filler &filler)
{
  Pose pose, second;
  filler.fill (pose);
  publisher.publish (pose);
  second.header.frame_id = filler.frame ();
  publisher.publish (second);
}

void
by_member_pointer (const ros::Publisher &publisher, std_msgs::Header Pose::*header, const std_msgs::Header &value)
{
  Pose pose;
  pose.*header = value;
  publisher.publish (pose);
}

void
by_memory (const ros::Publisher &publisher, const char *name)
{
  Pose pose;
  char id[16];
  std::snprintf (id, sizeof id, "%s_link", name);
  pose.header.frame_id = id;
  publisher.publish (pose);
  Pose second;
  second.header.frame_id.resize (4);
  std::copy (id, id + 4, second.header.frame_id.begin ());
  publisher.publish (second);
  Pose third;
  third.header.frame_id.assign (id, 4);
  publisher.publish (third);
}

void
by_stream (const ros::Publisher &publisher, int number)
{
  std::stringstream stream;
  stream << "link_" << number;
  Pose pose;
  pose.header.frame_id = stream.str ();
  publisher.publish (pose);
  Pose second;
  stream >> second.header.frame_id;
  publisher.publish (second);
}

void
by_deserialisation (const ros::Publisher &publisher, uint8_t *buffer, uint32_t size)
{
  Pose pose;
  ros::serialization::IStream stream (buffer, size);
  ros::serialization::deserialize (stream, pose);
  publisher.publish (pose);
}

void
by_waiting (const ros::Publisher &publisher)
{
  const Pose::ConstPtr message = ros::topic::waitForMessage<Pose> ("pose");
  if (message)
    publisher.publish (*message);
}

void
by_tf (const ros::Publisher &publisher, tf2_ros::Buffer &buffer, const Pose &in)
{
  Pose out;
  const geometry_msgs::TransformStamped t = buffer.lookupTransform ("map", in.header.frame_id, ros::Time (0));
  tf2::doTransform (in, out, t);
  publisher.publish (out);
  Pose moved = buffer.transform (in, "map");
  publisher.publish (moved);
  tf2::Stamped<tf2::Transform> stamped;
  tf2::fromMsg (in, stamped);
  Pose back;
  tf2::toMsg (stamped, back);
  publisher.publish (back);
}

/* Caught exceptions, early ways out, loops that wait.  */

void
by_exception (const ros::Publisher &publisher, tf2_ros::Buffer &buffer, const Pose &in)
{
  Pose out;
  try
    {
      out = buffer.transform (in, "map");
    }
  catch (const tf2::TransformException &)
    {
      out = in;
    }
  publisher.publish (out);
}

Pose last ();

void
by_loop (const ros::Publisher &publisher)
{
  Pose pose;
  while (pose.header.frame_id.empty ())
    pose = last ();
  publisher.publish (pose);
  Pose second;
  do
    second = last ();
  while (ros::ok () && second.header.stamp.isZero ());
  publisher.publish (second);
}

/* Containers that others fill.  */

class Queue
{
public:
  void receive (const Pose::ConstPtr &message);
  void flush (const ros::Publisher &publisher);

private:
  std::mutex mutex_;
  std::deque<Pose> queue_;
  std::map<std::string, Pose> by_name_;
  std::vector<Pose> fixed_ = std::vector<Pose> (3);
  boost::optional<Pose> goal_;
};

void
Queue::receive (const Pose::ConstPtr &message)
{
  std::lock_guard<std::mutex> lock (mutex_);
  queue_.push_back (*message);
  by_name_[message->header.frame_id] = *message;
  fixed_[queue_.size () % 3] = *message;
  goal_ = *message;
}

void
Queue::flush (const ros::Publisher &publisher)
{
  std::lock_guard<std::mutex> lock (mutex_);
  while (!queue_.empty ())
    {
      Pose pose = queue_.front ();
      queue_.pop_front ();
      pose.header.stamp = ros::Time::now ();
      publisher.publish (pose);
    }
  for (auto &pair : by_name_)
    publisher.publish (pair.second);
  for (const Pose &pose : fixed_)
    publisher.publish (pose);
  if (goal_)
    publisher.publish (*goal_);
}

/* Parts that are filled one by one.  */

void
by_parts (const ros::Publisher &publisher, const std_msgs::Header &header, size_t n)
{
  nav_msgs::Path path;
  path.header = header;
  path.poses.resize (n);
  for (size_t i = 0; i < n; i++)
    path.poses[i].header = path.header;
  publisher.publish (path);
  for (const Pose &pose : path.poses)
    publisher.publish (pose);
  geometry_msgs::PoseArray array;
  array.header.seq = 1;
  array.header.frame_id = header.frame_id;
  publisher.publish (array);
}

/* A message kept from call to call.  */

void
by_static (const ros::Publisher &publisher, const std::string &frame)
{
  static Pose pose;
  static bool first = true;
  if (first)
    {
      pose.header.frame_id = frame;
      first = false;
    }
  publisher.publish (pose);
}

sensor_msgs::ImagePtr grab ();

void
by_pointer (const ros::Publisher &publisher)
{
  sensor_msgs::ImagePtr image = grab ();
  image->header.stamp = ros::Time::now ();
  publisher.publish (image);
  sensor_msgs::Image *raw = new sensor_msgs::Image;
  raw->header = grab ()->header;
  publisher.publish (*raw);
  delete raw;
}

/* The loop leaves with the frame set, and so does the function if it says
   yes.  */

static bool
wait_for_frame (const tf2_ros::Buffer &buffer, const geometry_msgs::PoseStamped &in,
		geometry_msgs::PoseStamped &out)
{
  bool ok = false;
  while (!ok)
    {
      ok = buffer.canTransform ("map", in.header.frame_id, in.header.stamp);
      if (!ros::ok ())
	return false;
    }
  if (ok)
    out = in;
  return true;
}

void
waited (const ros::Publisher &publisher, const tf2_ros::Buffer &buffer,
	const geometry_msgs::PoseStamped &in)
{
  geometry_msgs::PoseStamped out;
  if (!wait_for_frame (buffer, in, out))
    out.header.frame_id = "map";
  publisher.publish (out);
}

/* The loop runs at least once.  */

geometry_msgs::PoseStampedConstPtr next_pose ();

void
news (const ros::Publisher &publisher)
{
  ros::Time now = ros::Time::now ();
  ros::Time seen = now - ros::Duration (0.1);
  geometry_msgs::PoseStamped out;
  while (seen < now)
    {
      out = *next_pose ();
      seen = out.header.stamp;
    }
  publisher.publish (out);
}

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "queue");
  ros::NodeHandle node;
  Queue queue;
  const ros::Subscriber subscriber = node.subscribe ("in", 10, &Queue::receive, &queue);
  const ros::Publisher publisher = node.advertise<Pose> ("out", 10);
  std::thread thread ([&] { queue.flush (publisher); });
  ros::spin ();
  thread.join ();
  return 0;
}
