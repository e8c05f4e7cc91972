/* The old name of utils.hpp.  */

#include "tf2/utils.hpp"
