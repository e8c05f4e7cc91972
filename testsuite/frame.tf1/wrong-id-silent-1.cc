/* The same as wrong-id-1.cc, right.  */
/* { dg-do compile } */
/* { dg-require-effective-target tf } */

#include <geometry_msgs/PoseArray.h>
#include <ros/ros.h>
#include <tf/transform_listener.h>

class Grasper
{
public:
  Grasper () : base_ ("arm_base"), tool_ ("tool0"), ready_ (false)
  {
    goal_.setIdentity ();
    sub_ = nh_.subscribe ("goal", 1, &Grasper::goal, this);
    pub_ = nh_.advertise<geometry_msgs::PoseStamped> ("grasp", 1);
    seen_pub_ = nh_.advertise<geometry_msgs::PoseArray> ("seen", 1);
  }
  void goal (const geometry_msgs::PoseStampedConstPtr &msg);
  void step ();
  void seen (const std::vector<tf::Transform> &things);

private:
  ros::NodeHandle nh_;
  ros::Subscriber sub_;
  ros::Publisher pub_, seen_pub_;
  tf::TransformListener listener_;
  std::string base_, tool_;
  tf::Transform goal_;
  bool ready_;
};

void
Grasper::goal (const geometry_msgs::PoseStampedConstPtr &msg)
{
  geometry_msgs::PoseStamped here;
  listener_.transformPose (base_, *msg, here);
  tf::poseMsgToTF (here.pose, goal_);
  ready_ = true;
}

void
Grasper::step ()
{
  if (!ready_)
    return;
  geometry_msgs::PoseStamped grasp;
  grasp.header.frame_id = base_;
  grasp.header.stamp = ros::Time::now ();
  tf::poseTFToMsg (goal_, grasp.pose);
  pub_.publish (grasp);
  ready_ = false;
}

void
Grasper::seen (const std::vector<tf::Transform> &things)
{
  tf::StampedTransform camera;
  listener_.lookupTransform ("map", "camera", ros::Time (0), camera);
  geometry_msgs::PoseArray poses;
  poses.header.frame_id = "map";
  for (size_t i = 0; i < things.size (); i++)
    {
      geometry_msgs::Pose pose;
      tf::poseTFToMsg (camera * things[i], pose);
      poses.poses.push_back (pose);
    }
  seen_pub_.publish (poses);
}

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "grasper");
  Grasper grasper;
  while (ros::ok ())
    {
      ros::spinOnce ();
      grasper.step ();
    }
}
