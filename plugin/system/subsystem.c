/* Making subsystems: what each node of a robot does to the tree, and the
   trees that comes to.

   A node's program is analysed once for each set of the parameters that it
   reads; so is each static publisher and robot model.  The rest of the work
   is copying edges.  */

#include "system-internal.h"

#include <stdlib.h>
#include <string.h>
#include "analysis.h"
#include "launch-read.h"
#include "python-nodes.h"
#define uthash_malloc(SIZE) frame_alloc (s->arena, SIZE)
#define uthash_free(POINTER, SIZE) ((void) 0)
#include <uthash.h>

/* What is known under a key.  */
struct frame_cached
{
  const char *key;
  const struct frame_summary *summary;
  bool open;
  UT_hash_handle hh;
};

/* A program and the parameters that it reads.  */
struct frame_literals
{
  const char *file;
  bool used;			/* some node runs it */
  bool none;			/* it has no facts */
  bool all;			/* it computes names */
  unsigned n;
  const char **names;
  UT_hash_handle hh;
};

struct frame_system *
frame_system_new (struct frame_arena *arena, struct frame_findings *findings,
		  const struct frame_system_options *options)
{
  struct frame_system *s = FRAME_NEW (arena, struct frame_system);

  s->arena = arena;
  s->options = *options;
  s->findings = findings;
  s->program = frame_program_new (arena);
  s->files = frame_launch_files_new (s->program, findings);
  frame_launch_use_mined (s->files, options->mined);
  return s;
}

struct frame_program *
frame_system_program (struct frame_system *s)
{
  return s->program;
}

bool
frame_system_used_p (const struct frame_system *s, const char *file)
{
  struct frame_literals *l;

  HASH_FIND_STR (s->literals, file, l);
  return l && l->used;
}

const char *
frame_system_missing (const struct frame_system *s, unsigned i)
{
  return i < s->n_missing ? s->missing[i] : NULL;
}

/* Add NAME to the list, unless it is there.  Interned.  */

static void
add_once (struct frame_system *s, const char ***list, unsigned *n,
	  const char *name)
{
  name = frame_intern (s->arena, name);
  for (unsigned i = 0; i < *n; i++)
    if ((*list)[i] == name)
      return;
  *FRAME_APPEND (s->arena, *list, *n, const char *) = name;
}

/* Summaries.  */

static struct frame_cached *
find_cached (struct frame_system *s, const char *key)
{
  struct frame_cached *cached;

  HASH_FIND_STR (s->cache, key, cached);
  return cached;
}

static struct frame_cached *
add_cached (struct frame_system *s, const char *key,
	    const struct frame_summary *summary, bool open)
{
  struct frame_cached *cached = FRAME_NEW (s->arena, struct frame_cached);

  cached->key = key;
  cached->summary = summary;
  cached->open = open;
  HASH_ADD_KEYPTR (hh, s->cache, cached->key, strlen (cached->key), cached);
  return cached;
}

static struct frame_summary *
empty_summary (struct frame_system *s)
{
  return FRAME_NEW (s->arena, struct frame_summary);
}

/* Analyse PROGRAM, keep what is found, and return the summary.  */

static const struct frame_summary *
analyse (struct frame_system *s, const struct frame_program *program,
	 const struct frame_analysis_options *options)
{
  struct frame_arena *scratch = frame_arena_new ("findings");
  struct frame_findings *findings = frame_findings_new (scratch);
  struct frame_analysis_options with = *options;
  struct frame_analysis *an;
  const struct frame_summary *summary;

  with.mined = s->options.mined;
  an = frame_analyse (program, &with, findings);
  summary = frame_summary_of (an, s->program);

  for (unsigned i = 0; i < findings->n; i++)
    frame_finding_keep (s->findings, &findings->list[i], s->program);
  frame_analysis_free (an);
  frame_findings_free (findings);
  frame_arena_free (scratch);
  frame_summary_forget (s->program);
  return summary;
}

/* Programs.  */

/* Note the names of parameters that PROGRAM reads.  */

