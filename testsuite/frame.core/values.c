/* Abstract values and objects: what joins, writes and reads make of them.  */

#include "unit.h"
#include <stdlib.h>
#include "frame-text.h"
#include "state.h"

static struct frame_arena *arena;
static struct frame_world world;
static const struct frame_where nowhere;

static const struct frame_value *
string (const char *text)
{
  return frame_value_string (arena, frame_intern (arena, text), nowhere);
}

static const struct frame_value *
alt (enum frame_alt_kind kind, const char *name, const char *text)
{
  struct frame_alt a
    = { .kind = kind, .name = name ? frame_intern (arena, name) : NULL,
	.text = text ? frame_intern (arena, text) : NULL };

  return frame_value_alt (arena, &a, false);
}

static const struct frame_value *
join (const struct frame_value *a, const struct frame_value *b)
{
  return frame_value_join (arena, a, b, FRAME_JOIN_PATHS);
}

static void
check_value (const char *name, const struct frame_value *value,
	     const char *want)
{
  struct frame_buffer out = { NULL, 0, 0 };

  frame_value_print (value, &out);
  unit_text (name, out.text, want);
  frame_buffer_free (&out);
}

static void
check_node (const char *name, const struct frame_node *node, const char *want)
{
  struct frame_buffer out = { NULL, 0, 0 };

  frame_node_print (node, &out);
  unit_text (name, out.text, want);
  frame_buffer_free (&out);
}

static void
test_strings (void)
{
  const struct frame_value *a = string ("a"), *b = string ("b");
  const struct frame_value *unset = alt (FRAME_ALT_UNSET, NULL, NULL);
  const struct frame_value *param = alt (FRAME_ALT_PARAM, "p", "d");
  const struct frame_value *ab = join (a, b), *all = ab;
  const struct frame_value *parts[3] = { a, param, string ("c") };

  check_value ("two strings", ab, "\"a\"|\"b\"");
  unit_check (join (ab, a) == ab, "covered", "a new value");
  unit_check (frame_value_equal_p (ab, join (b, a)), "order does not matter",
	      "different");
  check_value ("or unknown", join (a, &frame_string_unknown), "\"a\"|?");
  check_value ("writes forget unset",
	       frame_value_join (arena, unset, a, FRAME_JOIN_WRITES),
	       "\"a\"");
  check_value ("writes forget the empty string",
	       frame_value_join (arena, a, string (""), FRAME_JOIN_WRITES),
	       "\"a\"");
  check_value ("paths keep it", join (unset, a), "unset|\"a\"");
  for (unsigned i = 0; i < 4; i++)
    {
      const char text[2] = { (char) ('c' + i), '\0' };

      all = join (all, string (text));
    }
  check_value ("too many", all, "?");
  check_value ("concatenation",
	       frame_value_concat (arena, arena, parts, 3, nowhere),
	       "\"a\"+param p=\"d\"+\"c\"");
  parts[1] = b;
  check_value ("constant concatenation",
	       frame_value_concat (arena, arena, parts, 3, nowhere),
	       "\"abc\"");
  parts[1] = ab;
  check_value ("unknown part",
	       frame_value_concat (arena, arena, parts, 3, nowhere),
	       "\"a\"+?+\"c\"");
  check_value ("not empty",
	       frame_string_refine (arena, join (unset, a), NULL, false),
	       "\"a\"");
  check_value ("empty", frame_string_refine (arena, join (unset, a), NULL,
					     true), "unset");
  unit_check (frame_string_refine (arena, a, NULL, true) == NULL,
	      "never empty", "not null");
  unit_check (frame_string_empty_p (join (unset, a), false)
	      && !frame_string_empty_p (join (unset, a), true),
	      "empty on some path", "wrong");
}

