/* Rotations and axis conventions: Figure 6 of the PhysFrame paper, and the
   numbers behind it.

   The paper abstracts a constant matrix to a signed permutation at once.
   Here the numbers are kept as long as they are known, so that 45 degrees
   twice are 90, and the permutation is a view of them; only beside an
   unknown factor it stands alone (R15).  */

#include "rotation.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* How far an element may be from 0 or 1 in a signed permutation.  People
   write 1.57 for half of pi, which is 8e-4 off.  */
#define AXES_TOLERANCE 1e-3
/* Differences below this are rounding.  */
#define EQUAL_TOLERANCE 1e-9

const struct frame_orientation frame_orientation_flu
  = { { FRAME_FORWARD, FRAME_LEFT, FRAME_UP } };
const struct frame_orientation frame_orientation_enu
  = { { FRAME_EAST, FRAME_NORTH, FRAME_UP } };

const struct frame_axes frame_axes_unknown = { { 0, 0, 0 } };
const struct frame_axes frame_axes_identity
  = { { FRAME_AXIS_X, FRAME_AXIS_Y, FRAME_AXIS_Z } };

/* -- signed permutations ------------------------------------------------ */

/* True if A is a signed permutation.  */

bool
frame_axes_known_p (struct frame_axes a)
{
  unsigned seen = 0;

  for (int i = 0; i < 3; i++)
    if (a.ds[i] != 0 && abs (a.ds[i]) <= 3)
      seen |= 1u << abs (a.ds[i]);
  return seen == 0xe;
}

bool
frame_axes_equal_p (struct frame_axes a, struct frame_axes b)
{
  return memcmp (a.ds, b.ds, sizeof a.ds) == 0;
}

/* The sign of the permutation times the signs of its elements.  */

int
frame_axes_determinant (struct frame_axes a)
{
  int sign = 1;

  if (!frame_axes_known_p (a))
    return 0;
  for (int i = 0; i < 3; i++)
    {
      if (a.ds[i] < 0)
	sign = -sign;
      for (int j = 0; j < i; j++)
	if (abs (a.ds[j]) > abs (a.ds[i]))
	  sign = -sign;
    }
  return sign;
}

/* The axis that the row V of a matrix stands for: the column of its one
   element that is 1 or -1.  */

static int
axis_of_row (const double v[3])
{
  int axis = 0;

  for (int j = 0; j < 3; j++)
    if (fabs (fabs (v[j]) - 1) <= AXES_TOLERANCE)
      {
	if (axis)
	  return 0;
	axis = v[j] > 0 ? j + 1 : -(j + 1);
      }
    else if (!(fabs (v[j]) <= AXES_TOLERANCE))
      return 0;
  return axis;
}

struct frame_axes
frame_axes_of_matrix (const double m[9])
{
  struct frame_axes a;

  for (int i = 0; i < 3; i++)
    a.ds[i] = (signed char) axis_of_row (m + 3 * i);
  return frame_axes_known_p (a) ? a : frame_axes_unknown;
}

/* ds_i is B's value for the axis that A has at i, with A's sign.  This is
   the row i of the product of the matrices.  */

struct frame_axes
frame_axes_compose (struct frame_axes a, struct frame_axes b)
{
  struct frame_axes c;

  if (!frame_axes_known_p (a) || !frame_axes_known_p (b))
    return frame_axes_unknown;
  for (int i = 0; i < 3; i++)
    {
      signed char ds = b.ds[abs (a.ds[i]) - 1];
      c.ds[i] = a.ds[i] > 0 ? ds : (signed char) -ds;
    }
  return c;
}

struct frame_axes
frame_axes_invert (struct frame_axes a)
{
  struct frame_axes c = frame_axes_unknown;

  if (!frame_axes_known_p (a))
    return c;
  for (int i = 0; i < 3; i++)
    c.ds[abs (a.ds[i]) - 1] = (signed char) (a.ds[i] > 0 ? i + 1 : -(i + 1));
  return c;
}

/* The direction n_j of the child's axis j is that of the parent's axis i
   where ds_i is j, opposite if ds_i is -j.  */

struct frame_orientation
frame_axes_rotate (struct frame_orientation parent, struct frame_axes a)
{
  struct frame_orientation child = { { 0, 0, 0 } };

  if (!frame_axes_known_p (a))
    return child;
  for (int i = 0; i < 3; i++)
    child.d[abs (a.ds[i]) - 1]
      = a.ds[i] > 0 ? parent.d[i] : (signed char) -parent.d[i];
  return child;
}

struct frame_axes
frame_axes_between (struct frame_orientation parent,
		    struct frame_orientation child)
{
  struct frame_axes a = frame_axes_unknown;

  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++)
      if (parent.d[i] && abs (parent.d[i]) == abs (child.d[j]))
	a.ds[i] = (signed char) (parent.d[i] == child.d[j] ? j + 1 : -(j + 1));
  return frame_axes_known_p (a) ? a : frame_axes_unknown;
}

