/* Frame IR: the language of Figure 5 of the PhysFrame paper made real.

   The GCC part lowers GIMPLE to it, readers of launch files and URDF
   produce it, the facts section holds its text form (frame-text.h,
   docs/frame-ir.md), and everything that reasons works on it.  Nothing
   here knows of GCC.

   A program is a set of units (translation units, launch files).  A unit
   holds functions; a function is a graph of blocks of statements over
   *places*.  A place is a base (a local, a parameter, a global, the
   result) and a path of fields; an object is the tree of all places below
   it.  Library types are put into one canonical shape by the models, so
   that tf, tf2 and geometry_msgs look alike:

     header           .frame_id .stamp
     stamped data     .header.frame_id .header.stamp .<data>
     transform        .rotation .translation  (.x .y .z)
     stamped transf.  .header.frame_id .child_frame_id .transform.<transform>
     pose             .rotation .translation  (same meaning as transform)
     quaternion       .x .y .z .w     vector, point  .x .y .z

   A node of the tree may hold a value of its own (a string, a number, a
   rotation, ...) as well as children; writing a child of a rotation
   dissolves the rotation into its components.  */

#ifndef FRAME_IR_H
#define FRAME_IR_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include "arena.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The version of the text form that this code writes.  A reader accepts any
   minor version of the same major one and skips lines it does not know.  */
#define FRAME_IR_MAJOR 1
#define FRAME_IR_MINOR 2

/* A source range.  FILE indexes the unit's file table; 0 is "nowhere".
   LINE, COLUMN and FINISH (last column, same line, 0 if unknown) count
   from 1.  */
struct frame_loc
{
  uint32_t file;
  uint32_t line;
  uint32_t column;
  uint32_t finish;
};

/* What a name at the root of a place stands for.  */
enum frame_base
{
  FRAME_BASE_LOCAL,	/* %name  a local object or temporary */
  FRAME_BASE_PARAM,	/* $n     parameter n; a pointer or reference
				  parameter stands for the object it
				  points to; $this is printed for the
				  implicit object */
  FRAME_BASE_GLOBAL,	/* @name  a variable of static storage, by
				  mangled name */
  FRAME_BASE_RESULT	/* ret    what the function returns */
};

/* Path components are interned strings:
   "name"	a field in canonical shape (frame_id, rotation, x, ...)
   "Class::name" a field of a user class; unique in the program, so the
		core keeps one summary a field for all objects whose
		history it does not see
   "*"		what a pointer, shared pointer or optional holds
   "[]"		some element of a container
   "[3]"	element 3;  "[#7]" the element appended at site 7.  */
struct frame_place
{
  enum frame_base base;
  const char *name;		/* interned; null for RESULT */
  unsigned param;		/* for PARAM: 0-based position */
  unsigned n_path;
  const char **path;		/* interned components */
};

enum frame_operand_kind
{
  FRAME_NONE,			/* _      absent */
  FRAME_PLACE,			/* place  its value */
  FRAME_ADDRESS,		/* &place  the place itself, may be written */
  FRAME_CONST_ADDRESS,		/* &!place the place itself, only read */
  FRAME_STRING,			/* "map" */
  FRAME_NUMBER,			/* 1.57 */
  FRAME_UNKNOWN,		/* ?      a value nothing is known of */
  FRAME_FUNCTION		/* ^name  a function, by mangled name */
};

struct frame_operand
{
  enum frame_operand_kind kind;
  struct frame_place place;	/* PLACE, ADDRESS, CONST_ADDRESS */
  const char *string;		/* STRING, FUNCTION: interned */
  double number;		/* NUMBER */
};

/* The operations: name in the text form, then operands A0 A1 ...  D is the
   destination (a place or none), T the attached word (see frame_stmt).
   Units: metres, radians; rotations are row-major 3x3, R * p_child is
   p in the parent.  Angles and lengths the program does not fix are "?".

   DEF_OP (code, text name).  */
