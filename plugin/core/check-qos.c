/* Publishers and subscriptions: noting them, and those of one program that do
   not fit each other (-Wframe-qos).

   Two ends in one program that name their topic with the same words are on
   one topic: whoever starts it renames both.  Of ends in two programs only the
   system knows (system-qos.c).  */

#include "check.h"
#include "infer-frames.h"
#include "qos.h"
#include <math.h>
#include <string.h>

/* A duration of a day or more is somebody's "never".  */
#define LONGEST 86400.

/* The number at KEY of the profile NODE; false if it is left at its default.
   NAN if it is not known.  */

static bool
policy (struct frame_activation *a, const struct frame_node *node,
	const char *key, double *n)
{
  struct frame_world *world = &a->an->world;
  const struct frame_node *part
    = frame_node_own_child (node, frame_intern (world->strings, key));

  *n = NAN;
  if (part)
    part = frame_node_force (world, part);
  if (part && part->value && part->value->kind == FRAME_VALUE_NUMBER
      && !part->value->u.number.param && !part->value->u.number.whole)
    *n = part->value->u.number.n;
  return part != NULL;
}

/* N as one of the values 1 to LAST; 0 if it is none.  */

static int
choice (double n, int last)
{
  return n >= 1 && n <= last && n == (int) n ? (int) n : 0;
}

/* N as a time: zero and never are not told apart by everybody.  */

static double
duration (double n)
{
  return n > 0 && n < LONGEST ? n : NAN;
}

/* What the profile NODE is before its policies are set.  */

static struct frame_qos
profile (const struct frame_node *node)
{
  const struct frame_rest *rest = node->rest;
  const char *name = rest->name;

  if (rest->kind == FRAME_REST_DEFAULT && !rest->maybe && name)
    return frame_qos_of_class (name);
  /* The constants of rmw are known by their names, which may be mangled.  */
  if (rest->kind == FRAME_REST_FIELD && !rest->n_path && name
      && (strstr (name, "rmw_qos_profile_")
	  || strstr (name, "rcl_qos_profile_")))
    return frame_qos_of_class (strstr (name, strstr (name, "rmw_qos_profile_")
					       ? "rmw_qos_profile_"
					       : "rcl_qos_profile_"));
  return frame_qos_unknown ();
}

static bool
constant_profile_p (const struct frame_node *node)
{
  return node->rest->kind == FRAME_REST_FIELD && !node->rest->n_path
	 && node->rest->name && strstr (node->rest->name, "_qos_profile_");
}

/* The quality of service that operand OP is.  */

static struct frame_qos
qos_of (struct frame_activation *a, const struct frame_operand *op)
{
  const struct frame_node *node = frame_operand_named (a, op);
  struct frame_qos qos;
  double n;

  if (!constant_profile_p (node))
    node = frame_node_force (&a->an->world, node);
  /* In Python a number is a depth.  */
  if (node->value && node->value->kind == FRAME_VALUE_NUMBER)
    return frame_qos_of_class ("rclcpp::QoS");
  qos = profile (node);
  if (policy (a, node, "reliability", &n))
    qos.reliability = choice (n, FRAME_BEST_EFFORT);
  if (policy (a, node, "durability", &n))
    qos.durability = choice (n, FRAME_VOLATILE);
  if (policy (a, node, "liveliness", &n))
    qos.liveliness = choice (n, FRAME_MANUAL_BY_TOPIC);
  if (policy (a, node, "deadline", &n))
    qos.deadline = duration (n);
  if (policy (a, node, "liveliness_lease_duration", &n))
    qos.lease = duration (n);
  return qos;
}

/* True if the options OP may let a parameter override the profile.  */

static bool
overridden_p (struct frame_activation *a, const struct frame_operand *op)
{
  const struct frame_node *node = frame_operand_object (a, op);

  if (op->kind == FRAME_NONE)
    return false;
  return node->rest->kind != FRAME_REST_DEFAULT || node->rest->maybe
	 || frame_node_own_child (node,
				  frame_intern (a->an->world.strings,
						"qos_overriding_options"));
}

/* The function whose evaluation led to A.  */

static const struct frame_function *
root_function (const struct frame_activation *a)
{
  while (a->caller)
    a = a->caller;
  return a->info->fn;
}

static const char *
owner_of (const struct frame_function *fn)
{
  return fn->n_params && fn->params[0].is_this ? fn->params[0].type : NULL;
}

/* True if the program, which is all there is, makes no object of the class
   whose method FN is: it has constructors that nobody calls.  */

static bool
never_made_p (const struct frame_analysis *an, const struct frame_function *fn)
{
  const char *class_ = owner_of (fn);
  size_t n = class_ ? strlen (class_) : 0;
  bool found = false;

  if (!an->has_main || !class_)
    return false;
  for (unsigned i = 0; i < an->n_infos; i++)
    {
      const struct frame_info *info = &an->infos[i];

      if (strncmp (info->fn->name, class_, n) != 0
	  || strncmp (info->fn->name + n, "::", 2) != 0
	  || strstr (info->fn->name + n + 2, "::")
	  || !frame_constructor_p (info->fn))
	continue;
      if (info->called || info->fn->is_entry)
	return false;
      found = true;
    }
  return found;
}

