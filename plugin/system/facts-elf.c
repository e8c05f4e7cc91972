/* Find the section .gnu.frame_facts in whatever a linker reads or writes.

   libelf knows both classes and byte orders and plain archives, so the
   facts of a robot built by a cross compiler are read like our own.  It
   does not know thin archives, which only name their members; their few
   headers are walked here.  */

#include "facts-elf.h"

#include <ar.h>
#include <errno.h>
#include <fcntl.h>
#include <gelf.h>
#include <libelf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Archives in archives, deeper than any build makes them.  */
#define MAX_DEPTH 8
#define THIN_MAGIC "!<thin>\n"
#define TEXT_MAGIC "frame-facts"

/* One call of frame_facts_open.  */
struct reader
{
  struct frame_arena *arena;
  struct frame_facts_file *file;
  unsigned chunk_capacity;
  unsigned needed_capacity;
  enum frame_facts_depth depth;
  frame_facts_report_fn report;
  void *data;
};

/* What is being looked at: a file or a member of an archive, SIZE bytes from
   START of FD.  */
struct image
{
  const char *where;
  int fd;
  uint64_t start;
  uint64_t size;
  unsigned nesting;
};

static void read_elf (struct reader *r, Elf *elf, const struct image *image);

static void complain (struct reader *, const char *, const char *, ...)
  __attribute__ ((format (printf, 3, 4)));

/* Tell R's caller that WHERE has the problem FORMAT.  */

static void
complain (struct reader *r, const char *where, const char *format, ...)
{
  char message[256];
  va_list args;

  if (r->file)
    r->file->damaged = true;
  if (!r->report)
    return;
  va_start (args, format);
  vsnprintf (message, sizeof message, format, args);
  va_end (args);
  r->report (r->data, where, message);
}

/* Note LENGTH bytes of facts at TEXT (null when only peeking), found in
   WHERE.  */

static void
add_chunk (struct reader *r, const char *where, const char *text,
	   size_t length)
{
  struct frame_facts_chunk *chunk
    = FRAME_PUSH (r->file->chunks, r->file->n_chunks, r->chunk_capacity,
		  struct frame_facts_chunk);

  chunk->where = where;
  chunk->length = length;
  chunk->text = NULL;
  if (text)
    {
      char *copy = frame_alloc (r->arena, length + 1);
      memcpy (copy, text, length);
      chunk->text = copy;
    }
}

/* The facts section SCN with header SHDR of IMAGE.  */

static void
read_facts_section (struct reader *r, Elf_Scn *scn, const GElf_Shdr *shdr,
		    const struct image *image)
{
  Elf_Data *data;

  if (shdr->sh_type == SHT_NOBITS || shdr->sh_size == 0)
    return;
  if (shdr->sh_offset > image->size
      || shdr->sh_size > image->size - shdr->sh_offset)
    {
      complain (r, image->where,
		"section " FRAME_FACTS_SECTION " reaches beyond the end of "
		"the file");
      return;
    }
  if (r->depth == FRAME_FACTS_PEEK)
    {
      add_chunk (r, image->where, NULL, shdr->sh_size);
      return;
    }
  if (shdr->sh_flags & SHF_COMPRESSED)
    data = elf_compress (scn, 0, 0) < 0 ? NULL : elf_getdata (scn, NULL);
  else
    data = elf_rawdata (scn, NULL);
  if (!data || !data->d_buf)
    complain (r, image->where, "section " FRAME_FACTS_SECTION ": %s",
	      elf_errmsg (-1));
  else
    add_chunk (r, image->where, data->d_buf, data->d_size);
}

/* True if the symbol table SCN of ELF has the symbol by which GCC marks an
   object that holds bytecode and no code.  */

