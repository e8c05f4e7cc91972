/* gcc-frame mine: what many robots agree on.

   Count, merge, make rules: each step can be run by itself, on as many
   machines as there are (docs/mining.md).  */

#include "tool.h"

#include <argp.h>
#include <errno.h>
#include <fts.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include "mine.h"
#include "xacro.h"

struct mine
{
  const char *counts_file;
  const char *rules_file;
  const char *measure_file;
  bool merge;
  bool each;
  unsigned min_commits;
  struct frame_mine_limits limits;
  unsigned n_names;
  char **names;

  struct frame_arena *arena;
  struct frame_counts *counts;
  struct frame_progress progress;
  unsigned n_files, n_skipped;
  bool trouble;
};

enum
{
  OPTION_COUNTS = 0x100,
  OPTION_MERGE,
  OPTION_RULES,
  OPTION_MEASURE,
  OPTION_Z,
  OPTION_P0,
  OPTION_SUPPORT,
  OPTION_COMMITS,
  OPTION_EACH
};

static const struct argp_option options[] = {
  { "counts", OPTION_COUNTS, "FILE", 0,
    "write what was counted to FILE, to be merged", 0 },
  { "merge", OPTION_MERGE, NULL, 0,
    "the arguments are files that --counts wrote", 0 },
  { "rules", OPTION_RULES, "FILE", 0, "write the rules to FILE", 0 },
  { "measure", OPTION_MEASURE, "FILE", 0,
    "instead of making rules, measure those of FILE that have a source", 0 },
  { "z", OPTION_Z, "NUMBER", 0, "the least score of a rule (2.0)", 0 },
  { "p0", OPTION_P0, "NUMBER", 0,
    "the share that the score is measured from (0.85)", 0 },
  { "min-support", OPTION_SUPPORT, "N", 0,
    "the least number of repositories of a rule (5)", 0 },
  { "min-commits", OPTION_COMMITS, "N", 0,
    "leave out git repositories with fewer commits", 0 },
  { "each", OPTION_EACH, NULL, 0,
    "each directory in a PATH is a repository, not the PATH", 0 },
  { 0 }
};

/* The number ARG, at least MINIMUM, or an error.  */

static double
number (struct argp_state *state, const char *arg, double minimum)
{
  char *end;
  double n = strtod (arg, &end);

  if (end == arg || *end || !(n >= minimum) || n > 1e9)
    argp_error (state, "'%s' is no number from %g on", arg, minimum);
  return n;
}

static error_t
parse_option (int key, char *arg, struct argp_state *state)
{
  struct mine *mine = state->input;

  switch (key)
    {
    case OPTION_COUNTS:
      mine->counts_file = arg;
      return 0;
    case OPTION_MERGE:
      mine->merge = true;
      return 0;
    case OPTION_RULES:
      mine->rules_file = arg;
      return 0;
    case OPTION_MEASURE:
      mine->measure_file = arg;
      return 0;
    case OPTION_Z:
      mine->limits.z = number (state, arg, -1000);
      return 0;
    case OPTION_P0:
      mine->limits.p0 = number (state, arg, 0.001);
      if (mine->limits.p0 > 0.999)
	argp_error (state, "--p0 lies between 0 and 1");
      return 0;
    case OPTION_SUPPORT:
      mine->limits.support = number (state, arg, 0);
      return 0;
    case OPTION_COMMITS:
      mine->min_commits = number (state, arg, 0);
      return 0;
    case OPTION_EACH:
      mine->each = true;
      return 0;
    case ARGP_KEY_ARGS:
      mine->names = state->argv + state->next;
      mine->n_names = state->argc - state->next;
      return 0;
    case ARGP_KEY_NO_ARGS:
      argp_error (state, "nothing to mine");
      return 0;
    default:
      return ARGP_ERR_UNKNOWN;
    }
}

static const struct argp argp = {
  .options = options,
  .parser = parse_option,
  .args_doc = "PATH...",
  .doc
  = "Find out what the robots in each PATH, a repository, agree on: "
    "transforms that occur together, and transforms without displacement or "
    "rotation, in launch files, robot descriptions and facts.\v"
    "Without --counts and --rules, the rules are printed.  Merging gives the "
    "same result in any order and from any split."
};

/* Repositories.  */

/* The number of commits of the git repository DIRECTORY; -1 if it is
   none.  */

static long
commits (const char *directory)
{
  int ends[2];
  char text[32] = "";
  ssize_t n;
  pid_t child;

  if (access (directory, R_OK) != 0 || pipe (ends) != 0)
    return -1;
  child = fork ();
  if (child == 0)
    {
      dup2 (ends[1], STDOUT_FILENO);
      close (STDERR_FILENO);
      close (ends[0]);
      execlp ("git", "git", "-C", directory, "rev-list", "--count", "HEAD",
	      (char *) NULL);
      _exit (127);
    }
  close (ends[1]);
  n = child > 0 ? read (ends[0], text, sizeof text - 1) : 0;
  close (ends[0]);
  if (child > 0)
    waitpid (child, NULL, 0);
  return n > 0 ? atol (text) : -1;
}

/* True if DIRECTORY is to be left out: git says that it is young.  */

static bool
young_p (const struct mine *mine, const char *directory)
{
  const char *git = frame_printf (mine->arena, "%s/.git", directory);

  if (mine->min_commits == 0 || access (git, F_OK) != 0)
    return false;
  return commits (directory) < (long) mine->min_commits;
}

/* The identity of the repository DIRECTORY: a hash of its name.  */

static uint64_t
identity (const char *directory)
{
  char *path = realpath (directory, NULL);
  const char *name = path ? strrchr (path, '/') + 1 : directory;
  uint64_t hash = frame_mine_hash (name, strlen (name));

  free (path);
  return hash;
}