static void
test_text (void)
{
  bool by_default = false;
  struct frame_alt known = { .kind = FRAME_ALT_PARAM,
			     .name = frame_intern (arena, "p"),
			     .text = frame_intern (arena, "map") };
  struct frame_alt unknown = { .kind = FRAME_ALT_SYMBOL,
			       .name = frame_intern (arena, "f:x") };

  unit_text ("default", frame_alt_text (arena, &known, &by_default), "map");
  unit_check (by_default, "by default", "not said");
  unit_check (!frame_alt_text (arena, &unknown, &by_default), "symbol",
	      "has a text");
  unit_check (frame_alt_same_p (&unknown, &unknown), "same symbol",
	      "different");
  unit_check (!frame_alt_same_p (&known, &unknown), "another kind", "same");
}

static void
test_rotations (void)
{
  static const double flip[9] = { 1, 0, 0, 0, -1, 0, 0, 0, -1 };
  static const double quarter[9] = { 0, -1, 0, 1, 0, 0, 0, 0, 1 };
  static const double mirror[9] = { 1, 0, 0, 0, 1, 0, 0, 0, -1 };
  const struct frame_value *a
    = frame_value_rotation (arena, frame_rotation_matrix (flip), nowhere);
  const struct frame_value *b
    = frame_value_rotation (arena, frame_rotation_matrix (quarter), nowhere);
  const struct frame_value *m
    = frame_value_rotation (arena, frame_rotation_matrix (mirror), nowhere);
  const struct frame_value *u
    = frame_value_rotation (arena, frame_rotation_unknown (), nowhere);
  const struct frame_value *left = frame_value_compose (arena, b, u, nowhere);
  const struct frame_value *both
    = frame_value_compose (arena, left, a, nowhere);
  const struct frame_value *undone = frame_value_compose (
    arena, left, frame_value_invert (arena, b, nowhere), nowhere);

  check_value ("unknown", u, "<?,?,?>");
  check_value ("left factor", left, "<-y,x,z>");
  check_value ("both sides", both, "<y,x,-z>");
  unit_check (frame_axes_equal_p (both->u.turn.left, frame_value_axes (b))
	      && frame_axes_equal_p (both->u.turn.right,
				     frame_value_axes (a)),
	      "sides are kept apart", "wrong");
  unit_check (both->u.turn.n_factors == 2, "factors", "%u of them",
	      both->u.turn.n_factors);
  check_value ("undone", undone, "<x,y,z>");
  unit_check (!undone->u.turn.r.exact, "undone is not exact", "exact");
  unit_check (frame_value_determinant (m) == -1, "mirror", "%d",
	      frame_value_determinant (m));
  unit_check (frame_value_determinant (
		frame_value_compose (arena, m, m, nowhere)) == 1,
	      "two mirrors", "not 1");
  unit_check (join (a, b) == NULL, "one of two rotations", "known");
  unit_check (frame_value_invert (arena, u, nowhere)->u.turn.inverted,
	      "inverted", "not marked");
}

/* A node for PATH, words separated by blanks, written with VALUE in NODE.  */

static const struct frame_node *
set (const struct frame_node *node, const char *words,
     const struct frame_value *value)
{
  const char *path[16];
  char *copy = strdup (words), *save = NULL;
  unsigned n = 0;

  for (char *word = strtok_r (copy, " ", &save); word && n < 16;
       word = strtok_r (NULL, " ", &save))
    path[n++] = frame_intern (arena, word);
  free (copy);
  return frame_node_set (&world, node, path, n,
			 frame_node_of_value (&world, value));
}

static const struct frame_node *
join_nodes (const struct frame_node *a, const struct frame_node *b)
{
  return frame_node_join (&world, a, b, FRAME_JOIN_PATHS);
}

/* A default-constructed object of the class NAME.  */

static const struct frame_node *
object (const char *name, enum frame_api api)
{
  struct frame_rest *rest = FRAME_NEW (arena, struct frame_rest);

  rest->kind = FRAME_REST_DEFAULT;
  rest->name = frame_intern (arena, name);
  rest->zero = true;
  rest->api = api;
  return frame_node_of_rest (&world, rest);
}

