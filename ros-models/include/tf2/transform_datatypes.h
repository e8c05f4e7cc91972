/* The old name of transform_datatypes.hpp.  */

#include "tf2/transform_datatypes.hpp"
