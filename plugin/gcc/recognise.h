/* Names of GCC's declarations and types as the models spell them, and the
   models of the functions and types that a unit uses.  */

#ifndef FRAME_RECOGNISE_H
#define FRAME_RECOGNISE_H

#include "compat.h"
#include "../core/model.h"

/* What a call does, as far as the models and its declaration tell.  */
enum frame_callee_kind
{
  FRAME_CALLEE_IGNORED,		/* destructors, allocators, built-ins: no
				   effect on frames */
  FRAME_CALLEE_MODELLED,	/* has a model */
  FRAME_CALLEE_DEFAULT_CTOR,	/* generic constructors and assignment of
				   classes: default, copy or move */
  FRAME_CALLEE_COPY,
  FRAME_CALLEE_USER,		/* the program's own function */
  FRAME_CALLEE_LIBRARY		/* not modelled, not ours: unknown */
};

/* Start and end the recognition for one unit; ARENA holds the names.  */
extern void frame_recognise_start (const struct frame_models *models,
				   struct frame_arena *arena);
extern void frame_recognise_finish (void);

/* The qualified name of the function, variable or type declaration DECL:
   without template arguments, inline namespaces of the library, or the
   trailing underscore of ROS 1 message classes.  Interned.  */
extern const char *frame_qualified_name (tree decl);
/* The qualified name of the class TYPE, its pointers and references
   stripped; null if it is no class.  */
extern const char *frame_class_name (tree type);
/* The declaration of the class TYPE, or null.  In C the tag alone names
   it.  */
extern tree frame_type_decl (tree type);
/* The model of the class TYPE, or null.  */
extern const struct frame_model_type *frame_type_model (tree type);
/* What a smart pointer, or pointer, of TYPE points to; null if nothing.  */
extern tree frame_pointee_type (tree type);
/* TYPE without pointers and references.  */
extern tree frame_strip_indirection (tree type);
extern bool frame_string_type_p (tree type);
/* A pointer to characters: a value to us, never an object.  */
extern bool frame_char_pointer_p (tree type);

/* True if DECL was written by the user: its own source or a header that is
   no system header.  */
extern bool frame_user_decl_p (tree decl);
/* The function that CALL calls, also through a virtual table when the
   static type tells; null if unknown.  */
extern tree frame_callee_decl (gcall *call);
extern bool frame_method_p (tree fndecl);
extern bool frame_constructor_p (tree fndecl);
/* Classify CALL to FNDECL; *MODEL is set for MODELLED.  */
extern enum frame_callee_kind
frame_classify_call (gcall *call, tree fndecl,
		     const struct frame_model_function **model);
/* True if some overload of FNDECL's name has a model that touches frames;
   cheap, cached.  */
extern bool frame_key_function_p (tree fndecl);
/* True if FNDECL has a model, so that its body is not looked at.  */
extern bool frame_modelled_function_p (tree fndecl);

/* The model of the constructor CTOR that CALL, a function of a library, calls
   with its own arguments from number FIRST on; null if there is none.  */
extern const struct frame_model_function *
frame_made_by (gcall *call, unsigned first, tree ctor);

#endif
