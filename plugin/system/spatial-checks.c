/* Spatial manifests: -Wframe-spatial.

   A deployment is accepted if each mount leads from a port that exports its
   frame to one that imports it, no frame is placed twice, and an alias exports
   only what is exported.  What a requirement is bound to, the deployment
   decides, in files whose form is not public.  So the direction of a port of
   something that is required is known in two cases: the manifest names the
   component, and its spec is in the workspace; or the manifest itself uses the
   port in two ways, of which one must be wrong.

   Rules that the documentation states are errors; what it only suggests, and
   what is merely unusual, needs -Wframe-all.  */

#include "spatial.h"

#include <math.h>
#include <string.h>
#include "nearest.h"

/* Larger is a millimetre that was taken for a metre, or no body.  */
#define LARGEST_BODY 10.0
/* tf2's.  */
#define UNIT_TOLERANCE 0.01

enum direction
{
  UNKNOWN,
  IMPORTS,
  EXPORTS
};

/* A use of somebody else's port that fixes its direction.  */
struct use
{
  const struct frame_spatial_end *end;
  enum direction direction;
  const char *text;		/* "mount 'x' places it here ..." */
};

struct checker
{
  struct frame_spatial_files *files;
  struct frame_arena *arena;
  const struct frame_spatial *m;	/* being checked */
  unsigned n_uses;
  struct use *uses;
};

/* Findings.  */

static struct frame_finding *complain (struct checker *c, char tier,
				       struct frame_loc loc,
				       const char *format, ...)
  __attribute__ ((format (printf, 4, 5)));

static struct frame_finding *
complain (struct checker *c, char tier, struct frame_loc loc,
	  const char *format, ...)
{
  struct frame_where where = { c->m->unit, loc };
  struct frame_finding *finding;
  va_list args;
  char *text;

  va_start (args, format);
  text = frame_vprintf (c->arena, format, args);
  va_end (args);
  finding = frame_findings_add (c->files->findings, FRAME_W_SPATIAL,
				FRAME_ON_EVERY_PATH, where, "%s", text);
  if (finding)
    finding->tier = tier;
  return finding;
}

/* The note TEXT at LOC of M on FINDING, which may be null.  */

static void
note (struct checker *c, struct frame_finding *finding,
      const struct frame_spatial *m, struct frame_loc loc, const char *text)
{
  struct frame_where where = { m->unit, loc };

  if (finding)
    frame_finding_note (c->files->findings, finding, where, "%s", text);
}

static bool
given_p (const struct frame_spatial_word *word)
{
  return word->known == FRAME_SPATIAL_GIVEN;
}

static bool
absent_p (const struct frame_spatial_word *word)
{
  return word->known == FRAME_SPATIAL_ABSENT;
}

/* True if WORD is TEXT.  */

static bool
is_p (const struct frame_spatial_word *word, const char *text)
{
  return given_p (word) && strcmp (word->text, text) == 0;
}

/* True if both parts of END are known.  */

static bool
end_known_p (const struct frame_spatial_end *end)
{
  return end->known == FRAME_SPATIAL_GIVEN && given_p (&end->requirement)
	 && given_p (&end->port);
}

static bool
same_end_p (const struct frame_spatial_end *a,
	    const struct frame_spatial_end *b)
{
  return end_known_p (a) && end_known_p (b)
	 && a->requirement.text == b->requirement.text
	 && a->port.text == b->port.text;
}

/* "mobility.body" in quotes.  */

static const char *
end_text (struct checker *c, const struct frame_spatial_end *end)
{
  return frame_printf (c->arena, FRAME_Q ("%s.%s"), end->requirement.text,
		       end->port.text);
}

static const char *
mount_text (struct checker *c, const struct frame_spatial_mount *mount)
{
  return given_p (&mount->name)
	   ? frame_printf (c->arena, "mount " FRAME_Q ("%s"), mount->name.text)
	   : "a mount";
}

/* "; did you mean 'x'?" if one of the two words, of which B may be null, is
   meant by TEXT.  */

static const char *
meant (struct checker *c, const char *text, const char *a, const char *b)
{
  const char *near = NULL;

  if (frame_edit_distance (text, a) <= frame_slip_distance (a))
    near = a;
  else if (b && frame_edit_distance (text, b) <= frame_slip_distance (b))
    near = b;
  return near ? frame_printf (c->arena, "; did you mean " FRAME_Q ("%s") "?",
			      near)
	      : "";
}

