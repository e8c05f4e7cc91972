/* The units of frame IR's text form, read line by line: facts sections, and
   the tests' files.  */

#include "frame-reader.h"

/* A function a kind of line, behind its first word; all are listed in LINES
   below.  */

static bool
read_file_line (struct frame_reader *r)
{
  const char *begin, *name;
  uint32_t n;

  if (!frame_read_gap (r, "a number"))
    return false;
  begin = r->p;
  if (!frame_read_unsigned (r, &n))
    return false;
  if (n != r->unit->n_files)
    return frame_read_fail (r, begin, "file %u is out of order", n);
  if (!frame_read_string_field (r, &name) || !frame_read_end (r))
    return false;
  *FRAME_APPEND (r->arena, r->unit->files, r->unit->n_files, const char *)
    = name;
  return true;
}

static bool
read_type_line (struct frame_reader *r)
{
  static const char *const classes[] = { "-", "F", "S", "T" };
  struct frame_type type;
  unsigned class, api;

  if (!frame_read_string_field (r, &type.name) || !frame_read_gap (r, "a kind")
      || !frame_read_bare (r, frame_name_char_p, "a kind", &type.kind)
      || !frame_read_choice (r, classes, 4, "a class: -, F, S or T", &class)
      || !frame_read_choice (r, frame_api_names, 4,
			     "an API: -, tf, tf2 or ros2", &api)
      || !frame_read_end (r))
    return false;
  if (r->unit->n_types == FRAME_MAX_TYPES)
    return frame_read_fail (r, r->start, "too many types");
  type.frame_class = (enum frame_type_class) class;
  type.api = (enum frame_api) api;
  *FRAME_APPEND (r->arena, r->unit->types, r->unit->n_types, struct frame_type)
    = type;
  return true;
}

static bool
read_class_line (struct frame_reader *r)
{
  static const char *const words[] = { "open", "closed", "outside" };
  struct frame_class class;
  unsigned writers;

  if (!frame_read_string_field (r, &class.name)
      || !frame_read_choice (r, words, 3, "open, closed or outside", &writers)
      || !frame_read_end (r))
    return false;
  if (r->unit->n_classes == FRAME_MAX_TYPES)
    return frame_read_fail (r, r->start, "too many classes");
  class.writers = (enum frame_class_writers) writers;
  frame_unit_add_class (r->unit, &class);
  return true;
}

/* Read a field that is a level.  */

static bool
read_level (struct frame_reader *r, enum frame_level *level)
{
  unsigned n;

  if (!frame_read_choice (r, frame_level_names, FRAME_LEVEL_NO_ERROR + 1,
			  "a level", &n))
    return false;
  *level = (enum frame_level) n;
  return true;
}

static bool
read_flag_line (struct frame_reader *r)
{
  struct frame_flag flag = { NULL, FRAME_LEVEL_DEFAULT, NULL };

  if (!frame_read_gap (r, "a flag")
      || !frame_read_bare (r, frame_name_char_p, "a flag", &flag.name)
      || !read_level (r, &flag.level))
    return false;
  if (!frame_read_no_more_p (r) && !frame_read_string_field (r, &flag.value))
    return false;
  if (!frame_read_end (r))
    return false;
  frame_unit_add_flag (r->unit, &flag);
  return true;
}

static bool
read_region_line (struct frame_reader *r)
{
  struct frame_region region;

  if (!frame_read_gap (r, "a file") || !frame_read_unsigned (r, &region.file)
      || !frame_read_gap (r, "a line")
      || !frame_read_unsigned (r, &region.first_line)
      || !frame_read_gap (r, "a line"))
    return false;
  if (frame_read_word (r, "end"))
    region.last_line = UINT32_MAX;
  else if (!frame_read_unsigned (r, &region.last_line))
    return false;
  if (!frame_read_gap (r, "a flag")
      || !frame_read_bare (r, frame_name_char_p, "a flag", &region.name)
      || !read_level (r, &region.level) || !frame_read_end (r))
    return false;
  if (region.file >= r->unit->n_files)
    return frame_read_fail (r, r->start, "file %u is not in the file table",
			    region.file);
  frame_unit_add_region (r->unit, &region);
  return true;
}