static struct frame_literals *
read_literals (struct frame_system *s, const char *file,
	       const struct frame_program *program)
{
  struct frame_literals *l = FRAME_NEW (s->arena, struct frame_literals);

  l->file = frame_intern (s->arena, file);
  l->none = !program;
  HASH_ADD_KEYPTR (hh, s->literals, l->file, strlen (l->file), l);
  for (unsigned u = 0; program && u < program->n_units; u++)
    for (unsigned f = 0; f < program->units[u]->n_functions; f++)
      {
	const struct frame_function *fn = program->units[u]->functions[f];

	for (unsigned b = 0; b < fn->n_blocks; b++)
	  for (unsigned i = 0; i < fn->blocks[b].n_stmts; i++)
	    {
	      const struct frame_stmt *stmt = &fn->blocks[b].stmts[i];
	      const char *name;

	      if (stmt->op != FRAME_OP_PARAM || stmt->n_args == 0)
		continue;
	      if (stmt->args[0].kind != FRAME_STRING)
		{
		  l->all = true;
		  continue;
		}
	      name = stmt->args[0].string;
	      if (name[0] == '~')
		name += 1 + (name[1] == '/');
	      add_once (s, &l->names, &l->n, name);
	    }
      }
  return l;
}

/* The parameters of NODE that a program with the names L gets; N of them into
   *GIVEN, in SCRATCH.  Returns a key of them.  */

static const char *
collect_given (const struct frame_robot_node *node,
	       const struct frame_literals *l, struct frame_arena *scratch,
	       struct frame_given **given, unsigned *n)
{
  const char *key = l->file;
  unsigned all = l->all ? node->n_params : 0;

  *given = FRAME_NEW_N (scratch, struct frame_given, l->n + all + 1);
  *n = 0;
  for (unsigned i = 0; i < l->n + all; i++)
    {
      const char *name
	= i < l->n ? l->names[i] : node->params[i - l->n].name;
      const struct frame_robot_param *param = frame_robot_param (node, name);
      struct frame_given *g = &(*given)[*n];

      if (!param)
	continue;
      g->name = name;
      g->text = param->value;
      g->where = param->where;
      (*n)++;
      key = frame_printf (scratch, "%s\n%s=%s", key, name,
			  param->value ? param->value : "\1");
    }
  return key;
}

/* True if NODE may have parameters that are not known.  */

static bool
params_unknown_p (const struct frame_robot_node *node)
{
  return node->params_unknown
	 || (node->robot && (node->robot->params_unknown
			     || node->robot->n_not_read));
}

/* The Python program FILE as frame IR in a program in ARENA; one without
   units if it has nothing to do with frames.  */

static struct frame_program *
load_script (const char *file, struct frame_arena *arena)
{
  struct frame_program *program = frame_program_new (arena);
  size_t length;
  char *text = frame_launch_content (file, &length);

  if (text)
    frame_python_read (program, file, text, length);
  frame_xfree (text);
  return program;
}

/* The facts of the program or SCRIPT FILE.  */

static struct frame_program *
load_program (struct frame_system *s, const char *file, bool script,
	      struct frame_arena *arena, bool *closed)
{
  *closed = true;
  if (script)
    return load_script (file, arena);
  return s->options.load ? s->options.load (s->options.data, file, arena,
					    closed)
			 : NULL;
}

/* What the program or SCRIPT FILE does when NODE runs it.  Null if it has no
   facts.  */

static const struct frame_cached *
run_program (struct frame_system *s, const struct frame_robot_node *node,
	     const char *file, bool script)
{
  struct frame_arena *scratch = frame_arena_new ("program");
  struct frame_analysis_options options
    = { .summary = true, .given_known = !params_unknown_p (node) };
  struct frame_program *program = NULL;
  struct frame_cached *cached = NULL;
  struct frame_literals *l;
  struct frame_given *given;
  const char *key;

  HASH_FIND_STR (s->literals, file, l);
  if (!l)
    {
      program = load_program (s, file, script, scratch, &options.closed);
      l = read_literals (s, file, program);
    }
  if (!l->none)
    {
      key = collect_given (node, l, scratch, &given, &options.n_given);
      options.given = given;
      cached = find_cached (s, key);
      if (!cached && !program)
	program = load_program (s, file, script, scratch, &options.closed);
      if (!cached && program)
	{
	  const struct frame_summary *summary
	    = analyse (s, program, &options);

	  cached = add_cached (s, frame_intern (s->arena, key), summary,
			       summary->unknown_edges > 0);
	}
      l->used |= cached && !script;
    }
  frame_arena_free (scratch);
  return cached;
}

/* Static publishers.  */

static bool
static_publisher_p (const struct frame_robot_node *node)
{
  if (node->plugin)
    return strcmp (node->plugin, "tf2_ros::StaticTransformBroadcasterNode")
	   == 0;
  return node->exec && strcmp (node->exec, "static_transform_publisher") == 0
	 && node->pkg && (strcmp (node->pkg, "tf") == 0
			  || strcmp (node->pkg, "tf2_ros") == 0);
}