/* Who is who.  */

static bool
has_name_p (const struct frame_spatial *m, const char *name)
{
  const char *slash = strrchr (name, '/');
  const char *file = strrchr (m->file, '/');

  for (unsigned i = 0; i < m->n_names; i++)
    if (strcmp (m->names[i], name) == 0)
      return true;
  return strcmp (slash ? slash + 1 : name, file ? file + 1 : m->file) == 0;
}

/* The only manifest of KIND, beside that being checked, with the NAME; null if
   there is none, or several: then *MANY is set.  */

static const struct frame_spatial *
find_named (struct checker *c, const char *name, enum frame_spatial_kind kind,
	    bool *many)
{
  const struct frame_spatial *found = NULL;

  for (unsigned i = 0; i < c->files->n; i++)
    {
      const struct frame_spatial *m = c->files->list[i];

      if (m == c->m || m->kind != kind || !has_name_p (m, name))
	continue;
      *many |= found != NULL;
      found = m;
    }
  return *many ? NULL : found;
}

/* The spec of the component NAME (may be null); null if there is none, or
   several.  */

static const struct frame_spatial *
find_spec (struct checker *c, const char *name)
{
  bool many = false;
  const struct frame_spatial *found
    = name ? find_named (c, name, FRAME_SPATIAL_SPEC, &many) : NULL;

  return !name || found || many
	   ? found : find_named (c, name, FRAME_SPATIAL_EITHER, &many);
}

static const struct frame_spatial_requirement *
find_requirement (const struct frame_spatial *m, const char *name)
{
  for (unsigned i = 0; i < m->n_requires; i++)
    if (m->requires[i].name == name)
      return &m->requires[i];
  return NULL;
}

/* The spec of what END is a port of, or null.  */

static const struct frame_spatial *
spec_of_end (struct checker *c, const struct frame_spatial_end *end)
{
  const struct frame_spatial_requirement *requirement
    = given_p (&end->requirement)
	? find_requirement (c->m, end->requirement.text) : NULL;

  return requirement ? find_spec (c, requirement->component) : NULL;
}

static const struct frame_spatial_port *
find_port (const struct frame_spatial *m, const char *name)
{
  for (unsigned i = 0; i < m->n_ports; i++)
    if (m->ports[i].name == name)
      return &m->ports[i];
  return NULL;
}

static enum direction
direction_of (const struct frame_spatial_port *port)
{
  return is_p (&port->direction, "import")   ? IMPORTS
	 : is_p (&port->direction, "export") ? EXPORTS
					     : UNKNOWN;
}

/* The port of spec M that END names, or null.  */

static const struct frame_spatial_port *
port_of_end (const struct frame_spatial *spec,
	     const struct frame_spatial_end *end)
{
  return spec && given_p (&end->port) ? find_port (spec, end->port.text)
				      : NULL;
}

/* The port of M whose name is a slip of NAME, or null.  */

static const char *
near_port (const struct frame_spatial *m, const char *name)
{
  unsigned least = frame_slip_distance (name) + 1;
  const char *near = NULL;

  for (unsigned i = 0; i < m->n_ports; i++)
    {
      unsigned distance = frame_edit_distance (m->ports[i].name, name);

      if (distance < least)
	{
	  least = distance;
	  near = m->ports[i].name;
	}
    }
  return near;
}

/* Participation.  */

