/* The "[-Wframe-x]" that follows a warning, in five versions of GCC's
   interface.

   The hook that names a diagnostic's option is asked also for option 0,
   which is what we report with.  Up to GCC 13 it is a pointer that is put
   back afterwards.  In 14 it can be set and not read, so that GCC's own is
   named.  From 15 on it is an object: ours is put in place once and asks
   GCC's when no tag is set.  */

#include "compat.h"

const char *frame_option_tag::tag;
const char *frame_option_tag::url;

/* The text of the tag for a diagnostic that began as a warning, and is now
   an error if AS_ERROR.  */

static char *
tag_text (bool as_error)
{
  return concat (as_error ? "-Werror=" : "-W", frame_option_tag::tag, NULL);
}

#if GCCPLUGIN_VERSION_MAJOR < 16

/* Notes carry no tag: ORIG_KIND tells.  */

static bool
tagged_p (int option, diagnostic_t orig_kind)
{
  return (option == 0 && frame_option_tag::tag != NULL
	  && orig_kind == DK_WARNING);
}

#endif

#if GCCPLUGIN_VERSION_MAJOR < 14

static char *
option_name_hook (diagnostic_context *, int option, diagnostic_t orig_kind,
		  diagnostic_t kind)
{
  return tagged_p (option, orig_kind) ? tag_text (kind == DK_ERROR) : NULL;
}

frame_option_tag::frame_option_tag (const char *the_tag, const char *the_url)
{
  tag = the_tag;
  url = the_url;
  m_old_name = global_dc->option_name;
  global_dc->option_name = option_name_hook;
#if GCCPLUGIN_VERSION_MAJOR >= 10
  m_old_url = global_dc->get_option_url;
  global_dc->get_option_url = [] (diagnostic_context *, int option) -> char *
    { return option == 0 && url ? xstrdup (url) : NULL; };
#endif
}

frame_option_tag::~frame_option_tag ()
{
  tag = url = NULL;
  global_dc->option_name = m_old_name;
#if GCCPLUGIN_VERSION_MAJOR >= 10
  global_dc->get_option_url = m_old_url;
#endif
}

#elif GCCPLUGIN_VERSION_MAJOR == 14

static char *
option_name_hook (const diagnostic_context *dc, int option,
		  diagnostic_t orig_kind, diagnostic_t kind)
{
  return (tagged_p (option, orig_kind)
	  ? tag_text (kind == DK_ERROR)
	  : option_name (dc, option, orig_kind, kind));
}

static char *
option_url_hook (const diagnostic_context *dc, int option, unsigned lang_mask)
{
  if (option == 0 && frame_option_tag::url)
    return xstrdup (frame_option_tag::url);
  return get_option_url (dc, option, lang_mask);
}

frame_option_tag::frame_option_tag (const char *the_tag, const char *the_url)
{
  tag = the_tag;
  url = the_url;
  global_dc->set_option_hooks (option_enabled, &global_options,
			       option_name_hook, option_url_hook,
			       global_dc->get_lang_mask ());
}

frame_option_tag::~frame_option_tag ()
{
  tag = url = NULL;
}

#else

#if GCCPLUGIN_VERSION_MAJOR == 15
typedef diagnostic_option_manager option_manager;
typedef compiler_diagnostic_option_manager gcc_option_manager;
typedef diagnostic_option_id option_id;
typedef diagnostic_t kind_type;
#define FRAME_KIND_WARNING DK_WARNING
#define FRAME_KIND_ERROR DK_ERROR
#else
typedef diagnostics::option_id_manager option_manager;
typedef compiler_diagnostic_option_id_manager gcc_option_manager;
typedef diagnostics::option_id option_id;
typedef enum diagnostics::kind kind_type;
#define FRAME_KIND_WARNING diagnostics::kind::warning
#define FRAME_KIND_ERROR diagnostics::kind::error
#endif

class tag_manager : public option_manager
{
public:
  tag_manager (unsigned lang_mask)
  : m_gcc (*global_dc, lang_mask, &global_options)
  {
  }

  int option_enabled_p (option_id id) const final override
  {
    return m_gcc.option_enabled_p (id);
  }

  char *make_option_name (option_id id, kind_type orig_kind,
			  kind_type kind) const final override
  {
    if (id.m_idx == 0 && frame_option_tag::tag
	&& orig_kind == FRAME_KIND_WARNING)
      return tag_text (kind == FRAME_KIND_ERROR);
    return m_gcc.make_option_name (id, orig_kind, kind);
  }

  char *make_option_url (option_id id) const final override
  {
    if (id.m_idx == 0 && frame_option_tag::url)
      return xstrdup (frame_option_tag::url);
    return m_gcc.make_option_url (id);
  }

private:
  gcc_option_manager m_gcc;
};

/* Put our manager in place of GCC's, once.  */

static void
install_manager (void)
{
  static bool done;
  if (done)
    return;
  done = true;
  unsigned lang_mask = global_dc->get_lang_mask ();
  std::unique_ptr<option_manager> manager (new tag_manager (lang_mask));
#if GCCPLUGIN_VERSION_MAJOR == 15
  global_dc->set_option_manager (std::move (manager), lang_mask);
#else
  global_dc->set_option_id_manager (std::move (manager), lang_mask);
#endif
}

frame_option_tag::frame_option_tag (const char *the_tag, const char *the_url)
{
  install_manager ();
  tag = the_tag;
  url = the_url;
}

frame_option_tag::~frame_option_tag ()
{
  tag = url = NULL;
}

#endif
