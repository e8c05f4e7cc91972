/* Publishers and subscriptions of different nodes that are on one topic and do
   not fit each other: -Wframe-qos.

   Names of topics are resolved as rcl does it: first "~" and the namespace,
   then the remaps, whose names are resolved in the same way.  A name that
   cannot be known is on no topic.  */

#include "system-internal.h"
#include <string.h>
#include "check.h"
#include "qos.h"

/* An endpoint of a part, on its topic.  */
struct end
{
  const char *topic;		/* resolved; interned in the arena of ENDS */
  const struct frame_part *part;
  struct frame_endpoint e;	/* with the node's name */
};

struct ends
{
  struct frame_arena *arena;
  unsigned n;
  struct end *list;
};

/* NAME as NODE expands it; null if that is not known.  */

static const char *
expand (struct frame_arena *arena, const struct frame_robot_node *node,
	const char *name)
{
  const char *ns = node->ns && strcmp (node->ns, "/") == 0 ? "" : node->ns;

  if (name[0] == '/')
    return name;
  if (!ns || strchr (name, '{') || strstr (name, "://"))
    return NULL;
  if (name[0] != '~')
    return frame_printf (arena, "%s/%s", ns, name);
  if (!node->name || (name[1] && name[1] != '/'))
    return NULL;
  return frame_printf (arena, "%s/%s%s", ns, node->name, name + 1);
}

/* The topic that NODE means by NAME; null if that is not known.  OWN is what
   its program decides by itself.  */

static const char *
resolve (struct frame_arena *arena, const struct frame_robot_node *node,
	 const char *name, enum frame_own_names own)
{
  const char *topic;

  if (own == FRAME_OWN_REMAPS || !node->args_known
      || (own && (name[0] != '/' || node->n_remaps)))
    return NULL;
  /* A word that is not known may remap it.  */
  for (unsigned i = 0; i < node->n_args; i++)
    if (!node->args[i])
      return NULL;
  topic = expand (arena, node, name);
  for (unsigned i = 0; topic && i < node->n_remaps; i++)
    {
      const struct frame_robot_remap *r = &node->remaps[i];
      const char *from = r->from;

      /* "node:from" is for one node of the program.  */
      if (!from || strchr (from, ':'))
	return NULL;
      from = expand (arena, node, from);
      if (!from)
	return NULL;
      if (strcmp (from, topic) == 0)
	return r->to ? expand (arena, node, r->to) : NULL;
    }
  return topic;
}

/* True if parameters of NODE may say how its topics are served.  */

static bool
overridden_p (const struct frame_robot_node *node)
{
  for (unsigned i = 0; i < node->n_params; i++)
    if (node->params[i].name
	&& strncmp (node->params[i].name, "qos_overrides", 13) == 0)
      return true;
  return false;
}

/* True if E is one of PART's: of a component, whose library may have others,
   what its own methods make.  */

static bool
owned_p (const struct frame_part *part, const struct frame_endpoint *e)
{
  const char *plugin = part->node->plugin;
  size_t n = plugin ? strlen (plugin) : 0;

  return !plugin || part->kind != FRAME_PART_PROGRAM
	 || (e->made_by && strncmp (e->made_by, plugin, n) == 0
	     && strncmp (e->made_by + n, "::", 2) == 0);
}

static void
collect (struct ends *ends, const struct frame_part *part)
{
  const struct frame_summary *m = part->summary;
  bool overridden = overridden_p (part->node);

  if (part->node->ros != FRAME_ROS_2)
    return;
  for (unsigned i = 0; i < m->n_endpoints; i++)
    {
      const char *topic
	= owned_p (part, &m->endpoints[i])
	    ? resolve (ends->arena, part->node, m->endpoints[i].topic,
		       m->own_names)
	    : NULL;
      struct end *end;

      if (!topic)
	continue;
      end = FRAME_APPEND (ends->arena, ends->list, ends->n, struct end);
      end->topic = frame_intern (ends->arena, topic);
      end->part = part;
      end->e = m->endpoints[i];
      end->e.node = part->name;
      if (overridden)
	end->e.qos = frame_qos_unknown ();
    }
}

static bool
meet_p (const struct end *a, const struct end *b)
{
  return a->e.publishes != b->e.publishes && a->topic == b->topic
	 && frame_endpoint_types_p (&a->e, &b->e);
}

/* True if one of the ways in which the part of A may be on its topic fits one
   of those of B, or may.  */

static bool
may_fit_p (const struct ends *ends, const struct end *a, const struct end *b)
{
  for (unsigned i = 0; i < ends->n; i++)
    for (unsigned j = 0; j < ends->n; j++)
      {
	const struct end *x = &ends->list[i], *y = &ends->list[j];

	if (x->part == a->part && y->part == b->part
	    && x->e.publishes == a->e.publishes
	    && x->topic == a->topic && meet_p (x, y)
	    && !frame_qos_clash_p (&x->e.qos, &y->e.qos))
	  return true;
      }
  return false;
}

static enum frame_certainty
certainty (const struct end *a)
{
  return a->e.setting != FRAME_SETTING_NONE || a->part->node->uncertain
	   || (a->e.from_default
	       && (a->part->node->params_unknown
		   || a->part->node->robot->params_unknown))
	 ? FRAME_ON_SOME_PATH : FRAME_ON_EVERY_PATH;
}

/* Report if PUB and SUB, of different parts, clash.  */

static void
check_pair (struct frame_system *s, const struct frame_subsystem *sub,
	    const struct ends *ends, const struct end *publisher,
	    const struct end *subscription)
{
  struct frame_finding *finding;
  unsigned n = s->findings->n;

  if (!frame_qos_clash_p (&publisher->e.qos, &subscription->e.qos)
      || publisher->e.setting == FRAME_SETTING_OFF
      || subscription->e.setting == FRAME_SETTING_OFF
      || may_fit_p (ends, publisher, subscription))
    return;
  finding = frame_report_clash (
    s->findings,
    certainty (publisher) == FRAME_ON_SOME_PATH ? FRAME_ON_SOME_PATH
						: certainty (subscription),
    frame_intern (s->arena, publisher->topic), &publisher->e,
    &subscription->e);
  if (finding && s->findings->n > n && sub->flipped)
    {
      struct frame_where where = { sub->top->unit, { 1, 1, 1, 0 } };

      frame_finding_note (s->findings, finding, where,
			  "when launched with " FRAME_Q ("%s:=%s"),
			  sub->flipped->arg,
			  sub->flipped->value ? "false" : "true");
    }
}

void
frame_system_check_qos (struct frame_system *s,
			const struct frame_subsystem *sub)
{
  struct ends ends = { .arena = sub->arena };

  for (unsigned i = 0; i < sub->n_parts; i++)
    collect (&ends, &sub->parts[i]);
  for (unsigned i = 0; i < ends.n; i++)
    for (unsigned j = 0; j < ends.n; j++)
      {
	const struct end *a = &ends.list[i], *b = &ends.list[j];

	if (!a->e.publishes || a->part == b->part || !meet_p (a, b)
	    || (a->e.described && b->e.described))
	  continue;
	check_pair (s, sub, &ends, a, b);
      }
}
