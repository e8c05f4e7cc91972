/* Robot descriptions: links and joints of a URDF file, with xacro expanded
   first where there is some.

   What urdfdom refuses is reported in its own terms, and read all the same as
   far as it goes.  An attribute that xacro would compute and that cannot be
   known here is unknown, never wrong.  */

#include "urdf.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include "xacro.h"
#include "xml-tree.h"

/* The reading of one file.  */
struct reader
{
  struct frame_arena *arena;
  struct frame_urdf *urdf;
  struct frame_findings *findings;
  const char *text;		/* of the file itself */
  size_t length;
  const char *failure;		/* why xacro stops, or null */
  struct frame_loc failure_loc;
};

/* A mistake at LOC; the message begins with what is wrong.  */

static struct frame_finding *
complain (struct reader *r, struct frame_loc loc, const char *message)
{
  struct frame_where where = { r->urdf->unit, loc };

  return frame_findings_add (r->findings, FRAME_W_URDF, FRAME_ON_EVERY_PATH,
			     where, "%s", message);
}

/* urdfdom makes no model because of what is at LOC.  */

static void
reject (struct reader *r, struct frame_loc loc, const char *what)
{
  complain (r, loc, frame_printf (r->arena, "%s: urdfdom rejects the robot "
				  "model", what));
}

/* XML.  */

/* A comment of a file; DATA is the unit and the file's number in it.  */
struct commented
{
  struct frame_unit *unit;
  uint32_t file;
};

static void
on_comment (void *data, const char *text, size_t length, uint32_t first,
	    uint32_t last)
{
  struct commented *c = data;

  frame_launch_ignore (c->unit, c->file, text, length, first, last);
}

struct frame_xml_element *
frame_urdf_parse (struct frame_unit *unit, struct frame_findings *findings,
		  const char *file, const char *text, size_t length,
		  bool *recovered)
{
  struct commented c = { unit, frame_unit_file (unit, file) };
  struct frame_xml_tree tree
    = frame_xml_parse (unit->program->arena, unit->program->arena, c.file,
		       text, length, on_comment, &c);
  struct frame_where where = { unit, tree.problem_loc };

  if (!tree.problem && tree.root)
    return tree.root;
  *recovered = true;
  if (!where.loc.file)
    where.loc = (struct frame_loc){ c.file, 1, 1, 0 };
  frame_findings_add (findings, FRAME_W_URDF, FRAME_ON_EVERY_PATH, where,
		      "this is not well-formed XML (%s): nothing can load the "
		      "robot model",
		      tree.problem ? tree.problem : "there is no element");
  return tree.root;
}

static const struct frame_xml_element *
child_of (const struct frame_xml_element *element, const char *name)
{
  for (unsigned i = 0; i < element->n_children; i++)
    if (strcmp (element->children[i]->name, name) == 0)
      return element->children[i];
  return NULL;
}

static const char *
value_of (const struct frame_xml_element *element, const char *name)
{
  const struct frame_xml_attribute *a = frame_xml_attribute (element, name);

  return a ? a->value : NULL;
}

/* Numbers.  */

/* The number TEXT as urdfdom reads it: nothing before it or behind it.  */

static bool
read_number (const char *text, double *n)
{
  char *end;

  if (text[0] == '\0' || text[strspn (text, "+-.0123456789eE")])
    return false;
  *n = strtod (text, &end);
  return *end == '\0' && isfinite (*n);
}

/* The first byte of A's raw value in R's text that XML turns into a space, as
   a word; null if there is none.  tinyxml2 leaves it as it is.  */

static const char *
raw_blank (struct reader *r, const struct frame_xml_attribute *a)
{
  const char *p = r->text, *end = r->text + r->length;
  char quote;

  if (a->plain || a->loc.file != 1 || r->urdf->xacro)
    return NULL;
  for (uint32_t line = 1; line < a->loc.line; line++)
    {
      const char *next = memchr (p, '\n', end - p);

      if (!next)
	return NULL;
      p = next + 1;
    }
  if (a->loc.column < 2 || (size_t) (end - p) < a->loc.column)
    return NULL;
  p += a->loc.column - 1;
  quote = p[-1];
  for (; p < end && *p != quote; p++)
    if (*p == '\t')
      return "tab";
    else if (*p == '\n' || *p == '\r')
      return "line break";
  return NULL;
}

