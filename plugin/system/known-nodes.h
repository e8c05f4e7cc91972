/* The catalogue of well-known nodes (rules/nodes.yaml) and those that a
   workspace describes in the same form: which transforms they publish and ask
   for, and with which parameters.  docs/nodes.md has the format.  */

#ifndef FRAME_KNOWN_NODES_H
#define FRAME_KNOWN_NODES_H

#include <stdbool.h>
#include "arena.h"
#include "frame-text.h"
#include "qos.h"

struct frame_known_node;
struct frame_known_nodes;

extern struct frame_known_nodes *
frame_known_nodes_new (struct frame_arena *arena);
/* Add what FILE says; it beats what was there.  Mistakes go to REPORT with
   their line and column.  Returns their number.  */
extern unsigned frame_known_nodes_read (struct frame_known_nodes *nodes,
					const char *file,
					frame_problem_fn report, void *data);
/* The same for TEXT.  */
extern unsigned frame_known_nodes_parse (struct frame_known_nodes *nodes,
					 const char *text, size_t length,
					 frame_problem_fn report, void *data);
/* How many names of nodes there are.  */
extern unsigned
frame_known_nodes_count (const struct frame_known_nodes *nodes);
/* What is known of "PACKAGE/EXECUTABLE", or of the class of a component, in
   ROS 1 or 2; null if nothing is.  */
extern const struct frame_known_node *
frame_known_nodes_find (const struct frame_known_nodes *nodes,
			const char *name, int ros);

/* The value that is set for parameter NAME; null if none is.  *UNKNOWN: one
   is set, nobody knows to what.  */
typedef const char *(*frame_known_param_fn) (void *data, const char *name,
					     bool *unknown);

struct frame_known_edge
{
  const char *parent;
  const char *child;
  bool is_static;
  bool maybe;			/* a condition is not known */
};

struct frame_known_lookup
{
  const char *target;
  const char *source;
};

/* A topic that a node publishes or subscribes to, as it names it.  */
struct frame_known_topic
{
  const char *name;
  const char *type;
  bool publishes;
  struct frame_qos qos;
};

/* What a node does, with its parameters put in.  Ids are interned in the
   arena given and have no leading slash.  */
struct frame_known_effects
{
  unsigned n_edges;
  struct frame_known_edge *edges;
  unsigned n_lookups;
  struct frame_known_lookup *lookups;
  unsigned n_stamps;
  const char **stamps;
  unsigned n_defines;
  const char **defines;		/* patterns with "*" */
  unsigned n_topics;
  struct frame_known_topic *topics;
  bool open;			/* it may publish more */
};

extern void frame_known_node_effects (const struct frame_known_node *node,
				      frame_known_param_fn param, void *data,
				      struct frame_arena *arena,
				      struct frame_known_effects *effects);
/* The I-th parameter whose value is a frame as it stands; null behind the last
   one.  */
extern const char *
frame_known_node_frame (const struct frame_known_node *node, unsigned i);

#endif
