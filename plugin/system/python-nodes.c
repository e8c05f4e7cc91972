/* Python nodes lowered to frame IR.

   Each "def" becomes a function, its suites blocks; a condition goes both
   ways.  Variables are places, fields of self fields of a class that only this
   file writes.  A constructor gives something unknown rather than something
   empty: Python has too many ways to fill a message.  A call that is not
   understood clobbers the messages it is given.  Sources:
   tf.transform_broadcaster, tf.listener, tf2_ros.buffer_interface,
   rospy.client and rclpy.node.  */

#define _GNU_SOURCE		/* memmem */
#include "python-nodes.h"
#include "python-suites.h"
#include "python-tf.h"
#include "python-values.h"
#include <string.h>

/* -- functions ------------------------------------------------------------ */

/* The class of each function: the "class" line that its "def" is in.  */

static void
find_classes (struct lower *l)
{
  l->classes = FRAME_NEW_N (l->scratch, const char *, l->n_functions + 1);
  for (unsigned i = 1; i < l->n_functions; i++)
    {
      const struct frame_py_line *line = &l->py->lines[l->functions[i].line];
      unsigned up = line->parent;
      unsigned first = l->py->lines[up].first;
      struct frame_class class_ = { NULL, FRAME_CLASS_CLOSED };

      if (up == l->functions[i].line || !word_p (l, first, "class")
	  || !name_p (l, first + 1) || !op_p (l, l->functions[i].open, "(")
	  || !word_p (l, l->functions[i].open + 1, "self"))
	continue;
      class_.name
	= frame_intern (l->arena,
			frame_printf (l->scratch, "%s:%s", l->module,
				      text_of (l, first + 1)));
      l->classes[i] = class_.name;
      frame_unit_add_class (l->unit, &class_);
    }
}

/* How often each name is called and how often it is only named, for the
   functions.  */

static void
find_entries (struct lower *l, bool *entry)
{
  struct frame_python *py = l->py;
  bool *called = FRAME_NEW_N (l->scratch, bool, l->n_functions + 1);

  for (unsigned i = 0; i + 1 < py->n_tokens; i++)
    {
      const struct frame_py_variable *v;
      uint32_t f = 0;
      if (!name_p (l, i) || (i && word_p (l, i - 1, "def")))
	continue;
      v = frame_py_variable_find (l->scopes, text_of (l, i), 0);
      /* So many of one name, and nobody knows which.  */
      for (unsigned k = 0; v && k < v->n && v->n < 64; k++)
	if (v->definitions[k].change == FRAME_PY_FUNCTION)
	  {
	    f = v->definitions[k].first;
	    if (op_p (l, i + 1, "("))
	      called[f] = true;
	    else
	      entry[f] = true;
	  }
    }
  for (unsigned i = 0; i < l->n_functions; i++)
    entry[i] |= !called[i];
}

static void
add_parameters (struct lower *l, struct frame_function *fn)
{
  struct frame_py_argument *list = NULL;
  unsigned n = frame_py_arguments (l->scratch, l->py,
				   l->functions[l->function].open, &list);

  fn->n_params = n;
  fn->params = FRAME_NEW_N (l->arena, struct frame_param, n + 1);
  for (unsigned i = 0; i < n; i++)
    {
      const char *name = list[i].key ? list[i].key
			 : list[i].first < list[i].last
			   ? text_of (l, list[i].first) : "";
      fn->params[i].name = frame_intern (l->arena, name);
      if (i == 0 && py_current_class (l))
	{
	  fn->params[i].is_this = fn->params[i].is_ref = true;
	  fn->params[i].type = py_current_class (l);
	}
    }
  frame_array_free (l->scratch, list);
}

/* Lower FUNCTION.  */

