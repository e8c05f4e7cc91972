/* Arena allocation and interned strings for the gcc-frame core.

   Everything the core builds lives in an arena and is freed whole.  An
   interned string has one address per arena, so identifiers are compared
   by pointer.  Running out of memory calls the handler set by
   frame_set_out_of_memory, which must not return.  */

#ifndef FRAME_ARENA_H
#define FRAME_ARENA_H

#include <stdarg.h>
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
  const char *name;
};

/* Replace the allocator (tests make the n-th allocation fail).  Null
   arguments restore malloc, realloc and free.  */
typedef void *(*frame_realloc_fn) (void *old, size_t size);
extern void frame_set_allocator (frame_realloc_fn fn);
/* FN is called when the allocator returns null; it must not return.  */
extern void frame_set_out_of_memory (void (*fn) (size_t wanted));

/* General allocation through the hook, for growing arrays that the caller
   frees.  */
extern void *frame_xrealloc (void *old, size_t size);
extern void frame_xfree (void *old);

/* NAME appears in statistics; it must outlive the arena.  */
extern struct frame_arena *frame_arena_new (const char *name);
extern void frame_arena_free (struct frame_arena *arena);
/* SIZE zeroed bytes, aligned for any object.  */
extern void *frame_alloc (struct frame_arena *arena, size_t size);
/* The same for N elements; a product that overflows is out of memory.  */
extern void *frame_alloc_n (struct frame_arena *arena, size_t size, size_t n);
extern void frame_arena_statistics (const struct frame_arena *arena,
				    struct frame_arena_stats *stats);

/* Growing arrays that belong to ARENA: freed with it, so that nothing leaks
   when the out-of-memory handler jumps away.  Room in ARRAY (null at first)
   for element N of SIZE bytes, which is zeroed; the array may move.  */
extern void *frame_array_room (struct frame_arena *arena, void *array,
			       unsigned n, size_t size);
extern void frame_array_free (struct frame_arena *arena, void *array);
/* The N elements of SIZE bytes of ARRAY, which will not grow any more, in no
   more room than they need or little more.  Null if there are none.  */
extern void *frame_array_finish (struct frame_arena *arena, void *array,
				 unsigned n, size_t size);

/* Call FN (DATA) when ARENA is freed, or run it now and forget it.  For what
   other libraries allocate.  */
struct frame_cleanup;
extern struct frame_cleanup *frame_arena_defer (struct frame_arena *arena,
						void (*fn) (void *),
						void *data);
extern void frame_arena_run (struct frame_arena *arena,
			     struct frame_cleanup *cleanup);

/* The one copy of TEXT in ARENA.  */
extern const char *frame_intern (struct frame_arena *arena, const char *text);
extern const char *frame_intern_n (struct frame_arena *arena,
				   const char *text, size_t length);
/* printf into a fresh (not interned) string of ARENA.  */
extern char *frame_printf (struct frame_arena *arena, const char *format, ...)
  __attribute__ ((format (printf, 2, 3)));
extern char *frame_vprintf (struct frame_arena *arena, const char *format,
			    va_list args)
  __attribute__ ((format (printf, 2, 0)));

#define FRAME_NEW(ARENA, TYPE) ((TYPE *) frame_alloc (ARENA, sizeof (TYPE)))
#define FRAME_NEW_N(ARENA, TYPE, N) \
  ((TYPE *) frame_alloc_n (ARENA, sizeof (TYPE), N))

/* A pointer to a new, zeroed element of the arena's array ARRAY.  */
#define FRAME_APPEND(ARENA, ARRAY, N, TYPE)                                   \
  ((ARRAY) = (TYPE *) frame_array_room (ARENA, ARRAY, N, sizeof (TYPE)),      \
   &(ARRAY)[(N)++])

/* Append ELEMENT to the malloc-grown array ARRAY of N elements and room for
   CAPACITY.  */
#define FRAME_PUSH(ARRAY, N, CAPACITY, TYPE)                                  \
  ((N) == (CAPACITY)                                                          \
     ? ((ARRAY)                                                               \
	= (TYPE *) frame_xrealloc (ARRAY, sizeof (TYPE)                       \
					    * ((CAPACITY) ? 2 * (CAPACITY)    \
							  : 8)),              \
	(CAPACITY) = (CAPACITY) ? 2 * (CAPACITY) : 8, &(ARRAY)[(N)++])        \
     : &(ARRAY)[(N)++])

#ifdef __cplusplus
}
#endif
#endif
