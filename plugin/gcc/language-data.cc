/* Names for recognition with -flto.

   Before it builds SSA form, a compiler that writes LTO objects frees what
   only the front end needs: the names and contexts of types, and with them
   the classes of methods.  We recognise functions by just these, in SSA
   form.  So that pass, which is the first of all, is replaced by one that
   lets it run as it would, or, in a unit of interest, after ours.  What lies
   between, the visibility of symbols and SSA form, does not depend on it:
   without -flto it does not run at all.  */

#include "language-data.h"

static bool (*is_wanted) (void);
static opt_pass *waiting;

/* Run GCC's pass.  */

static void
free_now (opt_pass *pass)
{
  pass->execute (NULL);
  delete pass;
}

static const pass_data language_pass_data = {
  SIMPLE_IPA_PASS, "*frame_language_data", OPTGROUP_NONE,
  TV_IPA_FREE_LANG_DATA, 0, 0, 0, 0, 0
};

class language_pass : public simple_ipa_opt_pass
{
public:
  language_pass (gcc::context *ctxt)
  : simple_ipa_opt_pass (language_pass_data, ctxt)
  {
  }

  unsigned execute (function *) FINAL OVERRIDE
  {
    opt_pass *pass = make_pass_ipa_free_lang_data (m_ctxt);
    if (is_wanted ())
      waiting = pass;
    else
      free_now (pass);
    return 0;
  }
};

void
frame_keep_language_data (const char *plugin, bool (*wanted) (void))
{
  is_wanted = wanted;
  struct register_pass_info info;
  info.pass = new language_pass (g);
  info.reference_pass_name = "*free_lang_data";
  info.ref_pass_instance_number = 1;
  info.pos_op = PASS_POS_REPLACE;
  register_callback (plugin, PLUGIN_PASS_MANAGER_SETUP, NULL, &info);
}

void
frame_free_language_data (void)
{
  if (waiting)
    free_now (waiting);
  waiting = NULL;
}
