/* Lowering of calls that a model describes.  */

#ifndef FRAME_LOWER_MODEL_H
#define FRAME_LOWER_MODEL_H

#include "lower-parts.h"
#include "recognise.h"

/* Lower CALL to FNDECL, which MODEL describes.  */
extern void frame_lower_modelled (gcall *call, tree fndecl,
				  const struct frame_model_function *model);
/* The place that the result of CALL goes to.  False if it is dropped.  */
extern bool frame_result_place (gcall *call, struct frame_place *place);

#endif