static bool
slim_symbol_p (Elf *elf, Elf_Scn *scn, const GElf_Shdr *shdr)
{
  Elf_Data *data = elf_getdata (scn, NULL);
  GElf_Sym sym;

  if (!data || !shdr->sh_entsize)
    return false;
  for (int i = 0; gelf_getsym (data, i, &sym); i++)
    {
      const char *name = elf_strptr (elf, shdr->sh_link, sym.st_name);
      if (name && strcmp (name, "__gnu_lto_slim") == 0)
	return true;
    }
  return false;
}

/* Note the methods in the symbol table SCN of ELF, if more than a look is
   asked for.  */

static void
read_methods (struct reader *r, Elf *elf, Elf_Scn *scn, const GElf_Shdr *shdr)
{
  if (r->depth == FRAME_FACTS_READ)
    frame_methods_read (&r->file->methods, r->arena, elf, scn, shdr);
}

/* Note what the dynamic section SCN of ELF says about libraries.  Returns
   true if it marks a position-independent executable.  */

static bool
read_dynamic (struct reader *r, Elf *elf, Elf_Scn *scn,
	      const GElf_Shdr *shdr)
{
  Elf_Data *data = elf_getdata (scn, NULL);
  GElf_Dyn dyn;
  bool pie = false;

  for (int i = 0; data && gelf_getdyn (data, i, &dyn); i++)
    {
      const char *text;

      if (dyn.d_tag == DT_NULL)
	break;
      if (dyn.d_tag == DT_FLAGS_1)
	pie = (dyn.d_un.d_val & DF_1_PIE) != 0;
      if (dyn.d_tag != DT_NEEDED && dyn.d_tag != DT_SONAME
	  && dyn.d_tag != DT_RUNPATH && dyn.d_tag != DT_RPATH)
	continue;
      text = elf_strptr (elf, shdr->sh_link, dyn.d_un.d_val);
      if (!text)
	continue;
      text = frame_intern (r->arena, text);
      if (dyn.d_tag == DT_NEEDED)
	*FRAME_PUSH (r->file->needed, r->file->n_needed, r->needed_capacity,
		     const char *)
	  = text;
      else if (dyn.d_tag == DT_SONAME)
	r->file->soname = text;
      else if (dyn.d_tag == DT_RUNPATH || !r->file->run_path)
	r->file->run_path = text;
    }
  return pie;
}

/* True if ELF asks for a program interpreter.  */

static bool
interpreter_p (Elf *elf)
{
  size_t n;
  GElf_Phdr phdr;

  if (elf_getphdrnum (elf, &n) != 0)
    return false;
  for (size_t i = 0; i < n; i++)
    if (gelf_getphdr (elf, i, &phdr) && phdr.p_type == PT_INTERP)
      return true;
  return false;
}

/* What an ELF file with header EHDR is.  */

static enum frame_file_kind
elf_file_kind (Elf *elf, const GElf_Ehdr *ehdr, bool pie)
{
  switch (ehdr->e_type)
    {
    case ET_REL:
      return FRAME_FILE_OBJECT;
    case ET_EXEC:
      return FRAME_FILE_PROGRAM;
    case ET_DYN:
      return pie || interpreter_p (elf) ? FRAME_FILE_PROGRAM
					: FRAME_FILE_SHARED;
    default:
      return FRAME_FILE_OTHER;
    }
}

/* False, and a complaint, if the section headers of ELF with header EHDR are
   not all inside IMAGE.  (libelf would say that there are none.)  */

static bool
section_headers_inside_p (struct reader *r, const GElf_Ehdr *ehdr,
			  const struct image *image)
{
  uint64_t bytes = (uint64_t) ehdr->e_shnum * ehdr->e_shentsize;

  if (ehdr->e_shoff <= image->size && bytes <= image->size - ehdr->e_shoff)
    return true;
  complain (r, image->where, "the ELF file is truncated");
  return false;
}

/* Look at the sections of the object, library or executable ELF.  */