/* Note that the program is told STMT of the names of its topics.  */

static void
note_own_names (struct frame_activation *a, const struct frame_stmt *stmt)
{
  enum frame_own_names own = stmt->word && strcmp (stmt->word, "remap") == 0
			       ? FRAME_OWN_REMAPS : FRAME_OWN_NAMESPACE;

  /* An empty namespace is none.  */
  if (own == FRAME_OWN_NAMESPACE && stmt->n_args
      && frame_string_empty_p (frame_operand_string (a, stmt, 0), true))
    return;
  if (own > a->an->own_names)
    a->an->own_names = own;
}

void
frame_collect_endpoints (struct frame_activation *a,
			 const struct frame_stmt *stmt)
{
  struct frame_analysis *an = a->an;
  const struct frame_string *s;
  struct frame_endpoint e = { .publishes = stmt->op == FRAME_OP_ADVERTISE };
  const struct frame_function *root;

  if (stmt->op == FRAME_OP_NAMESPACE && !an->unused)
    note_own_names (a, stmt);
  if ((stmt->op != FRAME_OP_ADVERTISE && stmt->op != FRAME_OP_SUBSCRIBE)
      || stmt->n_args < 2 || an->unused)
    return;
  root = root_function (a);
  if (never_made_p (an, root))
    return;
  e.made_by = root->name;
  for (const struct frame_activation *at = a; at && !e.owner; at = at->caller)
    e.owner = owner_of (at->info->fn);
  s = &frame_operand_string (a, stmt, 0)->u.string;
  if (s->n != 1 || s->other)
    return;
  e.topic = frame_alt_text (an->world.strings, &s->alts[0], &e.from_default);
  if (!e.topic || !*e.topic)
    return;
  e.topic = frame_intern (an->world.strings, e.topic);
  e.type = stmt->word;
  e.setting = frame_setting_of (a);
  e.qos = stmt->n_args > 2 && overridden_p (a, &stmt->args[2])
	    ? frame_qos_unknown () : qos_of (a, &stmt->args[1]);
  e.where = frame_where_of (a, stmt);
  *FRAME_PUSH (an->endpoints, an->n_endpoints, an->endpoints_capacity,
	       struct frame_endpoint)
    = e;
}

/* How it is said.  */

/* TEXT, and before it LIST, if there is one.  */

static const char *
listed (struct frame_arena *arena, const char *list, const char *text)
{
  return list ? frame_printf (arena, "%s and %s", list, text) : text;
}

static const char *
seconds (struct frame_arena *arena, const char *what, double time)
{
  return isfinite (time) ? frame_printf (arena, "a %s of %g s", what, time)
			 : frame_printf (arena, "no %s", what);
}

static const char *
liveliness_text (enum frame_liveliness liveliness)
{
  static const char *const texts[]
    = { "?", "automatic liveliness", "manual liveliness by node",
	"manual liveliness by topic" };

  return texts[liveliness];
}

/* The policies of QOS that C is about.  */

static const char *
policies (struct frame_arena *arena, const struct frame_qos_clash *c,
	  const struct frame_qos *qos)
{
  const char *text = NULL;

  if (c->reliability)
    text = listed (arena, text,
		   qos->reliability == FRAME_RELIABLE ? "reliable delivery"
						      : "best effort");
  if (c->durability)
    text = listed (arena, text,
		   qos->durability == FRAME_VOLATILE
		     ? "volatile durability" : "transient local durability");
  if (c->deadline)
    text = listed (arena, text, seconds (arena, "deadline", qos->deadline));
  if (c->liveliness)
    text = listed (arena, text, liveliness_text (qos->liveliness));
  if (c->lease)
    text = listed (arena, text,
		   seconds (arena, "lease of liveliness", qos->lease));
  return text;
}

/* Who ENDPOINT is: "node 'x'", or WHAT it is.  */

static const char *
owner (struct frame_arena *arena, const struct frame_endpoint *endpoint,
       const char *what)
{
  return endpoint->node
	   ? frame_printf (arena, "node " FRAME_Q ("%s"), endpoint->node)
	   : what;
}

