/* A plugin to test the test harness with: it warns of functions by their
   names, so that fixtures know what to expect whatever the real plugin does.
   warn_* and twice_* are warned about when they are parsed, once and twice;
   link_* in a whole program; crash_* is an internal error.  With -DEMPTY
   it does nothing.  */

#include "gcc-plugin.h"
#include "plugin-version.h"
#include "tree.h"
#include "tree-pass.h"
#include "gimple.h"
#include "cgraph.h"
#include "diagnostic-core.h"
#include "options.h"

int plugin_is_GPL_compatible;

#ifndef EMPTY
/* True if DECL is a function whose name begins with PREFIX.  */

static bool
named_p (tree decl, const char *prefix)
{
  const char *name = DECL_NAME (decl) ? IDENTIFIER_POINTER (DECL_NAME (decl))
		     : "";
  return strncmp (name, prefix, strlen (prefix)) == 0;
}

/* Warn of DECL, in PHASE.  */

static void
warn_of (tree decl, const char *phase)
{
  if (warning_at (DECL_SOURCE_LOCATION (decl), 0, "%s of %qs", phase,
		  IDENTIFIER_POINTER (DECL_NAME (decl))))
    inform (DECL_SOURCE_LOCATION (decl), "note of %s", phase);
}

/* A function has been parsed.  */

static void
parsed (void *event, void *)
{
  tree decl = (tree) event;
  if (named_p (decl, "crash_"))
    internal_error ("stub");
  if (named_p (decl, "warn_"))
    warn_of (decl, "parse");
  if (named_p (decl, "twice_"))
    {
      warn_of (decl, "parse");
      warn_of (decl, "parse");
    }
}

/* The first pass over a whole program runs once, whatever the partitions.  */

static void
linked (void *event, void *)
{
  cgraph_node *node;
  if (!in_lto_p || strcmp (((opt_pass *) event)->name, "whole-program") != 0)
    return;
  FOR_EACH_FUNCTION (node)
    if (node->definition && DECL_NAME (node->decl)
	&& named_p (node->decl, "link_"))
      warn_of (node->decl, "link");
}
#endif

int
plugin_init (struct plugin_name_args *info, struct plugin_gcc_version *)
{
  static struct plugin_info about = { "0", "stub" };
  register_callback (info->base_name, PLUGIN_INFO, NULL, &about);
#ifndef EMPTY
  register_callback (info->base_name, PLUGIN_FINISH_PARSE_FUNCTION, parsed,
		     NULL);
  register_callback (info->base_name, PLUGIN_PASS_EXECUTION, linked, NULL);
#endif
  return 0;
}
