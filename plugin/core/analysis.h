/* The analysis as a whole: inference over frame IR (rules R1-R16), the TF
   tree, the checks.  The same call serves one translation unit in cc1plus,
   a program in lto1, and a robot in gcc-frame.  */

#ifndef FRAME_ANALYSIS_H
#define FRAME_ANALYSIS_H

#include "finding.h"
#include "frame-ir.h"
#include "mined.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A parameter that whoever starts the program sets.  */
struct frame_given
{
  const char *name;		/* as the program asks for it, without "~" */
  const char *text;		/* null: set to something not known */
  struct frame_where where;
};

struct frame_analysis_options
{
  /* The units are a whole program: a field that nothing in it writes is
     unset, a function without a body is library code.  Otherwise, or if the
     program is incomplete, other units may write fields of classes declared
     in headers.  */
  bool closed;
  /* The program is all that publishes transforms: a robot, as gcc-frame check
     sees it.  */
  bool whole_system;
  /* The parameters that are set, if that is known (GIVEN_KNOWN): all others
     keep their defaults.  */
  bool given_known;
  unsigned n_given;
  const struct frame_given *given;
  /* A summary (summary.h) will be made.  */
  bool summary;
  /* Mined rules for -Wframe-null-displacement and its like, or null.  */
  const struct frame_mined *mined;
  /* Called for each transform that is sent, at the end, if not null.  */
  frame_observe_fn observe;
  void *observe_data;
  /* Print values and types of each statement (the paper's Table 2) here, if
     not null.  DUMP_TREE likewise for the tree.  */
  struct frame_buffer *dump_types;
  struct frame_buffer *dump_tree;
};

/* One published edge of the TF tree, with where it is published.  */
struct frame_edge
{
  const char *parent;
  const char *child;
  bool is_static;
  bool from_default;		/* an id is the default of a parameter */
  struct frame_where where;
  const char *publisher;	/* the function, or null */
  const char *node;		/* the node, if a robot is looked at, or null */
};

struct frame_tree;
struct frame_analysis;

/* Analyse PROGRAM, adding findings.  The result holds the tree; free it with
   frame_analysis_free (findings stay good as long as their arena).  */
extern struct frame_analysis *
frame_analyse (const struct frame_program *program,
	       const struct frame_analysis_options *options,
	       struct frame_findings *findings);
extern void frame_analysis_free (struct frame_analysis *analysis);

/* The published edges, in the order of units and sites.  */
extern unsigned frame_analysis_edges (const struct frame_analysis *analysis,
				      const struct frame_edge **edges);
/* Print the tree as text, indented two columns a level, each edge with its
   publisher and place.  */
extern void frame_analysis_print_tree (const struct frame_analysis *analysis,
				       struct frame_buffer *out);

#ifdef __cplusplus
}
#endif
#endif
