/* The inference: running a program on abstract values.

   Functions are evaluated from the entries down, on the actual objects of
   each call; what a call did is remembered by function and input, so equal
   calls cost once.  Inside a function, blocks are visited to a fixed point
   (infer-flow.c), statement by statement (infer-data.c,
   infer-transform.c); a call copies the objects handed over into the
   callee and what became of them back (infer-call.c).  What outlives a
   function -- fields of the user's classes, globals -- is one join of all
   writes in the program (infer-store.c).  The whole is repeated until that
   is stable; what the checks say in the last round is the result
   (analysis.c).

   This header is for the files of the inference and the checks.  */

#ifndef FRAME_INFER_H
#define FRAME_INFER_H

#include "analysis.h"
#include "frame-text.h"
#include "qos.h"
#include "state.h"
#include "tf-tree.h"

/* Roots of a function beside its own: objects of the caller that it reaches
   through pointers, and objects that several pointers share.  */
#define FRAME_EXTRA_ROOTS 16
#define FRAME_HEAP_ROOTS 16
/* Longest path that a place may have.  */
#define FRAME_MAX_STEPS 32
/* Calls nested deeper than this are unknown.  */
#define FRAME_MAX_CALLS 40

/* A place where a function is handed to code that calls it later.  */
struct frame_bind_site
{
  const struct frame_info *info;
  unsigned block;
  enum frame_setting setting;
};

/* What is known of a function before any evaluation.  */
struct frame_info
{
  const struct frame_function *fn;
  /* Bases of places in it, numbered; SLOTS is a hash table of them.  */
  unsigned n_roots;
  struct frame_place *roots;
  /* By root: the name by which the program knows it, if it is a global.  */
  const char **globals;
  unsigned n_slots;
  unsigned *slots;
  /* Reachable blocks in reverse post-order, and the position of each block
     in it (UINT32_MAX: not reachable).  */
  unsigned n_order;
  unsigned *order;
  unsigned *position;
  bool loops;
  unsigned n_stmts;
  /* Immediate postdominator by block, made when needed; -1: the exit.  */
  int *postdominator;
  bool called;			/* by some function of the program */
  /* Where the program hands it to a library to be called, in this round, and
     the weakest setting that this depended on in the last one.  */
  unsigned n_sites, sites_capacity;
  struct frame_bind_site *sites;
  enum frame_setting setting;
  /* What it leaves to its callers where lookups fail (failed-call.c).  */
  bool failures_known;
  struct frame_failure *failures;
  unsigned active;		/* evaluations under way */
  bool gave_up;
  unsigned n_contexts;
  struct frame_context *contexts;
};

/* Something that a function does in one context: a transform sent, or a call
   through which one may be sent.  */
struct frame_event
{
  unsigned block;
  int edge;			/* index, or -1 for a call */
  struct frame_context *callee;
};

/* One evaluation of a function: its input and what came of it.  */
struct frame_context
{
  struct frame_info *info;
  struct frame_context *next;
  unsigned n_in;		/* parameters, then extra roots */
  const struct frame_node **in;
  enum frame_setting setting;	/* that the call depends on */
  bool generic;			/* stands for all calls beyond the limit */
  bool evaluated;
  bool reported;
  bool returns;
  const struct frame_node **out;
  /* The same where the result is false, where it is true, and where nobody
     knows.  */
  const struct frame_node **out_on[2];
  const struct frame_node **out_open;
  bool may_be[2];
  const struct frame_node *result;
  unsigned n_events, events_capacity;
  struct frame_event *events;
  /* For infer-edges.c.  */
  struct frame_context_link *callers;
  bool is_root;
  unsigned query, leads;
  int both;
};

/* The objects that a place may stand for.  */
struct frame_targets
{
  bool other;			/* or something unknown */
  unsigned n;
  struct
  {
    unsigned root;
    unsigned n_path;
    const char *path[FRAME_MAX_STEPS];
  } t[FRAME_MAX_TARGETS];
};

/* Fields that a function gives objects of its own to.  */
#define FRAME_MAX_KEPT 8

struct frame_kept
{
  const char *name;
  bool stored;
};

/* The ways by which control came to a block: each has a bit, in the order in
   which they were found.  A way is the block that it came from and the truth
   values that were known then, as a hash; those beyond the last are one.  */
#define FRAME_MAX_WAYS 31

struct frame_ways
{
  unsigned n;
  uint32_t keys[FRAME_MAX_WAYS];
};