static void
check_participation (struct checker *c)
{
  const struct frame_spatial *m = c->m;
  const struct frame_spatial_word *p = &m->participation;
  bool some = m->n_ports || m->n_mounts || m->ports_open || m->mounts_open;

  if (absent_p (p) && m->kind == FRAME_SPATIAL_SPEC)
    complain (c, 'D', m->loc,
	      "this component spec does not say its participation, "
	      FRAME_Q ("required") " or " FRAME_Q ("none") ": a provider may "
	      "leave out its frames without a word");
  else if (given_p (p) && !is_p (p, "required") && !is_p (p, "none"))
    /* Whether there are others is not documented; this one would make
       sense.  */
    complain (c, is_p (p, "optional") ? 'A' : 'D', p->loc,
	      "participation " FRAME_Q ("%s") " is neither "
	      FRAME_Q ("required") " nor " FRAME_Q ("none") "%s", p->text,
	      meant (c, p->text, "required", "none"));
  else if (is_p (p, "none") && (m->n_ports || m->n_mounts))
    note (c,
	  complain (c, 'D', m->n_ports ? m->ports_loc : m->mounts_loc,
		    "there are %s here, but the participation is "
		    FRAME_Q ("none"), m->n_ports ? "ports" : "mounts"),
	  m, p->loc, "said here");
  else if (is_p (p, "required") && !some)
    complain (c, 'A', p->loc,
	      "participation is " FRAME_Q ("required")
	      ", but there are neither ports nor mounts");
}

/* Ports by themselves.  */

static void
check_direction (struct checker *c, const struct frame_spatial_port *port)
{
  const struct frame_spatial_word *d = &port->direction;
  enum direction wanted = is_p (&port->semantic, "mounting_frame") ? IMPORTS
			  : is_p (&port->semantic, "tool_frame")   ? EXPORTS
								   : UNKNOWN;

  if (absent_p (d))
    complain (c, 'D', port->loc,
	      "port " FRAME_Q ("%s") " has no direction, " FRAME_Q ("import")
	      " or " FRAME_Q ("export"), port->name);
  else if (given_p (d) && direction_of (port) == UNKNOWN)
    complain (c, 'D', d->loc,
	      "direction " FRAME_Q ("%s") " of port " FRAME_Q ("%s")
	      " is neither " FRAME_Q ("import") " nor " FRAME_Q ("export")
	      "%s", d->text, port->name,
	      meant (c, d->text, "import", "export"));
  else if (wanted != UNKNOWN && given_p (d) && direction_of (port) != wanted)
    complain (c, 'A', d->loc,
	      "port " FRAME_Q ("%s") " is a " FRAME_Q ("%s") " and %s it; "
	      "%s", port->name, port->semantic.text,
	      wanted == IMPORTS ? "exports" : "imports",
	      wanted == IMPORTS
		? "where a body is mounted it imports a frame"
		: "the frame of a tool is exported");
}

/* The local frame of PORT.  */

static void
check_frame (struct checker *c, const struct frame_spatial_port *port)
{
  const struct frame_spatial_word *f = &port->frame;
  const char *slash = given_p (f) ? strchr (f->text, '/') : NULL;
  const char *dot = slash ? strchr (f->text, '.') : NULL;

  if (!given_p (f))
    return;
  if (!*f->text)
    complain (c, 'D', f->loc, "the frame of port " FRAME_Q ("%s")
	      " has an empty name", port->name);
  else if (slash == f->text)
    complain (c, 'D', f->loc,
	      "frame " FRAME_Q ("%s") " of port " FRAME_Q ("%s") " starts "
	      "with '/': it is local, and becomes <subsystem>/%s", f->text,
	      port->name, f->text);
  else if (slash && dot && dot < slash)
    complain (c, 'D', f->loc,
	      "frame " FRAME_Q ("%s") " of port " FRAME_Q ("%s")
	      " has the name of a subsystem in it: it is local, and becomes "
	      "<subsystem>/%s", f->text, port->name, f->text);
  else if (slash)
    complain (c, 'A', f->loc,
	      "local frame " FRAME_Q ("%s") " of port " FRAME_Q ("%s")
	      " has a '/' in its name, which parts subsystem and frame",
	      f->text, port->name);
}

/* What PORT stands for.  */

static void
check_mapping (struct checker *c, const struct frame_spatial_port *port)
{
  bool frame = !absent_p (&port->frame);
  bool source = port->source.known != FRAME_SPATIAL_ABSENT;

  if (c->m->kind != FRAME_SPATIAL_SUBSYSTEM)
    return;
  if (frame && source)
    note (c,
	  complain (c, 'D', port->loc,
		    "port " FRAME_Q ("%s") " has a frame of its own and is "
		    "an alias too", port->name),
	  c->m, port->source.loc, "the alias");
  else if (!frame && !source && absent_p (&port->semantic))
    complain (c, 'D', port->loc,
	      "port " FRAME_Q ("%s") " stands for nothing: it has neither a "
	      "frame nor a source", port->name);
}

