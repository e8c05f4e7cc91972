/* Arenas, arrays that live with them, and interned strings.

   One file, because all three share the allocator hook and the promise that
   freeing the arena frees everything, also after an allocation failed and
   the handler jumped away.  */

#include "arena.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>

#define FRAME_FIRST_BLOCK ((size_t) 32 * 1024)
#define FRAME_LARGEST_BLOCK ((size_t) 4 * 1024 * 1024)
/* Most arenas are short-lived and see few strings.  */
#define FRAME_FIRST_STRINGS 32
/* Arrays of so many bytes, that is nearly all, need no memory of their
   own.  */
#define FRAME_SMALL_ARRAY ((size_t) 1024)
#define FRAME_ALIGNMENT _Alignof (max_align_t)

/* A block of memory, handed out from its beginning.  */
struct arena_block
{
  struct arena_block *next;
  size_t size;			/* of DATA */
  size_t used;
  _Alignas (max_align_t) char data[];
};

/* What stands before a large array: a ring through all of them and their
   arena.  */
struct array_link
{
  struct array_link *next;
  struct array_link *previous;
};

/* The head of a growing array.  Small ones lie in a block, large ones behind
   their link.  */
struct array_head
{
  size_t size;			/* of DATA */
  struct array_link *link;	/* null: in a block */
  _Alignas (max_align_t) char data[];
};

_Static_assert (sizeof (struct array_link) % _Alignof (max_align_t) == 0,
		"a head stands behind its link");

struct frame_cleanup
{
  struct frame_cleanup *next;
  void (*fn) (void *);		/* null once it has run */
  void *data;
};

/* One interned string: the hash makes growing cheap and most comparisons of
   different strings needless.  */
struct string_slot
{
  uint64_t hash;
  const char *text;		/* null: free */
  size_t length;
};

struct frame_arena
{
  const char *name;
  struct arena_block *blocks;	/* newest first */
  size_t next_block;		/* size of the next one */
  struct array_link arrays;
  struct frame_cleanup *cleanups;
  struct string_slot *slots;	/* open addressing */
  size_t n_slots;		/* 0 or a power of two */
  size_t n_strings;
  size_t bytes;
  size_t n_blocks;
  uint64_t seed;
};

static frame_realloc_fn allocator;
static void (*out_of_memory) (size_t wanted);

/* Use FN for all memory of the core; null restores the C library's.  */

void
frame_set_allocator (frame_realloc_fn fn)
{
  allocator = fn;
}

/* Call FN when there is no memory; null restores the message and abort.  */

void
frame_set_out_of_memory (void (*fn) (size_t wanted))
{
  out_of_memory = fn;
}

/* There is no room for WANTED bytes.  */

static void __attribute__ ((noreturn))
fail_allocation (size_t wanted)
{
  if (out_of_memory)
    out_of_memory (wanted);
  fprintf (stderr, "frame: out of memory allocating %zu bytes\n", wanted);
  abort ();
}

/* Resize OLD to SIZE bytes.  Never returns null.  */

void *
frame_xrealloc (void *old, size_t size)
{
  void *p;

  if (size == 0)
    size = 1;
  p = allocator ? allocator (old, size) : realloc (old, size);
  if (!p)
    fail_allocation (size);
  return p;
}

/* Free OLD, which frame_xrealloc returned, or null.  */

void
frame_xfree (void *old)
{
  if (!old)
    return;
  if (allocator)
    allocator (old, 0);
  else
    free (old);
}

/* A seed that whoever writes the input cannot guess, so that no input can
   put all strings into one chain.  Results never depend on it.  The kernel
   hands each process random bytes; asking for more costs a system call.  */

static uint64_t
random_seed (void)
{
  const void *bytes = (const void *) getauxval (AT_RANDOM);
  uint64_t seed = 0;

  if (bytes)
    memcpy (&seed, bytes, sizeof seed);
  return (seed ^ (seed >> 29)) * UINT64_C (0x9e3779b97f4a7c15);
}

