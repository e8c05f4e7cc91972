/* What the files of the miner share.  */

#ifndef FRAME_MINE_INTERNAL_H
#define FRAME_MINE_INTERNAL_H

#include "mine.h"

#undef uthash_malloc
#undef uthash_free
#define uthash_malloc(SIZE) frame_alloc (counts->arena, SIZE)
#define uthash_free(MEMORY, SIZE) ((void) 0)
#include <uthash.h>

struct mine_file
{
  uint64_t hash;
  uint64_t repository;
  unsigned n;
  struct frame_mine_transform *transforms;
  UT_hash_handle hh;
};

struct frame_counts
{
  struct frame_arena *arena;
  struct mine_file *files;
};

/* All files, by repository and then hash, or by hash.  Free with
   frame_xfree.  */
extern struct mine_file **mine_sorted (const struct frame_counts *counts,
				       bool by_repository);

/* mine-rules.c.  The end of a rule: ", k: ...}".  */
extern void mine_print_numbers (struct frame_buffer *out, unsigned k,
				unsigned n, unsigned repositories, double p0);
/* The head of a file with RULES rules that were DONE ("Made") from COUNTS.  */
extern void mine_print_head (const struct frame_counts *counts,
			     const char *done, unsigned rules,
			     struct frame_buffer *out);

#endif