/* Read the vector in A into V, as urdfdom does.  Returns what is wrong with
   it, or null.  */

static const char *
read_vector (struct reader *r, const struct frame_xml_attribute *a,
	     double v[3])
{
  const char *blank = raw_blank (r, a);
  char *copy = frame_printf (r->arena, "%s", a->value), *save = NULL;
  unsigned n = 0;

  if (blank)
    return frame_printf (r->arena, "there is a %s in " FRAME_Q ("%s")
			 ", and urdfdom splits at spaces alone", blank,
			 a->name);
  for (char *word = strtok_r (copy, " ", &save); word;
       word = strtok_r (NULL, " ", &save))
    {
      double x;

      if (!read_number (word, &x))
	return frame_printf (r->arena, FRAME_Q ("%s") " in " FRAME_Q ("%s")
			     " is no number", word, a->name);
      if (n < 3)
	v[n] = x;
      n++;
    }
  return n == 3 ? NULL
		: frame_printf (r->arena, FRAME_Q ("%s") " has %u numbers, "
				"and it takes three", a->name, n);
}

/* Read attribute NAME of ELEMENT, a vector, into V, which has its default;
   NAN where it is unknown.  *LOC becomes its place.  */

static void
vector_attribute (struct reader *r, const struct frame_xml_element *element,
		  const char *name, double v[3], struct frame_loc *loc)
{
  const struct frame_xml_attribute *a = frame_xml_attribute (element, name);
  const char *wrong;

  if (!a)
    return;
  *loc = a->loc;
  wrong = a->value ? read_vector (r, a, v) : NULL;
  if (wrong)
    reject (r, a->loc, wrong);
  if (wrong || !a->value)
    v[0] = v[1] = v[2] = NAN;
}

/* Joints.  */

static const struct joint_type
{
  const char *name;
  enum frame_joint_kind kind;
  bool limited;
} joint_types[] = {
  { "fixed", FRAME_JOINT_FIXED, false },
  { "planar", FRAME_JOINT_FIXED, false },
  { "revolute", FRAME_JOINT_TURNING, true },
  { "continuous", FRAME_JOINT_TURNING, false },
  { "prismatic", FRAME_JOINT_SLIDING, true },
  { "floating", FRAME_JOINT_FLOATING, false },
};

/* Read the type of joint J from ELEMENT.  */

static const struct joint_type *
read_type (struct reader *r, const struct frame_xml_element *element,
	   struct frame_urdf_joint *j)
{
  const struct frame_xml_attribute *a = frame_xml_attribute (element, "type");

  j->kind = FRAME_JOINT_UNKNOWN;
  if (!a)
    reject (r, j->loc, frame_printf (r->arena, "joint " FRAME_Q ("%s")
				     " has no type", j->name));
  if (!a || !a->value)
    return NULL;
  for (unsigned i = 0; i < sizeof joint_types / sizeof *joint_types; i++)
    if (strcmp (joint_types[i].name, a->value) == 0)
      {
	j->kind = joint_types[i].kind;
	return &joint_types[i];
      }
  reject (r, a->loc, frame_printf (r->arena, "joint " FRAME_Q ("%s")
				   " has the unknown type " FRAME_Q ("%s"),
				   j->name, a->value));
  return NULL;
}

/* The link that child element NAME of joint ELEMENT names; null if it is not
   known.  */

static const char *
read_end (struct reader *r, const struct frame_xml_element *element,
	  const struct frame_urdf_joint *j, const char *name)
{
  const struct frame_xml_element *end = child_of (element, name);
  const struct frame_xml_attribute *a
    = end ? frame_xml_attribute (end, "link") : NULL;

  if (a && !a->value)
    r->urdf->incomplete = true;
  if (a && (!a->value || a->value[0]))
    return a->value;
  if (!r->urdf->incomplete)
    reject (r, end ? end->loc : j->loc,
	    frame_printf (r->arena, "joint " FRAME_Q ("%s") " names no %s link",
			  j->name, name));
  return NULL;
}

/* What else a joint may have, and what urdfdom wants of it.  */

