/* How findings leave gcc-frame.  A format is one file and one row of the
   table in writer.c.  */

#ifndef FRAME_WRITER_H
#define FRAME_WRITER_H

#include <stdbool.h>
#include <stdio.h>
#include "finding.h"
#include "source.h"

struct frame_writer_options
{
  FILE *out;			/* null: nothing is to be printed */
  bool color;
  bool utf8;
  struct frame_sources *sources;
};

/* A writer is the first member of its own structure.  */
struct frame_writer
{
  /* Write FINDING, which is a warning or an error by LEVEL.  */
  void (*finding) (struct frame_writer *writer,
		   const struct frame_finding *finding,
		   enum frame_level level);
  /* Write what comes after the last finding and free WRITER.  */
  void (*finish) (struct frame_writer *writer);
};

/* The name of the file of WHERE; that of its unit if it has no place, "" if it
   is in none.  */
extern const char *frame_writer_file (const struct frame_where *where);

extern struct frame_writer *
frame_write_text (const struct frame_writer_options *options);
extern struct frame_writer *
frame_write_sarif (const struct frame_writer_options *options);

/* A writer of the format called FORMAT, or null if there is none.  */
extern struct frame_writer *
frame_writer_new (const char *format,
		  const struct frame_writer_options *options);
/* The names of the formats, separated by ", ".  */
extern const char *frame_writer_formats (void);

#endif