void
frame_axes_print (struct frame_axes a, char buf[16])
{
  static const char *const names[] = { "-z", "-y", "-x", "?", "x", "y", "z" };

  if (!frame_axes_known_p (a))
    a = frame_axes_unknown;
  snprintf (buf, 16, "<%s,%s,%s>", names[a.ds[0] + 3], names[a.ds[1] + 3],
	    names[a.ds[2] + 3]);
}

struct frame_axes
frame_axes_parse (const char *text)
{
  struct frame_axes a = frame_axes_unknown;

  for (int i = 0; i < 3; i++)
    {
      int sign = 1;

      if (*text++ != (i ? ',' : '<'))
	return frame_axes_unknown;
      if (*text == '-')
	{
	  sign = -1;
	  text++;
	}
      if (*text < 'x' || *text > 'z')
	return frame_axes_unknown;
      a.ds[i] = (signed char) (sign * (*text++ - 'x' + 1));
    }
  return strcmp (text, ">") == 0 && frame_axes_known_p (a) ? a
							   : frame_axes_unknown;
}

/* -- orientations ------------------------------------------------------- */

/* The words for the directions, from -5 on.  */
static const char *const directions[]
  = { "south", "west", "down", "right", "backward", "?", "forward", "left",
      "up", "east", "north" };
#define MOST_DIRECTION 5

static const char *
direction_name (signed char d)
{
  return abs (d) <= MOST_DIRECTION ? directions[d + MOST_DIRECTION] : "?";
}

void
frame_orientation_print (struct frame_orientation o, char buf[40])
{
  snprintf (buf, 40, "(%s, %s, %s)", direction_name (o.d[0]),
	    direction_name (o.d[1]), direction_name (o.d[2]));
}

void
frame_orientation_words (struct frame_orientation o, char buf[40])
{
  snprintf (buf, 40, "%s-%s-%s", direction_name (o.d[0]),
	    direction_name (o.d[1]), direction_name (o.d[2]));
}

struct frame_orientation
frame_orientation_parse (const char *text)
{
  static const struct frame_orientation unknown = { { 0, 0, 0 } };
  struct frame_orientation o = unknown;

  for (int i = 0; i < 3; i++)
    {
      size_t n = strcspn (text, "-");

      for (int d = -MOST_DIRECTION; d <= MOST_DIRECTION; d++)
	if (d && n == strlen (direction_name ((signed char) d))
	    && strncmp (text, direction_name ((signed char) d), n) == 0)
	  o.d[i] = (signed char) d;
      text += n;
      if (*text != (i < 2 ? '-' : '\0'))
	return unknown;
      text += i < 2;
    }
  return frame_orientation_handedness (o) ? o : unknown;
}

int
frame_orientation_handedness (struct frame_orientation o)
{
  return frame_axes_determinant (
    frame_axes_between (frame_orientation_world_p (o) ? frame_orientation_enu
						      : frame_orientation_flu,
			o));
}

bool
frame_orientation_world_p (struct frame_orientation o)
{
  for (int i = 0; i < 3; i++)
    if (abs (o.d[i]) == FRAME_EAST || abs (o.d[i]) == FRAME_NORTH)
      return true;
  return false;
}

bool
frame_orientation_equal_p (struct frame_orientation a,
			   struct frame_orientation b)
{
  return memcmp (a.d, b.d, sizeof a.d) == 0;
}

/* -- rotations ---------------------------------------------------------- */

struct frame_rotation
frame_rotation_unknown (void)
{
  struct frame_rotation r;

  memset (&r, 0, sizeof r);
  return r;
}

/* A matrix with a number that is none gives unknown.  */

struct frame_rotation
frame_rotation_matrix (const double m[9])
{
  struct frame_rotation r = frame_rotation_unknown ();

  for (int i = 0; i < 9; i++)
    if (!isfinite (m[i]))
      return r;
  r.exact = true;
  memcpy (r.m, m, sizeof r.m);
  r.axes = frame_axes_of_matrix (m);
  return r;
}

struct frame_rotation
frame_rotation_identity (void)
{
  static const double identity[9] = { 1, 0, 0, 0, 1, 0, 0, 0, 1 };

  return frame_rotation_matrix (identity);
}

/* The rotation by ANGLE about the axis AXIS: 0, 1 or 2.  */

static struct frame_rotation
about_axis (int axis, double angle)
{
  double m[9] = { 0 };
  int j = (axis + 1) % 3, k = (axis + 2) % 3;

  m[3 * axis + axis] = 1;
  m[3 * j + j] = m[3 * k + k] = cos (angle);
  m[3 * k + j] = sin (angle);
  m[3 * j + k] = -m[3 * k + j];
  return frame_rotation_matrix (m);
}

struct frame_rotation
frame_rotation_euler (const char *axes, double a, double b, double c)
{
  double angles[3] = { a, b, c };
  struct frame_rotation r = frame_rotation_identity ();

  if (!axes || strlen (axes) != 3 || axes[strspn (axes, "xyz")] != '\0')
    return frame_rotation_unknown ();
  for (int i = 0; i < 3; i++)
    {
      if (!isfinite (angles[i]))
	return frame_rotation_unknown ();
      r = frame_rotation_compose (r, about_axis (axes[i] - 'x', angles[i]));
    }
  return r;
}

