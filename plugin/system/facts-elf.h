/* Facts from files: text, ELF objects, shared libraries, executables and
   archives of objects.  This only finds the bytes; frame-text.h reads
   them.  */

#ifndef FRAME_FACTS_ELF_H
#define FRAME_FACTS_ELF_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>
#include "arena.h"
#include "facts-symbols.h"

#define FRAME_FACTS_SECTION ".gnu.frame_facts"

enum frame_file_kind
{
  FRAME_FILE_OTHER,		/* nothing that could hold facts */
  FRAME_FILE_TEXT,		/* begins with "frame-facts" */
  FRAME_FILE_OBJECT,
  FRAME_FILE_ARCHIVE,		/* also a thin one */
  FRAME_FILE_SHARED,
  FRAME_FILE_PROGRAM		/* with or without PIE */
};

/* The facts of one section.  The linker concatenates the units of its
   inputs, with zero bytes between them.  */
struct frame_facts_chunk
{
  const char *where;		/* "node", or "libdrive.a(odom.o)" */
  const char *text;		/* null if only looked for */
  size_t length;
};

struct frame_facts_file
{
  const char *name;
  enum frame_file_kind kind;
  bool damaged;			/* REPORT has been told */
  dev_t device;
  ino_t inode;
  unsigned n_chunks;
  struct frame_facts_chunk *chunks;
  /* Objects that hold LTO bytecode alone: their facts are in that bytecode,
     out of reach until it is linked.  LTO_OBJECT is the first.  */
  unsigned n_lto_only;
  const char *lto_object;
  /* Of executables and shared libraries: DT_SONAME, DT_NEEDED and the
     DT_RUNPATH or DT_RPATH, or null.  */
  const char *soname;
  unsigned n_needed;
  const char **needed;
  const char *run_path;
  struct frame_methods methods;	/* only read with what the sections hold */
};

/* Called for each problem.  WHERE names the file, or the member of an
   archive.  */
typedef void (*frame_facts_report_fn) (void *data, const char *where,
				       const char *message);

enum frame_facts_depth
{
  FRAME_FACTS_PEEK,		/* which sections there are */
  FRAME_FACTS_READ		/* and what they hold */
};

/* Look into the file NAME.  Problems go to REPORT (if not null) with DATA;
   what is sound of a damaged file is still read.  The result and all that
   hangs on it live in ARENA.  Null if NAME is not a regular file or cannot
   be opened; REPORT has been told why.  */
extern struct frame_facts_file *
frame_facts_open (struct frame_arena *arena, const char *name,
		  enum frame_facts_depth depth, frame_facts_report_fn report,
		  void *data);

#endif
