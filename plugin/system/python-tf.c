/* What the methods of tf and tf2 do: transforms that are sent, looked up,
   asked for and applied.  Sources: tf.transform_broadcaster, tf.listener,
   tf2_ros.buffer_interface.  */

#include "python-tf.h"
#include "python-values.h"
#include <string.h>

/* -- what tf does --------------------------------------------------------- */

/* Whether the broadcaster in tokens FIRST to LAST is of the class NAME.  */

static bool
made_by_p (struct lower *l, unsigned first, unsigned last, const char *class)
{
  const struct frame_py_variable *v = NULL;

  if (last == first + 3 && word_p (l, first, "self"))
    v = frame_py_variable_find (
      l->scopes,
      frame_intern (l->py->arena, frame_printf (l->scratch, "self.%s",
						text_of (l, last - 1))),
      0);
  else if (last == first + 1)
    v = frame_py_variable_find (l->scopes, text_of (l, first), l->function);
  for (unsigned i = 0; v && i < v->n && i < PY_MAX_CHANGES; i++)
    for (unsigned t = v->definitions[i].first;
	 t < v->definitions[i].last && t < v->definitions[i].first + 8; t++)
      if (word_p (l, t, class))
	return true;
  /* StaticTransformBroadcaster ().sendTransform (...) */
  for (unsigned t = first; t < last; t++)
    if (word_p (l, t, class))
      return true;
  return false;
}

/* The rotation that tokens FIRST to LAST are, into a temporary.  */

static operand
rotation_of (struct lower *l, unsigned first, unsigned last)
{
  unsigned open = py_call_open (l, first, last);
  struct frame_py_argument *list = NULL;
  struct frame_place dst = py_temporary (l);
  struct frame_stmt *stmt = NULL;
  unsigned n = 0, want = 0;

  if (open < last && word_p (l, open - 1, "quaternion_from_euler"))
    want = 3;
  else if (py_enclosed_p (l, first, last, "(")
	   || py_enclosed_p (l, first, last, "["))
    {
      open = first;
      want = 4;
    }
  if (want)
    n = frame_py_arguments (l->scratch, l->py, open, &list);
  if (n == want && want)
    {
      operand values[4];
      bool good = true;
      for (unsigned i = 0; i < n; i++)
	{
	  good &= !list[i].key && !list[i].stars;
	  values[i] = py_number_of (l, list[i].first, list[i].last);
	}
      stmt = good ? py_emit (l, want == 4 ? FRAME_OP_QUATERNION : FRAME_OP_RPY,
			     loc_of (l, first, last), n)
		  : NULL;
      for (unsigned i = 0; stmt && i < n; i++)
	stmt->args[i] = values[i];
    }
  frame_array_free (l->scratch, list);
  if (!stmt)
    return frame_op_unknown ();
  stmt->dst = frame_op_place (dst);
  return frame_op_place (dst);
}

/* The vector that tokens FIRST to LAST are, into a temporary.  */

static operand
vector_of (struct lower *l, unsigned first, unsigned last)
{
  struct frame_py_argument *list = NULL;
  struct frame_place dst = py_temporary (l);
  operand values[3], result = frame_op_unknown ();
  struct frame_stmt *stmt;
  unsigned n = 0;

  if (py_enclosed_p (l, first, last, "(")
      || py_enclosed_p (l, first, last, "["))
    n = frame_py_arguments (l->scratch, l->py, first, &list);
  if (n == 3 && !list[0].stars && !list[1].stars && !list[2].stars)
    {
      for (unsigned i = 0; i < 3; i++)
	values[i] = py_number_of (l, list[i].first, list[i].last);
      stmt = py_emit (l, FRAME_OP_VECTOR, loc_of (l, first, last), 3);
      stmt->dst = frame_op_place (dst);
      memcpy (stmt->args, values, sizeof values);
      result = frame_op_place (dst);
    }
  frame_array_free (l->scratch, list);
  return result;
}

static void
emit_send (struct lower *l, operand what, bool is_static, enum frame_api api,
	   struct frame_loc loc)
{
  struct frame_stmt *stmt;

  if (what.kind != FRAME_PLACE)
    {
      struct frame_place place = py_temporary (l);
      py_emit_unknown (l, place, loc);
      what = frame_op_place (place);
    }
  stmt = py_emit (l, FRAME_OP_SEND, loc, l->sender ? 2 : 1);
  if (l->sender)
    stmt->args[1] = frame_op_place (*l->sender);
  stmt->word = frame_intern (l->arena, is_static ? "static" : "dynamic");
  stmt->api = api;
  stmt->args[0] = frame_op_address (what.place, true);
}

