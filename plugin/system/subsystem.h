/* Subsystems: what a launch file starts together, and the trees that comes
   to.

   A workspace has many launch files.  Each that no other one includes is
   evaluated with its defaults, and again with each boolean argument the other
   way round: a subsystem each time.  What a node does to the tree is
   known from the facts of its program, from its arguments (static
   publishers), from a robot model, or from the catalogue of well-known nodes.
   Nodes that remap /tf have trees of their own.  */

#ifndef FRAME_SUBSYSTEM_H
#define FRAME_SUBSYSTEM_H

#include "frame-text.h"
#include "known-nodes.h"
#include "packages.h"
#include "project.h"
#include "robot.h"
#include "summary.h"
#include "urdf.h"

/* Read the facts of the program FILE, with its libraries, into a new program
   in ARENA; *CLOSED: nothing of it is missing.  Null if it has none.  */
typedef struct frame_program *(*frame_load_fn) (void *data, const char *file,
						struct frame_arena *arena,
						bool *closed);

struct frame_system_options
{
  struct frame_packages *packages;
  const struct frame_known_nodes *known;
  const struct frame_project *project;	/* or null */
  const struct frame_mined *mined;	/* mined rules, or null */
  /* Arguments for every launch file that has them.  */
  unsigned n_args;
  const struct frame_robot_arg *args;
  frame_load_fn load;
  void *data;
};

/* Where what is known of a node comes from.  */
enum frame_part_kind
{
  FRAME_PART_UNKNOWN,		/* nothing is */
  FRAME_PART_PROGRAM,		/* facts */
  FRAME_PART_SCRIPT,		/* a Python program */
  FRAME_PART_STATIC,		/* static_transform_publisher */
  FRAME_PART_MODEL,		/* robot_state_publisher */
  FRAME_PART_KNOWN		/* the catalogue */
};

/* One node of a subsystem.  */
struct frame_part
{
  enum frame_part_kind kind;
  const char *name;		/* "/robot1/amcl" */
  const char *program;		/* "amcl/amcl", or the class of a component */
  const char *file;		/* of a program, script or model, or null */
  const struct frame_robot_node *node;
  const struct frame_summary *summary;	/* never null */
  unsigned n_defines;
  const char **defines;		/* patterns of frames that it defines */
  bool open;			/* it may publish more than SUMMARY says */
  const char *tf;		/* the topics that it uses; null: not known */
  const char *tf_static;
};

/* The nodes that share /tf.  */
struct frame_system_tree
{
  const char *space;		/* "" for /tf, "/robot1" for /robot1/tf */
  unsigned n_edges;
  struct frame_tree_edge *edges;
  unsigned *owners;		/* by edge: index of the part */
  struct frame_tree *tree;
  unsigned n_lookups;
  struct frame_tree_lookup *lookups;
  unsigned n_uses;
  struct frame_tree_use *uses;
  const char *open;		/* who may publish more: for messages; or null */
};

struct frame_subsystem
{
  const struct frame_launch_file *top;
  const struct frame_robot *robot;
  const struct frame_robot_switch *flipped;	/* or null */
  unsigned n_parts;
  struct frame_part *parts;
  unsigned n_trees;
  struct frame_system_tree *trees;
  struct frame_arena *arena;	/* goes with frame_subsystem_free */
};

struct frame_system;

/* ARENA and FINDINGS outlive the system; findings point into its program.  */
extern struct frame_system *
frame_system_new (struct frame_arena *arena, struct frame_findings *findings,
		  const struct frame_system_options *options);
/* The units of launch files and models, and light ones of programs.  */
extern struct frame_program *frame_system_program (struct frame_system *system);

/* Read the launch files NAMES; fills TOPS with those that no other one of them
   includes, and returns how many.  */
extern unsigned frame_system_tops (struct frame_system *system,
				   const char *const *names, unsigned n,
				   const struct frame_launch_file **tops);
/* The launch file NAME, or null.  */
extern const struct frame_launch_file *
frame_system_launch (struct frame_system *system, const char *name);
/* What TOP starts, with the argument FLIPPED (may be null) the other way
   round.  */
extern struct frame_subsystem *
frame_subsystem_new (struct frame_system *system,
		     const struct frame_launch_file *top,
		     const struct frame_robot_switch *flipped);
/* True if the user says what the argument NAME is.  */
extern bool frame_system_given_p (const struct frame_system *system,
				  const char *name);
extern void frame_subsystem_free (struct frame_subsystem *subsystem);

/* Check TOP in all its variants.  NAMED: it is all there is, and no other
   launch file is started beside it.  */
extern void frame_system_check (struct frame_system *system,
				const struct frame_launch_file *top,
				bool named);
/* What a program that no launch file starts publishes: frames that are
   somewhere.  */
extern void frame_system_add_edges (struct frame_system *system,
				    const struct frame_edge *edges,
				    unsigned n);
/* Check the robot model FILE by itself.  */
extern void frame_system_check_model (struct frame_system *system,
				      const char *file);
/* All has been seen: findings that depended on it are added.  */
extern void frame_system_finish (struct frame_system *system);

/* True if some node runs the program FILE.  */
extern bool frame_system_used_p (const struct frame_system *system,
				 const char *file);

/* -- for the files of this part -- */

/* system-checks.c.  */
extern void frame_system_check_trees (struct frame_system *system,
				      const struct frame_subsystem *subsystem,
				      bool named);
/* What one node, or two, are given: topics, namespaces, angles.  */
extern void frame_system_check_parts (struct frame_system *system,
				      const struct frame_subsystem *s);
/* system-qos.c.  */
extern void frame_system_check_qos (struct frame_system *system,
				    const struct frame_subsystem *s);
/* True if NAME fits PATTERN, in which "*" stands for anything.  */
extern bool frame_name_fits_p (const char *pattern, const char *name);

#endif
