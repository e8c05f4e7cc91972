/* Objects: the immutable trees that places name.

   A function's state is one tree a root (a local, a parameter ...).  A
   node of a tree may have a value of its own and children; what is not
   spelled out is said by its REST: the object was default-constructed, is
   the argument of a function nobody calls, is a field whose history is
   kept for the whole program, or is unknown.  Copying an object shares a
   pointer; writing copies the path from the root; joining two states skips
   what they share.  That keeps both time and memory near linear in the
   statements.

     %ts  rest: init geometry_msgs::TransformStamped
      +- header
      |   +- frame_id   "odom"
      +- transform
          +- rotation   <x,-z,y>  */

#ifndef FRAME_STATE_H
#define FRAME_STATE_H

#include "value.h"

/* Deeper or larger objects are cut off and become unknown; it bounds what a
   loop such as "list.next = list" can build.  */
#define FRAME_MAX_DEPTH 24
#define FRAME_MAX_SIZE 4096

enum frame_well_known
{
#define FRAME_NAME(ID, TEXT) FRAME_K_##ID,
#include "well-known.def"
#undef FRAME_NAME
  FRAME_N_WELL_KNOWN
};

/* What holds for the parts of an object that its node does not spell
   out.  */
enum frame_rest_kind
{
  FRAME_REST_UNKNOWN,
  FRAME_REST_DEFAULT,		/* default-constructed */
  FRAME_REST_ENTRY,		/* as it was when the function was called */
  FRAME_REST_FIELD		/* what the program writes to field NAME */
};

struct frame_rest
{
  enum frame_rest_kind kind : 8;
  enum frame_api api : 8;	/* DEFAULT */
  bool maybe : 1;		/* DEFAULT: or unknown; UNKNOWN: no write is
				   known yet */
  bool zero : 1;		/* DEFAULT: its numbers are 0 (messages), not
				   whatever was in memory */
  bool inverted : 1;		/* UNKNOWN: came out of inverse () */
  bool is_switch : 1;		/* UNKNOWN: a setting of the program, read from
				   a field or parameter */
  unsigned n_path;		/* ENTRY, FIELD: below it */
  struct frame_guard guard;	/* DEFAULT and maybe: unknown unless control
				   came that way */
  const char *name;		/* DEFAULT: class; ENTRY: identity of the
				   parameter; FIELD: the component */
  const char *owner;		/* FIELD: ":this" if it is one of the object
				   whose method runs, ":" for a global; or
				   null.  A literal.  */
  const char **path;		/* N_PATH components */
  struct frame_where where;	/* DEFAULT: the construction */
  union
  {
    const struct frame_node *node;	/* DEFAULT: of its parts, once made */
    const struct frame_rest_part *parts; /* ENTRY, FIELD: those that were
					    asked for */
  };
  const struct frame_value *symbol; /* ENTRY, FIELD: its identity, once it was
				       asked for */
};

struct frame_node;

struct frame_child
{
  const char *key;
  const struct frame_node *node;
};

struct frame_node
{
  const struct frame_value *value;
  /* The frame that plain data is expressed in (R5): a string, or null.  */
  const struct frame_value *frame;
  const struct frame_rest *rest;
  unsigned size;		/* nodes in the tree, counted without sharing */
  unsigned short depth;
  bool has_address;		/* some value below is an address */
  bool has_default;		/* something below is unset or default */
  bool has_ways;		/* something below depends on the way that
				   control came */
  unsigned n;
  struct frame_child children[];
};

/* Where nodes are made, and how the world outside a function is seen.  */
struct frame_world
{
  struct frame_arena *arena;	/* nodes and values */
  struct frame_arena *strings;	/* interned */
  const char *names[FRAME_N_WELL_KNOWN];
  const struct frame_node *unknown;
  const struct frame_node *unknown_inverted;
  const struct frame_node *unknown_switch;
  const struct frame_node *unwritten;	/* no write is known yet */
  /* The node of the program-wide field that REST names; null if unknown.
     May be null itself.  */
  const struct frame_node *(*field) (void *data,
				     const struct frame_rest *rest);
  void *data;
};

extern void frame_world_init (struct frame_world *world,
			      struct frame_arena *arena,
			      struct frame_arena *strings);

/* Making nodes.  */
extern const struct frame_node *
frame_node_of_value (struct frame_world *world,
		     const struct frame_value *value);
extern const struct frame_node *
frame_node_of_rest (struct frame_world *world, const struct frame_rest *rest);

/* Component tests.  */
extern bool frame_element_key_p (const char *key);
extern bool frame_field_key_p (const char *key);

/* Reading.  The child of NODE named KEY, as far as it is known; never
   null.  */
extern const struct frame_node *
frame_node_child (struct frame_world *world, const struct frame_node *node,
		  const char *key);
extern const struct frame_node *
frame_node_at (struct frame_world *world, const struct frame_node *node,
	       const char *const *path, unsigned n_path);