/* sendTransform (translation, rotation, time, child, parent) of tf.  */

static void
send_tf (struct lower *l, const struct py_call *call)
{
  const struct frame_py_argument *translation
    = frame_py_argument (call->list, call->n, 0, "translation");
  const struct frame_py_argument *rotation
    = frame_py_argument (call->list, call->n, 1, "rotation");
  operand child = py_given (l, call, 3, "child");
  operand parent = py_given (l, call, 4, "parent");
  operand r = rotation ? rotation_of (l, rotation->first, rotation->last)
		       : frame_op_unknown ();
  operand t = translation
		? vector_of (l, translation->first, translation->last)
		: frame_op_unknown ();
  struct frame_place dst = py_temporary (l);
  struct frame_stmt *stmt = py_emit (l, FRAME_OP_NEW_TRANSFORM, call->loc, 5);

  stmt->api = FRAME_API_TF;
  stmt->dst = frame_op_place (dst);
  stmt->args[0] = child;
  stmt->args[1] = parent;
  stmt->args[2] = r;
  stmt->args[3] = t;
  stmt->args[4] = frame_op_unknown ();
  emit_send (l, frame_op_place (dst), false, FRAME_API_TF, call->loc);
}

/* Send what tokens FIRST to LAST are: a message, or a list of them.  */

static void
send_messages (struct lower *l, unsigned first, unsigned last, bool is_static,
	       struct frame_loc loc)
{
  struct frame_py_argument *list = NULL;
  unsigned n;

  if (!py_enclosed_p (l, first, last, "["))
    {
      emit_send (l, py_value_of (l, first, last), is_static, l->api, loc);
      return;
    }
  n = frame_py_arguments (l->scratch, l->py, first, &list);
  for (unsigned i = 0; i < n; i++)
    emit_send (l, list[i].stars ? frame_op_unknown ()
				: py_value_of (l, list[i].first, list[i].last),
	       is_static, l->api, loc);
  frame_array_free (l->scratch, list);
}

/* The static broadcaster of ROS 1 that tokens FIRST to LAST name goes to
   PLACE.  False if it is not known to have been made for this name.  */

static bool
own_latch (struct lower *l, unsigned first, unsigned last,
	   struct frame_place *place)
{
  const struct frame_py_variable *v = NULL;
  unsigned open;

  if (l->api == FRAME_API_ROS2 || last != first + 1 || !name_p (l, first))
    return false;
  v = frame_py_variable_find (l->scopes, text_of (l, first), l->function);
  if (!v || v->n == 0 || v->definitions[0].change != FRAME_PY_SET)
    return false;
  for (unsigned i = 1; i < v->n; i++)
    if (v->definitions[i].change != FRAME_PY_FIELD
	&& v->definitions[i].change != FRAME_PY_PASSED)
      return false;
  open = py_call_open (l, v->definitions[0].first, v->definitions[0].last);
  return open < v->definitions[0].last
	 && word_p (l, open - 1, "StaticTransformBroadcaster")
	 && py_place_of (l, first, last, place);
}

/* A call of sendTransform; its receiver is tokens FIRST to LAST.  */

static operand
do_send (struct lower *l, const struct py_call *call, unsigned first,
	 unsigned last)
{
  bool is_static = made_by_p (l, first, last, "StaticTransformBroadcaster");
  struct frame_place sender;

  if (is_static && own_latch (l, first, last, &sender))
    l->sender = &sender;
  if (call->n >= 4)
    send_tf (l, call);
  else if (call->n == 1 && !call->list[0].stars)
    send_messages (l, call->list[0].first, call->list[0].last, is_static,
		   call->loc);
  else
    emit_send (l, frame_op_unknown (), is_static, l->api, call->loc);
  l->sender = NULL;
  return frame_op_unknown ();
}

/* A lookup or a question; OP is LOOKUP or CAN_TRANSFORM.  */

static operand
ask (struct lower *l, const struct py_call *call, enum frame_op op,
     enum frame_api api, bool full)
{
  operand target = py_given (l, call, 0, "target_frame");
  operand source = py_given (l, call, full ? 2 : 1, "source_frame");
  struct frame_place dst = py_temporary (l);
  struct frame_stmt *stmt = py_emit (l, op, call->loc, 3);

  stmt->api = api;
  stmt->dst = frame_op_place (dst);
  stmt->args[0] = target;
  stmt->args[1] = source;
  stmt->args[2] = frame_op_unknown ();
  return frame_op_place (dst);
}

/* buffer.transform (message, target), or listener.transformPose (target,
   message) if SWAPPED.  */

