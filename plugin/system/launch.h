/* Launch files as they are written: actions and templates, nothing evaluated.

   The readers (launch-xml1.c for ROS 1 XML, launch-xml2.c and launch-yaml.c
   for ROS 2, launch-python.c for launch.py) all produce this; a file is read
   once and evaluated (robot.h) for every set of arguments.  What a reader
   cannot read is an action NOT_READ with the reason, never a guess.  Source:
   specs of roslaunch, launch and launch_ros as of noetic and rolling.  */

#ifndef FRAME_LAUNCH_H
#define FRAME_LAUNCH_H

#include "finding.h"
#include "frame-ir.h"

/* A template: text with substitutions, as a tree.  */
enum frame_template_kind
{
  FRAME_T_TEXT,			/* TEXT */
  FRAME_T_CONCAT,		/* the texts of ARGS joined */
  FRAME_T_PATH,			/* the texts of ARGS joined by '/' */
  FRAME_T_ARG,			/* argument or launch configuration TEXT; ARGS[0],
				   if there, is its default */
  FRAME_T_FIND,			/* directory of package ARGS[0]: its source
				   directory (ROS 1), its share directory
				   (ROS 2) */
  FRAME_T_PREFIX,		/* install prefix of package ARGS[0] */
  FRAME_T_ENV,			/* variable ARGS[0], default ARGS[1] */
  FRAME_T_ANON,			/* a name made from ARGS[0] */
  FRAME_T_DIRNAME,		/* directory of this file */
  FRAME_T_FILENAME,
  FRAME_T_EVAL,			/* Python expression ARGS[0]; expression.h */
  FRAME_T_NOT, FRAME_T_AND, FRAME_T_OR,	/* of ARGS */
  FRAME_T_EQUALS, FRAME_T_NOT_EQUALS,	/* ARGS[0], ARGS[1] */
  FRAME_T_IF,			/* ARGS[0] ? ARGS[1] : ARGS[2] */
  FRAME_T_COMMAND,		/* output of the command ARGS[0], not run; a
				   xacro command names its file and arguments */
  FRAME_T_FILE,			/* content of file ARGS[0] (textfile=) */
  FRAME_T_UNKNOWN		/* cannot be known; TEXT says what it is */
};

struct frame_template
{
  enum frame_template_kind kind;
  const char *text;		/* interned, or null */
  unsigned n_args;
  const struct frame_template **args;
  struct frame_loc loc;
};

/* NAME := VALUE.  VALUE is null where only a name is given.  */
struct frame_launch_pair
{
  const struct frame_template *name;
  const struct frame_template *value;
  const char *type;		/* declared type of a parameter, or null */
  struct frame_loc loc;
};

enum frame_action_kind
{
  FRAME_ACTION_ARG,		/* declares NAME; VALUE a constant (ROS 1) */
  FRAME_ACTION_LET,		/* sets the configuration NAME to VALUE */
  FRAME_ACTION_INCLUDE,		/* FILE; its arguments are PAIRS, or CHILDREN,
				   ARG actions with conditions */
  FRAME_ACTION_GROUP,		/* CHILDREN in a scope, in NS */
  FRAME_ACTION_PUSH_NS,		/* NS until the group ends */
  FRAME_ACTION_NODE,		/* PKG EXEC NAME NS ARGS; CHILDREN are its
				   PARAM, ROSPARAM, REMAP and ENV, and the
				   COMPONENTs of a container */
  FRAME_ACTION_COMPONENT,	/* PKG PLUGIN NAME NS; CHILDREN as of a node */
  FRAME_ACTION_PARAM,		/* parameter NAME := VALUE (ROS 1: also outside
				   of nodes; ROS 2: set_parameter) */
  FRAME_ACTION_PARAM_FILE,	/* parameters from YAML file FILE, below NS */
  FRAME_ACTION_PARAM_TEXT,	/* parameters from YAML text VALUE, below NS */
  FRAME_ACTION_REMAP,		/* topic NAME to VALUE */
  FRAME_ACTION_ENV,		/* environment variable NAME := VALUE */
  FRAME_ACTION_NOT_READ		/* TEXT says what and why */
};

struct frame_action
{
  enum frame_action_kind kind;
  /* The action is there only if IF_ is true and UNLESS is false; null: not
     asked.  */
  const struct frame_template *if_;
  const struct frame_template *unless;
  const struct frame_template *name;
  const struct frame_template *value;	/* of ARG: the constant (ROS 1) */
  const struct frame_template *default_;	/* of ARG; null: required */
  const struct frame_template *file;
  const struct frame_template *ns;
  const struct frame_template *pkg;
  const struct frame_template *exec;
  const struct frame_template *plugin;
  /* The words of the command line.  SPLIT_AFTER: each template is split into
     words after substitution (ROS 1); else only its literal text has been
     split already, by the reader, and each template is one word (ROS 2).  */
  unsigned n_args;
  const struct frame_template **args;
  bool split_after;
  bool args_unknown;		/* there are more words than ARGS says */
  bool pass_all_args;		/* of INCLUDE */
  bool scoped;			/* of GROUP */
  const char *type;		/* of PARAM: declared type, or null */
  const char *text;
  unsigned n_pairs;
  struct frame_launch_pair *pairs;
  unsigned n_children;
  struct frame_action **children;
  struct frame_loc loc;
};