#define FRAME_OPS(DEF_OP)                                                     \
  /* -- values and data flow -- */                                            \
  DEF_OP (SET, "set")		  /* D := A0, a deep copy (R1, R4, R6) */     \
  DEF_OP (INIT, "init")		  /* D := default-constructed T */            \
  DEF_OP (UNKNOWN, "unknown")	  /* D := anything (Figure 5 external); T     \
				     "now": the clock, "uninitialised": a	      \
				     constructor that writes nothing, and,    \
				     without D, "shutdown": the node ends,    \
				     "callbacks": what waits is called */     \
  DEF_OP (ADDRESS, "ref")	  /* D := a pointer to A0; D.* is A0 */       \
  DEF_OP (CONCAT, "concat")	  /* D := A0 A1 ... joined, strings; T	      \
				     "number": A0 written out */                      \
  DEF_OP (PARAM, "param")	  /* D := ROS parameter named A0, else A1; T  \
				     "declare": A1 for all that get it, "get": \
				     A1 is D's old value, "get_declared": so, \
				     if nobody declares it, "found": whether  \
				     it is set, after it was got into A1,     \
				     "has": whether it is, before */          \
  DEF_OP (APPEND, "append")	  /* container A0 gets element A1 */          \
  DEF_OP (BINARY, "binary")	  /* D := A0 T A1 (R2); "sin", "cos": of A0 */\
  DEF_OP (COMPARE, "compare")	  /* D := A0 T A1; T is == != < ... (R2) */   \
  DEF_OP (EMPTY, "empty")	  /* D := A0 is the empty string/container; T \
				     "size": container, by its size */        \
  DEF_OP (CALL, "call")		  /* D := T (A0, A1, ...); a user function */ \
  DEF_OP (BIND, "bind")		  /* user function T is handed to code that \
				     calls it later, with copies of A0, A1,   \
				     ... as they are now; none: unknown */    \
  DEF_OP (CLOBBER, "clobber")	  /* A0 is written by unknown code; T	      \
				     "library": members of no user's class */ \
  /* -- stamped data -- */                                                    \
  DEF_OP (STAMPED, "stamped")	  /* D := data A0 in frame A1, stamp A2 (R3) */ \
  DEF_OP (GET_DATA, "get_data")	  /* D := plain data A0 of stamped (R5) */    \
  DEF_OP (EXTERNAL, "external")	  /* D := stamped data from outside */        \
  DEF_OP (TRANSFORM_TO, "transform_to") /* D := A1 brought to frame A0, waiting   \
				     A2 for it (R7) */                                \
  DEF_OP (APPLY, "apply")	  /* D := transform A0 applied to A1 (R11); T \
				     "vector", "wrench": its rotation only,    \
				     "screw": a wrench or twist, all of it */ \
  DEF_OP (DISTANCE, "distance")	  /* D := distance of A0, A1 (R2) */          \
  DEF_OP (IN_FRAME, "in_frame")	  /* D := A0, which the user says is in frame \
				     A1; see below */                                 \
  /* -- transforms -- */                                                      \
  DEF_OP (NEW_TRANSFORM, "new_transform")                                     \
	/* D := stamped transform, child A0 parent A1 rotation A2		      \
	   translation A3 stamp A4 (R8) */                                        \
  DEF_OP (SEND, "send")		  /* publish transform(s) A0 (R9);		      \
				     T is dynamic or static */                        \
  DEF_OP (LOOKUP, "lookup")	  /* D := transform that maps data of frame   \
				     A1 (source) into A0 (target), time A2, waiting   \
				     A3 for it (R10) */                               \
  DEF_OP (CAN_TRANSFORM, "can_transform") /* D := is lookup A0 A1 A2 A3 possible; \
				     T "wait": asked for that alone */                \
  DEF_OP (BETWEEN, "between")	  /* D := transform A0, which the user says   \
				     maps data of frame A2 (child) into A1	      \
				     (parent); see below */                           \
  /* -- rotations, displacements -- */                                        \
  DEF_OP (ROTATION, "rotation")	  /* D := 9 numbers, row by row (R12) */      \
  DEF_OP (IDENTITY, "identity")	  /* D := no rotation, no displacement */     \
  DEF_OP (RPY, "rpy")		  /* D := fixed axes roll A0 pitch A1 yaw A2 */\
  DEF_OP (EULER, "euler")	  /* D := intrinsic angles A0 A1 A2 about     \
				     axes T ("zyx", "yxz", ...) */                    \
  DEF_OP (QUATERNION, "quaternion") /* D := x A0 y A1 z A2 w A3 */            \
  DEF_OP (AXIS_ANGLE, "axis_angle") /* D := about vector A0 by angle A1 */    \
  DEF_OP (COMPOSE, "compose")	  /* D := A0 * A1, rotations or transforms    \
				     (R14, R15) */                                    \
  DEF_OP (INVERSE, "inverse")	  /* D := inverse of rotation/transform A0 */ \
  DEF_OP (TRANSPOSE, "transpose") /* D := transpose of 3x3 A0; T "stored":    \
				     rows read as columns, and not undone */          \
  DEF_OP (VECTOR, "vector")	  /* D := x A0 y A1 z A2 */                   \
  DEF_OP (MATRIX, "matrix")	  /* models only: D := the list A0 as a 3x3	      \
				     matrix (R12) or a vector */                      \
  /* -- topics -- */                                                          \
  DEF_OP (PUBLISH, "publish")	  /* message A0 to topic A1; T its type (R16) */\
  DEF_OP (ADVERTISE, "advertise")  /* messages of T will be published to topic \
				     A0, offering quality of service A1;      \
				     options A2 */                            \
  DEF_OP (SUBSCRIBE, "subscribe")  /* messages of T are heard on topic A0, \
				     requesting quality of service A1;	      \
				     options A2 */                            \
  DEF_OP (NAMESPACE, "namespace")  /* a node of the program may be in namespace	\
				     A0, not in that of whoever starts it; T  \
				     "remap": any of its names may be another */

