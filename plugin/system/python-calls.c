/* What the calls in a statement do: messages that are published, and those
   that a function which is not understood may change.  */

#include "python-calls.h"
#include "python-qos.h"
#include "python-tf.h"
#include "python-values.h"
#include <string.h>

/* True if the dotted name FIRST to LAST looks like a message: a field of it
   is written somewhere, or a class made it.  */

static bool
message_p (struct lower *l, unsigned first, unsigned last)
{
  const struct frame_py_variable *v = NULL;

  if (last == first + 3 && word_p (l, first, "self"))
    return false;
  if (last == first + 1)
    v = frame_py_variable_find (l->scopes, text_of (l, first), l->function);
  if (v && v->n > PY_MAX_CHANGES)
    return true;
  for (unsigned i = 0; v && i < v->n; i++)
    {
      const struct frame_py_definition *d = &v->definitions[i];
      if (d->change == FRAME_PY_FIELD || d->change == FRAME_PY_APPEND)
	return true;
      if (d->change == FRAME_PY_SET
	  && py_call_open (l, d->first, d->last) < d->last)
	return true;
    }
  return false;
}

bool
py_changed_p (struct lower *l, unsigned i)
{
  const struct frame_py_variable *v
    = frame_py_variable_find (l->scopes, text_of (l, i), l->function);

  for (unsigned k = 0; v && k < v->n && k < PY_MAX_CHANGES; k++)
    if (v->definitions[k].change == FRAME_PY_FIELD)
      return true;
  return false;
}

/* Clobber the messages among the arguments of the call before OPEN, and the
   one whose method it is.  */

static void
clobber_arguments (struct lower *l, unsigned open)
{
  struct py_call call = py_call_at (l, open);
  struct frame_place object;

  if (open > 2 && op_p (l, open - 2, ".")
      && (open == 3 || !op_p (l, open - 4, "."))
      && message_p (l, open - 3, open - 2)
      && py_place_of (l, open - 3, open - 2, &object))
    py_emit_clobber (l, object, call.loc);

  for (unsigned i = 0; i < call.n; i++)
    {
      struct frame_place place;
      if (message_p (l, call.list[i].first, call.list[i].last)
	  && py_place_of (l, call.list[i].first, call.list[i].last, &place))
	py_emit_clobber (l, place, call.loc);
    }
  frame_array_free (l->scratch, call.list);
}

/* Calls that change nothing they are given.  */

static bool
harmless_p (const struct lower *l, unsigned open)
{
  static const char *const names[]
    = { "print", "publish", "str", "len", "loginfo", "logwarn", "logerr",
	"logdebug", "info", "debug", "warn", "warning", "error", "deepcopy",
	"append", NULL };

  for (unsigned i = 0; names[i]; i++)
    if (word_p (l, open - 1, names[i]))
      return true;
  return false;
}

/* Messages that mean nothing without their frame, and those of sensors.  */
static const struct frame_type messages[]
  = { { "PoseStamped", "stamped", FRAME_TYPE_NEEDED, FRAME_API_NONE },
      { "PointStamped", "stamped", FRAME_TYPE_NEEDED, FRAME_API_NONE },
      { "PoseWithCovarianceStamped", "stamped", FRAME_TYPE_NEEDED,
	FRAME_API_NONE },
      { "PoseArray", "stamped", FRAME_TYPE_NEEDED, FRAME_API_NONE },
      { "Odometry", "stamped", FRAME_TYPE_NEEDED, FRAME_API_NONE },
      { "Path", "stamped", FRAME_TYPE_NEEDED, FRAME_API_NONE },
      { "OccupancyGrid", "stamped", FRAME_TYPE_NEEDED, FRAME_API_NONE },
      { "LaserScan", "stamped", FRAME_TYPE_SENSOR, FRAME_API_NONE },
      { "PointCloud2", "stamped", FRAME_TYPE_SENSOR, FRAME_API_NONE },
      { "Image", "stamped", FRAME_TYPE_SENSOR, FRAME_API_NONE },
      { "Imu", "stamped", FRAME_TYPE_SENSOR, FRAME_API_NONE } };

/* The type of the variable at token I, if a constructor in this function makes
   it wherever it is set; or null.  */

