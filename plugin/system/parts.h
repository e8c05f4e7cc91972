/* What each node of a robot does to the tree: what the files that find it out
   share.  It is found out once for each set of parameters that matter, and
   kept in the system under a key of them.  */

#ifndef FRAME_PARTS_H
#define FRAME_PARTS_H

#include "system-internal.h"
#include "analysis.h"

/* The macros speak of S, the system.  */
#undef uthash_malloc
#undef uthash_free
#define uthash_malloc(SIZE) frame_alloc (s->arena, SIZE)
#define uthash_free(POINTER, SIZE) ((void) 0)
#include <uthash.h>

/* What is known under a key.  */
struct frame_cached
{
  const char *key;
  const struct frame_summary *summary;
  bool open;
  UT_hash_handle hh;
};

/* What is known under KEY, or null.  */
extern struct frame_cached *frame_cached_find (struct frame_system *s,
					       const char *key);
/* SUMMARY is what is known under KEY.  OPEN: there may be more.  */
extern struct frame_cached *
frame_cached_add (struct frame_system *s, const char *key,
		  const struct frame_summary *summary, bool open);

/* -- part-programs.c -- */

/* Analyse PROGRAM, keep what is found, and return the summary.  */
extern const struct frame_summary *
frame_part_analyse (struct frame_system *s,
		    const struct frame_program *program,
		    const struct frame_analysis_options *options);
/* A summary of nothing.  */
extern struct frame_summary *frame_part_nothing (struct frame_system *s);
/* What the program or SCRIPT FILE does when NODE runs it.  Null if it has no
   facts.  */
extern const struct frame_cached *
frame_part_program (struct frame_system *s,
		    const struct frame_robot_node *node, const char *file,
		    bool script);
/* True if NODE may have parameters that are not known.  */
extern bool frame_part_params_unknown_p (const struct frame_robot_node *node);

/* -- part-publishers.c -- */

/* True if NODE is a static_transform_publisher.  */
extern bool frame_part_static_p (const struct frame_robot_node *node);
/* What the static publisher NODE does.  Its function goes into a stand-in for
   the launch file's unit, so that it is analysed alone.  */
extern const struct frame_cached *
frame_part_publisher (struct frame_system *s,
		      const struct frame_robot_node *node);
/* True if NODE is a robot_state_publisher.  */
extern bool frame_part_model_p (const struct frame_robot_node *node);
/* What NODE, a robot_state_publisher, does; *FILE is its model, if known.  */
extern const struct frame_cached *
frame_part_state_publisher (struct frame_system *s,
			    const struct frame_robot_node *node,
			    const char **file);
/* What URDF comes to with the frames prefixed.  */
extern const struct frame_summary *
frame_part_model (struct frame_system *s, const struct frame_urdf *urdf,
		  enum frame_ros ros, const char *prefix);

/* -- part-known.c -- */

/* True if the catalogue says under NAME what PART, one of the subsystem in
   ARENA, does; then it is done.  */
extern bool frame_part_known (struct frame_system *s,
			      struct frame_arena *arena,
			      struct frame_part *part, const char *name);

/* -- parts.c -- */

/* Add NODE as a part of SUB, and find out what it does.  */
extern void frame_part_make (struct frame_system *s,
			     struct frame_subsystem *sub,
			     const struct frame_robot_node *node);

#endif