/* Ports before number I with the same frame and the other direction.  */

static void
check_passed_on (struct checker *c, unsigned i)
{
  const struct frame_spatial_port *port = &c->m->ports[i];

  for (unsigned j = 0; j < i; j++)
    {
      const struct frame_spatial_port *other = &c->m->ports[j];

      if (!given_p (&port->frame) || !given_p (&other->frame)
	  || other->frame.text != port->frame.text
	  || direction_of (port) == UNKNOWN || direction_of (other) == UNKNOWN
	  || direction_of (port) == direction_of (other))
	continue;
      note (c,
	    complain (c, 'A', port->frame.loc,
		      "port " FRAME_Q ("%s") " %s frame " FRAME_Q ("%s")
		      ", which port " FRAME_Q ("%s") " %s", port->name,
		      direction_of (port) == EXPORTS ? "exports" : "imports",
		      port->frame.text, other->name,
		      direction_of (other) == EXPORTS ? "exports" : "imports"),
	    c->m, other->frame.loc, "the other port");
      return;
    }
}

static void
check_ports (struct checker *c)
{
  for (unsigned i = 0; i < c->m->n_ports; i++)
    {
      const struct frame_spatial_port *port = &c->m->ports[i];

      if (port->open)
	continue;
      check_direction (c, port);
      check_frame (c, port);
      check_mapping (c, port);
      check_passed_on (c, i);
    }
}

/* Numbers.  */

/* True if NUMBERS, called WHAT, are N finite ones.  */

static bool
check_numbers (struct checker *c, const struct frame_spatial_numbers *numbers,
	       const char *what, unsigned n)
{
  if (numbers->known != FRAME_SPATIAL_GIVEN)
    return false;
  if (numbers->n != n)
    complain (c, 'D', numbers->loc, "%s has %u numbers instead of %u", what,
	      numbers->n, n);
  else if (numbers->wrong)
    complain (c, 'D', numbers->wrong_loc,
	      FRAME_Q ("%s") " in %s is no finite number", numbers->wrong,
	      what);
  else
    return !numbers->guessed;
  return false;
}

static void
check_translation (struct checker *c,
		   const struct frame_spatial_mount *mount)
{
  const double *v = mount->translation.v;
  double length;

  if (!check_numbers (c, &mount->translation, "the translation", 3))
    return;
  length = sqrt (v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
  if (length > LARGEST_BODY)
    complain (c, 'A', mount->translation.loc,
	      "the translation of %s is %g m long: no body is that large; it is "
	      "in metres", mount_text (c, mount), length);
}

static void
check_rotation (struct checker *c, const struct frame_spatial_mount *mount)
{
  const double *q = mount->rotation.v;
  double sum;

  if (!check_numbers (c, &mount->rotation, "the rotation", 4))
    return;
  sum = q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3];
  if (sum == 0)
    complain (c, 'D', mount->rotation.loc,
	      "the rotation of %s is all zero: no rotation is " FRAME_Q (
		"[0, 0, 0, 1]"), mount_text (c, mount));
  else if (!(fabs (sum - 1) < UNIT_TOLERANCE))
    complain (c, 'D', mount->rotation.loc,
	      "the rotation of %s is a quaternion of length %.3g instead of 1",
	      mount_text (c, mount), sqrt (sum));
  else if (q[0] == 1 && q[1] == 0 && q[2] == 0 && q[3] == 0)
    complain (c, 'A', mount->rotation.loc,
	      "the rotation of %s is half a turn about x: no rotation is "
	      FRAME_Q ("[0, 0, 0, 1]") ", with w last",
	      mount_text (c, mount));
}

/* Ends of mounts, and sources of aliases.  */

/* True if the manifest declares the requirement NAME, or may do so in a way
   that is not understood.  */

static bool
required_p (const struct frame_spatial *m, const char *name)
{
  if (m->requires_open || find_requirement (m, name))
    return true;
  for (unsigned i = 0; i < m->n_words; i++)
    if (m->words[i] == name)
      return true;
  return false;
}

/* The requirement that NAME may be meant to be, or null.  */

