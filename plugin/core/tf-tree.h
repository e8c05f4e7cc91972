/* The TF tree of a program: which transforms it publishes, and where.  */

#ifndef FRAME_TF_TREE_H
#define FRAME_TF_TREE_H

#include "analysis.h"
#include "value.h"

/* Whether code runs may depend on a setting of the program: nothing known of
   it, or off unless somebody sets it.  */
enum frame_setting
{
  FRAME_SETTING_NONE,
  FRAME_SETTING_UNKNOWN,
  FRAME_SETTING_OFF
};

/* One published edge, as the inference saw it.  */
struct frame_tree_edge
{
  struct frame_edge edge;	/* ids without a leading slash */
  struct frame_alt parent;	/* as it was written */
  struct frame_alt child;
  bool maybe;			/* on some path, or one of several ids */
  enum frame_setting setting;	/* what its being published depends on */
  bool unused;			/* published by code that nobody calls */
  bool inverted;		/* the transform came out of inverse () */
  const struct frame_value *rotation;
  double translation[3];	/* NAN where it is not constant */
  unsigned number;		/* the order in which it was met */
  const char *sender;		/* the broadcaster object, interned, or null */
  bool latched;			/* in a message that ROS 1 keeps for those who
				   come later */
  struct frame_where call;	/* of the function that publishes it, if one
				   calls it */
};

/* A lookup between two known frames.  */
struct frame_tree_lookup
{
  const char *target;		/* without a leading slash */
  const char *source;
  bool from_default;		/* one is the default of a parameter */
  bool literal;			/* both stand in the code */
  struct frame_where where;
  const char *node;		/* as in frame_edge */
};

/* Data that a program says is in a frame, or wants to have in one.  */
struct frame_tree_use
{
  const char *frame;		/* without a leading slash */
  bool stamped;			/* it is in the header of what is published; else
				   it is transformed to */
  bool from_default;
  bool literal;			/* it stands in the code */
  struct frame_where where;
  const char *node;		/* as in frame_edge */
};

struct frame_tree;

/* What the checks of the tree look at: the edges and lookups of one program,
   or of all nodes of a robot.  */
struct frame_tree_view
{
  struct frame_arena *arena;	/* for texts */
  struct frame_arena *strings;	/* where the ids are interned */
  struct frame_findings *findings;
  const struct frame_tree *tree;
  unsigned n_edges;
  const struct frame_tree_edge *edges;
  unsigned n_lookups;
  const struct frame_tree_lookup *lookups;
  unsigned n_uses;
  const struct frame_tree_use *uses;
  unsigned unknown_edges;	/* transforms between frames not known */
  bool closed;			/* nothing of the program is missing */
  bool whole_system;		/* and nobody else publishes */
  /* Whoever starts the program sets the parameters; the others keep their
     defaults.  */
  bool defaults_hold;
  /* Mined rules for -Wframe-cooccurrence, or null.  */
  const struct frame_mined *mined;
  /* True if no run has both edges I and J.  */
  bool (*exclusive_p) (void *data, unsigned i, unsigned j);
  void *data;
};

/* The tree of the N EDGES, which it refers to.  ARENA holds it.  */
extern struct frame_tree *
frame_tree_new (struct frame_arena *arena,
		const struct frame_tree_edge *edges, unsigned n);

/* Frames by number, in the order of their first appearance.  */
extern unsigned frame_tree_frames (const struct frame_tree *tree);
extern const char *frame_tree_name (const struct frame_tree *tree,
				    unsigned frame);
/* The number of frame NAME, or -1.  */
extern int frame_tree_find (const struct frame_tree *tree, const char *name);
/* The edges that lead to FRAME from its parents; fills EDGES with up to MAX
   indices and returns how many there are.  Edges of one parent follow each
   other.  */
extern unsigned frame_tree_parents (const struct frame_tree *tree,
				    unsigned frame, unsigned *edges,
				    unsigned max);

/* The next edge behind EDGE that joins the same two frames, or -1; the first
   one by index is that of frame_tree_first.  */
extern int frame_tree_next (const struct frame_tree *tree, unsigned edge);
extern unsigned frame_tree_first (const struct frame_tree *tree,
				  unsigned edge);

/* A cycle: N edge indices, each edge's child the next one's parent, the last
   one's the first one's.  */
typedef void (*frame_cycle_fn) (void *data, const unsigned *edges,
				unsigned n);
/* Call FN for each cycle that a walk down the tree closes;
   edges of a frame to itself are no cycle here.  */
extern void frame_tree_cycles (const struct frame_tree *tree,
			       frame_cycle_fn fn, void *data);

/* The edges from ANCESTOR down to FRAME, if it is one, into PATH (at most
   MAX); returns how many, 0 if there is no such path.  */
extern unsigned frame_tree_path (const struct frame_tree *tree,
				 unsigned ancestor, unsigned frame,
				 unsigned *path, unsigned max);

/* Print the tree, two columns a level.  */
extern void frame_tree_print (const struct frame_tree *tree,
			      struct frame_buffer *out);

#endif
