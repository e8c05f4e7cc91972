/* Baselines: reading, writing, and covering findings.  */

#include "baseline.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* The index lives in the arena of the BASELINE in scope.  */
#define uthash_malloc(SIZE) frame_alloc (baseline->arena, SIZE)
#define uthash_free(POINTER, SIZE) ((void) 0)
#include <uthash.h>

/* A line.  */
struct entry
{
  const char *flag;		/* "missing-id" */
  const char *file;		/* normalised */
  const char *about;		/* without the blank before it */
  bool taken;
  struct entry *next;		/* of the same key */
};

/* The lines of one flag, words and last component of the file.  */
struct chain
{
  const char *key;
  struct entry *entries;
  UT_hash_handle hh;
};

struct frame_baseline
{
  struct frame_arena *arena;
  struct chain *chains;
  unsigned n;
  unsigned n_taken;
};

struct frame_baseline *
frame_baseline_new (struct frame_arena *arena)
{
  struct frame_baseline *baseline = FRAME_NEW (arena, struct frame_baseline);

  baseline->arena = arena;
  return baseline;
}

/* FILE without "." and "..", as far as its text tells; a ".." at its
   beginning is dropped.  "-" for what is in no file.  */

static const char *
normalise (struct frame_arena *arena, const char *file)
{
  char *result = (char *) frame_alloc (arena, strlen (file) + 2);
  char *end = result;

  if (!*file)
    return "-";
  if (*file == '/')
    *end++ = '/';
  while (*file)
    {
      size_t n = strcspn (file, "/");
      char *start = result + (*result == '/');

      if (n == 2 && strncmp (file, "..", 2) == 0)
	{
	  while (end > start && *--end != '/')
	    ;
	}
      else if (n > 0 && !(n == 1 && *file == '.'))
	{
	  if (end > start)
	    *end++ = '/';
	  memcpy (end, file, n);
	  end += n;
	}
      file += n + (file[n] == '/');
    }
  *end = '\0';
  return result;
}

/* The last component of FILE.  */

static const char *
last_component (const char *file)
{
  const char *slash = strrchr (file, '/');

  return slash ? slash + 1 : file;
}

/* True if the components of one of A and B are the last ones of the
   other.  */

static bool
same_file_p (const char *a, const char *b)
{
  size_t n = strlen (a), m = strlen (b);
  const char *longer = n > m ? a : b, *shorter = n > m ? b : a;
  size_t more = n > m ? n - m : m - n;

  return strcmp (longer + more, shorter) == 0
	 && (more == 0 || *shorter == '/' || longer[more - 1] == '/');
}

/* The chain of FLAG, FILE and ABOUT; made if MAKE.  */

static struct chain *
find_chain (struct frame_baseline *baseline, const char *flag,
	    const char *file, const char *about, bool make)
{
  const char *key = frame_printf (baseline->arena, "%s\t%s\t%s", flag,
				  last_component (file), about);
  struct chain *chain;

  HASH_FIND_STR (baseline->chains, key, chain);
  if (chain || !make)
    return chain;
  chain = FRAME_NEW (baseline->arena, struct chain);
  chain->key = key;
  HASH_ADD_KEYPTR (hh, baseline->chains, chain->key, strlen (chain->key),
		   chain);
  return chain;
}

/* ABOUT as a line has it.  */

static const char *
words (const char *about)
{
  return about + (*about == ' ');
}

void
frame_baseline_add (struct frame_baseline *baseline, const char *flag,
		    const char *file, const char *about)
{
  struct entry *entry = FRAME_NEW (baseline->arena, struct entry);
  struct chain *chain;

  entry->flag = frame_intern (baseline->arena, flag);
  entry->file = normalise (baseline->arena, file);
  entry->about = frame_intern (baseline->arena, words (about));
  chain = find_chain (baseline, flag, entry->file, entry->about, true);
  entry->next = chain->entries;
  chain->entries = entry;
  baseline->n++;
}

bool
frame_baseline_take (struct frame_baseline *baseline,
		     const struct frame_finding *finding)
{
  const char *file;
  struct chain *chain;

  /* Nearly all compilations have none.  */
  if (baseline->n == baseline->n_taken)
    return false;
  file = normalise (baseline->arena, frame_where_file (&finding->where));
  chain = find_chain (baseline, frame_warnings[finding->warning].name, file,
		      words (finding->about), false);
  for (struct entry *e = chain ? chain->entries : NULL; e; e = e->next)
    if (!e->taken && same_file_p (e->file, file))
      {
	e->taken = true;
	baseline->n_taken++;
	return true;
      }
  return false;
}

unsigned
frame_baseline_taken (const struct frame_baseline *baseline)
{
  return baseline->n_taken;
}