static const char *
near_requirement (const struct frame_spatial *m, const char *name)
{
  for (unsigned i = 0; i < m->n_requires; i++)
    if (frame_edit_distance (m->requires[i].name, name)
	<= frame_slip_distance (name))
      return m->requires[i].name;
  return NULL;
}

/* True if END is a port of something that "requires" lists.  */

static bool
listed_p (const struct frame_spatial *m, const struct frame_spatial_end *end)
{
  return given_p (&end->requirement)
	 && find_requirement (m, end->requirement.text);
}

/* True if some end in M is listed, so that "requires" is known to be where
   their names come from.  */

static bool
lists_ends_p (const struct frame_spatial *m)
{
  for (unsigned i = 0; i < m->n_ports; i++)
    if (listed_p (m, &m->ports[i].source))
      return true;
  for (unsigned i = 0; i < m->n_mounts; i++)
    if (listed_p (m, &m->mounts[i].parent)
	|| listed_p (m, &m->mounts[i].child))
      return true;
  return false;
}

/* END, which is WHAT ("the parent of mount 'x'"), names a requirement.  */

static void
check_required (struct checker *c, const struct frame_spatial_end *end,
		const char *what)
{
  const char *name = end->requirement.text;
  const char *near;

  if (required_p (c->m, name))
    return;
  near = near_requirement (c->m, name);
  if (near || lists_ends_p (c->m))
    complain (c, 'D', end->requirement.loc,
	      "%s is a port of " FRAME_Q ("%s") ", which this manifest does "
	      "not require%s", what, name,
	      near ? meant (c, name, near, NULL) : "");
}

/* END, which is WHAT, against the spec of its component.  */

static void
check_port_exists (struct checker *c, const struct frame_spatial_end *end,
		   const char *what)
{
  const struct frame_spatial *spec = spec_of_end (c, end);
  const char *near;

  if (!spec || !given_p (&end->port))
    return;
  if (is_p (&spec->participation, "none") && !spec->n_ports)
    {
      note (c,
	    complain (c, 'D', end->requirement.loc,
		      "%s is a port of " FRAME_Q ("%s") ", which takes no "
		      "part in the frames", what, end->requirement.text),
	    spec, spec->participation.loc, "its spec says so");
      return;
    }
  if (spec->kind != FRAME_SPATIAL_SPEC || spec->ports_open
      || find_port (spec, end->port.text))
    return;
  near = near_port (spec, end->port.text);
  note (c,
	complain (c, 'D', end->port.loc,
		  "%s is %s, but there is no such port%s", what,
		  end_text (c, end),
		  near ? meant (c, end->port.text, near, NULL) : ""),
	spec, spec->ports_loc, "the ports of that component");
}

/* END, which is WHAT, by itself.  True if it is whole.  */

static bool
check_end (struct checker *c, const struct frame_spatial_end *end,
	   const char *what)
{
  if (end->known != FRAME_SPATIAL_GIVEN)
    return false;
  if (absent_p (&end->port))
    complain (c, 'D', end->loc, "%s has no port", what);
  /* It may be meant to be a port of the compound itself.  */
  if (absent_p (&end->requirement))
    complain (c, 'A', end->loc, "%s has no requirement", what);
  if (!end_known_p (end))
    return false;
  check_required (c, end, what);
  check_port_exists (c, end, what);
  return true;
}

/* A port of something required is used in DIRECTION: END is WHAT, and that is
   what MESSAGE says is wrong if it has the other direction.  TEXT is the note
   where that becomes wrong by another use.  */

static void
use_end (struct checker *c, const struct frame_spatial_end *end,
	 enum direction direction, const char *message, const char *text)
{
  const struct frame_spatial *spec = spec_of_end (c, end);
  const struct frame_spatial_port *port = port_of_end (spec, end);
  struct use *use;

  if (port && direction_of (port) != UNKNOWN)
    {
      if (direction_of (port) != direction)
	note (c, complain (c, 'D', end->port.loc, "%s", message), spec,
	      port->direction.loc, "the direction of that port");
      return;
    }
  for (unsigned i = 0; i < c->n_uses; i++)
    if (same_end_p (c->uses[i].end, end)
	&& c->uses[i].direction != direction)
      {
	note (c, complain (c, 'D', end->port.loc, "%s", message), c->m,
	      c->uses[i].end->port.loc, c->uses[i].text);
	return;
      }
  use = FRAME_APPEND (c->arena, c->uses, c->n_uses, struct use);
  use->end = end;
  use->direction = direction;
  use->text = text;
}

