/* -Wframe-x, -Wno-frame-x, -Werror=frame-x and -Wno-error=frame-x for one
   run of gcc-frame.  They are added to the flags that each unit was compiled
   with, so what is not said again stays as the compiler had it.  */

#include "warning-flags.h"

#include <string.h>
#include "finding.h"
#include "nearest.h"

/* Add the flag NAME (up to LENGTH), to be set to LEVEL, with what follows
   "=".  */

static bool
add_flag (struct frame_warning_flags *flags, const char *name,
	  enum frame_level level)
{
  size_t length = strcspn (name, "=");
  char *copy = frame_xrealloc (NULL, length + 1);
  struct frame_flag *flag;

  memcpy (copy, name, length);
  copy[length] = '\0';
  if (!frame_flag_valid_p (copy))
    {
      frame_xfree (copy);
      return false;
    }
  flag = FRAME_PUSH (flags->list, flags->n, flags->capacity,
		     struct frame_flag);
  flag->name = copy;
  flag->level = level;
  flag->value = name[length] ? name + length + 1 : NULL;
  return true;
}

bool
frame_warning_flags_add (struct frame_warning_flags *flags, const char *arg)
{
  if (strcmp (arg, "error") == 0 || strcmp (arg, "no-error") == 0)
    {
      flags->werror = arg[0] == 'e';
      return true;
    }
  if (strncmp (arg, "error=", 6) == 0)
    return add_flag (flags, arg + 6, FRAME_LEVEL_ERROR);
  if (strncmp (arg, "no-error=", 9) == 0)
    return add_flag (flags, arg + 9, FRAME_LEVEL_NO_ERROR);
  if (strncmp (arg, "no-", 3) == 0)
    return add_flag (flags, arg + 3, FRAME_LEVEL_IGNORED);
  return add_flag (flags, arg, FRAME_LEVEL_WARNING);
}

void
frame_warning_flags_apply (const struct frame_warning_flags *flags,
			   struct frame_program *program)
{
  for (unsigned i = 0; i < program->n_units; i++)
    for (unsigned j = 0; j < flags->n; j++)
      frame_unit_add_flag (program->units[i], &flags->list[j]);
}

void
frame_warning_flags_free (struct frame_warning_flags *flags)
{
  for (unsigned i = 0; i < flags->n; i++)
    frame_xfree ((char *) flags->list[i].name);
  frame_xfree (flags->list);
}

const char *
frame_nearest_warning (const char *name)
{
  unsigned least = 1 + frame_slip_distance (name);
  const char *nearest = NULL;

  for (int i = 0; i < FRAME_N_WARNINGS; i++)
    {
      unsigned distance = frame_edit_distance (frame_warnings[i].name, name);

      if (distance < least)
	{
	  least = distance;
	  nearest = frame_warnings[i].name;
	}
    }
  return nearest;
}
