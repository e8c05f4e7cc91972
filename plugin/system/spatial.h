/* Spatial manifests of R2Kernel: which frames the parts of a robot give and
   take (ports), under which other names they pass them on (aliases), and how
   they are bolted together (mounts).  Source: R2Kernel, "Spatial Model And
   Frame Graph".

   A manifest is a YAML document with a mapping "spatial" at its top that holds
   one of "participation", "ports" and "mounts".  It is one of

     a component spec	ports have a direction and a semantic;
     a subsystem	ports have a direction and a local frame, or are an
			alias of a port of something that is required;
     a compound		a subsystem that mounts what it requires.

   What the parts outside of "spatial" look like is documented nowhere, so only
   the plainest forms of them are understood; everything else is unknown.  */

#ifndef FRAME_SPATIAL_H
#define FRAME_SPATIAL_H

#include "finding.h"
#include "frame-ir.h"

enum frame_spatial_known
{
  FRAME_SPATIAL_ABSENT,		/* or null */
  FRAME_SPATIAL_OTHER,		/* of a form that we don't know, or a
				   placeholder */
  FRAME_SPATIAL_GIVEN
};

/* A scalar.  */
struct frame_spatial_word
{
  enum frame_spatial_known known;
  const char *text;		/* if given; interned */
  struct frame_loc loc;
};

/* "{requirement: mobility, port: body}": the source of an alias, an end of a
   mount.  */
struct frame_spatial_end
{
  enum frame_spatial_known known;
  struct frame_spatial_word requirement;
  struct frame_spatial_word port;
  struct frame_loc loc;
};

struct frame_spatial_port
{
  const char *name;		/* interned */
  bool open;			/* of a form that we don't know */
  bool more;			/* it has keys that we don't know: it may be
				   optional */
  struct frame_spatial_word direction;
  struct frame_spatial_word semantic;	/* of a spec */
  struct frame_spatial_word frame;	/* local to the subsystem */
  struct frame_spatial_end source;	/* of an alias */
  struct frame_loc loc;
};

/* Numbers of a transform.  */
struct frame_spatial_numbers
{
  enum frame_spatial_known known;	/* GIVEN: as a list */
  unsigned n;
  double v[4];			/* the first four */
  bool guessed;			/* some are not known */
  const char *wrong;		/* the first that is no finite number */
  struct frame_loc wrong_loc;
  struct frame_loc loc;
};

struct frame_spatial_mount
{
  bool more;			/* it has keys that we don't know: it may be one
				   of two to choose from */
  struct frame_spatial_word name;
  struct frame_spatial_end parent;
  struct frame_spatial_end child;
  struct frame_spatial_numbers translation;
  struct frame_spatial_numbers rotation;	/* x y z w */
  struct frame_loc loc;
};

/* An entry of "requires".  */
struct frame_spatial_requirement
{
  const char *name;		/* interned */
  const char *component;	/* what it says to be, or null */
};

enum frame_spatial_kind
{
  FRAME_SPATIAL_SPEC,
  FRAME_SPATIAL_SUBSYSTEM,	/* compounds too */
  FRAME_SPATIAL_EITHER		/* it has no port that tells */
};

struct frame_spatial
{
  const char *file;
  struct frame_unit *unit;	/* where findings point */
  enum frame_spatial_kind kind;
  bool robot;			/* a robot manifest: platform and slots */
  struct frame_spatial_word participation;
  bool ports_open;		/* there may be more than PORTS has */
  unsigned n_ports;
  struct frame_spatial_port *ports;
  bool mounts_open;
  unsigned n_mounts;
  struct frame_spatial_mount *mounts;
  bool requires_open;
  unsigned n_requires;
  struct frame_spatial_requirement *requires;
  unsigned n_words;		/* all words anywhere in "requires" */
  const char **words;
  const char *component;	/* of a subsystem: the spec that it implements, or
				   null; as written */
  bool itself;			/* COMPONENT is its own name */
  unsigned n_names;		/* of a spec: what it may be called */
  const char **names;
  struct frame_loc loc;		/* of "spatial" */
  struct frame_loc ports_loc, mounts_loc;	/* of the keys */
};

/* The manifests of a workspace.  */
struct frame_spatial_files
{
  struct frame_program *program;
  struct frame_findings *findings;
  unsigned n;
  struct frame_spatial **list;
  unsigned n_texts;		/* of files, interned, to know copies */
  const char **texts;
  const char **bases;		/* their names without directories */
};

extern struct frame_spatial_files *
frame_spatial_files_new (struct frame_program *program,
			 struct frame_findings *findings);
/* True if TEXT has the key "spatial" somewhere, so that it is worth reading.  */
extern bool frame_spatial_mentioned_p (const char *text);
/* True if FILE is such a file.  */
extern bool frame_spatial_file_p (const char *file);
/* Read the manifests in FILE into FILES.  False if it has none.  NAMED: the
   user says that it is one, so if it is no YAML that is a finding.  */
extern bool frame_spatial_read (struct frame_spatial_files *files,
				const char *file, bool named);
/* The same from the LENGTH bytes of TEXT with a zero byte behind them.  */
extern bool frame_spatial_read_text (struct frame_spatial_files *files,
				     const char *file, const char *text,
				     size_t length, bool named);
/* spatial-checks.c: -Wframe-spatial on all of FILES together.  */
extern void frame_spatial_check (struct frame_spatial_files *files);

#endif
