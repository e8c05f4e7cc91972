/* The edges that the program publishes, and which of them can be published
   in one run: the record of what calls what in which branch.  */

#include "check.h"
#include <ctype.h>
#include <math.h>
#include <string.h>
#define uthash_malloc(SIZE) frame_alloc (an->round, SIZE)
#define uthash_free(POINTER, SIZE) ((void) 0)
#include <uthash.h>

/* Contexts looked at to tell which edges exclude each other.  Beyond it all
   do: silence costs least.  */
#define MAX_QUERY_WORK 4000000

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
  entry = FRAME_NEW (an->round, struct frame_edge_entry);
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
  an->senders = NULL;
  an->n_edges = 0;
  an->n_lookups = 0;
  an->n_observed = 0;
  an->n_uses = 0;
  an->n_endpoints = 0;
  an->own_names = FRAME_OWN_NONE;
  an->n_labels = 0;
  an->n_sent = 0;
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
		       frame_printf (an->round, "%s of %s", place->name,
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

/* A context that calls another one or sends an edge; the next such one.  */
struct frame_context_link
{
  struct frame_context *context;
  struct frame_context_link *next;
};

static void
add_link (struct frame_analysis *an, struct frame_context_link **list,
	  struct frame_context *c)
{
  struct frame_context_link *link;

  if (*list && (*list)->context == c)
    return;
  link = FRAME_NEW (an->round, struct frame_context_link);
  link->context = c;
  link->next = *list;
  *list = link;
}

/* Note of each context what calls it, and of each edge what sends it.  */

static void
link_contexts (struct frame_analysis *an)
{
  an->senders = FRAME_NEW_N (an->round, struct frame_context_link *,
			     an->n_edges + 1);
  for (unsigned i = 0; i < an->n_infos; i++)
    for (struct frame_context *c = an->infos[i].contexts; c; c = c->next)
      for (unsigned k = 0; k < c->n_events; k++)
	add_link (an,
		  c->events[k].callee ? &c->events[k].callee->callers
				      : &an->senders[c->events[k].edge],
		  c);
  for (unsigned r = 0; r < an->n_roots; r++)
    an->roots[r]->is_root = true;
}

/* A question: which contexts lead to edge EDGES[0], which to EDGES[1].  */
struct query
{
  struct frame_analysis *an;
  unsigned number;
  int edges[2];
  unsigned n_roots;		/* of the program, that lead to one */
  struct frame_context **roots;
};

static unsigned
leads_to (const struct query *q, const struct frame_context *c)
{
  return c->query == q->number ? c->leads : 0;
}

/* Mark the contexts of LIST, and what calls them, as leading to edge number
   BIT.  */

static void
mark_callers (struct query *q, const struct frame_context_link *list,
	      unsigned bit)
{
  for (; list; list = list->next)
    {
      struct frame_context *c = list->context;
      bool seen = c->query == q->number;

      if (leads_to (q, c) & 1 << bit)
	continue;
      q->an->query_work++;
      c->leads = leads_to (q, c) | 1 << bit;
      c->query = q->number;
      c->both = -1;
      if (c->is_root && !seen)
	q->roots[q->n_roots++] = c;
      mark_callers (q, c->callers, bit);
    }
}

static unsigned
event_leads_to (const struct query *q, const struct frame_event *e)
{
  return e->callee ? leads_to (q, e->callee)
		   : (e->edge == q->edges[0]) | (e->edge == q->edges[1]) << 1;
}

/* True if one run of C can publish both edges of Q.  */

static bool
publishes_both_p (const struct query *q, struct frame_context *c)
{
  if (c->both >= 0)
    return c->both;
  c->both = 0;
  for (unsigned k = 0; k < c->n_events && !c->both; k++)
    for (unsigned l = 0; l < c->n_events && !c->both; l++)
      {
	const struct frame_event *x = &c->events[k], *y = &c->events[l];

	if (!(event_leads_to (q, x) & 1) || !(event_leads_to (q, y) & 2))
	  continue;
	if (k == l)
	  c->both = x->callee ? leads_to (q, x->callee) == 3
				  && publishes_both_p (q, x->callee)
			      : q->edges[0] == q->edges[1];
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
apart_p (const struct query *q)
{
  for (unsigned r = 0; r < q->n_roots; r++)
    for (unsigned s = 0; s < r; s++)
      {
	const struct frame_context *a = q->roots[r], *b = q->roots[s];

	if (a->leads != b->leads && (a->leads | b->leads) == 3
	    && !exclusive_entries_p (a->info, b->info))
	  return true;
      }
  return false;
}

/* Answer Q, whose roots lead to the edges.  */

static bool
exclusive_p (const struct query *q)
{
  if (apart_p (q))
    return false;
  for (unsigned r = 0; r < q->n_roots; r++)
    if (q->roots[r]->leads == 3 && publishes_both_p (q, q->roots[r]))
      return false;
  return true;
}

bool
frame_exclusive_edges_p (struct frame_analysis *an, unsigned i, unsigned j)
{
  struct query q = { an, ++an->n_queries, { (int) i, (int) j }, 0, NULL };
  bool exclusive;

  if (an->query_work > MAX_QUERY_WORK)
    return true;
  if (!an->senders)
    link_contexts (an);
  q.roots = (struct frame_context **)
    frame_xrealloc (NULL, (an->n_roots + 1) * sizeof *q.roots);
  mark_callers (&q, an->senders[i], 0);
  mark_callers (&q, an->senders[j], 1);
  exclusive = exclusive_p (&q);
  frame_xfree (q.roots);
  return exclusive;
}