enum frame_ros
{
  FRAME_ROS_1 = 1,
  FRAME_ROS_2
};

struct frame_launch_file
{
  const char *name;		/* as found; unit->files knows it too */
  enum frame_ros ros;
  bool ros_guessed;		/* nothing in it says which; the file that
				   includes it decides */
  /* Where its findings point, and its suppressions (comments "frame: ignored
     -Wframe-x reason") as regions.  */
  struct frame_unit *unit;
  bool readable;		/* something could be read */
  bool recovered;		/* it is broken, and was read all the same */
  unsigned n_actions;
  struct frame_action **actions;
};

/* All files read so far, by real path.  PROGRAM's arena holds everything;
   mistakes in the files become FINDINGS.  */
struct frame_launch_files;
extern struct frame_launch_files *
frame_launch_files_new (struct frame_program *program,
			struct frame_findings *findings);
/* The rules that say what the names of frames fix, for the robots of FILES;
   null unless they are set.  */
struct frame_mined;
extern void frame_launch_use_mined (struct frame_launch_files *files,
				    const struct frame_mined *mined);
extern const struct frame_mined *
frame_launch_mined (const struct frame_launch_files *files);
/* The launch file PATH, read now unless it was before; null if there is no
   such file.  Which reader is decided by name and content.  */
extern struct frame_launch_file *
frame_launch_read (struct frame_launch_files *files, const char *path);
/* True if PATH has been read, under this name.  */
extern bool frame_launch_known_p (const struct frame_launch_files *files,
				  const char *path);
/* True if PATH is named like a launch file of some kind.  */
extern bool frame_launch_name_p (const char *path);

/* For the readers: fill FILE from its content TEXT (LENGTH bytes, a zero byte
   behind).  */
extern void frame_launch_read_xml (struct frame_launch_files *files,
				   struct frame_launch_file *file,
				   const char *text, size_t length);
extern void frame_launch_read_yaml (struct frame_launch_files *files,
				    struct frame_launch_file *file,
				    const char *text, size_t length);
extern void frame_launch_read_python (struct frame_launch_files *files,
				      struct frame_launch_file *file,
				      const char *text, size_t length);
extern struct frame_arena *
frame_launch_arena (const struct frame_launch_files *files);
extern struct frame_findings *
frame_launch_findings (const struct frame_launch_files *files);

/* Templates.  ARENA holds them.  */
extern struct frame_template *
frame_template_new (struct frame_arena *arena, enum frame_template_kind kind,
		    struct frame_loc loc, unsigned n_args);
extern const struct frame_template *
frame_template_text (struct frame_arena *arena, struct frame_loc loc,
		     const char *text, size_t length);
/* TEXT, interned in ARENA, with the substitutions of ROS 1 or 2, at LOC; PLAIN:
   column i of the file is byte i of TEXT.  What does not parse is told to ERROR
   (if not null) and is UNKNOWN.  */
typedef void (*frame_template_error_fn) (void *data, struct frame_loc loc,
					 const char *message);
extern const struct frame_template *
frame_template_ros1 (struct frame_arena *arena, struct frame_loc loc,
		     bool plain, const char *text,
		     frame_template_error_fn error, void *data);
extern const struct frame_template *
frame_template_ros2 (struct frame_arena *arena, struct frame_loc loc,
		     bool plain, const char *text,
		     frame_template_error_fn error, void *data);
/* The same, and only its literal text split into words (ROS 2 command
   lines).  The number of words; they go to *WORDS.  */
extern unsigned
frame_template_words (struct frame_arena *arena,
		      const struct frame_template *template,
		      const struct frame_template ***words);

/* Comments "frame: ignored -Wframe-x reason".  The flags in the comment TEXT of
   LENGTH bytes silence lines FIRST to LAST of UNIT's file FILE.  Returns
   whether it is such a comment.  */
extern bool frame_launch_ignore (struct frame_unit *unit, uint32_t file,
				 const char *text, size_t length,
				 uint32_t first, uint32_t last);
/* The same for all comments "# frame: ignored ..." of a YAML or Python TEXT:
   they speak of their own line or, alone on it, of what begins behind them and
   stands further to the right.  */
extern void frame_launch_ignore_hash (struct frame_unit *unit, uint32_t file,
				      const char *text);

#endif
