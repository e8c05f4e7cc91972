/* What tree, lookup and frames show: each subsystem with its default
   arguments, or a program by itself.  */

#ifndef FRAME_ROBOTS_H
#define FRAME_ROBOTS_H

#include "workspace.h"

/* A transform that is there only if an argument is not at its default.  */
struct frame_shown_extra
{
  const char *condition;	/* "slam:=true" */
  const struct frame_tree_edge *edge;
};

/* A tree to show, whatever it is of.  */
struct frame_shown
{
  const char *title;		/* launch file or program, and the name of /tf */
  const struct frame_tree *tree;
  unsigned n_edges;
  const struct frame_tree_edge *edges;
  unsigned n_lookups;
  const struct frame_tree_lookup *lookups;
  unsigned n_uses;
  const struct frame_tree_use *uses;
  unsigned n_extra;
  const struct frame_shown_extra *extra;
  const char *open;		/* who may publish more, or null */
};

typedef void (*frame_shown_fn) (void *data, const struct frame_shown *shown);

/* Call FN for each tree of WORKSPACE.  Returns how many there are.  */
extern unsigned frame_workspace_show (struct frame_workspace *workspace,
				      frame_shown_fn fn, void *data);
/* "FILE:LINE" of WHERE in ARENA; "" if it is nowhere.  */
extern const char *frame_place_text (struct frame_arena *arena,
				     struct frame_where where);
/* True if EDGE is not certain to be published.  */
extern bool frame_shown_maybe_p (const struct frame_tree_edge *edge);

#endif
