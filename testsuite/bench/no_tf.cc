/* A node without any frame: what the plugin costs where it has nothing to
   do.  */

#include <ros/ros.h>
#include <std_msgs/Float64.h>
#include <std_msgs/String.h>

#include <deque>
#include <map>
#include <numeric>
#include <sstream>
#include <string>
#include <vector>

class Averager
{
public:
  explicit Averager (ros::NodeHandle &node)
  {
    node.param ("window", window_, 10);
    input_ = node.subscribe ("input", 10, &Averager::take, this);
    output_ = node.advertise<std_msgs::Float64> ("average", 10);
    report_ = node.advertise<std_msgs::String> ("report", 1);
    timer_ = node.createTimer (ros::Duration (1.0), &Averager::tell, this);
  }

private:
  void take (const std_msgs::Float64::ConstPtr &sample)
  {
    samples_.push_back (sample->data);
    if (samples_.size () > static_cast<size_t> (window_))
      samples_.pop_front ();
    std_msgs::Float64 average;
    average.data = std::accumulate (samples_.begin (), samples_.end (), 0.0)
		   / samples_.size ();
    histogram_[static_cast<int> (average.data)]++;
    output_.publish (average);
  }

  void tell (const ros::TimerEvent &)
  {
    std::ostringstream text;
    for (const auto &bin : histogram_)
      text << bin.first << ": " << bin.second << "\n";
    std_msgs::String report;
    report.data = text.str ();
    report_.publish (report);
    ROS_INFO_STREAM (report.data);
  }

  int window_ = 10;
  std::deque<double> samples_;
  std::map<int, unsigned> histogram_;
  ros::Subscriber input_;
  ros::Publisher output_, report_;
  ros::Timer timer_;
};

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "averager");
  ros::NodeHandle node ("~");
  Averager averager (node);
  ros::spin ();
  return 0;
}
