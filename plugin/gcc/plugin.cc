/* The plugin's entry, and its two passes.

   In cc1 and cc1plus one pass runs right after the functions are in SSA
   form, before early inlining dissolves the calls of the libraries we know:
   it lowers the unit to frame IR, reports what the unit alone shows, and
   embeds the facts.  In lto1 the other runs before the whole program is
   optimised: it joins the facts of all units and reports what only they
   together show.  */

#include "compat.h"
#include "attributes.h"
#include "model-coverage.h"
#include "diagnose.h"
#include "bystander.h"
#include "embed.h"
#include "frontend.h"
#include "language-data.h"
#include "lower.h"
#include "models.h"
#include "options.h"
#include "../core/analysis.h"

/* All else is hidden, so that we cannot get into the compiler's way.  */
#define FRAME_EXPORTED __attribute__ ((visibility ("default")))

FRAME_EXPORTED int plugin_is_GPL_compatible;

/* -- what one run works on ------------------------------------------------ */

struct run
{
  struct frame_arena *arena;
  struct frame_program *program;
  struct frame_findings *findings;
  struct frame_baseline *baseline;	/* null until there is a finding */
  struct frame_buffer types;	/* for dumps */
  struct frame_buffer tree;
  unsigned shown;
  size_t facts;
  clock_t start;
};

static void
start_run (struct run *run)
{
  memset (run, 0, sizeof *run);
  run->start = clock ();
  run->arena = frame_arena_new ("unit");
  run->program = frame_program_new (run->arena);
  run->findings = frame_findings_new (run->arena);
}

static void
finish_run (struct run *run)
{
  frame_buffer_free (&run->types);
  frame_buffer_free (&run->tree);
  frame_findings_free (run->findings);
  frame_arena_free (run->arena);
}

/* Analyse the program of RUN.  */

static void
analyse (struct run *run, bool closed)
{
  struct frame_analysis_options options;
  memset (&options, 0, sizeof options);
  options.closed = closed;
  options.mined = frame_load_mined (run->arena, run->program);
  if (frame_options.dump & FRAME_DUMP_TYPES)
    options.dump_types = &run->types;
  if (frame_options.dump & FRAME_DUMP_TREE)
    options.dump_tree = &run->tree;
  frame_analysis_free (frame_analyse (run->program, &options,
				      run->findings));
  frame_findings_sort (run->findings);
}

/* Write TEXT to FILE and free it.  */

static void
dump_buffer (FILE *file, struct frame_buffer *text)
{
  if (text->length != 0)
    fwrite (text->text, 1, text->length, file);
  frame_buffer_free (text);
  memset (text, 0, sizeof *text);
}

/* Write the dumps that were asked for to FILE.  */

static void
dump_run (FILE *file, struct run *run)
{
  struct frame_buffer ir = { NULL, 0, 0 };
  if (frame_options.dump & FRAME_DUMP_IR)
    for (unsigned i = 0; i < run->program->n_units; i++)
      frame_print_unit (run->program->units[i], &ir);
  dump_buffer (file, &ir);
  dump_buffer (file, &run->types);
  dump_buffer (file, &run->tree);
  if ((frame_options.dump & FRAME_DUMP_UNMODELLED) && !in_lto_p)
    {
      frame_coverage_print (file);
      frame_coverage_finish ();
    }
}

/* Write the statistics of RUN to FILE.  */

static void
print_stats (FILE *file, const struct run *run)
{
  unsigned functions = 0, statements = 0;
  for (unsigned u = 0; u < run->program->n_units; u++)
    {
      const struct frame_unit *unit = run->program->units[u];
      functions += unit->n_functions;
      for (unsigned f = 0; f < unit->n_functions; f++)
	for (unsigned b = 0; b < unit->functions[f]->n_blocks; b++)
	  statements += unit->functions[f]->blocks[b].n_stmts;
    }
  struct frame_arena_stats arena;
  frame_arena_statistics (run->arena, &arena);
  fprintf (file, "frame: %u units, %u functions, %u statements, "
	   "%u findings, %u shown\n", run->program->n_units, functions,
	   statements, run->findings->n, run->shown);
  fprintf (file, "frame: %.1f ms\n",
	   (clock () - run->start) * 1000.0 / CLOCKS_PER_SEC);
  fprintf (file, "frame: %lu bytes of facts, %lu bytes in %lu blocks, "
	   "%lu strings\n", (unsigned long) run->facts,
	   (unsigned long) arena.bytes, (unsigned long) arena.blocks,
	   (unsigned long) arena.strings);
}

