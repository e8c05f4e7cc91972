/* Mining: what many files agree on (docs/mining.md).

   A counts file is a set of files, known by a hash of their content, each with
   the constant transforms in it and the repository that it is in.  Merging
   is the union of such sets, so neither order nor split matters, and a file
   that several repositories have a copy of counts once.  Repositories are
   known by a hash of their names.

   Definitions, for a file and a transform known by its frames or by its
   name (both without slash and prefix):
     cooccurrence       n: files with the one; k: files with both
     null-displacement  n: files where it is known; k: files where it is null
			wherever it is known
     null-rotation      the same
     axes		n: files where the rotation is known; k: files where
			it is always the same signed permutation
     frame-name		n: files with a child frame of that sensor; k: files
			with a child frame of that name
   The support of a rule is the number of repositories that the k files are
   in.  */

#ifndef FRAME_MINE_H
#define FRAME_MINE_H

#include "frame-text.h"
#include "mined.h"

struct frame_mine_transform
{
  const char *name;		/* "" if there is none; all are interned */
  const char *parent, *child;
  int null_displacement;	/* 1, 0, or -1: not known */
  int null_rotation;
  const char *axes;		/* or "" */
};

struct frame_counts;
extern struct frame_counts *frame_counts_new (struct frame_arena *arena);
/* Add the file with content HASH in REPOSITORY and its N transforms, unless it
   is there; then the smaller repository keeps it.  A file without transforms
   is not kept.  */
extern void frame_counts_add (struct frame_counts *counts, uint64_t hash,
			      uint64_t repository,
			      struct frame_mine_transform *transforms,
			      unsigned n);
extern void frame_counts_sizes (const struct frame_counts *counts,
				unsigned *files, unsigned *repositories,
				unsigned *transforms);
/* The text form: sorted, the same for the same set.  */
extern void frame_counts_print (const struct frame_counts *counts,
				struct frame_buffer *out);
/* Add what the text form TEXT holds.  Mistakes go to REPORT.  Returns their
   number.  */
extern unsigned frame_counts_parse (struct frame_counts *counts,
				    const char *text, size_t length,
				    frame_problem_fn report, void *data);

struct frame_mine_limits
{
  double p0;			/* 0.85 */
  double z;			/* rules of at least this score */
  unsigned support;		/* and in so many repositories */
};
/* The rules in COUNTS as YAML; returns how many.  */
extern unsigned frame_counts_rules (const struct frame_counts *counts,
				    const struct frame_mine_limits *limits,
				    struct frame_buffer *out);

/* mine-measure.c.  The rules of MINED that have a source as YAML, with the
   numbers of COUNTS; returns how many.  For a rule about
     a frame		n: files with a change of axes between a frame of that
			name and one of another name whose axes are fixed; k:
			files where each is as both names have it
     a pair		n: files where the rotation between them is known; k:
			files where it is always the change of the rule
     a sensor		n: files with a child frame of it; k: files with one of
			that name; if it is mounted, n: files where it is
			known how, k: files where that is never null  */
extern unsigned frame_counts_measure (const struct frame_counts *counts,
				      const struct frame_mined *mined,
				      double p0, struct frame_buffer *out);

/* mine-read.c.  A hash of LENGTH bytes at TEXT, the same everywhere.  */
extern uint64_t frame_mine_hash (const char *text, size_t length);
/* True if FILE is named like one that can be counted.  */
extern bool frame_mine_file_p (const char *file);
/* Count the launch file, robot description or facts FILE of REPOSITORY.
   Returns false if it cannot be read.  */
extern bool frame_mine_file (struct frame_counts *counts, const char *file,
			     uint64_t repository);

#endif
