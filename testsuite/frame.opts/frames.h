/* The least of tf2_ros that shows a mistake, with C strings for speed: a
   model is found by its function's name.  */

#ifndef FRAMES_H
#define FRAMES_H

namespace tf2_ros
{
  struct Buffer
  {
    void lookupTransform (const char *target, const char *source, int time);
  };
}

#endif
