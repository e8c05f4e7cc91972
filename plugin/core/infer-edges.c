/* The edges that the program publishes, and which of them can be published
   in one run: the record of what calls what in which branch.  */

#include "check.h"
#include <ctype.h>
#include <math.h>
#include <string.h>
#define uthash_malloc(SIZE) frame_alloc (an->arena, SIZE)
#define uthash_free(POINTER, SIZE) ((void) 0)
#include <uthash.h>

/* Contexts looked at to tell which edges exclude each other.  Beyond it all
   do: silence costs least.  */
#define MAX_QUERY_WORK 20000000

/* True if NAME says that something is turned round: "inverse", "inv_".  */

static bool
says_inverse_p (const char *name)
{
  for (const char *p = name; p && *p; p++)
    if (strncasecmp (p, "inv", 3) == 0
	&& (p == name || !isalpha ((unsigned char) p[-1])
	    || p[0] == 'I'))
      return true;
  return false;
}

/* True if the transform MESSAGE, sent by STMT, came out of inverse (), or
   its name or the function's says so.  */

static bool
inverted_p (struct frame_activation *a, const struct frame_stmt *stmt,
	    const struct frame_node *message)
{
  struct frame_world *world = &a->an->world;
  const struct frame_node *transform = frame_transform_of (a->an, message);
  const struct frame_node *rotation
    = frame_node_child (world, transform, world->names[FRAME_K_ROTATION]);

  return frame_node_rotation (world, rotation)->u.turn.inverted
	 || transform->rest->inverted || says_inverse_p (a->info->fn->name)
	 || (stmt->args[0].kind != FRAME_UNKNOWN
	     && says_inverse_p (stmt->args[0].place.name));
}

/* An edge by what makes it one and the same.  */
struct edge_key
{
  const char *parent, *child;
  const struct frame_stmt *stmt;
};

struct frame_edge_entry
{
  struct edge_key key;
  unsigned index;
  UT_hash_handle hh;
};

/* Add EDGE, sent by STMT, unless it gave the same one before.  Returns its
   index.  */

static unsigned
add_edge (struct frame_analysis *an, const struct frame_tree_edge *edge,
	  const struct frame_stmt *stmt)
{
  struct edge_key key = { edge->edge.parent, edge->edge.child, stmt };
  struct frame_edge_entry *entry;

  HASH_FIND (hh, an->edge_table, &key, sizeof key, entry);
  if (entry)
    {
      struct frame_tree_edge *old = &an->edges[entry->index];

      old->maybe &= edge->maybe;
      old->unused &= edge->unused;
      if (edge->setting < old->setting)
	old->setting = edge->setting;
      old->edge.from_default &= edge->edge.from_default;
      return entry->index;
    }
  entry = FRAME_NEW (an->arena, struct frame_edge_entry);
  entry->key = key;
  entry->index = an->n_edges;
  HASH_ADD (hh, an->edge_table, key, sizeof key, entry);
  *FRAME_PUSH (an->edges, an->n_edges, an->edges_capacity,
	       struct frame_tree_edge)
    = *edge;
  return entry->index;
}

void
frame_forget_edges (struct frame_analysis *an)
{
  HASH_CLEAR (hh, an->edge_table);
  an->edge_table = NULL;
  an->n_edges = 0;
  an->n_lookups = 0;
  an->n_observed = 0;
  an->n_uses = 0;
  an->n_labels = 0;
  an->n_ids = 0;
  an->unknown_edges = 0;
}

/* Add the edge from PARENT to CHILD that STMT sends, if both are known.  */

static void
collect_edge (struct frame_activation *a, const struct frame_stmt *stmt,
	      const struct frame_alt *parent, const struct frame_alt *child,
	      struct frame_tree_edge *edge)
{
  struct frame_analysis *an = a->an;
  const char *ids[2];
  bool by_default = false;

  ids[0] = frame_alt_text (an->world.strings, parent, &by_default);
  ids[1] = frame_alt_text (an->world.strings, child, &by_default);
  for (unsigned i = 0; i < 2; i++)
    {
      if (!ids[i])
	return;
      ids[i] = frame_strip_slash (an, ids[i]);
      if (!ids[i][0])
	return;
    }
  if (ids[0] == ids[1])
    return;
  edge->edge.parent = ids[0];
  edge->edge.child = ids[1];
  edge->edge.from_default = by_default;
  edge->parent = *parent;
  edge->child = *child;
  frame_add_event (a, add_edge (an, edge, stmt), NULL);
}