/* Mounts.  */

/* A mount before number I that places what MOUNT places.  */

static void
check_parents (struct checker *c, unsigned i)
{
  const struct frame_spatial_mount *mount = &c->m->mounts[i];

  for (unsigned j = 0; j < i; j++)
    {
      const struct frame_spatial_mount *other = &c->m->mounts[j];

      if (mount->more || other->more
	  || !same_end_p (&other->child, &mount->child))
	continue;
      note (c,
	    complain (c, 'D', mount->child.port.loc,
		      "%s is the child of two mounts: a frame has one parent",
		      end_text (c, &mount->child)),
	    c->m, other->child.port.loc, "the other one");
      return;
    }
}

static void
check_mount_name (struct checker *c, unsigned i)
{
  const struct frame_spatial_mount *mount = &c->m->mounts[i];

  for (unsigned j = 0; given_p (&mount->name) && j < i; j++)
    if (!mount->more && !c->m->mounts[j].more
	&& given_p (&c->m->mounts[j].name)
	&& c->m->mounts[j].name.text == mount->name.text)
      {
	note (c,
	      complain (c, 'A', mount->name.loc,
			"there are two mounts " FRAME_Q ("%s"),
			mount->name.text),
	      c->m, c->m->mounts[j].name.loc, "the other one");
	return;
      }
}

/* One end of MOUNT without the other one.  */

static void
check_both_ends (struct checker *c, const struct frame_spatial_mount *mount)
{
  bool parent = mount->parent.known != FRAME_SPATIAL_ABSENT;
  bool child = mount->child.known != FRAME_SPATIAL_ABSENT;

  if (parent != child)
    complain (c, 'D', mount->loc, "%s has no %s", mount_text (c, mount),
	      parent ? "child" : "parent");
}

/* A localizer is not bolted to a base.  */

static void
check_localization (struct checker *c,
		    const struct frame_spatial_mount *mount)
{
  const struct frame_spatial_word *a = &mount->parent.port;
  const struct frame_spatial_word *b = &mount->child.port;

  if ((is_p (a, "map") && is_p (b, "odom"))
      || (is_p (a, "odom") && is_p (b, "map")))
    complain (c, 'D', b->loc,
	      "%s joins " FRAME_Q ("%s") " and " FRAME_Q ("%s") ", which move "
	      "against each other: a localizer owns that transform, and a "
	      "mount is rigid", mount_text (c, mount), a->text, b->text);
}

static void
check_mount (struct checker *c, unsigned i)
{
  const struct frame_spatial_mount *mount = &c->m->mounts[i];
  const char *name = mount_text (c, mount);
  bool parent
    = check_end (c, &mount->parent,
		 frame_printf (c->arena, "the parent of %s", name));
  bool child = check_end (c, &mount->child,
			  frame_printf (c->arena, "the child of %s", name));

  check_both_ends (c, mount);
  check_mount_name (c, i);
  check_translation (c, mount);
  check_rotation (c, mount);
  check_parents (c, i);
  check_localization (c, mount);
  if (same_end_p (&mount->parent, &mount->child))
    {
      complain (c, 'D', mount->child.port.loc,
		"%s mounts %s on itself", name, end_text (c, &mount->child));
      return;
    }
  if (parent)
    use_end (c, &mount->parent, EXPORTS,
	     frame_printf (c->arena, "%s is the parent of %s, but it imports "
			   "its frame: a parent exports one",
			   end_text (c, &mount->parent), name),
	     frame_printf (c->arena, "it is the parent of %s here, as only an "
			   "export can be", name));
  if (child)
    use_end (c, &mount->child, IMPORTS,
	     frame_printf (c->arena, "%s is the child of %s, but it exports "
			   "its frame: a child imports one",
			   end_text (c, &mount->child), name),
	     frame_printf (c->arena, "it is the child of %s here, as only an "
			   "import can be", name));
}

/* Cycles.  A mount puts the subsystem of its child below that of its
   parent.  */

/* True if what is mounted by OUTER is what INNER's parent is fixed to, for
   certain: an arm's tool is below the base of the arm.  */

