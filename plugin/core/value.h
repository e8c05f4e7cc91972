/* Abstract values: what the inference knows of one string, number,
   rotation, pointer or condition.

   A value is immutable and lives in an arena; "nothing is known" is no
   value at all (a null pointer).  Strings keep up to FRAME_MAX_ALTS
   alternatives, because whether an id is empty on *some* path matters; all
   other values are one thing or unknown.  Every value remembers where it
   was set, for the notes of a finding.  */

#ifndef FRAME_VALUE_H
#define FRAME_VALUE_H

#include "finding.h"
#include "frame-ir.h"
#include "rotation.h"

/* What the names of times read from the clock begin with.  */
#define FRAME_NOW "now "

#define FRAME_MAX_ALTS 4
#define FRAME_MAX_PARTS 8
#define FRAME_MAX_FACTORS 8
#define FRAME_MAX_TARGETS 16

/* One thing that a string may be.  */
enum frame_alt_kind
{
  FRAME_ALT_CONST,		/* TEXT */
  FRAME_ALT_PARAM,		/* the ROS parameter NAME, TEXT by default */
  FRAME_ALT_UNSET,		/* default-constructed and never written */
  FRAME_ALT_SYMBOL,		/* unknown, but the same wherever NAME is the
				   same: "header.frame_id of parameter 'in'",
				   a reading of the clock (FRAME_NOW) */
  FRAME_ALT_CONCAT,		/* PARTS joined */
  FRAME_ALT_DIGITS,		/* a number written out */
  FRAME_ALT_OTHER		/* an unknown part of a concatenation */
};

/* What is there only if control entered the block JOIN by one of WAYS, a set
   of bits; JOIN null: whatever way it came (state-ways.c).  */
struct frame_guard
{
  const void *join;
  uint32_t ways;
};

struct frame_alt
{
  enum frame_alt_kind kind : 8;
  bool found : 1;		/* PARAM: where it is known to be set, so that
				   its default, which TEXT is not, does not
				   matter */
  bool instead : 1;		/* PARAM: TEXT is what the program uses where
				   it found that it is not set */
  unsigned n_parts;
  struct frame_guard guard;
  const char *text;		/* CONST; PARAM: the default or null.
				   Interned.  */
  const char *name;		/* PARAM, SYMBOL: interned */
  const struct frame_alt *parts;
  struct frame_where where;
};

enum frame_value_kind
{
  FRAME_VALUE_STRING,
  FRAME_VALUE_NUMBER,
  FRAME_VALUE_ROTATION,
  FRAME_VALUE_ADDRESS,
  FRAME_VALUE_CONDITION,
  FRAME_VALUE_OUTCOME,
  FRAME_VALUE_WAY,
  FRAME_VALUE_FUNCTION
};

/* The axis of a coordinate that is along one axis or another.  */
#define FRAME_AXIS_SEVERAL 4

/* What data in a frame is: a transform moves points and only turns
   vectors.  */
enum frame_sort
{
  FRAME_SORT_ANY,
  FRAME_SORT_POINT,
  FRAME_SORT_VECTOR
};

/* A string is one of ALTS, or, with OTHER, also something unknown.  TOP:
   there were too many alternatives to keep, and there will be no more.
   ASSUMED, of a frame: its data was changed by numbers of no known frame,
   which may be how somebody takes it into another one.  ORIGIN, of a frame that
   is assumed: its data is where the frame FROM begins, the translation of a
   transform.  FROM, of a frame: the
   one that a transform brought its data from, or null.  AXIS, of the frame of
   one number: along which axis of that frame it is a coordinate.  */
struct frame_string
{
  bool other;
  bool top;
  bool assumed;
  bool origin;
  unsigned char sort;		/* of a frame: enum frame_sort of its data */
  signed char axis;		/* enum frame_axis, or FRAME_AXIS_SEVERAL */
  unsigned n;
  const struct frame_alt *alts;
  const struct frame_value *from;
};

struct frame_node;

/* A number: constant, the default of the ROS parameter PARAM, or (WHOLE set)
   component PART of a rotation that has no exact numbers: one of "xyzw" of
   its quaternion, or of "012345678" of its matrix, row by row.  WAS: what it
   was before a test said which it is, or null.  */
