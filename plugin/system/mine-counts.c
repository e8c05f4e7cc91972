/* The counts of a miner: a set of files, its text form, and its union with
   another one.  */

#include "mine.h"

#include <stdlib.h>
#include <string.h>

#include "mine-internal.h"

struct frame_counts *
frame_counts_new (struct frame_arena *arena)
{
  struct frame_counts *counts = FRAME_NEW (arena, struct frame_counts);

  counts->arena = arena;
  return counts;
}

/* Order.  */

static int
compare_transforms (const void *a, const void *b)
{
  const struct frame_mine_transform *x = a, *y = b;
  int order = strcmp (x->parent, y->parent);

  if (!order)
    order = strcmp (x->child, y->child);
  if (!order)
    order = strcmp (x->name, y->name);
  if (!order)
    order = x->null_displacement - y->null_displacement;
  if (!order)
    order = x->null_rotation - y->null_rotation;
  return order ? order : strcmp (x->axes, y->axes);
}

static int
compare_files (const void *a, const void *b)
{
  const struct mine_file *x = *(struct mine_file *const *) a;
  const struct mine_file *y = *(struct mine_file *const *) b;

  return x->hash < y->hash ? -1 : x->hash > y->hash;
}

static int
compare_repositories (const void *a, const void *b)
{
  const struct mine_file *x = *(struct mine_file *const *) a;
  const struct mine_file *y = *(struct mine_file *const *) b;

  if (x->repository != y->repository)
    return x->repository < y->repository ? -1 : 1;
  return compare_files (a, b);
}

struct mine_file **
mine_sorted (const struct frame_counts *counts, bool by_repository)
{
  unsigned n = HASH_COUNT (counts->files), i = 0;
  struct mine_file **all
    = frame_xrealloc (NULL, (n + 1) * sizeof *all);

  for (struct mine_file *f = counts->files; f; f = f->hh.next)
    all[i++] = f;
  qsort (all, n, sizeof *all,
	 by_repository ? compare_repositories : compare_files);
  return all;
}

/* Adding.  */

/* True if TEXT can stand in a counts file: printable, no blank, no quote.  */

static bool
countable_p (const char *text)
{
  if (strcmp (text, "-") == 0)
    return false;
  for (; *text; text++)
    if (*text <= ' ' || *text > '~' || *text == '"' || *text == '\\')
      return false;
  return true;
}

/* Sort the N TRANSFORMS, leave out what is there twice and what cannot be
   written.  Returns how many are left.  */

static unsigned
clean (struct frame_mine_transform *transforms, unsigned n)
{
  unsigned kept = 0;

  for (unsigned i = 0; i < n; i++)
    {
      struct frame_mine_transform *t = &transforms[i];

      if (!countable_p (t->name))
	t->name = "";
      if (!countable_p (t->axes))
	t->axes = "";
      if (*t->parent && *t->child && countable_p (t->parent)
	  && countable_p (t->child))
	transforms[kept++] = *t;
    }
  if (kept == 0)
    return 0;
  n = kept;
  qsort (transforms, n, sizeof *transforms, compare_transforms);
  kept = 1;
  for (unsigned i = 1; i < n; i++)
    if (compare_transforms (&transforms[i], &transforms[kept - 1]) != 0)
      transforms[kept++] = transforms[i];
  return kept;
}

void
frame_counts_add (struct frame_counts *counts, uint64_t hash,
		  uint64_t repository,
		  struct frame_mine_transform *transforms, unsigned n)
{
  struct mine_file *file;

  n = clean (transforms, n);
  if (n == 0)
    return;
  HASH_FIND (hh, counts->files, &hash, sizeof hash, file);
  if (file)
    {
      if (repository < file->repository)
	file->repository = repository;
      return;
    }
  file = FRAME_NEW (counts->arena, struct mine_file);
  file->hash = hash;
  file->repository = repository;
  file->n = n;
  file->transforms
    = FRAME_NEW_N (counts->arena, struct frame_mine_transform, n);
  memcpy (file->transforms, transforms, n * sizeof *transforms);
  for (unsigned i = 0; i < n; i++)
    {
      struct frame_mine_transform *t = &file->transforms[i];

      t->name = frame_intern (counts->arena, t->name);
      t->parent = frame_intern (counts->arena, t->parent);
      t->child = frame_intern (counts->arena, t->child);
      t->axes = frame_intern (counts->arena, t->axes);
    }
  HASH_ADD (hh, counts->files, hash, sizeof file->hash, file);
}

void
frame_counts_sizes (const struct frame_counts *counts, unsigned *files,
		    unsigned *repositories, unsigned *transforms)
{
  struct mine_file **all = mine_sorted (counts, true);

  *files = HASH_COUNT (counts->files);
  *repositories = *transforms = 0;
  for (unsigned i = 0; i < *files; i++)
    {
      *transforms += all[i]->n;
      if (i == 0 || all[i]->repository != all[i - 1]->repository)
	++*repositories;
    }
  frame_xfree (all);
}