static bool
passes_on_p (struct checker *c, const struct frame_spatial_mount *outer,
	     const struct frame_spatial_mount *inner)
{
  const struct frame_spatial *spec = spec_of_end (c, &outer->child);
  const struct frame_spatial_port *in = port_of_end (spec, &outer->child);
  const struct frame_spatial_port *out = port_of_end (spec, &inner->parent);

  return in && out && is_p (&in->semantic, "mounting_frame")
	 && is_p (&out->semantic, "tool_frame");
}

/* Mount LAST closes a cycle: from its child the way led over mounts to AT (-1:
   over none), and FROM says for each where it came from.  Report it.  */

static void
report_cycle (struct checker *c, unsigned last, const int *from, int at)
{
  const struct frame_spatial_mount *closing = &c->m->mounts[last];
  const struct frame_spatial_mount *inner = closing;
  const char *path
    = frame_printf (c->arena, FRAME_Q ("%s"),
		    closing->child.requirement.text);
  bool certain = true;

  for (; at >= 0; at = from[at])
    {
      const struct frame_spatial_mount *mount = &c->m->mounts[at];

      certain &= passes_on_p (c, mount, inner);
      path = frame_printf (c->arena, FRAME_Q ("%s") " -> %s",
			   mount->child.requirement.text, path);
      inner = mount;
    }
  certain &= passes_on_p (c, closing, inner);
  path = frame_printf (c->arena, FRAME_Q ("%s") " -> %s",
		       closing->child.requirement.text, path);
  complain (c, certain ? 'D' : 'A', closing->child.requirement.loc,
	    "mounts form a cycle: %s", path);
}

/* Look for a way from the child of mount LAST to its parent over the mounts
   before it.  FROM is room for an int a mount.  */

static void
check_cycle (struct checker *c, unsigned last, int *from, unsigned *queue)
{
  const struct frame_spatial_mount *mounts = c->m->mounts;
  const char *goal = mounts[last].parent.requirement.text;
  unsigned n = 0;

  if (mounts[last].more || !end_known_p (&mounts[last].parent)
      || !end_known_p (&mounts[last].child)
      || same_end_p (&mounts[last].parent, &mounts[last].child))
    return;
  if (mounts[last].child.requirement.text == goal)
    {
      report_cycle (c, last, from, -1);
      return;
    }
  for (unsigned i = 0; i < last; i++)
    from[i] = -2;
  /* Mounts are the nodes: -1 leads from the closing one.  */
  for (unsigned done = 0; done <= n; done++)
    {
      const struct frame_spatial_mount *at
	= done ? &mounts[queue[done - 1]] : &mounts[last];

      for (unsigned i = 0; i < last; i++)
	{
	  if (from[i] != -2 || mounts[i].more
	      || !end_known_p (&mounts[i].parent)
	      || !end_known_p (&mounts[i].child)
	      || mounts[i].parent.requirement.text
		   != at->child.requirement.text)
	    continue;
	  from[i] = done ? (int) queue[done - 1] : -1;
	  queue[n++] = i;
	  if (mounts[i].child.requirement.text == goal)
	    {
	      report_cycle (c, last, from, i);
	      return;
	    }
	}
    }
}

static void
check_mounts (struct checker *c)
{
  int *from = FRAME_NEW_N (c->arena, int, c->m->n_mounts + 1);
  unsigned *queue = FRAME_NEW_N (c->arena, unsigned, c->m->n_mounts + 1);

  for (unsigned i = 0; i < c->m->n_mounts; i++)
    {
      check_mount (c, i);
      check_cycle (c, i, from, queue);
    }
}

/* Aliases.  */

static void
check_aliases (struct checker *c)
{
  for (unsigned i = 0; i < c->m->n_ports; i++)
    {
      const struct frame_spatial_port *port = &c->m->ports[i];
      const char *what
	= frame_printf (c->arena, "the source of port " FRAME_Q ("%s"),
			port->name);

      if (port->open || !check_end (c, &port->source, what)
	  || direction_of (port) != EXPORTS)
	continue;
      use_end (c, &port->source, EXPORTS,
	       frame_printf (c->arena, "port " FRAME_Q ("%s") " exports %s, "
			     "which imports its frame: what another owner "
			     "places cannot be provided", port->name,
			     end_text (c, &port->source)),
	       frame_printf (c->arena, "port " FRAME_Q ("%s") " exports it",
			     port->name));
    }
}

