/* The same in every language, also where the headers of ROS 1 do not
   compile: a stand-in for tf2.  */

namespace tf2_ros
{
struct Buffer
{
  void lookupTransform (const char *target, const char *source, int time);
};
}

template<typename T>
struct Node
{
  explicit Node (T name) : name_ (name) {}
  void look (tf2_ros::Buffer &b)
  {
    b.lookupTransform (name_, "odom", 0); /* { dg-warning "'/map'.*\\[-Wframe-leading-slash\\]" "field" } */
  }
  T name_;
};

void
look (tf2_ros::Buffer &b)
{
  auto ask = [&b] (const char *name) {
    b.lookupTransform ("map", name, 0); /* { dg-warning "\\[-Wframe-self-transform\\]" "lambda" } */
  };
  ask ("map");
  Node<const char *> node ("/map");
  node.look (b);
  b.lookupTransform ("map", "odom", 0);
}