static const struct part
{
  const char *element;
  const char *attribute;
  bool required;
  bool number;
} parts[] = {
  { "limit", "effort", true, true },
  { "limit", "velocity", true, true },
  { "limit", "lower", false, true },
  { "limit", "upper", false, true },
  { "mimic", "joint", true, false },
  { "mimic", "multiplier", false, true },
  { "mimic", "offset", false, true },
  { "dynamics", "damping", false, true },
  { "dynamics", "friction", false, true },
  { "safety_controller", "k_velocity", true, true },
  { "safety_controller", "k_position", false, true },
  { "safety_controller", "soft_lower_limit", false, true },
  { "safety_controller", "soft_upper_limit", false, true },
};

/* Check PART of joint J, whose ELEMENT it is.  */

static void
check_part (struct reader *r, const struct frame_urdf_joint *j,
	    const struct frame_xml_element *element, const struct part *part)
{
  const struct frame_xml_attribute *a
    = frame_xml_attribute (element, part->attribute);
  double n;

  if (!a && part->required)
    reject (r, element->loc,
	    frame_printf (r->arena, "the %s of joint " FRAME_Q ("%s")
			  " has no " FRAME_Q ("%s"), element->name, j->name,
			  part->attribute));
  else if (a && a->value && part->number
	   && !read_number (a->value + strspn (a->value, " "), &n))
    reject (r, a->loc,
	    frame_printf (r->arena, "the %s of joint " FRAME_Q ("%s") " has "
			  FRAME_Q ("%s") ", which is no number, as "
			  FRAME_Q ("%s"), element->name, j->name, a->value,
			  part->attribute));
}

/* Check what else belongs to joint J of TYPE (may be null).  */

static void
check_parts (struct reader *r, const struct frame_xml_element *element,
	     const struct frame_urdf_joint *j, const struct joint_type *type)
{
  const struct frame_xml_element *axis = child_of (element, "axis");
  const struct frame_xml_element *dynamics = child_of (element, "dynamics");
  double v[3] = { 1, 0, 0 };
  struct frame_loc loc = j->loc;

  if (type && type->limited && !child_of (element, "limit"))
    reject (r, j->loc,
	    frame_printf (r->arena, "%s joint " FRAME_Q ("%s")
			  " has no limit", type->name, j->name));
  for (unsigned i = 0; i < sizeof parts / sizeof *parts; i++)
    if (child_of (element, parts[i].element))
      check_part (r, j, child_of (element, parts[i].element), &parts[i]);
  if (dynamics && !frame_xml_attribute (dynamics, "damping")
      && !frame_xml_attribute (dynamics, "friction"))
    reject (r, dynamics->loc,
	    frame_printf (r->arena, "the dynamics of joint " FRAME_Q ("%s")
			  " have neither damping nor friction", j->name));
  if (!axis || j->kind == FRAME_JOINT_FLOATING || j->kind == FRAME_JOINT_UNKNOWN
      || (type && strcmp (type->name, "fixed") == 0))
    return;
  vector_attribute (r, axis, "xyz", v, &loc);
  if (v[0] == 0 && v[1] == 0 && v[2] == 0)
    complain (r, loc,
	      frame_printf (r->arena, "the axis of joint " FRAME_Q ("%s")
			    " is zero: it has no direction to move in",
			    j->name));
}

static void
read_joint (struct reader *r, const struct frame_xml_element *element)
{
  const struct frame_xml_element *origin = child_of (element, "origin");
  struct frame_urdf *urdf = r->urdf;
  struct frame_urdf_joint *j
    = FRAME_APPEND (r->arena, urdf->joints, urdf->n_joints,
		    struct frame_urdf_joint);
  const struct frame_xml_attribute *name
    = frame_xml_attribute (element, "name");

  j->loc = j->xyz_loc = j->rpy_loc = element->loc;
  j->name = name && name->value ? name->value : "?";
  if (!name)
    reject (r, j->loc, "a joint has no name");
  const struct joint_type *type = read_type (r, element, j);
  if (origin)
    {
      j->xyz_loc = j->rpy_loc = origin->loc;
      vector_attribute (r, origin, "xyz", j->xyz, &j->xyz_loc);
      vector_attribute (r, origin, "rpy", j->rpy, &j->rpy_loc);
    }
  j->parent = read_end (r, element, j, "parent");
  j->child = read_end (r, element, j, "child");
  if (!name || !name->value)
    j->name = NULL;
  else
    check_parts (r, element, j, type);
  if (!j->parent || !j->child)
    urdf->n_joints--;
}

