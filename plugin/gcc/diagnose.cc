/* Findings printed as GCC's own warnings: carets, ranges, notes, fix-its,
   colours, [-Wframe-x], -Werror.

   A finding knows a file and a line, a diagnostic needs a location_t.  While
   a unit is compiled the line table has one for each token, and the map that
   covers the line is looked up, so that "In file included from" and system
   headers come out as usual and nothing is added.  At link time lto1 has
   read few locations; maps are added, and the table is brought back to the
   file and line that it was at, because lto1 goes on from there when it
   reads the next function.  */

#include "diagnose.h"
#include "options.h"

/* Locations.  */

/* The last location handed out.  */

static location_t
current_location (void)
{
  return get_pure_location (line_table, line_table->highest_line);
}

frame_location_maker::frame_location_maker ()
: m_file (NULL), m_line (0), m_system (0), m_added (false), m_entered (false)
{
  if (LINEMAPS_ORDINARY_USED (line_table) == 0)
    return;
  const line_map_ordinary *map = LINEMAPS_LAST_ORDINARY_MAP (line_table);
  m_file = ORDINARY_MAP_FILE_NAME (map);
  m_line = SOURCE_LINE (map, current_location ());
  m_system = ORDINARY_MAP_IN_SYSTEM_HEADER_P (map);
}

frame_location_maker::~frame_location_maker ()
{
  if (!m_added)
    return;
  if (m_entered)
    linemap_add (line_table, LC_LEAVE, 0, NULL, 0);
  else
    linemap_add (line_table, LC_RENAME, m_system, m_file, m_line);
}

/* The end of the lines that ordinary map I can give locations to.  */

static location_t
map_limit (unsigned i)
{
  if (i + 1 < LINEMAPS_ORDINARY_USED (line_table))
    return MAP_START_LOCATION (LINEMAPS_ORDINARY_MAP_AT (line_table, i + 1));
  return line_table->highest_location + 1;
}

/* True if a location of MAP has room for COLUMN.  */

static bool
wide_enough_p (const line_map_ordinary *map, unsigned column)
{
  return column >> (map->m_column_and_range_bits - map->m_range_bits) == 0;
}

/* The map of the front end that covers LINE of FILE up to COLUMN, or null.
   A line longer than those above begins in their map and is continued in a
   wider one.  */

static const line_map_ordinary *
covering_map (const char *file, unsigned line, unsigned column)
{
  /* Many maps share one string.  */
  const char *last_name = NULL;
  bool last_same = false;
  for (unsigned i = 0; i < LINEMAPS_ORDINARY_USED (line_table); i++)
    {
      const line_map_ordinary *map = LINEMAPS_ORDINARY_MAP_AT (line_table, i);
      const char *name = ORDINARY_MAP_FILE_NAME (map);
      if (name == NULL || line < ORDINARY_MAP_STARTING_LINE_NUMBER (map)
	  || !wide_enough_p (map, column))
	continue;
      if (name != last_name)
	last_same = strcmp (frame_remapped_file (name), file) == 0;
      last_name = name;
      if (last_same && line <= SOURCE_LINE (map, map_limit (i) - 1))
	return map;
    }
  return NULL;
}

/* The location of LINE from START to FINISH, by ASK, which gives the
   location of a column.  */

template <typename F>
static location_t
location_of_range (unsigned column, unsigned finish, F ask)
{
  location_t start = ask (column);
  if (column == 0 || finish <= column)
    return start;
  return make_location (start, start, ask (finish));
}

/* The location of columns COLUMN to FINISH of LINE of FILE, in maps of our
   own.  */

location_t
frame_location_maker::add (const char *file, unsigned line, unsigned column,
			   unsigned finish)
{
  m_entered |= line_table->depth == 0;
  m_added = true;
  linemap_add (line_table, line_table->depth == 0 ? LC_ENTER : LC_RENAME, 0,
	       /* The table keeps it for ever.  */
	       xstrdup (file), line);
  linemap_line_start (line_table, line, MAX (column, finish) + 1);
  return location_of_range (column, finish, [] (unsigned c) -> location_t
    { return linemap_position_for_column (line_table, c); });
}

location_t
frame_location_maker::get (const struct frame_where *where)
{
  const struct frame_loc *loc = &where->loc;
  if (where->unit == NULL || loc->line == 0 || loc->file == 0
      || loc->file >= where->unit->n_files)
    return UNKNOWN_LOCATION;
  const char *file = where->unit->files[loc->file];
  const line_map_ordinary *map
    = in_lto_p ? NULL
	       : covering_map (file, loc->line, MAX (loc->column, loc->finish));
  if (map == NULL)
    return add (file, loc->line, loc->column, loc->finish);
  return location_of_range (loc->column, loc->finish,
			    [=] (unsigned c) -> location_t
    {
      return linemap_position_for_line_and_column (line_table, map,
						   loc->line, c);
    });
}