static void
test_objects (void)
{
  const struct frame_node *t = object ("T", FRAME_API_TF2);
  const struct frame_node *named = set (t, "header frame_id", string ("a"));
  const struct frame_node *both;

  check_node ("written", named,
	      "{header: {frame_id: \"a\", init T}, init T}");
  check_value ("sibling", frame_node_string (
			    &world, frame_node_child (
				      &world, named,
				      frame_intern (arena,
						    "child_frame_id"))),
	       "unset");
  both = join_nodes (named, t);
  check_node ("set on one path", both,
	      "{header: {frame_id: \"a\"|unset, init T}, init T}");
  unit_check (join_nodes (both, named) == both, "covered object",
	      "a new node");
  unit_check (join_nodes (both, t) == both, "covered default", "a new node");
  check_node ("or unknown", join_nodes (named, world.unknown),
	      "{header: {frame_id: \"a\"|?, ?|init T}, ?|init T}");
  check_node ("never written", join_nodes (NULL, named),
	      "{header: {frame_id: \"a\", init T}, init T}");
  unit_check (frame_node_equal_p (named, set (t, "header frame_id",
					      string ("a"))),
	      "equal objects", "different");
  check_node ("writes", frame_node_join (&world, t, named, FRAME_JOIN_WRITES),
	      "{header: {frame_id: \"a\", init T}, init T}");
}

static void
test_rotation_objects (void)
{
  static const double quarter[9] = { 0, -1, 0, 1, 0, 0, 0, 0, 1 };
  const struct frame_value *r
    = frame_value_rotation (arena, frame_rotation_matrix (quarter), nowhere);
  const struct frame_value *partly = frame_value_compose (
    arena, r, frame_value_rotation (arena, frame_rotation_unknown (),
				    nowhere), nowhere);
  const struct frame_node *node = frame_node_of_value (&world, r);
  const struct frame_node *copy = object ("Q", FRAME_API_TF2);

  node = set (node, "x", frame_value_number (arena, 0, nowhere));
  check_value ("component rewritten", frame_node_rotation (&world, node),
	       "<-y,x,z>");
  node = set (node, "[] x", frame_value_number (arena, 0, nowhere));
  check_value ("row rewritten", frame_node_rotation (&world, node),
	       "<?,?,?>");
  check_value ("ROS 1 default",
	       frame_node_rotation (&world, object ("Q", FRAME_API_TF2)),
	       "<?,?,?>");
  check_value ("ROS 2 default",
	       frame_node_rotation (&world, object ("Q", FRAME_API_ROS2)),
	       "<x,y,z>");
  node = frame_node_of_value (&world, partly);
  for (unsigned i = 0; i < 4; i++)
    {
      const char *key = world.names[FRAME_K_X + i];

      copy = frame_node_set (&world, copy, &key, 1,
			     frame_node_child (&world, node, key));
    }
  check_value ("copied by components", frame_node_rotation (&world, copy),
	       "<-y,x,z>");
}

static void
test_containers (void)
{
  const struct frame_node *v = object ("V", FRAME_API_NONE);
  const char *some = world.names[FRAME_K_ELEMENT];

  v = set (v, "[#1] id", string ("a"));
  v = set (v, "[#2] id", string ("b"));
  check_node ("some element", frame_node_child (&world, v, some),
	      "{id: \"a\"|\"b\", ?}");
  v = set (v, "[] id", string ("c"));
  check_node ("written through an iterator",
	      frame_node_child (&world, v, frame_intern (arena, "[#1]")),
	      "{id: \"a\"|\"c\", ?}");
}

static void
test_bounds (void)
{
  const struct frame_node *node = set (NULL, "x", string ("a"));
  const char *key = frame_intern (arena, "next");

  for (unsigned i = 0; i < 100; i++)
    node = frame_node_set (&world, node, &key, 1, node);
  unit_check (node->depth <= FRAME_MAX_DEPTH && node->size <= FRAME_MAX_SIZE,
	      "bounded", "depth %u, size %u", node->depth, node->size);
}

int
main (void)
{
  arena = frame_arena_new ("test");
  frame_world_init (&world, arena, arena);
  test_strings ();
  test_text ();
  test_rotations ();
  test_objects ();
  test_rotation_objects ();
  test_containers ();
  test_bounds ();
  frame_arena_free (arena);
  return unit_exit ();
}