/* Add BEFORE and TEXT, null for what is not known, to the key B.  */

static void
add_key_part (struct frame_buffer *b, const char *before, const char *text)
{
  frame_buffer_puts (b, before);
  frame_buffer_puts (b, text ? text : "\1");
}

/* Its words and parameters, with where it stands.  */

static const char *
publisher_key (const struct frame_robot_node *node,
	       struct frame_arena *scratch)
{
  struct frame_buffer b = { 0 };
  const char *key;

  frame_buffer_puts (&b, frame_where_file (&node->where));
  frame_buffer_puts (&b, ":");
  frame_buffer_unsigned (&b, node->where.loc.line);
  frame_buffer_puts (&b, ":");
  frame_buffer_unsigned (&b, node->where.loc.column);
  frame_buffer_puts (&b, node->args_known ? " " : "?");
  for (unsigned i = 0; i < node->n_args; i++)
    add_key_part (&b, "\n", node->args[i]);
  for (unsigned i = 0; i < node->n_params; i++)
    {
      add_key_part (&b, "\n", node->params[i].name);
      add_key_part (&b, "=", node->params[i].value);
    }
  key = frame_intern (scratch, b.text);
  frame_buffer_free (&b);
  return key;
}

/* True if all words of NODE are known.  */

static bool
words_known_p (const struct frame_robot_node *node)
{
  for (unsigned i = 0; i < node->n_args; i++)
    if (!node->args[i])
      return false;
  return node->args_known && (node->plugin || node->n_args != 1);
}

/* What the static publisher NODE does.  Its function goes into a stand-in for
   the launch file's unit, so that it is analysed alone.  */

static const struct frame_cached *
run_publisher (struct frame_system *s, const struct frame_robot_node *node)
{
  const char *key = publisher_key (node, s->arena);
  const struct frame_cached *cached = find_cached (s, key);
  struct frame_analysis_options options = { .closed = true, .summary = true };
  struct frame_program program = { .arena = s->arena };
  struct frame_unit unit, *units[] = { &unit };
  const struct frame_summary *summary;
  struct frame_builder *builder;
  struct frame_function *fn;
  unsigned n;

  if (cached)
    return cached;
  unit = *node->where.unit;
  unit.origin = node->where.unit;
  unit.program = &program;
  unit.n_functions = 0;
  unit.functions = NULL;
  program.n_units = 1;
  program.units = units;
  fn = frame_function_new (&unit, "main", node->name ? node->name : node->exec);
  fn->is_entry = true;
  fn->loc = node->where.loc;
  builder = frame_builder_new (fn, 1);
  frame_static_publisher (node, s->findings, builder, 0);
  frame_builder_finish (builder);
  n = fn->blocks[0].n_stmts;
  summary = n ? analyse (s, &program, &options) : empty_summary (s);
  return add_cached (s, key, summary,
		     summary->n_edges == 0 && !words_known_p (node));
}

/* Robot models.  */

static bool
state_publisher_p (const struct frame_robot_node *node)
{
  return node->pkg && node->exec
	 && strcmp (node->pkg, "robot_state_publisher") == 0
	 && (strcmp (node->exec, "robot_state_publisher") == 0
	     || strcmp (node->exec, "state_publisher") == 0);
}

/* A command that prints a robot model, as "xacro FILE name:=value ...".  */
struct model_command
{
  const char *file;
  unsigned n_args;
  struct frame_urdf_arg args[32];
};

/* The length of the word at TEXT; "$(find x)" holds together.  */

static size_t
word_length (const char *text)
{
  size_t n = 0;

  for (unsigned depth = 0; text[n] && (depth || !strchr (" \t\n'\"", text[n]));
       n++)
    depth += (text[n] == '(') - (text[n] == ')' && depth);
  return n;
}

/* Read COMMAND.  False if it is of another kind.  */

static bool
read_command (struct frame_arena *arena, const char *command,
	      struct model_command *c)
{
  memset (c, 0, sizeof *c);
  for (unsigned word = 0; *(command += strspn (command, " \t\n'\"")); word++)
    {
      size_t n = word_length (command);
      const char *text = frame_intern_n (arena, command, n);
      const char *assign = strstr (text, ":=");

      command += n;
      if (word == 0)
	{
	  if (!strstr (text, "xacro") && !strstr (text, "cat"))
	    return false;
	}
      else if (assign && c->n_args < 32)
	{
	  c->args[c->n_args].name
	    = frame_intern_n (arena, text, assign - text);
	  c->args[c->n_args++].value = assign + 2;
	}
      else if (text[0] != '-' && !c->file)
	c->file = strncmp (text, "./", 2) == 0 ? text + 2 : text;
    }
  return c->file != NULL;
}

