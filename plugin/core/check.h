/* The checks: what each family looks at, and what they share in wording.

   A check sees every statement of every evaluated function in the state
   before it runs (STMT), and once the tree of the program as a whole (TREE),
   which may also be that of all nodes of a robot.  Unknown values never make it speak.  One file a family;
   check-registry.c has the order.  */

#ifndef FRAME_CHECK_H
#define FRAME_CHECK_H

#include "infer.h"

struct frame_check
{
  const char *family;
  void (*stmt) (struct frame_activation *a, const struct frame_stmt *stmt);
  void (*tree) (struct frame_tree_view *view);
};

/* check-headers.c */
extern void frame_check_missing_id (struct frame_activation *a,
				    const struct frame_stmt *stmt);
extern void frame_check_leading_slash (struct frame_activation *a,
				       const struct frame_stmt *stmt);
extern void frame_check_self_transform (struct frame_activation *a,
					const struct frame_stmt *stmt);
/* check-lost.c */
extern void frame_check_lost_header (struct frame_activation *a,
				     const struct frame_stmt *stmt);
/* True if it was reported that an id is overwritten with one that was left
   empty at WHERE.  */
extern bool frame_lost_at_p (struct frame_analysis *an,
			     struct frame_where where);
/* check-swap.c */
extern void frame_check_swap (struct frame_activation *a,
			      const struct frame_stmt *stmt);
/* True if some coordinate of the point or vector NODE was copied from another
   one, or with its sign turned round.  */
extern bool frame_turned_by_hand_p (struct frame_world *world,
				    const struct frame_node *node);
/* check-labels.c: note the messages that STMT publishes; then the tree
   decides.  */
extern void frame_check_wrong_id (struct frame_activation *a,
				  const struct frame_stmt *stmt);
extern void frame_check_labels (struct frame_analysis *an);
/* check-sent.c: note the transforms that STMT sends; then the lookups
   decide.  */
extern void frame_check_sent (struct frame_activation *a,
			      const struct frame_stmt *stmt);
extern void frame_check_sent_labels (struct frame_analysis *an);
/* check-ignored.c */
extern void frame_check_ignored (struct frame_analysis *an);
/* check-names.c: note the ids of STMT; then they are compared.  */
extern void frame_check_name (struct frame_activation *a,
			      const struct frame_stmt *stmt);
extern void frame_check_names (struct frame_analysis *an);
/* check-rotation.c */
extern void frame_check_handedness (struct frame_activation *a,
				    const struct frame_stmt *stmt);
extern void frame_check_orientation (struct frame_activation *a,
				     const struct frame_stmt *stmt);
/* check-quaternion.c */
extern void frame_check_quaternion (struct frame_activation *a,
				    const struct frame_stmt *stmt);
/* check-angles.c */
extern void frame_check_angles (struct frame_activation *a,
				const struct frame_stmt *stmt);
/* check-ned.c, check-permuted.c, check-covariance.c */
extern void frame_check_ned (struct frame_activation *a,
			     const struct frame_stmt *stmt);
extern void frame_check_permuted (struct frame_activation *a,
				  const struct frame_stmt *stmt);
extern void frame_check_covariance (struct frame_activation *a,
				    const struct frame_stmt *stmt);
/* check-mismatch.c */
extern void frame_check_mismatch (struct frame_activation *a,
				  const struct frame_stmt *stmt);
/* check-unchecked.c */
extern void frame_check_unchecked (struct frame_activation *a,
				   const struct frame_stmt *stmt);
/* check-time.c */
extern void frame_check_time (struct frame_activation *a,
			      const struct frame_stmt *stmt);
/* check-partial.c */
extern void frame_check_partial (struct frame_activation *a,
				 const struct frame_stmt *stmt);
/* check-twist.c */
extern void frame_check_twist (struct frame_activation *a,
			       const struct frame_stmt *stmt);
/* check-conventions.c */
extern void frame_check_conventions (struct frame_activation *a,
				     const struct frame_stmt *stmt);
/* check-lookups.c: note the lookup STMT; then the tree decides.  */
extern void frame_collect_lookups (struct frame_activation *a,
				   const struct frame_stmt *stmt);
/* The same for frames in headers of what is published, and for those that
   data is brought into.  */
extern void frame_collect_uses (struct frame_activation *a,
				const struct frame_stmt *stmt);
extern void frame_check_lookups (struct frame_tree_view *view);
extern void frame_check_publishers (struct frame_tree_view *view);
/* check-qos.c: note the publisher or subscription that STMT makes; then they
   are compared.  */
extern void frame_collect_endpoints (struct frame_activation *a,
				     const struct frame_stmt *stmt);
extern void frame_check_qos (struct frame_analysis *an);
/* check-mined.c: note the transform that STMT sends; then the rules are
   applied.  */
extern void frame_collect_mined (struct frame_activation *a,
				 const struct frame_stmt *stmt);
extern void frame_check_mined (struct frame_analysis *an);
extern void frame_check_partners (struct frame_tree_view *view);
/* check-annotate.c */
extern void frame_check_annotations (struct frame_activation *a,
				     const struct frame_stmt *stmt);
/* check-tree.c */
extern void frame_check_cycles (struct frame_tree_view *view);
extern void frame_check_parents (struct frame_tree_view *view);
extern void frame_check_order (struct frame_tree_view *view);
extern void frame_check_odometry_order (struct frame_activation *a,
					const struct frame_stmt *stmt);

/* infer-edges.c: note the transforms that STMT sends.  */
extern void frame_collect_edges (struct frame_activation *a,
				 const struct frame_stmt *stmt);
/* Compare edges, for qsort: by place in the source.  */
extern int frame_compare_edges (const void *a, const void *b);
extern void frame_forget_edges (struct frame_analysis *an);
/* True if no run of the program publishes both edges I and J: they are in
   branches that exclude each other.  */
extern bool frame_exclusive_edges_p (struct frame_analysis *an, unsigned i,
				     unsigned j);

/* What runs after the functions are evaluated.  */
extern void frame_check_program (struct frame_analysis *an);
extern void frame_check_tree (struct frame_tree_view *view);

/* Shared wording.  " (default of parameter 'x')" if ALT's text depends on a
   default, else "".  */
extern const char *frame_default_remark (struct frame_analysis *an,
					 const struct frame_alt *alt);
/* The same for what is not in an analysis; ARENA holds the text.  */
extern const char *frame_alt_remark (struct frame_arena *arena,
				     const struct frame_alt *alt);
/* The function NAME, quoted; "a lambda of 'f'" for what nobody named.  */
extern const char *frame_function_text (struct frame_arena *arena,
					const char *name);
/* ", in 'send()'", ", by node '/odometry'", or "".  */
extern const char *frame_publisher_text (struct frame_arena *arena,
					 const struct frame_edge *edge);
extern bool frame_view_exclusive_p (struct frame_tree_view *view, unsigned i,
				    unsigned j);
/* A note at ALT's place, if it has one other than WHERE.  */
extern void frame_note_origin (struct frame_analysis *an,
			       struct frame_finding *finding,
			       struct frame_where where,
			       const struct frame_alt *alt);
extern bool frame_where_known_p (struct frame_where where);
extern bool frame_where_equal_p (struct frame_where a, struct frame_where b);
/* The frame id that ID certainly is, a constant or the default of parameters,
   as it is written; null if it may be several or none, or is empty.  */
extern const char *frame_certain_id (struct frame_analysis *an,
				     const struct frame_value *id);
/* TEXT, interned, without one leading slash.  */
extern const char *frame_strip_slash (struct frame_analysis *an,
				      const char *text);

#endif
