/* Rotations: Figure 6 and Table 2 of the PhysFrame paper, group laws of all
   48 signed permutations, and known values of every way to write one.  */

#include "rotation.h"
#include "unit.h"

#include <math.h>

#define PI 3.14159265358979323846

static struct frame_axes group[48];

/* All signed permutations, into GROUP; returns how many.  */

static unsigned
make_group (void)
{
  unsigned n = 0;

  for (int x = -3; x <= 3; x++)
    for (int y = -3; y <= 3; y++)
      for (int z = -3; z <= 3; z++)
	{
	  struct frame_axes a = { { (signed char) x, (signed char) y,
				    (signed char) z } };
	  if (frame_axes_known_p (a) && n < 48)
	    group[n++] = a;
	  else if (frame_axes_known_p (a))
	    return 49;
	}
  return n;
}

/* The matrix of A into M.  */

static void
matrix_of (struct frame_axes a, double m[9])
{
  for (int i = 0; i < 9; i++)
    m[i] = 0;
  for (int i = 0; i < 3; i++)
    m[3 * i + (a.ds[i] < 0 ? -a.ds[i] : a.ds[i]) - 1] = a.ds[i] < 0 ? -1 : 1;
}

static void
multiply (const double a[9], const double b[9], double c[9])
{
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++)
      {
	c[3 * i + j] = 0;
	for (int k = 0; k < 3; k++)
	  c[3 * i + j] += a[3 * i + k] * b[3 * k + j];
      }
}

static bool
near_p (const double *a, const double *b, int n)
{
  for (int i = 0; i < n; i++)
    if (!(fabs (a[i] - b[i]) < 1e-12))
      return false;
  return true;
}

static void
test_group (void)
{
  unsigned n = make_group (), proper = 0, round = 0, inverse = 0;
  unsigned product = 0, associative = 0, det = 0;

  unit_check (n == 48, "48 signed permutations", "%u", n);
  for (int i = 0; i < 48; i++)
    {
      struct frame_axes a = group[i];
      double m[9];
      matrix_of (a, m);
      proper += frame_axes_determinant (a) == 1;
      det += frame_axes_determinant (a) == (int) frame_matrix_determinant (m);
      round += frame_axes_equal_p (frame_axes_of_matrix (m), a);
      inverse += (frame_axes_equal_p (
		    frame_axes_compose (a, frame_axes_invert (a)),
		    frame_axes_identity)
		  && frame_axes_equal_p (
		    frame_axes_compose (frame_axes_invert (a), a),
		    frame_axes_identity)
		  && frame_axes_equal_p (
		    frame_axes_compose (a, frame_axes_identity), a)
		  && frame_axes_equal_p (
		    frame_axes_compose (frame_axes_identity, a), a));
      for (int j = 0; j < 48; j++)
	{
	  struct frame_axes b = group[j];
	  double mb[9], mc[9];
	  matrix_of (b, mb);
	  multiply (m, mb, mc);
	  product += frame_axes_equal_p (frame_axes_compose (a, b),
					 frame_axes_of_matrix (mc));
	  for (int k = 0; k < 48; k++)
	    associative += frame_axes_equal_p (
	      frame_axes_compose (frame_axes_compose (a, b), group[k]),
	      frame_axes_compose (a, frame_axes_compose (b, group[k])));
	}
    }
  unit_check (proper == 24, "24 proper ones", "%u", proper);
  unit_check (det == 48, "determinants", "%u of 48", det);
  unit_check (round == 48, "axes of matrices", "%u of 48", round);
  unit_check (inverse == 48, "inverses and identity", "%u of 48", inverse);
  unit_check (product == 48 * 48, "compose is the product", "%u", product);
  unit_check (associative == 48 * 48 * 48, "associative", "%u", associative);
}

/* Rotating by A and then by B is rotating by A * B.  */

static void
test_rotate (void)
{
  unsigned good = 0;

  for (int i = 0; i < 48; i++)
    for (int j = 0; j < 48; j++)
      {
	struct frame_orientation step
	  = frame_axes_rotate (frame_axes_rotate (frame_orientation_flu,
						  group[i]), group[j]);
	good += frame_orientation_equal_p (
	  step, frame_axes_rotate (frame_orientation_flu,
				   frame_axes_compose (group[i], group[j])));
      }
  unit_check (good == 48 * 48, "rotate twice", "%u", good);
}

