/* Pruning: which statements are about frames, by what they are themselves:
   what the warnings look at wherever it stands.  */

#include "prune.h"

/* True if the operation OP is what the warnings are about.  */

bool
frame_effect_p (enum frame_op op)
{
  switch (op)
    {
    case FRAME_OP_SEND:
    case FRAME_OP_PUBLISH:
    case FRAME_OP_ADVERTISE:
    case FRAME_OP_SUBSCRIBE:
    case FRAME_OP_NAMESPACE:
    case FRAME_OP_LOOKUP:
    case FRAME_OP_CAN_TRANSFORM:
    case FRAME_OP_TRANSFORM_TO:
    case FRAME_OP_APPLY:
    case FRAME_OP_COMPOSE:
    case FRAME_OP_DISTANCE:
      return true;
    default:
      return false;
    }
}

/* True if STMT lets the callbacks of the program run.  */

bool
frame_runs_callbacks_p (const struct frame_stmt &stmt)
{
  return stmt.op == FRAME_OP_UNKNOWN && stmt.word
	 && strcmp (stmt.word, "callbacks") == 0;
}

/* True if S makes a rotation of numbers, or a number whose meaning a model
   tells (the yaw of something): they are looked at wherever they go.  */

static bool
rotation_of_numbers_p (const struct frame_stmt &s)
{
  switch (s.op)
    {
    case FRAME_OP_RPY:
    case FRAME_OP_EULER:
    case FRAME_OP_QUATERNION:
    case FRAME_OP_AXIS_ANGLE:
      for (unsigned i = 0; i < s.n_args; i++)
	if (s.args[i].kind != FRAME_UNKNOWN && s.args[i].kind != FRAME_NONE)
	  return true;
      return false;
    case FRAME_OP_TRANSPOSE:
      return s.word != NULL;
    case FRAME_OP_UNKNOWN:
      return s.word && (strcmp (s.word, "roll") == 0
			|| strcmp (s.word, "pitch") == 0
			|| strcmp (s.word, "yaw") == 0);
    default:
      return false;
    }
}

/* True if NAME has WORD as a part of its own: "q_ned", "nedPose".  */

static bool
has_word_p (const char *name, const char *word)
{
  size_t n = strlen (word);
  for (const char *p = name; *p; p++)
    if (strncasecmp (p, word, n) == 0
	&& (p == name || !ISALPHA (p[-1]) || ISUPPER (*p))
	&& !ISLOWER (p[n]))
      return true;
  return false;
}

/* True if a name in OP says in which axes the thing is.  */

static bool
names_axes_p (const struct frame_operand &op)
{
  static const char *const words[] = { "ned", "enu", "frd", "flu" };
  if (!frame_operand_place_p (op))
    return false;
  for (const char *word : words)
    {
      if (op.place.name && has_word_p (op.place.name, word))
	return true;
      for (unsigned i = 0; i < op.place.n_path; i++)
	if (has_word_p (op.place.path[i], word))
	  return true;
    }
  return false;
}

/* True if one of the identifiers in the mangled name SYMBOL has WORD.  */

static bool
symbol_has_word_p (const char *symbol, const char *word)
{
  const char *p = strstr (symbol, "_Z");
  if (!p)
    return has_word_p (symbol, word);
  for (p += 2; *p; p++)
    {
      if (!ISDIGIT (*p))
	continue;
      size_t n = strtoul (p, const_cast<char **> (&p), 10);
      if (n == 0 || n > strlen (p))
	return false;
      char *name = xstrndup (p, n);
      bool found = has_word_p (name, word);
      free (name);
      if (found)
	return true;
      p += n - 1;
    }
  return false;
}

/* True if S makes something of axes that a name tells, or calls a function
   whose name tells them.  */

static bool
converts_axes_p (const struct frame_stmt &s)
{
  switch (s.op)
    {
    case FRAME_OP_SET:
    case FRAME_OP_BINARY:
    case FRAME_OP_COMPOSE:
      return names_axes_p (s.dst);
    case FRAME_OP_CALL:
      return symbol_has_word_p (s.word, "ned")
	     || symbol_has_word_p (s.word, "enu");
    default:
      return false;
    }
}

/* True if the checks of rotations look at S.  */

bool
frame_checked_rotation_p (const struct frame_stmt &s)
{
  return rotation_of_numbers_p (s) || converts_axes_p (s);
}

/* True if S says what the user says of a frame.  */

bool
frame_annotation_p (const struct frame_stmt &s)
{
  return s.op == FRAME_OP_IN_FRAME || s.op == FRAME_OP_BETWEEN;
}

/* True if S gives a parameter, which other functions may read, its default, a
   string.  */

bool
frame_declares_parameter_p (const struct frame_stmt &s)
{
  return s.op == FRAME_OP_PARAM && s.word && strcmp (s.word, "declare") == 0
	 && s.n_args == 2 && s.args[0].kind != FRAME_NONE
	 && s.args[1].kind != FRAME_NONE && s.args[1].kind != FRAME_NUMBER;
}

/* True if S ends the node: what is missing then is missed by nobody.  */

bool
frame_shuts_down_p (const struct frame_stmt &s)
{
  return s.op == FRAME_OP_UNKNOWN && s.word
	 && strcmp (s.word, "shutdown") == 0;
}