/* Links, materials and the whole.  */

static void
read_link (struct reader *r, const struct frame_xml_element *element)
{
  const struct frame_xml_attribute *name
    = frame_xml_attribute (element, "name");
  struct frame_urdf_link *link;

  if (name && !name->value)
    r->urdf->incomplete = true;
  else if (!name)
    complain (r, element->loc, "a link has no name: urdfdom gives it the empty "
	      "one");
  if (!name || !name->value)
    return;
  link = FRAME_APPEND (r->arena, r->urdf->links, r->urdf->n_links,
		       struct frame_urdf_link);
  link->name = name->value;
  link->loc = element->loc;
}

/* A named element, to find names that are there twice.  */
struct named
{
  const char *name;
  unsigned position;
  struct frame_loc loc;
};

static int
compare_named (const void *a, const void *b)
{
  const struct named *x = a, *y = b;
  int order = strcmp (x->name, y->name);

  return order ? order : x->position < y->position ? -1 : 1;
}

/* Report names that several elements called TAG in ROOT have.  */

static void
check_unique (struct reader *r, const struct frame_xml_element *root,
	      const char *tag)
{
  struct named *all = FRAME_NEW_N (r->arena, struct named,
				   root->n_children + 1);
  unsigned n = 0;

  for (unsigned i = 0; i < root->n_children; i++)
    {
      const struct frame_xml_element *e = root->children[i];
      const char *name
	= strcmp (e->name, tag) == 0 ? value_of (e, "name") : NULL;

      if (name)
	all[n++] = (struct named){ name, i, e->loc };
    }
  qsort (all, n, sizeof *all, compare_named);
  for (unsigned i = 1; i < n; i++)
    if (strcmp (all[i].name, all[i - 1].name) == 0)
      {
	struct frame_where first = { r->urdf->unit, all[i - 1].loc };
	struct frame_finding *f
	  = complain (r, all[i].loc,
		      frame_printf (r->arena, "there are two %ss " FRAME_Q ("%s")
				    ": urdfdom rejects the robot model", tag,
				    all[i].name));

	if (f)
	  frame_finding_note (r->findings, f, first, "the other one is here");
      }
}

/* Report joints that follow one that is not there.  */

static void
check_mimics (struct reader *r, const struct frame_xml_element *root)
{
  for (unsigned i = 0; i < root->n_children; i++)
    {
      const struct frame_xml_element *e = root->children[i];
      const struct frame_xml_element *mimic
	= strcmp (e->name, "joint") == 0 ? child_of (e, "mimic") : NULL;
      const struct frame_xml_attribute *a
	= mimic ? frame_xml_attribute (mimic, "joint") : NULL;
      bool found = false;

      if (!a || !a->value || !value_of (e, "name"))
	continue;
      for (unsigned j = 0; j < root->n_children && !found; j++)
	{
	  const char *name = strcmp (root->children[j]->name, "joint") == 0
			       ? value_of (root->children[j], "name") : NULL;

	  found = name && strcmp (name, a->value) == 0;
	}
      if (!found)
	complain (r, a->loc,
		  frame_printf (r->arena, "joint " FRAME_Q ("%s")
				" mimics " FRAME_Q ("%s")
				", which does not exist: it never moves, and "
				"what is below it is not published",
				value_of (e, "name"), a->value));
    }
}

static void
read_robot_attributes (struct reader *r, const struct frame_xml_element *root)
{
  const char *name = value_of (root, "name");
  const struct frame_xml_attribute *version
    = frame_xml_attribute (root, "version");

  if (!name && !r->urdf->fragment)
    reject (r, root->loc, "the robot has no name");
  if (version && version->value && strcmp (version->value, "1.0") != 0)
    reject (r, version->loc,
	    frame_printf (r->arena, "there is no version " FRAME_Q ("%s")
			  " of URDF", version->value));
}

/* A file without links is for others to include; so is a xacro file whose
   robot has no name.  What stops xacro in such a file may be defined by those
   others.  */