static void
read_object (struct reader *r, Elf *elf, const struct image *image)
{
  GElf_Ehdr ehdr;
  Elf_Scn *scn = NULL;
  size_t names;
  bool lto = false, slim = false, pie = false;
  unsigned had = r->file->n_chunks;

  if (!gelf_getehdr (elf, &ehdr))
    {
      complain (r, image->where, "damaged ELF file: %s", elf_errmsg (-1));
      return;
    }
  if (section_headers_inside_p (r, &ehdr, image)
      && elf_getshdrstrndx (elf, &names) == 0)
    while ((scn = elf_nextscn (elf, scn)))
      {
	GElf_Shdr shdr;
	const char *name;

	if (!gelf_getshdr (scn, &shdr))
	  continue;
	name = elf_strptr (elf, names, shdr.sh_name);
	if (shdr.sh_type == SHT_DYNAMIC)
	  pie |= read_dynamic (r, elf, scn, &shdr);
	else if (shdr.sh_type == SHT_SYMTAB && ehdr.e_type == ET_REL)
	  {
	    slim |= slim_symbol_p (elf, scn, &shdr);
	    read_methods (r, elf, scn, &shdr);
	  }
	else if (shdr.sh_type == SHT_DYNSYM)
	  read_methods (r, elf, scn, &shdr);
	else if (name && strcmp (name, FRAME_FACTS_SECTION) == 0)
	  read_facts_section (r, scn, &shdr, image);
	else if (name && strncmp (name, ".gnu.lto_", 9) == 0)
	  lto = true;
      }
  if (lto && slim && r->file->n_chunks == had && !r->file->n_lto_only++)
    r->file->lto_object = image->where;
  if (r->file->kind == FRAME_FILE_OTHER)
    r->file->kind = elf_file_kind (elf, &ehdr, pie);
}

/* Look at the member of IMAGE that ELF is, SIZE bytes after START.  Names
   that begin with a slash are tables of the archive.  */

static void
read_member (struct reader *r, Elf *elf, uint64_t start, uint64_t size,
	     const struct image *image)
{
  Elf_Arhdr *header = elf_getarhdr (elf);
  struct image inner = { .fd = image->fd,
			 .start = start,
			 .size = size,
			 .nesting = image->nesting + 1 };

  if (!header || !header->ar_name || header->ar_name[0] == '/')
    return;
  inner.where
    = frame_printf (r->arena, "%s(%s)", image->where, header->ar_name);
  read_elf (r, elf, &inner);
}

/* The size that the header of a member AT bytes into IMAGE gives it.  False
   if that is not inside IMAGE.  */

static bool
member_size (const struct image *image, uint64_t at, uint64_t *size)
{
  struct ar_hdr header;

  if (at > image->size || image->size - at < sizeof header
      || pread (image->fd, &header, sizeof header, image->start + at)
	   != sizeof header)
    return false;
  *size = strtoull (header.ar_size, NULL, 10);
  return *size <= image->size - at - sizeof header;
}

/* Look at the members of the archive ELF.  libelf does not tell the end of
   an archive from damage, clips members to what is there, and goes on into
   an outer archive; so we keep count of the bytes.  */

static void
read_archive (struct reader *r, Elf *elf, const struct image *image)
{
  Elf_Cmd command = ELF_C_READ;
  Elf *member;
  uint64_t at = SARMAG, size;

  r->file->kind = FRAME_FILE_ARCHIVE;
  while (at < image->size && member_size (image, at, &size)
	 && (member = elf_begin (-1, command, elf)) != NULL)
    {
      at += sizeof (struct ar_hdr);
      read_member (r, member, image->start + at, size, image);
      at += size + (size & 1);
      command = elf_next (member);
      elf_end (member);
    }
  if (at != image->size && at != image->size + 1)
    complain (r, image->where, "the archive is truncated or damaged");
}

/* Look into ELF, which IMAGE describes.  */