struct frame_arena *
frame_arena_new (const char *name)
{
  struct frame_arena *arena
    = (struct frame_arena *) frame_xrealloc (NULL, sizeof *arena);

  memset (arena, 0, sizeof *arena);
  arena->name = name;
  arena->next_block = FRAME_FIRST_BLOCK;
  arena->arrays.next = arena->arrays.previous = &arena->arrays;
  arena->seed = random_seed ();
  return arena;
}

/* Free ARENA, or nothing if it is null, and all that lives in it.  */

void
frame_arena_free (struct frame_arena *arena)
{
  if (!arena)
    return;
  for (struct frame_cleanup *c = arena->cleanups; c; c = c->next)
    if (c->fn)
      c->fn (c->data);
  for (struct array_link *link = arena->arrays.next, *next;
       link != &arena->arrays; link = next)
    {
      next = link->next;
      frame_xfree (link);
    }
  while (arena->blocks)
    {
      struct arena_block *block = arena->blocks;
      arena->blocks = block->next;
      frame_xfree (block);
    }
  frame_xfree (arena->slots);
  frame_xfree (arena);
}

/* Give ARENA a new block with room for SIZE bytes.  A large object gets a
   block of its own behind the newest one, whose rest stays in use.  */

static struct arena_block *
add_block (struct frame_arena *arena, size_t size)
{
  bool own = size > arena->next_block / 4;
  size_t room = own ? size : arena->next_block;
  struct arena_block *block;

  if (room > SIZE_MAX - sizeof *block)
    fail_allocation (size);
  block = (struct arena_block *) frame_xrealloc (NULL, sizeof *block + room);
  block->size = room;
  block->used = 0;
  if (own && arena->blocks)
    {
      block->next = arena->blocks->next;
      arena->blocks->next = block;
    }
  else
    {
      block->next = arena->blocks;
      arena->blocks = block;
    }
  if (!own && arena->next_block < FRAME_LARGEST_BLOCK)
    arena->next_block *= 2;
  arena->bytes += sizeof *block + room;
  arena->n_blocks++;
  return block;
}

/* SIZE bytes of ARENA at a multiple of ALIGNMENT, a power of two; not yet
   zeroed.  */

static char *
take (struct frame_arena *arena, size_t size, size_t alignment)
{
  struct arena_block *block = arena->blocks;
  size_t start = 0;

  if (block)
    start = (block->used + alignment - 1) & -alignment;
  if (!block || start > block->size || size > block->size - start)
    {
      block = add_block (arena, size);
      start = 0;
    }
  block->used = start + size;
  return block->data + start;
}

void *
frame_alloc (struct frame_arena *arena, size_t size)
{
  return memset (take (arena, size, FRAME_ALIGNMENT), 0, size);
}

void *
frame_alloc_n (struct frame_arena *arena, size_t size, size_t n)
{
  size_t total;

  if (__builtin_mul_overflow (size, n, &total))
    fail_allocation (SIZE_MAX);
  return frame_alloc (arena, total);
}

void
frame_arena_statistics (const struct frame_arena *arena,
			struct frame_arena_stats *stats)
{
  stats->bytes = arena->bytes;
  stats->blocks = arena->n_blocks;
  stats->strings = arena->n_strings;
  stats->name = arena->name;
}

/* The head of ARRAY, which frame_array_room returned.  */

static struct array_head *
array_head (void *array)
{
  return (struct array_head *) ((char *) array
				- offsetof (struct array_head, data));
}

/* True if the array HEAD is the last thing in ARENA's newest block.  */

static bool
last_p (const struct frame_arena *arena, const struct array_head *head)
{
  const struct arena_block *block = arena->blocks;

  return !head->link && block
	 && head->data + head->size == block->data + block->used;
}

/* Give the array HEAD (null if new) SIZE bytes in a block.  */

