/* Levenshtein's distance, in one row.  */

#include "nearest.h"
#include <limits.h>
#include <string.h>

/* Nobody compares longer words.  */
enum { LONGEST = 96 };

unsigned
frame_edit_distance (const char *a, const char *b)
{
  size_t n = strlen (b);
  unsigned row[LONGEST + 1];

  if (n > LONGEST)
    return UINT_MAX;
  for (size_t j = 0; j <= n; j++)
    row[j] = j;
  for (unsigned i = 1; *a; a++, i++)
    {
      unsigned diagonal = row[0];

      row[0] = i;
      for (size_t j = 1; j <= n; j++)
	{
	  unsigned change = diagonal + (*a != b[j - 1]);
	  unsigned gap = (row[j] < row[j - 1] ? row[j] : row[j - 1]) + 1;

	  diagonal = row[j];
	  row[j] = change < gap ? change : gap;
	}
    }
  return row[n];
}

unsigned
frame_slip_distance (const char *name)
{
  return (strlen (name) + 1) / 3;
}
