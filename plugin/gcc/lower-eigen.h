/* Calls of Eigen of which only template arguments tell what they do.  */

#ifndef FRAME_LOWER_EIGEN_H
#define FRAME_LOWER_EIGEN_H

#include "compat.h"

/* Lower CALL to FNDECL if it is one; false if it is not.  */
extern bool frame_lower_eigen (gcall *call, tree fndecl);

#endif
