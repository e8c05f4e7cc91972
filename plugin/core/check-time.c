/* Times at which transforms are asked for: -Wframe-time.

   tf keeps what was published, so the newest transform is always a little
   older than now; time zero means "the newest there is", and is never
   doubtful.  Two times differ if both are known, as the stamps of two
   messages or two readings of the clock are; how much nobody knows.  */

#include "check.h"
#include <ctype.h>
#include <string.h>

/* How many blocks before a lookup a wait for it may stand.  */
#define MAX_BACK 8

enum time_kind
{
  TIME_UNKNOWN,
  TIME_ZERO,			/* the newest */
  TIME_UNSET,			/* a stamp that was never written: 0 as well */
  TIME_NOW,			/* a reading of the clock */
  TIME_STAMP			/* of a message from outside */
};

struct time
{
  enum time_kind kind;
  const char *name;
  struct frame_where where;
};

/* What the time at NODE is.  */

static struct time
time_of (struct frame_activation *a, const struct frame_node *node)
{
  struct frame_world *world = &a->an->world;
  struct time t = { TIME_UNKNOWN, NULL, { NULL, { 0, 0, 0, 0 } } };
  const struct frame_string *s;
  double n;

  if (!node)
    return t;
  node = frame_node_force (world, node);
  if (node->value && frame_node_number (world, node, &n))
    {
      if (n == 0)
	t.kind = TIME_ZERO;
      return t;
    }
  s = &frame_node_string (world, node)->u.string;
  if (s->n != 1 || s->other)
    return t;
  t.where = s->alts[0].where;
  if (s->alts[0].kind == FRAME_ALT_UNSET)
    t.kind = TIME_UNSET;
  if (s->alts[0].kind != FRAME_ALT_SYMBOL)
    return t;
  t.name = s->alts[0].name;
  t.kind = strncmp (t.name, FRAME_NOW, strlen (FRAME_NOW)) == 0
	     ? TIME_NOW : TIME_STAMP;
  return t;
}

/* T for a sentence.  */

static const char *
describe (struct frame_activation *a, const struct time *t)
{
  const char *colon = t->name ? strchr (t->name, ':') : NULL;
  char *text;
  unsigned n = 0;

  switch (t->kind)
    {
    case TIME_ZERO:
      return "time 0";
    case TIME_NOW:
      return FRAME_Q ("now ()");
    case TIME_STAMP:
      text = frame_printf (a->an->arena, FRAME_QUOTE_OPEN "%s"
			   FRAME_QUOTE_CLOSE, colon ? colon + 1 : t->name);
      /* The object behind a pointer goes by the pointer's name.  */
      for (const char *p = text; *p; p++)
	if (strncmp (p, ".*", 2) == 0)
	  p++;
	else
	  text[n++] = *p;
      text[n] = '\0';
      return text;
    default:
      return "another time";
    }
}

static const struct frame_node *
stamp_of (struct frame_activation *a, const struct frame_node *message)
{
  const char *path[2] = { a->an->world.names[FRAME_K_HEADER],
			  a->an->world.names[FRAME_K_STAMP] };

  return frame_node_at (&a->an->world, message, path, 2);
}

/* True if A and B are certain to be two times.  */

static bool
differ_p (const struct time *a, const struct time *b)
{
  return a->kind != TIME_UNKNOWN && b->kind != TIME_UNKNOWN
	 && (a->kind != b->kind || a->name != b->name);
}

/* What is asked for.  */

/* A question to tf.  */
struct question
{
  const struct frame_value *target;
  const struct frame_value *source;
  struct time time;
  bool waits;			/* it gives tf some time */
};

/* True if operand I of STMT is a time to wait: not absent and not 0.  */

static bool
waits_p (struct frame_activation *a, const struct frame_stmt *stmt, unsigned i)
{
  double n;

  return i < stmt->n_args && stmt->args[i].kind != FRAME_NONE
	 && !(frame_node_number (&a->an->world, frame_argument (a, stmt, i),
				 &n)
	      && n == 0);
}

