/* Reading the names of frames by the rules about them.  */

#include "frame-names.h"
#include <string.h>

/* NAME without the prefix of its robot.  */

const char *
frame_name_without_prefix (const char *name)
{
  const char *slash = strrchr (name, '/');

  return slash ? slash + 1 : name;
}

/* True if NAME is WORD, perhaps with a number: "odom", "map_1",
   "base_link2".  */

static bool
is_word_p (const char *name, const char *word)
{
  size_t length = strlen (word);

  if (strncmp (name, word, length) != 0)
    return false;
  name += length;
  if (*name == '_')
    name++;
  return name[strspn (name, "0123456789")] == '\0'
	 && (*name || name[-1] != '_');
}

/* True if NAME has the LENGTH bytes WORD as one of its parts between
   underscores.  */

static bool
has_part_p (const char *name, const char *word, size_t length)
{
  for (const char *p = name; (p = strchr (p, word[0])); p++)
    if ((p == name || p[-1] == '_') && strncmp (p, word, length) == 0
	&& (p[length] == '\0' || p[length] == '_'
	    || (p[length] >= '0' && p[length] <= '9')))
      return true;
  return false;
}

/* True if NAME has WORD as one of its parts between underscores.  */

bool
frame_name_has_part_p (const char *name, const char *word)
{
  return has_part_p (name, word, strlen (word));
}

bool
frame_name_ends_with_p (const char *name, const char *suffix)
{
  size_t n = strlen (name), length = strlen (suffix);

  return n >= length && strcmp (name + n - length, suffix) == 0;
}

/* Patterns.  */

bool
frame_name_like_p (const char *name, const char *pattern)
{
  size_t n = strlen (pattern);

  name = frame_name_without_prefix (name);
  if (pattern[0] != '*')
    return is_word_p (name, pattern);
  if (n == 1 || pattern[n - 1] != '*')
    return frame_name_ends_with_p (name, pattern + 1);
  return has_part_p (name, pattern + 1, n - 2);
}

bool
frame_name_sensor_p (const struct frame_mined *mined, const char *name,
		     const char *sensor)
{
  for (const struct frame_mined_rule *r = frame_mined_fixed (mined); r;
       r = r->next)
    if (r->kind == FRAME_MINED_FRAME_NAME && strcmp (r->sensor, sensor) == 0
	&& frame_name_like_p (name, r->child))
      return true;
  return false;
}

const struct frame_mined_rule *
frame_name_mounted (const struct frame_mined *mined, const char *name)
{
  for (const struct frame_mined_rule *r = frame_mined_fixed (mined); r;
       r = r->next)
    if (r->kind == FRAME_MINED_FRAME_NAME && r->mounted
	&& frame_name_like_p (name, r->child))
      return r->mounted > 0 ? r : NULL;
  return NULL;
}

const struct frame_mined_rule *
frame_name_axes (const struct frame_mined *mined, const char *frame)
{
  for (const struct frame_mined_rule *r = frame_mined_fixed (mined); r;
       r = r->next)
    if (r->frame && frame_name_like_p (frame, r->frame)
	&& (!r->sensor || frame_name_sensor_p (mined, frame, r->sensor)))
      return frame_orientation_handedness (r->orientation) ? r : NULL;
  return NULL;
}

/* True for a frame whose own name, and not a part of it, fixes its axes: one
   of REP 105.  */

static bool
standard_name_p (const struct frame_mined *mined, const char *name)
{
  const struct frame_mined_rule *rule = frame_name_axes (mined, name);

  return rule && rule->frame[0] != '*';
}

/* Sensors.  */

/* LENGTH, the length of NAME, without the suffix "_" and the N bytes WORD, if
   NAME has it there.  */

static size_t
without_suffix (const char *name, size_t length, const char *word, size_t n)
{
  return length > n + 1 && name[length - n - 1] == '_'
	 && strncmp (name + length - n, word, n) == 0
	   ? length - n - 1 : length;
}

/* The length of NAME without "_link" and the like, and without the word of
   PATTERN: "camera_rgb" of "camera_rgb_optical_frame" for "*optical*".  */

static size_t
stem_length (const char *name, const char *pattern)
{
  static const char *const suffixes[] = { "frame", "link", "body" };
  const char *word = pattern + strspn (pattern, "*_");
  size_t length = strlen (name), before;

  do
    {
      before = length;
      for (unsigned i = 0; i < sizeof suffixes / sizeof suffixes[0]; i++)
	length
	  = without_suffix (name, length, suffixes[i], strlen (suffixes[i]));
      length = without_suffix (name, length, word, strcspn (word, "*"));
    }
  while (length < before);
  return length;
}

/* True if the names of A and B have the same prefix.  */

static bool
same_prefix_p (const char *a, const char *b)
{
  size_t n = frame_name_without_prefix (a) - a;

  return n == (size_t) (frame_name_without_prefix (b) - b)
	 && strncmp (a, b, n) == 0;
}

/* True if BODY is the body frame of the sensor whose other frame, called like
   PATTERN, is OPTICAL: "camera_link" or "camera_rgb_frame" of
   "camera_rgb_optical_frame".  */

static bool
own_sensor_p (const struct frame_mined *mined, const char *body,
	      const char *optical, const char *pattern)
{
  bool camera = frame_name_sensor_p (mined, body, "camera");
  size_t length;

  if (standard_name_p (mined, body))
    return false;
  body = frame_name_without_prefix (body);
  optical = frame_name_without_prefix (optical);
  length = stem_length (body, pattern);
  if (length != stem_length (optical, pattern) && !camera)
    return false;		/* The camera on the head is not the head.  */
  return strncmp (body, optical, length) == 0
	 && (optical[length] == '_' || optical[length] == '\0');
}

/* True if NAME fits SIDE of a rule about a pair; without a "*" it is that
   very name.  */

static bool
side_p (const char *name, const char *side)
{
  return side[0] == '*' ? frame_name_like_p (name, side)
			: strcmp (frame_name_without_prefix (name), side) == 0;
}

/* True if RULE is about the transform from PARENT to CHILD.  If both its
   sides are patterns, these are two frames of one sensor.  */

static bool
pair_p (const struct frame_mined *mined, const struct frame_mined_rule *rule,
	const char *parent, const char *child)
{
  if (!side_p (parent, rule->parent) || !side_p (child, rule->child)
      || !same_prefix_p (parent, child))
    return false;
  return rule->parent[0] != '*' || rule->child[0] != '*'
	 || (!side_p (parent, rule->child)
	     && own_sensor_p (mined, parent, child, rule->child));
}

const struct frame_mined_rule *
frame_name_change (const struct frame_mined *mined, const char *parent,
		   const char *child, struct frame_axes *axes)
{
  for (const struct frame_mined_rule *r = frame_mined_fixed (mined); r;
       r = r->next)
    {
      if (r->kind != FRAME_MINED_AXES || r->frame)
	continue;
      if (pair_p (mined, r, parent, child))
	*axes = r->change;
      else if (pair_p (mined, r, child, parent))
	*axes = frame_axes_invert (r->change);
      else
	continue;
      return frame_axes_known_p (*axes) ? r : NULL;
    }
  return NULL;
}
