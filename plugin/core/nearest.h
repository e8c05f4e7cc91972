/* How much two words differ: for "did you mean".  */

#ifndef FRAME_NEAREST_H
#define FRAME_NEAREST_H

/* The least number of letters to add, drop or change to make A of B; more
   than any limit if one is very long.  */
extern unsigned frame_edit_distance (const char *a, const char *b);
/* The largest distance at which a word that someone wrote for NAME is taken
   for a slip.  */
extern unsigned frame_slip_distance (const char *name);

#endif
