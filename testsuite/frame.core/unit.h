/* What a unit program needs: verdicts in DejaGnu's words, and an exit code.
   One program a file, without arguments; see frame-tool.exp.  */

#ifndef FRAME_UNIT_H
#define FRAME_UNIT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static int unit_failures;

/* The verdict on the test NAME; FORMAT says what went wrong.  */

static inline void __attribute__ ((format (printf, 3, 4)))
unit_check (bool good, const char *name, const char *format, ...)
{
  va_list args;

  if (good)
    {
      printf ("PASS: %s\n", name);
      return;
    }
  unit_failures++;
  printf ("FAIL: %s: ", name);
  va_start (args, format);
  vprintf (format, args);
  va_end (args);
  printf ("\n");
}

/* The test NAME passes if GOT (null counts as empty) is WANT.  */

static inline void
unit_text (const char *name, const char *got, const char *want)
{
  unit_check (strcmp (got ? got : "", want) == 0, name,
	      "got \"%s\", want \"%s\"", got ? got : "", want);
}

/* What main returns.  */

static inline int
unit_exit (void)
{
  return unit_failures != 0;
}

#endif
