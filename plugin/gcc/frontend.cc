/* The part that talks to the C and C++ front ends.

   Plugins are loaded with all symbols bound, and lto1 has no front end of
   these languages.  So each of their functions is declared weak here, and
   this is the only file that names them.

   A pragma governs what follows it, also the headers that are included from
   there on, up to the matching pop.  One that is never popped ends with the
   file that it stands in; GCC's own would leak out of a header.  */

#include "frontend.h"
#include "options.h"
#include "../core/finding.h"

#include "c-family/c-pragma.h"

extern void c_register_pragma (const char *space, const char *name,
			       pragma_handler_1arg handler)
  __attribute__ ((weak));
extern enum cpp_ttype pragma_lex (tree *value, location_t *loc)
  __attribute__ ((weak));
extern void cpp_define (cpp_reader *, const char *) __attribute__ ((weak));
extern cpp_options *cpp_get_options (cpp_reader *) __attribute__ ((weak));
extern cpp_callbacks *cpp_get_callbacks (cpp_reader *) __attribute__ ((weak));
extern cpp_reader *parse_in __attribute__ ((weak));

/* The code from START to END (UNKNOWN_LOCATION while open), in which FLAG
   has LEVEL.  */
struct pragma_region
{
  const char *flag;
  enum frame_level level;
  location_t start;
  location_t end;
};

static vec<pragma_region> pragma_regions;
static bool pch_read;
/* How many regions there were at each push that is not popped yet.  */
static vec<unsigned> pushes;

/* The place in a file that LOC, perhaps inside a macro, stands for.  */

static location_t
file_location (location_t loc)
{
  return linemap_resolve_location (line_table, loc,
				   LRK_MACRO_EXPANSION_POINT, NULL);
}

/* The pragma.  */

/* End at LOC what began since the last push.  */

static void
pop_regions (location_t loc)
{
  if (pushes.is_empty ())
    {
      warning_at (loc, OPT_Wpragmas, "%<#pragma frame diagnostic pop%> "
		  "without a %<push%>");
      return;
    }
  for (unsigned i = pushes.pop (); i < pragma_regions.length (); i++)
    if (pragma_regions[i].end == UNKNOWN_LOCATION)
      pragma_regions[i].end = file_location (loc);
}

/* Begin a region in which the flag OPTION ("-Wframe-x"), which stands at
   LOC, has LEVEL.  */

static void
begin_region (enum frame_level level, const char *option, location_t loc)
{
  const char *name = startswith (option, "-W") ? option + 2 : option;
  const char *flag = frame_options_flag (name);
  if (flag == NULL || name == option)
    {
      const char *near = frame_options_near_flag (name);
      if (near)
	warning_at (loc, OPT_Wpragmas, "unknown option %qs after "
		    "%<#pragma frame diagnostic%> kind; did you mean "
		    "%<-W%s%>?", option, near);
      else
	warning_at (loc, OPT_Wpragmas, "unknown option %qs after "
		    "%<#pragma frame diagnostic%> kind", option);
      return;
    }
  pragma_region region = { flag, level, file_location (loc),
			   UNKNOWN_LOCATION };
  if (region.start >= RESERVED_LOCATION_COUNT)
    pragma_regions.safe_push (region);
}

/* Read the option after the kind of a pragma, which stands at KIND_LOC.
   Returns false, having complained, if there is none.  */

static bool
read_option (enum frame_level level, location_t kind_loc)
{
  tree value;
  location_t loc;
  if (pragma_lex (&value, &loc) != CPP_STRING)
    {
      warning_at (kind_loc, OPT_Wpragmas, "missing option after "
		  "%<#pragma frame diagnostic%> kind");
      return false;
    }
  begin_region (level, TREE_STRING_POINTER (value), file_location (loc));
  return true;
}

/* The level that the word KIND of a pragma gives, or DEFAULT.  */

static enum frame_level
kind_level (const char *kind)
{
  if (strcmp (kind, "ignored") == 0)
    return FRAME_LEVEL_IGNORED;
  if (strcmp (kind, "warning") == 0)
    return FRAME_LEVEL_WARNING;
  if (strcmp (kind, "error") == 0)
    return FRAME_LEVEL_ERROR;
  return FRAME_LEVEL_DEFAULT;
}

/* Handle "#pragma frame diagnostic".  */

