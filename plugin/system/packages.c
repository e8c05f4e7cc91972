/* The packages of a workspace.

   One walk over the directories notes everything; what belongs together is
   decided when somebody asks.  Where things are: REP 127 and 140
   (package.xml), catkin (devel/lib/PKG/EXEC), ament and colcon
   (install/PKG/lib/PKG/EXEC, build/PKG/EXEC, the resource index of
   rclcpp_components), or just a build directory.  */

#include "packages.h"

#include <ctype.h>
#include <fcntl.h>
#include <fts.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#define uthash_malloc(SIZE) frame_alloc (p->arena, SIZE)
#define uthash_free(POINTER, SIZE) ((void) 0)
#include <uthash.h>
#include "facts-elf.h"
#include "spatial.h"

/* Deeper directories than this are nobody's.  */
#define MAX_LEVEL 40
/* Of a manifest or setup.py, what is read.  */
#define MAX_TEXT (256 << 10)

struct package
{
  struct frame_package public;
  UT_hash_handle hh;
};

/* A file, or several of one base name.  */
struct named
{
  const char *key;		/* "PKG/EXEC", or a base name */
  const char *path;
  struct named *next;		/* of the same key */
  UT_hash_handle hh;
};

/* A file of a list.  SHARE: the package in whose share directory it is.  */
struct entry
{
  const char *path;
  const char *share;
};

struct frame_packages
{
  struct frame_arena *arena;
  frame_packages_step_fn step;
  void *step_data;
  unsigned n_steps;
  struct package *packages;
  struct named *programs;	/* lib/PKG/EXEC */
  struct named *loose;		/* other programs, by base name */
  struct named *scripts;	/* Python, by base name */
  struct named *components;	/* by "PKG/plugin" */
  bool done;			/* LISTS are made */
  struct
  {
    unsigned n;
    struct entry *entries;
    unsigned n_names;
    const char **names;
  } lists[FRAME_N_PACKAGE_FILES];
};

struct frame_packages *
frame_packages_new (struct frame_arena *arena)
{
  struct frame_packages *p = FRAME_NEW (arena, struct frame_packages);

  p->arena = arena;
  return p;
}

void
frame_packages_on_step (struct frame_packages *p, frame_packages_step_fn fn,
			void *data)
{
  p->step = fn;
  p->step_data = data;
}

/* Small things.  */

static bool
ends_with_p (const char *text, const char *end)
{
  size_t n = strlen (text), m = strlen (end);

  return n >= m && strcmp (text + n - m, end) == 0;
}

static const char *
base_name (const char *path)
{
  const char *slash = strrchr (path, '/');

  return slash ? slash + 1 : path;
}

/* Up to MAX_TEXT bytes of the file NAME, to be freed; null if it cannot be
   read.  */