static struct array_head *
resize_small (struct frame_arena *arena, struct array_head *head, size_t size)
{
  struct array_head *old = head;

  if (old && last_p (arena, old)
      && size - old->size <= arena->blocks->size - arena->blocks->used)
    arena->blocks->used += size - old->size;
  else
    {
      head = (struct array_head *) take (arena, sizeof *head + size,
					 FRAME_ALIGNMENT);
      head->link = NULL;
      if (old)
	memcpy (head->data, old->data, old->size);
    }
  head->size = size;
  return head;
}

/* Give the array OLD (null if new) SIZE bytes of its own.  If that fails the
   old ones are still there.  */

static struct array_head *
resize_large (struct frame_arena *arena, struct array_head *old, size_t size)
{
  struct array_link *link = old ? old->link : NULL;
  size_t had = link ? old->size : 0, wanted;
  struct array_head *head;

  if (__builtin_add_overflow (size, sizeof *link + sizeof *head, &wanted))
    fail_allocation (SIZE_MAX);
  link = (struct array_link *) frame_xrealloc (link, wanted);
  head = (struct array_head *) (link + 1);
  if (!had)
    {
      link->next = arena->arrays.next;
      link->previous = &arena->arrays;
      if (old)
	memcpy (head->data, old->data, old->size);
    }
  link->next->previous = link;
  link->previous->next = link;
  head->link = link;
  head->size = size;
  arena->bytes += size - had;
  return head;
}

void *
frame_array_room (struct frame_arena *arena, void *array, unsigned n,
		  size_t size)
{
  struct array_head *head = array ? array_head (array) : NULL;
  size_t start, end, wanted;

  if (__builtin_mul_overflow ((size_t) n, size, &start)
      || __builtin_add_overflow (start, size, &end)
      || __builtin_mul_overflow (n < 4 ? 4 : (size_t) n * 2, size, &wanted))
    fail_allocation (SIZE_MAX);
  if (!head || end > head->size)
    {
      head = wanted > FRAME_SMALL_ARRAY ? resize_large (arena, head, wanted)
					: resize_small (arena, head, wanted);
      array = head->data;
    }
  memset ((char *) array + start, 0, size);
  return array;
}

/* Free ARRAY, or nothing if it is null, before its arena.  In a block its room
   is used again only if it was the last.  */

void
frame_array_free (struct frame_arena *arena, void *array)
{
  struct array_head *head = array ? array_head (array) : NULL;

  if (!head)
    return;
  if (last_p (arena, head))
    arena->blocks->used = (char *) head - arena->blocks->data;
  if (!head->link)
    return;
  head->link->next->previous = head->link->previous;
  head->link->previous->next = head->link->next;
  arena->bytes -= head->size;
  frame_xfree (head->link);
}

void *
frame_array_finish (struct frame_arena *arena, void *array, unsigned n,
		    size_t size)
{
  struct array_head *head = array ? array_head (array) : NULL;
  void *copy;

  if (head && n && !head->link)
    {
      if (last_p (arena, head))
	{
	  arena->blocks->used -= head->size - (size_t) n * size;
	  head->size = (size_t) n * size;
	}
      return array;
    }
  copy = n ? memcpy (frame_alloc_n (arena, size, n), array, (size_t) n * size)
	   : NULL;
  frame_array_free (arena, array);
  return copy;
}

struct frame_cleanup *
frame_arena_defer (struct frame_arena *arena, void (*fn) (void *), void *data)
{
  struct frame_cleanup *cleanup = FRAME_NEW (arena, struct frame_cleanup);

  cleanup->fn = fn;
  cleanup->data = data;
  cleanup->next = arena->cleanups;
  arena->cleanups = cleanup;
  return cleanup;
}

void
frame_arena_run (struct frame_arena *arena, struct frame_cleanup *cleanup)
{
  struct frame_cleanup **link = &arena->cleanups;

  while (*link != cleanup)
    link = &(*link)->next;
  *link = cleanup->next;
  cleanup->fn (cleanup->data);
}

