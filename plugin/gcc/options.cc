/* Arguments of the plugin, and the -Wframe flags among them.

   frame.specs turns -Wframe-x into -fplugin-arg-frame-Wframe-x and loses the
   order in which different forms were given.  So the forms of one flag are
   merged in a way that does not depend on their order where GCC's own flags
   do not either: -Werror=frame-x turns the flag on and makes it an error
   also if -Wframe-x comes later.  */

#include "options.h"
#include "../core/finding.h"

struct frame_options frame_options;

/* The groups come first in the table of flags, then the warnings.  */
static const char *const groups[]
  = { "frame", "frame-all", "frame-conventions" };
#define N_GROUPS ARRAY_SIZE (groups)
#define N_FLAGS (N_GROUPS + FRAME_N_WARNINGS)

static const char *const warning_flags[] = {
#define FRAME_WARNING(ID, NAME, TIER, VIEWS, SUMMARY) "frame-" NAME,
#include "warnings.def"
#undef FRAME_WARNING
};

/* What was said of one flag.  */
struct flag_state
{
  bool given;			/* on or off was said */
  bool on;
  bool error;			/* -Werror= */
  bool no_error;		/* -Wno-error= */
  const char *value;
};

static struct flag_state flag_states[N_FLAGS];

/* The name of flag I.  */

static const char *
flag_name (unsigned i)
{
  return i < N_GROUPS ? groups[i] : warning_flags[i - N_GROUPS];
}

/* The index of the flag NAME, or -1.  */

static int
find_flag (const char *name)
{
  for (unsigned i = 0; i < N_FLAGS; i++)
    if (strcmp (flag_name (i), name) == 0)
      return i;
  return -1;
}

const char *
frame_options_flag (const char *flag)
{
  int i = find_flag (flag);
  return i < 0 ? NULL : flag_name (i);
}

const char *
frame_options_near_flag (const char *flag)
{
  auto_vec<const char *> candidates;
  for (unsigned i = 0; i < N_FLAGS; i++)
    candidates.safe_push (flag_name (i));
  return find_closest_string (flag, &candidates);
}

/* True if flag I counts something: -Wframe-x=N.  Those are the mined
   conventions, where N is how unusual a transform has to be.  */

static bool
takes_value_p (unsigned i)
{
  if (i < N_GROUPS)
    return false;
  switch ((enum frame_warning) (i - N_GROUPS))
    {
    case FRAME_W_COOCCURRENCE:
    case FRAME_W_NULL_DISPLACEMENT:
    case FRAME_W_NULL_ROTATION:
    case FRAME_W_ORIENTATION:
      return true;
    default:
      return false;
    }
}

/* True if TEXT is an unsigned decimal number.  */

static bool
number_p (const char *text)
{
  size_t whole = strspn (text, "0123456789");
  const char *rest = text + whole;
  if (*rest == '.')
    rest += 1 + strspn (rest + 1, "0123456789");
  return whole > 0 && *rest == '\0';
}

/* The other arguments.  */

static bool
set_models (const char *value)
{
  frame_options.models.safe_push (value);
  return true;
}

static bool
set_baseline (const char *value)
{
  frame_options.baseline = value;
  return true;
}

static bool
set_dump (const char *value)
{
  static const struct
  {
    const char *name;
    unsigned bit;
  } kinds[] = { { "ir", FRAME_DUMP_IR },
		{ "types", FRAME_DUMP_TYPES },
		{ "tree", FRAME_DUMP_TREE },
		{ "unmodelled", FRAME_DUMP_UNMODELLED },
		{ "all", FRAME_DUMP_ALL } };

  if (value == NULL)
    value = "all";
  for (const auto &kind : kinds)
    if (strcmp (kind.name, value) == 0)
      {
	frame_options.dump |= kind.bit;
	return true;
      }
  return false;
}

static bool
set_dump_file (const char *value)
{
  frame_options.dump_file = value;
  return true;
}

static bool
set_docs_url (const char *value)
{
  frame_options.docs_url = value;
  return true;
}

static bool
set_stats (const char *)
{
  frame_options.stats = true;
  return true;
}