location_t
frame_location_maker::get (const char *file, unsigned line, unsigned column)
{
  return add (file, line, column, 0);
}

/* Messages.  */

/* MESSAGE as a format that prints it: user text holds no directives, quote
   bytes become GCC's quotes.  Free with free.  */

static char *
message_format (const char *message)
{
  char *format = XNEWVEC (char, 2 * strlen (message) + 1);
  char *out = format;
  for (const char *p = message; *p; p++)
    {
      if (*p == *FRAME_QUOTE_OPEN || *p == *FRAME_QUOTE_CLOSE || *p == '%')
	*out++ = '%';
      *out++ = (*p == *FRAME_QUOTE_OPEN ? '<'
		: *p == *FRAME_QUOTE_CLOSE ? '>' : *p);
    }
  *out = '\0';
  return format;
}

/* The page of the warning whose flag is FLAG, or null.  */

static char *
docs_page (const char *flag)
{
  if (frame_options.docs_url == NULL || *frame_options.docs_url == '\0')
    return NULL;
  return concat (frame_options.docs_url, "/", flag, ".md", NULL);
}

/* Find the columns of FIXIT, and its text in ARENA; false if that cannot
   be.  */

static bool
resolve_fixit (struct frame_arena *arena, struct frame_fixit *fixit)
{
  if (fixit->kind == FRAME_FIXIT_TEXT)
    return true;
  if (fixit->where.loc.line == 0)
    return false;
  auto line = frame_source_line (frame_where_file (&fixit->where),
				 fixit->where.loc.line);
  return line && frame_fixit_resolve (arena, fixit, line.get_buffer (),
				      line.length ());
}

/* Add FIXIT to RICHLOC.  ARENA is for its text, which RICHLOC copies.  */

static void
add_fixit (rich_location *richloc, const struct frame_fixit *fixit,
	   frame_location_maker *locations, struct frame_arena *arena)
{
  struct frame_fixit f = *fixit;
  if (!resolve_fixit (arena, &f) || f.where.loc.column == 0)
    return;
  bool insert = f.where.loc.finish < f.where.loc.column;
  location_t loc = locations->get (&f.where);
  if (loc == UNKNOWN_LOCATION)
    return;
  if (insert)
    richloc->add_fixit_insert_before (loc, f.text);
  else
    richloc->add_fixit_replace (loc, f.text);
}

/* The formats are made from values, and hold no directive but quotes.  */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-security"

static void
print_note (const struct frame_note *note, frame_location_maker *locations)
{
  char *format = message_format (note->text);
  inform (locations->get (&note->where), format);
  free (format);
}

/* Warn about FINDING; true if GCC showed it.  */

static bool
print_warning (const struct frame_finding *finding,
	       frame_location_maker *locations)
{
  rich_location richloc (line_table, locations->get (&finding->where));
  struct frame_arena *arena = frame_arena_new ("fix-its");
  for (unsigned i = 0; i < finding->n_fixits; i++)
    add_fixit (&richloc, &finding->fixits[i], locations, arena);
  frame_arena_free (arena);
  char *flag = concat ("frame-", frame_warnings[finding->warning].name, NULL);
  char *url = docs_page (flag);
  char *format = message_format (finding->message);
  bool shown;
  {
    frame_option_tag tag (flag, url);
    shown = warning_at (&richloc, 0, format);
  }
  free (format);
  free (url);
  free (flag);
  return shown;
}

#pragma GCC diagnostic pop

/* True if what has LEVEL is printed.  */

static bool
shown_level_p (enum frame_level level)
{
  return level != FRAME_LEVEL_IGNORED && level != FRAME_LEVEL_DEFAULT;
}

bool
frame_finding_wanted_p (const struct frame_finding *finding)
{
  return shown_level_p (frame_finding_level (finding, frame_werror_p ()));
}

bool
frame_print_finding (const struct frame_finding *finding,
		     frame_location_maker *locations)
{
  bool werror = frame_werror_p ();
  enum frame_level level = frame_finding_level (finding, werror);
  if (!shown_level_p (level))
    return false;

  auto_diagnostic_group group;
  /* The level is the last word; -Wno-error=frame-x is not known to GCC.  */
  frame_set_werror (level == FRAME_LEVEL_ERROR);
  bool shown = print_warning (finding, locations);
  frame_set_werror (werror);
  if (shown)
    for (unsigned i = 0; i < finding->n_notes; i++)
      print_note (&finding->notes[i], locations);
  return shown;
}

void
frame_print_problem (const char *file, const struct frame_problem *problem)
{
  frame_location_maker locations;
  error_at (locations.get (file, MAX (problem->line, 1u), problem->column),
	    "%s", problem->message);
}
