/* Coverage of the models, for -fplugin-arg-frame-dump=unmodelled.  */

#include "model-coverage.h"
#include "recognise.h"

struct uncovered
{
  const char *name;
  unsigned calls;
};

static hash_map<nofree_string_hash, unsigned> *missing;
static unsigned n_covered, n_calls;

void
frame_coverage_start (void)
{
  missing = new hash_map<nofree_string_hash, unsigned>;
  n_covered = n_calls = 0;
}

void
frame_coverage_finish (void)
{
  delete missing;
  missing = NULL;
}

/* True if values of TYPE, or what a pointer or container of TYPE holds,
   carry frames.  */

static bool
frame_type_p (tree type)
{
  type = frame_strip_indirection (type);
  const struct frame_model_type *model = frame_type_model (type);
  if (!model)
    return false;
  if (model->key)
    return true;
  tree inner = frame_pointee_type (type);
  model = inner ? frame_type_model (inner) : NULL;
  return model && model->key;
}

/* True if CALL takes or returns a type that carries frames.  */

static bool
concerns_frames_p (gcall *call)
{
  if (gimple_call_lhs (call)
      && frame_type_p (TREE_TYPE (gimple_call_lhs (call))))
    return true;
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    if (frame_type_p (TREE_TYPE (gimple_call_arg (call, i))))
      return true;
  return false;
}

void
frame_coverage_note (gcall *call, tree fndecl, const char *name, bool covered)
{
  if (!missing || DECL_CXX_DESTRUCTOR_P (fndecl) || !concerns_frames_p (call))
    return;
  n_calls++;
  if (covered)
    n_covered++;
  else
    missing->get_or_insert (name)++;
}

static int
by_frequency (const void *pa, const void *pb)
{
  const uncovered *a = (const uncovered *) pa;
  const uncovered *b = (const uncovered *) pb;
  if (a->calls != b->calls)
    return a->calls < b->calls ? 1 : -1;
  return strcmp (a->name, b->name);
}

void
frame_coverage_print (FILE *file)
{
  auto_vec<uncovered> list;
  for (hash_map<nofree_string_hash, unsigned>::iterator i = missing->begin ();
       i != missing->end (); ++i)
    {
      uncovered u = { (*i).first, (*i).second };
      list.safe_push (u);
    }
  list.qsort (by_frequency);
  fprintf (file, "frame: %u of %u calls that concern frames are covered\n",
	   n_covered, n_calls);
  for (const uncovered &u : list)
    fprintf (file, "frame: uncovered %u %s\n", u.calls, u.name);
}