static void
handle_diagnostic (cpp_reader *)
{
  tree value = NULL_TREE;
  location_t loc = input_location;
  const char *kind = "";
  if (pragma_lex (&value, &loc) == CPP_NAME)
    kind = IDENTIFIER_POINTER (value);
  /* In a macro it is the user of the macro who has to know.  */
  loc = file_location (loc);

  if (strcmp (kind, "push") == 0)
    pushes.safe_push (pragma_regions.length ());
  else if (strcmp (kind, "pop") == 0)
    pop_regions (loc);
  else if (kind_level (kind) == FRAME_LEVEL_DEFAULT)
    {
      warning_at (loc, OPT_Wpragmas, "expected %<push%>, %<pop%>, "
		  "%<ignored%>, %<warning%> or %<error%> after "
		  "%<#pragma frame diagnostic%>");
      return;
    }
  else if (!read_option (kind_level (kind), loc))
    return;

  if (pragma_lex (&value, &loc) != CPP_EOF)
    warning_at (file_location (loc), OPT_Wpragmas,
		"junk at end of %<#pragma frame diagnostic%>");
}

/* Define __GCC_FRAME__: 10203 in version 1.2.3.  The callback that records
   macros for -g3 is not ready for one that stands in no file.  */

static void
define_macro (void)
{
  int major = 0, minor = 0, patch = 0;
  sscanf (FRAME_VERSION, "%d.%d.%d", &major, &minor, &patch);
  char text[64];
  snprintf (text, sizeof text, "__GCC_FRAME__=%d",
	    major * 10000 + minor * 100 + patch);
  cpp_callbacks *callbacks = cpp_get_callbacks (parse_in);
  auto record = callbacks->define;
  callbacks->define = NULL;
  cpp_define (parse_in, text);
  callbacks->define = record;
}

/* GCC's reader of precompiled headers.  */
static void (*gcc_read_pch) (cpp_reader *, const char *, int, const char *);

static void
read_pch (cpp_reader *reader, const char *name, int fd, const char *orig_name)
{
  pch_read = true;
  gcc_read_pch (reader, name, fd, orig_name);
}

/* Ask to be told of a precompiled header.  */

static void
watch_pch (void)
{
  cpp_callbacks *callbacks = cpp_get_callbacks (parse_in);
  if (!callbacks->read_pch)
    return;
  gcc_read_pch = callbacks->read_pch;
  callbacks->read_pch = read_pch;
}

bool
frame_pch_read_p (void)
{
  return pch_read;
}

void
frame_register_pragmas (void *, void *)
{
  if (!c_register_pragma || !pragma_lex)
    return;
  c_register_pragma ("frame", "diagnostic", handle_diagnostic);
  if (cpp_get_callbacks)
    watch_pch ();
  /* What is already preprocessed was so with the macro or without.  */
  if (cpp_define && cpp_get_options && cpp_get_callbacks
      && !cpp_get_options (parse_in)->preprocessed)
    define_macro ();
}

/* From locations to lines.  */

typedef hash_map<nofree_string_hash, uint32_t> file_index_map;

/* Fill MAP with the index of each file of UNIT.  */

static void
index_files (const struct frame_unit *unit, file_index_map *map)
{
  for (uint32_t i = 1; i < unit->n_files; i++)
    map->put (unit->files[i], i);
}

/* The index of the file of MAP in FILES, or 0.  */

static uint32_t
map_file (file_index_map *files, const line_map_ordinary *map)
{
  const char *name = ORDINARY_MAP_FILE_NAME (map);
  uint32_t *index = name ? files->get (frame_remapped_file (name)) : NULL;
  return index ? *index : 0;
}

/* The first location after ordinary map I.  */

static location_t
map_end (unsigned i)
{
  if (i + 1 < LINEMAPS_ORDINARY_USED (line_table))
    return MAP_START_LOCATION (LINEMAPS_ORDINARY_MAP_AT (line_table, i + 1));
  return line_table->highest_location + 1;
}

/* The index of the ordinary map that LOC lies in.  */

static unsigned
map_index (location_t loc)
{
  return (linemap_check_ordinary (linemap_lookup (line_table, loc))
	  - LINEMAPS_ORDINARY_MAP_AT (line_table, 0));
}

/* True if ordinary map I begins where a file is left.  */

