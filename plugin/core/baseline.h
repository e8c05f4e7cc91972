/* A baseline: the findings that a project had when the tool came to it, and
   that it does not want to hear of again.

   A text file, made by gcc-frame check --write-baseline, one finding a line,
   sorted, so that it can be kept under version control and merged:

     FLAG <tab> FILE <tab> WORDS

   FLAG is "frame-missing-id", FILE relative to the directory of the baseline,
   WORDS what the message quotes.  There is no line number: a finding stays
   known when its line moves.  One line covers one finding; of two that look
   the same there are two lines, so that a third one is reported.  Backslash,
   tab and other control characters are written as \xNN.  Lines that begin
   with '#' are comments.  */

#ifndef FRAME_BASELINE_H
#define FRAME_BASELINE_H

#include <stdio.h>
#include "finding.h"
#include "frame-text.h"

#ifdef __cplusplus
extern "C" {
#endif

struct frame_baseline;

/* An empty one, in ARENA.  */
extern struct frame_baseline *frame_baseline_new (struct frame_arena *arena);
/* Add the lines of FILE.  Mistakes go to REPORT with their line; what is good
   is kept.  Returns the number of mistakes.  */
extern unsigned frame_baseline_read (struct frame_baseline *baseline,
				     const char *file, frame_problem_fn report,
				     void *data);
/* True if FINDING is known.  Its line covers no other one then.  File names
   are compared from their ends, so that it does not matter where the
   workspace is and from where it was compiled.  */
extern bool frame_baseline_take (struct frame_baseline *baseline,
				 const struct frame_finding *finding);
/* How many lines have covered a finding, and how many have not.  */
extern unsigned frame_baseline_taken (const struct frame_baseline *baseline);
extern unsigned frame_baseline_left (const struct frame_baseline *baseline);

/* Add a line for the finding with FLAG ("missing-id") and ABOUT in FILE.  */
extern void frame_baseline_add (struct frame_baseline *baseline,
				const char *flag, const char *file,
				const char *about);
/* Write the lines of BASELINE to OUT.  */
extern void frame_baseline_write (const struct frame_baseline *baseline,
				  FILE *out);

#ifdef __cplusplus
}
#endif
#endif