/* A function being evaluated.  */
struct frame_activation
{
  struct frame_analysis *an;
  struct frame_info *info;
  struct frame_context *context;
  struct frame_activation *caller;
  unsigned depth;
  bool reporting;		/* this is the pass that checks look at */
  /* The state: one object a root.  */
  unsigned n_roots;
  const struct frame_node **roots;
  /* States in which blocks begin, by block.  */
  const struct frame_node ***in;
  bool *dirty;
  unsigned char *settings;	/* by block: enum frame_setting */
  struct frame_ways *ways;	/* by block */
  unsigned n_heap;
  unsigned heap_sites[FRAME_HEAP_ROOTS];
  bool settled;			/* its blocks are visited for the last time */
  unsigned n_kept;		/* for infer-kept.c */
  struct frame_kept kept[FRAME_MAX_KEPT];
  unsigned block;
  const struct frame_stmt *stmt;
  const char *rule;		/* of STMT, for the dump */
  bool dead;			/* control does not go on from here */
};

/* A message whose header and data disagree, until the tree is known.  */
struct frame_label
{
  struct frame_where where;
  enum frame_certainty certainty;
  bool origin;			/* it is where the frame ID begins in DATA */
  struct frame_alt data;	/* the frame that the data is in */
  struct frame_alt id;		/* what the header says */
};

/* A transform that is sent, whose product knows what it is between, until all
   lookups are known.  */
struct frame_sent
{
  struct frame_where where;
  struct frame_alt parent, child; /* as it is sent */
  bool has_to, has_from;
  struct frame_alt to, from;	/* it takes data from FROM to TO */
};

/* An id that reaches ROS.  */
struct frame_id_use
{
  struct frame_where where;
  struct frame_alt alt;
  const char *text;		/* interned, without a leading slash; or null */
};

struct frame_function_entry;
struct frame_field;
struct frame_type_entry;
struct frame_edge_entry;
struct frame_context_link;
struct frame_literal;
struct frame_parameter;

struct frame_analysis
{
  const struct frame_program *program;
  struct frame_analysis_options options;
  struct frame_arena *arena;	/* of what is known before any round */
  struct frame_arena *round;	/* of the round under way; WORLD's too */
  struct frame_world world;
  unsigned n_infos;
  struct frame_info *infos;
  struct frame_function_entry *functions;	/* by symbol */
  struct frame_field *fields;	/* by component */
  struct frame_type_entry *types;	/* by unit and name */
  struct frame_literal *literals; /* by operand */
  struct frame_parameter *parameters;	/* that are declared, by name */
  bool fields_read;
  bool fields_changed;
  bool has_main;
  bool unused;			/* the entry under evaluation is */
  bool distrust_changing;	/* those that still change are unknown */
  bool distrust_fields;		/* all of them are */
  uint64_t work, work_limit;
  unsigned n_contexts;		/* of all functions */
  unsigned failures_depth;	/* functions under way in failed-call.c */
  unsigned n_probes;		/* calls that were followed there */
  bool calls_merged;		/* there were too many of them */
  /* Of the round under way.  */
  struct frame_findings *findings;
  struct frame_buffer dump;
  unsigned n_lookups, lookups_capacity;
  struct frame_tree_lookup *lookups;
  unsigned n_uses, uses_capacity;
  struct frame_tree_use *uses;
  unsigned n_endpoints, endpoints_capacity;
  struct frame_endpoint *endpoints;
  enum frame_own_names own_names;
  const struct frame_node *any_element;	/* of the container that is sent */
  unsigned n_labels, labels_capacity;
  struct frame_label *labels;
  unsigned n_sent, sent_capacity;
  struct frame_sent *sent;
  unsigned n_ids, ids_capacity;
  struct frame_id_use *ids;
  unsigned unknown_edges;	/* sent between frames not known */
  /* Transforms sent, for the mined rules.  */
  unsigned n_observed, observed_capacity;
  struct frame_observed *observed;
  unsigned n_edges, edges_capacity;
  struct frame_tree_edge *edges;
  struct frame_edge_entry *edge_table;
  struct frame_context_link **senders; /* by edge, once asked for */
  unsigned n_roots, roots_capacity;
  struct frame_context **roots;	/* contexts of the entries */
  unsigned n_queries;
  uint64_t query_work;
  struct frame_tree *tree;
  unsigned char *exclusive;	/* a bit for each pair of edges, if there will be
				   a summary */
  struct frame_edge *public_edges;
};

/* infer-prepare.c */
extern void frame_prepare_program (struct frame_analysis *an);
extern void frame_release_program (struct frame_analysis *an);
/* The function called SYMBOL, seen from UNIT; null if it has no body
   here.  */
extern struct frame_info *frame_find_function (struct frame_analysis *an,
					       const struct frame_unit *unit,
					       const char *symbol);
extern const struct frame_type *frame_find_type (struct frame_analysis *an,
						 const struct frame_unit *unit,
						 const char *name);