static struct question
question_of (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct question q;

  memset (&q, 0, sizeof q);
  q.target = frame_operand_string (a, stmt, 0);
  if (stmt->op == FRAME_OP_TRANSFORM_TO)
    {
      const struct frame_node *data = frame_argument (a, stmt, 1);

      q.source = frame_parent_id (a->an, data);
      q.time = time_of (a, stamp_of (a, data));
      q.waits = waits_p (a, stmt, 2);
    }
  else
    {
      q.source = frame_operand_string (a, stmt, 1);
      q.time = time_of (a, stmt->n_args > 2 ? frame_argument (a, stmt, 2)
					    : NULL);
      q.waits = waits_p (a, stmt, 3);
    }
  return q;
}

static bool
same_id_p (const struct frame_value *a, const struct frame_value *b)
{
  const struct frame_string *x = &a->u.string, *y = &b->u.string;

  return x->n == 1 && y->n == 1 && !x->other && !y->other
	 && frame_alt_same_p (x->alts, y->alts);
}

/* True if A and B are certain to be two ids.  */

static bool
other_id_p (const struct frame_value *a, const struct frame_value *b)
{
  const struct frame_string *x = &a->u.string, *y = &b->u.string;

  return x->n == 1 && y->n == 1 && !x->other && !y->other
	 && x->alts[0].kind == FRAME_ALT_CONST
	 && y->alts[0].kind == FRAME_ALT_CONST
	 && !frame_alt_same_p (x->alts, y->alts);
}

/* True if Q asks for the way from a frame to itself: tf knows that one at any
   time.  */

static bool
same_frame_p (const struct question *q)
{
  const struct frame_string *x = &q->target->u.string;
  const struct frame_string *y = &q->source->u.string;

  return x->n == 1 && y->n == 1 && !x->other && !y->other
	 && frame_alt_same_p (x->alts, y->alts);
}

/* The only block that leads to block NUMBER of FN; -1 if there are several
   or none.  */

static int
only_pred (const struct frame_function *fn, unsigned number)
{
  int pred = -1;

  for (unsigned i = 0; i < fn->n_blocks; i++)
    for (unsigned j = 0; j <= fn->blocks[i].n_succ; j++)
      {
	int to = j < fn->blocks[i].n_succ ? (int) fn->blocks[i].succ[j]
					  : fn->blocks[i].eh;

	if (to != (int) number || pred == (int) i)
	  continue;
	if (pred >= 0)
	  return -1;
	pred = i;
      }
  return pred;
}

/* The question, among those certain to come before STMT, whether there is the
   transform that Q wants; null if there is none.  */

static const struct frame_stmt *
find_wait (struct frame_activation *a, const struct frame_stmt *stmt,
	   const struct question *q, struct question *asked)
{
  const struct frame_function *fn = a->info->fn;
  const struct frame_block *b = &fn->blocks[a->block];
  const struct frame_stmt *s = stmt;
  int number = a->block;

  for (unsigned i = 0; i < MAX_BACK; i++)
    {
      while (s > b->stmts)
	{
	  s--;
	  if (s->op != FRAME_OP_CAN_TRANSFORM
	      || (s->word && strcmp (s->word, "fixed") == 0))
	    continue;
	  *asked = question_of (a, s);
	  if (same_id_p (asked->target, q->target)
	      && same_id_p (asked->source, q->source))
	    return s;
	}
      number = only_pred (fn, number);
      if (number < 0 || number == (int) a->block)
	break;
      b = &fn->blocks[number];
      s = b->stmts + b->n_stmts;
    }
  return NULL;
}

/* True if some question in the function may be for the transform that Q
   wants: it may come first on a way that find_wait does not see, a loop's
   say.  */

static bool
asked_elsewhere_p (struct frame_activation *a, const struct question *q)
{
  const struct frame_function *fn = a->info->fn;

  for (unsigned i = 0; i < fn->n_blocks; i++)
    for (unsigned j = 0; j < fn->blocks[i].n_stmts; j++)
      {
	const struct frame_stmt *s = &fn->blocks[i].stmts[j];
	struct question other;

	if (s->op != FRAME_OP_CAN_TRANSFORM)
	  continue;
	other = question_of (a, s);
	if (!other_id_p (other.target, q->target)
	    && !other_id_p (other.source, q->source))
	  return true;
      }
  return false;
}

/* Questions.  */