/* IN_FRAME and BETWEEN come from annotations (gcc-frame.h).  With a
   destination they declare: D is A0, usually itself, in that frame.  Without
   one they check: what is known of A0 must not contradict it.  T is
   "stamped" where A0 has a header.  Two more operands, either of them "_",
   say what was annotated: a variable, field or parameter, and the function
   whose parameter or, without the former, whose result it is.  They are there
   for a check, which says so, and where a field is declared.  */

enum frame_op
{
#define DEF_OP(CODE, TEXT) FRAME_OP_##CODE,
  FRAME_OPS (DEF_OP)
#undef DEF_OP
  FRAME_N_OPS
};

/* Which library an operation belongs to, where the rules differ.  */
enum frame_api
{
  FRAME_API_NONE,
  FRAME_API_TF,			/* ROS 1 tf: strips slashes on lookups,
				   normalises quaternions on sending */
  FRAME_API_TF2,		/* ROS 1 tf2 */
  FRAME_API_ROS2		/* ROS 2 tf2 */
};

struct frame_stmt
{
  enum frame_op op;
  enum frame_api api;
  struct frame_operand dst;	/* NONE or PLACE */
  const char *word;		/* T above: interned, or null.  For CALL the
				   mangled name of the callee.  */
  unsigned n_args;
  struct frame_operand *args;
  struct frame_loc loc;
  unsigned site;		/* position in the function, from 1; set by
				   frame_number_statements and the parser */
};

/* A block.  Control leaves by one of SUCC.  Where COND is a place, SUCC[0]
   is taken when it is true and SUCC[1] when false.  EH is the block that
   an exception in this block's last statement leads to, with the state
   before that statement; -1 if none.  A block without successors
   returns (or throws, if THROWS).  */
struct frame_block
{
  unsigned n_stmts;
  struct frame_stmt *stmts;
  unsigned n_succ;
  unsigned *succ;
  struct frame_operand cond;
  int eh;
  bool throws;
};

/* A parameter.  IS_REF: pointer or reference, writes reach the caller
   unless IS_CONST.  TYPE is the pointed-to or own class, or null.  */
struct frame_param
{
  const char *name;
  const char *type;
  bool is_ref;
  bool is_const;
  bool is_this;
};

enum frame_linkage
{
  FRAME_LINK_EXTERN,		/* one definition in the program */
  FRAME_LINK_COMDAT,		/* inline, template: any copy will do */
  FRAME_LINK_LOCAL		/* static or unnamed namespace */
};

struct frame_function
{
  const char *symbol;		/* mangled */
  const char *name;		/* as a person writes it */
  const char *result_type;	/* class or null */
  struct frame_loc loc;
  enum frame_linkage linkage;
  bool is_entry;		/* main, or its address is taken: called from
				   outside with unknown arguments */
  unsigned n_params;
  struct frame_param *params;
  unsigned n_blocks;		/* block 0 is the entry */
  struct frame_block *blocks;
  struct frame_unit *unit;
};