/* A name for the broadcaster that STMT sends with: a field, a global or a
   variable of the function.  Null if it is not known which one it is.  */

static const char *
sender_of (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const struct frame_place *place
    = stmt->n_args > 1 ? &stmt->args[1].place : NULL;
  struct frame_analysis *an = a->an;

  if (!place || (stmt->args[1].kind != FRAME_PLACE
		 && stmt->args[1].kind != FRAME_ADDRESS
		 && stmt->args[1].kind != FRAME_CONST_ADDRESS))
    return NULL;
  for (unsigned i = place->n_path; i-- > 0;)
    if (frame_field_key_p (place->path[i]))
      return place->path[i];
  if (place->base == FRAME_BASE_GLOBAL)
    return place->name;
  if (place->base != FRAME_BASE_LOCAL || place->n_path)
    return NULL;
  return frame_intern (an->world.strings,
		       frame_printf (an->arena, "%s of %s", place->name,
				     a->info->fn->symbol));
}

/* The numbers of the translation of MESSAGE, NAN where they are not
   constant.  */

static void
read_translation (struct frame_activation *a, const struct frame_node *message,
		  double translation[3])
{
  struct frame_world *world = &a->an->world;
  static const enum frame_well_known axes[]
    = { FRAME_K_X, FRAME_K_Y, FRAME_K_Z };
  const struct frame_node *node
    = frame_node_child (world, frame_transform_of (a->an, message),
			world->names[FRAME_K_TRANSLATION]);

  for (unsigned i = 0; i < 3; i++)
    if (!frame_node_number (world,
			    frame_node_child (world, node,
					      world->names[axes[i]]),
			    &translation[i]))
      translation[i] = NAN;
}

static void
collect_message (struct frame_activation *a, const struct frame_stmt *stmt,
		 const struct frame_node *message)
{
  struct frame_analysis *an = a->an;
  struct frame_world *world = &an->world;
  const struct frame_string *p = &frame_parent_id (an, message)->u.string;
  const struct frame_string *c = &frame_child_id (an, message)->u.string;
  struct frame_tree_edge edge;

  memset (&edge, 0, sizeof edge);
  edge.edge.is_static = stmt->word && strcmp (stmt->word, "static") == 0;
  edge.edge.where = frame_where_of (a, stmt);
  edge.edge.publisher = a->info->fn->name;
  edge.maybe = p->n > 1 || p->other || c->n > 1 || c->other;
  edge.setting = frame_setting_of (a);
  edge.unused = a->an->unused;
  if (a->caller && a->caller->stmt)
    edge.call = frame_where_of (a->caller, a->caller->stmt);
  edge.inverted = inverted_p (a, stmt, message);
  edge.sender = sender_of (a, stmt);
  edge.latched = edge.edge.is_static && stmt->api != FRAME_API_ROS2;
  if (message != an->any_element)
    an->unknown_edges += p->n == 0 || p->other || c->n == 0 || c->other;
  edge.rotation = frame_node_rotation (
    world, frame_node_child (world, frame_transform_of (an, message),
			     world->names[FRAME_K_ROTATION]));
  read_translation (a, message, edge.translation);
  /* Which of several parents goes with which of several children is not
     known; most pairs would be wrong.  */
  if (p->n + p->other > 1 && c->n + c->other > 1)
    return;
  for (unsigned i = 0; i < p->n; i++)
    for (unsigned j = 0; j < c->n; j++)
      collect_edge (a, stmt, &p->alts[i], &c->alts[j], &edge);
}

/* The node that stands for any element of the container NODE, if others are
   known one by one: it only sums them up.  Null if there is none.  */

static const struct frame_node *
any_element (struct frame_activation *a, const struct frame_node *node)
{
  const char *any = a->an->world.names[FRAME_K_ELEMENT];

  for (unsigned i = 0; i < node->n; i++)
    if (node->children[i].key != any
	&& frame_element_key_p (node->children[i].key))
      return frame_node_own_child (node, any);
  return NULL;
}

void
frame_collect_edges (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const struct frame_node *node = frame_argument (a, stmt, 0);

  a->an->any_element = any_element (a, node);
  frame_each_message (a, stmt, node, collect_message);
  a->an->any_element = NULL;
}

/* Order.  */

/* The name of the file that WHERE is in.  */

