/* gcc-frame explain: the manual page of a warning, or the list of all.

   The pages are found beside the binary, so that an installation can be
   moved and a build tree needs none.  */

#include "tool.h"

#include <argp.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "finding.h"
#include "warning-flags.h"

#ifndef FRAME_DATADIR
#define FRAME_DATADIR "/usr/local/share/gcc-frame"
#endif

/* Where pages may be, from the directory of the binary: installed as
   PREFIX/bin/gcc-frame, or built as build/gcc-frame or
   build/gcc-11/gcc-frame.  */
static const char *const places[]
  = { "../share/gcc-frame/warnings", "../docs/warnings",
      "../../docs/warnings" };
#define N_PLACES (sizeof places / sizeof places[0])

/* argp's parser: the flag may be given as an option or an argument.  */

static error_t
parse_option (int key, char *arg, struct argp_state *state)
{
  const char **flag = state->input;

  switch (key)
    {
    case 'W':
    case ARGP_KEY_ARG:
      if (*flag)
	argp_error (state, "one warning at a time");
      *flag = arg;
      return 0;
    default:
      return ARGP_ERR_UNKNOWN;
    }
}

static const struct argp_option options[] = {
  { NULL, 'W', "frame-NAME", 0, "the warning to explain", 0 },
  { 0 }
};

static const struct argp argp
  = { .options = options,
      .parser = parse_option,
      .args_doc = "[-Wframe-NAME]",
      .doc = "Print what a warning means, how to fix it and how to silence "
	     "it; without one, list all warnings." };

/* List all warnings, by the group that turns them on.  */

static int
list_warnings (void)
{
  static const struct
  {
    char tier;
    const char *title;
  } groups[] = { { 'D', "-Wframe, on as soon as the plugin is loaded" },
		 { 'A', "added by -Wframe-all" },
		 { 'C', "added by -Wframe-conventions" } };

  for (size_t i = 0; i < sizeof groups / sizeof groups[0]; i++)
    {
      printf ("%s%s:\n", i ? "\n" : "", groups[i].title);
      for (int w = 0; w < FRAME_N_WARNINGS; w++)
	if (frame_warnings[w].tier == groups[i].tier)
	  printf ("  -Wframe-%-19s %s\n", frame_warnings[w].name,
		  frame_warnings[w].summary);
    }
  return FRAME_EXIT_CLEAN;
}

/* Open the page of the warning NAME in DIRECTORY.  */

static FILE *
open_in (const char *directory, const char *name)
{
  char path[PATH_MAX];
  int n = snprintf (path, sizeof path, "%s/frame-%s.md", directory, name);

  return n < (int) sizeof path ? fopen (path, "r") : NULL;
}

/* Open the page of the warning NAME, or return null.  */

static FILE *
open_page (const char *name)
{
  char self[PATH_MAX / 2];
  char directory[PATH_MAX];
  ssize_t n = readlink ("/proc/self/exe", self, sizeof self - 1);
  FILE *page = NULL;

  if (n > 0)
    {
      self[n] = '\0';
      *strrchr (self, '/') = '\0';
      for (size_t i = 0; !page && i < N_PLACES; i++)
	{
	  snprintf (directory, sizeof directory, "%s/%s", self, places[i]);
	  page = open_in (directory, name);
	}
    }
  return page ? page : open_in (FRAME_DATADIR "/warnings", name);
}

/* Print the page of the warning NAME.  */

static int
print_page (const char *name)
{
  FILE *page = open_page (name);
  char block[4096];
  size_t n;

  if (!page)
    {
      frame_complain ("the page frame-%s.md is not installed", name);
      return FRAME_EXIT_TROUBLE;
    }
  while ((n = fread (block, 1, sizeof block, page)) > 0)
    fwrite (block, 1, n, stdout);
  fclose (page);
  return FRAME_EXIT_CLEAN;
}

/* What names the warning in FLAG: -Wframe-x, -Werror=frame-x, x and so
   on.  */

static const char *
strip_flag (const char *flag)
{
  static const char *const prefixes[]
    = { "-W", "error=", "no-error=", "no-", "frame-" };

  for (size_t i = 0; i < sizeof prefixes / sizeof prefixes[0]; i++)
    if (strncmp (flag, prefixes[i], strlen (prefixes[i])) == 0)
      flag += strlen (prefixes[i]);
  return flag;
}

/* Complain that FLAG, stripped to NAME, is no warning.  */

static int
unknown_warning (const char *flag, const char *name)
{
  const char *near = frame_nearest_warning (name);

  if (near)
    frame_complain ("there is no warning '%s'; did you mean '-Wframe-%s'?",
		    flag, near);
  else
    frame_complain ("there is no warning '%s'; 'gcc-frame explain' lists all",
		    flag);
  return FRAME_EXIT_TROUBLE;
}

static int
run (int argc, char **argv)
{
  const char *flag = NULL;
  const char *name;

  argp_parse (&argp, argc, argv, 0, NULL, &flag);
  if (!flag)
    return list_warnings ();
  name = strip_flag (flag);
  if (frame_warning_by_name (name) == FRAME_N_WARNINGS)
    return unknown_warning (flag, name);
  return print_page (name);
}

const struct frame_command frame_explain_command
  = { "explain", "[-Wframe-x]", "explain a warning, or list all", run };
