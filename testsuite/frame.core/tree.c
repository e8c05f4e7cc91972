/* The TF tree: cycles, parents, paths, printing.  */

#include "unit.h"
#include "frame-text.h"
#include "tf-tree.h"

static struct frame_arena *arena;

/* Edges between frames of one letter: "ab" is a to b.  */

static struct frame_tree *
tree_of (const char *const *pairs, unsigned n, struct frame_tree_edge *edges)
{
  memset (edges, 0, n * sizeof *edges);
  for (unsigned i = 0; i < n; i++)
    {
      edges[i].edge.parent = frame_intern_n (arena, pairs[i], 1);
      edges[i].edge.child = frame_intern_n (arena, pairs[i] + 1, 1);
      edges[i].edge.publisher = "f";
      edges[i].maybe = pairs[i][2] == '?';
    }
  return frame_tree_new (arena, edges, n);
}

struct cycles
{
  const struct frame_tree_edge *edges;
  char text[200];
};

static void
note_cycle (void *data, const unsigned *edges, unsigned n)
{
  struct cycles *c = (struct cycles *) data;

  for (unsigned i = 0; i < n; i++)
    strcat (c->text, c->edges[edges[i]].edge.parent);
  strcat (c->text, " ");
}

static void
check_cycles (const char *name, const char *const *pairs, unsigned n,
	      const char *want)
{
  struct frame_tree_edge edges[16];
  struct frame_tree *tree = tree_of (pairs, n, edges);
  struct cycles c = { edges, "" };

  frame_tree_cycles (tree, note_cycle, &c);
  unit_text (name, c.text, want);
}

static void
test_cycles (void)
{
  static const char *const none[] = { "ab", "bc", "ad", "bc" };
  static const char *const three[] = { "ab", "bc", "ca", "cd" };
  static const char *const two[] = { "xa", "ab", "ba", "bc", "cd", "dc" };
  static const char *const self[] = { "aa" };

  check_cycles ("no cycle", none, 4, "");
  check_cycles ("three frames", three, 4, "abc ");
  check_cycles ("two cycles", two, 6, "ab cd ");
  check_cycles ("a frame to itself", self, 1, "");
}

static void
test_paths (void)
{
  static const char *const pairs[] = { "ab", "bc", "dc", "bc?", "ce" };
  struct frame_tree_edge edges[5];
  struct frame_tree *tree = tree_of (pairs, 5, edges);
  unsigned parents[4], path[8], n;
  int a = frame_tree_find (tree, frame_intern (arena, "a"));
  int c = frame_tree_find (tree, frame_intern (arena, "c"));
  int e = frame_tree_find (tree, frame_intern (arena, "e"));

  unit_check (frame_tree_frames (tree) == 5, "frames", "%u",
	      frame_tree_frames (tree));
  n = frame_tree_parents (tree, c, parents, 4);
  unit_check (n == 2 && parents[0] == 1 && parents[1] == 2, "parents", "%u",
	      n);
  unit_check (frame_tree_first (tree, 3) == 1
	      && frame_tree_next (tree, 1) == 3
	      && frame_tree_next (tree, 3) == -1,
	      "edges of one pair", "wrong");
  n = frame_tree_path (tree, a, e, path, 8);
  unit_check (n == 3 && path[0] == 0 && path[1] == 1 && path[2] == 4, "path",
	      "%u", n);
  unit_check (frame_tree_path (tree, e, a, path, 8) == 0, "no path",
	      "there is one");
  unit_check (frame_tree_find (tree, frame_intern (arena, "z")) == -1,
	      "no frame", "there is one");
}

static void
test_print (void)
{
  static const char *const pairs[] = { "ab", "bc", "xy", "yx" };
  struct frame_tree_edge edges[4];
  struct frame_tree *tree = tree_of (pairs, 4, edges);
  struct frame_buffer out = { NULL, 0, 0 };

  edges[1].edge.is_static = true;
  frame_tree_print (tree, &out);
  unit_text ("printed tree", out.text,
	     "a -> b   dynamic   f\n"
	     "  b -> c   static   f\n"
	     "x -> y   dynamic   f\n"
	     "  y -> x   dynamic   f\n");
  frame_buffer_free (&out);
}

int
main (void)
{
  arena = frame_arena_new ("test");
  test_cycles ();
  test_paths ();
  test_print ();
  frame_arena_free (arena);
  return unit_exit ();
}
