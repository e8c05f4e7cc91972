/* Annotations against what is known: -Wframe-mismatch for what the user
   declared to be in one frame and the program fills with data of another.

   The statements that check are "in_frame" and "between" without a
   destination (frame-ir.h).  Of data that was changed by hand nothing is
   said: that is how it is brought into another frame where there is no
   transform at hand.  */

#include "check.h"
#include "infer-frames.h"
#include <string.h>

/* What STMT says for messages of what it checks.  */

static const char *
name_operand (const struct frame_stmt *stmt, unsigned i)
{
  return i < stmt->n_args && stmt->args[i].kind == FRAME_STRING
	   ? stmt->args[i].string : NULL;
}

/* The position of the first name among the operands of STMT.  */

static unsigned
names_at (const struct frame_stmt *stmt)
{
  return stmt->op == FRAME_OP_BETWEEN ? 3 : 2;
}

/* What is annotated, as the subject of a sentence.  */

static const char *
subject_of (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const char *name = name_operand (stmt, names_at (stmt));
  const char *function = name_operand (stmt, names_at (stmt) + 1);

  if (name && function)
    return frame_printf (a->an->arena, "parameter " FRAME_Q ("%s") " of "
			 FRAME_Q ("%s"), name, function);
  if (function)
    return frame_printf (a->an->arena, "the result of " FRAME_Q ("%s"),
			 function);
  return frame_printf (a->an->arena, FRAME_Q ("%s"), name ? name : "?");
}

/* Parameters.  */

/* True if STMT checks a parameter or argument.  */

static bool
parameter_p (const struct frame_stmt *stmt)
{
  return name_operand (stmt, names_at (stmt))
	 && name_operand (stmt, names_at (stmt) + 1);
}

/* True if STMT checks a parameter of the function that runs, rather than an
   argument that it hands on.  */

static bool
own_parameter_p (const struct frame_activation *a,
		 const struct frame_stmt *stmt)
{
  const char *function = name_operand (stmt, names_at (stmt) + 1);

  return parameter_p (stmt)
	 && stmt->args[0].place.base == FRAME_BASE_PARAM
	 && strcmp (function, a->info->fn->name) == 0;
}

static bool
same_check_p (const struct frame_stmt *a, const struct frame_stmt *b)
{
  if (a->op != b->op || a->n_args != b->n_args)
    return false;
  for (unsigned i = 1; i < a->n_args; i++)
    if (a->args[i].kind != b->args[i].kind
	|| (a->args[i].kind == FRAME_STRING
	    && strcmp (a->args[i].string, b->args[i].string) != 0))
      return false;
  return true;
}

/* True if the caller has checked as an argument what STMT checks as a
   parameter: it knows the annotation too.  */

static bool
checked_by_caller_p (const struct frame_activation *a,
		     const struct frame_stmt *stmt)
{
  const struct frame_activation *caller = a->caller;
  const struct frame_block *block;

  if (!caller || !caller->stmt || caller->stmt->op != FRAME_OP_CALL)
    return false;
  block = &caller->info->fn->blocks[caller->block];
  for (size_t i = caller->stmt - block->stmts; i-- > 0;)
    {
      const struct frame_stmt *s = &block->stmts[i];

      if ((s->op != FRAME_OP_IN_FRAME && s->op != FRAME_OP_BETWEEN)
	  || s->dst.kind != FRAME_NONE)
	break;
      if (same_check_p (s, stmt))
	return true;
    }
  return false;
}

/* Frames.  */

/* How an id contradicts what was declared.  */
struct contradiction
{
  const struct frame_value *value;	/* what is known of it */
  const char *declared;
  const struct frame_alt *alt;	/* one that differs; null if none does */
  const char *text;
  bool certain;			/* on every path */
};

static struct contradiction
compare_id (struct frame_analysis *an, const struct frame_value *value,
	    const struct frame_operand *declared)
{
  struct contradiction c = { .value = value };
  const struct frame_string *s;
  unsigned differ = 0;
  bool doubt = false;

  c.declared = frame_strip_slash (an, declared->string);
  if (!value)
    return c;
  s = &value->u.string;
  for (unsigned i = 0; i < s->n; i++)
    {
      const struct frame_alt *alt = &s->alts[i];
      bool by_default = false;
      const char *text = frame_alt_text (an->world.strings, alt, &by_default);

      /* A missing id is a mistake of its own.  */
      if (!text || !*text
	  || frame_strip_slash (an, text) == c.declared)
	continue;
      differ++;
      doubt |= by_default;
      if (!c.alt)
	{
	  c.alt = alt;
	  c.text = frame_strip_slash (an, text);
	}
    }
  c.certain = differ && differ == s->n && !doubt;
  return c;
}

/* The one text that the id of C certainly has, or null.  */

