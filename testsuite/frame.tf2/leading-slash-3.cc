/* Ids that are kept in objects: fields, parameters, base classes.  */
/* { dg-require-effective-target tf2 } */

#include <string>

#include <ros/ros.h>
#include <tf2_ros/buffer.h>

class Initialised
{
public:
  explicit Initialised (tf2_ros::Buffer &buffer) : buffer_ (buffer), id_ ("/initialised") {}
  void look ();

private:
  tf2_ros::Buffer &buffer_;
  std::string id_;
};

void
Initialised::look ()
{
  buffer_.lookupTransform (id_, "base_link", ros::Time (0)); /* { dg-warning "'/initialised'.*\\[-Wframe-leading-slash\\]" "constructor" } */
}

void
initialised (tf2_ros::Buffer &buffer)
{
  Initialised (buffer).look ();
}

class Default
{
public:
  void look ();

private:
  tf2_ros::Buffer buffer_;
  std::string id_ = "/default";
};

void
Default::look ()
{
  buffer_.lookupTransform (id_, "base_link", ros::Time (0)); /* { dg-warning "'/default'.*\\[-Wframe-leading-slash\\]" "default member initialiser" } */
}

void
default_member ()
{
  Default ().look ();
}

struct Frames
{
  std::string map;
  std::string base;
};

void
aggregate (const tf2_ros::Buffer &buffer)
{
  Frames frames = { "/aggregate", "base_link" };
  buffer.lookupTransform (frames.map, frames.base, ros::Time (0)); /* { dg-warning "'/aggregate'.*\\[-Wframe-leading-slash\\]" "aggregate" } */
  Frames copy = frames;
  const Frames &reference = copy;
  buffer.lookupTransform (reference.map, reference.base, ros::Time (0)); /* { dg-warning "'/aggregate'.*\\[-Wframe-leading-slash\\]" "copy" } */
}

class Node
{
public:
  Node ();
  void look ();

private:
  class Nested
  {
  public:
    std::string target;
  };

  ros::NodeHandle private_handle_;
  tf2_ros::Buffer buffer_;
  std::string map_;
  std::string odom_;
  Nested nested_;
};

Node::Node () : private_handle_ ("~")
{
  private_handle_.param ("map_frame", map_, std::string ("/map"));
  private_handle_.param<std::string> ("odom_frame", odom_, "/odom");
  nested_.target = private_handle_.param<std::string> ("nested", "/nested");
}

void
Node::look ()
{
  buffer_.lookupTransform (map_, "base_link", ros::Time (0)); /* { dg-warning "'/map'.*\\[-Wframe-leading-slash\\]" "default of a parameter" } */
  buffer_.lookupTransform (odom_, "base_link", ros::Time (0)); /* { dg-warning "'/odom'.*\\[-Wframe-leading-slash\\]" "param <string>" } */
  buffer_.lookupTransform (nested_.target, "base_link", ros::Time (0)); /* { dg-warning "'/nested'.*\\[-Wframe-leading-slash\\]" "nested class" } */
}

class Base
{
public:
  virtual ~Base () {}
  virtual void look () = 0;

protected:
  void
  set (const std::string &id)
  {
    id_ = id;
  }

  tf2_ros::Buffer buffer_;
  std::string id_;
};

class Derived : public Base
{
public:
  Derived ();
  void look () override;
};

Derived::Derived ()
{
  set ("/inherited");
}

void
Derived::look ()
{
  buffer_.lookupTransform (id_, "base_link", ros::Time (0)); /* { dg-warning "'/inherited'.*\\[-Wframe-leading-slash\\]" "field of the base class" } */
  auto again = [this] ()
    {
      buffer_.lookupTransform (id_, "odom", ros::Time (0)); /* { dg-warning "'/inherited'.*\\[-Wframe-leading-slash\\]" "captured this" } */
    };
  again ();
}

namespace
{

struct Hidden
{
  static std::string id;
};

std::string Hidden::id = "/hidden";

} // namespace

void
hidden (const tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform (Hidden::id, "base_link", ros::Time (0)); /* { dg-warning "'/hidden'.*\\[-Wframe-leading-slash\\]" "static member" } */
}