static bool
read_reported_line (struct frame_reader *r)
{
  const char *key;

  if (!frame_read_string_field (r, &key) || !frame_read_end (r))
    return false;
  frame_unit_add_reported (r->unit, key);
  return true;
}

/* The heading of a function.  It joins the unit here, and is taken out again
   if it turns out to be incomplete.  */

static bool
read_function_line (struct frame_reader *r)
{
  const char *symbol, *name, *result = NULL;
  struct frame_loc loc;
  unsigned linkage;
  bool is_entry;

  if (!frame_read_gap (r, "a symbol")
      || !frame_read_bare (r, frame_symbol_char_p, "a symbol", &symbol)
      || !frame_read_string_field (r, &name)
      || !frame_read_choice (r, frame_linkage_names, 3,
			     "extern, comdat or local", &linkage)
      || !frame_read_gap (r, "a place"))
    return false;
  is_entry = frame_read_word (r, "entry");
  if ((is_entry && !frame_read_gap (r, "a place"))
      || !frame_read_loc (r, 0, &loc))
    return false;
  if (!frame_read_no_more_p (r) && !frame_read_string_field (r, &result))
    return false;
  if (!frame_read_end (r))
    return false;
  r->fn = frame_function_new (r->unit, symbol, name);
  r->fn->linkage = (enum frame_linkage) linkage;
  r->fn->is_entry = is_entry;
  r->fn->loc = loc;
  r->fn->result_type = result;
  r->builder = NULL;
  r->max_target = 0;
  return true;
}

static bool
read_param_line (struct frame_reader *r)
{
  struct frame_function *fn = r->fn;
  struct frame_param param;

  memset (&param, 0, sizeof param);
  if (r->builder)
    return frame_read_fail (r, r->start, "a parameter behind the first block");
  if (fn->n_params == FRAME_MAX_PARAMS)
    return frame_read_fail (r, r->start, "too many parameters");
  if (!frame_read_string_field (r, &param.name)
      || !frame_read_string_field (r, &param.type))
    return false;
  if (!*param.type)
    param.type = NULL;
  while (frame_read_spaces (r) && r->p < r->end)
    if (frame_read_word (r, "this"))
      param.is_this = true;
    else if (frame_read_word (r, "ref"))
      param.is_ref = true;
    else if (frame_read_word (r, "const"))
      param.is_const = true;
    else
      break;
  if (!frame_read_end (r))
    return false;
  *FRAME_APPEND (r->arena, fn->params, fn->n_params, struct frame_param)
    = param;
  return true;
}

static bool
read_block_line (struct frame_reader *r)
{
  if (!frame_read_end (r))
    return false;
  if (r->fn->n_blocks == FRAME_MAX_BLOCKS)
    return frame_read_fail (r, r->start, "too many blocks");
  if (!r->builder)
    r->builder = frame_builder_new (r->fn, 0);
  frame_builder_block (r->builder);
  r->exit_seen = r->eh_seen = false;
  return true;
}

/* Read the number of a block into N.  Blocks may be mentioned before they
   stand, so the largest one is compared at the end of the function.  */

static bool
read_target (struct frame_reader *r, unsigned *n)
{
  const char *begin;
  uint32_t target;

  if (!frame_read_gap (r, "a block"))
    return false;
  begin = r->p;
  if (!frame_read_unsigned (r, &target))
    return false;
  if (target >= r->max_target)
    {
      r->max_target = target;
      r->target_line = r->line;
      r->target_column = (unsigned) (begin - r->start) + 1;
    }
  if (target >= FRAME_MAX_BLOCKS)
    return frame_read_fail (r, begin, "there is no block %u", target);
  *n = target;
  return true;
}

/* Read "branch" or "goto", behind the word, of BLOCK.  */

static bool
read_jump (struct frame_reader *r, unsigned block, bool is_branch)
{
  unsigned target;

  if (is_branch)
    {
      struct frame_place place;
      if (!frame_read_gap (r, "a place") || !frame_read_place (r, &place))
	return false;
      r->fn->blocks[block].cond = frame_op_place (place);
    }
  for (unsigned n = 0; n < 2 || !is_branch; n++)
    {
      if (!is_branch && frame_read_no_more_p (r))
	break;
      if (!read_target (r, &target))
	return false;
      frame_builder_edge (r->builder, block, target);
    }
  return frame_read_end (r);
}

