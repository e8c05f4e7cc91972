/* Lines of source files, for the writers that show them.  */

#ifndef FRAME_SOURCE_H
#define FRAME_SOURCE_H

#include <stddef.h>

struct frame_sources;

extern struct frame_sources *frame_sources_new (void);
extern void frame_sources_free (struct frame_sources *sources);
/* Relative names are looked for from the current directory, then from the
   directory of FILE (a program that was built there) and those above it.  */
extern void frame_sources_base (struct frame_sources *sources,
				const char *file);
/* Line LINE of the file NAME and its LENGTH without the newline, or null if
   it cannot be read or is too long to show.  */
extern const char *frame_sources_line (struct frame_sources *sources,
				       const char *name, unsigned line,
				       size_t *length);
/* The path under which NAME was found, or null.  */
extern const char *frame_sources_path (struct frame_sources *sources,
				       const char *name);
/* Which character byte COLUMN (from 1) of TEXT belongs to, from 1.  */
extern unsigned frame_character_column (const char *text, size_t length,
					unsigned column);
/* Where byte COLUMN (from 1) of the line TEXT of LENGTH bytes stands on a
   terminal, from 1: a tab goes to the next multiple of eight, a character
   of several bytes is one or two columns wide.  */
extern unsigned frame_display_column (const char *text, size_t length,
				      unsigned column);
/* The character at TEXT, of at most LENGTH bytes: how many bytes it has, and
   in *WIDTH how many columns (not for a tab).  */
extern unsigned frame_display_width (const char *text, size_t length,
				     unsigned *width);

#endif
