/* The old name of buffer_core.hpp.  */

#include "tf2/buffer_core.hpp"