/* A subsystem and the spec that it implements.  */

/* PORT of the subsystem against the one in SPEC.  */

static void
check_implemented (struct checker *c, const struct frame_spatial *spec,
		   const struct frame_spatial_port *port)
{
  const struct frame_spatial_port *wanted = find_port (spec, port->name);
  const char *near = wanted ? NULL : near_port (spec, port->name);

  if (!wanted && !spec->ports_open)
    note (c,
	  complain (c, 'A', port->loc,
		    "the component " FRAME_Q ("%s") " has no port "
		    FRAME_Q ("%s") "%s", c->m->component, port->name,
		    near ? meant (c, port->name, near, NULL) : ""),
	  spec, spec->ports_loc, "the ports of that component");
  if (!wanted || direction_of (wanted) == UNKNOWN
      || direction_of (port) == UNKNOWN
      || direction_of (wanted) == direction_of (port))
    return;
  note (c,
	complain (c, 'D', port->direction.loc,
		  "port " FRAME_Q ("%s") " %s its frame, but that of the "
		  "component " FRAME_Q ("%s") " %s it", port->name,
		  direction_of (port) == EXPORTS ? "exports" : "imports",
		  c->m->component,
		  direction_of (wanted) == EXPORTS ? "exports" : "imports"),
	spec, wanted->direction.loc, "the direction of that port");
}

/* What SPEC wants and the subsystem does not have.  */

static void
check_implements_all (struct checker *c, const struct frame_spatial *spec)
{
  if (c->m->ports_open)
    return;
  for (unsigned i = 0; i < spec->n_ports; i++)
    if (!spec->ports[i].more && !spec->ports[i].open
	&& !find_port (c->m, spec->ports[i].name))
      note (c,
	    complain (c, 'D', c->m->ports_loc,
		      "port " FRAME_Q ("%s") " of the component "
		      FRAME_Q ("%s") " is missing here: nothing gives it a "
		      "frame", spec->ports[i].name, c->m->component),
	    spec, spec->ports[i].loc, "that port");
}

static void
check_spec (struct checker *c)
{
  const struct frame_spatial *m = c->m;
  const struct frame_spatial_word *p = &m->participation, *q;
  const struct frame_spatial *spec;

  /* Without ports that are mapped, a spec may be speaking of itself.  */
  if (m->kind == FRAME_SPATIAL_SPEC
      || (m->kind == FRAME_SPATIAL_EITHER && m->itself))
    return;
  spec = find_spec (c, m->component);
  if (!spec || spec->kind != FRAME_SPATIAL_SPEC)
    return;
  q = &spec->participation;
  if ((is_p (p, "none") && is_p (q, "required"))
      || (is_p (p, "required") && is_p (q, "none")))
    {
      note (c,
	    complain (c, 'D', p->loc,
		      "participation is " FRAME_Q ("%s") ", but "
		      FRAME_Q ("%s") " for the component " FRAME_Q ("%s"),
		      p->text, q->text, m->component),
	    spec, q->loc, "the spec of that component");
      return;
    }
  for (unsigned i = 0; i < m->n_ports; i++)
    if (!m->ports[i].open)
      check_implemented (c, spec, &m->ports[i]);
  check_implements_all (c, spec);
}

/* Where the frames of a robot are declared.  */

static void
check_robot (struct checker *c)
{
  const struct frame_spatial *m = c->m;

  if (m->robot && (m->n_ports || m->n_mounts))
    complain (c, 'A', m->loc,
	      "a robot manifest with slots has no frames of its own: "
	      "subsystems and the compound that mounts them declare them");
}

void
frame_spatial_check (struct frame_spatial_files *files)
{
  struct checker c = { .files = files, .arena = files->program->arena };

  for (unsigned i = 0; i < files->n; i++)
    {
      c.m = files->list[i];
      c.n_uses = 0;
      c.uses = NULL;
      check_participation (&c);
      check_ports (&c);
      check_mounts (&c);
      check_aliases (&c);
      check_spec (&c);
      check_robot (&c);
    }
}
