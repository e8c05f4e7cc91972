/* What the names of frames say (REP 103, 105, 120): axes, kind of sensor,
   which sensor an optical frame belongs to.  */

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

/* True if NAME has WORD as one of its parts between underscores.  */

bool
frame_name_has_part_p (const char *name, const char *word)
{
  size_t length = strlen (word);

  for (const char *p = strstr (name, word); p; p = strstr (p + 1, word))
    if ((p == name || p[-1] == '_')
	&& (p[length] == '\0' || p[length] == '_'
	    || (p[length] >= '0' && p[length] <= '9')))
      return true;
  return false;
}

bool
frame_name_ends_with_p (const char *name, const char *suffix)
{
  size_t n = strlen (name), length = strlen (suffix);

  return n >= length && strcmp (name + n - length, suffix) == 0;
}

/* True if NAME is a frame of a camera.  */

bool
frame_camera_name_p (const char *name)
{
  return frame_name_has_part_p (name, "camera") || frame_name_has_part_p (name, "cam")
	 || frame_name_has_part_p (name, "kinect") || frame_name_has_part_p (name, "openni");
}

/* The frames of REP 105 and 120 whose axes are those of the robot or the
   world.  */

bool
frame_standard_name_p (const char *name)
{
  static const char *const words[] = { "world", "map", "odom", "base_link",
				       "base_footprint", "base_stabilized" };

  name = frame_name_without_prefix (name);
  for (unsigned i = 0; i < sizeof words / sizeof words[0]; i++)
    if (is_word_p (name, words[i]))
      return true;
  return false;
}

/* What the name of FRAME says of its axes.  */

enum frame_convention
frame_name_convention (const char *frame)
{
  const char *name = frame_name_without_prefix (frame);

  if (frame_name_has_part_p (name, "optical"))
    return FRAME_AXES_RDF;
  if (frame_standard_name_p (name))
    return FRAME_AXES_FLU;
  if (frame_camera_name_p (name) && frame_name_ends_with_p (name, "_link"))
    return FRAME_AXES_FLU;
  if (frame_camera_name_p (name))
    return FRAME_AXES_MAYBE_FLU;
  return FRAME_AXES_NOT_FIXED;
}

struct frame_orientation
frame_convention_orientation (enum frame_convention convention)
{
  return convention == FRAME_AXES_RDF ? frame_orientation_rdf
				 : frame_orientation_flu;
}

const char *
frame_convention_words (enum frame_convention convention)
{
  return convention == FRAME_AXES_RDF ? "right-down-forward" : "forward-left-up";
}

/* The length of NAME without "_optical_frame", "_link" and the like.  */

static size_t
stem_length (const char *name)
{
  static const char *const suffixes[]
    = { "_frame", "_link", "_optical", "_body" };
  size_t length = strlen (name);
  bool again = true;

  while (again)
    {
      again = false;
      for (unsigned i = 0; i < sizeof suffixes / sizeof suffixes[0]; i++)
	{
	  size_t n = strlen (suffixes[i]);

	  if (length > n
	      && strncmp (name + length - n, suffixes[i], n) == 0)
	    {
	      length -= n;
	      again = true;
	    }
	}
    }
  return length;
}

/* True if BODY is the body frame of the sensor whose optical frame is
   OPTICAL: "camera_link" or "camera_rgb_frame" of
   "camera_rgb_optical_frame".  */

bool
frame_own_sensor_p (const char *body, const char *optical)
{
  size_t length;

  if (frame_standard_name_p (body)
      || (size_t) (frame_name_without_prefix (body) - body)
	   != (size_t) (frame_name_without_prefix (optical) - optical)
      || strncmp (body, optical, frame_name_without_prefix (body) - body) != 0)
    return false;
  body = frame_name_without_prefix (body);
  optical = frame_name_without_prefix (optical);
  length = stem_length (body);
  if (length != stem_length (optical) && !frame_camera_name_p (body))
    return false;		/* The camera on the head is not the head.  */
  return strncmp (body, optical, length) == 0
	 && (optical[length] == '_' || optical[length] == '\0')
	 && (frame_name_ends_with_p (body, "_link") || frame_name_ends_with_p (body, "_frame")
	     || frame_name_ends_with_p (body, "_body"));
}