static const char *
file_of (struct frame_where where)
{
  const struct frame_unit *unit = where.unit;

  return unit && where.loc.file && where.loc.file < unit->n_files
	   ? unit->files[where.loc.file] : "";
}

int
frame_compare_edges (const void *pa, const void *pb)
{
  const struct frame_tree_edge *a = (const struct frame_tree_edge *) pa;
  const struct frame_tree_edge *b = (const struct frame_tree_edge *) pb;
  const struct frame_loc *la = &a->edge.where.loc, *lb = &b->edge.where.loc;
  int order = strcmp (file_of (a->edge.where), file_of (b->edge.where));

  if (order)
    return order;
  if (la->line != lb->line)
    return la->line < lb->line ? -1 : 1;
  if (la->column != lb->column)
    return la->column < lb->column ? -1 : 1;
  order = strcmp (a->edge.parent, b->edge.parent);
  return order ? order : strcmp (a->edge.child, b->edge.child);
}

/* Exclusion.  */

/* Which of two edges a context leads to: 1 for the first, 2 for the
   second.  */

static unsigned
leads_to (struct frame_analysis *an, struct frame_context *c, unsigned query,
	  int i, int j)
{
  if (c->query == query)
    return c->leads;
  an->query_work += 1 + c->n_events;
  c->query = query;
  c->leads = 0;
  c->both = -1;
  for (unsigned k = 0; k < c->n_events; k++)
    {
      const struct frame_event *e = &c->events[k];

      if (e->callee)
	c->leads |= leads_to (an, e->callee, query, i, j);
      else
	c->leads |= (e->edge == i) | (e->edge == j) << 1;
    }
  return c->leads;
}

static unsigned
event_leads_to (const struct frame_event *e, int i, int j)
{
  return e->callee ? e->callee->leads : (e->edge == i) | (e->edge == j) << 1;
}

/* True if one run of C can publish both edges I and J.  */

static bool
publishes_both_p (struct frame_context *c, int i, int j)
{
  if (c->both >= 0)
    return c->both;
  c->both = 0;
  for (unsigned k = 0; k < c->n_events && !c->both; k++)
    for (unsigned l = 0; l < c->n_events && !c->both; l++)
      {
	const struct frame_event *x = &c->events[k], *y = &c->events[l];

	if (!(event_leads_to (x, i, j) & 1) || !(event_leads_to (y, i, j) & 2))
	  continue;
	if (k == l)
	  c->both = x->callee ? publishes_both_p (x->callee, i, j) : i == j;
	else
	  c->both = !frame_exclusive_blocks_p (c->info, x->block, y->block);
      }
  return c->both;
}

/* True if A and B, which may be one function bound in several ways, are handed
   to a library only in branches that exclude each other: one run calls one of
   them.  */

static bool
exclusive_entries_p (const struct frame_info *a, const struct frame_info *b)
{
  for (unsigned i = 0; i < a->n_sites; i++)
    for (unsigned j = 0; j < b->n_sites; j++)
      if ((a != b || i != j)
	  && (a->sites[i].info != b->sites[j].info
	      || !frame_exclusive_blocks_p (a->sites[i].info,
					    a->sites[i].block,
					    b->sites[j].block)))
	return false;
  return a->n_sites && b->n_sites && (a != b || a->n_sites > 1);
}

/* True if one entry of the program publishes one of two edges and another
   one the other: a timer and a callback, say.  Entries that share a function
   in which the edges exclude each other do not count.  */

static bool
apart_p (const struct frame_analysis *an)
{
  for (unsigned r = 0; r < an->n_roots; r++)
    for (unsigned s = 0; an->roots[r]->leads && s < r; s++)
      {
	const struct frame_context *a = an->roots[r], *b = an->roots[s];

	if (b->leads && a->leads != b->leads && (a->leads | b->leads) == 3
	    && !exclusive_entries_p (a->info, b->info))
	  return true;
      }
  return false;
}

bool
frame_exclusive_edges_p (struct frame_analysis *an, unsigned i, unsigned j)
{
  unsigned query = ++an->n_queries;

  if (an->query_work > MAX_QUERY_WORK)
    return true;
  for (unsigned r = 0; r < an->n_roots; r++)
    leads_to (an, an->roots[r], query, i, j);
  if (apart_p (an))
    return false;
  for (unsigned r = 0; r < an->n_roots; r++)
    if (an->roots[r]->leads == 3 && publishes_both_p (an->roots[r], i, j))
      return false;
  return true;
}
