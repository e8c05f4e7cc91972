/* Xacro: macros, properties and expressions of robot descriptions, expanded
   into plain URDF.  Follows the program xacro of ROS; what cannot be known
   here (the environment, code) is left out and makes the result
   incomplete.  */

#ifndef FRAME_XACRO_H
#define FRAME_XACRO_H

#include "expression.h"
#include "urdf.h"
#include "xml-tree.h"

/* What an expansion needs and leaves.  */
struct frame_xacro
{
  struct frame_arena *arena;
  struct frame_unit *unit;
  struct frame_findings *findings;
  struct frame_packages *packages;	/* may be null */
  const char *file;
  unsigned n_args;
  const struct frame_urdf_arg *args;
  /* A file is broken: the first one, or, when done, one that it includes.  */
  bool recovered;
  /* Out: something may be missing; why xacro itself would fail, if FAILURE is
     not null, and where.  */
  bool incomplete;
  const char *failure;
  struct frame_loc failure_loc;
};

/* True if the document ROOT makes use of xacro.  */
extern bool frame_xacro_p (const struct frame_xml_element *root);
/* ROOT expanded.  An attribute whose value cannot be known has the value
   null.  */
extern struct frame_xml_element *frame_xacro_expand (struct frame_xacro *xacro,
					     const struct frame_xml_element *root);

/* The bytes of FILE in ARENA with a zero byte behind, their number in
   *LENGTH; null if it cannot be read or is larger than 64 MB.  */
extern const char *frame_read_whole (struct frame_arena *arena,
				     const char *file, size_t *length);

#endif
