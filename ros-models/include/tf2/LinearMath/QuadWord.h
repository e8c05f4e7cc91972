/* The old name of QuadWord.hpp.  */

#include "tf2/LinearMath/QuadWord.hpp"
