#include "../../../plugin/gcc-frame.h"

struct Vec
{
  double x, y, z;
};

struct Robot
{
  FRAME_IN ("map") Vec goal;
  void set (const Vec &v);
  void use ();
};

extern Vec last;
void own (const Vec &p);
