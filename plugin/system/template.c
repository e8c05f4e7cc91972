/* Text with substitutions, as launch files hold it, into templates.

   ROS 1 (roslaunch substitution_args): "$(word ...)" does not nest and has no
   escapes; what it expands to is split into words afterwards.  ROS 2 (launch
   frontend grammar): substitutions nest, quotes group an argument, a backslash
   takes the meaning from the next character; only literal text is split.  */

#include "launch.h"

#include <string.h>
#include "frame-text.h"

/* Substitutions nest this deep at most.  */
#define MAX_NESTING 32

struct frame_template *
frame_template_new (struct frame_arena *arena, enum frame_template_kind kind,
		    struct frame_loc loc, unsigned n_args)
{
  struct frame_template *t = FRAME_NEW (arena, struct frame_template);

  t->kind = kind;
  t->loc = loc;
  t->n_args = n_args;
  if (n_args)
    t->args = FRAME_NEW_N (arena, const struct frame_template *, n_args);
  return t;
}

const struct frame_template *
frame_template_text (struct frame_arena *arena, struct frame_loc loc,
		     const char *text, size_t length)
{
  struct frame_template *t
    = frame_template_new (arena, FRAME_T_TEXT, loc, 0);

  t->text = frame_intern_n (arena, text, length);
  return t;
}

/* A text that is being parsed.  */
struct source
{
  struct frame_arena *arena;
  const char *text;		/* interned */
  struct frame_loc loc;
  bool plain;
  frame_template_error_fn error;
  void *data;
};

/* The place of LENGTH bytes from AT on.  */

static struct frame_loc
place (const struct source *s, size_t at, size_t length)
{
  struct frame_loc loc = s->loc;

  if (s->plain)
    {
      loc.column += at;
      loc.finish = loc.column + length - !!length;
    }
  return loc;
}

/* The template for S, whose text has nothing to substitute, as most have.  */

static const struct frame_template *
literal (const struct source *s)
{
  struct frame_template *t
    = frame_template_new (s->arena, FRAME_T_TEXT,
			  place (s, 0, strlen (s->text)), 0);

  t->text = s->text;
  return t;
}

/* The parts of a text, joined in the end.  */
struct parts
{
  unsigned n;
  const struct frame_template **list;
};

static void
add_part (const struct source *s, struct parts *parts,
	  const struct frame_template *part)
{
  *FRAME_APPEND (s->arena, parts->list, parts->n,
		 const struct frame_template *) = part;
}

/* One template for PARTS, which begin at AT.  */

static const struct frame_template *
join (const struct source *s, const struct parts *parts, size_t at)
{
  struct frame_template *t;

  if (parts->n == 1)
    return parts->list[0];
  if (parts->n == 0)
    return frame_template_text (s->arena, place (s, at, 0), "", 0);
  t = frame_template_new (s->arena, FRAME_T_CONCAT, parts->list[0]->loc, 0);
  t->n_args = parts->n;
  t->args = parts->list;
  return t;
}

/* An UNKNOWN template for what stands at AT, told with MESSAGE.  */

static const struct frame_template *
unknown (const struct source *s, size_t at, size_t length, const char *message,
	 const char *word, size_t word_length)
{
  struct frame_loc loc = place (s, at, length);
  struct frame_template *t
    = frame_template_new (s->arena, FRAME_T_UNKNOWN, loc, 0);

  t->text = frame_printf (s->arena, message, (int) word_length, word);
  if (s->error)
    s->error (s->data, loc, t->text);
  return t;
}

/* Substitutions by their words.  */

struct substitution
{
  const char *word;
  enum frame_template_kind kind;
  unsigned least, most;		/* number of arguments */
};

static const struct substitution ros1_words[] = {
  { "arg", FRAME_T_ARG, 1, 1 },
  { "find", FRAME_T_FIND, 1, 1 },
  { "env", FRAME_T_ENV, 1, 1 },
  { "optenv", FRAME_T_ENV, 1, 99 },
  { "anon", FRAME_T_ANON, 1, 99 },
  { "dirname", FRAME_T_DIRNAME, 0, 0 },
  { "eval", FRAME_T_EVAL, 1, 1 }
};

