/* Functions that are called through pointers and boost::function, where one is
   known.  */
/* { dg-require-effective-target roscpp } */
/* { dg-options "-Wframe-all" } */

#include <ros/ros.h>
#include <boost/function.hpp>
#include <boost/bind.hpp>
#include <geometry_msgs/PoseStamped.h>

static void fill (geometry_msgs::PoseStamped &p) { p.header.frame_id = ""; }
static void good (geometry_msgs::PoseStamped &p) { p.header.frame_id = "map"; }
extern void unseen (geometry_msgs::PoseStamped &p);

static void
helper (ros::Publisher &pub, void (*cb) (geometry_msgs::PoseStamped &))
{
  geometry_msgs::PoseStamped p;
  cb (p);
  pub.publish (p); /* { dg-warning "is the empty string.*\\[-Wframe-missing-id\\]" } */
}
void calls (ros::Publisher &pub) { helper (pub, fill); }

static void
helper2 (ros::Publisher &pub, void (*cb) (geometry_msgs::PoseStamped &))
{
  geometry_msgs::PoseStamped p;
  cb (p);
  pub.publish (p);
}
void calls2 (ros::Publisher &pub) { helper2 (pub, good); helper2 (pub, unseen); }

class Node
{
  void (*cb_) (geometry_msgs::PoseStamped &);
  boost::function<void (geometry_msgs::PoseStamped &)> f_;
  ros::Publisher pub_;
public:
  Node () : cb_ (fill), f_ (fill) {}
  void run ()
  {
    geometry_msgs::PoseStamped p;
    cb_ (p);
    pub_.publish (p); /* { dg-warning "is the empty string.*\\[-Wframe-missing-id\\]" } */
    geometry_msgs::PoseStamped q;
    f_ (q);
    pub_.publish (q); /* { dg-warning "is the empty string.*\\[-Wframe-missing-id\\]" } */
  }
};

void local (ros::Publisher &pub)
{
  boost::function<void (geometry_msgs::PoseStamped &)> f = good, g = unseen;
  geometry_msgs::PoseStamped p, q, r;
  f (p);
  pub.publish (p);
  g (q);
  pub.publish (q);
  std::string id;
  boost::function<void (geometry_msgs::PoseStamped &)> l = [id] (geometry_msgs::PoseStamped &m) { m.header.frame_id = id; };
  l (r);
  pub.publish (r); /* { dg-warning "is the empty string.*\\[-Wframe-missing-id\\]" } */
}
void bound (ros::Publisher &pub)
{
  boost::function<void (geometry_msgs::PoseStamped &)> f = boost::bind (&good, _1);
  geometry_msgs::PoseStamped p;
  f (p);
  pub.publish (p);
}

/* Methods that a class of this file inherits.  */

namespace
{

class Base
{
public:
  virtual ~Base () {}
  virtual void fill (std::string &id) { id = ""; }

private:
  std::string name_;
};

class Leaf : public Base
{
};

class Other : public Base
{
public:
  void fill (std::string &id) override { id = "map"; }
};

class Below : public Other
{
};

}

static void
inherits (ros::Publisher &pub, Base &filler)
{
  geometry_msgs::PoseStamped p;
  filler.fill (p.header.frame_id);
  pub.publish (p); /* { dg-warning "\\[-Wframe-missing-id\\]" } */
}

static void
overrides (ros::Publisher &pub, Base &filler)
{
  geometry_msgs::PoseStamped p;
  filler.fill (p.header.frame_id);
  pub.publish (p);
}

void
fillers (ros::Publisher &pub)
{
  Leaf leaf;
  inherits (pub, leaf);
  Below below;
  overrides (pub, below);
}

int main () { Node n; n.run (); }