/* The root that PLACE begins at.  */
extern unsigned frame_root_of (const struct frame_info *info,
			       const struct frame_place *place);
/* The block where all ways from BLOCK meet again; -1 if at the exit.  */
extern int frame_postdominator (struct frame_analysis *an,
				struct frame_info *info, unsigned block);
/* True if no path through the function, loops unrolled once, goes through
   both blocks A and B.  */
extern bool frame_exclusive_blocks_p (const struct frame_info *info,
				      unsigned a, unsigned b);

/* infer-parameters.c */
extern void frame_collect_parameters (struct frame_analysis *an);
extern void frame_release_parameters (struct frame_analysis *an);
extern void frame_parameter_test (struct frame_analysis *an, const char *name);
extern bool frame_parameter_tested_p (struct frame_analysis *an,
				      const char *name);
/* The string that the parameter NAME is declared with, the same wherever it
   is; *WHERE is set to one such place.  Null if there is none.  */
extern const char *
frame_declared_default (struct frame_analysis *an, const char *name,
			struct frame_where *where);
/* True if the program asks whether the parameter NAME is set.  */
extern bool frame_parameter_asked_p (struct frame_analysis *an,
				     const char *name);
extern void frame_do_param (struct frame_activation *a,
			    const struct frame_stmt *stmt);

/* infer-store.c */
/* True if NAME, of a global, is one unit's own.  */
extern bool frame_internal_name_p (const char *name);
extern void frame_store_write (struct frame_analysis *an, const char *name,
			       const char *const *path, unsigned n_path,
			       const struct frame_node *node);
/* The user declares field NAME to be in FRAME.  */
extern void frame_store_declare (struct frame_analysis *an, const char *name,
				 const struct frame_value *frame);
/* True if something in the program writes field NAME.  */
extern bool frame_store_written_p (struct frame_analysis *an,
				   const char *name);
/* The program tests field NAME for "" and so handles it.  */
extern void frame_store_tested (struct frame_analysis *an, const char *name);
/* NODE without what holds in the writing function only.  */
extern const struct frame_node *
frame_outside (struct frame_analysis *an, const struct frame_node *node);
extern const struct frame_node *
frame_store_read (void *analysis, const struct frame_rest *rest);
/* Move what is kept to the arena of a new round.  */
extern void frame_store_move (struct frame_analysis *an);
/* Say in the dump which fields did not become stable.  */
extern void frame_store_note_limits (struct frame_analysis *an);
extern void frame_store_free (struct frame_analysis *an);

/* infer-kept.c: the field NAME gets the pointer NODE.  True if what it points to
   is to be stored when the function returns.  */
extern bool frame_keep_pointee (struct frame_activation *a, const char *name,
				const struct frame_node *node);
/* The function returns in the state A->roots: store what was kept back.  */
extern void frame_store_kept (struct frame_activation *a);
/* It is over: what was never stored is unknown.  */
extern void frame_forget_kept (struct frame_activation *a);

/* infer-callbacks.c: the callbacks of the program run here.  */
extern void frame_run_callbacks (struct frame_activation *a);

/* infer-place.c */
extern struct frame_where frame_where_of (const struct frame_activation *a,
					  const struct frame_stmt *stmt);
extern void frame_resolve (struct frame_activation *a,
			   const struct frame_place *place,
			   struct frame_targets *targets);
extern void frame_targets_of_address (const struct frame_address *address,
				      struct frame_targets *targets);
/* Target I of TARGETS, to keep.  */
extern struct frame_target frame_kept_target (struct frame_activation *a,
					      const struct frame_targets *,
					      unsigned i);
extern const struct frame_node *
frame_read_targets (struct frame_activation *a,
		    const struct frame_targets *targets);
extern void frame_write_targets (struct frame_activation *a,
				 const struct frame_targets *targets,
				 const struct frame_node *node);
extern const struct frame_node *frame_read (struct frame_activation *a,
					    const struct frame_place *place);
extern void frame_write (struct frame_activation *a,
			 const struct frame_place *place,
			 const struct frame_node *node);
/* What operand OP holds; an address gives its object.  Null for NONE.  */
extern const struct frame_node *
frame_operand_node (struct frame_activation *a,
		    const struct frame_operand *op);
/* What is kept for the literal OP, or null; keep NODE for it.  */
extern const struct frame_node *
frame_find_literal (struct frame_analysis *an, const struct frame_operand *op);
extern const struct frame_node *
frame_keep_literal (struct frame_analysis *an, const struct frame_operand *op,
		    const struct frame_node *node);
