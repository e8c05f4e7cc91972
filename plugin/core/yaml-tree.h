/* A YAML file as a tree of nodes that know where they stand.  */

#ifndef FRAME_YAML_TREE_H
#define FRAME_YAML_TREE_H

#include <stdbool.h>
#include "arena.h"
#include "frame-text.h"

enum frame_yaml_kind
{
  FRAME_YAML_SCALAR,
  FRAME_YAML_SEQUENCE,
  FRAME_YAML_MAPPING		/* items are key, value, key, value ... */
};

/* A part of a document.  An alias is the node that it stands for, with that
   one's place.  */
struct frame_yaml_node
{
  enum frame_yaml_kind kind;
  const char *text;		/* of a scalar, interned */
  int offset;			/* of TEXT from COLUMN, -1 if the columns of
				   TEXT are not those of the file */
  unsigned line, column;
  unsigned n_items;
  struct frame_yaml_node **items;
};

/* A file: what it is called, and who hears of its errors.  REPORT may be
   null.  */
struct frame_yaml
{
  struct frame_arena *arena;
  const char *name;
  frame_problem_fn report;
  void *data;
  unsigned n_errors;
};

/* The only document of the file YAML, or of the LENGTH bytes of TEXT if that
   is not null.  Null, reported, if it cannot be read, and null if it is
   empty.  */
extern const struct frame_yaml_node *
frame_yaml_read (struct frame_yaml *yaml, const char *text, size_t length);

/* Report the problem FORMAT at LINE and COLUMN of YAML.  Always false.  */
extern bool frame_yaml_complain_at (struct frame_yaml *yaml, unsigned line,
				    unsigned column, const char *format, ...)
  __attribute__ ((format (printf, 4, 5)));
#define frame_yaml_complain(YAML, NODE, ...) \
  frame_yaml_complain_at (YAML, (NODE)->line, (NODE)->column, __VA_ARGS__)

/* True if NODE is a scalar, or a mapping whose keys are scalars; else WHAT it
   should be goes into the complaint.  */
extern bool frame_yaml_scalar_p (struct frame_yaml *yaml,
				 const struct frame_yaml_node *node,
				 const char *what);
extern bool frame_yaml_mapping_p (struct frame_yaml *yaml,
				  const struct frame_yaml_node *node,
				  const char *what);
/* The value of the key NAME in the mapping NODE, or null.  */
extern const struct frame_yaml_node *
frame_yaml_member (const struct frame_yaml_node *node, const char *name);
/* Complain about the keys of the mapping NODE that are not among the N NAMES,
   or there twice.  */
extern bool frame_yaml_check_keys (struct frame_yaml *yaml,
				   const struct frame_yaml_node *node,
				   const char *const *names, unsigned n);
/* Read NODE, one of the N words NAMES, into CHOICE.  */
extern bool frame_yaml_choice (struct frame_yaml *yaml,
			       const struct frame_yaml_node *node,
			       const char *const *names, unsigned n,
			       const char *what, unsigned *choice);

#endif