static void
report_now (struct frame_activation *a, const struct frame_stmt *stmt,
	    const struct question *q)
{
  struct frame_finding *finding = frame_findings_add (
    a->an->findings, FRAME_W_TIME, FRAME_ON_EVERY_PATH,
    frame_where_of (a, stmt),
    "the transform at " FRAME_Q ("now ()") " is asked for without waiting for "
    "it: the newest one is always older, and tf throws "
    "ExtrapolationException");

  if (finding && q->time.where.loc.line != finding->where.loc.line)
    frame_finding_note (a->an->findings, finding, q->time.where,
			"the clock is read here");
}

static void
report_wait (struct frame_activation *a, const struct frame_stmt *stmt,
	     const struct question *q, const struct frame_stmt *wait,
	     const struct question *asked)
{
  bool clocks = q->time.kind == TIME_NOW && asked->time.kind == TIME_NOW;
  struct frame_finding *finding = frame_findings_add (
    a->an->findings, FRAME_W_TIME, FRAME_ON_EVERY_PATH,
    frame_where_of (a, stmt),
    "the transform at %s is asked for, but the program waited for the one at "
    "%s", describe (a, &q->time),
    clocks ? "an earlier " FRAME_Q ("now ()") : describe (a, &asked->time));

  if (finding)
    frame_finding_note (a->an->findings, finding, frame_where_of (a, wait),
			"it waits here");
}

/* A stamp that is read before it is set.  */

/* True if NAME says that it is kept from an earlier time.  */

static bool
says_earlier_p (const char *name)
{
  static const char *const words[] = { "last", "prev", "old", "start" };

  for (unsigned i = 0; i < sizeof words / sizeof *words; i++)
    for (const char *p = name; *p; p++)
      if (strncasecmp (p, words[i], strlen (words[i])) == 0)
	return true;
  return false;
}

/* The statement that writes the field KEY in FN, other than with a constant;
   null if there is none.  */

static const struct frame_stmt *
field_write (const struct frame_function *fn, const char *key)
{
  for (unsigned i = 0; i < fn->n_blocks; i++)
    for (unsigned j = 0; j < fn->blocks[i].n_stmts; j++)
      {
	const struct frame_stmt *s = &fn->blocks[i].stmts[j];
	const struct frame_place *p = &s->dst.place;

	if (s->dst.kind == FRAME_PLACE && s->op != FRAME_OP_INIT
	    && p->n_path && p->path[p->n_path - 1] == key
	    && !(s->n_args == 1 && s->args[0].kind == FRAME_NUMBER))
	  return s;
      }
  return NULL;
}

/* The statement that sets the field of a user's class which STMT reads its
   time from, after it and nowhere else; null if that is not so.  */

static const struct frame_stmt *
later_write (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const struct frame_operand *op = &stmt->args[2];
  const struct frame_stmt *write;
  const char *key;

  if (op->kind != FRAME_PLACE || op->place.n_path == 0)
    return NULL;
  key = op->place.path[op->place.n_path - 1];
  if (!frame_field_key_p (key) || says_earlier_p (strrchr (key, ':') + 1))
    return NULL;
  write = field_write (a->info->fn, key);
  if (!write || write->site <= stmt->site)
    return NULL;
  for (unsigned i = 0; i < a->an->n_infos; i++)
    if (a->an->infos[i].fn != a->info->fn
	&& field_write (a->an->infos[i].fn, key))
      return NULL;
  return write;
}

static void
check_unset (struct frame_activation *a, const struct frame_stmt *stmt,
	     const struct question *q)
{
  struct frame_analysis *an = a->an;
  const struct frame_stmt *later;
  struct frame_finding *finding;

  if (q->time.kind == TIME_UNSET)
    {
      finding = frame_findings_add (
	an->findings, FRAME_W_TIME, FRAME_ON_EVERY_PATH,
	frame_where_of (a, stmt), "the time asked for is a stamp that is not "
	"set: tf takes 0 for the newest transform");
      if (finding && frame_where_known_p (q->time.where))
	frame_finding_note (an->findings, finding, q->time.where,
			    "the message is made here, without a stamp");
      return;
    }
  later = later_write (a, stmt);
  if (!later)
    return;
  finding = frame_findings_add (
    an->findings, FRAME_W_TIME, FRAME_ON_EVERY_PATH, frame_where_of (a, stmt),
    "the time asked for is read before it is set: it is that of the message "
    "before");
  if (finding)
    frame_finding_note (an->findings, finding, frame_where_of (a, later),
			"it is set here");
}