static int
by_name (const FTSENT **a, const FTSENT **b)
{
  return strcmp ((*a)->fts_name, (*b)->fts_name);
}

static void
count_file (struct mine *mine, const char *file, uint64_t repository)
{
  frame_progress_step (&mine->progress, mine->n_files, mine->n_files + 1,
		       file);
  if (frame_mine_file (mine->counts, file, repository))
    mine->n_files++;
  else
    mine->n_skipped++;
}

static void
count_repository (struct mine *mine, const char *directory)
{
  char *roots[] = { (char *) directory, NULL };
  uint64_t repository = identity (directory);
  FTS *walk;
  FTSENT *entry;

  if (young_p (mine, directory))
    return;
  walk = fts_open (roots, FTS_PHYSICAL | FTS_NOCHDIR, by_name);
  while (walk && (entry = fts_read (walk)))
    if (entry->fts_info == FTS_D && strcmp (entry->fts_name, ".git") == 0)
      fts_set (walk, entry, FTS_SKIP);
    else if (entry->fts_info == FTS_F && frame_mine_file_p (entry->fts_path))
      count_file (mine, entry->fts_path, repository);
  if (walk)
    fts_close (walk);
}

/* Each directory in DIRECTORY is a repository.  */

static void
count_each (struct mine *mine, const char *directory)
{
  char *roots[] = { (char *) directory, NULL };
  FTS *walk = fts_open (roots, FTS_PHYSICAL | FTS_NOCHDIR, by_name);
  FTSENT *entry;

  while (walk && (entry = fts_read (walk)))
    if (entry->fts_info == FTS_D && entry->fts_level == 1)
      {
	count_repository (mine, entry->fts_path);
	fts_set (walk, entry, FTS_SKIP);
      }
  if (walk)
    fts_close (walk);
}

static void
count_path (struct mine *mine, const char *name)
{
  struct stat status;

  if (stat (name, &status) != 0)
    {
      frame_complain ("%s: %s", name, strerror (errno));
      mine->trouble = true;
    }
  else if (!S_ISDIR (status.st_mode))
    count_file (mine, name, identity (name));
  else if (mine->each)
    count_each (mine, name);
  else
    count_repository (mine, name);
}

/* Merging.  */

static void
report (void *data, const struct frame_problem *problem)
{
  frame_complain ("%s:%u: %s", (const char *) data, problem->line,
		  problem->message);
}

static void
merge_file (struct mine *mine, const char *name)
{
  struct frame_arena *arena = frame_arena_new ("counts");
  size_t length;
  const char *text = frame_read_whole (arena, name, &length);

  if (!text)
    frame_complain ("%s: cannot be read", name);
  if (!text || frame_counts_parse (mine->counts, text, length, report,
				   (void *) name))
    mine->trouble = true;
  frame_arena_free (arena);
}

/* Output.  */

/* Write OUT to FILE, or to standard output if that is null.  */

static void
write_out (struct mine *mine, const char *file, struct frame_buffer *out)
{
  FILE *stream = file ? fopen (file, "w") : stdout;
  bool good = stream
	      && fwrite (out->text, 1, out->length, stream) == out->length;

  if (file && stream)
    good &= fclose (stream) == 0;
  if (!good)
    {
      frame_complain ("%s: %s", file ? file : "standard output",
		      strerror (errno));
      mine->trouble = true;
    }
}

/* The rules, or those of a file with new numbers, into OUT; returns how
   many.  */

static unsigned
make_rules (struct mine *mine, struct frame_buffer *out)
{
  struct frame_mined *mined;

  if (!mine->measure_file)
    return frame_counts_rules (mine->counts, &mine->limits, out);
  mined = frame_mined_new (mine->arena);
  if (frame_mined_read (mined, mine->measure_file, report,
			(void *) mine->measure_file))
    mine->trouble = true;
  return frame_counts_measure (mine->counts, mined, mine->limits.p0, out);
}

static void
write_results (struct mine *mine)
{
  struct frame_buffer out = { 0 };
  unsigned files, repositories, transforms, rules;

  if (mine->counts_file)
    {
      frame_counts_print (mine->counts, &out);
      write_out (mine, mine->counts_file, &out);
      out.length = 0;
    }
  if (mine->rules_file || mine->measure_file || !mine->counts_file)
    {
      rules = make_rules (mine, &out);
      write_out (mine, mine->rules_file, &out);
      if (mine->rules_file)
	printf ("%u rules\n", rules);
    }
  frame_counts_sizes (mine->counts, &files, &repositories, &transforms);
  if (mine->counts_file || mine->rules_file)
    printf ("%u transforms in %u files of %u repositories\n", transforms,
	    files, repositories);
  frame_buffer_free (&out);
}

static int
run (int argc, char **argv)
{
  struct mine mine = { .limits = { 0.85, 2.0, 5 } };

  argp_parse (&argp, argc, argv, 0, NULL, &mine);
  mine.arena = frame_arena_new ("mine");
  mine.counts = frame_counts_new (mine.arena);
  for (unsigned i = 0; i < mine.n_names; i++)
    if (mine.merge)
      merge_file (&mine, mine.names[i]);
    else
      count_path (&mine, mine.names[i]);
  frame_progress_clear (&mine.progress);
  write_results (&mine);
  frame_arena_free (mine.arena);
  return mine.trouble ? FRAME_EXIT_TROUBLE : FRAME_EXIT_CLEAN;
}

const struct frame_command frame_mine_command
  = { "mine", "PATH...", "find out what many robots agree on", run };