static bool
leaves_file_p (unsigned i)
{
  return LINEMAPS_ORDINARY_MAP_AT (line_table, i)->reason == LC_LEAVE;
}

/* The ordinary map that is the last of the file which map I lies in.  */

static unsigned
last_map_of_file (unsigned i)
{
  unsigned used = LINEMAPS_ORDINARY_USED (line_table);
  int depth = 0;
  for (; i + 1 < used; i++)
    {
      const line_map_ordinary *next
	= LINEMAPS_ORDINARY_MAP_AT (line_table, i + 1);
      if (next->reason == LC_ENTER)
	depth++;
      else if (next->reason == LC_LEAVE && depth-- == 0)
	break;
    }
  return i;
}

/* Lines of one file.  */
struct line_range
{
  linenum_type first;
  linenum_type last;
};

/* The lines of ordinary map I between the locations START and END (no end
   if UNKNOWN_LOCATION).  A map before which or after which the file's edge
   lies reaches to that edge.  */

static line_range
covered_lines (unsigned i, location_t start, location_t end)
{
  const line_map_ordinary *map = LINEMAPS_ORDINARY_MAP_AT (line_table, i);
  line_range lines;
  lines.first = (start > MAP_START_LOCATION (map)
		 ? SOURCE_LINE (map, start)
		 : ORDINARY_MAP_STARTING_LINE_NUMBER (map));
  if (end != UNKNOWN_LOCATION && end < map_end (i))
    lines.last = SOURCE_LINE (map, end);
  else if (i + 1 >= LINEMAPS_ORDINARY_USED (line_table)
	   || leaves_file_p (i + 1))
    lines.last = UINT32_MAX;
  else
    lines.last = SOURCE_LINE (map, map_end (i) - 1);
  return lines;
}

/* Widen *RANGE, empty if its FIRST is 0, by LINES.  */

static void
widen (line_range *range, line_range lines)
{
  if (range->first == 0 || lines.first < range->first)
    range->first = lines.first;
  if (lines.last > range->last)
    range->last = lines.last;
}

/* Add what REGION covers of the files of UNIT, indexed by FILES.  */

static void
add_pragma_region (struct frame_unit *unit, file_index_map *files,
		   const pragma_region *region)
{
  unsigned first = map_index (region->start);
  unsigned last = (region->end == UNKNOWN_LOCATION
		   ? last_map_of_file (first) : map_index (region->end));
  auto_vec<line_range> ranges;
  ranges.safe_grow_cleared (unit->n_files);
  for (unsigned i = first; i <= last; i++)
    if (uint32_t file = map_file (files, LINEMAPS_ORDINARY_MAP_AT (line_table,
								    i)))
      widen (&ranges[file], covered_lines (i, region->start, region->end));

  for (uint32_t file = 1; file < unit->n_files; file++)
    if (ranges[file].first != 0)
      {
	struct frame_region r = { file, ranges[file].first, ranges[file].last,
				  region->flag, region->level };
	frame_unit_add_region (unit, &r);
      }
}

/* Nothing is to be reported in FILE of UNIT.  */

static void
silence_file (struct frame_unit *unit, uint32_t file)
{
  struct frame_region region = { file, 1, UINT32_MAX, "frame",
				 FRAME_LEVEL_IGNORED };
  frame_unit_add_region (unit, &region);
}

/* Silence the system headers of UNIT: GCC would do so by itself now, and
   knows nothing of them at link time.  */

static void
silence_system_headers (struct frame_unit *unit, file_index_map *files)
{
  auto_vec<bool> done;
  done.safe_grow_cleared (unit->n_files);
  for (unsigned i = 0; i < LINEMAPS_ORDINARY_USED (line_table); i++)
    {
      const line_map_ordinary *map = LINEMAPS_ORDINARY_MAP_AT (line_table, i);
      uint32_t file = (ORDINARY_MAP_IN_SYSTEM_HEADER_P (map)
		       ? map_file (files, map) : 0);
      if (file != 0 && !done[file])
	{
	  silence_file (unit, file);
	  done[file] = true;
	}
    }
}

void
frame_add_regions (struct frame_unit *unit)
{
  file_index_map files;
  index_files (unit, &files);
  if (!frame_warn_system_headers_p ())
    silence_system_headers (unit, &files);
  for (const pragma_region &region : pragma_regions)
    add_pragma_region (unit, &files, &region);
}
