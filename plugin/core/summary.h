/* What a program does to the tree, kept when its analysis and its facts are
   gone: a robot has many programs.  */

#ifndef FRAME_SUMMARY_H
#define FRAME_SUMMARY_H

#include "qos.h"
#include "tf-tree.h"

struct frame_summary
{
  unsigned n_edges;
  struct frame_tree_edge *edges;
  unsigned n_lookups;
  struct frame_tree_lookup *lookups;
  unsigned n_uses;
  struct frame_tree_use *uses;
  unsigned n_endpoints;
  struct frame_endpoint *endpoints;
  enum frame_own_names own_names;
  unsigned unknown_edges;	/* transforms between frames not known */
  unsigned n_numbers;		/* of edges, when they were met */
  unsigned char *exclusive;	/* a bit a pair of numbers; null: all do */
};

/* The summary of AN, made with options.summary, in the arena of INTO, which
   gets what places point into: units without their functions.  */
extern struct frame_summary *
frame_summary_of (const struct frame_analysis *an, struct frame_program *into);
/* True if no run has both edges A and B of SUMMARY.  */
extern bool frame_summary_exclusive_p (const struct frame_summary *summary,
				       const struct frame_tree_edge *a,
				       const struct frame_tree_edge *b);
/* FINDING, which points into units that will go, into FINDINGS, with units of
   INTO.  Null if it was there.  */
extern struct frame_finding *
frame_finding_keep (struct frame_findings *findings,
		    const struct frame_finding *finding,
		    struct frame_program *into);

/* The units that INTO has copies of are about to go.  */
extern void frame_summary_forget (struct frame_program *into);

#endif
