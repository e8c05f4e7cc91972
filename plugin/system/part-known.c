/* What the catalogue of well-known nodes says that a node does.  */

#include "parts.h"

/* frame_known_node_effects' question.  */

static const char *
known_param (void *data, const char *name, bool *unknown)
{
  const struct frame_robot_param *param
    = frame_robot_param ((const struct frame_robot_node *) data, name);

  *unknown
    = param
	? !param->value
	: frame_part_params_unknown_p ((const struct frame_robot_node *) data);
  return param ? param->value : NULL;
}

static struct frame_alt
constant (const char *text, struct frame_where where)
{
  struct frame_alt alt
    = { .kind = FRAME_ALT_CONST, .text = text, .where = where };

  return alt;
}

/* The effects E of NODE as a summary, in ARENA.  */

static const struct frame_summary *
known_summary (struct frame_arena *arena, const struct frame_robot_node *node,
	       const struct frame_known_effects *e)
{
  struct frame_summary *m = FRAME_NEW (arena, struct frame_summary);

  m->edges = FRAME_NEW_N (arena, struct frame_tree_edge, e->n_edges + 1);
  for (unsigned i = 0; i < e->n_edges; i++)
    {
      struct frame_tree_edge *edge = &m->edges[m->n_edges];

      if (e->edges[i].parent == e->edges[i].child)
	continue;
      edge->edge.parent = e->edges[i].parent;
      edge->edge.child = e->edges[i].child;
      edge->edge.is_static = e->edges[i].is_static;
      edge->edge.where = node->where;
      edge->parent = constant (edge->edge.parent, node->where);
      edge->child = constant (edge->edge.child, node->where);
      edge->setting = e->edges[i].maybe ? FRAME_SETTING_UNKNOWN
					: FRAME_SETTING_NONE;
      edge->translation[0] = edge->translation[1] = edge->translation[2]
	= __builtin_nan ("");
      edge->number = m->n_edges++;
    }
  m->n_numbers = m->n_edges;
  m->exclusive = FRAME_NEW_N (arena, unsigned char,
			      m->n_edges * m->n_edges / 8 + 1);
  m->lookups
    = FRAME_NEW_N (arena, struct frame_tree_lookup, e->n_lookups + 1);
  for (unsigned i = 0; i < e->n_lookups; i++)
    {
      struct frame_tree_lookup *l = &m->lookups[m->n_lookups++];

      l->target = e->lookups[i].target;
      l->source = e->lookups[i].source;
      l->where = node->where;
    }
  m->uses = FRAME_NEW_N (arena, struct frame_tree_use, e->n_stamps + 1);
  for (unsigned i = 0; i < e->n_stamps; i++)
    {
      struct frame_tree_use *use = &m->uses[m->n_uses++];

      use->frame = e->stamps[i];
      use->stamped = true;
      use->where = node->where;
    }
  m->endpoints = FRAME_NEW_N (arena, struct frame_endpoint, e->n_topics + 1);
  for (unsigned i = 0; i < e->n_topics; i++)
    {
      struct frame_endpoint *end = &m->endpoints[m->n_endpoints++];

      end->topic = e->topics[i].name;
      end->type = e->topics[i].type;
      end->publishes = e->topics[i].publishes;
      end->described = true;
      end->qos = e->topics[i].qos;
      end->where = node->where;
    }
  return m;
}

/* Report the frames of PART, a KNOWN node, that are set with a slash before
   them.  */

static void
check_known_slashes (struct frame_system *s, const struct frame_part *part,
		     const struct frame_known_node *known)
{
  const char *name;

  for (unsigned i = 0; (name = frame_known_node_frame (known, i)); i++)
    {
      const struct frame_robot_param *param
	= frame_robot_param (part->node, name);
      struct frame_finding *finding;

      if (!param || !param->value || param->value[0] != '/'
	  || !param->value[1])
	continue;
      finding = frame_findings_add (
	s->findings, FRAME_W_LEADING_SLASH, FRAME_ON_EVERY_PATH, param->where,
	"parameter " FRAME_Q ("%s") " of node " FRAME_Q ("%s") " is the frame "
	FRAME_Q ("%s") ", which starts with a slash: tf2 knows no such frame",
	name, part->name, param->value);
      /* Some nodes take it away themselves.  */
      if (finding)
	finding->tier = 'A';
    }
}

bool
frame_part_known (struct frame_system *s, struct frame_arena *arena,
		  struct frame_part *part, const char *name)
{
  const struct frame_robot_node *node = part->node;
  const struct frame_known_node *known
    = s->options.known
	? frame_known_nodes_find (s->options.known, name, node->ros) : NULL;
  const struct frame_robot_param *prefix;
  struct frame_known_effects e;

  if (!known)
    return false;
  part->kind = FRAME_PART_KNOWN;
  check_known_slashes (s, part, known);
  prefix = node->ros == FRAME_ROS_1 ? frame_robot_param (node, "tf_prefix")
				    : NULL;
  /* Some nodes of ROS 1 put it before their frames and some do not.  */
  if (prefix && (!prefix->value || *prefix->value))
    {
      part->open = true;
      return true;
    }
  frame_known_node_effects (known, known_param, (void *) node, s->arena, &e);
  part->summary = known_summary (arena, node, &e);
  part->n_defines = e.n_defines;
  part->defines = e.defines;
  part->open = e.open;
  return true;
}
