/* Included by pragma-5.cc, inside and outside a region.  */

inline void
NAME (tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform (ID, "b", 0);
}

#undef NAME
#undef ID