/* How a modelled message type uses its frame (docs/frame-ir.md).  */
enum frame_type_class
{
  FRAME_TYPE_PLAIN,		/* carries no frame of its own */
  FRAME_TYPE_NEEDED,		/* F: meaningless without a frame */
  FRAME_TYPE_SENSOR,		/* S: frame of the sensor, wanted */
  FRAME_TYPE_UNUSED		/* T: has a header, frame not used */
};

/* A modelled type that the unit uses, with its canonical shape.  */
struct frame_type
{
  const char *name;		/* as written in C++: geometry_msgs::PoseStamped */
  const char *kind;		/* header, transform, stamped_transform, pose,
				   rotation, vector, odometry, data, string,
				   array, ... (ros-models) */
  enum frame_type_class frame_class;
  enum frame_api api;		/* decides defaults, e.g. ROS 2 identity
				   quaternion */
};

/* Who writes the fields of a class.  */
enum frame_class_writers
{
  FRAME_CLASS_OPEN,		/* other units, too */
  FRAME_CLASS_CLOSED,		/* this unit only: the class is declared in the
				   main source file and all its methods have
				   their bodies here */
  FRAME_CLASS_OUTSIDE		/* what reads it from a message: even a whole
				   program does not know what is in it */
};

/* A class of the user whose fields the unit touches.  One that is not in the
   table is open.  */
struct frame_class
{
  const char *name;		/* as in the component "Class::field" */
  enum frame_class_writers writers;
};

/* What a warning flag is set to in a unit.  */
enum frame_level
{
  FRAME_LEVEL_DEFAULT,		/* nothing said */
  FRAME_LEVEL_IGNORED,
  FRAME_LEVEL_WARNING,
  FRAME_LEVEL_ERROR,
  FRAME_LEVEL_NO_ERROR		/* -Wno-error=frame-x, "no-error": what is
				   enabled stays a warning (finding.h) */
};

/* One explicit flag, as given: NAME is "frame", "frame-all",
   "frame-conventions" or "frame-x".  */
struct frame_flag
{
  const char *name;
  enum frame_level level;
  const char *value;		/* after "=", or null */
};

/* A region of lines in which the flag NAME has LEVEL, from a pragma.  Later
   regions win where they overlap.  LAST_LINE UINT32_MAX: to the end.  */
struct frame_region
{
  uint32_t file;
  uint32_t first_line;
  uint32_t last_line;
  const char *name;
  enum frame_level level;
};

/* Coordinates of the message PARAMETER of class TYPE are used at LOC in
   FUNCTION, or in what it calls, and its frame is looked at nowhere.  Only a
   compiler sees that; it is not in the facts.  */
struct frame_ignored
{
  const char *function;		/* as a person writes it */
  const char *parameter;
  const char *type;
  struct frame_loc loc;
};

struct frame_unit
{
  const char *name;		/* main source file, as the compiler prints it */
  const char *producer;		/* "g++ 12", "launch", "urdf" */
  struct frame_program *program;
  const struct frame_unit *origin;	/* what it is a copy of, or null; only to be
				   compared, it may be gone */
  unsigned n_files;		/* files[0] is unused */
  const char **files;
  unsigned n_types;
  struct frame_type *types;
  unsigned n_classes;
  struct frame_class *classes;
  unsigned n_flags;
  struct frame_flag *flags;
  unsigned n_regions;
  struct frame_region *regions;
  unsigned n_reported;		/* keys of findings already printed */
  const char **reported;
  unsigned n_ignored;
  struct frame_ignored *ignored;
  unsigned n_functions;
  struct frame_function **functions;
};

struct frame_program
{
  struct frame_arena *arena;
  unsigned n_units;
  struct frame_unit **units;
  bool incomplete;		/* it calls functions of its own that are
				   elsewhere */
};

extern const char *const frame_op_names[FRAME_N_OPS];
/* The operation called TEXT (LENGTH bytes), or FRAME_N_OPS.  */
extern enum frame_op frame_op_by_name (const char *text, size_t length);

extern struct frame_program *frame_program_new (struct frame_arena *arena);
/* A new unit in PROGRAM; NAME and PRODUCER are interned.  */
extern struct frame_unit *frame_unit_new (struct frame_program *program,
					  const char *name,
					  const char *producer);
