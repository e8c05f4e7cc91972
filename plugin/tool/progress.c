/* The progress line: nobody needs one for what is done in a second.  */

#include "tool.h"

#include <stdio.h>
#include <time.h>
#include <unistd.h>

/* Seconds on a clock that nobody sets.  */

static double
seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_MONOTONIC, &now);
  return now.tv_sec + now.tv_nsec / 1e9;
}

void
frame_progress_step (struct frame_progress *progress, unsigned done,
		     unsigned all, const char *what)
{
  if (progress->started == 0)
    progress->started = seconds ();
  if (seconds () - progress->started < 1 || !isatty (STDERR_FILENO))
    return;
  fprintf (stderr, "\r\33[K[%u/%u] %.60s", done, all, what);
  fflush (stderr);
  progress->shown = true;
}

void
frame_progress_clear (struct frame_progress *progress)
{
  if (progress->shown)
    fputs ("\r\33[K", stderr);
  progress->shown = false;
}