static char *
read_text (const char *name)
{
  int fd = open (name, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
  struct stat status;
  size_t length = 0;
  ssize_t n = 0;
  char *text;

  if (fd < 0)
    return NULL;
  if (fstat (fd, &status) != 0 || !S_ISREG (status.st_mode))
    {
      close (fd);
      return NULL;
    }
  if (status.st_size > MAX_TEXT)
    status.st_size = MAX_TEXT;
  text = frame_xrealloc (NULL, status.st_size + 1);
  while (length < (size_t) status.st_size
	 && (n = read (fd, text + length, status.st_size - length)) > 0)
    length += n;
  text[length] = '\0';
  close (fd);
  return text;
}

/* "A/B" in ROOM of SIZE bytes, cut off there.  */

static const char *
join (char *room, size_t size, const char *a, const char *b)
{
  size_t n = strnlen (a, size - 2), m = strnlen (b, size - 2 - n);

  memcpy (room, a, n);
  room[n] = '/';
  memcpy (room + n + 1, b, m);
  room[n + 1 + m] = '\0';
  return room;
}

static void
add_named (struct frame_packages *p, struct named **table, const char *key,
	   const char *path)
{
  struct named *first, *entry = FRAME_NEW (p->arena, struct named);

  entry->key = frame_intern (p->arena, key);
  entry->path = frame_intern (p->arena, path);
  HASH_FIND_STR (*table, entry->key, first);
  if (first)
    {
      while (first->next)
	first = first->next;
      first->next = entry;
    }
  else
    HASH_ADD_KEYPTR (hh, *table, entry->key, strlen (entry->key), entry);
}

static const struct named *
find_named (const struct named *table, const char *key)
{
  struct named *found;

  HASH_FIND_STR (table, key, found);
  return found;
}

/* Packages.  */

/* The package NAME, made if new.  */

static struct frame_package *
package_of (struct frame_packages *p, const char *name)
{
  struct package *package;

  HASH_FIND_STR (p->packages, name, package);
  if (!package)
    {
      package = FRAME_NEW (p->arena, struct package);
      package->public.name = frame_intern (p->arena, name);
      HASH_ADD_KEYPTR (hh, p->packages, package->public.name,
		       strlen (package->public.name), package);
    }
  return &package->public;
}

/* The text of the first element name in the manifest TEXT, cut out of it;
   null if there is none.  Comments are skipped.  */

static const char *
name_in_manifest (char *text)
{
  for (char *at = text; (at = strchr (at, '<')); at++)
    {
      char *end;

      if (strncmp (at, "<!--", 4) == 0)
	{
	  at = strstr (at, "-->");
	  if (!at)
	    return NULL;
	  continue;
	}
      if (strncmp (at, "<name", 5) != 0
	  || !(at[5] == '>' || isspace ((unsigned char) at[5])))
	continue;
      at = strchr (at, '>');
      end = at ? strchr (at, '<') : NULL;
      if (!end)
	return NULL;
      for (at++; at < end && isspace ((unsigned char) *at); at++)
	;
      while (end > at && isspace ((unsigned char) end[-1]))
	end--;
      *end = '\0';
      return *at ? at : NULL;
    }
  return NULL;
}

/* PATH is .../share/PKG/package.xml if PKG is returned (in ARENA).  */

static const char *
share_package (struct frame_packages *p, const char *path)
{
  const char *share = NULL, *end;

  for (const char *at = path; (at = strchr (at, '/')); at++)
    if (strncmp (at, "/share/", 7) == 0)
      share = at + 7;
  if (!share || !(end = strchr (share, '/')))
    return NULL;
  return frame_intern_n (p->arena, share, end - share);
}

/* The manifest PATH was met.  */

static void
add_manifest (struct frame_packages *p, const char *path)
{
  const char *slash = strrchr (path, '/');
  const char *directory
    = slash ? frame_intern_n (p->arena, path, slash - path) : ".";
  const char *share = share_package (p, path);
  struct frame_package *package;
  char *text = NULL;

  if (share && strcmp (base_name (directory), share) == 0)
    {
      package = package_of (p, share);
      if (package->share)
	return;
      package->share = directory;
      package->prefix
	= frame_intern_n (p->arena, directory,
			  strlen (directory) - strlen (share) - 7);
      return;
    }
  if (ends_with_p (path, "manifest.xml"))
    package = package_of (p, base_name (directory));
  else
    {
      const char *name;

      text = read_text (path);
      name = text ? name_in_manifest (text) : NULL;
      package = name ? package_of (p, name) : NULL;
    }
  if (package && !package->source)
    package->source = directory;
  frame_xfree (text);
}

/* Files.  */

static void
add_file (struct frame_packages *p, enum frame_package_file kind,
	  const char *path)
{
  struct entry *entry
    = FRAME_APPEND (p->arena, p->lists[kind].entries, p->lists[kind].n,
		    struct entry);

  entry->path = frame_intern (p->arena, path);
  entry->share = share_package (p, path);
}

/* True if PATH is named like a launch file.  */

static bool
launch_name_p (const char *path)
{
  static const char *const ends[]
    = { ".launch", ".launch.xml", ".launch.py", ".launch.yaml",
	".launch.yml", "_launch.py", "_launch.xml", "_launch.yaml" };
  const char *slash = strrchr (path, '/');

  for (unsigned i = 0; i < sizeof ends / sizeof *ends; i++)
    if (ends_with_p (path, ends[i]))
      return true;
  return slash && slash - path >= 7
	 && strncmp (slash - 7, "/launch", 7) == 0
	 && ends_with_p (path, ".xml");
}

/* "PKG/EXEC" if PATH is .../lib/PKG/EXEC, in ARENA; else null.  */

static const char *
installed_program (struct frame_packages *p, const char *path)
{
  const char *exec = strrchr (path, '/'), *pkg = exec;

  if (!exec)
    return NULL;
  while (pkg > path && pkg[-1] != '/')
    pkg--;
  if (pkg == path || pkg - path < 5 || strncmp (pkg - 5, "/lib/", 5) != 0)
    return NULL;
  return frame_intern (p->arena, pkg);
}

/* NAME without the suffix of a facts file.  */

static const char *
without_suffix (struct frame_packages *p, const char *name)
{
  size_t n = strlen (name);

  return ends_with_p (name, ".facts")
	   ? frame_intern_n (p->arena, name, n - 6) : name;
}

/* PATH may be a program; EXECUTABLE says its mode.  Returns whether it holds
   facts.  */

static bool
add_if_program (struct frame_packages *p, const char *path, bool executable)
{
  struct frame_arena *scratch = frame_arena_new ("peek");
  struct frame_facts_file *file
    = frame_facts_open (scratch, path, FRAME_FACTS_PEEK, NULL, NULL);
  const char *installed = installed_program (p, path);
  bool good = file && file->n_chunks;
  bool text = good && file->kind == FRAME_FILE_TEXT;

  if (good && (file->kind == FRAME_FILE_OBJECT
	       || file->kind == FRAME_FILE_ARCHIVE))
    add_file (p, FRAME_FILES_PIECE, path);
  else if (good && (!text || installed || executable
		    || ends_with_p (path, ".facts")))
    {
      add_file (p, FRAME_FILES_PROGRAM, path);
      if (installed)
	add_named (p, &p->programs, without_suffix (p, installed), path);
      else
	add_named (p, &p->loose, without_suffix (p, base_name (path)), path);
    }
  frame_arena_free (scratch);
  return good;
}

/* True if the file PATH is a script for Python.  */

static bool
python_script_p (const char *path)
{
  char line[64] = "";
  FILE *file = fopen (path, "re");
  bool good = file && fgets (line, sizeof line, file)
	      && strncmp (line, "#!", 2) == 0 && strstr (line, "python");

  if (file)
    fclose (file);
  return good;
}

/* Read the index of components of PKG: "CLASS;LIBRARY" lines, libraries
   relative to the prefix.  */

static void
add_components (struct frame_packages *p, const char *path)
{
  const char *index = strstr (path, "/share/ament_index/");
  const char *pkg = base_name (path);
  char *text = read_text (path), *next;

  for (char *line = text; line && *line; line = next)
    {
      char *semicolon;

      next = line + strcspn (line, "\n");
      if (*next)
	*next++ = '\0';
      semicolon = strchr (line, ';');
      if (!semicolon)
	continue;
      *semicolon = '\0';
      add_named (p, &p->components,
		 frame_printf (p->arena, "%s/%s", pkg, line),
		 frame_printf (p->arena, "%.*s/%s", (int) (index - path), path,
			       semicolon + 1));
    }
  frame_xfree (text);
}

/* True if NAME has a suffix of files that are never programs.  */

static bool
never_program_p (const char *name)
{
  static const char *const ends[]
    = { ".c", ".cc", ".cpp", ".cxx", ".h", ".hpp", ".hh", ".txt", ".md",
	".rst", ".yaml", ".yml", ".json", ".png", ".jpg", ".jpeg", ".gif",
	".svg", ".dae", ".stl", ".STL", ".obj", ".mesh", ".pgm", ".bag",
	".db3", ".rviz", ".cmake", ".html", ".css", ".js", ".msg", ".srv",
	".action", ".cfg", ".log", ".sh", ".bash", ".zsh", ".csv", ".pdf",
	".d", ".i", ".ii", ".s", ".gz", ".zip", ".xz", ".tar", ".pc", ".in",
	".world", ".sdf", ".material", ".lua", ".pyc" };
  const char *dot = strrchr (name, '.');

  for (unsigned i = 0; dot && i < sizeof ends / sizeof *ends; i++)
    if (strcmp (dot, ends[i]) == 0)
      return true;
  return false;
}

/* The file ENTRY of the walk.  */

static void
visit_file (struct frame_packages *p, const FTSENT *entry, mode_t mode)
{
  const char *path = entry->fts_path, *name = entry->fts_name;

  if (strncmp (path, "./", 2) == 0)
    path += 2;

  if (strcmp (name, "package.xml") == 0 || strcmp (name, "manifest.xml") == 0)
    add_manifest (p, path);
  else if (launch_name_p (path))
    add_file (p, FRAME_FILES_LAUNCH, path);
  else if (ends_with_p (name, ".urdf") || ends_with_p (name, ".xacro"))
    add_file (p, FRAME_FILES_URDF, path);
  else if (ends_with_p (name, ".py"))
    {
      add_file (p, FRAME_FILES_PYTHON, path);
      add_named (p, &p->scripts, name, path);
    }
  else if (ends_with_p (name, ".yaml") || ends_with_p (name, ".yml"))
    {
      if (name[0] != '.' && frame_spatial_file_p (path))
	add_file (p, FRAME_FILES_SPATIAL, path);
    }
  else if (ends_with_p (name, ".xml") || never_program_p (name))
    return;
  else if (strstr (path, "/resource_index/rclcpp_components/"))
    add_components (p, path);
  else if (!add_if_program (p, path, mode & S_IXUSR) && (mode & S_IXUSR)
	   && !strchr (name, '.') && python_script_p (path))
    {
      add_file (p, FRAME_FILES_PYTHON, path);
      add_named (p, &p->scripts, name, path);
    }
}

/* The walk.  */

/* True if NAME is one of the N NAMES.  */

static bool
one_of_p (const char *name, const char *const *names, unsigned n)
{
  for (unsigned i = 0; i < n; i++)
    if (strcmp (name, names[i]) == 0)
      return true;
  return false;
}

/* True if CHILDREN, what is in a directory, say that it is to be ignored.
   Build and install trees are ignored by colcon and catkin, not by us.  */

static bool
ignored_p (const FTSENT *children)
{
  static const char *const ignore[]
    = { "COLCON_IGNORE", "CATKIN_IGNORE", "AMENT_IGNORE" };
  static const char *const built[]
    = { ".built_by", "CMakeCache.txt", ".colcon_install_layout", ".catkin",
	"setup.sh", "local_setup.sh" };
  bool ignored = false;

  for (const FTSENT *at = children; at; at = at->fts_link)
    if (one_of_p (at->fts_name, built, sizeof built / sizeof *built))
      return false;
    else
      ignored |= one_of_p (at->fts_name, ignore,
			   sizeof ignore / sizeof *ignore);
  return ignored;
}

/* True if the directory ENTRY of WALK is to be skipped.  */

static bool
skip_directory_p (FTS *walk, const FTSENT *entry)
{
  if (entry->fts_level == 0)
    return false;
  if (entry->fts_name[0] == '.' || entry->fts_level > MAX_LEVEL
      || strcmp (entry->fts_name, "CMakeFiles") == 0
      || strcmp (entry->fts_name, "__pycache__") == 0
      || strcmp (entry->fts_name, "node_modules") == 0)
    return true;
  return ignored_p (fts_children (walk, 0));
}

/* fts's order: by name, so that the output does not depend on the disk.  */

static int
by_name (const FTSENT **a, const FTSENT **b)
{
  return strcmp ((*a)->fts_name, (*b)->fts_name);
}

void
frame_packages_scan (struct frame_packages *p, const char *directory)
{
  char *roots[] = { (char *) directory, NULL };
  FTS *walk = fts_open (roots, FTS_PHYSICAL | FTS_NOCHDIR, by_name);
  FTSENT *entry;
  struct stat status;

  while (walk && (entry = fts_read (walk)))
    {
      if (p->step)
	p->step (p->step_data, ++p->n_steps, entry->fts_path);
      if (entry->fts_info == FTS_D && skip_directory_p (walk, entry))
	fts_set (walk, entry, FTS_SKIP);
      else if (entry->fts_info == FTS_F)
	visit_file (p, entry, entry->fts_statp->st_mode);
      else if (entry->fts_info == FTS_SL
	       && stat (entry->fts_accpath, &status) == 0
	       && S_ISREG (status.st_mode))
	visit_file (p, entry, status.st_mode);
    }
  if (walk)
    fts_close (walk);
  p->done = false;
}

/* Asking.  */

const struct frame_package *
frame_packages_find (const struct frame_packages *p, const char *name)
{
  struct package *package;

  HASH_FIND_STR (p->packages, name, package);
  return package ? &package->public : NULL;
}

/* True if PATH has the component NAME, or lies in DIRECTORY (if not
   null).  */

static bool
path_of_p (const char *path, const char *name, const char *directory)
{
  size_t n = strlen (name), d = directory ? strlen (directory) : 0;

  if (d && strncmp (path, directory, d) == 0 && path[d] == '/')
    return true;
  for (const char *at = path; (at = strstr (at, name)); at++)
    if ((at == path || at[-1] == '/') && at[n] == '/')
      return true;
  return false;
}

/* Of the files FIRST, the one of package PKG; else the only one.  */

static const char *
choose (const struct frame_packages *p, const struct named *first,
	const char *pkg)
{
  const struct frame_package *package
    = first ? frame_packages_find (p, pkg) : NULL;

  for (const struct named *at = first; at; at = at->next)
    if (path_of_p (at->path, pkg, package ? package->source : NULL))
      return at->path;
  return first && !first->next ? first->path : NULL;
}

const char *
frame_packages_executable (const struct frame_packages *p, const char *pkg,
			   const char *exec)
{
  char key[512];
  const struct named *found
    = find_named (p->programs, join (key, sizeof key, pkg, exec));

  if (found)
    return found->path;
  return choose (p, find_named (p->loose, base_name (exec)), pkg);
}

const char *
frame_packages_component (const struct frame_packages *p, const char *pkg,
			  const char *plugin)
{
  char key[512];
  const struct named *found
    = find_named (p->components, join (key, sizeof key, pkg, plugin));

  return found ? found->path : NULL;
}

/* The file of the module MODULE ("pkg.sub.node", LENGTH bytes) below
   DIRECTORY, in the arena of P; null if there is none.  */

static const char *
module_file (const struct frame_packages *p, const char *directory,
	     const char *module, int length)
{
  char *path = frame_printf (p->arena, "%s/%.*s.py", directory, length,
			     module);

  for (char *at = path + strlen (directory); at[0] && at[3]; at++)
    if (*at == '.')
      *at = '/';
  return access (path, R_OK) == 0 ? frame_intern (p->arena, path) : NULL;
}

/* The module that the entry point EXEC in the setup.py of PACKAGE names:
   'EXEC = pkg.module:main'.  */

static const char *
entry_point (const struct frame_packages *p,
	     const struct frame_package *package, const char *exec)
{
  char *text = read_text (frame_printf (p->arena, "%s/setup.py",
					package->source));
  const char *result = NULL;
  size_t n = strlen (exec);

  for (const char *at = text; at && !result && (at = strstr (at, exec)); at++)
    {
      const char *end = at + n;

      if (at == text || (at[-1] != '\'' && at[-1] != '"'))
	continue;
      end += strspn (end, " ");
      if (*end++ != '=')
	continue;
      end += strspn (end, " ");
      result = module_file (p, package->source, end, strcspn (end, ":'\" \n"));
    }
  frame_xfree (text);
  return result;
}

const char *
frame_packages_script (const struct frame_packages *p, const char *pkg,
		       const char *exec)
{
  const struct frame_package *package = frame_packages_find (p, pkg);
  const char *found = choose (p, find_named (p->scripts, base_name (exec)),
			      pkg);
  char key[512];

  if (!found && package && package->source)
    found = entry_point (p, package, exec);
  if (!found && p->scripts)
    {
      snprintf (key, sizeof key, "%s.py", base_name (exec));
      found = choose (p, find_named (p->scripts, key), pkg);
    }
  return found;
}

static int
compare_texts (const void *a, const void *b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Make the public lists: by name, without what is installed from sources
   that are here too.  */

static void
make_lists (struct frame_packages *p)
{
  for (unsigned kind = 0; kind < FRAME_N_PACKAGE_FILES; kind++)
    {
      unsigned n = 0;
      const char **names
	= FRAME_NEW_N (p->arena, const char *, p->lists[kind].n + 1);

      for (unsigned i = 0; i < p->lists[kind].n; i++)
	{
	  const struct entry *e = &p->lists[kind].entries[i];
	  const struct frame_package *package
	    = e->share ? frame_packages_find (p, e->share) : NULL;

	  if (!package || !package->source)
	    names[n++] = e->path;
	}
      qsort (names, n, sizeof *names, compare_texts);
      p->lists[kind].names = names;
      p->lists[kind].n_names = n;
    }
  p->done = true;
}

unsigned
frame_packages_files (const struct frame_packages *packages,
		      enum frame_package_file kind, const char *const **names)
{
  struct frame_packages *p = (struct frame_packages *) packages;

  if (!p->done)
    make_lists (p);
  *names = p->lists[kind].names;
  return p->lists[kind].n_names;
}
