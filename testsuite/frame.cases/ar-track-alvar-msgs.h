/* Messages of ar_track_alvar, as far as the cases need them.  Messages are in
   headers of the system.  */

#pragma GCC system_header

#include <geometry_msgs/msg/pose_stamped.hpp>
#include <std_msgs/msg/header.hpp>
#include <vector>

namespace ar_track_alvar_msgs
{
template <class Allocator> struct AlvarMarker_
{
  AlvarMarker_ () : header (), pose ()
  {
  }
  std_msgs::msg::Header header;
  unsigned id;
  geometry_msgs::msg::PoseStamped pose;
};

typedef AlvarMarker_<std::allocator<void>> AlvarMarker;

struct AlvarMarkers
{
  std_msgs::msg::Header header;
  std::vector<AlvarMarker> markers;
};
}
