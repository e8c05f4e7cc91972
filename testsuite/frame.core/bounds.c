/* A program in which each function calls the next two with ids of its own:
   every call is different.  The analysis takes the calls beyond its bound
   together, says so, and needs time and memory in proportion to the
   program.  */

#include "analysis.h"
#include "frame-text.h"
#include "unit.h"

#include <stdlib.h>
#include <time.h>

/* Ten statements a function; the goal is two seconds and 200 megabytes.  Room
   is left for slow machines and for sanitizers.  */
#define FUNCTIONS 10000
#define MAX_SECONDS 10
#define MAX_BYTES (220ul << 20)

static size_t in_use, most;

/* realloc that counts bytes.  */

static void *
counting_realloc (void *old, size_t size)
{
  size_t *block = old ? (size_t *) old - 2 : NULL;

  in_use -= block ? *block : 0;
  if (size == 0)
    {
      free (block);
      return NULL;
    }
  block = (size_t *) realloc (block, size + 2 * sizeof *block);
  *block = size;
  in_use += size;
  if (in_use > most)
    most = in_use;
  return block + 2;
}

/* Function I of N.  */

static void
print_function (struct frame_buffer *b, unsigned i, unsigned n)
{
  frame_buffer_printf (
    b,
    "function f%u \"f%u\" extern%s 1:%u:1\n"
    "param \"this\" \"C\" this ref\nparam \"p\" \"std::string\" ref const\n"
    "param \"m\" \"geometry_msgs::PoseStamped\" ref\nblock\n"
    " %%t = init:geometry_msgs::TransformStamped\n"
    " %%t.header.frame_id = set $1\n %%t.child_frame_id = set \"c%u\"\n"
    " %%q = rpy 0 0 1\n %%t.transform.rotation = set %%q\n"
    " send:dynamic@tf2 &!%%t ;%u:8\n $2.header.frame_id = set $1\n",
    i, i, i == 0 ? " entry" : "", i + 1, i, i + 1);
  for (unsigned j = i + 1; j <= i + 2 && j < n; j++)
    frame_buffer_printf (b, " call:f%u &$this \"x%u_%u\" &$2 ;%u:1%u\n", j, i,
			 j, i + 1, j % 10);
  frame_buffer_printf (b,
		       " branch %%x 1 2\nblock\n $this.C::f%u = set $1\n"
		       " goto 2\nblock\n"
		       " publish:geometry_msgs::PoseStamped $2 \"t\"\nend\n",
		       i % 20);
}

static void
print_program (struct frame_buffer *b, unsigned n)
{
  frame_buffer_puts (
    b, "frame-facts 1.1\nunit \"g.cc\" \"g++ 12\"\nfile 1 \"g.cc\"\n"
       "type \"geometry_msgs::TransformStamped\" stamped_transform F tf2\n"
       "type \"geometry_msgs::PoseStamped\" stamped F tf2\n"
       "class \"C\" closed\n");
  for (unsigned i = 0; i < n; i++)
    print_function (b, i, n);
  frame_buffer_puts (b, "end unit\n");
}

/* Analyse a program of N functions; the types go to DUMP if it is not
   null.  */

static void
analyse (unsigned n, struct frame_buffer *dump)
{
  struct frame_arena *arena = frame_arena_new ("test");
  struct frame_program *program = frame_program_new (arena);
  struct frame_findings *findings = frame_findings_new (arena);
  struct frame_analysis_options options
    = { .closed = true, .summary = true, .dump_types = dump };
  struct frame_buffer text = { 0 };

  print_program (&text, n);
  frame_parse_units (program, text.text, text.length, NULL, NULL);
  frame_buffer_free (&text);
  frame_analysis_free (frame_analyse (program, &options, findings));
  unit_check (findings->n > 0, "something is found", "nothing in %u", n);
  frame_findings_free (findings);
  frame_arena_free (arena);
}

static void
test_cost (void)
{
  clock_t start = clock ();
  double seconds;

  analyse (FUNCTIONS, NULL);
  seconds = (double) (clock () - start) / CLOCKS_PER_SEC;
  unit_check (seconds < MAX_SECONDS, "the time is bounded", "%g s", seconds);
  unit_check (most < MAX_BYTES, "the memory is bounded", "%zu bytes", most);
  unit_check (in_use == 0, "nothing is left", "%zu bytes", in_use);
}

/* What was taken together is said in the dump.  */

static void
test_note (void)
{
  struct frame_buffer dump = { 0 };

  analyse (2000, &dump);
  unit_check (strstr (dump.text, "given up: too many different calls") != NULL,
	      "the bound is noted", "no such line");
  frame_buffer_free (&dump);
}

int
main (void)
{
  frame_set_allocator (counting_realloc);
  test_cost ();
  test_note ();
  return unit_exit ();
}
