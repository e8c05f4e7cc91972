/* Messages whose coordinates are used and whose frame is never looked at:
   -Wframe-ignored-id.  What the compiler saw of that is in the unit; only
   the words are made here.  */

#include "check.h"

void
frame_check_ignored (struct frame_analysis *an)
{
  for (unsigned i = 0; i < an->program->n_units; i++)
    {
      const struct frame_unit *unit = an->program->units[i];

      for (unsigned j = 0; j < unit->n_ignored; j++)
	{
	  const struct frame_ignored *g = &unit->ignored[j];
	  struct frame_where where = { unit, g->loc };

	  frame_findings_add (
	    an->findings, FRAME_W_IGNORED_ID, FRAME_ON_EVERY_PATH, where,
	    "coordinates of " FRAME_Q ("%s") " are used and its frame is never "
	    "looked at: the sender may use another one than " FRAME_Q ("%s")
	    " expects", g->parameter, g->function);
	}
    }
}
