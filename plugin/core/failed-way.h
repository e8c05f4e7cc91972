/* Ways on which a lookup fails: what is followed on them, and what a function
   that looks up leaves to its caller (failed-way.c, failed-call.c).  */

#ifndef FRAME_FAILED_WAY_H
#define FRAME_FAILED_WAY_H

#include "infer.h"

#define FRAME_MAX_LOST 24
#define FRAME_MAX_KNOWN 8

enum frame_loss
{
  FRAME_LOST,			/* holds nothing */
  FRAME_REPLACED,		/* holds an identity, or comes of one */
  FRAME_UNFILLED,		/* the result, as it was constructed */
  FRAME_UNTOUCHED		/* what the caller had there */
};

/* An object, by what it is called in the function: the name of a local
   variable or of a member of *this, the parameter, the result's type.  */
struct frame_lost
{
  const void *object;
  enum frame_loss kind;
  bool coordinate;		/* a number, taken out of what is lost */
  bool member;			/* of *this */
};

/* A truth value or number that is known on the way.  */
struct frame_known
{
  const void *object;
  double n;
  bool answer;			/* what the call that failed returned */
};

/* One way on which a lookup fails and the function returns: what it leaves to
   its caller.  */
#define FRAME_MAX_LOST_MEMBERS 4

struct frame_failure
{
  struct frame_failure *next;
  const struct frame_function *of;	/* the function */
  const struct frame_function *fn;	/* that the lookup stands in */
  const struct frame_stmt *lookup;
  /* Where OF calls a function that fails, and how that fails; or null.  */
  const struct frame_stmt *call;
  const struct frame_failure *inner;
  /* Its frames as the function of the failure knows them, or null.  */
  const struct frame_operand *target, *source;
  bool thrown;			/* the function is left by the exception */
  int returns;			/* a truth value; -1: not known */
  bool has_result;		/* a class */
  bool result;			/* the result is nothing */
  /* Parameters, a bit each, that were not filled, that hold nothing whatever
     was there before, and those of these that are numbers.  */
  uint32_t unfilled, lost, numbers;
  unsigned n_members;
  const char *members[FRAME_MAX_LOST_MEMBERS];	/* of *this, that hold nothing */
};

enum frame_way_mode
{
  FRAME_WAY_REPORT,		/* uses are findings */
  FRAME_WAY_LEAVE,		/* what is left where the function returns */
  FRAME_WAY_PROBE		/* is what was handed over used? */
};

/* One way without the transform.  */
struct frame_failed_way
{
  struct frame_analysis *an;
  struct frame_info *info;
  const struct frame_function *fn;
  enum frame_way_mode mode;
  struct frame_activation *a;	/* for REPORT; else null */
  const struct frame_stmt *lookup;	/* or the call that fails */
  const struct frame_failure *failure; /* of that call, or null */
  unsigned block;		/* that the lookup stands in */
  unsigned depth;		/* of calls that are probed */
  unsigned n;
  struct frame_lost objects[FRAME_MAX_LOST];
  unsigned n_known;
  struct frame_known known[FRAME_MAX_KNOWN];
  bool unasked;			/* the call answered, and no branch has asked
				   yet what */
  unsigned char *preds;		/* by block: ways in, up to 2 */
  bool *seen;			/* by block: on the way */
  bool *chain;			/* by block: only reached with the transform */
  bool done;
  const struct frame_stmt *used; /* PROBE: where */
  bool returned;		/* LEAVE: at its end */
  bool reported;
};

/* failed-way.c */
/* The object that OP of FN is, or is a part of; null if it is none.  */
extern const void *frame_lost_object_of (const struct frame_function *fn,
					 const struct frame_operand *op);
extern struct frame_lost *frame_find_lost (struct frame_failed_way *w,
					   const void *object);
extern struct frame_lost *frame_add_lost (struct frame_failed_way *w,
					  const void *object,
					  enum frame_loss kind);
/* True if STMT asks for a transform and throws if there is none.  */
extern bool frame_asks_p (const struct frame_stmt *stmt);
/* The statement that defines the temporary of which STMT is a copy, or
   STMT.  */
extern const struct frame_stmt *
frame_lost_source (const struct frame_function *fn,
		   const struct frame_stmt *stmt);
extern bool frame_writes_label_p (struct frame_analysis *an,
				  const struct frame_function *fn,
				  const struct frame_stmt *stmt);
/* True if STMT may give OBJECT a value of its own.  */
extern bool frame_gives_value_p (struct frame_failed_way *w,
				 const struct frame_stmt *stmt,
				 const void *object);
extern void frame_way_start (struct frame_failed_way *w, struct frame_analysis *an,
			     struct frame_info *info, unsigned block,
			     const struct frame_stmt *lookup,
			     enum frame_way_mode mode);
extern void frame_way_end (struct frame_failed_way *w);
/* The lookup of W throws, or BRANCH finds that it is not possible: collect what
   would be filled.  */
extern void frame_way_throws (struct frame_failed_way *w);
extern void frame_way_denied (struct frame_failed_way *w,
			      const struct frame_block *branch);
/* Follow W from statement STMT of block FROM on.  */
extern void frame_way_follow (struct frame_failed_way *w, int from, unsigned stmt);
extern void frame_way_know (struct frame_failed_way *w, const void *object, double n,
			    bool answer);
/* Keep of the objects of W those that hold nothing, or an identity, where the
   lookup fails.  */
extern void frame_way_keep_lost (struct frame_failed_way *w);
/* The block of FN that branches on OP, or null.  */
extern const struct frame_block *
frame_branch_on (const struct frame_function *fn,
		 const struct frame_operand *op);
/* True if BLOCK of FN follows another lookup of the same try: the way from
   that one tells of this one, too.  */
extern bool frame_told_before_p (const struct frame_function *fn,
				 unsigned block);

/* Begin W at the call that it starts with, which fails as FAILURE says.  False
   if nothing is lost by that.  */
extern bool frame_way_call (struct frame_failed_way *w,
			    const struct frame_failure *failure);

/* failed-call.c */
/* What INFO leaves to its callers where lookups fail.  */
extern const struct frame_failure *
frame_failures_of (struct frame_analysis *an, struct frame_info *info);
/* The function that STMT, in INFO, calls; null if it is not known.  */
extern struct frame_info *frame_callee_of (struct frame_analysis *an,
					   const struct frame_info *info,
					   const struct frame_stmt *stmt);
/* What the operand NAME of the function that W's call runs is in W's
   function; null if that is not known.  */
extern const struct frame_operand *
frame_operand_of_call (struct frame_failed_way *w, const struct frame_operand *name);
/* True if the function that STMT of W calls uses argument I, which holds
   nothing.  */
extern bool frame_callee_uses_p (struct frame_failed_way *w,
				 const struct frame_stmt *stmt, unsigned i);

/* check-unchecked.c */
/* STMT of W, in mode REPORT, uses what W has lost, as WHAT says.  */
extern void frame_report_lost (struct frame_failed_way *w,
			       const struct frame_stmt *stmt,
			       const char *what);
/* True if the message called OBJECT gets, as one of its frames, the target of
   the lookup.  */
extern bool frame_labelled_target_p (struct frame_failed_way *w, const void *object);

#endif
