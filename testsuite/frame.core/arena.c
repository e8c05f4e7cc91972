/* Arenas, arrays, interned strings.  */

#include "arena.h"
#include "unit.h"

#include <stdint.h>
#include <stdlib.h>

static void
test_alloc (void)
{
  struct frame_arena *arena = frame_arena_new ("alloc");
  struct frame_arena_stats stats;
  bool aligned = true, zero = true;
  char *large;

  for (size_t size = 0; size < 3000; size++)
    {
      unsigned char *p = frame_alloc (arena, size);
      aligned &= (uintptr_t) p % _Alignof (max_align_t) == 0;
      for (size_t i = 0; i < size; i++)
	{
	  zero &= p[i] == 0;
	  p[i] = 0xff;
	}
    }
  unit_check (aligned, "aligned", "not all");
  unit_check (zero, "zeroed", "not all");
  large = frame_alloc (arena, 10u << 20);
  large[(10u << 20) - 1] = 1;
  frame_arena_statistics (arena, &stats);
  unit_check (stats.bytes > (10u << 20) + 3000 * 1500
	      && stats.bytes < (10u << 20) + 2 * 3000 * 1500 + (4u << 20),
	      "bytes", "%zu", stats.bytes);
  unit_check (stats.blocks > 3 && stats.blocks < 12, "blocks grow", "%zu",
	      stats.blocks);
  unit_text ("name", stats.name, "alloc");
  frame_arena_free (arena);
  frame_arena_free (NULL);
}

/* A large object does not throw away the rest of the block.  */

static void
test_large (void)
{
  struct frame_arena *arena = frame_arena_new ("large");
  struct frame_arena_stats stats;

  frame_alloc (arena, 8);
  for (int i = 0; i < 50; i++)
    {
      frame_alloc (arena, 40000);
      frame_alloc (arena, 8);
    }
  frame_arena_statistics (arena, &stats);
  unit_check (stats.bytes < 50 * 40000 + (256u << 10), "large objects",
	      "%zu bytes", stats.bytes);
  frame_arena_free (arena);
}

static void
test_intern (void)
{
  enum { N = 50000 };
  struct frame_arena *arena = frame_arena_new ("intern");
  const char **first = malloc (N * sizeof *first);
  struct frame_arena_stats stats;
  char text[32];
  unsigned same = 0;

  for (int i = 0; i < N; i++)
    {
      snprintf (text, sizeof text, "frame_%d", i);
      first[i] = frame_intern (arena, text);
    }
  for (int i = 0; i < N; i++)
    {
      snprintf (text, sizeof text, "frame_%d", i);
      same += (frame_intern (arena, text) == first[i]
	       && strcmp (first[i], text) == 0);
    }
  unit_check (same == N, "one address a string", "%u of %d", same, N);
  frame_arena_statistics (arena, &stats);
  unit_check (stats.strings == N, "strings counted", "%zu", stats.strings);
  unit_check (frame_intern_n (arena, "frame_10 and more", 8)
	      == frame_intern (arena, "frame_10"), "by length", "differs");
  unit_check (frame_intern (arena, "") == frame_intern_n (arena, "x", 0),
	      "empty", "differs");
  free (first);
  frame_arena_free (arena);
}

static void
test_arrays (void)
{
  struct frame_arena *arena = frame_arena_new ("arrays");
  unsigned n = 0, m = 0, good = 0;
  unsigned *a = NULL, *b = NULL;

  for (unsigned i = 0; i < 1000; i++)
    {
      *FRAME_APPEND (arena, a, n, unsigned) = i;
      *FRAME_APPEND (arena, b, m, unsigned) = 2 * i;
    }
  for (unsigned i = 0; i < 1000; i++)
    good += a[i] == i && b[i] == 2 * i;
  unit_check (good == 1000, "arrays", "%u of 1000", good);
  frame_array_free (arena, a);
  n = 0;
  a = NULL;
  unit_check (*FRAME_APPEND (arena, a, n, unsigned) == 0, "element zeroed",
	      "is not");
  frame_arena_free (arena);
}

static void
test_push (void)
{
  unsigned n = 0, capacity = 0, good = 0;
  unsigned *a = NULL;

  for (unsigned i = 0; i < 100; i++)
    *FRAME_PUSH (a, n, capacity, unsigned) = i;
  for (unsigned i = 0; i < 100; i++)
    good += a[i] == i;
  unit_check (good == 100 && n == 100 && capacity == 128, "push", "%u, %u, %u",
	      good, n, capacity);
  frame_xfree (a);
}

static void
add_digit (void *data)
{
  *(int *) data = *(int *) data * 10 + 1;
}

static void
test_cleanups (void)
{
  struct frame_arena *arena = frame_arena_new ("cleanups");
  int a = 0, b = 0;
  struct frame_cleanup *early = frame_arena_defer (arena, add_digit, &a);

  frame_arena_defer (arena, add_digit, &b);
  frame_arena_run (arena, early);
  unit_check (a == 1 && b == 0, "run now", "%d, %d", a, b);
  frame_arena_free (arena);
  unit_check (a == 1 && b == 1, "run at the end, once", "%d, %d", a, b);
}

static void
test_printf (void)
{
  struct frame_arena *arena = frame_arena_new ("printf");
  char *text = frame_printf (arena, "%s-%05d", "map", 42);
  char *longer = frame_printf (arena, "%200000d", 7);

  unit_text ("printf", text, "map-00042");
  unit_check (strlen (longer) == 200000 && longer[199999] == '7',
	      "long printf", "%zu", strlen (longer));
  frame_arena_free (arena);
}

int
main (void)
{
  test_alloc ();
  test_large ();
  test_intern ();
  test_arrays ();
  test_push ();
  test_cleanups ();
  test_printf ();
  return unit_exit ();
}
