/* What the parts of the pruning share: prune.cc decides, prune-about.cc knows
   the statements that matter by themselves, prune-tests.cc the branches.  */

#ifndef FRAME_PRUNE_H
#define FRAME_PRUNE_H

#include "lowered.h"

/* Roots of places, numbered within one function, with those that pointers
   join merged.  */
struct root_table
{
  hash_map<nofree_string_hash, unsigned> *numbers;
  vec<char *> keys;		/* those of NUMBERS that are freed with it */
  vec<unsigned> parent;
  vec<bool> needed;
  vec<bool> outlives;
};

/* A function under pruning.  */
struct pruned
{
  lowered_function *lf;
  root_table roots;
  bool changed;
};

typedef hash_map<nofree_string_hash, pruned *> symbol_map;
/* Names of members that a test of a setting reads.  */
typedef hash_set<nofree_string_hash> name_set;

/* The number of the root of PLACE in T, added if new.  */
extern unsigned frame_root_of (root_table &t, const struct frame_place &place);
/* S, of P, is needed: so is what it reads, and the function it calls.  */
extern void frame_need_statement (pruned &p, lowered_stmt &s,
				  symbol_map &symbols);

/* -- prune-about.cc -- */
/* True if the operation OP is what the warnings are about.  */
extern bool frame_effect_p (enum frame_op op);
/* True if STMT lets the callbacks of the program run.  */
extern bool frame_runs_callbacks_p (const struct frame_stmt &stmt);
/* True if the checks of rotations look at S.  */
extern bool frame_checked_rotation_p (const struct frame_stmt &s);
/* True if S says what the user says of a frame.  */
extern bool frame_annotation_p (const struct frame_stmt &s);
/* True if S gives a parameter, which other functions may read, its default, a
   string.  */
extern bool frame_declares_parameter_p (const struct frame_stmt &s);
/* True if S ends the node.  */
extern bool frame_shuts_down_p (const struct frame_stmt &s);

/* -- prune-tests.cc -- */
/* Keep the statement that computes the condition of B, a block of P, if it
   is a useful test, and put the members and globals that it reads into FIELDS;
   else drop the condition, unless P CHOOSES and the condition tells what.  */
extern void frame_keep_condition (pruned &p, lowered_block &b,
				  symbol_map &symbols, name_set &fields,
				  bool chooses);
/* Keep the statements of P that write one of FIELDS, and P itself if there are
   any: a switch that a callback turns on is not off for ever.  */
extern void frame_keep_settings (pruned &p, symbol_map &symbols,
				 name_set &fields);

/* -- prune-ways.cc -- */
/* True if P chooses between frames, or whether something has one: some object
   that is needed is written in several places.  */
extern bool frame_chooses_p (pruned &p);
/* True if the condition of B, a block of P, is a variable that tells which way
   control came to it: it is tested again, or is constant on some paths.  */
extern bool frame_tells_way_p (pruned &p, const lowered_block &b);
/* Keep what gives the conditions of P their values.  */
extern void frame_keep_truths (pruned &p);

#endif
