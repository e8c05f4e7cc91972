/* A class of a library.  */
#pragma GCC system_header

#include <sensor_msgs/PointCloud2.h>

namespace library
{

class Reader
{
public:
  void next () { if (more ()) output_ = read (); }
  bool more () const;
  sensor_msgs::PointCloud2::Ptr read ();
  virtual void run ();

protected:
  sensor_msgs::PointCloud2::Ptr output_;
};

}
