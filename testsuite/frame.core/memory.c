/* Running out of memory: whichever allocation fails, the handler is called,
   and freeing the arena leaves nothing behind.  */

#include "finding.h"
#include "frame-text.h"
#include "model.h"
#include "unit.h"

#include <setjmp.h>
#include <stdlib.h>

static unsigned long allocations;	/* since the beginning of the try */
static unsigned long fail_at;		/* 0: never */
static long in_use;			/* blocks */
static jmp_buf out;
static size_t wanted_size;

/* realloc that counts, and fails once.  */

static void *
counting_realloc (void *old, size_t size)
{
  if (size == 0)
    {
      in_use--;
      free (old);
      return NULL;
    }
  if (++allocations == fail_at)
    return NULL;
  if (!old)
    in_use++;
  return realloc (old, size);
}

static void __attribute__ ((noreturn))
no_memory (size_t wanted)
{
  wanted_size = wanted;
  longjmp (out, 1);
}

static const char facts[] =
  "frame-facts 1.1\nunit \"a.cc\" \"g++\"\nfile 1 \"a \\\"cc\"\n"
  "type \"A\" pose F tf\nflag frame ignored\nregion 1 1 2 frame error\n"
  "reported \"x\"\n"
  "function f \"f\" extern 1:2:3\nparam \"x\" \"A\"\nblock\n"
  " %a.b = rotation 1 2 3 4 5 6 7 8 9\n goto 1 1 1 1 1 1 1 1 1\nblock\n"
  "end\nend unit\n";

static const char yaml[] =
  "types:\n  A: {kind: pose, fields: {x: y}}\n"
  "functions:\n  A::f(A, A): [set $1, set $2]\n  A::g: {ref: $this.x}\n"
  "  A::A: []\nalias: {B: A}\n";

/* What a try works on.  The buffer is not in the arena.  */
static struct frame_arena *arena;
static struct frame_buffer buffer;

static void
read_and_print (void)
{
  struct frame_program *program = frame_program_new (arena);

  frame_parse_units (program, facts, sizeof facts - 1, NULL, NULL);
  for (unsigned i = 0; i < program->n_units; i++)
    frame_print_unit (program->units[i], &buffer);
}

static void
read_models (void)
{
  struct frame_models *models = frame_models_new (arena);

  frame_models_read_text (models, "a.yaml", yaml, sizeof yaml - 1, NULL,
			  NULL);
  frame_models_read (models, "/", NULL, NULL);
  frame_models_finish (models, "a.yaml", NULL, NULL);
  frame_models_function (models, "B::B");
  frame_models_type (models, "B");
}

static void
build (void)
{
  struct frame_program *program = frame_program_new (arena);
  struct frame_unit *unit = frame_unit_new (program, "a.cc", "g++");
  struct frame_function *fn = frame_function_new (unit, "f", "f");
  struct frame_builder *b = frame_builder_new (fn, 20);
  struct frame_loc nowhere = { 0, 0, 0, 0 };

  for (unsigned i = 0; i < 40; i++)
    {
      frame_stmt_args (b, frame_builder_add (b, i % 2, FRAME_OP_SEND,
					     nowhere), i);
      frame_builder_edge (b, i % 20, 0);
      frame_printf (arena, "%20000d", 1);
    }
  frame_builder_finish (b);
}

static void
find (void)
{
  struct frame_findings *findings = frame_findings_new (arena);
  struct frame_where where = { NULL, { 0, 0, 0, 0 } };

  for (unsigned i = 0; i < 40; i++)
    {
      struct frame_finding *f
	= frame_findings_add (findings, FRAME_W_CYCLE, FRAME_ON_EVERY_PATH,
			      where, "finding %u", i);
      for (unsigned j = 0; j < 20; j++)
	frame_finding_note (findings, f, where, "note");
      frame_finding_fixit (findings, f, where, "x");
    }
  frame_findings_free (findings);
}

