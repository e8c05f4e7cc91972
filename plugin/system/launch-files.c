/* The launch files read so far, which reader a file is for, and what all
   readers share.  */

#include "launch-read.h"

#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#define uthash_malloc(SIZE) frame_alloc (files->program->arena, SIZE)
#define uthash_free(POINTER, SIZE) ((void) 0)
#include <uthash.h>

/* A launch file is no larger; nobody writes that by hand.  */
#define MAX_FILE_SIZE (32u << 20)

/* Which file a name means, whatever links lead there.  A file with several
   names of its own counts as several, told apart by REAL.  */
struct identity
{
  uint64_t device, inode;
  const char *real;		/* interned; null if it has one name */
};

struct known_file
{
  struct identity identity;
  struct frame_launch_file *file;
  UT_hash_handle hh;
};

/* A file by a name that was asked for.  */
struct known_name
{
  const char *name;
  struct frame_launch_file *file;
  UT_hash_handle hh;
};

struct frame_launch_files
{
  struct frame_program *program;
  struct frame_findings *findings;
  struct known_file *known;
  struct known_name *names;
  unsigned n;
  struct frame_launch_file **list;
  const struct frame_mined *mined;
};

struct frame_launch_files *
frame_launch_files_new (struct frame_program *program,
			struct frame_findings *findings)
{
  struct frame_launch_files *files
    = FRAME_NEW (program->arena, struct frame_launch_files);

  files->program = program;
  files->findings = findings;
  return files;
}

void
frame_launch_use_mined (struct frame_launch_files *files,
			const struct frame_mined *mined)
{
  files->mined = mined;
}

const struct frame_mined *
frame_launch_mined (const struct frame_launch_files *files)
{
  return files->mined;
}

struct frame_arena *
frame_launch_arena (const struct frame_launch_files *files)
{
  return files->program->arena;
}

struct frame_findings *
frame_launch_findings (const struct frame_launch_files *files)
{
  return files->findings;
}

/* True if PATH ends with SUFFIX.  */

static bool
ends_p (const char *path, const char *suffix)
{
  size_t n = strlen (path), length = strlen (suffix);

  return n >= length && strcmp (path + n - length, suffix) == 0;
}

bool
frame_launch_name_p (const char *path)
{
  const char *base = strrchr (path, '/');

  base = base ? base + 1 : path;
  return *base != '.'
	 && (ends_p (base, ".launch") || ends_p (base, ".launch.xml")
	     || ends_p (base, ".launch.yaml") || ends_p (base, ".launch.yml")
	     || ends_p (base, ".launch.py") || ends_p (base, "_launch.py")
	     || ends_p (base, "_launch.xml") || ends_p (base, "_launch.yaml")
	     || ends_p (base, "_launch.yml"));
}

/* A file that is too large counts as empty.  */