/* Fixed axes x, y, z are moving axes z, y, x.  */

struct frame_rotation
frame_rotation_rpy (double roll, double pitch, double yaw)
{
  return frame_rotation_euler ("zyx", yaw, pitch, roll);
}

/* As tf::Matrix3x3::setRotation does it.  */

struct frame_rotation
frame_rotation_quaternion (double x, double y, double z, double w)
{
  double n = x * x + y * y + z * z + w * w;
  double s = 2 / n;
  double m[9] = {
    1 - s * (y * y + z * z), s * (x * y - w * z), s * (x * z + w * y),
    s * (x * y + w * z), 1 - s * (x * x + z * z), s * (y * z - w * x),
    s * (x * z - w * y), s * (y * z + w * x), 1 - s * (x * x + y * y)
  };

  if (!isfinite (s))
    return frame_rotation_unknown ();
  return frame_rotation_matrix (m);
}

/* The axis need not have length 1.  */

struct frame_rotation
frame_rotation_axis_angle (double x, double y, double z, double angle)
{
  double n = sqrt (x * x + y * y + z * z);
  double s = sin (angle / 2) / n;

  if (!isfinite (s) || n == 0)
    return frame_rotation_unknown ();
  return frame_rotation_quaternion (s * x, s * y, s * z, cos (angle / 2));
}

/* The product of two rotations whose numbers are known.  Permutations are
   composed as such, so that small errors do not add up.  */

static struct frame_rotation
multiply (const struct frame_rotation *a, const struct frame_rotation *b)
{
  struct frame_rotation c;
  double m[9];

  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++)
      m[3 * i + j] = a->m[3 * i] * b->m[j] + a->m[3 * i + 1] * b->m[3 + j]
		     + a->m[3 * i + 2] * b->m[6 + j];
  c = frame_rotation_matrix (m);
  if (c.exact && frame_axes_known_p (a->axes) && frame_axes_known_p (b->axes))
    c.axes = frame_axes_compose (a->axes, b->axes);
  return c;
}

/* R14 where both are permutations, R15 where one is.  The identity is no
   factor at all: the identity times an unknown rotation is as unknown as
   before.  */

struct frame_rotation
frame_rotation_compose (struct frame_rotation a, struct frame_rotation b)
{
  struct frame_rotation c = frame_rotation_unknown ();

  if (a.exact && b.exact)
    return multiply (&a, &b);
  if (frame_rotation_identity_p (a))
    return b;
  if (frame_rotation_identity_p (b))
    return a;
  if (!frame_axes_known_p (a.axes))
    c.axes = b.axes;
  else if (!frame_axes_known_p (b.axes))
    c.axes = a.axes;
  else
    c.axes = frame_axes_compose (a.axes, b.axes);
  return c;
}

/* The transpose, of what is known.  */

struct frame_rotation
frame_rotation_invert (struct frame_rotation a)
{
  struct frame_rotation c = a;

  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++)
      c.m[3 * i + j] = a.m[3 * j + i];
  c.axes = frame_axes_invert (a.axes);
  return c;
}

bool
frame_rotation_equal_p (struct frame_rotation a, struct frame_rotation b)
{
  if (a.exact != b.exact || !frame_axes_equal_p (a.axes, b.axes))
    return false;
  for (int i = 0; a.exact && i < 9; i++)
    if (fabs (a.m[i] - b.m[i]) > EQUAL_TOLERANCE)
      return false;
  return true;
}

bool
frame_rotation_identity_p (struct frame_rotation a)
{
  return a.exact && frame_axes_equal_p (a.axes, frame_axes_identity);
}

/* From the largest of the four components, which keeps the division away
   from zero.  */

void
frame_rotation_to_quaternion (const struct frame_rotation *r, double q[4])
{
  const double *m = r->m;
  double trace = m[0] + m[4] + m[8];
  int i = m[4] > m[0] ? 1 : 0;
  int j, k;
  double s;

  memset (q, 0, 4 * sizeof *q);
  if (!r->exact)
    return;
  if (trace > 0)
    {
      s = 2 * sqrt (trace + 1);
      q[0] = (m[7] - m[5]) / s;
      q[1] = (m[2] - m[6]) / s;
      q[2] = (m[3] - m[1]) / s;
      q[3] = s / 4;
      return;
    }
  if (m[8] > m[4 * i])
    i = 2;
  j = (i + 1) % 3;
  k = (i + 2) % 3;
  s = 2 * sqrt (fmax (1 + m[4 * i] - m[4 * j] - m[4 * k], 1e-300));
  q[i] = s / 4;
  q[j] = (m[3 * j + i] + m[3 * i + j]) / s;
  q[k] = (m[3 * k + i] + m[3 * i + k]) / s;
  q[3] = (m[3 * k + j] - m[3 * j + k]) / s;
}

double
frame_matrix_determinant (const double m[9])
{
  return m[0] * (m[4] * m[8] - m[5] * m[7])
	 - m[1] * (m[3] * m[8] - m[5] * m[6])
	 + m[2] * (m[3] * m[7] - m[4] * m[6]);
}
