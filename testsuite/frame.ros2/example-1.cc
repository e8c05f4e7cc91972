/* The example of the manual, docs/examples/ros2_hello.  */

#include "../../docs/examples/ros2_hello/hello.cpp"

/* { dg-warning "target frame '/map' \\(default of parameter 'map_frame'\\).*\\[-Wframe-leading-slash\\]" "" { target *-*-* } 0 } */
