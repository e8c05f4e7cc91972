/* What nodes of rclpy publish and subscribe to, and with what quality of
   service.  Sources: rclpy.node and rclpy.qos.  */

#include "python-qos.h"
#include "python-values.h"
#include <string.h>

/* The policies, by the ends of their names, as numbers of rmw.  */
static const struct
{
  const char *name;
  int value;
} policies[] = { { "BEST_EFFORT", 2 },	   { "RELIABLE", 1 },
		 { "TRANSIENT_LOCAL", 1 }, { "VOLATILE", 2 },
		 { "AUTOMATIC", 1 },	   { "MANUAL_BY_TOPIC", 3 },
		 { "MANUAL_BY_NODE", 2 } };

static bool
ends_p (const char *text, const char *end)
{
  size_t n = strlen (text), m = strlen (end);

  return n >= m && strcmp (text + n - m, end) == 0;
}

/* True if NAME is that of policies: QoSReliabilityPolicy, or what it is called
   where it is imported.  */

static bool
policies_p (const char *name)
{
  return ends_p (name, "Policy") || strcmp (name, "Reliability") == 0
	 || strcmp (name, "Durability") == 0
	 || strcmp (name, "Liveliness") == 0;
}

/* Tokens FIRST to LAST are "...Policy.X": X as a number; what is left to the
   system is unknown.  */

static bool
policy_value (struct lower *l, unsigned first, unsigned last, operand *value)
{
  if (last < first + 3 || !policies_p (text_of (l, last - 3)))
    return false;
  *value = frame_op_unknown ();
  for (size_t i = 0; i < sizeof policies / sizeof *policies; i++)
    if (ends_p (text_of (l, last - 1), policies[i].name))
      *value = frame_op_number (policies[i].value);
  return true;
}

/* A new object with the defaults of the class NAME.  */

static operand
profile (struct lower *l, const char *name, struct frame_loc loc)
{
  struct frame_place dst = py_temporary (l);
  struct frame_stmt *stmt = py_emit (l, FRAME_OP_INIT, loc, 0);

  stmt->word = frame_intern (l->arena, name);
  stmt->dst = frame_op_place (dst);
  return frame_op_place (dst);
}

/* The profile that is called NAME, in small letters, in rmw.  */

static operand
named_profile (struct lower *l, const char *name, struct frame_loc loc)
{
  char text[64] = "rmw_";
  size_t n = strlen (text);

  for (; *name && n + 1 < sizeof text; name++)
    text[n++] = *name >= 'A' && *name <= 'Z' ? *name - 'A' + 'a' : *name;
  return profile (l, text, loc);
}

/* The number of seconds that tokens FIRST to LAST are, a Duration; unknown if
   it is not said in seconds alone.  */

static operand
duration (struct lower *l, unsigned first, unsigned last)
{
  unsigned open = py_call_open (l, first, last);
  operand value = frame_op_unknown ();
  struct py_call call;

  if (open >= last || !word_p (l, open - 1, "Duration"))
    return value;
  call = py_call_at (l, open);
  if (call.n == 1 && call.list[0].key
      && strcmp (call.list[0].key, "seconds") == 0)
    value = py_number_of (l, call.list[0].first, call.list[0].last);
  frame_array_free (l->scratch, call.list);
  return value;
}

/* QoSProfile (...), its "(" at OPEN.  */

static operand
made_profile (struct lower *l, unsigned open)
{
  static const char *const keys[]
    = { "reliability", "durability", "liveliness", "deadline",
	"liveliness_lease_duration" };
  struct py_call call = py_call_at (l, open);
  operand made = profile (l, "rclcpp::QoS", call.loc);

  for (unsigned i = 0; i < call.n; i++)
    {
      const struct frame_py_argument *arg = &call.list[i];

      if (arg->stars)
	py_emit_unknown (l, made.place, call.loc);
      for (unsigned k = 0; arg->key && k < 5; k++)
	if (strcmp (arg->key, keys[k]) == 0)
	  py_emit_set (l, frame_place_field (l->arena, made.place, keys[k]),
		       k < 3 ? py_value_of (l, arg->first, arg->last)
			     : duration (l, arg->first, arg->last),
		       call.loc);
    }
  frame_array_free (l->scratch, call.list);
  return made;
}