static const struct substitution ros2_words[] = {
  { "var", FRAME_T_ARG, 1, 2 },
  { "env", FRAME_T_ENV, 1, 2 },
  { "eval", FRAME_T_EVAL, 1, 2 },
  { "find-pkg-share", FRAME_T_FIND, 1, 1 },
  { "find-pkg-prefix", FRAME_T_PREFIX, 1, 1 },
  { "dirname", FRAME_T_DIRNAME, 0, 0 },
  { "filename", FRAME_T_FILENAME, 0, 0 },
  { "anon", FRAME_T_ANON, 1, 1 },
  { "command", FRAME_T_COMMAND, 1, 2 },
  { "file-content", FRAME_T_FILE, 1, 1 },
  { "not", FRAME_T_NOT, 1, 1 },
  { "and", FRAME_T_AND, 2, 2 },
  { "or", FRAME_T_OR, 2, 2 },
  { "all", FRAME_T_AND, 0, 99 },
  { "any", FRAME_T_OR, 0, 99 },
  { "equals", FRAME_T_EQUALS, 2, 2 },
  { "not-equals", FRAME_T_NOT_EQUALS, 2, 2 },
  { "if", FRAME_T_IF, 2, 3 },
  /* Known words whose values nobody knows before the run.  */
  { "exec-in-pkg", FRAME_T_UNKNOWN, 0, 99 },
  { "exec-in-package", FRAME_T_UNKNOWN, 0, 99 },
  { "find-exec", FRAME_T_UNKNOWN, 0, 99 },
  { "param", FRAME_T_UNKNOWN, 0, 99 },
  { "log_dir", FRAME_T_UNKNOWN, 0, 99 },
  { "launch_log_dir", FRAME_T_UNKNOWN, 0, 99 }
};

#define N_WORDS(TABLE) (sizeof (TABLE) / sizeof (TABLE)[0])

/* The row of TABLE for the word TEXT of LENGTH bytes, or null.  */

static const struct substitution *
find_word (const struct substitution *table, size_t n, const char *text,
	   size_t length)
{
  for (size_t i = 0; i < n; i++)
    if (strncmp (table[i].word, text, length) == 0
	&& table[i].word[length] == '\0')
      return &table[i];
  return NULL;
}