static void
intern (void)
{
  for (int i = 0; i < 3000; i++)
    frame_intern (arena, frame_printf (arena, "frame_%d", i));
}

/* Do WORK with a new arena; true if the memory sufficed.  */

static bool
attempt (void (*work) (void))
{
  allocations = 0;
  arena = NULL;
  memset (&buffer, 0, sizeof buffer);
  if (setjmp (out))
    return false;
  arena = frame_arena_new ("attempt");
  work ();
  return true;
}

/* Let each allocation of WORK fail in turn.  */

static void
exhaust (const char *name, void (*work) (void))
{
  unsigned long total;
  unsigned handled = 0, clean = 0;

  fail_at = 0;
  attempt (work);
  total = allocations;
  frame_buffer_free (&buffer);
  frame_arena_free (arena);
  for (fail_at = 1; fail_at <= total; fail_at++)
    {
      wanted_size = 0;
      handled += !attempt (work) && wanted_size > 0;
      fail_at += total + 1;	/* let nothing fail while freeing */
      frame_buffer_free (&buffer);
      frame_arena_free (arena);
      fail_at -= total + 1;
      clean += in_use == 0;
    }
  unit_check (total > 2 && handled == total && clean == total, name,
	      "%lu allocations, %u handled, %u clean", total, handled, clean);
}

/* The strings "0" to "N" - 1 still have the addresses in FIRST.  */

static void
check_table (const char **first, int n)
{
  char text[20];
  int same = 0;

  for (int i = 0; i < n; i++)
    {
      snprintf (text, sizeof text, "%d", i);
      same += frame_intern (arena, text) == first[i];
    }
  unit_check (same == n, "old table kept", "%d of %d", same, n);
}

/* After a failed growth the table of strings is still the old one.  */

static void
test_old_table (void)
{
  static const char *first[300];
  static volatile int n;
  char text[20];

  fail_at = 0;
  attempt (intern);
  frame_arena_free (arena);
  arena = frame_arena_new ("table");
  n = 0;
  /* The arena has its first block and table after the first string.  */
  first[n++] = frame_intern (arena, "0");
  fail_at = allocations + 1;
  if (!setjmp (out))
    while (n < 300)
      {
	snprintf (text, sizeof text, "%d", n);
	first[n] = frame_intern (arena, text);
	n++;
      }
  fail_at = 0;
  unit_check (n > 10 && n < 300, "growth failed", "at %d", n);
  check_table (first, n);
  snprintf (text, sizeof text, "%d", n);
  unit_text ("and grows later", frame_intern (arena, text), text);
  frame_arena_free (arena);
  unit_check (in_use == 0, "nothing left", "%ld blocks", in_use);
}

/* A size that cannot be is out of memory, not a small block.  */

static void
test_overflow (void)
{
  static volatile int failures;

  failures = 0;
  arena = frame_arena_new ("overflow");
  if (setjmp (out))
    failures++;
  switch (failures)
    {
    case 0:
      frame_alloc_n (arena, SIZE_MAX / 2 + 2, 2);	/* 2 if it wraps */
      break;
    case 1:
      frame_alloc (arena, SIZE_MAX - 8);
      break;
    case 2:
      frame_array_room (arena, NULL, 1u << 31, SIZE_MAX / 8);
      break;
    default:
      break;
    }
  unit_check (failures == 3, "overflow", "%d of 3", failures);
  frame_arena_free (arena);
}

int
main (void)
{
  frame_set_allocator (counting_realloc);
  frame_set_out_of_memory (no_memory);
  exhaust ("intern", intern);
  exhaust ("build", build);
  exhaust ("read and print", read_and_print);
  exhaust ("models", read_models);
  exhaust ("findings", find);
  test_old_table ();
  test_overflow ();
  frame_set_allocator (NULL);
  frame_set_out_of_memory (NULL);
  return unit_exit ();
}