static bool
set_no_facts (const char *)
{
  frame_options.no_facts = true;
  return true;
}

enum value_kind
{
  VALUE_NONE,
  VALUE_OPTIONAL,
  VALUE_NEEDED
};

static const struct
{
  const char *key;
  enum value_kind value;
  const char *shape;		/* for messages */
  bool (*set) (const char *value);
} arguments[] = {
  { "models", VALUE_NEEDED, "models=FILE", set_models },
  { "baseline", VALUE_NEEDED, "baseline=FILE", set_baseline },
  { "dump", VALUE_OPTIONAL, "dump[=ir|types|tree|unmodelled|all]", set_dump },
  { "dump-file", VALUE_NEEDED, "dump-file=FILE", set_dump_file },
  { "stats", VALUE_NONE, "stats", set_stats },
  { "no-facts", VALUE_NONE, "no-facts", set_no_facts },
  { "docs-url", VALUE_NEEDED, "docs-url=URL", set_docs_url }
};

/* Complaints.  All of them end in a list of what is valid, once.  */

static void
list_valid (void)
{
  static bool done;
  if (done)
    return;
  done = true;

  char *text = xstrdup ("W[no-]frame[-NAME][=N], W[no-]error=frame[-NAME]");
  for (const auto &argument : arguments)
    text = reconcat (text, text, ", ", argument.shape, NULL);
  inform (UNKNOWN_LOCATION, "valid after %<-fplugin-arg-%s-%> are: %s",
	  frame_options.plugin, text);
  free (text);

  text = xstrdup ("all, conventions");
  for (const auto &info : frame_warnings)
    text = reconcat (text, text, ", ", info.name, NULL);
  inform (UNKNOWN_LOCATION, "%<NAME%> is one of: %s", text);
  free (text);
}

/* Complain about the argument KEY=VALUE, of which WHAT is wrong.  NEAR is
   the argument that may be meant, or null.  Returns false.  */

static bool
bad_argument (const struct plugin_argument *arg, const char *what,
	      const char *near = NULL)
{
  char *text = concat ("-fplugin-arg-", frame_options.plugin, "-", arg->key,
		       arg->value ? "=" : "", arg->value ? arg->value : "",
		       NULL);
  if (near)
    error ("%s %qs; did you mean %<-fplugin-arg-%s-%s%>?", what, text,
	   frame_options.plugin, near);
  else
    error ("%s %qs", what, text);
  free (text);
  list_valid ();
  return false;
}

/* Complain about ARG, whose flag FLAG, spelt after PREFIX, does not
   exist.  */

static bool
unknown_flag (const struct plugin_argument *arg, const char *prefix,
	      const char *flag)
{
  const char *near = frame_options_near_flag (flag);
  char *spelt = near ? concat (prefix, near, NULL) : NULL;
  bad_argument (arg, "unknown warning in", spelt);
  free (spelt);
  return false;
}

/* ARG is Wframe..., Wno-frame...: FLAG is what follows PREFIX.  */

static bool
read_flag (const struct plugin_argument *arg, const char *prefix,
	   const char *flag, bool on)
{
  int i = find_flag (flag);
  if (i < 0)
    return unknown_flag (arg, prefix, flag);
  if (arg->value && (!on || !takes_value_p (i)))
    return bad_argument (arg, "no value is allowed in");
  if (arg->value && !number_p (arg->value))
    return bad_argument (arg, "a number is needed in");
  flag_states[i].given = true;
  flag_states[i].on = on;
  if (arg->value)
    flag_states[i].value = arg->value;
  return true;
}

/* ARG is Werror=FLAG or, if not ON, Wno-error=FLAG.  */

static bool
read_error_flag (const struct plugin_argument *arg, bool on)
{
  if (arg->value == NULL)
    return bad_argument (arg, "a warning is missing in");
  int i = find_flag (arg->value);
  if (i < 0)
    return unknown_flag (arg, on ? "Werror=" : "Wno-error=", arg->value);
  flag_states[i].error = on;
  flag_states[i].no_error = !on;
  if (on)
    flag_states[i].given = flag_states[i].on = true;
  return true;
}

