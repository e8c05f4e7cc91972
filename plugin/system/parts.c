/* The parts of a subsystem: for each node, the best that is known of it.  */

#include "parts.h"
#include <string.h>
#include "launch-read.h"

/* TOPIC of NODE, remapped: null if it cannot be known.  */

static const char *
resolve_topic (struct frame_arena *arena, const struct frame_robot_node *node,
	       const char *topic)
{
  const char *ns = node->ns ? node->ns : "?";

  for (unsigned i = 0; i < node->n_remaps; i++)
    {
      const struct frame_robot_remap *r = &node->remaps[i];
      const char *from = r->from;

      if (!from)
	continue;
      if (from[0] != '/')
	from = frame_printf (arena, "%s/%s", strcmp (ns, "/") ? ns : "", from);
      if (strcmp (from, topic) != 0)
	continue;
      if (!r->to || (r->to[0] != '/' && !node->ns) || r->to[0] == '~')
	return NULL;
      if (r->to[0] == '/')
	return r->to;
      return frame_printf (arena, "%s/%s", strcmp (ns, "/") ? ns : "", r->to);
    }
  return topic;
}

/* The class that the nodelet NODE loads, or null.  */

static const char *
nodelet_class (const struct frame_robot_node *node)
{
  if (!node->pkg || strcmp (node->pkg, "nodelet") != 0 || node->n_args < 2
      || !node->args[0] || !node->args[1]
      || (strcmp (node->args[0], "load") != 0
	  && strcmp (node->args[0], "standalone") != 0))
    return NULL;
  return node->args[1];
}

/* Fill PART with what CACHED knows.  */

static void
use_cached (struct frame_part *part, enum frame_part_kind kind,
	    const struct frame_cached *cached)
{
  part->kind = kind;
  part->summary = cached->summary;
  part->open = cached->open;
}

/* True if facts say what PART's program does; then it is done.  */

static bool
program_part (struct frame_system *s, struct frame_part *part)
{
  const struct frame_robot_node *node = part->node;
  const struct frame_cached *cached;

  if (!s->options.packages || !node->pkg)
    return false;
  part->file
    = node->plugin ? frame_packages_component (s->options.packages, node->pkg,
					       node->plugin)
      : node->exec ? frame_packages_executable (s->options.packages,
						node->pkg, node->exec)
		   : NULL;
  if (!part->file)
    return false;
  cached = frame_part_program (s, node, part->file, false);
  if (!cached)
    return false;
  use_cached (part, FRAME_PART_PROGRAM, cached);
  return true;
}

/* True if the script FILE imports modules of its own package PKG, other than
   messages: they may publish too.  */

static bool
imports_own_p (const char *file, const char *pkg)
{
  size_t length, n = strlen (pkg);
  char *text = frame_launch_content (file, &length);
  bool found = false;

  for (const char *at = text; at && !found && (at = strstr (at, pkg)); at += n)
    found = at - text >= 5
	    && (strncmp (at - 5, "from ", 5) == 0
		|| (at - text >= 7 && strncmp (at - 7, "import ", 7) == 0))
	    && strncmp (at + n, ".msg", 4) != 0
	    && strncmp (at + n, ".srv", 4) != 0
	    && strncmp (at + n, ".action", 7) != 0;
  frame_xfree (text);
  return found;
}

/* True if PART's program is a Python script that is here; then it is done.  */

static bool
script_part (struct frame_system *s, struct frame_part *part)
{
  const struct frame_robot_node *node = part->node;
  const struct frame_cached *cached;

  if (!s->options.packages || !node->pkg || !node->exec)
    return false;
  part->file = frame_packages_script (s->options.packages, node->pkg,
				      node->exec);
  if (!part->file)
    return false;
  cached = frame_part_program (s, node, part->file, true);
  if (!cached)
    return false;
  use_cached (part, FRAME_PART_SCRIPT, cached);
  part->open |= imports_own_p (part->file, node->pkg);
  return true;
}

/* Find out what PART, one of the subsystem in ARENA, does.  */

static void
fill_part (struct frame_system *s, struct frame_arena *arena,
	   struct frame_part *part)
{
  const struct frame_robot_node *node = part->node;
  const char *class_ = nodelet_class (node);

  if (frame_part_static_p (node))
    use_cached (part, FRAME_PART_STATIC, frame_part_publisher (s, node));
  else if (frame_part_model_p (node))
    use_cached (part, FRAME_PART_MODEL,
		frame_part_state_publisher (s, node, &part->file));
  else if (!program_part (s, part) && !script_part (s, part)
	   && !frame_part_known (s, arena, part,
				 class_ ? class_ : part->program))
    part->open = true;
}

/* A and B with a slash between them, interned.  This is done for each node of
   each variant, so that it is to be quick.  */

static const char *
join_names (struct frame_system *s, const char *a, const char *b)
{
  char near[256];
  size_t n = strlen (a), m = strlen (b);

  if (n + m + 1 > sizeof near)
    return frame_intern (s->arena, frame_printf (s->arena, "%s/%s", a, b));
  memcpy (near, a, n);
  near[n] = '/';
  memcpy (near + n + 1, b, m);
  return frame_intern_n (s->arena, near, n + 1 + m);
}

void
frame_part_make (struct frame_system *s, struct frame_subsystem *sub,
		 const struct frame_robot_node *node)
{
  struct frame_part *part = &sub->parts[sub->n_parts++];
  const char *name = node->name    ? node->name
		     : node->plugin ? node->plugin
		     : node->exec    ? node->exec
				    : "?";
  const char *ns = node->ns && strcmp (node->ns, "/") ? node->ns : "";

  part->node = node;
  part->name = join_names (s, ns, name);
  part->program
    = node->plugin ? node->plugin
		   : join_names (s, node->pkg ? node->pkg : "?",
				 node->exec ? node->exec : "?");
  part->tf = resolve_topic (sub->arena, node, "/tf");
  part->tf_static = resolve_topic (sub->arena, node, "/tf_static");
  fill_part (s, sub->arena, part);
  if (!part->summary)
    part->summary = frame_part_nothing (s);
}
