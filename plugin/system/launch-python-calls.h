/* Templates that calls in a launch.py make: substitutions, and functions that
   work on paths and texts.  */

#ifndef FRAME_LAUNCH_PYTHON_CALLS_H
#define FRAME_LAUNCH_PYTHON_CALLS_H

#include "launch-python-text.h"

/* What a call of NAME makes.  KEY names its first argument.  */
struct frame_pyl_substitution
{
  const char *name;
  enum frame_template_kind kind;
  const char *key;
  const char *second;		/* of a second argument, or null */
};

/* The value of argument POSITION or KEY of the call with N arguments LIST in
   S; null if it is not there.  */
extern template frame_pyl_value (reader *r, span s,
				 const struct frame_py_argument *list,
				 unsigned n, unsigned position,
				 const char *key);
/* The substitution WHAT of the N arguments LIST.  */
extern template frame_pyl_simple_substitution (
  reader *r, span s, const struct frame_pyl_substitution *what,
  const struct frame_py_argument *list, unsigned n);
/* LaunchConfiguration (NAME, default=D).  */
extern template frame_pyl_configuration (reader *r, span s, template name,
					 template default_);
/* All N arguments LIST under KIND.  */
extern template frame_pyl_of_all (reader *r, span s,
				  enum frame_template_kind kind,
				  const struct frame_py_argument *list,
				  unsigned n);
/* The directory of the file T.  */
extern template frame_pyl_directory (reader *r, span s, template t);
/* The call of NAME with N arguments LIST that is all of S.  */
extern template frame_pyl_call_template (reader *r, span s, const char *name,
					 const struct frame_py_argument *list,
					 unsigned n);

#endif