static void
axes (const char *name, struct frame_axes a, const char *want)
{
  char buf[16];

  frame_axes_print (a, buf);
  unit_text (name, buf, want);
}

static void
test_paper (void)
{
  const double rx[9] = { 1, 0, 0, 0, 0, -1, 0, 1, 0 };
  const double rz[9] = { 0, -1, 0, 1, 0, 0, 0, 0, 1 };
  const double inv_yz[9] = { 1, 0, 0, 0, -1, 0, 0, 0, -1 };
  struct frame_rotation tf = frame_rotation_unknown ();
  char buf[40];

  axes ("R13", tf.axes, "<?,?,?>");
  axes ("R12 Rx", frame_rotation_matrix (rx).axes, "<x,-z,y>");
  axes ("R12 Rz", frame_rotation_matrix (rz).axes, "<-y,x,z>");
  axes ("Figure 6 compose",
	frame_axes_compose (frame_axes_of_matrix (rz),
			    frame_axes_of_matrix (rx)), "<z,x,y>");
  tf = frame_rotation_compose (frame_rotation_matrix (rx), tf);
  axes ("Table 2 statement 20, R15", tf.axes, "<x,-z,y>");
  tf = frame_rotation_compose (frame_rotation_matrix (rz), tf);
  axes ("Table 2 statement 21, R14", tf.axes, "<z,x,y>");
  tf = frame_rotation_compose (frame_rotation_matrix (inv_yz), tf);
  axes ("Table 2 statement 23, R14", tf.axes, "<z,-x,-y>");
  unit_check (!tf.exact, "not exact beside an unknown", "is exact");
  frame_orientation_print (frame_axes_rotate (frame_orientation_flu, tf.axes),
			   buf);
  unit_text ("R8 applied to FLU", buf, "(right, down, forward)");
  tf = frame_rotation_compose (tf, frame_rotation_invert (
				     frame_rotation_compose (
				       frame_rotation_matrix (inv_yz),
				       frame_rotation_compose (
					 frame_rotation_matrix (rz),
					 frame_rotation_matrix (rx)))));
  axes ("undone", tf.axes, "<x,y,z>");
  unit_check (!frame_rotation_identity_p (tf), "undone is no identity",
	      "is one");
}

static void
test_tolerance (void)
{
  double m[9] = { 1, 0, 0, 0, 1, 0, 0, 0, 1 };

  m[1] = 0.0009;
  axes ("nearly", frame_axes_of_matrix (m), "<x,y,z>");
  m[1] = 0.0011;
  axes ("too far", frame_axes_of_matrix (m), "<?,?,?>");
  m[1] = 1;
  axes ("two in a row", frame_axes_of_matrix (m), "<?,?,?>");
  m[0] = m[1] = 0;
  axes ("none in a row", frame_axes_of_matrix (m), "<?,?,?>");
  m[1] = 1;
  axes ("two in a column", frame_axes_of_matrix (m), "<?,?,?>");
  m[1] = NAN;
  axes ("not a number", frame_axes_of_matrix (m), "<?,?,?>");
  unit_check (!frame_rotation_matrix (m).exact, "a NaN is unknown", "exact");
  axes ("1.57 for half of pi, twice",
	frame_rotation_rpy (-1.57, 0, -1.57).axes, "<z,-x,-y>");
}

/* The matrix of R is WANT.  */

static void
matrix (const char *name, struct frame_rotation r, const double want[9])
{
  unit_check (r.exact && near_p (r.m, want, 9), name,
	      "%g %g %g  %g %g %g  %g %g %g", r.m[0], r.m[1], r.m[2], r.m[3],
	      r.m[4], r.m[5], r.m[6], r.m[7], r.m[8]);
}