/* Dumps and statistics of RUN, as asked for.  */

static void
report_run (struct run *run)
{
  if (frame_options.dump == 0 && !frame_options.stats)
    return;
  FILE *file = frame_dump_open ();
  if (file == NULL)
    return;
  dump_run (file, run);
  if (frame_options.stats)
    print_stats (file, run);
  frame_dump_close (file);
}

/* -- one translation unit ------------------------------------------------- */

/* True if FINDING is to be printed and the baseline knows it.  The file is
   read only then: most units have nothing to say.  */

static bool
known_p (struct run *run, const struct frame_finding *finding)
{
  if (!frame_finding_wanted_p (finding))
    return false;
  if (run->baseline == NULL)
    run->baseline = frame_load_baseline (run->arena, run->program);
  return frame_baseline_take (run->baseline, finding);
}

/* Print the findings of RUN and note them in UNIT, so that the link does
   not repeat them; known ones are noted too.  */

static void
print_unit_findings (struct run *run, struct frame_unit *unit)
{
  frame_location_maker locations;
  for (unsigned i = 0; i < run->findings->n; i++)
    {
      const struct frame_finding *finding = &run->findings->list[i];
      bool known = known_p (run, finding);
      bool shown = !known && frame_print_finding (finding, &locations);

      if (known || shown)
	frame_unit_add_reported (unit, finding->key);
      run->shown += shown;
    }
}

/* A unit for this translation unit, in the program of RUN.  */

static struct frame_unit *
new_unit (struct run *run)
{
  char *producer = xasprintf ("%s %d", lang_GNU_CXX () ? "g++" : "gcc",
			      GCCPLUGIN_VERSION_MAJOR);
  struct frame_unit *unit
    = frame_unit_new (run->program, frame_remapped_file (main_input_filename),
		      producer);
  free (producer);
  return unit;
}

/* Embed what a unit without frames has to say, if that is something.  With
   LTO it always is: that the unit was seen.  */

static void
embed_bystander (struct run *run)
{
  if (frame_options.no_facts || !lang_GNU_CXX ())
    return;
  struct frame_unit *unit = new_unit (run);
  frame_note_written_strings (unit);
  if (unit->n_classes || flag_generate_lto)
    frame_embed_facts (unit);
}

/* Lower the unit and do all that follows from it.  */

static void
process_unit (struct run *run, const struct frame_models *models)
{
  struct frame_unit *unit = new_unit (run);
  if (frame_options.dump & FRAME_DUMP_UNMODELLED)
    frame_coverage_start ();
  if (!frame_lower_unit (unit, models))
    {
      embed_bystander (run);
      return;
    }
  frame_options_add_flags (unit);
  frame_add_regions (unit);
  analyse (run, false);
  print_unit_findings (run, unit);
  if (!frame_options.no_facts)
    run->facts = frame_embed_facts (unit);
  report_run (run);
}

static bool
unit_wanted_p (void)
{
  return !seen_error ()
	 && (frame_attributes_seen_p () || frame_models_wanted_p ());
}

static void
execute_unit (void)
{
  struct frame_arena *arena = frame_arena_new ("models");
  const struct frame_models *models = frame_load_models (arena);
  if (models != NULL)
    {
      struct run run;
      start_run (&run);
      process_unit (&run, models);
      finish_run (&run);
    }
  frame_arena_free (arena);
}

static void
execute_bystander (void)
{
  struct run run;
  start_run (&run);
  embed_bystander (&run);
  finish_run (&run);
}

