/* What constant angles and quaternions, and the names of angles, give
   away.  */

#include "angles.h"
#include <ctype.h>
#include <math.h>
#include <string.h>

/* -- quaternions -------------------------------------------------------- */

double
frame_quaternion_norm2 (const double q[4])
{
  return q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3];
}

bool
frame_quaternion_unit_p (const double q[4])
{
  return fabs (frame_quaternion_norm2 (q) - 1) < 0.01;
}

bool
frame_quaternion_zero_p (const double q[4])
{
  return q[0] == 0 && q[1] == 0 && q[2] == 0 && q[3] == 0;
}

bool
frame_quaternion_w_first_p (const double q[4])
{
  return q[0] == 1 && q[1] == 0 && q[2] == 0 && q[3] == 0;
}

/* -- angles ------------------------------------------------------------- */

bool
frame_angle_degrees_p (double angle)
{
  angle = fabs (angle);
  return angle > 2 * M_PI && angle <= 720 && fmod (angle, 5) == 0;
}

/* People write 3.14 for pi, which is 5e-4 off.  */

static bool
near_p (double value, double goal)
{
  return fabs (value / goal - 1) < 1e-3;
}

bool
frame_factor_to_degrees_p (double factor)
{
  return near_p (fabs (factor), FRAME_DEGREES_PER_RADIAN);
}

bool
frame_factor_to_radians_p (double factor)
{
  return near_p (fabs (factor), 1 / FRAME_DEGREES_PER_RADIAN);
}

/* -- names -------------------------------------------------------------- */

/* True if a word begins at P in NAME: a letter behind none, or a capital
   behind a small one.  */

static bool
word_start_p (const char *name, const char *p)
{
  if (!isalpha ((unsigned char) *p))
    return false;
  if (p == name || !isalpha ((unsigned char) p[-1]))
    return true;
  return isupper ((unsigned char) *p) && islower ((unsigned char) p[-1]);
}

/* True if the letters LENGTH long at P are a word, in small letters,
   "WORD".  */

static bool
word_at_p (const char *p, const char *word, size_t length)
{
  for (size_t i = 0; i < length; i++)
    if (tolower ((unsigned char) p[i]) != word[i])
      return false;
  return !isalpha ((unsigned char) p[length])
	 || (isupper ((unsigned char) p[length])
	     && islower ((unsigned char) p[length - 1]));
}

bool
frame_name_has_word_p (const char *name, const char *word)
{
  size_t length = strlen (word), n = strlen (name);

  for (const char *p = name; p + length <= name + n; p++)
    if (tolower ((unsigned char) *p) == word[0] && word_start_p (name, p)
	&& word_at_p (p, word, length))
      return true;
  return false;
}

/* True if NAME has one of WORDS, which ends with a null.  */

static bool
has_any_p (const char *name, const char *const *words)
{
  for (; *words; words++)
    if (frame_name_has_word_p (name, *words))
      return true;
  return false;
}

bool
frame_name_degrees_p (const char *name)
{
  static const char *const words[]
    = { "deg", "degs", "degree", "degrees", "dps", NULL };

  /* "deg2rad", "degreesToRadians" are factors.  */
  return has_any_p (name, words) && !frame_name_radians_p (name);
}

bool
frame_member_degrees_p (const char *member)
{
  static const struct
  {
    const char *space, *member;
  } known[] = {
    { "sl::", "IMUData::angular_velocity" },
    { "septentrio_gnss_driver::", "ExtSensorMeas::angular_rate_" },
    { "septentrio_gnss_driver::", "ExtSensorMeas_::angular_rate_" }
  };

  for (unsigned i = 0; i < sizeof known / sizeof known[0]; i++)
    if (strncmp (member, known[i].space, strlen (known[i].space)) == 0
	&& strstr (member, known[i].member))
      return true;
  return false;
}

bool
frame_name_radians_p (const char *name)
{
  static const char *const words[]
    = { "rad", "rads", "radian", "radians", NULL };

  return has_any_p (name, words);
}

enum frame_angle_role
frame_angle_role (const char *name)
{
  static const char *const words[][5]
    = { { "roll", "phi", NULL },
	{ "pitch", NULL },
	{ "yaw", "heading", "psi", "azimuth", NULL } };
  enum frame_angle_role role = FRAME_ANGLE_NONE;

  for (unsigned i = 0; i < 3; i++)
    if (has_any_p (name, words[i]))
      {
	if (role)
	  return FRAME_ANGLE_NONE;
	role = (enum frame_angle_role) (FRAME_ANGLE_ROLL + i);
      }
  return role;
}

const char *
frame_angle_role_name (enum frame_angle_role role)
{
  static const char *const names[] = { "?", "roll", "pitch", "yaw" };

  return names[role];
}

char
frame_component_letter (const char *name)
{
  size_t n = strlen (name);
  char letter, before;

  while (n && name[n - 1] == '_')
    n--;
  if (n == 0)
    return 0;
  letter = tolower ((unsigned char) name[n - 1]);
  if (!strchr ("xyzw", letter))
    return 0;
  before = n > 1 ? name[n - 2] : '_';
  return before == '_' || before == 'q' || before == 'Q'
	     || (isupper ((unsigned char) name[n - 1])
		 && islower ((unsigned char) before))
	   ? letter : 0;
}
