/* Warnings, findings, and what silences them.

   A finding is a value: the flag, the place, one sentence, notes and
   fix-its.  The compiler part and the gcc-frame command only print it.  */

#ifndef FRAME_FINDING_H
#define FRAME_FINDING_H

#include "frame-ir.h"

#ifdef __cplusplus
extern "C" {
#endif

enum frame_warning
{
#define FRAME_WARNING(ID, NAME, TIER, VIEWS, SUMMARY) FRAME_W_##ID,
#include "warnings.def"
#undef FRAME_WARNING
  FRAME_N_WARNINGS
};

struct frame_warning_info
{
  const char *name;		/* "missing-id"; the flag is -Wframe-missing-id */
  char tier;			/* 'D', 'A' or 'C' */
  const char *views;
  const char *summary;
};
extern const struct frame_warning_info frame_warnings[FRAME_N_WARNINGS];
/* The warning called NAME ("missing-id"), or FRAME_N_WARNINGS.  */
extern enum frame_warning frame_warning_by_name (const char *name);
/* True if FLAG ("frame", "frame-all", "frame-conventions", "frame-<name>")
   can be set.  */
extern bool frame_flag_valid_p (const char *flag);

/* A place in a source file.  UNIT owns LOC's file table.  */
struct frame_where
{
  const struct frame_unit *unit;
  struct frame_loc loc;
};

/* Quoted words inside messages stand between these two bytes, so that each
   writer quotes in its own way.  */
#define FRAME_QUOTE_OPEN "\1"
#define FRAME_QUOTE_CLOSE "\2"
#define FRAME_Q(TEXT) FRAME_QUOTE_OPEN TEXT FRAME_QUOTE_CLOSE

struct frame_note
{
  struct frame_where where;
  const char *text;
};

/* Columns COLUMN..FINISH of WHERE.loc's line become TEXT; FINISH ==
   COLUMN - 1 inserts.

   Facts hold no places of literals and arguments: whoever prints these two
   kinds finds them in the line (frame_fixit_resolve).  FRAME_FIXIT_LITERAL:
   the string literal OLD becomes the literal TEXT.  FRAME_FIXIT_ORDER: the
   arguments of the call at WHERE, which are named by the letters OLD
   ("wxyz"), come in the order TEXT ("xyzw").  */
enum frame_fixit_kind
{
  FRAME_FIXIT_TEXT,
  FRAME_FIXIT_LITERAL,
  FRAME_FIXIT_ORDER
};

struct frame_fixit
{
  enum frame_fixit_kind kind;
  struct frame_where where;
  const char *text;
  const char *old;
};

enum frame_certainty
{
  FRAME_ON_EVERY_PATH,		/* tier of the catalogue */
  FRAME_ON_SOME_PATH		/* only with -Wframe-all (or the flag itself
				   given) */
};

/* Findings of mined rules count from this score on, unless their flag says
   otherwise (-Wframe-null-rotation=5).  */
#define FRAME_DEFAULT_SCORE 1.0

struct frame_finding
{
  enum frame_warning warning;
  enum frame_certainty certainty;
  char tier;			/* the tier of this finding where the
				   catalogue gives a sub-case another one;
				   otherwise the warning's */
  double score;			/* of the mined rule behind it, or 0 */
  struct frame_where where;
  const char *message;
  unsigned n_notes;
  struct frame_note *notes;
  unsigned n_fixits;
  struct frame_fixit *fixits;
  /* Identity across compile and link: flag, file, line, column and the words
     that the message quotes outside of parentheses, but none of its wording,
     which depends on how much of the program is seen.  So a finding is
     reported once.  */
  const char *key;
  /* The same without file, line and column; a part of KEY.  */
  const char *about;
};

struct frame_finding_key;
struct frame_findings
{
  struct frame_arena *arena;
  unsigned n;
  struct frame_finding *list;
  struct frame_finding_key *keys;	/* of LIST, hashed */
};

/* The name of WHERE's file; "" if it has none.  */
extern const char *frame_where_file (const struct frame_where *where);

extern struct frame_findings *frame_findings_new (struct frame_arena *arena);
extern void frame_findings_free (struct frame_findings *findings);
/* Add a finding; the message is formatted into the arena, the key is made
   from WARNING, WHERE and the message.  One with a message already present at
   its place is dropped and null returned; if it is ON_EVERY_PATH, so is the
   old one then.  The pointer is good until the next call.  */
extern struct frame_finding *
frame_findings_add (struct frame_findings *findings, enum frame_warning warning,
		    enum frame_certainty certainty, struct frame_where where,
		    const char *format, ...)
  __attribute__ ((format (printf, 5, 6)));
/* FINDING is known by WHAT rather than by the words that it quotes: some of
   them are not known everywhere.  */
extern void frame_finding_identify (struct frame_findings *findings,
				    struct frame_finding *finding,
				    const char *what);
/* A note, unless it is there already.  */
extern void frame_finding_note (struct frame_findings *findings,
				struct frame_finding *finding,
				struct frame_where where, const char *format,
				...) __attribute__ ((format (printf, 4, 5)));
extern void frame_finding_fixit (struct frame_findings *findings,
				 struct frame_finding *finding,
				 struct frame_where where, const char *text);
extern void frame_finding_fixit_of (struct frame_findings *findings,
				    struct frame_finding *finding,
				    enum frame_fixit_kind kind,
				    struct frame_where where, const char *old,
				    const char *text);
/* Set columns and text of FIXIT from LINE, the LENGTH bytes of its line; it
   becomes one of FRAME_FIXIT_TEXT, in ARENA.  Returns false if it is not to be
   shown: what it is about is not there for certain.  */
extern bool frame_fixit_resolve (struct frame_arena *arena,
				 struct frame_fixit *fixit, const char *line,
				 size_t length);
/* Split KEY, of a finding, into FLAG ("missing-id"), FILE and ABOUT, in
   ARENA.  Returns false if it is not the key of a finding.  */
extern bool frame_finding_split_key (struct frame_arena *arena,
				     const char *key, const char **flag,
				     const char **file, const char **about);
/* By file, line, column, then flag: the order of printing.  */
extern void frame_findings_sort (struct frame_findings *findings);

/* What FINDING is to be printed as: IGNORED, WARNING or ERROR.  One with a
   score below that of its flag is ignored.  WERROR: plain
   -Werror is in force for the caller.

   The flags of the finding's unit are kept in the order given, and one name
   may be there several times.  Each sets up to two states of its name, and
   the last to set a state wins:

     flag			level		enabled	   an error
     -Wframe-x			WARNING		yes
     -Wno-frame-x		IGNORED		no
     -Werror=frame-x		ERROR		yes	   yes
     -Wno-error=frame-x		NO_ERROR		   no

   (so -Werror=frame-x -Wno-frame-x -Wframe-x is an error.)  A state of the
   finding's own flag beats those of the groups.

   Enabled, by the groups: tier D unless -Wno-frame; tier A if -Wframe-all;
   tier C if -Wframe-conventions.  What happens only on some path needs
   -Wframe-all besides.  So -Wno-frame leaves only what another group or its
   own flag asks for.

   An error, by the groups: tier D "frame", then "frame-all"; tier A
   "frame-all", then "frame"; tier C "frame-conventions", then "frame"; the
   first that is set.  If nothing is set, WERROR decides.

   A pragma region that covers the finding's line and applies to it beats
   all this, -Werror too, and a later region beats an earlier one.  It
   applies if it names the finding's flag, or a group that enables the
   finding; an ignored "-Wframe" applies to everything.  NO_ERROR in a region
   takes back an error and nothing else.  */
extern enum frame_level
frame_finding_level (const struct frame_finding *finding, bool werror);

#ifdef __cplusplus
}
#endif
#endif