struct frame_finding *
frame_report_clash (struct frame_findings *findings,
		    enum frame_certainty certainty, const char *topic,
		    const struct frame_endpoint *publisher,
		    const struct frame_endpoint *subscription)
{
  struct frame_arena *arena = findings->arena;
  struct frame_qos_clash c
    = frame_qos_compare (&publisher->qos, &subscription->qos);
  const char *offered = policies (arena, &c, &publisher->qos);
  const char *requested = policies (arena, &c, &subscription->qos);
  /* Who uses a node that everybody has can change the other end.  */
  bool there = subscription->described && !publisher->described;
  const struct frame_endpoint *other = there ? subscription : publisher;
  struct frame_finding *finding
    = frame_findings_add (
      findings, FRAME_W_QOS, certainty,
      there ? publisher->where : subscription->where,
      "topic " FRAME_Q ("%s") ": %s requests %s, but %s offers %s: they never "
      "connect", topic, owner (arena, subscription, "the subscription"),
      requested, owner (arena, publisher, "the publisher"), offered);

  if (!finding)
    return NULL;
  if (other->described)
    frame_finding_note (findings, finding, other->where,
			"%s, which %s it, is started here",
			owner (arena, other, "the other end"),
			other->publishes ? "publishes" : "subscribes to");
  else
    frame_finding_note (findings, finding, other->where, "it is %s here",
			other->publishes ? "published" : "subscribed to");
  if (there)
    frame_finding_note (findings, finding, publisher->where,
			"offer %s here", requested);
  else if (publisher->described)
    frame_finding_note (findings, finding, subscription->where,
			"request %s here", offered);
  else
    frame_finding_note (findings, finding, subscription->where,
			"offer %s there, or request %s here", requested,
			offered);
  return finding;
}

void
frame_report_static (struct frame_findings *findings,
		     const struct frame_endpoint *e)
{
  struct frame_finding *finding;
  bool publishes = e->publishes;

  if (strcmp (e->topic + (e->topic[0] == '/'), "tf_static") != 0
      || e->qos.durability != FRAME_VOLATILE || !e->type
      || strcmp (frame_endpoint_type (e->type), "TFMessage") != 0
      || e->setting == FRAME_SETTING_OFF)
    return;
  finding = frame_findings_add (
    findings, FRAME_W_QOS,
    e->setting ? FRAME_ON_SOME_PATH : FRAME_ON_EVERY_PATH, e->where,
    publishes ? FRAME_Q ("%s") " is published with volatile durability: "
		"listeners of tf2 request transient local, and hear nothing "
		"of it"
	      : FRAME_Q ("%s") " is subscribed to with volatile durability: "
		"what was published before is never received", e->topic);
  if (finding)
    frame_finding_note (findings, finding, e->where,
			publishes ? "use " FRAME_Q ("%s") ", or offer "
				    "transient local durability"
				  : "use " FRAME_Q ("%s") ", or request "
				    "transient local durability",
			publishes ? "StaticTransformBroadcaster"
				  : "TransformListener");
}

/* Ends of one program.  */

/* True if PUB and SUB are on one topic: they name it with the same words, and
   are of one file or executable; "~" stands for one object's node.  */

static bool
meet_p (const struct frame_analysis *an, const struct frame_endpoint *pub,
	const struct frame_endpoint *sub)
{
  return pub->publishes && !sub->publishes
	 && pub->topic == sub->topic
	 && (an->has_main || pub->where.unit == sub->where.unit)
	 && (pub->topic[0] != '~' || (pub->owner && pub->owner == sub->owner))
	 && frame_endpoint_types_p (pub, sub);
}

/* The publisher that clashes with SUB; null if there is none, or one of its
   topic may fit.  */

static const struct frame_endpoint *
clashing (struct frame_analysis *an, const struct frame_endpoint *sub)
{
  const struct frame_endpoint *found = NULL;

  for (unsigned i = 0; i < an->n_endpoints; i++)
    {
      const struct frame_endpoint *e = &an->endpoints[i];

      if (!meet_p (an, e, sub))
	continue;
      if (!frame_qos_clash_p (&e->qos, &sub->qos))
	return NULL;
      if (!found && e->setting != FRAME_SETTING_OFF)
	found = e;
    }
  return found;
}

/* True if PUB fits some subscription of its topic, or may.  */

static bool
another_fits_p (struct frame_analysis *an, const struct frame_endpoint *pub)
{
  for (unsigned i = 0; i < an->n_endpoints; i++)
    {
      const struct frame_endpoint *e = &an->endpoints[i];

      if (meet_p (an, pub, e)
	  && !frame_qos_clash_p (&pub->qos, &e->qos))
	return true;
    }
  return false;
}

void
frame_check_qos (struct frame_analysis *an)
{
  for (unsigned i = 0; i < an->n_endpoints; i++)
    {
      const struct frame_endpoint *e = &an->endpoints[i], *pub;

      frame_report_static (an->findings, e);
      if (e->publishes || e->setting == FRAME_SETTING_OFF
	  || an->own_names == FRAME_OWN_REMAPS
	  || (an->own_names && e->topic[0] != '/'))
	continue;
      pub = clashing (an, e);
      if (pub && !another_fits_p (an, pub))
	frame_report_clash (an->findings,
			    e->setting || pub->setting || e->from_default
				|| pub->from_default
			      ? FRAME_ON_SOME_PATH : FRAME_ON_EVERY_PATH,
			    e->topic, pub, e);
    }
}
