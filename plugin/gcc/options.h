/* The arguments of the plugin: -fplugin-arg-frame-KEY[=VALUE].  */

#ifndef FRAME_OPTIONS_H
#define FRAME_OPTIONS_H

#include "compat.h"
#include "../core/frame-ir.h"

/* What -fplugin-arg-frame-dump= asks for.  */
enum frame_dump
{
  FRAME_DUMP_IR = 1,		/* the unit in frame IR */
  FRAME_DUMP_TYPES = 2,		/* values and types a statement */
  FRAME_DUMP_TREE = 4,		/* the TF tree */
  FRAME_DUMP_UNMODELLED = 8,	/* calls that no model covers */
  FRAME_DUMP_ALL = 15
};

struct frame_options
{
  const char *plugin;		/* name in -fplugin-arg-NAME- */
  const char *path;		/* of the plugin itself */
  vec<const char *> models;	/* of the user, beside our own */
  unsigned dump;		/* enum frame_dump */
  const char *dump_file;	/* null: standard error */
  const char *baseline;		/* file of known findings, or null */
  const char *docs_url;		/* where the pages of the warnings are */
  bool stats;
  bool no_facts;
};

extern struct frame_options frame_options;

/* Read the arguments in INFO.  Complains and returns false if some are
   wrong.  */
extern bool frame_options_read (const struct plugin_name_args *info);
/* Give UNIT the flags that were set.  */
extern void frame_options_add_flags (struct frame_unit *unit);
/* Let UNIT, which comes from an object file, have the flags of this command
   line that its own do not set.  */
extern void frame_options_merge_flags (struct frame_unit *unit);
/* The name of the flag FLAG ("frame-cycle"), which lives as long as the
   compiler, or null if there is none.  */
extern const char *frame_options_flag (const char *flag);
/* The valid flag nearest to FLAG, or null.  */
extern const char *frame_options_near_flag (const char *flag);

/* Where dumps and statistics go.  Close with frame_dump_close.  */
extern FILE *frame_dump_open (void);
extern void frame_dump_close (FILE *file);

#endif