extern void frame_release_literals (struct frame_analysis *an);
/* The same with pointers followed: the object itself, where it is a field that
   nobody knows with the name of the field.  Never null.  */
extern const struct frame_node *
frame_operand_named (struct frame_activation *a,
		     const struct frame_operand *op);
/* The same, with what is known of the field.  */
extern const struct frame_node *
frame_operand_object (struct frame_activation *a,
		      const struct frame_operand *op);
/* Operand I of STMT as a string; "unknown" where there is none.  */
extern const struct frame_value *
frame_operand_string (struct frame_activation *a,
		      const struct frame_stmt *stmt, unsigned i);
extern const struct frame_node *
frame_argument (struct frame_activation *a, const struct frame_stmt *stmt,
		unsigned i);
/* Write to the destination of STMT, if it has one.  */
extern void frame_result (struct frame_activation *a,
			  const struct frame_stmt *stmt,
			  const struct frame_node *node);
/* Forget what NODE points to: unknown code has it.  */
extern void frame_clobber_pointees (struct frame_activation *a,
				    const struct frame_node *node,
				    unsigned depth);
extern void frame_clobber_operand (struct frame_activation *a,
				   const struct frame_operand *op);

/* The strings at header.frame_id and child_frame_id of NODE.  */
extern const struct frame_value *
frame_parent_id (struct frame_analysis *an, const struct frame_node *node);
extern const struct frame_value *
frame_child_id (struct frame_analysis *an, const struct frame_node *node);
/* The transform part of the stamped transform NODE.  */
extern const struct frame_node *
frame_transform_of (struct frame_analysis *an, const struct frame_node *node);

/* Call FN for every message in NODE, itself or the elements of a
   container.  */
typedef void (*frame_message_fn) (struct frame_activation *a,
				  const struct frame_stmt *stmt,
				  const struct frame_node *message);
extern void frame_each_message (struct frame_activation *a,
				const struct frame_stmt *stmt,
				const struct frame_node *node,
				frame_message_fn fn);

/* infer-data.c, infer-transform.c: what each operation does.  Null: nothing
   but an unknown result.  */
typedef void (*frame_transfer_fn) (struct frame_activation *a,
				   const struct frame_stmt *stmt);
extern frame_transfer_fn frame_data_transfer (enum frame_op op);
extern frame_transfer_fn frame_transform_transfer (enum frame_op op);
/* infer-annotate.c */
extern frame_transfer_fn frame_annotation_transfer (enum frame_op op);

/* infer-call.c */
extern void frame_do_call (struct frame_activation *a,
			   const struct frame_stmt *stmt);
extern void frame_do_bind (struct frame_activation *a,
			   const struct frame_stmt *stmt);
/* Evaluate INFO with the N_IN objects IN; null if that is not to be.  */
extern struct frame_context *
frame_evaluate (struct frame_analysis *an, struct frame_info *info,
		const struct frame_node *const *in, unsigned n_in,
		enum frame_setting setting, bool reporting,
		struct frame_activation *caller);
/* Evaluate INFO as an entry: nobody knows with what.  */
extern void frame_evaluate_entry (struct frame_analysis *an,
				  struct frame_info *info);
/* Keep the context C of an entry of the program.  */
extern void frame_add_root (struct frame_analysis *an,
			    struct frame_context *c);
/* The setting that the block under evaluation depends on.  */
extern enum frame_setting
frame_setting_of (const struct frame_activation *a);
extern void frame_add_event (struct frame_activation *a, int edge,
			     struct frame_context *callee);

/* infer-virtual.c: the method that the virtual call STMT runs, if the class of
   its object is known; else null.  */
extern struct frame_info *frame_find_method (struct frame_activation *a,
					     const struct frame_stmt *stmt);

/* infer-origins.c: OUT, which an evaluation made of OLD_IN, for a call with
   IN, which is equal but for where it was made.  */
extern const struct frame_node *
frame_node_from_here (struct frame_world *world, const struct frame_node *out,
		      const struct frame_node *old_in,
		      const struct frame_node *in);

/* infer-flow.c: run the body of A->info on the roots in A->roots; fill
   A->context.  */
extern void frame_run_body (struct frame_activation *a);

/* check-registry.c: let the checks look at STMT, in the state before it.  */
extern void frame_check_stmt (struct frame_activation *a,
			      const struct frame_stmt *stmt);

/* infer-dump.c */
extern void frame_dump_start (struct frame_activation *a);
/* The rule of the paper's Table 1 that types STMT, before it runs.  */
extern const char *frame_dump_rule (struct frame_activation *a,
				    const struct frame_stmt *stmt);
extern void frame_dump_stmt (struct frame_activation *a,
			     const struct frame_stmt *stmt);

#endif
