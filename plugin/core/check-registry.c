/* The checks in the order in which they run, and why in that order.  */

#include "check.h"
#include <ctype.h>
#include <string.h>

/* First what one object lacks, then what its parts say of each other, then
   the tree: a transform without ids makes no edge, so nothing is said twice
   of one mistake.  Of the tree, cycles come before second parents and those
   before the order of REP 105: an edge that stands in the wrong place is
   best described by the first of them that it breaks.  */
static const struct frame_check checks[] = {
  { "headers: missing ids", frame_check_missing_id, NULL },
  { "headers: lost ids", frame_check_lost_header, NULL },
  { "headers: wrong ids", frame_check_wrong_id, NULL },
  { "headers: wrong ids of transforms", frame_check_sent, NULL },
  { "headers: leading slashes", frame_check_leading_slash, NULL },
  { "headers: names", frame_check_name, NULL },
  { "headers: self transforms", frame_check_self_transform, NULL },
  { "algebra: mismatches", frame_check_mismatch, NULL },
  { "algebra: failed lookups", frame_check_unchecked, NULL },
  { "algebra: times", frame_check_time, NULL },
  { "algebra: parts of transforms", frame_check_partial, NULL },
  { "annotations", frame_check_annotations, NULL },
  { "rotations: handedness", frame_check_handedness, NULL },
  { "rotations: orientation", frame_check_orientation, NULL },
  { "rotations: orientation by hand", frame_check_swap, NULL },
  { "rotations: quaternions", frame_check_quaternion, NULL },
  { "rotations: angles", frame_check_angles, NULL },
  { "rotations: NED and ENU", frame_check_ned, NULL },
  { "rotations: axes of poses", frame_check_permuted, NULL },
  { "rotations: covariances", frame_check_covariance, NULL },
  { "rotations: twists", frame_check_twist, NULL },
  { "conventions", frame_check_conventions, NULL },
  { "tree: cycles", NULL, frame_check_cycles },
  { "tree: parents", NULL, frame_check_parents },
  { "tree: order", frame_check_odometry_order, frame_check_order },
  { "tree: publishers", NULL, frame_check_publishers },
  { "tree: lookups", NULL, frame_check_lookups },
  { "mined: partners", NULL, frame_check_partners },
};

#define N_CHECKS (sizeof checks / sizeof checks[0])

void
frame_check_stmt (struct frame_activation *a, const struct frame_stmt *stmt)
{
  for (unsigned i = 0; i < N_CHECKS; i++)
    if (checks[i].stmt)
      checks[i].stmt (a, stmt);
  if (stmt->op == FRAME_OP_SEND)
    frame_collect_edges (a, stmt);
  frame_collect_lookups (a, stmt);
  frame_collect_uses (a, stmt);
  frame_collect_endpoints (a, stmt);
  frame_collect_mined (a, stmt);
}

void
frame_check_tree (struct frame_tree_view *view)
{
  for (unsigned i = 0; i < N_CHECKS; i++)
    if (checks[i].tree)
      checks[i].tree (view);
}

/* The view's test of exclusion for an analysis.  */

static bool
exclusive_p (void *data, unsigned i, unsigned j)
{
  return frame_exclusive_edges_p ((struct frame_analysis *) data, i, j);
}

void
frame_check_program (struct frame_analysis *an)
{
  struct frame_tree_view view
    = { .arena = an->arena,
	.strings = an->world.strings,
	.findings = an->findings,
	.tree = an->tree,
	.n_edges = an->n_edges,
	.edges = an->edges,
	.n_lookups = an->n_lookups,
	.lookups = an->lookups,
	.n_uses = an->n_uses,
	.uses = an->uses,
	.unknown_edges = an->unknown_edges,
	.mined = an->options.mined,
	.closed = an->options.closed,
	.whole_system = an->options.whole_system,
	.exclusive_p = exclusive_p,
	.data = an };

  /* What statements were noted for, and needs all of them.  */
  frame_check_labels (an);
  frame_check_sent_labels (an);
  frame_check_names (an);
  frame_check_ignored (an);
  frame_check_qos (an);
  frame_check_tree (&view);
  frame_check_mined (an);
}

bool
frame_view_exclusive_p (struct frame_tree_view *view, unsigned i, unsigned j)
{
  return view->exclusive_p (view->data, i, j);
}

/* Wording.  */

/* The name of the first parameter in ALT whose default counts, or null.  */

static const char *
default_of (const struct frame_alt *alt)
{
  if (alt->kind == FRAME_ALT_PARAM)
    return alt->name ? alt->name : "?";
  for (unsigned i = 0; i < alt->n_parts; i++)
    {
      const char *name = default_of (&alt->parts[i]);

      if (name)
	return name;
    }
  return NULL;
}

const char *
frame_alt_remark (struct frame_arena *arena, const struct frame_alt *alt)
{
  const char *name = default_of (alt);

  return name ? frame_printf (arena, " (default of parameter "
			      FRAME_Q ("%s") ")", name)
	      : "";
}

const char *
frame_default_remark (struct frame_analysis *an, const struct frame_alt *alt)
{
  return frame_alt_remark (an->arena, alt);
}

const char *
frame_function_text (struct frame_arena *arena, const char *name)
{
  const char *lambda = strstr (name, "lambda_");
  size_t n;

  if (!lambda || !isdigit ((unsigned char) lambda[7]))
    return frame_printf (arena, FRAME_Q ("%s"), name);
  n = lambda - name;
  if (n < 2)
    return "a lambda";
  return frame_printf (arena, "a lambda of " FRAME_QUOTE_OPEN "%.*s"
		       FRAME_QUOTE_CLOSE, (int) (n - 2), name);
}

const char *
frame_publisher_text (struct frame_arena *arena, const struct frame_edge *edge)
{
  if (edge->node)
    return frame_printf (arena, ", by node " FRAME_Q ("%s"), edge->node);
  if (edge->publisher)
    return frame_printf (arena, ", in %s",
			 frame_function_text (arena, edge->publisher));
  return "";
}

bool
frame_where_known_p (struct frame_where where)
{
  return where.unit && where.loc.file && where.loc.line;
}

bool
frame_where_equal_p (struct frame_where a, struct frame_where b)
{
  return a.unit == b.unit && a.loc.file == b.loc.file
	 && a.loc.line == b.loc.line && a.loc.column == b.loc.column;
}

void
frame_note_origin (struct frame_analysis *an, struct frame_finding *finding,
		   struct frame_where where, const struct frame_alt *alt)
{
  const char *text;
  bool by_default = false;

  if (!frame_where_known_p (alt->where))
    return;
  text = frame_alt_text (an->world.strings, alt, &by_default);
  /* What stands on the warning's own line need not be said.  */
  if (!text
      || (alt->where.unit == where.unit && alt->where.loc.file == where.loc.file
	  && alt->where.loc.line == where.loc.line && !by_default))
    return;
  frame_finding_note (an->findings, finding, alt->where,
		      by_default ? FRAME_Q ("%s") " is the default here"
				 : FRAME_Q ("%s") " is set here",
		      text);
}

const char *
frame_certain_id (struct frame_analysis *an, const struct frame_value *id)
{
  bool by_default = false;
  const char *text
    = id && id->u.string.n == 1 && !id->u.string.other
	? frame_alt_text (an->world.strings, id->u.string.alts, &by_default)
	: NULL;

  return text && *text ? text : NULL;
}

const char *
frame_strip_slash (struct frame_analysis *an, const char *text)
{
  return text[0] == '/' ? frame_intern (an->world.strings, text + 1) : text;
}