struct frame_number
{
  double n;
  const char *param;
  const struct frame_value *whole;
  const struct frame_node *was;
  char part;
};

/* A constant factor of a rotation.  */
struct frame_factor
{
  struct frame_where where;
  struct frame_axes axes;
  int determinant;
};

/* A rotation; R is the paper's type of it.  LEFT and RIGHT are the products
   of the constant factors in front of the first unknown one and behind the
   last.  */
struct frame_turn
{
  struct frame_rotation r;
  struct frame_axes left;
  struct frame_axes right;
  bool mounting;		/* a factor came with a displacement, or was
				   looked up: it places one body on another
				   and says nothing of axis conventions */
  bool inverted;		/* made by inverse () */
  unsigned n_factors;
  const struct frame_factor *factors;
};

/* An object: the path under root number ROOT of the function that runs.  */
struct frame_target
{
  unsigned root;
  unsigned n_path;
  const char *const *path;
};

struct frame_node;

/* A pointer to one of TARGETS or, with OTHER, elsewhere.  */
struct frame_address
{
  bool other;
  unsigned n;
  const struct frame_target *targets;
};

/* A truth value: TARGET's string is empty (TEXT null) or equals TEXT; the
   opposite if NEGATED.  */
struct frame_condition
{
  struct frame_target target;
  const char *text;
  bool negated;
};

/* What a call left at TARGET: AFTER, or one of two objects if its result is
   known to be false or true.  */
struct frame_effect
{
  struct frame_target target;
  const struct frame_node *after;
  const struct frame_node *on[2];
};

/* The truth value that a call returned, the opposite if NEGATED, and what it
   says of what the call did: a helper fills a message only if it
   succeeds.  */
struct frame_outcome
{
  bool negated;
  unsigned n;
  const struct frame_effect *effects;
};

/* A truth value that is false if control entered the block JOIN by one of the
   ways ON[0], and true if by one of ON[1].  WAS as in frame_number.  */
struct frame_way
{
  const void *join;
  uint32_t on[2];
  const struct frame_node *was;
};

struct frame_value
{
  enum frame_value_kind kind;
  struct frame_where where;
  union
  {
    struct frame_string string;
    struct frame_number number;
    struct frame_turn turn;
    struct frame_address address;
    struct frame_condition condition;
    struct frame_outcome outcome;
    struct frame_way way;
    const char *function;
  } u;
};

/* How two values are joined: the paths of a function meet, or the writes of
   a field in the whole program, where one real write makes "unset"
   forgotten.  */
enum frame_join
{
  FRAME_JOIN_PATHS,
  FRAME_JOIN_WRITES
};

/* -- strings -- */
extern const struct frame_value frame_string_unknown;
extern const struct frame_value frame_string_top;
extern const struct frame_value *
frame_value_string (struct frame_arena *arena, const char *text,
		    struct frame_where where);
/* The constant that the string VALUE is, or null.  */
extern const char *frame_constant_string (const struct frame_value *value);
extern const struct frame_value *
frame_value_alt (struct frame_arena *arena, const struct frame_alt *alt,
		 bool other);
/* The strings VALUES[0..N-1] joined end to end.  STRINGS interns.  */
extern const struct frame_value *
frame_value_concat (struct frame_arena *arena, struct frame_arena *strings,
		    const struct frame_value *const *values, unsigned n,
		    struct frame_where where);
/* VALUE without (KEEP false) or with only (KEEP true) the alternatives that
   equal TEXT; null TEXT stands for the empty string and "unset".  Null if
   nothing is left.  */
extern const struct frame_value *
frame_string_refine (struct frame_arena *arena,
		     const struct frame_value *value, const char *text,
		     bool keep);
extern bool frame_alt_same_p (const struct frame_alt *a,
			      const struct frame_alt *b);
/* Like it, but of the descriptions: two unknown parts are alike.  */
extern bool frame_alt_alike_p (const struct frame_alt *a,
			       const struct frame_alt *b);
/* The text that ALT has if every parameter keeps its default; null if
   unknown.  *BY_DEFAULT tells if a default went into it.  */
