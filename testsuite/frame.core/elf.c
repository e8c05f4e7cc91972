/* The reader of facts sections: both byte orders and classes, archives in
   archives, and damage of every kind.  The ELF files are made here, so that
   they do not depend on the compiler's target.  */

#include <fcntl.h>
#include <gelf.h>
#include <libelf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "facts-elf.h"

#define FACTS "frame-facts 1.1\nunit \"a.cc\" \"g++\"\nend unit\n"
#define NAMES "\0.shstrtab\0.gnu.frame_facts\0.gnu.lto_.asm.1\0.symtab\0"
#define NAME_SHSTRTAB 1
#define NAME_FACTS 11
#define NAME_LTO 28

static int failures;

/* Report the result OK of the test NAME.  */

static void
check (const char *name, int ok)
{
  printf ("%s: %s\n", ok ? "PASS" : "FAIL", name);
  failures += !ok;
}

/* The bytes of a file.  */
struct bytes
{
  char data[8192];
  size_t length;
};

/* Make FILE hold BYTES.  */

static void
write_bytes (const char *file, const struct bytes *bytes)
{
  int fd = open (file, O_WRONLY | O_CREAT | O_TRUNC, 0600);

  if (fd < 0 || write (fd, bytes->data, bytes->length)
		  != (ssize_t) bytes->length)
    {
      perror (file);
      exit (2);
    }
  close (fd);
}

/* Make BYTES hold what FILE holds.  */

static void
read_bytes (const char *file, struct bytes *bytes)
{
  int fd = open (file, O_RDONLY);
  ssize_t n = fd < 0 ? -1 : read (fd, bytes->data, sizeof bytes->data);

  if (n < 0)
    {
      perror (file);
      exit (2);
    }
  bytes->length = n;
  close (fd);
}

/* Add to ELF a section with the name at NAME in NAMES, TYPE, and LENGTH
   bytes of CONTENT.  */

static size_t
add_section (Elf *elf, unsigned name, unsigned type, const char *content,
	     size_t length)
{
  Elf_Scn *scn = elf_newscn (elf);
  Elf_Data *data = elf_newdata (scn);
  GElf_Shdr shdr;

  data->d_buf = (void *) content;
  data->d_size = length;
  data->d_align = 1;
  data->d_type = ELF_T_BYTE;
  gelf_getshdr (scn, &shdr);
  shdr.sh_name = name;
  shdr.sh_type = type;
  gelf_update_shdr (scn, &shdr);
  return elf_ndxscn (scn);
}

/* Make BYTES an object of CLASS and byte order DATA whose section called
   NAME holds the LENGTH bytes of CONTENT.  FILE is used on the way.  */

static void
make_object (const char *file, int class, int data, unsigned name,
	     const char *content, size_t length, struct bytes *bytes)
{
  int fd = open (file, O_RDWR | O_CREAT | O_TRUNC, 0600);
  Elf *elf = elf_begin (fd, ELF_C_WRITE, NULL);
  GElf_Ehdr ehdr;

  gelf_newehdr (elf, class);
  gelf_getehdr (elf, &ehdr);
  ehdr.e_ident[EI_DATA] = data;
  ehdr.e_type = ET_REL;
  ehdr.e_version = EV_CURRENT;
  ehdr.e_shstrndx = 2;
  gelf_update_ehdr (elf, &ehdr);
  add_section (elf, name, SHT_PROGBITS, content, length);
  add_section (elf, NAME_SHSTRTAB, SHT_STRTAB, NAMES, sizeof NAMES);
  if (elf_update (elf, ELF_C_WRITE) < 0)
    {
      fprintf (stderr, "%s\n", elf_errmsg (-1));
      exit (2);
    }
  elf_end (elf);
  close (fd);
  read_bytes (file, bytes);
}

/* Append the member NAME with the bytes MEMBER to the archive AR.  */

static void
add_member (struct bytes *ar, const char *name, const struct bytes *member)
{
  if (ar->length == 0)
    {
      memcpy (ar->data, "!<arch>\n", 8);
      ar->length = 8;
    }
  ar->length
    += sprintf (ar->data + ar->length, "%-16s%-12d%-6d%-6d%-8o%-10zu`\n",
		name, 0, 0, 0, 0644, member->length);
  memcpy (ar->data + ar->length, member->data, member->length);
  ar->length += member->length;
  if (ar->length & 1)
    ar->data[ar->length++] = '\n';
}

/* Count the problems in DATA.  */

static void
count (void *data, const char *where, const char *message)
{
  (void) where;
  (void) message;
  ++*(unsigned *) data;
}

/* Read FILE; tell the problems in *PROBLEMS.  */

static struct frame_facts_file *
look (struct frame_arena *arena, const char *file, unsigned *problems)
{
  *problems = 0;
  return frame_facts_open (arena, file, FRAME_FACTS_READ, count, problems);
}

/* True if FILE has N chunks and each holds FACTS.  */

static int
facts_p (const struct frame_facts_file *file, unsigned n)
{
  if (!file || file->n_chunks != n)
    return 0;
  for (unsigned i = 0; i < n; i++)
    if (file->chunks[i].length != strlen (FACTS)
	|| memcmp (file->chunks[i].text, FACTS, strlen (FACTS)) != 0)
      return 0;
  return 1;
}

/* Each class and byte order.  */