unsigned
frame_baseline_left (const struct frame_baseline *baseline)
{
  return baseline->n - baseline->n_taken;
}

/* -- the file -- */

/* Take the escapes out of the N bytes at TEXT.  Null if one is wrong.  */

static const char *
unescape (struct frame_arena *arena, const char *text, size_t n)
{
  char *result = (char *) frame_alloc (arena, n + 1);
  char *end = result;

  for (size_t i = 0; i < n; i++)
    if (text[i] != '\\')
      *end++ = text[i];
    else
      {
	char digits[3] = "";
	char *rest = digits;

	if (n - i >= 4 && text[i + 1] == 'x')
	  memcpy (digits, text + i + 2, 2);
	*end++ = strtoul (digits, &rest, 16);
	if (rest != digits + 2 || end[-1] == '\0')
	  return NULL;
	i += 3;
      }
  *end = '\0';
  return result;
}

/* Read LINE, of LENGTH bytes without the newline.  Returns what is wrong with
   it, or null.  */

static const char *
read_line (struct frame_baseline *baseline, const char *line, size_t length)
{
  struct frame_arena *arena = baseline->arena;
  const char *end = line + length;
  const char *first = memchr (line, '\t', length);
  const char *second = first ? memchr (first + 1, '\t', end - first - 1) : NULL;
  const char *flag, *file, *about;

  if (length == 0 || *line == '#')
    return NULL;
  if (!second || first + 1 == second || memchr (line, '\0', length))
    return "expected a flag, a file and words, with tabs between them";
  flag = frame_intern_n (arena, line, first - line);
  if (strncmp (flag, "frame-", 6) != 0
      || frame_warning_by_name (flag + 6) == FRAME_N_WARNINGS)
    return frame_printf (arena, "unknown warning '%.60s'", flag);
  file = unescape (arena, first + 1, second - first - 1);
  about = unescape (arena, second + 1, end - second - 1);
  if (!file || !about)
    return "expected \\xNN after a backslash";
  frame_baseline_add (baseline, flag + 6, file, about);
  return NULL;
}

unsigned
frame_baseline_read (struct frame_baseline *baseline, const char *file,
		     frame_problem_fn report, void *data)
{
  struct frame_problem problem = { 0, 0, "" };
  FILE *stream = fopen (file, "r");
  unsigned errors = 0;
  char *line = NULL;
  size_t capacity = 0;
  ssize_t length;

  errno = stream ? 0 : errno;
  while (stream && (length = getline (&line, &capacity, stream)) >= 0)
    {
      const char *wrong;

      while (length && (line[length - 1] == '\n' || line[length - 1] == '\r'))
	length--;
      problem.line++;
      problem.column = 1;
      wrong = read_line (baseline, line, length);
      if (!wrong)
	continue;
      snprintf (problem.message, sizeof problem.message, "%s", wrong);
      report (data, &problem);
      errors++;
    }
  if (!stream || ferror (stream))
    {
      snprintf (problem.message, sizeof problem.message, "%s",
		strerror (errno));
      report (data, &problem);
      errors++;
    }
  free (line);
  if (stream)
    fclose (stream);
  return errors;
}

/* The order of lines.  */

static int
compare_entries (const void *a, const void *b)
{
  const struct entry *e = *(const struct entry *const *) a;
  const struct entry *f = *(const struct entry *const *) b;
  int order = strcmp (e->file, f->file);

  if (!order)
    order = strcmp (e->flag, f->flag);
  return order ? order : strcmp (e->about, f->about);
}

static void
write_field (const char *text, FILE *out)
{
  for (; *text; text++)
    if (*text == '\\' || (unsigned char) *text < 0x20 || *text == 0x7f)
      fprintf (out, "\\x%02x", (unsigned char) *text);
    else
      fputc (*text, out);
}

void
frame_baseline_write (const struct frame_baseline *baseline, FILE *out)
{
  const struct entry **list
    = frame_xrealloc (NULL, (baseline->n + 1) * sizeof *list);
  unsigned n = 0;
  struct chain *chain, *next;

  HASH_ITER (hh, baseline->chains, chain, next)
    for (const struct entry *e = chain->entries; e; e = e->next)
      list[n++] = e;
  qsort (list, n, sizeof *list, compare_entries);
  fputs ("# Known findings of gcc-frame: flag, file, words.\n", out);
  for (unsigned i = 0; i < n; i++)
    {
      fprintf (out, "frame-%s\t", list[i]->flag);
      write_field (list[i]->file, out);
      fputc ('\t', out);
      write_field (list[i]->about, out);
      fputc ('\n', out);
    }
  frame_xfree (list);
}