static const struct frame_type *
message_type (struct lower *l, unsigned i)
{
  const struct frame_py_variable *v
    = frame_py_variable_find (l->scopes, text_of (l, i), l->function);
  const struct frame_type *type = NULL;

  for (unsigned k = 0; v && k < v->n && k < PY_MAX_CHANGES; k++)
    {
      const struct frame_py_definition *d = &v->definitions[k];
      const struct frame_type *made = NULL;
      unsigned open;

      if (d->change == FRAME_PY_FIELD)
	continue;
      open = d->change == FRAME_PY_SET ? py_call_open (l, d->first, d->last)
				       : d->last;
      if (open >= d->last)
	return NULL;
      for (size_t m = 0; m < sizeof messages / sizeof *messages; m++)
	if (word_p (l, open - 1, messages[m].name))
	  made = &messages[m];
      if (!made || (type && made != type))
	return NULL;
      type = made;
    }
  return type;
}

/* publisher.publish (message): the call before the "(" OPEN.  */

static void
lower_publish (struct lower *l, unsigned open)
{
  struct py_call call = py_call_at (l, open);
  const struct frame_type *type = NULL;
  struct frame_place place;
  struct frame_stmt *stmt;

  if (call.n == 1 && !call.list[0].stars && !call.list[0].key
      && call.list[0].last == call.list[0].first + 1
      && name_p (l, call.list[0].first)
      && py_place_of (l, call.list[0].first, call.list[0].last, &place))
    type = message_type (l, call.list[0].first);
  if (type)
    {
      frame_unit_add_type (l->unit, type);
      stmt = py_emit (l, FRAME_OP_PUBLISH, call.loc, 1);
      stmt->word = frame_intern (l->arena, type->name);
      stmt->args[0] = frame_op_place (place);
    }
  frame_array_free (l->scratch, call.list);
}

/* quaternion_from_euler (roll, pitch, yaw) of tf: the call before the "(" OPEN,
   which begins at token FROM.  */

static void
lower_euler (struct lower *l, unsigned from, unsigned open)
{
  struct py_call call = py_call_at (l, open);
  bool plain = call.n == 3;
  struct frame_stmt *stmt;
  operand angles[3];

  for (unsigned i = 0; plain && i < 3; i++)
    {
      const struct frame_py_argument *arg = &call.list[i];

      plain = !arg->key && !arg->stars;
      if (plain)
	angles[i] = py_value_of (l, arg->first, arg->last);
    }
  if (plain)
    {
      struct frame_place dst = py_temporary (l);

      stmt = py_emit (l, FRAME_OP_RPY,
		      loc_of (l, from, l->py->tokens[open].match + 1), 3);
      stmt->dst = frame_op_place (dst);
      memcpy (stmt->args, angles, sizeof angles);
    }
  frame_array_free (l->scratch, call.list);
}

bool
py_lower_calls (struct lower *l, unsigned first, unsigned last,
		operand *result)
{
  bool understood = false;

  for (unsigned i = first + 1; i < last; i++)
    {
      operand value;
      unsigned close = l->py->tokens[i].match;
      if (!op_p (l, i, "(") || !name_p (l, i - 1)
	  || close >= l->py->n_tokens - 1)
	continue;
      if (py_qos_call (l, i))
	continue;
      if (py_tf_call (l, first, i, &value))
	{
	  if (close + 1 == last)
	    {
	      *result = value;
	      understood = true;
	    }
	}
      else if (close + 1 == last && py_callee (l, py_receiver (l, first, i), i)
	       && (py_receiver (l, first, i) == first
		   || word_p (l, first, "return")))
	{
	  *result = py_call_value (l, py_receiver (l, first, i), i);
	  understood = true;
	  clobber_arguments (l, i);
	}
      else if (word_p (l, i - 1, "publish"))
	lower_publish (l, i);
      else if (word_p (l, i - 1, "quaternion_from_euler")
	       && !py_callee (l, py_receiver (l, first, i), i))
	lower_euler (l, py_receiver (l, first, i), i);
      else if (!harmless_p (l, i))
	clobber_arguments (l, i);
    }
  return understood;
}
