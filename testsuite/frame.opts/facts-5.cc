/* Where elements of an array are destroyed after an exception, nothing is
   looked at: there is no handler for it in the facts.  One that goes on
   stays.  */
/* { dg-do assemble } */
/* { dg-final { scan-facts "names\\.\\[3\\] = set \"laser\"" } } */
/* { dg-final { scan-facts "\\n eh \[0-9\]" } } */
/* { dg-final { scan-facts-not "names\\.\\[3\\] = set \"laser\" ;[^\\n]*\\n eh" } } */

#include <string>

namespace tf2_ros
{
  struct Buffer
  {
    void lookupTransform (const std::string &target,
			  const std::string &source, int time);
  };
}

static std::string names[] = { "map", "odom", "base_link", "laser" };

void
f (tf2_ros::Buffer &buffer, unsigned i)
{
  std::string to = "map";
  try
    {
      buffer.lookupTransform (names[i & 3], to, 0);
      to = "odom";
    }
  catch (int)
    {
    }
  buffer.lookupTransform ("laser", to, 0);
}