/* The child that NODE spells out, or null.  */
extern const struct frame_node *
frame_node_own_child (const struct frame_node *node, const char *key);
/* NODE, or what the program as a whole says of it where it is a field that
   the function has not written.  */
extern const struct frame_node *
frame_node_force (struct frame_world *world, const struct frame_node *node);
/* A copy of REST, to be changed.  */
extern struct frame_rest *frame_rest_copy (struct frame_world *world,
					   const struct frame_rest *rest);
/* The name of what REST and the first N_PATH components of its path stand for;
   null if that is not one object.  */
extern const char *frame_rest_identity (struct frame_world *world,
					const struct frame_rest *rest,
					unsigned n_path);
/* NODE seen as a string: a value of that kind, never null.  */
extern const struct frame_value *
frame_node_string (struct frame_world *world, const struct frame_node *node);
/* NODE seen as a number: false if it is not a constant.  */
extern bool frame_node_number (struct frame_world *world,
			       const struct frame_node *node, double *n);
/* True if the components x, y and z of the vector NODE are all 0.  */
extern bool frame_node_zero_vector_p (struct frame_world *world,
				      const struct frame_node *node);
/* NODE seen as a rotation: a value of that kind, never null.  */
extern const struct frame_value *
frame_node_rotation (struct frame_world *world, const struct frame_node *node);
/* True if NODE has parts of a transform rather than of a rotation.  */
extern bool frame_node_transform_p (struct frame_world *world,
				    const struct frame_node *node);
extern bool frame_node_unknown_p (const struct frame_node *node);

/* Writing: NODE with PATH replaced by CHILD.  */
extern const struct frame_node *
frame_node_set (struct frame_world *world, const struct frame_node *node,
		const char *const *path, unsigned n_path,
		const struct frame_node *child);
extern const struct frame_node *
frame_node_set_value (struct frame_world *world, const struct frame_node *node,
		      const struct frame_value *value);
/* NODE, of whose other parts REST holds.  */
extern const struct frame_node *
frame_node_with_rest (struct frame_world *world, const struct frame_node *node,
		      const struct frame_rest *rest);
/* NODE as data expressed in FRAME.  */
extern const struct frame_node *
frame_node_with_frame (struct frame_world *world,
		       const struct frame_node *node,
		       const struct frame_value *frame);
/* NODE without the child KEY.  */
extern const struct frame_node *
frame_node_drop (struct frame_world *world, const struct frame_node *node,
		 const char *key);

/* NODE and all that belongs to it, in the arena of WORLD.  */
extern const struct frame_node *
frame_node_copy (struct frame_world *world, const struct frame_node *node);

/* Joining and comparing.  A null node was never written: it joins to the
   other one.  Returns A itself if A covers B.  */
extern const struct frame_node *
frame_node_join (struct frame_world *world, const struct frame_node *a,
		 const struct frame_node *b, enum frame_join how);
extern bool frame_node_equal_p (const struct frame_node *a,
				const struct frame_node *b);
/* If tests told different things of A and B, which were one thing before, that
   thing; else null.  */
extern const struct frame_node *
frame_node_tested (const struct frame_node *a, const struct frame_node *b);

/* state-ways.c: states A and B meet in front of the block JOIN, to which A came
   by one of the ways A, and B by B.  GUARDED: something in them is there on
   one side only.  */
struct frame_split
{
  const void *join;
  uint32_t a, b;
  bool guarded;
};
/* True if A and B, of one root, are or have truth values by which one can tell
   later where control came from.  */
extern bool frame_ways_apart_p (struct frame_world *world,
				const struct frame_node *a,
				const struct frame_node *b,
				const struct frame_split *split, bool deep);
/* A and B joined, with a note at what is on one side only.  */
extern const struct frame_node *
frame_join_ways (struct frame_world *world, const struct frame_node *a,
		 const struct frame_node *b, struct frame_split *split);
/* NODE without what depends on the blocks from FIRST up to LAST.  */
extern const struct frame_node *
frame_forget_ways (struct frame_world *world, const struct frame_node *node,
		   const void *first, const void *last);
/* NODE without what truth values were before they were tested, and without
   that and all notes: nothing in it belongs to the function that runs.  */
extern const struct frame_node *
frame_forget_tests (struct frame_world *world, const struct frame_node *node);
extern const struct frame_node *
frame_forget_all_ways (struct frame_world *world,
		       const struct frame_node *node);
/* True if NODE, a condition, is a setting of the program.  A parameter
   without a default is known by its name only, as a string.  */
extern bool frame_setting_p (const struct frame_node *node);
/* NODE, if control came to JOIN by one of WAYS.  */
extern const struct frame_node *
frame_take_ways (struct frame_world *world, const struct frame_node *node,
		 const void *join, uint32_t ways);

/* "{header: {frame_id: "odom"}, init T}", for dumps and tests.  */
extern void frame_node_print (const struct frame_node *node,
			      struct frame_buffer *out);

#endif
