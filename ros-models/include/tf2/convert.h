/* The old name of convert.hpp.  */

#include "tf2/convert.hpp"