static void
read_elf (struct reader *r, Elf *elf, const struct image *image)
{
  if (image->nesting > MAX_DEPTH)
    complain (r, image->where, "archives are nested too deep");
  else if (elf_kind (elf) == ELF_K_AR)
    read_archive (r, elf, image);
  else if (elf_kind (elf) == ELF_K_ELF)
    read_object (r, elf, image);
}

/* Look into IMAGE, a whole file, as ELF.  */

static void
read_elf_file (struct reader *r, const struct image *image)
{
  Elf *elf = elf_begin (image->fd, ELF_C_READ, NULL);

  if (!elf)
    {
      complain (r, image->where, "%s", elf_errmsg (-1));
      return;
    }
  read_elf (r, elf, image);
  elf_end (elf);
}

/* Open NAME, a regular file, for reading, and set *STATUS.  Returns -1 after
   a complaint in which it is called WHERE.  O_NONBLOCK: a FIFO must not
   hold us up before we see what it is.  */

static int
open_regular (struct reader *r, const char *name, const char *where,
	      struct stat *status)
{
  int fd = open (name, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);

  if (fd < 0)
    complain (r, where, "%s", strerror (errno));
  else if (fstat (fd, status) != 0 || !S_ISREG (status->st_mode))
    {
      complain (r, where,
		S_ISDIR (status->st_mode) ? "is a directory"
					  : "is not a regular file");
      close (fd);
      fd = -1;
    }
  return fd;
}

/* Read LENGTH bytes at OFFSET of IMAGE into the arena, or return null.  */

static char *
read_bytes (struct reader *r, const struct image *image, off_t offset,
	    size_t length)
{
  char *text = frame_alloc (r->arena, length + 1);
  size_t done = 0;

  while (done < length)
    {
      ssize_t n = pread (image->fd, text + done, length - done, offset + done);
      if (n <= 0)
	return NULL;
      done += n;
    }
  return text;
}

/* The name of the thin archive's member with the name field FIELD (16
   characters), looked up in NAMES if it is too long for it.  Null if there
   is none.  */

static const char *
thin_member_name (struct reader *r, const char *field, const char *names,
		  size_t names_length)
{
  size_t length = 0, at;
  const char *name = field;

  if (field[0] == '/')
    {
      at = strtoul (field + 1, NULL, 10);
      if (!names || at >= names_length)
	return NULL;
      name = names + at;
      while (at + length < names_length && name[length] != '\n')
	length++;
    }
  else
    length = 16;
  while (length && (name[length - 1] == ' ' || name[length - 1] == '/'))
    length--;
  return length ? frame_intern_n (r->arena, name, length) : NULL;
}

/* Look at the file NAME, member of the thin archive IMAGE.  The name is
   relative to the archive.  */

static void
read_thin_member (struct reader *r, const char *name,
		  const struct image *image)
{
  const char *slash = strrchr (r->file->name, '/');
  const char *path = name;
  struct image inner = { .nesting = image->nesting + 1 };
  struct stat status;

  if (slash && name[0] != '/')
    path = frame_printf (r->arena, "%.*s%s",
			 (int) (slash + 1 - r->file->name), r->file->name,
			 name);
  inner.where = frame_printf (r->arena, "%s(%s)", image->where, name);
  inner.fd = open_regular (r, path, inner.where, &status);
  if (inner.fd < 0)
    return;
  inner.size = status.st_size;
  read_elf_file (r, &inner);
  close (inner.fd);
}

/* Walk the headers of the thin archive IMAGE.  Only the symbol table and the
   table of long names have their contents inside.  */

