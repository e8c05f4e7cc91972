/* The TF tree: frames, the edges between them, and walks along them.

   Several edges may join the same two frames (one transform sent from two
   places); walks take the one that says most, a constant one on every path
   before one that depends on a setting.  */

#include "tf-tree.h"
#include <string.h>
#include "frame-text.h"

#define NONE UINT32_MAX

struct tree_link
{
  unsigned edge;		/* the best one, an index in EDGES */
  unsigned first, last;		/* of all edges between the two */
  unsigned parent, child;	/* frames */
  unsigned next_down;		/* next link of the same parent */
  unsigned next_up;		/* next link of the same child */
};

struct tree_frame
{
  const char *name;
  unsigned first_down, last_down;
  unsigned first_up, last_up;
};

struct frame_tree
{
  const struct frame_tree_edge *edges;
  unsigned n_edges;
  unsigned n_frames;
  struct tree_frame *frames;
  unsigned n_links;		/* one for each pair of frames */
  struct tree_link *links;
  unsigned *link_of;		/* by edge */
  unsigned *next_same;		/* by edge: another one of its link */
  struct frame_arena *arena;
  unsigned n_slots;		/* hash table of frames by name */
  unsigned *slots;
};

/* Building.  */

/* The slot of the interned NAME in TREE, taken or free.  */

static unsigned *
slot_of (const struct frame_tree *tree, const char *name)
{
  unsigned mask = tree->n_slots - 1;
  unsigned i = (unsigned) ((uintptr_t) name >> 3) * 2654435761u >> 7 & mask;

  while (tree->slots[i] && tree->frames[tree->slots[i] - 1].name != name)
    i = (i + 1) & mask;
  return &tree->slots[i];
}

/* The number of the frame NAME, made if new.  */

static unsigned
add_frame (struct frame_tree *tree, const char *name)
{
  unsigned *slot = slot_of (tree, name);
  struct tree_frame *frame;

  if (*slot)
    return *slot - 1;
  frame = &tree->frames[tree->n_frames];
  frame->name = name;
  frame->first_down = frame->last_down = NONE;
  frame->first_up = frame->last_up = NONE;
  *slot = ++tree->n_frames;
  return *slot - 1;
}

/* How little EDGE says: the less the better.  */

static unsigned
doubt (const struct frame_tree_edge *edge)
{
  return 4 * edge->maybe + 2 * (edge->setting != FRAME_SETTING_NONE)
	 + edge->edge.from_default;
}

/* Add edge number I.  */

static void
add_edge (struct frame_tree *tree, unsigned i)
{
  const struct frame_edge *edge = &tree->edges[i].edge;
  unsigned parent = add_frame (tree, edge->parent);
  unsigned child = add_frame (tree, edge->child);
  struct tree_frame *p = &tree->frames[parent], *c = &tree->frames[child];
  unsigned l;

  tree->next_same[i] = NONE;
  for (l = c->first_up; l != NONE; l = tree->links[l].next_up)
    if (tree->links[l].parent == parent)
      {
	struct tree_link *link = &tree->links[l];

	if (doubt (&tree->edges[i]) < doubt (&tree->edges[link->edge]))
	  link->edge = i;
	tree->next_same[link->last] = i;
	link->last = i;
	tree->link_of[i] = l;
	return;
      }
  l = tree->n_links++;
  tree->link_of[i] = l;
  tree->links[l]
    = (struct tree_link) { i, i, i, parent, child, NONE, NONE };
  *(p->last_down == NONE ? &p->first_down
			 : &tree->links[p->last_down].next_down)
    = l;
  p->last_down = l;
  *(c->last_up == NONE ? &c->first_up : &tree->links[c->last_up].next_up) = l;
  c->last_up = l;
}

struct frame_tree *
frame_tree_new (struct frame_arena *arena, const struct frame_tree_edge *edges,
		unsigned n)
{
  struct frame_tree *tree = FRAME_NEW (arena, struct frame_tree);

  tree->arena = arena;
  tree->edges = edges;
  tree->n_edges = n;
  tree->frames = FRAME_NEW_N (arena, struct tree_frame, 2 * n + 1);
  tree->links = FRAME_NEW_N (arena, struct tree_link, n + 1);
  tree->link_of = FRAME_NEW_N (arena, unsigned, n + 1);
  tree->next_same = FRAME_NEW_N (arena, unsigned, n + 1);
  for (tree->n_slots = 8; tree->n_slots < 4 * n + 1; tree->n_slots *= 2)
    ;
  tree->slots = FRAME_NEW_N (arena, unsigned, tree->n_slots);
  for (unsigned i = 0; i < n; i++)
    add_edge (tree, i);
  return tree;
}

/* Asking.  */

unsigned
frame_tree_frames (const struct frame_tree *tree)
{
  return tree->n_frames;
}

const char *
frame_tree_name (const struct frame_tree *tree, unsigned frame)
{
  return tree->frames[frame].name;
}

int
frame_tree_find (const struct frame_tree *tree, const char *name)
{
  return (int) *slot_of (tree, name) - 1;
}

unsigned
frame_tree_parents (const struct frame_tree *tree, unsigned frame,
		    unsigned *edges, unsigned max)
{
  unsigned n = 0;

  for (unsigned l = tree->frames[frame].first_up; l != NONE;
       l = tree->links[l].next_up)
    {
      if (n < max)
	edges[n] = tree->links[l].edge;
      n++;
    }
  return n;
}

int
frame_tree_next (const struct frame_tree *tree, unsigned edge)
{
  return tree->next_same[edge] == NONE ? -1 : (int) tree->next_same[edge];
}

unsigned
frame_tree_first (const struct frame_tree *tree, unsigned edge)
{
  return tree->links[tree->link_of[edge]].first;
}