static void
check_question (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct question q, asked;
  const struct frame_stmt *wait;

  if (stmt->n_args < 2 || (stmt->word && strcmp (stmt->word, "fixed") == 0))
    return;
  q = question_of (a, stmt);
  if (stmt->op == FRAME_OP_LOOKUP && stmt->n_args > 2)
    check_unset (a, stmt, &q);
  if ((q.time.kind != TIME_NOW && q.time.kind != TIME_STAMP)
      || same_frame_p (&q))
    return;
  wait = find_wait (a, stmt, &q, &asked);
  if (wait && differ_p (&q.time, &asked.time) && !q.waits)
    report_wait (a, stmt, &q, wait, &asked);
  else if (!wait && q.time.kind == TIME_NOW && !q.waits
	   && !asked_elsewhere_p (a, &q))
    report_now (a, stmt, &q);
}

/* Data.  */

/* The transform is for another time than the data is.  */

static void
check_applied (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_world *world = &a->an->world;
  const char *path[2]
    = { world->names[FRAME_K_HEADER], world->names[FRAME_K_ASKED] };
  const struct frame_node *transform, *data;
  struct frame_finding *finding;
  struct time asked, own;

  if (stmt->n_args < 2)
    return;
  transform = frame_argument (a, stmt, 0);
  data = frame_argument (a, stmt, 1);
  if (!frame_node_own_child (transform, path[0])
      || !frame_node_own_child (frame_node_child (world, transform, path[0]),
				path[1]))
    return;
  asked = time_of (a, frame_node_at (world, transform, path, 2));
  own = time_of (a, stamp_of (a, data));
  if (own.kind != TIME_STAMP
      || (asked.kind != TIME_STAMP && asked.kind != TIME_NOW)
      || !differ_p (&asked, &own))
    return;
  finding = frame_findings_add (
    a->an->findings, FRAME_W_TIME, FRAME_ON_EVERY_PATH,
    frame_where_of (a, stmt), "data of %s is transformed as it would be at %s",
    describe (a, &own), describe (a, &asked));
  if (finding && frame_where_known_p (asked.where)
      && asked.where.loc.line != finding->where.loc.line)
    frame_finding_note (a->an->findings, finding, asked.where,
			"the clock is read here");
}

/* True if the transform MESSAGE, which is sent, has a displacement that is not
   constant.  */

static bool
moving_p (struct frame_activation *a, const struct frame_node *message)
{
  struct frame_world *world = &a->an->world;
  const struct frame_node *at
    = frame_node_own_child (frame_transform_of (a->an, message),
			    world->names[FRAME_K_TRANSLATION]);
  double n;

  for (unsigned i = 0; at && i < 3; i++)
    {
      const struct frame_node *part
	= frame_node_child (world, at, world->names[FRAME_K_X + i]);

      if (!frame_node_number (world, part, &n)
	  && part->rest->kind != FRAME_REST_DEFAULT)
	return true;
    }
  return false;
}

static void
check_sent (struct frame_activation *a, const struct frame_stmt *stmt,
	    const struct frame_node *message)
{
  struct time t = time_of (a, stamp_of (a, message));
  struct frame_finding *finding;

  /* Without its ids it is not complete in other ways, too.  */
  if (t.kind != TIME_UNSET || !moving_p (a, message)
      || frame_string_empty_p (frame_parent_id (a->an, message), false)
      || frame_string_empty_p (frame_child_id (a->an, message), false))
    return;
  finding = frame_findings_add (
    a->an->findings, FRAME_W_TIME, FRAME_ON_EVERY_PATH,
    frame_where_of (a, stmt), "a moving transform is sent without a stamp: "
    "lookups at any other time than 0 fail");
  if (finding && frame_where_known_p (t.where))
    frame_finding_note (a->an->findings, finding, t.where,
			"it is made here, and its stamp is never set");
}

void
frame_check_time (struct frame_activation *a, const struct frame_stmt *stmt)
{
  switch (stmt->op)
    {
    case FRAME_OP_LOOKUP:
    case FRAME_OP_TRANSFORM_TO:
      check_question (a, stmt);
      break;
    case FRAME_OP_APPLY:
      check_applied (a, stmt);
      break;
    case FRAME_OP_SEND:
      if (stmt->word && strcmp (stmt->word, "dynamic") == 0)
	frame_each_message (a, stmt, frame_argument (a, stmt, 0), check_sent);
      break;
    default:
      break;
    }
}