static bool
space_p (char c)
{
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* ROS 1.  */

/* The words behind an optenv's name, or an anon's, joined by single spaces.  */

static const struct frame_template *
joined_words (const struct source *s, size_t at, size_t end)
{
  struct frame_buffer out = { 0 };
  const struct frame_template *t;
  size_t first = at;

  while (at < end)
    {
      size_t start;

      while (at < end && space_p (s->text[at]))
	at++;
      start = at;
      while (at < end && !space_p (s->text[at]))
	at++;
      if (at > start && out.length)
	frame_buffer_add (&out, " ", 1);
      frame_buffer_add (&out, s->text + start, at - start);
    }
  t = frame_template_text (s->arena, place (s, first, end - first),
			   out.text ? out.text : "", out.length);
  frame_buffer_free (&out);
  return t;
}

/* The ROS 1 substitution whose inside is S's text from AT to END.  */

static const struct frame_template *
substitute1 (const struct source *s, size_t at, size_t end)
{
  const struct substitution *row;
  struct frame_template *t;
  struct frame_loc loc = place (s, at - 2, end - at + 3);
  size_t word, first, last;

  while (at < end && space_p (s->text[at]))
    at++;
  word = at;
  while (at < end && !space_p (s->text[at]))
    at++;
  row = find_word (ros1_words, N_WORDS (ros1_words), s->text + word,
		   at - word);
  if (!row)
    return unknown (s, word, at - word,
		    at == word ? "'$(%.*s)' says nothing"
			       : "'$(%.*s ...)' is no substitution of ROS 1",
		    s->text + word, at - word);
  while (at < end && space_p (s->text[at]))
    at++;
  first = at;
  while (at < end && !space_p (s->text[at]))
    at++;
  last = at;
  while (at < end && space_p (s->text[at]))
    at++;
  if ((row->least && first == last)
      || (at < end && row->most == 1 && row->kind != FRAME_T_EVAL)
      || (row->most == 0 && first < last))
    return unknown (s, word, end - word,
		    "wrong number of words in '$(%.*s)'", s->text + word,
		    end - word);
  t = frame_template_new (s->arena, row->kind, loc,
			  row->kind == FRAME_T_ENV && row->most > 1 ? 2
			  : row->kind == FRAME_T_DIRNAME ? 0 : 1);
  if (row->kind == FRAME_T_ARG)
    {
      t->text = frame_intern_n (s->arena, s->text + first, last - first);
      t->n_args = 0;
    }
  else if (row->kind == FRAME_T_EVAL || row->kind == FRAME_T_ANON)
    t->args[0] = row->kind == FRAME_T_EVAL
		   ? frame_template_text (s->arena, place (s, first, end - first),
					  s->text + first, end - first)
		   : joined_words (s, first, end);
  else if (t->n_args)
    t->args[0] = frame_template_text (s->arena, place (s, first, last - first),
				      s->text + first, last - first);
  if (t->n_args == 2)
    t->args[1] = joined_words (s, last, end);
  return t;
}

const struct frame_template *
frame_template_ros1 (struct frame_arena *arena, struct frame_loc loc,
		     bool plain, const char *text,
		     frame_template_error_fn error, void *data)
{
  struct source s = { arena, text, loc, plain, error, data };
  size_t length, at = 0, start = 0;
  struct parts parts = { 0 };
  const char *open;

  if (!strchr (text, '$'))
    return literal (&s);
  length = strlen (text);
  /* $(eval ...) is the whole of it.  */
  if (strncmp (text, "$(eval ", 7) == 0 && text[length - 1] == ')')
    return substitute1 (&s, 2, length - 1);
  while ((open = strstr (text + at, "$(")))
    {
      const char *close = strchr (open, ')');

      if (!close)
	{
	  add_part (&s, &parts,
		    unknown (&s, open - text, text + length - open,
			     "'%.*s' is not closed", open,
			     text + length - open));
	  return join (&s, &parts, 0);
	}
      at = open - text;
      if (at > start)
	add_part (&s, &parts,
		  frame_template_text (arena, place (&s, start, at - start),
				       text + start, at - start));
      add_part (&s, &parts, substitute1 (&s, at + 2, close - text));
      at = start = close + 1 - text;
    }
  if (start < length)
    add_part (&s, &parts,
	      frame_template_text (arena, place (&s, start, length - start),
				   text + start, length - start));
  return join (&s, &parts, 0);
}

/* ROS 2.  */

static const struct frame_template *
substitute2 (const struct source *s, size_t *at, unsigned depth);

/* The literal text collected in OUT, which stands from START to AT, becomes
   a part.  */

static void
flush (const struct source *s, struct parts *parts, struct frame_buffer *out,
       size_t start, size_t at)
{
  if (out->length == 0)
    return;
  add_part (s, parts,
	    frame_template_text (s->arena, place (s, start, at - start),
				 out->text, out->length));
  out->length = 0;
}

/* Parse text from *AT on.  It ends at QUOTE if that is not zero; else, if ARG,
   before a space or the closing parenthesis; else at the end.  *AT moves
   there.  */

static const struct frame_template *
fragments (const struct source *s, size_t *at, char quote, bool arg,
	   unsigned depth)
{
  struct frame_buffer out = { 0 };
  struct parts parts = { 0 };
  size_t first = *at, start = *at;
  const char *text = s->text;
  const struct frame_template *t;

  while (text[*at])
    {
      char c = text[*at];

      if (quote ? c == quote : arg && (space_p (c) || c == ')'))
	break;
      if (!out.length)
	start = *at;
      if (c == '$' && text[*at + 1] == '(')
	{
	  flush (s, &parts, &out, start, *at);
	  add_part (s, &parts, substitute2 (s, at, depth + 1));
	}
      else if (arg && !quote && (c == '"' || c == '\''))
	{
	  flush (s, &parts, &out, start, *at);
	  ++*at;
	  add_part (s, &parts, fragments (s, at, c, true, depth));
	  *at += text[*at] == c;
	}
      else
	{
	  if (c == '\\' && text[*at + 1])
	    c = text[++*at];
	  frame_buffer_add (&out, &c, 1);
	  ++*at;
	}
    }
  flush (s, &parts, &out, start, *at);
  frame_buffer_free (&out);
  t = join (s, &parts, first);
  return t;
}

/* Move *AT behind the closing parenthesis that is missing or far.  */

static void
skip_rest (const struct source *s, size_t *at)
{
  while (s->text[*at] && s->text[*at] != ')')
    ++*at;
  *at += s->text[*at] == ')';
}

/* The template of ROW with the N arguments ARGS.  */

static const struct frame_template *
make2 (const struct source *s, const struct substitution *row, size_t at,
       size_t end, const struct parts *args)
{
  struct frame_loc loc = place (s, at, end - at);
  struct frame_template *t;

  if (args->n < row->least || args->n > row->most)
    return unknown (s, at, end - at, "wrong number of words in '%.*s'",
		    s->text + at, end - at);
  t = frame_template_new (s->arena, row->kind, loc, 0);
  t->args = args->list;
  t->n_args = args->n;
  if (row->kind == FRAME_T_UNKNOWN)
    t->text = row->word;
  /* $(eval 'text' modules), $(command 'text' on_stderr)  */
  if ((row->kind == FRAME_T_EVAL || row->kind == FRAME_T_COMMAND)
      && args->n == 2)
    t->n_args = 1;
  if (row->kind != FRAME_T_ARG)
    return t;
  if (args->list[0]->kind != FRAME_T_TEXT)
    {
      t->kind = FRAME_T_UNKNOWN;
      t->text = "a computed name";
      return t;
    }
  t->text = args->list[0]->text;
  t->args++;
  t->n_args--;
  return t;
}

/* The substitution at *AT, which is at "$(".  */

static const struct frame_template *
substitute2 (const struct source *s, size_t *at, unsigned depth)
{
  size_t start = *at, word;
  const struct substitution *row;
  struct parts args = { 0 };
  const char *text = s->text;

  *at += 2;
  word = *at;
  while (text[*at] && !space_p (text[*at]) && text[*at] != ')')
    ++*at;
  row = find_word (ros2_words, N_WORDS (ros2_words), text + word, *at - word);
  if (!row || depth > MAX_NESTING)
    {
      size_t end = *at;

      skip_rest (s, at);
      return unknown (s, word, end - word,
		      row ? "'$(%.*s ...)' is nested too deeply"
			  : "'$(%.*s)' is no substitution of ROS 2",
		      text + word, end - word);
    }
  for (;;)
    {
      while (space_p (text[*at]))
	++*at;
      if (!text[*at] || text[*at] == ')')
	break;
      add_part (s, &args, fragments (s, at, '\0', true, depth));
    }
  if (!text[*at])
    return unknown (s, start, *at - start, "'%.*s' is not closed",
		    text + start, *at - start);
  ++*at;
  return make2 (s, row, start, *at, &args);
}

const struct frame_template *
frame_template_ros2 (struct frame_arena *arena, struct frame_loc loc,
		     bool plain, const char *text,
		     frame_template_error_fn error, void *data)
{
  struct source s = { arena, text, loc, plain, error, data };
  size_t at = 0;

  if (!strpbrk (text, "$\\"))
    return literal (&s);
  return fragments (&s, &at, '\0', false, 0);
}

/* Splitting.  */

struct words
{
  struct frame_arena *arena;
  unsigned n;
  const struct frame_template **list;
  struct parts parts;		/* of the word under construction */
};

/* End the word under construction, if there is one.  */

static void
end_word (struct words *w)
{
  struct source s = { .arena = w->arena };

  if (w->parts.n == 0)
    return;
  *FRAME_APPEND (w->arena, w->list, w->n, const struct frame_template *)
    = join (&s, &w->parts, 0);
  memset (&w->parts, 0, sizeof w->parts);
}

/* Split the literal TEXT at LOC; its ends join what stands beside it.  */

static void
split_text (struct words *w, const struct frame_template *literal)
{
  struct source s = { .arena = w->arena };
  const char *text = literal->text;
  struct frame_buffer out = { 0 };
  size_t at = 0;

  while (text[at])
    {
      struct frame_loc loc = literal->loc;
      bool any = false;
      char quote = '\0';

      if (space_p (text[at]))
	{
	  end_word (w);
	  at++;
	  continue;
	}
      loc.column += at;
      out.length = 0;
      for (; text[at] && (quote || !space_p (text[at])); at++)
	if (quote ? text[at] == quote : text[at] == '"' || text[at] == '\'')
	  {
	    quote = quote ? '\0' : text[at];
	    any = true;
	  }
	else
	  frame_buffer_add (&out, &text[at], 1);
      loc.finish = loc.column + out.length - !!out.length;
      if (any || out.length)
	add_part (&s, &w->parts,
		  frame_template_text (w->arena, loc,
				       out.text ? out.text : "", out.length));
    }
  frame_buffer_free (&out);
}

unsigned
frame_template_words (struct frame_arena *arena,
		      const struct frame_template *template,
		      const struct frame_template ***words)
{
  struct words w = { .arena = arena };
  struct source s = { .arena = arena };

  if (template->kind == FRAME_T_TEXT)
    split_text (&w, template);
  else if (template->kind != FRAME_T_CONCAT)
    add_part (&s, &w.parts, template);
  else
    for (unsigned i = 0; i < template->n_args; i++)
      if (template->args[i]->kind == FRAME_T_TEXT)
	split_text (&w, template->args[i]);
      else
	add_part (&s, &w.parts, template->args[i]);
  end_word (&w);
  *words = w.list;
  return w.n;
}