/* Read a line inside a block: a statement, the exit, or "eh".  */

static bool
read_block_item (struct frame_reader *r)
{
  unsigned block = r->fn->n_blocks - 1;
  struct frame_stmt stmt;
  unsigned eh;
  bool is_branch;

  if (!frame_read_spaces (r) || r->eh_seen)
    return frame_read_fail (r, r->p, "unexpected line in a block");
  if (frame_read_word (r, "eh"))
    {
      r->exit_seen = r->eh_seen = true;
      if (!read_target (r, &eh) || !frame_read_end (r))
	return false;
      r->fn->blocks[block].eh = (int) eh;
      return true;
    }
  if (r->exit_seen)
    return frame_read_fail (r, r->p,
			    "a statement behind the end of its block");
  if ((is_branch = frame_read_word (r, "branch"))
      || frame_read_word (r, "goto"))
    {
      r->exit_seen = true;
      return read_jump (r, block, is_branch);
    }
  if (frame_read_word (r, "throw"))
    {
      r->exit_seen = r->fn->blocks[block].throws = true;
      return frame_read_end (r);
    }
  memset (&stmt, 0, sizeof stmt);
  if (!frame_read_stmt (r, &stmt))
    return false;
  *frame_builder_add (r->builder, block, stmt.op, stmt.loc) = stmt;
  return true;
}

/* Complete the current function.  */

static bool
read_end_line (struct frame_reader *r)
{
  if (!frame_read_end (r))
    return false;
  if (r->max_target > 0 && r->max_target >= r->fn->n_blocks)
    {
      frame_read_fail (r, r->start, "there is no block %u", r->max_target);
      r->problem.line = r->target_line;
      r->problem.column = r->target_column;
      return false;
    }
  if (r->builder)
    frame_builder_finish (r->builder);
  r->builder = NULL;
  r->fn = NULL;
  return true;
}

/* The lines of a unit by first word.  */

static const struct line_kind
{
  const char *word;
  bool in_function;
  bool (*read) (struct frame_reader *r);
} lines[] = {
  { "param", true, read_param_line },
  { "block", true, read_block_line },
  { "end", true, read_end_line },
  { "file", false, read_file_line },
  { "type", false, read_type_line },
  { "class", false, read_class_line },
  { "flag", false, read_flag_line },
  { "region", false, read_region_line },
  { "reported", false, read_reported_line },
  { "function", false, read_function_line },
};

/* Read the current line of a unit; one of an unknown kind is passed over.  */

static bool
read_unit_line (struct frame_reader *r)
{
  if (r->end - r->start > (ptrdiff_t) FRAME_MAX_LINE)
    return frame_read_fail (r, r->start, "the line is too long");
  if (r->p == r->end)
    return true;
  if (*r->p == ' ')
    {
      if (!r->fn || !r->builder)
	return frame_read_fail (r, r->p, "a statement outside a block");
      return read_block_item (r);
    }
  for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
    if (frame_read_word (r, lines[i].word))
      {
	if (lines[i].in_function != (r->fn != NULL))
	  return frame_read_fail (r, r->start, "\"%s\" %s a function",
				  lines[i].word, r->fn ? "inside" : "outside");
	return lines[i].read (r);
      }
  return true;
}

/* True if the line of R is TEXT alone.  */

static bool
line_p (const struct frame_reader *r, const char *text)
{
  size_t length = strlen (text);

  return ((size_t) (r->end - r->start) == length
	  && memcmp (r->start, text, length) == 0);
}

/* True if the line of R begins a unit.  */

static bool
header_p (const struct frame_reader *r)
{
  return r->end - r->start >= 12 && memcmp (r->start, "frame-facts ", 12) == 0;
}

/* Go behind the "end unit" of a damaged unit; false if it has none.  */

