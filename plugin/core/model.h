/* Models: what the functions and types of tf, tf2, geometry_msgs, Eigen ...
   mean in frame IR.  Read from the YAML files in ros-models; the
   language is documented in docs/models.md.  */

#ifndef FRAME_MODEL_H
#define FRAME_MODEL_H

#include "frame-ir.h"
#include "frame-text.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Where an entry stands in a model file; counts from 1.  */
struct frame_model_where
{
  const char *file;
  unsigned line, column;
};

/* The meaning of one function: statements in which $this, $1, $2 ... and
   $ret stand for the operands of a call.  An empty body is a function
   without effect on frames.  REF, if set, is the place that a returned
   pointer or reference designates.  */
struct frame_model_function
{
  const char *name;		/* qualified: tf::Transform::setOrigin */
  int n_params;			/* without this; -1: any number */
  unsigned n_types;		/* 0, or n_params */
  const char **types;		/* "number", "string", "*" (any), or a class
				   name, qualified or its last component */
  enum frame_api api;
  const char *library;		/* of the file, for messages; or null */
  bool key;			/* touches frames: a unit that calls it is of
				   interest (strings and containers are not) */
  unsigned n_stmts;
  struct frame_stmt *stmts;
  bool has_ref;
  struct frame_place ref;
  bool makes;			/* an object at MADE: the class of the pointee,
				   constructed from the arguments */
  struct frame_place made;
  struct frame_model_where where;
  struct frame_model_function *next;	/* same name */
};

/* The shape of one class.  */
struct frame_model_type
{
  const char *name;
  const char *kind;
  enum frame_type_class frame_class;
  enum frame_api api;
  const char *library;
  bool key;
  /* Renamed members: FROM[i] becomes the path TO[i] ("header.frame_id"), an
     empty TO[i] is the object itself.  Members not named keep theirs.  */
  unsigned n_fields;
  const char **from;
  const char **to;
  const char *base;		/* path that stands for the base class
				   subobject ("" for the object itself), or
				   null: dropped likewise */
  struct frame_model_where where;
};

struct frame_models;

extern struct frame_models *frame_models_new (struct frame_arena *arena);
/* Read the file NAME, or TEXT as if it were one.  Errors (syntax, unknown
   keys, a statement that does not parse, the same function with the same
   parameters twice with different meanings) go to REPORT with line and
   column in NAME; the good entries are kept.  Returns the number of
   errors.  */
extern unsigned frame_models_read (struct frame_models *models,
				   const char *name, frame_problem_fn report,
				   void *data);
extern unsigned frame_models_read_text (struct frame_models *models,
					const char *name, const char *text,
					size_t length, frame_problem_fn report,
					void *data);

/* To be called when all files are read: reports aliases of classes that no
   file describes.  WHERE of each problem is the alias, in the file that
   FILE (one of those read) names; aliases of other files are left alone.
   Returns the number of errors.  */
extern unsigned frame_models_finish (struct frame_models *models,
				     const char *file, frame_problem_fn report,
				     void *data);

/* The first function model called NAME, or null; follow NEXT for the other
   overloads.  NAME is qualified, without template arguments;
   "std::basic_string" and "std::string" are the same.  */
extern const struct frame_model_function *
frame_models_function (const struct frame_models *models, const char *name);
extern const struct frame_model_type *
frame_models_type (const struct frame_models *models, const char *name);
/* The overload of NAME for a call with N_ARGS arguments (without this), or
   null if none fits.  ARG_TYPES[i] is "number", "string", a qualified class
   name, or "*" for unknown, which fits only "*".  ARG_TYPES may be null: all
   unknown.  A list of types that fits beats a number of parameters, which
   beats a function without a list; between two lists the one with fewer "*"
   wins, then the one with more qualified names, then the first.  */
extern const struct frame_model_function *
frame_models_select (const struct frame_models *models, const char *name,
		     unsigned n_args, const char *const *arg_types);
/* True if some model's qualified name begins with NAMESPACE "::".  */
extern bool frame_models_namespace_p (const struct frame_models *models,
				      const char *ns);
extern void frame_models_count (const struct frame_models *models,
				unsigned *functions, unsigned *types);

#ifdef __cplusplus
}
#endif
#endif
