/* Ids that are defined in another unit.  */

#include <string>

extern const std::string MAP_FRAME;
extern const char *const ODOM_FRAME;

struct Frames
{
  Frames ();
  std::string base;
};