/* Cycles.  */

/* A depth-first walk down the tree.  */
struct walk
{
  const struct frame_tree *tree;
  unsigned char *state;		/* by frame: new, on the stack, done */
  unsigned depth;
  unsigned *stack;		/* links taken */
  frame_cycle_fn fn;
  void *data;
};

enum
{
  WALK_NEW,
  WALK_OPEN,
  WALK_DONE
};

/* Link L closes a cycle: report the part of the stack from its child on.  */

static void
report_cycle (struct walk *w, unsigned l)
{
  const struct tree_link *links = w->tree->links;
  unsigned first = w->depth, n = 0;
  unsigned edges[w->depth + 1];

  while (first > 0 && links[w->stack[first - 1]].parent != links[l].child)
    first--;
  if (first > 0)
    first--;
  for (unsigned i = first; i < w->depth; i++)
    edges[n++] = links[w->stack[i]].edge;
  edges[n++] = links[l].edge;
  w->fn (w->data, edges, n);
}

/* Walk down from FRAME.  The stack is explicit: a chain may be long.  */

static void
walk_from (struct walk *w, unsigned frame)
{
  const struct frame_tree *tree = w->tree;
  unsigned l = tree->frames[frame].first_down;

  w->state[frame] = WALK_OPEN;
  for (;;)
    {
      if (l == NONE)
	{
	  w->state[frame] = WALK_DONE;
	  if (w->depth == 0)
	    return;
	  l = w->stack[--w->depth];
	  frame = tree->links[l].parent;
	  l = tree->links[l].next_down;
	}
      else if (tree->links[l].child == frame
	       || w->state[tree->links[l].child] == WALK_DONE)
	l = tree->links[l].next_down;
      else if (w->state[tree->links[l].child] == WALK_OPEN)
	{
	  report_cycle (w, l);
	  l = tree->links[l].next_down;
	}
      else
	{
	  w->stack[w->depth++] = l;
	  frame = tree->links[l].child;
	  w->state[frame] = WALK_OPEN;
	  l = tree->frames[frame].first_down;
	}
    }
}

void
frame_tree_cycles (const struct frame_tree *tree, frame_cycle_fn fn,
		   void *data)
{
  struct walk w = { tree, NULL, 0, NULL, fn, data };

  w.state = FRAME_NEW_N (tree->arena, unsigned char, tree->n_frames + 1);
  w.stack = FRAME_NEW_N (tree->arena, unsigned, tree->n_frames + 1);
  for (unsigned i = 0; i < tree->n_frames; i++)
    if (w.state[i] == WALK_NEW)
      walk_from (&w, i);
}

/* Paths.  */

unsigned
frame_tree_path (const struct frame_tree *tree, unsigned ancestor,
		 unsigned frame, unsigned *path, unsigned max)
{
  unsigned *via = FRAME_NEW_N (tree->arena, unsigned, tree->n_frames + 1);
  unsigned *queue = FRAME_NEW_N (tree->arena, unsigned, tree->n_frames + 1);
  unsigned head = 0, tail = 0, n = 0;

  /* VIA is 1 + the link by which a frame was reached, from below.  */
  queue[tail++] = frame;
  while (head < tail && !via[ancestor])
    {
      unsigned at = queue[head++];

      for (unsigned l = tree->frames[at].first_up; l != NONE;
	   l = tree->links[l].next_up)
	{
	  unsigned parent = tree->links[l].parent;

	  if (parent == frame || via[parent])
	    continue;
	  via[parent] = l + 1;
	  queue[tail++] = parent;
	}
    }
  if (!via[ancestor])
    return 0;
  for (unsigned at = ancestor; at != frame && n < max;
       at = tree->links[via[at] - 1].child)
    path[n++] = tree->links[via[at] - 1].edge;
  return n;
}

/* Printing.  */

static void
print_edge (const struct frame_edge *edge, unsigned level,
	    struct frame_buffer *out)
{
  const struct frame_unit *unit = edge->where.unit;
  uint32_t file = edge->where.loc.file;

  frame_buffer_printf (out, "%*s%s -> %s   %s", 2 * level, "", edge->parent,
		       edge->child, edge->is_static ? "static" : "dynamic");
  if (edge->publisher)
    frame_buffer_printf (out, "   %s", edge->publisher);
  if (unit && file && file < unit->n_files)
    frame_buffer_printf (out, " (%s:%u)", unit->files[file],
			 edge->where.loc.line);
  if (edge->from_default)
    frame_buffer_puts (out, "   by default");
  frame_buffer_puts (out, "\n");
}

/* Print what hangs under FRAME.  A frame is printed under its first parent
   only, so that cycles end.  */

static void
print_below (const struct frame_tree *tree, unsigned frame, unsigned level,
	     bool *done, struct frame_buffer *out)
{
  done[frame] = true;
  for (unsigned l = tree->frames[frame].first_down; l != NONE;
       l = tree->links[l].next_down)
    {
      const struct tree_link *link = &tree->links[l];

      for (unsigned i = link->first; i != NONE; i = tree->next_same[i])
	print_edge (&tree->edges[i].edge, level, out);
      if (!done[link->child] && level < 200)
	print_below (tree, link->child, level + 1, done, out);
    }
}

void
frame_tree_print (const struct frame_tree *tree, struct frame_buffer *out)
{
  bool *done = FRAME_NEW_N (tree->arena, bool, tree->n_frames + 1);

  /* From the roots; then what is left, which is on cycles.  */
  for (unsigned i = 0; i < tree->n_frames; i++)
    if (tree->frames[i].first_up == NONE)
      print_below (tree, i, 0, done, out);
  for (unsigned i = 0; i < tree->n_frames; i++)
    if (!done[i])
      print_below (tree, i, 0, done, out);
}