static bool
skip_unit (struct frame_reader *r)
{
  if (r->end > r->start && line_p (r, "end unit"))
    return true;
  while (r->terminated && frame_read_next_line (r))
    {
      if (line_p (r, "end unit"))
	return true;
      if (header_p (r))
	{
	  frame_read_unread_line (r);
	  return false;
	}
    }
  return false;
}

/* Read the version in the header line.  */

static bool
read_version (struct frame_reader *r)
{
  const char *begin = r->p += 12;
  uint32_t major, minor;

  if (!frame_read_unsigned (r, &major))
    return false;
  if (!frame_read_char (r, '.'))
    return frame_read_fail (r, r->p, "expected a version");
  if (!frame_read_unsigned (r, &minor))
    return false;
  if (major > FRAME_IR_MAJOR)
    return frame_read_fail (
      r, begin,
      "frame facts of version %u are newer than this program reads"
      " (%d)",
      major, FRAME_IR_MAJOR);
  if (major < FRAME_IR_MAJOR)
    return frame_read_fail (r, begin, "unknown version %u of frame facts",
			    major);
  return frame_read_end (r);
}

/* Read the "unit" line and begin the unit.  */

static bool
read_unit_heading (struct frame_reader *r)
{
  const char *name, *producer;

  if (!frame_read_next_line (r) || !frame_read_word (r, "unit"))
    {
      frame_read_fail (r, r->start, "expected \"unit\"");
      if (header_p (r) && r->p == r->start)
	frame_read_unread_line (r);
      return false;
    }
  if (!frame_read_string_field (r, &name)
      || !frame_read_string_field (r, &producer) || !frame_read_end (r))
    return false;
  r->unit = frame_unit_new (r->program, name, producer);
  return true;
}

/* Read the lines of a unit up to its end.  False if one is damaged or the
   end is missing.  */

static bool
read_unit_body (struct frame_reader *r)
{
  while (r->terminated && frame_read_next_line (r))
    {
      if (line_p (r, "end unit"))
	return (!r->fn
		|| frame_read_fail (r, r->start,
				    "a function of the unit has no end"));
      if (header_p (r))
	{
	  frame_read_fail (r, r->start,
			   "the unit before this line has no end");
	  frame_read_unread_line (r);
	  return false;
	}
      if (!r->terminated)
	break;
      if (!read_unit_line (r))
	return false;
    }
  return frame_read_fail (r, r->end, "the unit has no end");
}

/* Take what is not complete out of R's program.  COMPLETE_FUNCTIONS: keep
   the unit with the functions that are.  */

static void
drop_damaged (struct frame_reader *r, bool complete_functions)
{
  if (r->unit && !complete_functions)
    r->program->n_units--;
  else if (r->fn)
    r->unit->n_functions--;
}

/* Read the unit whose header is the line of R.  True if it is complete, or
   cut and kept; a problem is in R if its message is not empty.  */

static bool
read_unit (struct frame_reader *r)
{
  bool cut;

  r->unit = NULL;
  r->fn = NULL;
  r->builder = NULL;
  r->problem.message[0] = '\0';
  if (read_version (r) && read_unit_heading (r) && read_unit_body (r))
    return true;
  cut = !skip_unit (r);
  drop_damaged (r, cut);
  return r->unit && cut;
}

unsigned
frame_parse_units (struct frame_program *program, const char *text,
		   size_t length, frame_problem_fn report, void *data)
{
  struct frame_reader r;
  unsigned n_units = 0;
  bool in_gap = false;

  memset (&r, 0, sizeof r);
  r.arena = program->arena;
  r.program = program;
  r.next = text;
  r.limit = text + length;
  r.terminated = true;
  while (frame_read_next_line (&r))
    {
      r.problem.message[0] = '\0';
      if (header_p (&r))
	{
	  n_units += read_unit (&r);
	  in_gap = false;
	}
      else if (r.start < r.end && !in_gap)
	{
	  frame_read_fail (&r, r.start, "expected \"frame-facts\"");
	  in_gap = true;
	}
      if (r.problem.message[0] && report)
	report (data, &r.problem);
    }
  frame_array_free (r.arena, r.path);
  frame_array_free (r.arena, r.args);
  return n_units;
}