static const char *
only_text (struct frame_analysis *an, const struct contradiction *c)
{
  const struct frame_value *value = c->value;
  bool by_default = false;
  const char *text = value && value->u.string.n == 1
		       ? frame_alt_text (an->world.strings,
					 value->u.string.alts, &by_default)
		       : NULL;

  return text && *text ? frame_strip_slash (an, text) : NULL;
}

/* Findings.  */

/* Add to FINDING the call, if STMT checks a parameter.  */

static void
note_call (struct frame_activation *a, const struct frame_stmt *stmt,
	   struct frame_finding *finding)
{
  if (own_parameter_p (a, stmt) && a->caller && a->caller->stmt)
    frame_finding_note (a->an->findings, finding,
			frame_where_of (a->caller, a->caller->stmt),
			"the argument is passed here");
}

static void
check_in_frame (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_analysis *an = a->an;
  const struct frame_value *value = frame_data_frame (a, &stmt->args[0], true);
  struct frame_finding *finding;
  struct contradiction c;

  if (!value || value->u.string.assumed)
    return;
  c = compare_id (an, value, &stmt->args[1]);
  if (!c.alt)
    return;
  finding = frame_findings_add (
    an->findings, FRAME_W_MISMATCH,
    c.certain ? FRAME_ON_EVERY_PATH : FRAME_ON_SOME_PATH,
    frame_where_of (a, stmt), "%s is declared to be in " FRAME_Q ("%s")
    " but %s data in " FRAME_Q ("%s") "%s", subject_of (a, stmt), c.declared,
    parameter_p (stmt) ? "gets" : "holds", c.text,
    frame_default_remark (an, c.alt));
  if (!finding)
    return;
  frame_note_origin (an, finding, finding->where, c.alt);
  note_call (a, stmt, finding);
}

/* Add to FINDING where the parent P and the child C come from, in one note if
   it is one place.  */

static void
note_transform (struct frame_analysis *an, struct frame_finding *finding,
		const struct contradiction *p, const struct contradiction *c)
{
  const struct frame_where *from = p->alt && c->alt ? &p->alt->where : NULL;

  if (from && frame_where_known_p (*from)
      && frame_where_equal_p (*from, c->alt->where))
    {
      if (!frame_where_equal_p (*from, finding->where))
	frame_finding_note (an->findings, finding, *from,
			    FRAME_Q ("%s_T_%s") " comes from here", p->text,
			    c->text);
      return;
    }
  if (p->alt)
    frame_note_origin (an, finding, finding->where, p->alt);
  if (c->alt)
    frame_note_origin (an, finding, finding->where, c->alt);
}

/* Report that STMT's transform is not what was declared: P and C tell of its
   parent and child.  */

static void
report_between (struct frame_activation *a, const struct frame_stmt *stmt,
		const struct contradiction *p, const struct contradiction *c)
{
  struct frame_analysis *an = a->an;
  const char *parent = only_text (an, p), *child = only_text (an, c);
  const struct contradiction *wrong = p->alt ? p : c;
  struct frame_finding *finding;
  const char *what;

  if (parent && child)
    what = frame_printf (an->arena, "is " FRAME_Q ("%s_T_%s"), parent, child);
  else
    what = frame_printf (an->arena, "has the %s frame " FRAME_Q ("%s") "%s",
			 p->alt ? "parent" : "child", wrong->text,
			 frame_default_remark (an, wrong->alt));
  finding = frame_findings_add (
    an->findings, FRAME_W_MISMATCH,
    p->certain || c->certain ? FRAME_ON_EVERY_PATH : FRAME_ON_SOME_PATH,
    frame_where_of (a, stmt), "%s is declared to be " FRAME_Q ("%s_T_%s")
    " but %s", subject_of (a, stmt), p->declared, c->declared, what);
  if (!finding)
    return;
  note_transform (an, finding, p, c);
  note_call (a, stmt, finding);
}

static void
check_between (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_analysis *an = a->an;
  const struct frame_value *parents, *children;
  struct contradiction parent, child;

  if (stmt->n_args < 3 || stmt->args[2].kind != FRAME_STRING)
    return;
  frame_transform_frames (a, &stmt->args[0], &parents, &children);
  parent = compare_id (an, parents, &stmt->args[1]);
  child = compare_id (an, children, &stmt->args[2]);
  if (parent.alt || child.alt)
    report_between (a, stmt, &parent, &child);
}

void
frame_check_annotations (struct frame_activation *a,
			 const struct frame_stmt *stmt)
{
  if ((stmt->op != FRAME_OP_IN_FRAME && stmt->op != FRAME_OP_BETWEEN)
      || stmt->dst.kind != FRAME_NONE || stmt->n_args < 2
      || stmt->args[0].kind != FRAME_PLACE
      || stmt->args[1].kind != FRAME_STRING
      || (own_parameter_p (a, stmt) && checked_by_caller_p (a, stmt)))
    return;
  if (stmt->op == FRAME_OP_IN_FRAME)
    check_in_frame (a, stmt);
  else
    check_between (a, stmt);
}