char *
frame_launch_content (const char *name, size_t *length)
{
  int fd = open (name, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
  struct stat status;
  char *text = NULL;
  ssize_t n;

  *length = 0;
  if (fd < 0)
    return NULL;
  if (fstat (fd, &status) == 0 && S_ISREG (status.st_mode))
    {
      size_t size = status.st_size > MAX_FILE_SIZE ? 0
						   : (size_t) status.st_size;

      text = frame_xrealloc (NULL, size + 1);
      while (*length < size
	     && (n = read (fd, text + *length, size - *length)) > 0)
	*length += n;
      text[*length] = '\0';
    }
  close (fd);
  return text;
}

/* Reading XML.  */

/* frame_xml_parse's report of a comment.  */

static void
xml_comment (void *data, const char *text, size_t length, uint32_t first,
	     uint32_t last)
{
  const struct frame_launch_reader *reader = data;

  frame_launch_ignore (reader->file->unit, 1, text, length, first, last);
}

/* How much ELEMENT and what is below it speak for ROS 2 (positive) or ROS 1
   (negative).  Tags and attributes count more than substitutions, which
   people copy.  */

static int
dialect (const struct frame_xml_element *element)
{
  static const char *const tags1[] = { "rosparam", "machine", "test" };
  static const char *const tags2[]
    = { "let", "push-ros-namespace", "push_ros_namespace", "executable",
	"node_container", "load_composable_node", "set_parameter", "set_env",
	"set_remap", "timer", "set_use_sim_time", "set_parameters_from_file" };
  bool node = strcmp (element->name, "node") == 0;
  /* Most elements are these, and both have them.  */
  bool common = node || strcmp (element->name, "param") == 0
		|| strcmp (element->name, "arg") == 0;
  int votes = 0;

  for (size_t i = 0; !common && i < sizeof tags1 / sizeof *tags1; i++)
    votes -= strcmp (element->name, tags1[i]) == 0 ? 4 : 0;
  for (size_t i = 0; !common && i < sizeof tags2 / sizeof *tags2; i++)
    votes += strcmp (element->name, tags2[i]) == 0 ? 4 : 0;
  for (unsigned i = 0; i < element->n_attributes; i++)
    {
      const struct frame_xml_attribute *a = &element->attributes[i];

      if (node)
	votes += strcmp (a->name, "exec") == 0    ? 8
		 : strcmp (a->name, "type") == 0 ? -8 : 0;
      if (!strchr (a->value, '$'))
	continue;
      if (strstr (a->value, "$(var ") || strstr (a->value, "$(find-pkg-"))
	votes++;
      if (strstr (a->value, "$(arg ") || strstr (a->value, "$(find ")
	  || strstr (a->value, "$(optenv "))
	votes--;
    }
  for (unsigned i = 0; i < element->n_children; i++)
    votes += dialect (element->children[i]);
  return votes;
}

/* True if FILE is in a package that is built by ament: of ROS 2.  */

static bool
in_ament_package_p (struct frame_arena *arena, const char *file)
{
  const char *slash = strrchr (file, '/');
  size_t length = slash ? slash - file : 0;

  for (int up = 0; up < 5 && length; up++)
    {
      size_t n;
      char *text = frame_launch_content (
	frame_printf (arena, "%.*s/package.xml", (int) length, file), &n);
      bool ament = text && strstr (text, "ament_");

      frame_xfree (text);
      if (text)
	return ament;
      while (length && file[--length] != '/')
	;
    }
  return false;
}

/* Which ROS the file of READER is for.  */

static void
decide (struct frame_launch_reader *reader,
	const struct frame_xml_element *root)
{
  struct frame_launch_file *file = reader->file;
  int votes = dialect (root);

  file->ros_guessed = votes == 0;
  file->ros = votes > 0 || (votes == 0
			    && in_ament_package_p (reader->arena, file->name))
		? FRAME_ROS_2 : FRAME_ROS_1;
}

/* Say that FILE is not well-formed, and whether it is read all the same.  */

static void
complain_form (const struct frame_launch_reader *reader,
	       const struct frame_xml_tree *tree, bool usable)
{
  const char *text = tree->problem;
  size_t length = strlen (text);
  struct frame_finding *finding;

  while (length && (text[length - 1] == ' ' || text[length - 1] == '\n'))
    length--;
  finding
    = frame_launch_complain (reader, tree->problem_loc,
			     "this launch file is not well-formed (%.*s): it "
			     "does not start%s", (int) length, text,
			     usable
			       ? "; the rest of it is checked all the same"
			       : "");
  /* What generators fill in need not be.  */
  if (finding && strstr (reader->file->name, "template"))
    finding->tier = 'A';
}

/* The element launch of the file of READER, whose text is TEXT of LENGTH bytes,
   in ARENA; null if there is none.  */

static struct frame_xml_element *
parse (struct frame_launch_reader *reader, struct frame_arena *arena,
       const char *text, size_t length)
{
  struct frame_xml_tree tree
    = frame_xml_parse (arena, reader->arena, 1, text, length, xml_comment,
		       reader);
  struct frame_xml_element *root = frame_xml_find (tree.root, "launch");
  const char *start;

  /* Text in front of the element it is about, comments that are none.  */
  if (!root && tree.problem && (start = strstr (text, "<launch"))
      && start > text)
    {
      char *copy = frame_xrealloc (NULL, length + 1);

      memcpy (copy, text, length + 1);
      for (char *at = copy; at < copy + (start - text); at++)
	if (*at != '\n')
	  *at = ' ';
      root = frame_xml_find (frame_xml_parse (arena, reader->arena, 1, copy,
					      length, xml_comment, reader)
			       .root,
			     "launch");
      frame_xfree (copy);
    }
  if (tree.problem && (root || frame_launch_name_p (reader->file->name)))
    complain_form (reader, &tree, root != NULL);
  else if (!root && frame_launch_name_p (reader->file->name))
    frame_launch_complain (reader,
			   tree.root ? tree.root->loc
				     : (struct frame_loc) { 1, 1, 1, 0 },
			   "this launch file has no " FRAME_Q ("<launch>")
			   " element: it does not start");
  reader->file->readable = root != NULL;
  reader->file->recovered = root && tree.problem;
  return root;
}

/* Read the launch file of READER, whose text is TEXT of LENGTH bytes.  Of its
   tree only the texts are kept.  */

static void
read_xml (struct frame_launch_reader *reader, const char *text, size_t length)
{
  struct frame_arena *scratch;
  const struct frame_xml_element *root;

  /* A program.  */
  if (strncmp (text, "#!", 2) == 0)
    return;
  scratch = frame_arena_new ("XML");
  root = parse (reader, scratch, text, length);
  if (root)
    {
      decide (reader, root);
      if (reader->file->ros == FRAME_ROS_2)
	frame_launch_elements2 (reader, root);
      else
	frame_launch_elements1 (reader, root);
    }
  frame_arena_free (scratch);
}

/* A reader for FILE.  */

static struct frame_launch_reader
reader_of (struct frame_launch_files *files, struct frame_launch_file *file)
{
  return (struct frame_launch_reader) { files, file,
					frame_launch_arena (files),
					files->findings };
}

void
frame_launch_read_xml (struct frame_launch_files *files,
		       struct frame_launch_file *file, const char *text,
		       size_t length)
{
  struct frame_launch_reader reader = reader_of (files, file);

  read_xml (&reader, text, length);
}

/* Read the TEXT of FILE by the reader that its name asks for.  */

static void
dispatch (struct frame_launch_files *files, struct frame_launch_file *file,
	  const char *text, size_t length)
{
  if (ends_p (file->name, ".py"))
    {
      frame_launch_ignore_hash (file->unit, 1, text);
      frame_launch_read_python (files, file, text, length);
    }
  else if (ends_p (file->name, ".yaml") || ends_p (file->name, ".yml"))
    frame_launch_read_yaml (files, file, text, length);
  else
    frame_launch_read_xml (files, file, text, length);
}

/* The identity of PATH.  False if there is no such file.  */

static bool
identify (struct frame_arena *arena, const char *path, struct identity *id)
{
  struct stat status;
  char *real;

  if (stat (path, &status) != 0)
    return false;
  *id = (struct identity) { status.st_dev, status.st_ino, NULL };
  if (status.st_nlink == 1)
    return true;
  real = realpath (path, NULL);
  if (real)
    id->real = frame_intern (arena, real);
  free (real);
  return id->real != NULL;
}

/* Read PATH, which was not read before under any name, for KNOWN.  */

static void
read_new (struct frame_launch_files *files, const char *path,
	  struct known_file *known)
{
  struct frame_arena *arena = frame_launch_arena (files);
  struct frame_launch_file *file;
  size_t length;
  char *text = frame_launch_content (path, &length);

  if (!text)
    return;
  file = known->file = FRAME_NEW (arena, struct frame_launch_file);
  HASH_ADD (hh, files->known, identity, sizeof known->identity, known);
  file->name = frame_intern (arena, path);
  file->ros = FRAME_ROS_2;
  file->unit = frame_unit_new (files->program, path, "launch");
  frame_unit_file (file->unit, path);
  *FRAME_APPEND (arena, files->list, files->n, struct frame_launch_file *)
    = file;
  dispatch (files, file, text, length);
  frame_xfree (text);
}

bool
frame_launch_known_p (const struct frame_launch_files *files,
		      const char *path)
{
  struct known_name *name;

  HASH_FIND_STR (files->names, path, name);
  return name != NULL;
}

struct frame_launch_file *
frame_launch_read (struct frame_launch_files *files, const char *path)
{
  struct frame_arena *arena = frame_launch_arena (files);
  struct identity id;
  struct known_file *known;
  struct known_name *name;

  HASH_FIND_STR (files->names, path, name);
  if (name)
    return name->file;
  if (!identify (arena, path, &id))
    return NULL;
  HASH_FIND (hh, files->known, &id, sizeof id, known);
  if (!known)
    {
      known = FRAME_NEW (arena, struct known_file);
      known->identity = id;
      read_new (files, path, known);
    }
  if (!known->file)
    return NULL;
  name = FRAME_NEW (arena, struct known_name);
  name->name = frame_intern (arena, path);
  name->file = known->file;
  HASH_ADD_KEYPTR (hh, files->names, name->name, strlen (name->name), name);
  return known->file;
}

/* Comments that silence.  */

bool
frame_launch_ignore (struct frame_unit *unit, uint32_t file, const char *text,
		     size_t length, uint32_t first, uint32_t last)
{
  struct frame_region region = { file, first, last, NULL,
				 FRAME_LEVEL_IGNORED };
  static const char start[] = "frame: ignored";
  size_t n = sizeof start - 1;
  bool any = false;

  while (length && (*text == ' ' || *text == '\t' || *text == '\n'
		    || *text == '\r'))
    text++, length--;
  if (length < n || strncmp (text, start, n) != 0)
    return false;
  text += n, length -= n;
  for (;;)
    {
      char name[64];
      size_t word = 0;

      while (length && (*text == ' ' || *text == ',' || *text == '\t'))
	text++, length--;
      while (word < length && !strchr (" ,\t\r\n", text[word]))
	word++;
      if (word < 3 || word >= sizeof name || strncmp (text, "-W", 2) != 0)
	return any;
      memcpy (name, text + 2, word - 2);
      name[word - 2] = '\0';
      if (!frame_flag_valid_p (name))
	return any;
      region.name = name;
      frame_unit_add_region (unit, &region);
      any = true;
      text += word, length -= word;
    }
}

/* What the readers share.  */

struct frame_finding *
frame_launch_complain (const struct frame_launch_reader *reader,
		       struct frame_loc loc, const char *format, ...)
{
  struct frame_where where = { reader->file->unit, loc };
  va_list args;
  char *text;

  /* What follows from a damage that has been complained of.  */
  if (reader->file->recovered)
    return NULL;
  va_start (args, format);
  text = frame_vprintf (reader->arena, format, args);
  va_end (args);
  return frame_findings_add (reader->findings, FRAME_W_LAUNCH,
			     FRAME_ON_EVERY_PATH, where, "%s", text);
}

struct frame_action *
frame_launch_action (const struct frame_launch_reader *reader,
		     struct frame_action_list *list,
		     enum frame_action_kind kind, struct frame_loc loc)
{
  struct frame_action *action = FRAME_NEW (reader->arena, struct frame_action);

  action->kind = kind;
  action->loc = loc;
  *FRAME_APPEND (reader->arena, list->list, list->n, struct frame_action *)
    = action;
  return action;
}

void
frame_launch_not_read (const struct frame_launch_reader *reader,
		       struct frame_action_list *list, struct frame_loc loc,
		       const char *text)
{
  frame_launch_action (reader, list, FRAME_ACTION_NOT_READ, loc)->text
    = frame_intern (reader->arena, text);
}

/* A template does not parse: MESSAGE says why.  */

static void
template_error (void *data, struct frame_loc loc, const char *message)
{
  frame_launch_complain (data, loc, "%s", message);
}

const struct frame_template *
frame_launch_template (const struct frame_launch_reader *reader,
		       const struct frame_xml_element *element,
		       const char *name)
{
  const struct frame_xml_attribute *a = frame_xml_attribute (element, name);

  if (!a)
    return NULL;
  return (reader->file->ros == FRAME_ROS_1
	    ? frame_template_ros1 : frame_template_ros2) (
    reader->arena, a->loc, a->plain, a->value, template_error,
    (void *) reader);
}

void
frame_launch_conditions (const struct frame_launch_reader *reader,
			 const struct frame_xml_element *element,
			 struct frame_action *action)
{
  action->if_ = frame_launch_template (reader, element, "if");
  action->unless = frame_launch_template (reader, element, "unless");
  if (action->if_ && action->unless)
    frame_launch_complain (reader, element->loc,
			   FRAME_Q ("<%s>") " has both " FRAME_Q ("if") " and "
			   FRAME_Q ("unless") ": the launch file does not start",
			   element->name);
}

/* True if WORD is one of LIST, words between spaces.  */

static bool
among_p (const char *list, const char *word)
{
  size_t length = strlen (word);

  for (;; list++)
    {
      if (*list == *word && strncmp (list, word, length) == 0
	  && (list[length] == ' ' || list[length] == '\0'))
	return true;
      while (*list && *list != ' ')
	list++;
      if (!*list)
	return false;
    }
}

void
frame_launch_attributes (const struct frame_launch_reader *reader,
			 const struct frame_xml_element *element,
			 const char *allowed)
{
  for (unsigned i = 0; i < element->n_attributes; i++)
    {
      const struct frame_xml_attribute *a = &element->attributes[i];

      if (*a->name == '\0' || among_p (allowed, a->name)
	  || among_p ("if unless", a->name))
	continue;
      if (reader->file->ros == FRAME_ROS_2)
	frame_launch_complain (reader, a->loc,
			       FRAME_Q ("<%s>") " has no attribute " FRAME_Q ("%s")
			       ": ROS 2 launch stops with an error",
			       element->name, a->name);
      else
	{
	  struct frame_finding *finding
	    = frame_launch_complain (reader, a->loc,
				     FRAME_Q ("<%s>") " has no attribute "
				     FRAME_Q ("%s") ": roslaunch ignores it",
				     element->name, a->name);

	  if (finding)
	    finding->tier = 'A';
	}
    }
}

bool
frame_launch_required (const struct frame_launch_reader *reader,
		       const struct frame_xml_element *element,
		       const char *name)
{
  if (frame_xml_attribute (element, name))
    return true;
  frame_launch_complain (reader, element->loc,
			 FRAME_Q ("<%s>") " lacks its attribute " FRAME_Q ("%s"),
			 element->name, name);
  return false;
}

struct frame_action *
frame_launch_begin (const struct frame_launch_reader *reader,
		    const struct frame_xml_element *element,
		    struct frame_action_list *list,
		    enum frame_action_kind kind)
{
  struct frame_action *action
    = frame_launch_action (reader, list, kind, element->loc);

  frame_launch_conditions (reader, element, action);
  return action;
}

void
frame_launch_pair (const struct frame_launch_reader *reader,
		   const struct frame_xml_element *element,
		   struct frame_action_list *list,
		   enum frame_action_kind kind, const char *name,
		   const char *value)
{
  struct frame_action *action;
  bool good = frame_launch_required (reader, element, name);

  if (!frame_launch_required (reader, element, value) || !good)
    return;
  action = frame_launch_begin (reader, element, list, kind);
  action->name = frame_launch_template (reader, element, name);
  action->value = frame_launch_template (reader, element, value);
}

void
frame_launch_done (const struct frame_launch_reader *reader,
		   const struct frame_action_list *list)
{
  reader->file->n_actions = list->n;
  reader->file->actions = list->list;
}
