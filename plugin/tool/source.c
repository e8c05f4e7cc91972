/* Keep the source files that findings point into, and count their columns as
   GCC does, so that our carets stand where the compiler's do.  */

#define _GNU_SOURCE
#include "source.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <wchar.h>
#include <uthash.h>
#include "arena.h"

#define TAB_STOP 8
/* Nobody reads a caret under a line of this length, nor a source file of
   this size.  */
#define MAX_LINE 4096
#define MAX_FILE (64 << 20)
/* How many directories above the program's are tried.  */
#define MAX_UP 3

/* A file that was read, or could not be (no lines).  */
struct source
{
  char *name;
  char *path;			/* where it was found, or null */
  char *text;
  unsigned n_lines;
  unsigned capacity;
  const char **lines;		/* N_LINES beginnings, then the end */
  UT_hash_handle hh;
};

struct frame_sources
{
  char *base;			/* directory, or null */
  struct source *files;
};

struct frame_sources *
frame_sources_new (void)
{
  struct frame_sources *sources = frame_xrealloc (NULL, sizeof *sources);

  memset (sources, 0, sizeof *sources);
  return sources;
}

/* Forget all files of SOURCES.  */

static void
forget (struct frame_sources *sources)
{
  struct source *file, *next;

  HASH_ITER (hh, sources->files, file, next)
    {
      HASH_DEL (sources->files, file);
      frame_xfree (file->name);
      frame_xfree (file->path);
      frame_xfree (file->text);
      frame_xfree (file->lines);
      frame_xfree (file);
    }
}

void
frame_sources_free (struct frame_sources *sources)
{
  forget (sources);
  frame_xfree (sources->base);
  frame_xfree (sources);
}

/* A copy of the LENGTH bytes at TEXT as a string.  */

static char *
copy (const char *text, size_t length)
{
  char *result = frame_xrealloc (NULL, length + 1);

  memcpy (result, text, length);
  result[length] = '\0';
  return result;
}

void
frame_sources_base (struct frame_sources *sources, const char *file)
{
  const char *slash = strrchr (file, '/');
  char *base = slash ? copy (file, slash - file) : NULL;

  /* The same relative name may be another file now.  */
  if (!base != !sources->base || (base && strcmp (base, sources->base) != 0))
    forget (sources);
  frame_xfree (sources->base);
  sources->base = base;
}

/* Read the regular file NAME whole, and its *LENGTH.  Null if that cannot be
   done; names come from facts, so it may be anything.  */

static char *
read_file (const char *name, size_t *length)
{
  int fd = open (name, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
  struct stat status;
  char *text = NULL;
  ssize_t n = 0;

  if (fd < 0)
    return NULL;
  *length = 0;
  if (fstat (fd, &status) == 0 && S_ISREG (status.st_mode)
      && status.st_size <= MAX_FILE)
    {
      text = frame_xrealloc (NULL, status.st_size + 1);
      while (*length < (size_t) status.st_size
	     && (n = read (fd, text + *length, status.st_size - *length)) > 0)
	*length += n;
      text[*length] = '\0';
    }
  close (fd);
  return text;
}

/* The text of NAME, looked for as frame_sources_base says, and in *FOUND its
   path.  */

static char *
find_file (struct frame_sources *sources, const char *name, size_t *length,
	   char **found)
{
  char *text = read_file (name, length);
  int n = sources->base ? strlen (sources->base) : 0;
  char *path;

  if (text)
    *found = copy (name, strlen (name));
  if (text || name[0] == '/' || n == 0)
    return text;
  path = frame_xrealloc (NULL, n + strlen (name) + 2);
  for (int up = 0; !text && up <= MAX_UP && n > 0; up++)
    {
      memcpy (path, sources->base, n);
      path[n] = '/';
      strcpy (path + n + 1, name);
      text = read_file (path, length);
      while (n > 0 && sources->base[n - 1] != '/')
	n--;
      n -= n > 0;
    }
  if (text)
    *found = path;
  else
    frame_xfree (path);
  return text;
}

/* Note where the lines of FILE, LENGTH bytes of text, begin.  */

static void
index_lines (struct source *file, size_t length)
{
  const char *at = file->text, *end = at + length;

  while (at < end)
    {
      const char *newline = memchr (at, '\n', end - at);

      *FRAME_PUSH (file->lines, file->n_lines, file->capacity, const char *)
	= at;
      at = newline ? newline + 1 : end;
    }
  *FRAME_PUSH (file->lines, file->n_lines, file->capacity, const char *)
    = end;
  file->n_lines--;
}

/* The file NAME, read now or before.  */

static struct source *
get_file (struct frame_sources *sources, const char *name)
{
  struct source *file;
  size_t length = 0;

  HASH_FIND_STR (sources->files, name, file);
  if (file)
    return file;
  file = frame_xrealloc (NULL, sizeof *file);
  memset (file, 0, sizeof *file);
  file->name = copy (name, strlen (name));
  file->text = find_file (sources, name, &length, &file->path);
  if (file->text)
    index_lines (file, length);
  HASH_ADD_KEYPTR (hh, sources->files, file->name, strlen (file->name), file);
  return file;
}

const char *
frame_sources_path (struct frame_sources *sources, const char *name)
{
  return get_file (sources, name)->path;
}

const char *
frame_sources_line (struct frame_sources *sources, const char *name,
		    unsigned line, size_t *length)
{
  struct source *file = get_file (sources, name);
  const char *begin, *end;

  if (line == 0 || line > file->n_lines)
    return NULL;
  begin = file->lines[line - 1];
  end = file->lines[line];
  while (end > begin && (end[-1] == '\n' || end[-1] == '\r'))
    end--;
  *length = end - begin;
  return *length <= MAX_LINE ? begin : NULL;
}

/* Decode the UTF-8 character at TEXT, of at most LENGTH bytes, to *C.  Source
   is UTF-8 whatever the locale.  Returns its bytes; 1 for a stray one.  */

static unsigned
decode (const char *text, size_t length, wchar_t *c)
{
  unsigned char lead = text[0];
  unsigned n = lead < 0xc2 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;

  *c = lead;
  if (n == 1 || n > length)
    return 1;
  *c = lead & (0x7f >> n);
  for (unsigned i = 1; i < n; i++)
    {
      if ((text[i] & 0xc0) != 0x80)
	return 1;
      *c = *c << 6 | (text[i] & 0x3f);
    }
  return n;
}

unsigned
frame_display_width (const char *text, size_t length, unsigned *width)
{
  wchar_t c;
  unsigned n = decode (text, length, &c);
  int columns = n > 1 ? wcwidth (c) : 1;

  *width = columns < 0 ? 1 : columns;
  return n;
}

unsigned
frame_character_column (const char *text, size_t length, unsigned column)
{
  unsigned result = 1;
  wchar_t c;

  for (size_t at = 0; at < length && at + 1 < column; result++)
    at += decode (text + at, length - at, &c);
  return result;
}

unsigned
frame_display_column (const char *text, size_t length, unsigned column)
{
  unsigned result = 1;
  size_t at = 0;

  while (at < length && at + 1 < column)
    {
      unsigned width;
      unsigned bytes = frame_display_width (text + at, length - at, &width);

      if (text[at] == '\t')
	result += TAB_STOP - (result - 1) % TAB_STOP;
      else
	result += width;
      at += bytes;
    }
  /* A column beyond the end of the line.  */
  return at + 1 < column ? result + (column - at - 1) : result;
}
