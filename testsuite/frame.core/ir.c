/* Building frame IR: units, tables, blocks, places.  */

#include "frame-text.h"
#include "unit.h"

static struct frame_arena *arena;
static const struct frame_loc nowhere;

static void
test_tables (void)
{
  struct frame_program *program = frame_program_new (arena);
  struct frame_unit *unit = frame_unit_new (program, "a.cc", "g++ 12");
  struct frame_type type = { "A::B", "pose", FRAME_TYPE_NEEDED,
			     FRAME_API_TF2 };
  char name[16];
  unsigned good = 0;

  for (int round = 0; round < 2; round++)
    for (unsigned i = 1; i <= 100; i++)
      {
	snprintf (name, sizeof name, "file%u", i);
	good += frame_unit_file (unit, name) == i;
      }
  unit_check (good == 200 && unit->n_files == 101 && !unit->files[0],
	      "file table", "%u of 200, %u files", good, unit->n_files);
  frame_unit_add_type (unit, &type);
  type.kind = "vector";
  frame_unit_add_type (unit, &type);
  strcpy (name, "A::B");
  unit_check (unit->n_types == 1
	      && frame_unit_type (unit, name) == &unit->types[0]
	      && !frame_unit_type (unit, "A")
	      && !frame_unit_type (unit, NULL), "type table", "wrong");
  unit_text ("the first type stays", unit->types[0].kind, "pose");
  for (int i = 0; i < 20; i++)
    frame_unit_new (program, "b.cc", "g++ 12");
  unit_check (program->n_units == 21 && program->units[0] == unit, "units",
	      "%u", program->n_units);
}

static void
test_builder (void)
{
  struct frame_program *program = frame_program_new (arena);
  struct frame_unit *unit = frame_unit_new (program, "a.cc", "g++ 12");
  struct frame_function *fn = frame_function_new (unit, "_Z1fv", "f()");
  struct frame_builder *b = frame_builder_new (fn, 2);
  struct frame_place x = frame_place_local (arena, "x");
  struct frame_buffer out = { NULL, 0, 0 };
  struct frame_stmt *stmt;
  unsigned sites = 0;

  for (int i = 0; i < 30; i++)
    {
      stmt = frame_builder_add (b, i % 2, FRAME_OP_SET, nowhere);
      stmt->dst = frame_op_place (x);
      frame_stmt_args (b, stmt, 1);
      stmt->args[0] = frame_op_number (i);
    }
  unit_check (frame_builder_block (b) == 2, "third block", "wrong number");
  fn->blocks[0].cond = frame_op_place (x);
  fn->blocks[1].eh = 2;
  fn->blocks[2].throws = true;
  frame_builder_edge (b, 0, 1);
  frame_builder_edge (b, 0, 2);
  frame_builder_finish (b);
  unit_check (fn->n_blocks == 3 && fn->blocks[0].n_stmts == 15
	      && fn->blocks[1].n_stmts == 15 && fn->blocks[2].n_stmts == 0
	      && fn->blocks[0].eh == -1, "blocks", "wrong");
  for (unsigned i = 0; i < 15; i++)
    sites += (fn->blocks[0].stmts[i].site == i + 1
	      && fn->blocks[1].stmts[i].site == i + 16);
  unit_check (sites == 15, "sites", "%u of 15", sites);
  fn->blocks[0].n_stmts = fn->blocks[1].n_stmts = 1;
  frame_print_function (fn, &out);
  unit_text ("printed", out.text,
	     "function _Z1fv \"f()\" extern 0:0\nblock\n %x = set 0\n"
	     " branch %x 1 2\nblock\n %x = set 1\n eh 2\nblock\n throw\n"
	     "end\n");
  frame_buffer_free (&out);
}

static void
test_places (void)
{
  struct frame_place ts = frame_place_local (arena, "ts");
  struct frame_place header = frame_place_field (arena, ts, "header");
  struct frame_place id = frame_place_field (arena, header, "frame_id");
  struct frame_place again
    = frame_place_append (arena, ts, 2, id.path);
  struct frame_place param = frame_place_param (1);
  struct frame_place other = frame_place_global (arena, "ts");
  struct frame_place result = frame_place_result ();
  struct frame_buffer out = { NULL, 0, 0 };

  unit_check (frame_place_equal (&id, &again), "equal", "differ");
  unit_check (!frame_place_equal (&id, &header)
	      && !frame_place_equal (&ts, &other)
	      && !frame_place_equal (&ts, &param)
	      && !frame_place_equal (&result, &param), "different", "equal");
  unit_check (ts.n_path == 0 && header.n_path == 1, "extending copies",
	      "does not");
  frame_print_place (NULL, &again, &out);
  unit_text ("place", out.text, "%ts.header.frame_id");
  frame_buffer_free (&out);
}

static void
test_operations (void)
{
  unsigned good = 0;

  for (int op = 0; op < FRAME_N_OPS; op++)
    good += frame_op_by_name (frame_op_names[op], strlen (frame_op_names[op]))
	    == (enum frame_op) op;
  unit_check (good == FRAME_N_OPS, "operations by name", "%u", good);
  unit_check (frame_op_by_name ("transform", 9) == FRAME_N_OPS
	      && frame_op_by_name ("setx", 4) == FRAME_N_OPS
	      && frame_op_by_name ("setx", 3) == FRAME_OP_SET
	      && frame_op_by_name ("", 0) == FRAME_N_OPS, "other names",
	      "found");
}

int
main (void)
{
  arena = frame_arena_new ("ir");
  test_tables ();
  test_builder ();
  test_places ();
  test_operations ();
  frame_arena_free (arena);
  return unit_exit ();
}
