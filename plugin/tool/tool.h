/* What the sub-commands of gcc-frame share.  */

#ifndef FRAME_TOOL_H
#define FRAME_TOOL_H

#include <stdbool.h>

/* Exit statuses, as of grep and diff.  */
enum
{
  FRAME_EXIT_CLEAN,
  FRAME_EXIT_FINDINGS,
  FRAME_EXIT_TROUBLE		/* could not do what was asked for */
};

/* A sub-command: a file of its own, and a row of the table in main.c.
   RUN gets its arguments like main does; ARGV[0] is "gcc-frame NAME".  It
   returns an exit status.  */
struct frame_command
{
  const char *name;
  const char *arguments;	/* for the usage: "PROGRAM..." */
  const char *summary;
  int (*run) (int argc, char **argv);
};

extern const struct frame_command frame_check_command;
extern const struct frame_command frame_tree_command;
extern const struct frame_command frame_lookup_command;
extern const struct frame_command frame_frames_command;
extern const struct frame_command frame_dump_command;
extern const struct frame_command frame_mine_command;
extern const struct frame_command frame_explain_command;

/* Print "gcc-frame: " and a message to standard error.  */
extern void frame_complain (const char *format, ...)
  __attribute__ ((format (printf, 1, 2)));

/* A progress line on standard error while something takes longer than a
   second, if that is a terminal.  Zeroed before its first use.  */
struct frame_progress
{
  double started;
  bool shown;
};
extern void frame_progress_step (struct frame_progress *progress,
				 unsigned done, unsigned all,
				 const char *what);
/* Wipe the line, before other output.  */
extern void frame_progress_clear (struct frame_progress *progress);

#endif
