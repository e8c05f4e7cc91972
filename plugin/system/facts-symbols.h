/* Methods that object files define and call, from their symbol tables.

   Facts leave out functions that have nothing to do with frames; so only the
   symbols tell whether a method that a program calls is in it at all.  */

#ifndef FRAME_FACTS_SYMBOLS_H
#define FRAME_FACTS_SYMBOLS_H

#include <gelf.h>
#include <libelf.h>
#include <stdbool.h>
#include "arena.h"

/* A method that may write its object: not const, and of a class that is no
   template.  */
struct frame_method
{
  const char *symbol;		/* mangled */
  const char *class_name;	/* "hectorslam::PoseInfo" */
  bool defined;
};

struct frame_methods
{
  unsigned n;
  unsigned capacity;
  struct frame_method *list;	/* malloc-grown; the strings in an arena */
};

/* The class of the method that is called SYMBOL, in ARENA; null if that is no
   such method.  A function in a namespace looks like a method of a class of
   that name.  */
extern const char *frame_method_class (struct frame_arena *arena,
				       const char *symbol);
/* Add the methods in the symbol table SCN of ELF, with header SHDR.  */
extern void frame_methods_read (struct frame_methods *methods,
				struct frame_arena *arena, Elf *elf,
				Elf_Scn *scn, const GElf_Shdr *shdr);

#endif