/* The index of FILE in UNIT's table, added if new.  Never 0.  */
extern uint32_t frame_unit_file (struct frame_unit *unit, const char *file);
extern struct frame_function *frame_function_new (struct frame_unit *unit,
						  const char *symbol,
						  const char *name);
extern void frame_unit_add_type (struct frame_unit *unit,
				 const struct frame_type *type);
extern const struct frame_type *frame_unit_type (const struct frame_unit *unit,
						 const char *name);
/* A class that is there already is closed only if both say so, and written
   from outside if one does.  */
extern void frame_unit_add_class (struct frame_unit *unit,
				  const struct frame_class *class_);
extern void frame_unit_add_flag (struct frame_unit *unit,
				 const struct frame_flag *flag);
extern void frame_unit_add_region (struct frame_unit *unit,
				   const struct frame_region *region);
/* The strings of IGNORED are interned.  */
extern void frame_unit_add_ignored (struct frame_unit *unit,
				    const struct frame_ignored *ignored);
extern void frame_unit_add_reported (struct frame_unit *unit, const char *key);

/* Builders, for lowering and readers.  The statements of a block under
   construction grow in arrays that frame_builder_finish cuts to size; until
   then fn->blocks[i] has only cond, eh and throws, which the caller sets.  */
struct frame_builder;
/* A builder for FN, which gets N_BLOCKS blocks: no condition, eh -1.  */
extern struct frame_builder *frame_builder_new (struct frame_function *fn,
						unsigned n_blocks);
/* The index of a new block behind the others; fn->blocks moves.  */
extern unsigned frame_builder_block (struct frame_builder *b);
/* A new statement; the pointer is good until the next one in BLOCK.  */
extern struct frame_stmt *frame_builder_add (struct frame_builder *b,
					     unsigned block, enum frame_op op,
					     struct frame_loc loc);
/* Room for N operands in STMT, all NONE.  */
extern void frame_stmt_args (struct frame_builder *b, struct frame_stmt *stmt,
			     unsigned n);
extern void frame_builder_edge (struct frame_builder *b, unsigned from,
				unsigned to);
/* Moves everything into the arena, numbers statements, frees B.  */
extern void frame_builder_finish (struct frame_builder *b);
/* Set the site of each statement of FN, from 1 in the order they stand.  */
extern void frame_number_statements (struct frame_function *fn);

/* Operands.  */
extern struct frame_operand frame_op_none (void);
extern struct frame_operand frame_op_unknown (void);
extern struct frame_operand frame_op_number (double value);
extern struct frame_operand frame_op_string (struct frame_arena *arena,
					     const char *text);
extern struct frame_operand frame_op_function (struct frame_arena *arena,
					       const char *symbol);
extern struct frame_operand frame_op_place (struct frame_place place);
extern struct frame_operand frame_op_address (struct frame_place place,
					      bool is_const);
/* Places.  NAME is interned.  */
extern struct frame_place frame_place_local (struct frame_arena *arena,
					     const char *name);
extern struct frame_place frame_place_param (unsigned position);
extern struct frame_place frame_place_global (struct frame_arena *arena,
					      const char *symbol);
extern struct frame_place frame_place_result (void);
/* PLACE extended by one COMPONENT (interned here).  */
extern struct frame_place frame_place_field (struct frame_arena *arena,
					     struct frame_place place,
					     const char *component);
/* PLACE with the N components of PATH (interned) behind its own.  */
extern struct frame_place frame_place_append (struct frame_arena *arena,
					      struct frame_place place,
					      unsigned n,
					      const char *const *path);
/* Copy the N components FROM, null if there are none, to PATH.  */
static inline void
frame_path_copy (const char **path, const char *const *from, unsigned n)
{
  for (unsigned i = 0; i < n; i++)
    path[i] = from[i];
}
extern bool frame_place_equal (const struct frame_place *a,
			       const struct frame_place *b);
/* True if OP names a place: its value or its address.  */
extern bool frame_place_operand_p (const struct frame_operand *op);
/* True if FN is a constructor: its name, "N::C::C", ends in one twice.  */
extern bool frame_constructor_p (const struct frame_function *fn);
/* True if STMT leaves its object without a value: a default constructor.  */
extern bool frame_constructs_p (const struct frame_stmt *stmt);

#ifdef __cplusplus
}
#endif
#endif
