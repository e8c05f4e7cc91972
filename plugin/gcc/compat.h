/* The one header that includes GCC's, in the right order, and evens out the
   differences between GCC 9 and 16.

   Blocks for one version stand in ascending order, so that the rest of the
   plugin is (almost) free of #if.  Front-end headers are not here: their
   functions are missing in lto1 and only frontend.cc may name them
   (class-access.cc reads the trees of C++, and calls nothing).  */

#ifndef FRAME_COMPAT_H
#define FRAME_COMPAT_H

/* GCC 16's diagnostics need these of system.h, which is read but once.  */
#if __has_include ("diagnostics/sink.h") && !defined INCLUDE_MEMORY
# define INCLUDE_MEMORY
# define INCLUDE_STRING
# define INCLUDE_VECTOR
#endif

#include "gcc-plugin.h"
#include "plugin-version.h"

#if GCCPLUGIN_VERSION_MAJOR < 9 || GCCPLUGIN_VERSION_MAJOR > 16
# error "gcc-frame knows GCC 9 to 16"
#endif

#include "tree.h"
#include "gimple.h"
#include "tree-pass.h"
#include "ssa.h"
#include "stringpool.h"
#include "attribs.h"
#include "cgraph.h"
#include "gimple-iterator.h"
#include "gimple-walk.h"
#include "gimple-pretty-print.h"
#include "gimple-fold.h"
#include "tree-cfg.h"
#include "tree-eh.h"
#include "tree-ssa-alias.h"
#include "tree-ssa-propagate.h"
#include "stor-layout.h"
#include "real.h"
#include "langhooks.h"
#include "toplev.h"
#include "options.h"
#include "opts.h"
#include "diagnostic.h"
#include "gcc-rich-location.h"
#if GCCPLUGIN_VERSION_MAJOR >= 14
# include "opts-diagnostic.h"
#endif
#if GCCPLUGIN_VERSION_MAJOR >= 16
# include "diagnostics/file-cache.h"
#endif
#include "context.h"
#include "pass_manager.h"
#include "file-prefix-map.h"
#include "spellcheck.h"

/* -- before GCC 12 -------------------------------------------------------- */

#if GCCPLUGIN_VERSION_MAJOR < 12
/* True if STR begins with PREFIX.  */

static inline bool
startswith (const char *str, const char *prefix)
{
  return strncmp (str, prefix, strlen (prefix)) == 0;
}
#endif

/* -- from GCC 13 on ------------------------------------------------------- */

#if GCCPLUGIN_VERSION_MAJOR >= 13
# define FINAL final
# define OVERRIDE override
#endif

/* -- from GCC 14 on ------------------------------------------------------- */

#if GCCPLUGIN_VERSION_MAJOR >= 14
/* The last statement of BB that is no debug statement, or null.  */

static inline gimple *
last_stmt (basic_block bb)
{
  gimple_stmt_iterator gsi = gsi_last_nondebug_bb (bb);
  return gsi_end_p (gsi) ? NULL : gsi_stmt (gsi);
}
#endif

/* -- the symbol table ----------------------------------------------------- */

/* True if NODE is a thunk: it has no body that a person wrote.  */

static inline bool
frame_thunk_p (cgraph_node *node)
{
#if GCCPLUGIN_VERSION_MAJOR < 11
  return node->thunk.thunk_p;
#else
  return node->thunk;
#endif
}

/* FILE as debug information shows it: -ffile-prefix-map= and
   -fdebug-prefix-map= applied.  */

static inline const char *
frame_remapped_file (const char *file)
{
  return remap_debug_filename (file);
}

/* -- settings of the diagnostics ------------------------------------------ */

/* Plain -Werror.  */

static inline bool
frame_werror_p (void)
{
#if GCCPLUGIN_VERSION_MAJOR < 14
  return global_dc->warning_as_error_requested;
#else
  return global_dc->warning_as_error_requested_p ();
#endif
}

static inline void
frame_set_werror (bool value)
{
#if GCCPLUGIN_VERSION_MAJOR < 14
  global_dc->warning_as_error_requested = value;
#else
  global_dc->set_warning_as_error_requested (value);
#endif
}

/* -w.  */

static inline bool
frame_inhibit_warnings_p (void)
{
#if GCCPLUGIN_VERSION_MAJOR < 14
  return global_dc->dc_inhibit_warnings;
#else
  return global_dc->m_inhibit_warnings;
#endif
}

/* -Wsystem-headers.  */

static inline bool
frame_warn_system_headers_p (void)
{
#if GCCPLUGIN_VERSION_MAJOR < 14
  return global_dc->dc_warn_system_headers;
#else
  return global_dc->m_warn_system_headers;
#endif
}

/* -- the "[-Wframe-x]" after a warning ------------------------------------ */

/* While an object of this class lives, a warning of option 0 is tagged with
   TAG ("frame-x"), which leads to URL (may be null).  GCC indexes its tables
   with option numbers, so a made-up one is not possible.  */

class frame_option_tag
{
public:
  frame_option_tag (const char *tag, const char *url);
  ~frame_option_tag ();

  static const char *tag;
  static const char *url;

private:
#if GCCPLUGIN_VERSION_MAJOR < 14
  char *(*m_old_name) (diagnostic_context *, int, diagnostic_t, diagnostic_t);
#endif
#if GCCPLUGIN_VERSION_MAJOR >= 10 && GCCPLUGIN_VERSION_MAJOR < 14
  char *(*m_old_url) (diagnostic_context *, int);
#endif
};

/* -- attributes ----------------------------------------------------------- */

/* Register in the namespace NS the N attributes of TABLE, behind which a null
   entry stands.  */

static inline void
frame_register_attribute_table (const char *ns, const attribute_spec *table,
				unsigned n)
{
#if GCCPLUGIN_VERSION_MAJOR < 14
  gcc_checking_assert (table[n].name == NULL);
  register_scoped_attributes (table, ns);
#else
  /* Kept by GCC as long as it runs.  */
  register_scoped_attributes (*new scoped_attribute_specs { ns,
							    { table, n } });
#endif
}

/* -- source lines --------------------------------------------------------- */

/* Line LINE of FILE as a char_span, whose namespace changes; null if it cannot
   be read.  */

static inline auto
frame_source_line (const char *file, int line)
{
#if GCCPLUGIN_VERSION_MAJOR < 14
  return location_get_source_line (file, line);
#else
  return global_dc->get_file_cache ().get_source_line (file, line);
#endif
}

/* -- toplevel asm --------------------------------------------------------- */

static inline asm_node *
frame_next_asm (asm_node *node)
{
  return static_cast<asm_node *> (node->next);
}

#endif