/* The model of NODE, a robot_state_publisher; null if it cannot be known.
   *FILE names it.  */

static const struct frame_urdf *
read_model (struct frame_system *s, const struct frame_robot_node *node,
	    const char **file)
{
  const struct frame_robot_param *param
    = frame_robot_param (node, "robot_description");
  struct model_command c;

  *file = NULL;
  if (!param)
    return NULL;
  if (param->command)
    {
      if (!read_command (s->arena, param->command, &c)
	  || strstr (c.file, "$("))
	return NULL;
      *file = c.file;
      return frame_urdf_read (s->program, s->findings, s->options.packages,
			      c.file, c.args, c.n_args);
    }
  *file = param->file ? param->file : frame_where_file (&param->where);
  if (param->file)
    return frame_urdf_read (s->program, s->findings, s->options.packages,
			    param->file, NULL, 0);
  if (param->value)
    return frame_urdf_read_text (s->program, s->findings, *file, param->value,
				 strlen (param->value));
  return NULL;
}

/* What URDF comes to with the frames prefixed.  */

static const struct frame_summary *
run_model (struct frame_system *s, const struct frame_urdf *urdf,
	   enum frame_ros ros, const char *prefix)
{
  struct frame_analysis_options options = { .closed = true, .summary = true };
  struct frame_program program = { .arena = s->arena };
  struct frame_unit *unit = frame_unit_new (&program, urdf->file, "urdf");
  struct frame_function *fn
    = frame_urdf_lower (urdf, ros, prefix, unit, "robot_state_publisher");

  if (fn)
    fn->is_entry = true;
  return analyse (s, &program, &options);
}

/* What NODE, a robot_state_publisher, does.  */

static const struct frame_cached *
run_state_publisher (struct frame_system *s,
		     const struct frame_robot_node *node, const char **file)
{
  const struct frame_robot_param *description
    = frame_robot_param (node, "robot_description");
  const struct frame_robot_param *prefix
    = frame_robot_param (node, node->ros == FRAME_ROS_1 ? "tf_prefix"
							: "frame_prefix");
  const char *key, *text;
  const struct frame_cached *cached;
  const struct frame_urdf *urdf;

  text = !description		? ""
	 : description->command ? description->command
	 : description->file	? description->file
	 : description->value	? description->value
				: "";
  key = frame_intern (s->arena,
		      frame_printf (s->arena, "model %d %s\n%s", node->ros,
				    !prefix	     ? ""
				    : prefix->value ? prefix->value
						    : "\1",
				    text));
  cached = find_cached (s, key);
  if (cached)
    {
      struct model_command c;

      *file = description && description->command
		  && read_command (s->arena, description->command, &c)
		? c.file : NULL;
      return cached;
    }
  urdf = read_model (s, node, file);
  if (!urdf || !urdf->readable || (prefix && !prefix->value))
    return add_cached (s, key, empty_summary (s), true);
  return add_cached (s, key,
		     run_model (s, urdf, node->ros,
				prefix ? prefix->value : NULL),
		     urdf->incomplete);
}

/* Well-known nodes.  */

/* frame_known_node_effects' question.  */

