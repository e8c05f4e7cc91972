#include <tf/LinearMath/Matrix3x3.h>

tf::Matrix3x3
upside_down ()
{
  return tf::Matrix3x3 (1, 0, 0, 0, 1, 0, 0, 0, -1); /* { dg-lto-warning "\\[-Wframe-handedness\\]" } */
}