static void
read_thin_archive (struct reader *r, const struct image *image)
{
  off_t at = SARMAG;
  const char *names = NULL;
  size_t names_length = 0;
  struct ar_hdr *header;

  r->file->kind = FRAME_FILE_ARCHIVE;
  while (at + sizeof *header <= image->size)
    {
      uint64_t size;
      const char *name;

      header = (struct ar_hdr *) read_bytes (r, image, at, sizeof *header);
      if (!header || memcmp (header->ar_fmag, ARFMAG, 2) != 0)
	break;
      size = strtoull (header->ar_size, NULL, 10);
      at += sizeof *header;
      if (header->ar_name[0] == '/' && header->ar_name[1] == '/')
	{
	  if (size > image->size - at)
	    break;
	  names = read_bytes (r, image, at, size);
	  names_length = size;
	}
      if (header->ar_name[0] == '/'
	  && (header->ar_name[1] < '0' || header->ar_name[1] > '9'))
	at += size + (size & 1);
      else if ((name = thin_member_name (r, header->ar_name, names,
					 names_length)))
	read_thin_member (r, name, image);
      else
	break;
    }
  if ((uint64_t) at != image->size)
    complain (r, image->where, "the archive is truncated or damaged");
}

/* IMAGE is a file of facts as text.  */

static void
read_text (struct reader *r, const struct image *image)
{
  const char *text = NULL;

  r->file->kind = FRAME_FILE_TEXT;
  if (r->depth == FRAME_FACTS_READ
      && !(text = read_bytes (r, image, 0, image->size)))
    complain (r, image->where, "cannot be read");
  else
    add_chunk (r, image->where, text, image->size);
}

/* Look into IMAGE, whatever it is.  */

static void
read_any (struct reader *r, const struct image *image)
{
  char magic[16] = "";

  if (pread (image->fd, magic, sizeof magic - 1, 0) < 0)
    complain (r, image->where, "%s", strerror (errno));
  else if (strncmp (magic, TEXT_MAGIC, strlen (TEXT_MAGIC)) == 0)
    read_text (r, image);
  else if (strncmp (magic, THIN_MAGIC, SARMAG) == 0)
    read_thin_archive (r, image);
  else if (strncmp (magic, ARMAG, SARMAG) == 0
	   || strncmp (magic, ELFMAG, SELFMAG) == 0)
    read_elf_file (r, image);
}

/* Move the malloc-grown arrays of R's file to the arena.  */

static void
settle (struct reader *r)
{
  struct frame_facts_file *file = r->file;
  struct frame_facts_chunk *chunks = file->chunks;
  const char **needed = file->needed;
  struct frame_method *methods = file->methods.list;

  file->chunks
    = FRAME_NEW_N (r->arena, struct frame_facts_chunk, file->n_chunks + 1);
  file->needed = FRAME_NEW_N (r->arena, const char *, file->n_needed + 1);
  for (unsigned i = 0; i < file->n_chunks; i++)
    file->chunks[i] = chunks[i];
  for (unsigned i = 0; i < file->n_needed; i++)
    file->needed[i] = needed[i];
  file->methods.list
    = FRAME_NEW_N (r->arena, struct frame_method, file->methods.n + 1);
  for (unsigned i = 0; i < file->methods.n; i++)
    file->methods.list[i] = methods[i];
  frame_xfree (chunks);
  frame_xfree (needed);
  frame_xfree (methods);
}

struct frame_facts_file *
frame_facts_open (struct frame_arena *arena, const char *name,
		  enum frame_facts_depth depth, frame_facts_report_fn report,
		  void *data)
{
  struct reader r = { .arena = arena, .depth = depth, .report = report,
		      .data = data };
  struct image image = { .where = frame_intern (arena, name) };
  struct stat status = { 0 };

  image.fd = open_regular (&r, name, image.where, &status);
  if (image.fd < 0)
    return NULL;
  elf_version (EV_CURRENT);
  r.file = FRAME_NEW (arena, struct frame_facts_file);
  r.file->name = image.where;
  r.file->device = status.st_dev;
  r.file->inode = status.st_ino;
  image.size = status.st_size;
  read_any (&r, &image);
  close (image.fd);
  settle (&r);
  return r.file;
}