static void
test_classes (const char *file)
{
  static const struct
  {
    const char *name;
    int class, data;
  } kinds[] = { { "32-bit, big-endian", ELFCLASS32, ELFDATA2MSB },
		{ "32-bit, little-endian", ELFCLASS32, ELFDATA2LSB },
		{ "64-bit, big-endian", ELFCLASS64, ELFDATA2MSB },
		{ "64-bit, little-endian", ELFCLASS64, ELFDATA2LSB } };

  for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
    {
      struct frame_arena *arena = frame_arena_new ("test");
      struct bytes bytes;
      unsigned problems;
      struct frame_facts_file *facts;

      make_object (file, kinds[i].class, kinds[i].data, NAME_FACTS, FACTS,
		   strlen (FACTS), &bytes);
      facts = look (arena, file, &problems);
      check (kinds[i].name, facts_p (facts, 1) && problems == 0
			      && facts->kind == FRAME_FILE_OBJECT);
      frame_arena_free (arena);
    }
}

/* Archives, and one in another.  */

static void
test_archives (const char *file, struct bytes *nested)
{
  struct frame_arena *arena = frame_arena_new ("test");
  struct bytes object, other, archive = { .length = 0 };
  unsigned problems;
  struct frame_facts_file *facts;

  make_object (file, ELFCLASS64, ELFDATA2LSB, NAME_FACTS, FACTS,
	       strlen (FACTS), &object);
  make_object (file, ELFCLASS64, ELFDATA2LSB, NAME_LTO, "x", 1, &other);
  add_member (&archive, "odd.o/", &object);
  add_member (&archive, "none.o/", &other);
  add_member (&archive, "two.o/", &object);
  write_bytes (file, &archive);
  facts = look (arena, file, &problems);
  check ("archive", facts_p (facts, 2) && problems == 0
		      && facts->kind == FRAME_FILE_ARCHIVE);
  check ("names of members",
	 facts && strstr (facts->chunks[1].where, "(two.o)") != NULL);

  nested->length = 0;
  add_member (nested, "inner.a/", &archive);
  add_member (nested, "three.o/", &object);
  write_bytes (file, nested);
  check ("archive in an archive",
	 facts_p (look (arena, file, &problems), 3) && problems == 0);
  frame_arena_free (arena);
}

/* BYTES cut off after each length, and with each byte changed: something may
   be missing, but what is read stays inside and nothing crashes.  Each cut
   must be told, but for BOUNDARIES between members of an archive.  */

static void
test_damage (const char *file, const char *name, const struct bytes *bytes,
	     unsigned boundaries)
{
  struct bytes bad;
  unsigned silent = 0, wild = 0;
  char text[80];

  for (size_t i = 0; i < 2 * bytes->length; i++)
    {
      struct frame_arena *arena = frame_arena_new ("test");
      unsigned problems;
      struct frame_facts_file *facts;
      int cut = i < bytes->length;

      bad = *bytes;
      if (cut)
	bad.length = i;
      else
	bad.data[i - bytes->length] ^= 0x81;
      write_bytes (file, &bad);
      facts = look (arena, file, &problems);
      /* Cut to less than a header it is just not one of ours.  */
      if (cut && i >= sizeof (Elf64_Ehdr) && problems == 0)
	silent++;
      for (unsigned j = 0; facts && j < facts->n_chunks; j++)
	if (facts->chunks[j].text && facts->chunks[j].length > bad.length)
	  wild++;
      frame_arena_free (arena);
    }
  sprintf (text, "%s: no cut goes unnoticed", name);
  check (text, silent == boundaries);
  sprintf (text, "%s: nothing beyond the file is read", name);
  check (text, wild == 0);
}

/* What is not ours.  */

static void
test_others (const char *file)
{
  struct frame_arena *arena = frame_arena_new ("test");
  struct bytes bytes = { .length = 0 };
  unsigned problems;
  struct frame_facts_file *facts;

  write_bytes (file, &bytes);
  facts = look (arena, file, &problems);
  check ("empty file", facts && facts->kind == FRAME_FILE_OTHER
			 && facts->n_chunks == 0 && problems == 0);
  check ("directory", look (arena, "/", &problems) == NULL && problems == 1);
  check ("device", look (arena, "/dev/null", &problems) == NULL
		     && problems == 1);
  bytes.length = sprintf (bytes.data, "%s", FACTS);
  write_bytes (file, &bytes);
  facts = look (arena, file, &problems);
  check ("text", facts_p (facts, 1) && facts->kind == FRAME_FILE_TEXT);
  unlink (file);
  check ("missing file", look (arena, file, &problems) == NULL
			   && problems == 1);
  frame_arena_free (arena);
}

int
main (void)
{
  const char *tmp = getenv ("TMPDIR");
  char file[256];
  struct bytes object, nested;

  snprintf (file, sizeof file, "%s/frame-elf-%ld.o", tmp ? tmp : ".",
	    (long) getpid ());
  elf_version (EV_CURRENT);
  test_classes (file);
  test_archives (file, &nested);
  make_object (file, ELFCLASS64, ELFDATA2LSB, NAME_FACTS, FACTS,
	       strlen (FACTS), &object);
  test_damage (file, "object", &object, 0);
  test_damage (file, "nested archive", &nested, 1);
  test_others (file);
  unlink (file);
  return failures != 0;
}
