/* _Pragma, by itself and from a macro; in a class, a template, a lambda.  */

#include "frames.h"

#define FRAME_QUIET _Pragma ("frame diagnostic push") \
  _Pragma ("frame diagnostic ignored \"-Wframe-leading-slash\"")
#define FRAME_LOUD _Pragma ("frame diagnostic pop")

struct node
{
  tf2_ros::Buffer buffer;

  FRAME_QUIET
  void quiet ()
  {
    buffer.lookupTransform ("/a", "b", 0);
  }
  FRAME_LOUD

  void loud ()
  {
    buffer.lookupTransform ("/c", "d", 0); /* { dg-warning "'/c'" } */
  }
};

template <typename T>
void
both (T &buffer)
{
  FRAME_QUIET
  buffer.lookupTransform ("/e", "f", 0);
  FRAME_LOUD
  buffer.lookupTransform ("/g", "h", 0); /* { dg-warning "'/g'" } */
}

void
f (node &n)
{
  n.quiet ();
  n.loud ();
  both (n.buffer);
  auto later = [&n] ()
    {
_Pragma ("frame diagnostic push")
_Pragma ("frame diagnostic ignored \"-Wframe-leading-slash\"")
      n.buffer.lookupTransform ("/i", "j", 0);
_Pragma ("frame diagnostic pop")
      n.buffer.lookupTransform ("/k", "l", 0); /* { dg-warning "'/k'" } */
    };
  later ();
}