static const char *
known_param (void *data, const char *name, bool *unknown)
{
  const struct frame_robot_param *param
    = frame_robot_param ((const struct frame_robot_node *) data, name);

  *unknown = param ? !param->value
		   : params_unknown_p ((const struct frame_robot_node *) data);
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

/* True if the catalogue says under NAME what PART, one of the subsystem in
   ARENA, does; then it is done.  */

static bool
known_part (struct frame_system *s, struct frame_arena *arena,
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

/* Parts.  */

/* TOPIC of NODE, remapped: null if it cannot be known.  */

static const char *
resolve_topic (struct frame_arena *arena, const struct frame_robot_node *node,
	       const char *topic)
{
  const char *ns = node->ns ? node->ns : "?";

  for (unsigned i = 0; i < node->n_remaps; i++)
    {
      const struct frame_robot_remap *r = &node->remaps[i];
      const char *from = r->from;

      if (!from)
	continue;
      if (from[0] != '/')
	from = frame_printf (arena, "%s/%s", strcmp (ns, "/") ? ns : "", from);
      if (strcmp (from, topic) != 0)
	continue;
      if (!r->to || (r->to[0] != '/' && !node->ns) || r->to[0] == '~')
	return NULL;
      if (r->to[0] == '/')
	return r->to;
      return frame_printf (arena, "%s/%s", strcmp (ns, "/") ? ns : "", r->to);
    }
  return topic;
}

/* The class that the nodelet NODE loads, or null.  */

static const char *
nodelet_class (const struct frame_robot_node *node)
{
  if (!node->pkg || strcmp (node->pkg, "nodelet") != 0 || node->n_args < 2
      || !node->args[0] || !node->args[1]
      || (strcmp (node->args[0], "load") != 0
	  && strcmp (node->args[0], "standalone") != 0))
    return NULL;
  return node->args[1];
}

/* Fill PART with what CACHED knows.  */

static void
use_cached (struct frame_part *part, enum frame_part_kind kind,
	    const struct frame_cached *cached)
{
  part->kind = kind;
  part->summary = cached->summary;
  part->open = cached->open;
}

/* True if facts say what PART's program does; then it is done.  */

static bool
program_part (struct frame_system *s, struct frame_part *part)
{
  const struct frame_robot_node *node = part->node;
  const struct frame_cached *cached;

  if (!s->options.packages || !node->pkg)
    return false;
  part->file
    = node->plugin ? frame_packages_component (s->options.packages, node->pkg,
					       node->plugin)
      : node->exec ? frame_packages_executable (s->options.packages,
						node->pkg, node->exec)
		   : NULL;
  if (!part->file)
    return false;
  cached = run_program (s, node, part->file, false);
  if (!cached)
    return false;
  use_cached (part, FRAME_PART_PROGRAM, cached);
  return true;
}

/* True if the script FILE imports modules of its own package PKG, other than
   messages: they may publish too.  */

static bool
imports_own_p (const char *file, const char *pkg)
{
  size_t length, n = strlen (pkg);
  char *text = frame_launch_content (file, &length);
  bool found = false;

  for (const char *at = text; at && !found && (at = strstr (at, pkg)); at += n)
    found = at - text >= 5
	    && (strncmp (at - 5, "from ", 5) == 0
		|| (at - text >= 7 && strncmp (at - 7, "import ", 7) == 0))
	    && strncmp (at + n, ".msg", 4) != 0
	    && strncmp (at + n, ".srv", 4) != 0
	    && strncmp (at + n, ".action", 7) != 0;
  frame_xfree (text);
  return found;
}

/* True if PART's program is a Python script that is here; then it is done.  */

static bool
script_part (struct frame_system *s, struct frame_part *part)
{
  const struct frame_robot_node *node = part->node;
  const struct frame_cached *cached;

  if (!s->options.packages || !node->pkg || !node->exec)
    return false;
  part->file = frame_packages_script (s->options.packages, node->pkg,
				      node->exec);
  if (!part->file)
    return false;
  cached = run_program (s, node, part->file, true);
  if (!cached)
    return false;
  use_cached (part, FRAME_PART_SCRIPT, cached);
  part->open |= imports_own_p (part->file, node->pkg);
  return true;
}

/* Find out what PART, one of the subsystem in ARENA, does.  */

static void
fill_part (struct frame_system *s, struct frame_arena *arena,
	   struct frame_part *part)
{
  const struct frame_robot_node *node = part->node;
  const char *class_ = nodelet_class (node);

  if (static_publisher_p (node))
    use_cached (part, FRAME_PART_STATIC, run_publisher (s, node));
  else if (state_publisher_p (node))
    use_cached (part, FRAME_PART_MODEL,
		run_state_publisher (s, node, &part->file));
  else if (!program_part (s, part) && !script_part (s, part)
	   && !known_part (s, arena, part, class_ ? class_ : part->program))
    {
      part->open = true;
      if (node->pkg)
	add_once (s, &s->missing, &s->n_missing,
		  class_ ? class_ : part->program);
    }
}

/* A and B with a slash between them, interned.  This is done for each node of
   each variant, so that it is to be quick.  */

static const char *
join_names (struct frame_system *s, const char *a, const char *b)
{
  char near[256];
  size_t n = strlen (a), m = strlen (b);

  if (n + m + 1 > sizeof near)
    return frame_intern (s->arena, frame_printf (s->arena, "%s/%s", a, b));
  memcpy (near, a, n);
  near[n] = '/';
  memcpy (near + n + 1, b, m);
  return frame_intern_n (s->arena, near, n + 1 + m);
}

static void
make_part (struct frame_system *s, struct frame_subsystem *sub,
	   const struct frame_robot_node *node)
{
  struct frame_part *part = &sub->parts[sub->n_parts++];
  const char *name = node->name	   ? node->name
		     : node->plugin ? node->plugin
		     : node->exec    ? node->exec
				    : "?";
  const char *ns = node->ns && strcmp (node->ns, "/") ? node->ns : "";

  part->node = node;
  part->name = join_names (s, ns, name);
  part->program
    = node->plugin ? node->plugin
		   : join_names (s, node->pkg ? node->pkg : "?",
				 node->exec ? node->exec : "?");
  part->tf = resolve_topic (sub->arena, node, "/tf");
  part->tf_static = resolve_topic (sub->arena, node, "/tf_static");
  fill_part (s, sub->arena, part);
  if (!part->summary)
    part->summary = empty_summary (s);
}

/* Trees.  */

/* The name of the tree behind TOPIC, which is called BASE where nothing is
   remapped: what stands before it, or the topic itself.  Interned.  */

static const char *
space_of (struct frame_system *s, const char *topic, const char *base)
{
  size_t n = strlen (topic), m = strlen (base);

  if (n >= m && strcmp (topic + n - m, base) == 0)
    n -= m;
  return frame_intern_n (s->arena, topic, n);
}

static struct frame_system_tree *
tree_of (struct frame_subsystem *sub, const char *space)
{
  struct frame_system_tree *t;

  for (unsigned i = 0; i < sub->n_trees; i++)
    if (sub->trees[i].space == space)
      return &sub->trees[i];
  t = FRAME_APPEND (sub->arena, sub->trees, sub->n_trees,
		    struct frame_system_tree);
  t->space = space;
  return t;
}

static void
add_edges (struct frame_system *s, struct frame_subsystem *sub, unsigned index)
{
  const struct frame_part *part = &sub->parts[index];

  for (unsigned i = 0; i < part->summary->n_edges; i++)
    {
      const struct frame_tree_edge *edge = &part->summary->edges[i];
      const char *topic = edge->edge.is_static ? part->tf_static : part->tf;
      struct frame_system_tree *t;
      struct frame_tree_edge *copy;
      unsigned n;

      if (!topic)
	continue;
      t = tree_of (sub, space_of (s, topic, edge->edge.is_static ? "/tf_static"
								 : "/tf"));
      n = t->n_edges;
      copy = FRAME_APPEND (sub->arena, t->edges, t->n_edges,
			   struct frame_tree_edge);
      *copy = *edge;
      copy->edge.node = part->name;
      if ((part->node->uncertain
	   || (edge->edge.from_default && params_unknown_p (part->node)))
	  && copy->setting == FRAME_SETTING_NONE)
	copy->setting = FRAME_SETTING_UNKNOWN;
      *FRAME_APPEND (sub->arena, t->owners, n, unsigned) = index;
    }
}

/* Add the lookups and uses of part INDEX to the tree that it hears.  */

static void
add_questions (struct frame_system *s, struct frame_subsystem *sub,
	       unsigned index)
{
  const struct frame_part *part = &sub->parts[index];
  const struct frame_summary *m = part->summary;
  const struct frame_robot_param *prefix
    = part->node->ros == FRAME_ROS_1
	? frame_robot_param (part->node, "tf_prefix") : NULL;
  struct frame_system_tree *t;

  /* Listeners of tf put the prefix before what they look up.  */
  if (!part->tf || !part->tf_static || part->node->uncertain
      || (prefix && (!prefix->value || *prefix->value))
      || space_of (s, part->tf, "/tf")
	   != space_of (s, part->tf_static, "/tf_static"))
    return;
  t = tree_of (sub, space_of (s, part->tf, "/tf"));
  for (unsigned i = 0; i < m->n_lookups; i++)
    {
      struct frame_tree_lookup *l;

      if (m->lookups[i].from_default && params_unknown_p (part->node))
	continue;
      l = FRAME_APPEND (sub->arena, t->lookups, t->n_lookups,
			struct frame_tree_lookup);

      *l = m->lookups[i];
      l->node = part->name;
    }
  for (unsigned i = 0; i < m->n_uses; i++)
    {
      struct frame_tree_use *use;

      if (m->uses[i].from_default && params_unknown_p (part->node))
	continue;
      use = FRAME_APPEND (sub->arena, t->uses, t->n_uses,
			  struct frame_tree_use);

      *use = m->uses[i];
      use->node = part->name;
    }
}

/* Say in each tree who may publish what is not known.  */

static void
note_open (struct frame_system *s, struct frame_subsystem *sub)
{
  const char *all = sub->robot->n_not_read ? "what was not read" : NULL;

  for (unsigned i = 0; i < sub->n_parts; i++)
    {
      const struct frame_part *part = &sub->parts[i];

      if (!part->open && !part->summary->unknown_edges)
	continue;
      if (!part->tf || !part->tf_static)
	all = part->name;
      else
	{
	  tree_of (sub, space_of (s, part->tf, "/tf"))->open = part->name;
	  tree_of (sub, space_of (s, part->tf_static, "/tf_static"))->open
	    = part->name;
	}
    }
  for (unsigned i = 0; i < sub->n_trees; i++)
    if (all && !sub->trees[i].open)
      sub->trees[i].open = all;
}

static void
make_trees (struct frame_system *s, struct frame_subsystem *sub)
{
  for (unsigned i = 0; i < sub->n_parts; i++)
    {
      add_edges (s, sub, i);
      add_questions (s, sub, i);
    }
  note_open (s, sub);
  for (unsigned i = 0; i < sub->n_trees; i++)
    {
      struct frame_system_tree *t = &sub->trees[i];

      t->tree = frame_tree_new (sub->arena, t->edges, t->n_edges);
      for (unsigned j = 0; j < t->n_edges; j++)
	frame_world_join (s, t->edges[j].edge.parent, t->edges[j].edge.child);
      s->open |= t->open != NULL;
    }
}

/* Subsystems.  */

/* The arguments for TOP: what the user says, and FLIPPED.  N of them.  */

static struct frame_robot_arg *
arguments_of (struct frame_system *s, struct frame_arena *arena,
	      const struct frame_robot_switch *flipped, unsigned *n)
{
  const struct frame_project *p = s->options.project;
  unsigned n_project = p ? p->n_arguments : 0;
  struct frame_robot_arg *args
    = FRAME_NEW_N (arena, struct frame_robot_arg,
		   s->options.n_args + n_project + 1);

  *n = 0;
  for (unsigned i = 0; i < s->options.n_args; i++)
    args[(*n)++] = s->options.args[i];
  for (unsigned i = 0; i < n_project; i++)
    {
      bool given = false;

      for (unsigned j = 0; j < s->options.n_args; j++)
	given |= strcmp (s->options.args[j].name, p->arguments[i].name) == 0;
      if (given)
	continue;
      args[*n].name = p->arguments[i].name;
      args[(*n)++].value = p->arguments[i].value;
    }
  if (flipped)
    {
      args[*n].name = flipped->arg;
      args[(*n)++].value = flipped->value ? "false" : "true";
    }
  return args;
}

/* What a launch file comes to with its default arguments, kept from the
   search for top-level files.  */
struct frame_evaluated
{
  const struct frame_launch_file *top;
  struct frame_arena *arena;
  const struct frame_robot *robot;
  bool by_other;		/* another file includes it */
  UT_hash_handle hh;
};

/* TOP with FLIPPED; the robot is in ARENA.  */

static const struct frame_robot *
evaluate (struct frame_system *s, struct frame_arena *arena,
	  const struct frame_launch_file *top,
	  const struct frame_robot_switch *flipped)
{
  unsigned n;
  struct frame_robot_arg *args = arguments_of (s, arena, flipped, &n);

  return frame_robot_launch (arena, s->files, s->options.packages, top, args,
			     n);
}

static void
forget_robot (struct frame_evaluated *e)
{
  if (e->arena)
    frame_arena_free (e->arena);
  e->arena = NULL;
  e->robot = NULL;
}

static void
forget_evaluated (struct frame_system *s, struct frame_evaluated *e)
{
  HASH_DEL (s->evaluated, e);
  forget_robot (e);
}

struct frame_subsystem *
frame_subsystem_new (struct frame_system *s,
		     const struct frame_launch_file *top,
		     const struct frame_robot_switch *flipped)
{
  struct frame_evaluated *known = NULL;
  struct frame_arena *arena;
  struct frame_subsystem *sub;

  if (!flipped)
    HASH_FIND_PTR (s->evaluated, &top, known);
  arena = known ? known->arena : frame_arena_new ("subsystem");
  sub = FRAME_NEW (arena, struct frame_subsystem);
  sub->arena = arena;
  sub->top = top;
  sub->flipped = flipped;
  sub->robot = known ? known->robot : evaluate (s, arena, top, flipped);
  if (known)
    {
      known->arena = NULL;
      forget_evaluated (s, known);
    }
  sub->parts
    = FRAME_NEW_N (arena, struct frame_part, sub->robot->n_nodes + 1);
  for (unsigned i = 0; i < sub->robot->n_nodes; i++)
    make_part (s, sub, &sub->robot->nodes[i]);
  make_trees (s, sub);
  return sub;
}

void
frame_subsystem_free (struct frame_subsystem *sub)
{
  frame_arena_free (sub->arena);
}

const struct frame_launch_file *
frame_system_launch (struct frame_system *s, const char *name)
{
  return frame_launch_read (s->files, name);
}

unsigned
frame_system_tops (struct frame_system *s, const char *const *names,
		   unsigned n, const struct frame_launch_file **tops)
{
  struct frame_evaluated *entry, *next;
  unsigned n_tops = 0;

  for (unsigned i = 0; i < n; i++)
    {
      const struct frame_launch_file *file
	= frame_launch_read (s->files, names[i]);

      HASH_FIND_PTR (s->evaluated, &file, entry);
      if (!file || !file->readable || entry)
	continue;
      entry = FRAME_NEW (s->arena, struct frame_evaluated);
      entry->top = file;
      HASH_ADD_PTR (s->evaluated, top, entry);
      tops[n_tops++] = file;
    }
  for (unsigned i = 0; i < n_tops; i++)
    {
      struct frame_evaluated *top, *other;

      HASH_FIND_PTR (s->evaluated, &tops[i], top);
      top->arena = frame_arena_new ("subsystem");
      top->robot = evaluate (s, top->arena, tops[i], NULL);
      for (unsigned j = 1; j < top->robot->n_files; j++)
	{
	  HASH_FIND_PTR (s->evaluated, &top->robot->files[j], other);
	  if (other && other != top)
	    {
	      other->by_other = true;
	      forget_robot (other);
	    }
	}
      if (top->by_other)
	forget_robot (top);
    }
  n = 0;
  for (unsigned i = 0; i < n_tops; i++)
    {
      HASH_FIND_PTR (s->evaluated, &tops[i], entry);
      if (!entry->by_other)
	tops[n++] = tops[i];
    }
  HASH_ITER (hh, s->evaluated, entry, next)
    if (entry->by_other)
      forget_evaluated (s, entry);
  return n;
}

bool
frame_system_given_p (const struct frame_system *s, const char *name)
{
  const struct frame_project *p = s->options.project;

  for (unsigned i = 0; i < s->options.n_args; i++)
    if (strcmp (s->options.args[i].name, name) == 0)
      return true;
  for (unsigned i = 0; p && i < p->n_arguments; i++)
    if (strcmp (p->arguments[i].name, name) == 0)
      return true;
  return false;
}

void
frame_system_check (struct frame_system *s,
		    const struct frame_launch_file *top, bool named)
{
  struct frame_subsystem *plain = frame_subsystem_new (s, top, NULL);

  frame_system_check_trees (s, plain, named);
  frame_system_check_remaps (s, plain);
  for (unsigned i = 0; i < plain->robot->n_switches; i++)
    {
      const struct frame_robot_switch *flipped = &plain->robot->switches[i];
      struct frame_subsystem *other;

      if (frame_system_given_p (s, flipped->arg))
	continue;
      other = frame_subsystem_new (s, top, flipped);
      frame_system_check_trees (s, other, named);
      frame_system_check_remaps (s, other);
      frame_subsystem_free (other);
    }
  frame_subsystem_free (plain);
}

void
frame_system_check_model (struct frame_system *s, const char *file)
{
  const struct frame_urdf *urdf
    = frame_urdf_read (s->program, s->findings, s->options.packages, file,
		       NULL, 0);
  const struct frame_summary *m;

  if (!urdf || !urdf->readable)
    return;
  m = run_model (s, urdf, FRAME_ROS_2, NULL);
  for (unsigned i = 0; i < m->n_edges; i++)
    frame_world_join (s, m->edges[i].edge.parent, m->edges[i].edge.child);
}

void
frame_system_add_edges (struct frame_system *s, const struct frame_edge *edges,
			unsigned n)
{
  for (unsigned i = 0; i < n; i++)
    frame_world_join (s, edges[i].parent, edges[i].child);
}
