/* Included by pragma-4.cc; a region that is left open ends here.  */

inline void
before (tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform ("/a", "b", 0); /* { dg-warning "'/a'" } */
}

#pragma frame diagnostic ignored "-Wframe-leading-slash"

inline void
after (tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform ("/c", "d", 0);
}
