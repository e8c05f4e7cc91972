/* What a node does whose program has facts, or is a Python program: it is
   analysed once for each set of the parameters that it reads.  */

#include "parts.h"
#include <string.h>
#include "launch-read.h"
#include "python-nodes.h"

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

bool
frame_system_used_p (const struct frame_system *s, const char *file)
{
  struct frame_literals *l;

  HASH_FIND_STR (s->literals, file, l);
  return l && l->used;
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

struct frame_cached *
frame_cached_find (struct frame_system *s, const char *key)
{
  struct frame_cached *cached;

  HASH_FIND_STR (s->cache, key, cached);
  return cached;
}

struct frame_cached *
frame_cached_add (struct frame_system *s, const char *key,
		  const struct frame_summary *summary, bool open)
{
  struct frame_cached *cached = FRAME_NEW (s->arena, struct frame_cached);

  cached->key = key;
  cached->summary = summary;
  cached->open = open;
  HASH_ADD_KEYPTR (hh, s->cache, cached->key, strlen (cached->key), cached);
  return cached;
}

struct frame_summary *
frame_part_nothing (struct frame_system *s)
{
  return FRAME_NEW (s->arena, struct frame_summary);
}

const struct frame_summary *
frame_part_analyse (struct frame_system *s,
		    const struct frame_program *program,
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

bool
frame_part_params_unknown_p (const struct frame_robot_node *node)
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

const struct frame_cached *
frame_part_program (struct frame_system *s,
		    const struct frame_robot_node *node, const char *file,
		    bool script)
{
  struct frame_arena *scratch = frame_arena_new ("program");
  struct frame_analysis_options options
    = { .summary = true, .given_known = !frame_part_params_unknown_p (node) };
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
      cached = frame_cached_find (s, key);
      if (!cached && !program)
	program = load_program (s, file, script, scratch, &options.closed);
      if (!cached && program)
	{
	  const struct frame_summary *summary
	    = frame_part_analyse (s, program, &options);

	  cached = frame_cached_add (s, frame_intern (s->arena, key), summary,
				     summary->unknown_edges > 0);
	}
      l->used |= cached && !script;
    }
  frame_arena_free (scratch);
  return cached;
}
