/* The files that are read beside the source: models, mined rules, the
   baseline; ours, and those of the project file.  */

#ifndef FRAME_MODELS_H
#define FRAME_MODELS_H

#include "compat.h"
#include "../core/baseline.h"
#include "../core/mined.h"
#include "../core/model.h"

/* A quick look: may this unit use anything that has a model?  */
extern bool frame_models_wanted_p (void);
/* Read all model files into ARENA.  Null if there are errors; they are
   reported.  */
extern const struct frame_models *frame_load_models (struct frame_arena *arena);
/* The mined rules, ours and those of the project file of PROGRAM, in
   ARENA.  */
extern const struct frame_mined *
frame_load_mined (struct frame_arena *arena,
		  const struct frame_program *program);
/* The baseline that the options name, else the one of the project file of
   PROGRAM; without either it is empty.  In ARENA.  */
extern struct frame_baseline *
frame_load_baseline (struct frame_arena *arena,
		     const struct frame_program *program);

#endif