static void
lower_function (struct lower *l, uint32_t function, bool entry)
{
  const struct frame_py_function *f = &l->functions[function];
  struct frame_function *fn
    = frame_function_new (l->unit, py_symbol_of (l, function),
			  function ? f->name : "<module>");

  l->function = function;
  l->n_temps = 0;
  l->steps = 0;
  l->dead = false;
  l->block = 0;
  fn->linkage = FRAME_LINK_LOCAL;
  fn->is_entry = entry;
  fn->loc = (struct frame_loc) { l->file, 1, 1, 0 };
  if (function)
    {
      fn->loc = loc_of (l, l->py->lines[f->line].first,
			l->py->lines[f->line].first + 2);
      add_parameters (l, fn);
    }
  l->builder = frame_builder_new (fn, 1);
  if (function)
    {
      const struct frame_py_line *at = &l->py->lines[f->line];
      unsigned colon = frame_py_find (l->py, at->first, at->last, ":");
      if (colon + 1 < at->last)
	py_lower_simple (l, colon + 1, at->last, 0);
      py_lower_suite (l, f->line + 1, at->indent, 0);
    }
  else
    py_lower_suite (l, 0, UINT32_MAX, 0);
  frame_builder_finish (l->builder);
}

/* -- the file ------------------------------------------------------------- */

/* True if PY does something with frames, or publishes or subscribes in ROS 2,
   and is a program of rospy or rclpy.  */

static bool
interesting_p (const struct frame_python *py, bool *ros2)
{
  bool ros = false, frames = false;

  for (unsigned i = 0; i + 1 < py->n_tokens; i++)
    {
      const char *text = py->tokens[i].text;
      if (py->tokens[i].kind != FRAME_PY_NAME)
	continue;
      if (strcmp (text, "generate_launch_description") == 0)
	return false;
      *ros2 |= strcmp (text, "rclpy") == 0;
      ros |= strcmp (text, "rclpy") == 0 || strcmp (text, "rospy") == 0
	     || strcmp (text, "tf2_ros") == 0;
      frames |= strcmp (text, "frame_id") == 0
		|| strcmp (text, "child_frame_id") == 0 || py_tf_name_p (text)
		|| strcmp (text, "create_publisher") == 0
		|| strcmp (text, "create_subscription") == 0;
    }
  return ros && frames;
}

/* False if TEXT cannot be of interest: a workspace is full of other Python, and
   this is faster than its tokens.  */

static bool
perhaps_p (const char *text, size_t length)
{
  static const char *const words[][3]
    = { { "rospy", "rclpy", "tf2_ros" }, { "frame", "ransform", "create_" } };

  for (unsigned i = 0; i < 2; i++)
    {
      bool found = false;
      for (unsigned k = 0; k < 3 && words[i][k] && !found; k++)
	found = memmem (text, length, words[i][k], strlen (words[i][k]));
      if (!found)
	return false;
    }
  return true;
}

static struct frame_unit *
read_unit (struct frame_program *program, struct frame_arena *scratch,
	   const char *file, const char *text, size_t length)
{
  struct lower l = { .arena = program->arena, .scratch = scratch };
  bool ros2 = false, *entry;

  if (!perhaps_p (text, length))
    return NULL;
  l.py = frame_python_tokens (scratch, text, length);
  if (!interesting_p (l.py, &ros2))
    return NULL;
  l.api = ros2 ? FRAME_API_ROS2 : FRAME_API_TF2;
  l.module = file;
  l.scopes = frame_py_scopes_new (scratch, l.py);
  l.n_functions = frame_py_functions (l.scopes, &l.functions);
  l.unit = frame_unit_new (program, file, "python");
  l.file = frame_unit_file (l.unit, file);
  find_classes (&l);
  frame_python_suppressions (l.py, l.unit, l.file);
  entry = FRAME_NEW_N (scratch, bool, l.n_functions + 1);
  find_entries (&l, entry);
  for (uint32_t i = 0; i < l.n_functions; i++)
    lower_function (&l, i, i == 0 || entry[i]);
  return l.unit;
}

struct frame_unit *
frame_python_read (struct frame_program *program, const char *file,
		   const char *text, size_t length)
{
  struct frame_arena *scratch = frame_arena_new ("python");
  struct frame_cleanup *cleanup
    = frame_arena_defer (program->arena,
			 (void (*) (void *)) frame_arena_free, scratch);
  struct frame_unit *unit = read_unit (program, scratch, file, text, length);

  frame_arena_run (program->arena, cleanup);
  return unit;
}
