/* The old name of time.hpp.  */

#include "tf2/time.hpp"
