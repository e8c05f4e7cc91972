/* The ways by which a transform reaches its sender.  */
/* { dg-require-effective-target tf2 } */

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <vector>

#include <boost/bind/bind.hpp>
#include <boost/make_shared.hpp>
#include <ros/ros.h>
#include <tf2_ros/transform_broadcaster.h>

typedef geometry_msgs::TransformStamped Edge;

/* What all of these begin with: a parent and a rotation, no child.  */

static Edge
begun (const char *parent)
{
  Edge t;
  t.header.frame_id = parent;
  t.transform.rotation.w = 1;
  return t;
}

void
moved (tf2_ros::TransformBroadcaster &broadcaster)
{
  Edge t = begun ("moved");
  Edge u;
  u = std::move (t);
  Edge v (std::move (u));
  broadcaster.sendTransform (v); /* { dg-warning "'moved'.*\\[-Wframe-missing-child-id\\]" "std::move" } */
}

void
copied (tf2_ros::TransformBroadcaster &broadcaster)
{
  const Edge t = begun ("copied");
  const Edge *pointer = &t;
  const Edge &reference = *pointer;
  Edge u;
  u.header = reference.header;
  u.transform = reference.transform;
  broadcaster.sendTransform (u); /* { dg-warning "'copied'.*\\[-Wframe-missing-child-id\\]" "header" } */
}

void
in_array (tf2_ros::TransformBroadcaster &broadcaster)
{
  std::array<Edge, 2> edges;
  edges[0] = begun ("array");
  edges[1] = begun ("array");
  for (const Edge &edge : edges)
    broadcaster.sendTransform (edge); /* { dg-warning "'array'.*\\[-Wframe-missing-child-id\\]" "std::array" } */
  Edge plain[2] = { begun ("plain"), begun ("plain") };
  for (unsigned i = 0; i < 2; i++)
    broadcaster.sendTransform (plain[i]); /* { dg-warning "'plain'.*\\[-Wframe-missing-child-id\\]" "array" } */
}

void
in_containers (tf2_ros::TransformBroadcaster &broadcaster)
{
  std::map<std::string, Edge> by_name;
  by_name["one"] = begun ("map");
  for (const auto &pair : by_name)
    broadcaster.sendTransform (pair.second); /* { dg-warning "'map'.*\\[-Wframe-missing-child-id\\]" "std::map" } */
  std::vector<Edge> edges { begun ("list") };
  broadcaster.sendTransform (edges); /* { dg-warning "'list'.*\\[-Wframe-missing-child-id\\]" "initializer list" } */
  std::vector<Edge> emplaced;
  emplaced.emplace_back (begun ("emplaced"));
  for (auto it = emplaced.begin (); it != emplaced.end (); ++it)
    broadcaster.sendTransform (*it); /* { dg-warning "'emplaced'.*\\[-Wframe-missing-child-id\\]" "iterator" } */
}

void
behind_pointers (tf2_ros::TransformBroadcaster &broadcaster)
{
  auto shared = std::make_shared<Edge> (begun ("shared"));
  auto copy = shared;
  broadcaster.sendTransform (*copy); /* { dg-warning "'shared'.*\\[-Wframe-missing-child-id\\]" "std::shared_ptr" } */
  std::unique_ptr<Edge> unique (new Edge (begun ("unique")));
  broadcaster.sendTransform (*unique); /* { dg-warning "'unique'.*\\[-Wframe-missing-child-id\\]" "unique_ptr" } */
  auto boosted = boost::make_shared<Edge> ();
  boosted->header.frame_id = "boosted";
  broadcaster.sendTransform (*boosted); /* { dg-warning "'boosted'.*\\[-Wframe-missing-child-id\\]" "boost::shared_ptr" } */
}

void
in_lambda (tf2_ros::TransformBroadcaster &broadcaster)
{
  Edge t;
  auto fill = [&t] (const std::string &parent)
    {
      t.header.frame_id = parent;
      t.transform.rotation.w = 1;
    };
  fill ("lambda");
  broadcaster.sendTransform (t); /* { dg-warning "'lambda'.*\\[-Wframe-missing-child-id\\]" "lambda" } */
}

/* Overloaded operators.  */

struct Builder
{
  Builder &operator<< (const std::string &parent);
  operator Edge () const { return edge; }
  Edge edge;
};

Builder &
Builder::operator<< (const std::string &parent)
{
  edge.header.frame_id = parent;
  return *this;
}

void
by_operators (tf2_ros::TransformBroadcaster &broadcaster)
{
  Builder builder;
  builder << "built";
  broadcaster.sendTransform (static_cast<Edge> (builder)); /* { dg-warning "'built'.*\\[-Wframe-missing-child-id\\]" "conversion" } */
}

/* Templates and base classes.  */

template <typename Message>
class Sender
{
public:
  virtual ~Sender () {}
  void
  send ()
  {
    prepare ();
    broadcaster_.sendTransform (message_); /* { dg-warning "'derived'.*\\[-Wframe-missing-child-id\\]" "template" } */
  }

protected:
  virtual void prepare () = 0;
  Message message_;
  tf2_ros::TransformBroadcaster broadcaster_;
};

class Derived : public Sender<Edge>
{
public:
  Derived () { message_.header.frame_id = "derived"; }

protected:
  void prepare () override { message_.header.stamp = ros::Time::now (); }
};

/* A callback bound to an object.  */

class Timed
{
public:
  explicit Timed (ros::NodeHandle &node);

private:
  void tick (const ros::TimerEvent &event);

  tf2_ros::TransformBroadcaster broadcaster_;
  ros::Timer timer_;
  Edge edge_;
};

Timed::Timed (ros::NodeHandle &node)
  : timer_ (node.createTimer (ros::Duration (1), boost::bind (&Timed::tick, this, boost::placeholders::_1))), edge_ (begun ("timed"))
{
}

void
Timed::tick (const ros::TimerEvent &)
{
  edge_.header.stamp = ros::Time::now ();
  broadcaster_.sendTransform (edge_); /* { dg-warning "'timed'.*\\[-Wframe-missing-child-id\\]" "callback" } */
}

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "senders");
  ros::NodeHandle node;
  Timed timed (node);
  Derived ().send ();
  tf2_ros::TransformBroadcaster broadcaster;
  std::function<void ()> bound = std::bind (&moved, std::ref (broadcaster));
  bound ();
  ros::spin ();
  return 0;
}