/* ARG is none of the flags.  */

static bool
read_other (const struct plugin_argument *arg)
{
  for (const auto &argument : arguments)
    if (strcmp (argument.key, arg->key) == 0)
      {
	if (arg->value && argument.value == VALUE_NONE)
	  return bad_argument (arg, "no value is allowed in");
	if ((arg->value == NULL || *arg->value == '\0')
	    && argument.value == VALUE_NEEDED)
	  return bad_argument (arg, "a value is missing in");
	return (argument.set (arg->value)
		|| bad_argument (arg, "unknown value in"));
      }

  auto_vec<const char *> candidates;
  for (const auto &argument : arguments)
    candidates.safe_push (argument.key);
  return bad_argument (arg, "unknown argument",
		       find_closest_string (arg->key, &candidates));
}

static bool
read_argument (const struct plugin_argument *arg)
{
  if (strcmp (arg->key, "Werror") == 0)
    return read_error_flag (arg, true);
  if (strcmp (arg->key, "Wno-error") == 0)
    return read_error_flag (arg, false);
  if (startswith (arg->key, "Wno-frame"))
    return read_flag (arg, "Wno-", arg->key + strlen ("Wno-"), false);
  if (startswith (arg->key, "Wframe"))
    return read_flag (arg, "W", arg->key + strlen ("W"), true);
  return read_other (arg);
}

bool
frame_options_read (const struct plugin_name_args *info)
{
  frame_options.plugin = info->base_name;
  frame_options.path = info->full_name;
  frame_options.docs_url = FRAME_DOCS_URL;

  bool ok = true;
  for (int i = 0; i < info->argc; i++)
    ok &= read_argument (&info->argv[i]);
  return ok;
}

/* Flags of units.  */

/* Add the flag NAME with LEVEL and VALUE to UNIT.  */

static void
add_flag (struct frame_unit *unit, const char *name, enum frame_level level,
	  const char *value)
{
  struct frame_flag flag;
  flag.name = name;
  flag.level = level;
  flag.value = value;
  frame_unit_add_flag (unit, &flag);
}

/* Add flag I as STATE says.  */

static void
add_state (struct frame_unit *unit, unsigned i,
	   const struct flag_state *state)
{
  const char *name = flag_name (i);
  if (state->given)
    add_flag (unit, name,
	      (!state->on ? FRAME_LEVEL_IGNORED
	       : state->error ? FRAME_LEVEL_ERROR : FRAME_LEVEL_WARNING),
	      state->value);
  if (state->no_error)
    add_flag (unit, name, FRAME_LEVEL_NO_ERROR, NULL);
}

void
frame_options_add_flags (struct frame_unit *unit)
{
  for (unsigned i = 0; i < N_FLAGS; i++)
    if (!frame_inhibit_warnings_p ())
      add_state (unit, i, &flag_states[i]);
    else if (i < N_GROUPS)
      /* -w holds at link time too.  */
      add_flag (unit, groups[i], FRAME_LEVEL_IGNORED, NULL);
}

/* True if UNIT has a flag called NAME.  */

static bool
sets_flag_p (const struct frame_unit *unit, const char *name)
{
  for (unsigned i = 0; i < unit->n_flags; i++)
    if (strcmp (unit->flags[i].name, name) == 0)
      return true;
  return false;
}

void
frame_options_merge_flags (struct frame_unit *unit)
{
  bool add[N_FLAGS];
  for (unsigned i = 0; i < N_FLAGS; i++)
    add[i] = !sets_flag_p (unit, flag_name (i));
  for (unsigned i = 0; i < N_FLAGS; i++)
    if (add[i])
      add_state (unit, i, &flag_states[i]);
}

/* Dumps.  */

FILE *
frame_dump_open (void)
{
  if (frame_options.dump_file == NULL)
    return stderr;
  FILE *file = fopen (frame_options.dump_file, "w");
  if (file == NULL)
    error_at (UNKNOWN_LOCATION, "cannot open %qs: %m",
	      frame_options.dump_file);
  return file;
}

void
frame_dump_close (FILE *file)
{
  if (file != NULL && file != stderr)
    fclose (file);
}
