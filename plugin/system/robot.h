/* A robot: the nodes that a launch file starts together, for one set of
   arguments.  Made by evaluating launch files (launch-run.c).  */

#ifndef FRAME_ROBOT_H
#define FRAME_ROBOT_H

#include "launch.h"
#include "frame-text.h"
#include "mined.h"

struct frame_packages;

/* What decides whether a parameter is a string.  */
enum frame_param_type
{
  FRAME_PARAM_BY_TEXT,		/* its text, as launch guesses */
  FRAME_PARAM_STRING,		/* it is one */
  FRAME_PARAM_OTHER		/* it is none */
};

/* A parameter of a node.  */
struct frame_robot_param
{
  const char *name;		/* "base_frame", "frames.base" */
  const char *value;		/* as text; null: not known */
  const char *command;		/* it is what this command prints (xacro and its
				   arguments); packages that are not in the
				   workspace stay "$(find x)" in it */
  const char *file;		/* it is the content of this file */
  enum frame_param_type type;
  struct frame_where where;
};

struct frame_robot_remap
{
  const char *from;		/* null if not known: it may be any name */
  const char *to;		/* null if not known, or not whether at all */
  struct frame_where where;
};

struct frame_robot_node
{
  enum frame_ros ros;
  const char *pkg;
  const char *exec;		/* null for a component */
  const char *plugin;		/* class of a component, or null */
  const char *name;		/* null if the executable decides */
  const char *ns;		/* "/", "/robot1"; null if not known */
  /* The command line without ROS arguments.  A null word is not known.  */
  unsigned n_args;
  const char **args;
  struct frame_where *arg_where; /* of each word */
  const char **arg_names;	/* the launch argument that is the whole word, or
				   null */
  bool args_known;		/* their number is */
  unsigned n_params;		/* private ones; see frame_robot_param */
  struct frame_robot_param *params;
  unsigned n_remaps;
  struct frame_robot_remap *remaps;
  bool uncertain;		/* whether it is started is not known */
  bool params_unknown;		/* it has more parameters than PARAMS says */
  struct frame_where where;
  const struct frame_robot *robot;
};

/* A boolean argument of the top-level file.  */
struct frame_robot_switch
{
  const char *arg;
  bool value;			/* its default */
};

struct frame_robot
{
  const struct frame_launch_file *top;
  const struct frame_mined *mined;	/* what names fix, or null */
  unsigned n_nodes;
  struct frame_robot_node *nodes;
  unsigned n_switches;
  struct frame_robot_switch *switches;
  /* ROS 1: all parameters by their full names ("/robot1/amcl/base_frame_id"),
     in the order of these.  */
  unsigned n_params;
  struct frame_robot_param *params;
  bool params_unknown;		/* there are more than PARAMS says */
  unsigned n_not_read;		/* actions that may start more nodes */
  struct frame_where *not_read;
  /* Files that were included, TOP first.  */
  unsigned n_files;
  const struct frame_launch_file **files;
};

/* An argument given from outside: NAME := VALUE.  */
struct frame_robot_arg
{
  const char *name;
  const char *value;
};

/* What TOP starts with the N arguments ARGS, the others at their defaults.
   Includes are read through FILES and found through PACKAGES.  Mistakes go to
   the findings of FILES.  ARENA holds the result.  */
extern struct frame_robot *
frame_robot_launch (struct frame_arena *arena,
		    struct frame_launch_files *files,
		    struct frame_packages *packages,
		    const struct frame_launch_file *top,
		    const struct frame_robot_arg *args, unsigned n);

/* NODE's parameter NAME, or null; what its command line says beats the
   file.  In ROS 1 a name that is not private is looked for in the node's
   namespace and those around it, as searchParam does (tf_prefix,
   robot_description).  */
extern const struct frame_robot_param *
frame_robot_param (const struct frame_robot_node *node, const char *name);

/* True if PARAM, whose value is known, is a string.  */
extern bool frame_robot_string_p (const struct frame_robot_param *param);

/* Print ROBOT: a line a node, below it its words, parameters and remaps.  */
extern void frame_robot_print (const struct frame_robot *robot,
			       struct frame_buffer *out);

/* static-publisher.c: if NODE is a static_transform_publisher of some version
   (or tf2_ros::StaticTransformBroadcasterNode), check its arguments
   (-Wframe-launch-args) and write the transform that it sends to BLOCK of
   BUILDER, a function under construction in the unit of NODE's place, as frame
   IR.  Returns false if NODE is none.  */
extern bool
frame_static_publisher (const struct frame_robot_node *node,
			struct frame_findings *findings,
			struct frame_builder *builder, unsigned block);

/* The same for all nodes of ROBOT: a function of its own for each static
   publisher.  */
extern void frame_robot_lower (const struct frame_robot *robot,
			       struct frame_findings *findings);

/* Parameters of a YAML text (param-yaml.c).  Nested maps become "a.b" (ROS 2)
   or "a/b" (ROS 1).  For ROS 2 NODE selects "node:", "/ns/node:", the
   wildcards, and their "ros__parameters".  ROS 1 text that is no map is one
   parameter called "".  Problems become -Wframe-launch findings in UNIT.  */
typedef void (*frame_param_fn) (void *data,
				const struct frame_robot_param *param);
extern void
frame_params_read (struct frame_unit *unit, enum frame_ros ros,
		   const char *file, const char *text, size_t length,
		   const char *ns, const char *node,
		   struct frame_findings *findings, frame_param_fn fn,
		   void *data);

#endif