static const pass_data unit_pass_data = {
  SIMPLE_IPA_PASS, "frame", OPTGROUP_NONE, TV_PLUGIN_RUN, PROP_ssa, 0, 0, 0, 0
};

class unit_pass : public simple_ipa_opt_pass
{
public:
  unit_pass (gcc::context *ctxt) : simple_ipa_opt_pass (unit_pass_data, ctxt)
  {
  }

  unsigned execute (function *) FINAL OVERRIDE
  {
    if (unit_wanted_p ())
      execute_unit ();
    else if (!seen_error ())
      execute_bystander ();
    frame_free_language_data ();
    return 0;
  }
};

/* -- the whole program ---------------------------------------------------- */

/* Print the findings of RUN that no unit has reported.  */

static void
print_program_findings (struct run *run)
{
  hash_set<nofree_string_hash> reported;
  for (unsigned u = 0; u < run->program->n_units; u++)
    for (unsigned i = 0; i < run->program->units[u]->n_reported; i++)
      reported.add (run->program->units[u]->reported[i]);

  frame_location_maker locations;
  for (unsigned i = 0; i < run->findings->n; i++)
    if (!reported.contains (run->findings->list[i].key)
	&& !known_p (run, &run->findings->list[i]))
      run->shown += frame_print_finding (&run->findings->list[i], &locations);
}

/* True if NODE is defined or used by an object that lto1 does not see.
   Shared libraries do not count, they are library code by any account, nor
   what the C and C++ runtimes bring.  */

static bool
hidden_code_p (symtab_node *node)
{
  if (node->resolution != LDPR_RESOLVED_EXEC
      && node->resolution != LDPR_PREEMPTED_REG
      && node->resolution != LDPR_PREVAILING_DEF)
    return false;
  const char *name = IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (node->decl));
  name += *name == '*';
  return startswith (name, "_Z") && !startswith (name, "_ZSt")
	 && !startswith (name, "_ZNSt") && !startswith (name, "_ZNKSt");
}

/* How many units of C++ are linked: each has facts if it was compiled with the
   plugin.  */

static unsigned
count_units (void)
{
  unsigned n = 0, i;
  tree unit;
  FOR_EACH_VEC_SAFE_ELT (all_translation_units, i, unit)
    if (TRANSLATION_UNIT_LANGUAGE (unit)
	&& startswith (TRANSLATION_UNIT_LANGUAGE (unit), "GNU C++"))
      n++;
  return n;
}

/* True if what lto1 sees is the whole of PROGRAM: the output is an executable,
   all its units were compiled with the plugin, and no code of another kind is
   linked into it.  */

static bool
closed_program_p (const struct frame_program *program)
{
  if ((flag_lto_linker_output != LTO_LINKER_OUTPUT_EXEC
       && flag_lto_linker_output != LTO_LINKER_OUTPUT_PIE)
      || count_units () > program->n_units)
    return false;
  symtab_node *node;
  FOR_EACH_SYMBOL (node)
    if (hidden_code_p (node))
      return false;
  return true;
}

static unsigned
execute_program (void)
{
  struct run run;
  start_run (&run);
  run.facts = frame_read_facts (run.program);
  if (run.program->n_units != 0)
    {
      for (unsigned i = 0; i < run.program->n_units; i++)
	frame_options_merge_flags (run.program->units[i]);
      analyse (&run, closed_program_p (run.program));
      print_program_findings (&run);
      report_run (&run);
    }
  finish_run (&run);
  return 0;
}

static const pass_data program_pass_data = {
  IPA_PASS, "frame-program", OPTGROUP_NONE, TV_PLUGIN_RUN, 0, 0, 0, 0, 0
};

class program_pass : public ipa_opt_pass_d
{
public:
  program_pass (gcc::context *ctxt)
  : ipa_opt_pass_d (program_pass_data, ctxt, NULL, NULL, NULL, NULL, NULL,
		    NULL, 0, NULL, NULL)
  {
  }

  /* A link that only joins objects is not the end yet.  */
  bool gate (function *) FINAL OVERRIDE
  {
    return (in_lto_p && !flag_ltrans
	    && flag_lto_linker_output != LTO_LINKER_OUTPUT_REL);
  }