/* Hash LENGTH bytes of TEXT with SEED.  */

static uint64_t
hash_bytes (uint64_t seed, const char *text, size_t length)
{
  uint64_t hash = seed ^ length, word;

  /* Names are long enough to take eight bytes at a time.  */
  for (; length >= sizeof word; length -= sizeof word, text += sizeof word)
    {
      memcpy (&word, text, sizeof word);
      hash = (hash ^ word) * UINT64_C (0x9e3779b97f4a7c15);
      hash ^= hash >> 32;
    }
  word = 0;
  memcpy (&word, text, length);
  hash = (hash ^ word) * UINT64_C (0x9e3779b97f4a7c15);
  return hash ^ (hash >> 32);
}

/* The slot of TEXT in the table SLOTS of N_SLOTS: its own or a free one.  */

static struct string_slot *
find_slot (struct string_slot *slots, size_t n_slots, uint64_t hash,
	   const char *text, size_t length)
{
  size_t i = hash & (n_slots - 1);

  while (slots[i].text
	 && (slots[i].hash != hash || slots[i].length != length
	     || memcmp (slots[i].text, text, length) != 0))
    i = (i + 1) & (n_slots - 1);
  return &slots[i];
}

/* Double the table of strings of ARENA.  The old table is kept until the new
   one is complete.  */

static void
grow_strings (struct frame_arena *arena)
{
  size_t n = arena->n_slots ? arena->n_slots * 2 : FRAME_FIRST_STRINGS;
  size_t size;
  struct string_slot *slots;

  if (__builtin_mul_overflow (n, sizeof *slots, &size))
    fail_allocation (SIZE_MAX);
  slots = (struct string_slot *) frame_xrealloc (NULL, size);
  memset (slots, 0, size);
  for (size_t i = 0; i < arena->n_slots; i++)
    if (arena->slots[i].text)
      {
	size_t j = arena->slots[i].hash & (n - 1);
	while (slots[j].text)
	  j = (j + 1) & (n - 1);
	slots[j] = arena->slots[i];
      }
  frame_xfree (arena->slots);
  arena->bytes += size - arena->n_slots * sizeof *slots;
  arena->slots = slots;
  arena->n_slots = n;
}

const char *
frame_intern_n (struct frame_arena *arena, const char *text, size_t length)
{
  uint64_t hash = hash_bytes (arena->seed, text, length);
  struct string_slot *slot;
  char *copy;

  if (arena->n_strings >= arena->n_slots / 2)
    grow_strings (arena);
  slot = find_slot (arena->slots, arena->n_slots, hash, text, length);
  if (slot->text)
    return slot->text;
  if (length == SIZE_MAX)
    fail_allocation (length);
  copy = take (arena, length + 1, 1);
  memcpy (copy, text, length);
  copy[length] = '\0';
  slot->hash = hash;
  slot->length = length;
  slot->text = copy;
  arena->n_strings++;
  return copy;
}

const char *
frame_intern (struct frame_arena *arena, const char *text)
{
  return frame_intern_n (arena, text, strlen (text));
}

/* FORMAT and ARGS, printed into ARENA.  */

char *
frame_vprintf (struct frame_arena *arena, const char *format, va_list args)
{
  va_list again;
  char *text, near[256];
  int length;

  /* Most texts are short and formatted once.  */
  va_copy (again, args);
  length = vsnprintf (near, sizeof near, format, again);
  va_end (again);
  if (length < 0)
    near[length = 0] = '\0';
  text = take (arena, (size_t) length + 1, 1);
  if ((size_t) length < sizeof near)
    memcpy (text, near, (size_t) length + 1);
  else
    vsnprintf (text, (size_t) length + 1, format, args);
  return text;
}

char *
frame_printf (struct frame_arena *arena, const char *format, ...)
{
  va_list args;
  char *text;

  va_start (args, format);
  text = frame_vprintf (arena, format, args);
  va_end (args);
  return text;
}