/* The value of the name at token I, if it is one of the module that is set once
   to a quality of service.  */

static bool
module_value (struct lower *l, unsigned i, operand *value)
{
  const struct frame_py_variable *v
    = frame_py_variable_find (l->scopes, text_of (l, i), l->function);
  const struct frame_py_definition *d
    = v && !v->function && l->function ? frame_py_only (v, FRAME_PY_SET)
				       : NULL;
  bool found;

  if (!d || l->depth >= PY_MAX_DEPTH || l->steps > PY_MAX_STEPS
      || frame_py_context (l->scopes, d->line).conditional)
    return false;
  l->depth++;
  l->steps++;
  found = py_qos_value (l, d->first, d->last, value);
  l->depth--;
  return found;
}

bool
py_qos_value (struct lower *l, unsigned first, unsigned last, operand *value)
{
  unsigned open = py_call_open (l, first, last);
  const char *text;

  if (open < last)
    {
      if (!word_p (l, open - 1, "QoSProfile"))
	return false;
      *value = made_profile (l, open);
      return true;
    }
  if (!py_dotted_p (l, first, last))
    return false;
  if (policy_value (l, first, last, value))
    return true;
  text = text_of (l, last - 1);
  if (last >= first + 5 && strcmp (text, "value") == 0
      && word_p (l, last - 5, "QoSPresetProfiles"))
    {
      *value = named_profile (l, frame_printf (l->scratch, "qos_profile_%s",
					       text_of (l, last - 3)),
			      loc_of (l, first, last));
      return true;
    }
  if (strncmp (text, "qos_profile_", 12) == 0
      && (last > first + 1
	  || !frame_py_variable_find (l->scopes, text, l->function)))
    {
      *value = named_profile (l, text, loc_of (l, first, last));
      return true;
    }
  return last == first + 1 && module_value (l, first, value);
}

/* The class of messages that ARG names, or null.  */

static const char *
message_class (struct lower *l, const struct frame_py_argument *arg)
{
  return arg && py_dotted_p (l, arg->first, arg->last)
	   ? frame_intern (l->arena, text_of (l, arg->last - 1)) : NULL;
}

/* node.create_publisher (type, topic, qos) or node.create_subscription (type,
   topic, callback, qos): OP.  */

static void
lower_endpoint (struct lower *l, const struct py_call *call, enum frame_op op)
{
  unsigned at = op == FRAME_OP_ADVERTISE ? 2 : 3;
  const char *type
    = message_class (l, frame_py_argument (call->list, call->n, 0,
					   "msg_type"));
  operand topic = py_given (l, call, 1, "topic");
  operand qos = py_given (l, call, at, "qos_profile");
  bool options = false;
  struct frame_stmt *stmt;

  for (unsigned i = 0; i < call->n; i++)
    options |= call->list[i].stars
	       || (call->list[i].key
		   && strcmp (call->list[i].key, "qos_overriding_options")
			== 0);
  stmt = py_emit (l, op, call->loc, 3);
  stmt->word = type;
  stmt->args[0] = topic;
  stmt->args[1] = qos;
  if (options)
    stmt->args[2] = frame_op_unknown ();
}

bool
py_qos_call (struct lower *l, unsigned open)
{
  bool publisher = word_p (l, open - 1, "create_publisher");
  bool subscription = word_p (l, open - 1, "create_subscription");
  bool node = word_p (l, open - 1, "__init__")
	      || word_p (l, open - 1, "Node")
	      || word_p (l, open - 1, "create_node");
  struct py_call call;

  if (l->api != FRAME_API_ROS2 || (!publisher && !subscription && !node))
    return false;
  call = py_call_at (l, open);
  if (publisher)
    lower_endpoint (l, &call, FRAME_OP_ADVERTISE);
  if (subscription)
    lower_endpoint (l, &call, FRAME_OP_SUBSCRIBE);
  for (unsigned i = 0; node && i < call.n; i++)
    if (call.list[i].stars
	|| (call.list[i].key
	    && (strcmp (call.list[i].key, "namespace") == 0
		|| strcmp (call.list[i].key, "cli_args") == 0)))
      py_emit (l, FRAME_OP_NAMESPACE, call.loc, 1)->args[0]
	= frame_op_unknown ();
  frame_array_free (l->scratch, call.list);
  return publisher || subscription;
}