extern const char *frame_alt_text (struct frame_arena *strings,
				   const struct frame_alt *alt,
				   bool *by_default);
/* True if VALUE's string may be, or (ALWAYS) is certainly, unset or a
   literal "".  */
extern bool frame_string_empty_p (const struct frame_value *value,
				  bool always);

/* The frame VALUE, assumed.  */
extern const struct frame_value *
frame_value_assumed (struct frame_arena *arena,
		     const struct frame_value *value);
/* The frame VALUE of data that a transform brought there from FROM, which may
   be null.  */
extern const struct frame_value *
frame_value_moved (struct frame_arena *arena,
		   const struct frame_value *value,
		   const struct frame_value *from);

/* The frame PARENT, of the place where CHILD begins.  */
extern const struct frame_value *
frame_value_origin (struct frame_arena *arena,
		    const struct frame_value *parent,
		    const struct frame_value *child);

/* The frame VALUE, of data of SORT.  */
extern const struct frame_value *
frame_value_sorted (struct frame_arena *arena,
		    const struct frame_value *value, enum frame_sort sort);

/* VALUE and all that belongs to it, in ARENA; null if it is of a kind that
   means something inside of a function only.  */
extern const struct frame_value *
frame_value_deep_copy (struct frame_arena *arena,
		       const struct frame_value *value);

/* The frame VALUE, of a number along AXIS.  */
extern const struct frame_value *
frame_value_along (struct frame_arena *arena, const struct frame_value *value,
		   signed char axis);

/* -- the others -- */
extern const struct frame_value *
frame_value_number (struct frame_arena *arena, double n,
		    struct frame_where where);
extern const struct frame_value *
frame_value_rotation (struct frame_arena *arena, struct frame_rotation r,
		      struct frame_where where);
extern const struct frame_value *
frame_value_compose (struct frame_arena *arena, const struct frame_value *a,
		     const struct frame_value *b, struct frame_where where);
extern const struct frame_value *
frame_value_invert (struct frame_arena *arena, const struct frame_value *a,
		    struct frame_where where);
/* Determinant of rotation VALUE as far as it is known: 1, -1 or 0.  */
extern int frame_value_determinant (const struct frame_value *value);
/* Its axes: the paper's type, unknown if there is none.  */
extern struct frame_axes frame_value_axes (const struct frame_value *value);
extern const struct frame_value *
frame_value_address (struct frame_arena *arena,
		     const struct frame_target *target,
		     struct frame_where where);
extern bool frame_target_equal_p (const struct frame_target *a,
				  const struct frame_target *b);

/* -- all -- */
/* True if VALUE speaks of the objects of the function that runs; it means
   nothing in another one.  */
static inline bool
frame_value_local_p (const struct frame_value *value)
{
  return value->kind == FRAME_VALUE_CONDITION
	 || value->kind == FRAME_VALUE_OUTCOME;
}
/* True if VALUE, or a part of it, depends on the way that control came.  */
extern bool frame_value_guarded_p (const struct frame_value *value);
static inline bool
frame_guard_equal_p (struct frame_guard a, struct frame_guard b)
{
  return a.join == b.join && a.ways == b.ways;
}
/* The guard of what has A on one path and B on another.  */
extern struct frame_guard frame_guard_join (struct frame_guard a,
					    struct frame_guard b);
/* A copy of VALUE to be changed.  */
extern struct frame_value *frame_value_copy (struct frame_arena *arena,
					     const struct frame_value *value);
extern struct frame_value *frame_value_new (struct frame_arena *arena,
					    enum frame_value_kind kind,
					    struct frame_where where);
/* Equal apart from where they were set.  Null is unknown.  */
extern bool frame_value_equal_p (const struct frame_value *a,
				 const struct frame_value *b);
/* What covers both A and B, which are of one kind; null if that is
   unknown.  Returns A itself if A covers B.  */
extern const struct frame_value *
frame_value_join (struct frame_arena *arena, const struct frame_value *a,
		  const struct frame_value *b, enum frame_join how);
/* Print VALUE as a person reads it, for dumps and tests.  */
struct frame_buffer;
extern void frame_value_print (const struct frame_value *value,
			       struct frame_buffer *out);

#endif
