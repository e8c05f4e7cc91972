/* A unit that touches nothing we know gets no section.  */
/* { dg-do assemble } */
/* { dg-final { scan-facts-not "." } } */

#include <string>

std::string
f (const std::string &tf)
{
  return tf + "map";
}
