/* The old name of exceptions.hpp.  */

#include "tf2/exceptions.hpp"