/* The text form.  */

#define HEAD "frame-counts 1"

static char
digit (int known)
{
  return known < 0 ? '?' : known ? '1' : '0';
}

void
frame_counts_print (const struct frame_counts *counts,
		    struct frame_buffer *out)
{
  struct mine_file **all = mine_sorted (counts, false);

  frame_buffer_puts (out, HEAD "\n");
  for (unsigned i = 0; i < HASH_COUNT (counts->files); i++)
    {
      const struct mine_file *f = all[i];

      frame_buffer_printf (out, "file %016llx %016llx\n",
			   (unsigned long long) f->hash,
			   (unsigned long long) f->repository);
      for (unsigned j = 0; j < f->n; j++)
	{
	  const struct frame_mine_transform *t = &f->transforms[j];

	  frame_buffer_printf (out, "%s %s %s %c %c %s\n",
			       *t->name ? t->name : "-", t->parent, t->child,
			       digit (t->null_displacement),
			       digit (t->null_rotation),
			       *t->axes ? t->axes : "-");
	}
    }
  frame_xfree (all);
}

struct parser
{
  struct frame_counts *counts;
  frame_problem_fn report;
  void *data;
  unsigned line, errors;
  bool open;			/* a file is */
  uint64_t hash, repository;
  unsigned n, capacity;
  struct frame_mine_transform *transforms;
};

static void
complain (struct parser *p, const char *text)
{
  struct frame_problem problem = { .line = p->line, .column = 1 };

  snprintf (problem.message, sizeof problem.message, "%s", text);
  p->report (p->data, &problem);
  p->errors++;
}

static void
close_file (struct parser *p)
{
  if (p->open)
    frame_counts_add (p->counts, p->hash, p->repository, p->transforms, p->n);
  p->n = 0;
  p->open = false;
}

/* The word at *AT, which moves behind it, in the arena of P; "" at the end
   of the line.  */

static const char *
next_word (struct parser *p, const char **at, const char *end)
{
  const char *start = *at, *blank = memchr (start, ' ', end - start);

  if (!blank)
    blank = end;
  *at = blank < end ? blank + 1 : end;
  return frame_intern_n (p->counts->arena, start, blank - start);
}

static int
read_digit (const char *word)
{
  return word[0] == '1' ? 1 : word[0] == '0' ? 0 : -1;
}

static void
read_transform (struct parser *p, const char *at, const char *end)
{
  struct frame_mine_transform *t
    = FRAME_PUSH (p->transforms, p->n, p->capacity,
		  struct frame_mine_transform);

  t->name = next_word (p, &at, end);
  t->parent = next_word (p, &at, end);
  t->child = next_word (p, &at, end);
  t->null_displacement = read_digit (next_word (p, &at, end));
  t->null_rotation = read_digit (next_word (p, &at, end));
  t->axes = next_word (p, &at, end);
  if (!p->open || !*t->axes || at != end)
    {
      complain (p, "expected NAME PARENT CHILD DISPLACEMENT ROTATION AXES");
      p->n--;
      return;
    }
  if (strcmp (t->name, "-") == 0)
    t->name = "";
  if (strcmp (t->axes, "-") == 0)
    t->axes = "";
}

static void
read_line (struct parser *p, const char *line, const char *end)
{
  unsigned long long hash, repository;
  char word[64];
  size_t n = end - line;

  if (n == 0)
    return;
  if (p->line == 1)
    {
      if (n != strlen (HEAD) || memcmp (line, HEAD, n) != 0)
	complain (p, "this is no counts file of version 1");
      return;
    }
  snprintf (word, sizeof word, "%.*s", n < 60 ? (int) n : 60, line);
  if (n == 38 && sscanf (word, "file %16llx %16llx", &hash, &repository) == 2)
    {
      close_file (p);
      p->open = true;
      p->hash = hash;
      p->repository = repository;
    }
  else
    read_transform (p, line, end);
}

unsigned
frame_counts_parse (struct frame_counts *counts, const char *text,
		    size_t length, frame_problem_fn report, void *data)
{
  struct parser p = { .counts = counts, .report = report, .data = data };
  const char *end = text + length;

  while (text < end && p.errors < 20)
    {
      const char *newline = memchr (text, '\n', end - text);

      if (!newline)
	newline = end;
      p.line++;
      read_line (&p, text, newline);
      text = newline + 1;
    }
  if (p.line == 0)
    {
      p.line = 1;
      complain (&p, "the file is empty");
    }
  close_file (&p);
  frame_xfree (p.transforms);
  return p.errors;
}