static operand
transform (struct lower *l, const struct py_call *call, bool swapped,
	   enum frame_api api)
{
  operand message = py_given (l, call, swapped ? 1 : 0,
			      swapped ? "ps" : "object_stamped");
  operand target = py_given (l, call, swapped ? 0 : 1, "target_frame");
  struct frame_place dst = py_temporary (l);
  struct frame_stmt *stmt;

  if (call->n < 2)
    return frame_op_unknown ();
  stmt = py_emit (l, FRAME_OP_TRANSFORM_TO, call->loc, 2);
  stmt->api = api;
  stmt->dst = frame_op_place (dst);
  stmt->args[0] = target;
  stmt->args[1] = message;
  return frame_op_place (dst);
}

/* What a call of a method does, if tf has one of that name.  */
enum tf_kind
{
  TF_SEND,
  TF_LOOKUP,
  TF_CAN,
  TF_TRANSFORM,
  TF_TRANSFORM_OLD
};

struct tf_method
{
  const char *name;
  enum tf_kind kind;
  bool old;			/* of tf, not tf2 */
  bool full;			/* with two times and a fixed frame */
};

static const struct tf_method tf_methods[] = {
  { "sendTransform", TF_SEND, false, false },
  { "sendTransformMessage", TF_SEND, true, false },
  { "lookup_transform", TF_LOOKUP, false, false },
  { "lookup_transform_core", TF_LOOKUP, false, false },
  { "lookup_transform_async", TF_LOOKUP, false, false },
  { "lookup_transform_full", TF_LOOKUP, false, true },
  { "lookupTransform", TF_LOOKUP, true, false },
  { "lookupTransformFull", TF_LOOKUP, true, true },
  { "can_transform", TF_CAN, false, false },
  { "can_transform_full", TF_CAN, false, true },
  { "wait_for_transform_async", TF_CAN, false, false },
  { "canTransform", TF_CAN, true, false },
  { "canTransformFull", TF_CAN, true, true },
  { "waitForTransform", TF_CAN, true, false },
  { "waitForTransformFull", TF_CAN, true, true },
  { "transform", TF_TRANSFORM, false, false },
  { "transformPose", TF_TRANSFORM_OLD, true, false },
  { "transformPoint", TF_TRANSFORM_OLD, true, false },
  { "transformPointCloud", TF_TRANSFORM_OLD, true, false },
  { "transformQuaternion", TF_TRANSFORM_OLD, true, false },
  { "transformVector3", TF_TRANSFORM_OLD, true, false }
};

/* True if tokens FIRST to LAST name a tf buffer.  */

static bool
buffer_p (struct lower *l, unsigned first, unsigned last)
{
  const char *name = last > first && name_p (l, last - 1)
		       ? text_of (l, last - 1) : "";

  return strstr (name, "buf") || strstr (name, "Buf")
	 || made_by_p (l, first, last, "Buffer");
}

bool
py_tf_call (struct lower *l, unsigned first, unsigned open, operand *value)
{
  unsigned from;
  struct py_call call;
  const struct tf_method *m = NULL;
  enum frame_api api;

  if (open < first + 2 || !name_p (l, open - 1) || !op_p (l, open - 2, "."))
    return false;
  for (size_t i = 0; i < sizeof tf_methods / sizeof *tf_methods && !m; i++)
    if (strcmp (tf_methods[i].name, text_of (l, open - 1)) == 0)
      m = &tf_methods[i];
  from = py_receiver (l, first, open);
  if (!m || (m->kind == TF_TRANSFORM && !buffer_p (l, from, open - 2)))
    return false;
  call = py_call_at (l, open);
  api = m->old ? FRAME_API_TF : l->api;
  if (m->kind == TF_SEND)
    *value = do_send (l, &call, from, open - 2);
  else if (m->kind == TF_LOOKUP || m->kind == TF_CAN)
    *value = call.n < 2 ? frame_op_unknown ()
			: ask (l, &call, m->kind == TF_LOOKUP
					   ? FRAME_OP_LOOKUP
					   : FRAME_OP_CAN_TRANSFORM,
			       api, m->full);
  else
    *value = transform (l, &call, m->kind == TF_TRANSFORM_OLD, api);
  frame_array_free (l->scratch, call.list);
  return true;
}

bool
py_tf_name_p (const char *text)
{
  for (size_t i = 0; i < sizeof tf_methods / sizeof *tf_methods; i++)
    if (tf_methods[i].kind != TF_TRANSFORM
	&& strcmp (text, tf_methods[i].name) == 0)
      return true;
  return false;
}
