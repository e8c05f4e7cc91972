/* Included by system-1.cc.  */
#pragma GCC system_header

inline void
in_system (tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform ("/a", "b", 0);
}
