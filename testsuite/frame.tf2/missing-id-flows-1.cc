/* Messages that go through function objects and through pointers that are
   fields.  */
/* { dg-require-effective-target tf2 } */

#include <functional>

#include <boost/make_shared.hpp>
#include <geometry_msgs/PoseStamped.h>
#include <ros/ros.h>
#include <sensor_msgs/Image.h>

typedef std::function<void (geometry_msgs::PoseStamped &)> filler;

static void
names_nothing (geometry_msgs::PoseStamped &p)
{
  p.header.frame_id = "";
}

static void
names_map (geometry_msgs::PoseStamped &p)
{
  p.header.frame_id = "map";
}

void
of_a_variable (ros::Publisher &pub, double x)
{
  filler lambda = [x] (geometry_msgs::PoseStamped &p) { p.pose.position.x = x; };
  filler function = names_nothing, good = names_map, either = names_nothing;
  geometry_msgs::PoseStamped p, q, r, s;
  lambda (p);
  pub.publish (p); /* { dg-warning "'header.frame_id' is never set \\[-Wframe-missing-id\\]" "w lambda" } */
  function (q);
  pub.publish (q); /* { dg-warning "'header.frame_id' is the empty string \\[-Wframe-missing-id\\]" "w function" } */
  good (r);
  pub.publish (r);
  if (x > 0)
    either = good;
  either (s);
  pub.publish (s);
}

namespace
{
  class node
  {
    ros::Publisher pub;
    filler fill, other;
    sensor_msgs::ImagePtr image, named;

  public:
    explicit node (ros::Publisher p) : pub (p)
    {
      fill = [] (geometry_msgs::PoseStamped &m) { m.pose.position.x = 1; };
      other = names_nothing;
    }

    void
    set (filler f)
    {
      other = f;
    }

    void
    make ()
    {
      image = boost::make_shared<sensor_msgs::Image> ();
      named = boost::make_shared<sensor_msgs::Image> ();
      named->header.frame_id = "camera";
    }

    void
    send ()
    {
      geometry_msgs::PoseStamped p, q;
      fill (p);
      pub.publish (p); /* { dg-warning "'header.frame_id' is never set \\[-Wframe-missing-id\\]" "w field" } */
      other (q);
      pub.publish (q);
      pub.publish (image); /* { dg-warning "'header.frame_id' is never set \\[-Wframe-missing-id\\]" "w pointer" } */
      pub.publish (named);
    }
  };
}

void
use (ros::Publisher &pub, filler f)
{
  node n (pub);
  n.set (f);
  n.make ();
  n.send ();
}