  unsigned execute (function *) FINAL OVERRIDE
  {
    return execute_program ();
  }
};

/* -- the entry ------------------------------------------------------------ */

static void
out_of_memory (size_t wanted)
{
  fatal_error (UNKNOWN_LOCATION, "frame: out of memory allocating %lu bytes",
	       (unsigned long) wanted);
}

/* True if VERSION is the compiler that the plugin was built for; says what
   differs if not.  The interface is stable within one major version.  */

static bool
right_compiler_p (const struct plugin_name_args *info,
		  const struct plugin_gcc_version *version)
{
  if (atoi (version->basever) == GCCPLUGIN_VERSION_MAJOR)
    return true;
  error ("%qs was built for GCC %s, this is GCC %s", info->full_name,
	 gcc_version.basever, version->basever);
  return false;
}

static const char help[]
  = "  -fplugin-arg-frame-KEY[=VALUE], or with -specs=frame.specs just "
    "-Wframe...:\n"
    "  Wframe                      the default warnings (on)\n"
    "  Wframe-all                  also those that may be wrong\n"
    "  Wframe-conventions          also notes about taste and statistics\n"
    "  Wframe-NAME, Wno-frame-NAME, Werror=frame-NAME, Wno-error=frame-NAME\n"
    "  models=FILE                 models of your own library (repeatable)\n"
    "  dump[=ir|types|tree|unmodelled|all]\n"
    "  dump-file=FILE              where dumps go, standard error if not "
    "given\n"
    "  stats                       counts and sizes\n"
    "  no-facts                    nothing for the link to work on\n"
    "  docs-url=URL                where the pages of the warnings are\n"
    "  The warnings:\n"
#define FRAME_WARNING(ID, NAME, TIER, VIEWS, SUMMARY)			      \
    "  Wframe-" NAME ": " SUMMARY "\n"
#include "warnings.def"
#undef FRAME_WARNING
;

/* Register PASS at POSITION to the pass called REFERENCE.  */

static void
register_pass_at (const char *plugin, opt_pass *pass, const char *reference,
		  enum pass_positioning_ops position)
{
  struct register_pass_info info;
  info.pass = pass;
  info.reference_pass_name = reference;
  info.ref_pass_instance_number = 1;
  info.pos_op = position;
  register_callback (plugin, PLUGIN_PASS_MANAGER_SETUP, NULL, &info);
}

/* Register what runs in lto1, or in a compiler of C or C++.  Others have
   nothing to do with us.  */

static void
register_all (const char *plugin)
{
  if (in_lto_p || strcmp (lang_hooks.name, "GNU GIMPLE") == 0)
    register_pass_at (plugin, new program_pass (g), "whole-program",
		      PASS_POS_INSERT_BEFORE);
  else if (lang_GNU_C () || lang_GNU_CXX ())
    {
      register_callback (plugin, PLUGIN_PRAGMAS, frame_register_pragmas,
			 NULL);
      register_callback (plugin, PLUGIN_ATTRIBUTES,
			 frame_register_attributes, NULL);
      register_callback (plugin, PLUGIN_ALL_IPA_PASSES_START,
			 frame_collect_attributes, NULL);
      if (flag_lto)
	frame_keep_language_data (plugin, unit_wanted_p);
      register_pass_at (plugin, new unit_pass (g), "build_ssa_passes",
			PASS_POS_INSERT_AFTER);
    }
}

FRAME_EXPORTED int
plugin_init (struct plugin_name_args *info, struct plugin_gcc_version *version)
{
  /* After an error GCC needs no second one from a failure to load.  */
  if (!right_compiler_p (info, version))
    return 0;
  static struct plugin_info about = { FRAME_VERSION, help };
  register_callback (info->base_name, PLUGIN_INFO, NULL, &about);
  if (!frame_options_read (info))
    return 0;
  frame_set_out_of_memory (out_of_memory);
  register_all (info->base_name);
  return 0;
}