static void
decide_fragment (struct reader *r, const struct frame_xml_element *root)
{
  struct frame_urdf *urdf = r->urdf;

  urdf->robot = value_of (root, "name");
  urdf->fragment = urdf->n_links == 0 || (urdf->xacro && !urdf->robot);
  if (r->failure && !urdf->fragment)
    complain (r, r->failure_loc,
	      frame_printf (r->arena, "xacro stops here and makes no robot "
			    "model: %s", r->failure));
}

static void
read_robot (struct reader *r, const struct frame_xml_element *root)
{
  for (unsigned i = 0; i < root->n_children; i++)
    if (strcmp (root->children[i]->name, "link") == 0)
      read_link (r, root->children[i]);
    else if (strcmp (root->children[i]->name, "joint") == 0)
      read_joint (r, root->children[i]);
  decide_fragment (r, root);
  read_robot_attributes (r, root);
  check_unique (r, root, "link");
  check_unique (r, root, "joint");
  check_unique (r, root, "material");
  if (!r->urdf->fragment && !r->urdf->incomplete)
    check_mimics (r, root);
  frame_urdf_check_tree (r->urdf, r->findings);
}

static bool
xacro_name_p (const char *file)
{
  size_t n = strlen (file);

  return n > 6 && strcmp (file + n - 6, ".xacro") == 0;
}

/* Read ROOT, expanded first if it is xacro.  */

static void
read_root (struct reader *r, const struct frame_xml_element *root,
	   struct frame_packages *packages, const struct frame_urdf_arg *args,
	   unsigned n)
{
  struct frame_urdf *urdf = r->urdf;
  struct frame_xacro x
    = { .arena = r->arena, .unit = urdf->unit, .findings = r->findings,
	.packages = packages, .file = urdf->file, .n_args = n, .args = args,
	.recovered = urdf->recovered };

  urdf->xacro = xacro_name_p (urdf->file) || frame_xacro_p (root)
		|| strstr (r->text, "xmlns:xacro");
  if (urdf->xacro)
    {
      root = frame_xacro_expand (&x, root);
      urdf->recovered |= x.recovered;
      r->failure = x.failure;
      r->failure_loc = x.failure_loc;
      urdf->incomplete |= x.incomplete || x.recovered;
    }
  if (strcmp (root->name, "robot") == 0)
    read_robot (r, root);
  else if (!urdf->xacro)
    reject (r, root->loc, "there is no element " FRAME_Q ("robot"));
}

/* Read TEXT (LENGTH bytes, a zero byte behind), which is FILE.  */

static struct frame_urdf *
read_text (struct frame_program *program, struct frame_findings *findings,
	   struct frame_packages *packages, const char *file, const char *text,
	   size_t length, const struct frame_urdf_arg *args, unsigned n)
{
  struct frame_urdf *urdf = FRAME_NEW (program->arena, struct frame_urdf);
  struct reader r = { .arena = program->arena, .urdf = urdf,
		      .findings = findings, .text = text, .length = length };
  struct frame_xml_element *root;

  urdf->file = frame_intern (program->arena, file);
  urdf->unit = frame_unit_new (program, urdf->file, "urdf");
  root = frame_urdf_parse (urdf->unit, findings, urdf->file, text, length,
			   &urdf->recovered);
  urdf->readable = root != NULL;
  if (urdf->recovered)
    urdf->incomplete = true;
  if (root)
    read_root (&r, root, packages, args, n);
  return urdf;
}

struct frame_urdf *
frame_urdf_read (struct frame_program *program,
		 struct frame_findings *findings,
		 struct frame_packages *packages, const char *file,
		 const struct frame_urdf_arg *args, unsigned n)
{
  size_t length;
  const char *text = frame_read_whole (program->arena, file, &length);

  return text ? read_text (program, findings, packages, file, text, length,
			   args, n)
	      : NULL;
}

struct frame_urdf *
frame_urdf_read_text (struct frame_program *program,
		      struct frame_findings *findings, const char *file,
		      const char *text, size_t length)
{
  char *copy = frame_alloc (program->arena, length + 1);

  memcpy (copy, text, length);
  return read_text (program, findings, NULL, file, copy, length, NULL, 0);
}
