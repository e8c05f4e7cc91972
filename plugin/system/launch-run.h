/* Evaluation of launch files: what its parts share.  launch-value.c evaluates
   templates, launch-params.c parameters, launch-run.c actions.  */

#ifndef FRAME_LAUNCH_RUN_H
#define FRAME_LAUNCH_RUN_H

#include "packages.h"
#include "robot.h"

/* An argument or launch configuration.  Lists of these only grow at their
   heads, so that a scope is left by forgetting its head.  */
struct frame_binding
{
  const char *name;		/* interned in the arena of the files */
  const char *value;		/* null: not known */
  const struct frame_binding *next;
};

struct frame_remap_list
{
  struct frame_robot_remap remap;
  const struct frame_remap_list *next;
};

/* Parameters that each node in a scope gets: set_parameter of ROS 2, "~x"
   outside of nodes in ROS 1.  */
struct frame_param_list
{
  const struct frame_action *action;
  struct frame_robot_param param;
  const struct frame_param_list *next;
};

/* What an action sees of what stands before it.  */
struct frame_scope
{
  const struct frame_binding *args;
  const char *ns;		/* null: not known */
  const struct frame_remap_list *remaps;
  const struct frame_param_list *params;
  bool uncertain;		/* whether what stands here happens */
};

/* A name declared by an arg of the file that is run; or, if MISSED, used there
   without being set, which has been complained of.  */
struct frame_declared
{
  const char *name;
  bool missed;
  struct frame_loc loc;
  const struct frame_declared *next;
};

/* One file being run.  */
struct frame_file_run
{
  const struct frame_launch_file *file;
  const struct frame_file_run *includer;
  struct frame_loc included;	/* in the file of INCLUDER */
  bool pass_all_args;
  /* ROS 1: names that the includer gives.  */
  const struct frame_binding *passed;
  const struct frame_declared *declared;
};

struct frame_run
{
  struct frame_arena *arena;	/* of the result */
  struct frame_launch_files *files;
  struct frame_packages *packages;
  struct frame_findings *findings;
  struct frame_robot *robot;
  struct frame_file_run *now;
  unsigned depth;
  unsigned n_includes;
  bool gaps;			/* something before was not read: it may have set
				   configurations */
};

/* Of launch-value.c.  */

/* True if the command line can set arguments of the file that FILE is a run
   of.  In ROS 2 it sets them everywhere.  */
extern bool frame_run_command_line_p (const struct frame_file_run *file);

/* NAME among BINDINGS, or null.  */
extern const struct frame_binding *
frame_binding_find (const struct frame_binding *bindings, const char *name);
/* The text of TEMPLATE (null counts as unknown), or null if it is not known.  */
extern const char *
frame_run_value (struct frame_run *run, const struct frame_scope *scope,
		 const struct frame_template *template);
/* The same, but packages that nobody knows stay "$(find x)".  */
extern const char *
frame_run_command (struct frame_run *run, const struct frame_scope *scope,
		   const struct frame_template *template);
/* 1 or 0 as TEXT is a true or false word of launch files, else -1.  */
extern int frame_run_truth (const char *text);
/* Whether ACTION happens: 1, 0, or -1 if that is not known.  */
extern int frame_run_condition (struct frame_run *run,
				const struct frame_scope *scope,
				const struct frame_action *action);
/* The words of ACTION's command line, into NODE.  */
extern void frame_run_words (struct frame_run *run,
			     const struct frame_scope *scope,
			     const struct frame_action *action,
			     struct frame_robot_node *node);
/* NS with NAME behind it, or NAME if that is absolute; null if either is.  */
extern const char *frame_run_join (struct frame_arena *arena, const char *ns,
				   const char *name);
/* A finding of -Wframe-launch in the file that is run.  On some path only if
   SCOPE is uncertain.  */
extern struct frame_finding *
frame_run_complain (struct frame_run *run, const struct frame_scope *scope,
		    struct frame_loc loc, const char *format, ...)
  __attribute__ ((format (printf, 4, 5)));
extern struct frame_where frame_run_where (const struct frame_run *run,
					   struct frame_loc loc);

/* Of launch-run.c.  */

/* The file that NAME, the value of TEMPLATE, means; null if there is none, which
   is complained of where it is certain.  */
extern const char *
frame_run_find_file (struct frame_run *run, const struct frame_scope *scope,
		     const struct frame_template *template, const char *name);

/* Of launch-params.c.  */

/* The parameter, file or text ACTION belongs to NODE, or, if that is null, to
   the scope.  */
extern void frame_run_param (struct frame_run *run, struct frame_scope *scope,
			     const struct frame_action *action,
			     struct frame_robot_node *node, bool uncertain);
/* NODE gets what the SCOPE has for all nodes.  */
extern void frame_run_scope_params (struct frame_run *run,
				    const struct frame_scope *scope,
				    struct frame_robot_node *node);
/* NODE's parameter NAME is VALUE.  */
extern void frame_run_set (struct frame_run *run, struct frame_robot_node *node,
			   const char *name, const char *value,
			   struct frame_where where);
/* All are there: sort those of the robot.  */
extern void frame_run_sort_params (struct frame_run *run);

#endif
