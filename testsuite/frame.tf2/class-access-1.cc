/* What a class of a header holds is known where all its data is private and
   every method that can write it is defined here.  */
/* { dg-require-effective-target tf2 } */

#include <tf2_ros/buffer.h>
#include "class-access-1.h"

extern tf2_ros::Buffer *buffer;

A::A () { f_ = "/A"; }
A::A (int i) : f_ ("/A") { if (i) f_ = "/A"; }
A::~A () { f_ = "gone"; }
H::H () { f_ = "/H"; }
L::L () { f_ = "/L"; }

void
A::cb ()
{
  buffer->lookupTransform (f_, "x", ros::Time (0)); /* { dg-warning "'/A'" } */
}

void
H::cb ()
{
  buffer->lookupTransform (f_, "x", ros::Time (0)); /* { dg-warning "'/H'" } */
}

void
L::cb ()
{
  buffer->lookupTransform (f_, "x", ros::Time (0)); /* { dg-warning "'/L'" } */
}

void
use (H &h)
{
  h.set ("/H");
}

#define CONSTRUCTOR(X) X::X () { f_ = "/" #X; }
#define CALLBACK(X) \
void X::cb () { buffer->lookupTransform (f_, "x", ros::Time (0)); }

CONSTRUCTOR (B)
CALLBACK (B)
CONSTRUCTOR (C)
CALLBACK (C)
CONSTRUCTOR (D)
CALLBACK (D)
CONSTRUCTOR (E)
CALLBACK (E)
CONSTRUCTOR (F)
CALLBACK (F)
CALLBACK (G)
CONSTRUCTOR (I)
CALLBACK (I)
CONSTRUCTOR (J)
CALLBACK (J)
