/* Arena allocation and interned strings for the gcc-frame core.

   Everything the core builds lives in an arena and is freed whole.  An
   interned string has one address per arena, so identifiers are compared
   by pointer.  Running out of memory calls the handler set by
   frame_set_out_of_memory, which must not return.  */

#ifndef FRAME_ARENA_H
#define FRAME_ARENA_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

struct frame_arena;

/* Bytes and blocks an arena holds, and the strings interned in it.  */
struct frame_arena_stats
{
  size_t bytes;
  size_t blocks;
  size_t strings;
};

/* Replace the allocator (tests make the n-th allocation fail).  Null
   arguments restore malloc, realloc and free.  */
typedef void *(*frame_realloc_fn) (void *old, size_t size);
extern void frame_set_allocator (frame_realloc_fn fn);
/* FN is called when the allocator returns null; it must not return.  */
extern void frame_set_out_of_memory (void (*fn) (size_t wanted));

/* General allocation through the hook, for growing arrays.  */
extern void *frame_xrealloc (void *old, size_t size);
extern void frame_xfree (void *old);

/* NAME appears in statistics; it must outlive the arena.  */
extern struct frame_arena *frame_arena_new (const char *name);
extern void frame_arena_free (struct frame_arena *arena);
/* SIZE zeroed bytes, aligned for any object.  */
extern void *frame_alloc (struct frame_arena *arena, size_t size);
extern void frame_arena_statistics (const struct frame_arena *arena,
				    struct frame_arena_stats *stats);

/* The one copy of TEXT in ARENA.  */
extern const char *frame_intern (struct frame_arena *arena, const char *text);
extern const char *frame_intern_n (struct frame_arena *arena,
				   const char *text, size_t length);
/* printf into a fresh (not interned) string of ARENA.  */
extern char *frame_printf (struct frame_arena *arena, const char *format, ...)
  __attribute__ ((format (printf, 2, 3)));

#define FRAME_NEW(ARENA, TYPE) ((TYPE *) frame_alloc (ARENA, sizeof (TYPE)))
#define FRAME_NEW_N(ARENA, TYPE, N) \
  ((TYPE *) frame_alloc (ARENA, sizeof (TYPE) * (N)))

/* Append ELEMENT to the malloc-grown array ARRAY of N elements and room for
   CAPACITY.  */
#define FRAME_PUSH(ARRAY, N, CAPACITY, TYPE)                                  \
  ((N) == (CAPACITY)                                                          \
     ? ((CAPACITY) = (CAPACITY) ? 2 * (CAPACITY) : 8,                         \
	(ARRAY)                                                               \
	= (TYPE *) frame_xrealloc (ARRAY, sizeof (TYPE) * (CAPACITY)),        \
	&(ARRAY)[(N)++])                                                      \
     : &(ARRAY)[(N)++])

#ifdef __cplusplus
}
#endif
#endif