static void
test_values (void)
{
  const double c = cos (0.3), s = sin (0.3), h = sqrt (0.5);
  const double yaw[9] = { c, -s, 0, s, c, 0, 0, 0, 1 };
  const double roll[9] = { 1, 0, 0, 0, c, -s, 0, s, c };
  const double pitch[9] = { c, 0, s, 0, 1, 0, -s, 0, c };
  const double optical[9] = { 0, 0, 1, -1, 0, 0, 0, -1, 0 };
  /* Rz (0.1) Ry (0.2) Rx (0.3), worked out once with other software.  */
  const double all[9] = {
    0.97517032720181596, -0.036957013524625079, 0.21835066314633442,
    0.097843395007255715, 0.95642508584923244, -0.27509584731824377,
    -0.19866933079506122, 0.28962947762551555, 0.93629336358419923
  };

  matrix ("rpy roll", frame_rotation_rpy (0.3, 0, 0), roll);
  matrix ("rpy pitch", frame_rotation_rpy (0, 0.3, 0), pitch);
  matrix ("rpy yaw", frame_rotation_rpy (0, 0, 0.3), yaw);
  matrix ("rpy", frame_rotation_rpy (0.3, 0.2, 0.1), all);
  matrix ("rpy optical", frame_rotation_rpy (-PI / 2, 0, -PI / 2), optical);
  matrix ("euler zyx", frame_rotation_euler ("zyx", 0.1, 0.2, 0.3), all);
  matrix ("euler yxz turns about y first",
	  frame_rotation_euler ("yxz", 0.3, 0, 0), pitch);
  unit_check (!frame_rotation_euler ("zyq", 1, 1, 1).exact, "euler axes",
	      "exact");
  unit_check (!frame_rotation_euler ("xyzx", 1, 1, 1).exact, "euler length",
	      "exact");
  matrix ("quaternion", frame_rotation_quaternion (0, 0, sin (0.15),
						   cos (0.15)), yaw);
  matrix ("quaternion normalised",
	  frame_rotation_quaternion (0, 0, 5 * sin (0.15), 5 * cos (0.15)),
	  yaw);
  matrix ("quaternion optical", frame_rotation_quaternion (-0.5, 0.5, -0.5,
							   0.5), optical);
  unit_check (!frame_rotation_quaternion (0, 0, 0, 0).exact,
	      "zero quaternion", "exact");
  unit_check (!frame_rotation_quaternion (INFINITY, 0, 0, 1).exact,
	      "infinite quaternion", "exact");
  matrix ("axis and angle", frame_rotation_axis_angle (0, 7, 0, 0.3), pitch);
  unit_check (!frame_rotation_axis_angle (0, 0, 0, 0.3).exact, "zero axis",
	      "exact");
  matrix ("45 degrees twice",
	  frame_rotation_compose (frame_rotation_quaternion (0, 0, sin (PI / 8),
							     cos (PI / 8)),
				  frame_rotation_rpy (0, 0, PI / 4)),
	  (const double[9]) { 0, -1, 0, 1, 0, 0, 0, 0, 1 });
  matrix ("45 degrees", frame_rotation_rpy (0, 0, PI / 4),
	  (const double[9]) { h, -h, 0, h, h, 0, 0, 0, 1 });
}

static void
test_flu_rdf (void)
{
  struct frame_rotation r = frame_rotation_rpy (-PI / 2, 0, -PI / 2);

  axes ("FLU to RDF", r.axes, "<z,-x,-y>");
  unit_check (frame_orientation_equal_p (
		frame_axes_rotate (frame_orientation_flu, r.axes),
		frame_orientation_parse ("right-down-forward")), "FLU becomes RDF", "does not");
  unit_check (frame_orientation_equal_p (
		frame_axes_rotate (frame_orientation_parse ("right-down-forward"),
				   frame_axes_invert (r.axes)),
		frame_orientation_flu), "RDF becomes FLU", "does not");
}

/* Axes and orientations as text, and the change between two orientations.  */

