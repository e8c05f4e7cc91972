/* The attributes frame::in and frame::transform.  */

#ifndef FRAME_ATTRIBUTES_H
#define FRAME_ATTRIBUTES_H

#include "compat.h"

/* What one attribute says: data is in the frame PARENT, or, where CHILD is
   not null, a transform brings data of CHILD into PARENT.  */
struct frame_annotation
{
  const char *parent;
  const char *child;
};

struct annotated_parameter
{
  unsigned position;		/* "this" counts */
  const char *name;
  struct frame_annotation annotation;
  bool writable;		/* a reference that the callee may write */
  location_t loc;
};

/* A function of which the result (if RESULT.parent) or parameters are
   annotated.  */
struct annotated_function
{
  struct frame_annotation result;
  vec<annotated_parameter> params;
};

/* Handler of PLUGIN_ATTRIBUTES.  */
extern void frame_register_attributes (void *gcc_data, void *user_data);
/* Handler of PLUGIN_ALL_IPA_PASSES_START: note what is annotated, and take
   the attributes off functions and global variables again.  */
extern void frame_collect_attributes (void *gcc_data, void *user_data);
/* True if the unit has any such attribute.  */
extern bool frame_attributes_seen_p (void);
/* What is said of the variable or field DECL; false if nothing.  */
extern bool frame_annotation_of (tree decl, struct frame_annotation *what);
/* What is said of the function FNDECL; null if nothing.  */
extern const struct annotated_function *
frame_annotated_function (tree fndecl);

#endif
