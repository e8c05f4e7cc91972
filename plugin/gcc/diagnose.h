/* Printing of findings as GCC's own diagnostics.  */

#ifndef FRAME_DIAGNOSE_H
#define FRAME_DIAGNOSE_H

#include "compat.h"
#include "../core/finding.h"
#include "../core/frame-text.h"

/* While an object of this class lives, locations can be made from files and
   lines; the line table is left as it was for what comes after.  */

class frame_location_maker
{
public:
  frame_location_maker ();
  ~frame_location_maker ();

  /* The location of WHERE, with its range, or UNKNOWN_LOCATION.  */
  location_t get (const struct frame_where *where);
  /* The location of LINE and COLUMN (0: the whole line) of FILE.  */
  location_t get (const char *file, unsigned line, unsigned column);

private:
  location_t add (const char *file, unsigned line, unsigned column,
		  unsigned finish);

  /* Where the line table stood.  */
  const char *m_file;
  unsigned m_line;
  unsigned m_system;
  /* Whether we moved it, and had to enter a first file.  */
  bool m_added;
  bool m_entered;
};

/* True if the flags and pragmas let FINDING be printed.  */
extern bool frame_finding_wanted_p (const struct frame_finding *finding);
/* Print FINDING, if its unit's flags and pragmas want it.  True if it was
   shown.  */
extern bool frame_print_finding (const struct frame_finding *finding,
				 frame_location_maker *locations);
/* Report PROBLEM of the model file FILE as an error.  */
extern void frame_print_problem (const char *file,
				 const struct frame_problem *problem);

#endif