static void
test_text (void)
{
  static const char *const bad_axes[]
    = { "", "<", "<x,y>", "<x,y,z", "x,y,z", "<x,y,z>>", "<x,x,z>", "<x,y,w>",
	"<x y z>", "<--x,y,z>" };
  static const char *const bad_orientations[]
    = { "", "forward", "forward-left", "forward-left-up-", "forward-right-up-x",
	"forward-backward-up", "forward-north-up", "Forward-left-up" };
  struct frame_orientation ned = frame_orientation_parse ("north-east-down");
  char buf[40];

  for (unsigned i = 0; i < 48; i++)
    {
      frame_axes_print (group[i], buf);
      unit_check (frame_axes_equal_p (frame_axes_parse (buf), group[i]), buf,
		  "not read as printed");
      unit_check (frame_axes_equal_p (
		    frame_axes_between (
		      frame_orientation_flu,
		      frame_axes_rotate (frame_orientation_flu, group[i])),
		    group[i]), buf, "between is not the reverse of rotate");
    }
  for (unsigned i = 0; i < sizeof bad_axes / sizeof *bad_axes; i++)
    unit_check (!frame_axes_known_p (frame_axes_parse (bad_axes[i])),
		bad_axes[i], "read");
  for (unsigned i = 0; i < sizeof bad_orientations / sizeof *bad_orientations;
       i++)
    unit_check (frame_orientation_handedness (
		  frame_orientation_parse (bad_orientations[i])) == 0,
		bad_orientations[i], "read");
  frame_orientation_words (ned, buf);
  unit_text ("NED in words", buf, "north-east-down");
  frame_orientation_print (ned, buf);
  unit_text ("NED", buf, "(north, east, down)");
  axes ("ENU to NED", frame_axes_between (frame_orientation_enu, ned),
	"<y,x,-z>");
  axes ("FLU to NED", frame_axes_between (frame_orientation_flu, ned),
	"<?,?,?>");
  unit_check (frame_orientation_handedness (ned) == 1
	      && frame_orientation_handedness (
		   frame_orientation_parse ("north-east-up")) == -1
	      && frame_orientation_handedness (
		   frame_orientation_parse ("forward-right-up")) == -1,
	      "handedness", "wrong");
}

/* Composition of unknown, exact and half-known rotations.  */

static void
test_compose (void)
{
  struct frame_rotation top = frame_rotation_unknown ();
  struct frame_rotation one = frame_rotation_identity ();
  struct frame_rotation some = frame_rotation_rpy (0.1, 0.2, 0.3);
  struct frame_rotation turn = frame_rotation_rpy (0, 0, PI / 2);
  struct frame_rotation r;

  unit_check (frame_rotation_equal_p (frame_rotation_compose (one, top), top)
	      && frame_rotation_equal_p (frame_rotation_compose (top, one),
					 top), "identity and unknown",
	      "not unknown");
  unit_check (frame_rotation_equal_p (frame_rotation_compose (top, some), top),
	      "unknown and not orthogonal", "not unknown");
  axes ("unknown and orthogonal", frame_rotation_compose (top, turn).axes,
	"<-y,x,z>");
  r = frame_rotation_compose (some, frame_rotation_invert (some));
  unit_check (frame_rotation_identity_p (r), "inverse", "no identity");
  unit_check (!frame_rotation_equal_p (turn, one)
	      && frame_rotation_equal_p (some, some), "equal", "wrong");
  unit_check (!frame_axes_known_p (frame_axes_compose (frame_axes_unknown,
						       one.axes)),
	      "compose unknown axes", "known");
  unit_check (frame_axes_determinant (frame_axes_unknown) == 0,
	      "determinant of unknown", "not 0");
}

/* Quaternion, matrix and back, for every proper permutation (which has all
   the branches) and some others.  */

static void
test_quaternions (void)
{
  unsigned good = 0, n = 0;

  for (int i = 0; i < 48 + 200; i++)
    {
      struct frame_rotation r;
      double m[9], q[4], sum;
      if (i < 48)
	{
	  if (frame_axes_determinant (group[i]) != 1)
	    continue;
	  matrix_of (group[i], m);
	  r = frame_rotation_matrix (m);
	}
      else
	r = frame_rotation_rpy (0.1 * i, 0.37 * i, 0.73 * i);
      n++;
      frame_rotation_to_quaternion (&r, q);
      sum = q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3];
      good += (fabs (sum - 1) < 1e-9
	       && near_p (frame_rotation_quaternion (q[0], q[1], q[2],
						     q[3]).m, r.m, 9));
    }
  unit_check (good == n && n == 224, "to quaternions and back", "%u of %u",
	      good, n);
}

int
main (void)
{
  test_group ();
  test_rotate ();
  test_paper ();
  test_tolerance ();
  test_values ();
  test_flu_rdf ();
  test_text ();
  test_compose ();
  test_quaternions ();
  return unit_exit ();
}
