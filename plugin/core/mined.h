/* Conventions from data: rules that `gcc-frame mine' made of many robots.

   A rule says of a transform, known by its two frames or by its name, what
   nearly all files that have it agree on.  N files have it, in K of them the
   rule holds, in REPOSITORIES different repositories; Z is the score of the
   PhysFrame paper, (k/n - p0) / sqrt (p0 (1 - p0) / n).  Rules are read from
   the files of rules/mined and the user's own files; docs/mining.md.

   Which axes the names of frames fix is data of the same form: a rule with a
   SOURCE is not a statistic, but what that source says (REP 103).  Of two
   that are about the same names the one read last holds, so the user's.  */

#ifndef FRAME_MINED_H
#define FRAME_MINED_H

#include "finding.h"
#include "frame-text.h"
#include "rotation.h"

#ifdef __cplusplus
extern "C" {
#endif

enum frame_mined_kind
{
  FRAME_MINED_COOCCURRENCE,
  FRAME_MINED_NULL_DISPLACEMENT,
  FRAME_MINED_NULL_ROTATION,
  FRAME_MINED_AXES,
  FRAME_MINED_FRAME_NAME,
  FRAME_N_MINED
};

extern const char *const frame_mined_kinds[FRAME_N_MINED];

struct frame_mined_rule
{
  enum frame_mined_kind kind;
  /* The transform: its name, or its frames (NAME null).  Of FRAME_NAME: CHILD
     is a frame of a SENSOR.  */
  const char *name;
  const char *parent, *child;
  const char *sensor;
  /* Of AXES, if it is about one frame rather than a transform: the frame,
     of a SENSOR if that is given.  */
  const char *frame;
  /* Of COOCCURRENCE the partner, likewise; of AXES the axes.  */
  const char *then_name;
  const char *then_parent, *then_child;
  const char *axes;
  /* AXES of a transform as a change, or of a FRAME as directions; unknown if
     the rule says that none are fixed.  */
  struct frame_axes change;
  struct frame_orientation orientation;
  const char *source;		/* who fixed it, or null: it is usual */
  bool perhaps;			/* not all follow the source */
  /* Of FRAME_NAME: 1 if it is never where its parent is, -1 if it may well be,
     0 if nothing is said of that.  */
  signed char mounted;
  unsigned k, n, repositories;
  double z;
  const char *file;		/* that it is from */
  /* About the same transform; of those with a SOURCE, the one read before.  */
  struct frame_mined_rule *next;
  const char *word;		/* "ned", if FRAME is "*_ned" */
  struct frame_mined_rule *next_word;
};

struct frame_mined;
extern struct frame_mined *frame_mined_new (struct frame_arena *arena);
/* Add the rules of FILE.  Mistakes go to REPORT with line and column.
   Returns their number.  */
extern unsigned frame_mined_read (struct frame_mined *mined, const char *file,
				  frame_problem_fn report, void *data);
/* The files of rules in DIRECTORY, *N of them, to be read in this order.  */
extern const char **frame_mined_files (struct frame_arena *arena,
				       const char *directory, unsigned *n);
/* The first rule about a transform NAME, or (NAME null) from PARENT to
   CHILD; the others are its NEXT.  */
extern const struct frame_mined_rule *
frame_mined_find (const struct frame_mined *mined, const char *name,
		  const char *parent, const char *child);
/* The rules about names of frames that have a source, the last one first;
   linked by NEXT.  MINED may be null.  frame-names.h asks them.  */
extern const struct frame_mined_rule *
frame_mined_fixed (const struct frame_mined *mined);
/* Those of them that say which axes a suffix means, by NEXT_WORD.  */
extern const struct frame_mined_rule *
frame_mined_words (const struct frame_mined *mined);

/* ID as it is counted: without a leading slash and a prefix.  */
extern const char *frame_mined_name (const char *id);
/* The score of K of N.  */
extern double frame_mined_score (unsigned k, unsigned n, double p0);

/* A transform that is sent, as far as it is constant.  */
struct frame_observed
{
  struct frame_where where;
  const char *name;		/* of the variable, node or joint; or null */
  const char *parent, *child;	/* as written */
  /* 1 null, 0 not, -1 not known.  */
  int null_displacement;
  int null_rotation;
  const char *axes;		/* "<x,y,z>" if they are known, or null */
};
typedef void (*frame_observe_fn) (void *data,
				  const struct frame_observed *observed);

#ifdef __cplusplus
}
#endif
#endif
