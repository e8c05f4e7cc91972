/* The text form of frame IR: printing and reading back, damage, versions,
   limits, and 20000 mutations of a valid unit.  */

#include "frame-text.h"
#include "unit.h"

#include <locale.h>
#include <math.h>
#include <stdlib.h>

/* All that the grammar has, in the form that the printer chooses.  */
static const char everything[] =
  "frame-facts 1.2\n"
  "unit \"src/odom.cc\" \"g++ 12\"\n"
  "file 1 \"src/odom.cc\"\n"
  "file 2 \"a \\\"b\\\\c\\n\\t\\x01\\x7f\xc3\xa9\"\n"
  "type \"geometry_msgs::TransformStamped\" stamped_transform F tf2\n"
  "type \"sensor_msgs::JointState\" joint_state T -\n"
  "type \"sensor_msgs::Image\" \"a kind\" S ros2\n"
  "type \"tf::Vector3\" vector - tf\n"
  "flag frame-all warning\n"
  "flag frame-cycle no-error \"3\"\n"
  "flag frame-x ignored\n"
  "region 1 4 9 frame-order ignored\n"
  "region 2 1 end frame error\n"
  "reported \"cycle src/odom.cc:1:2 \\x01map\\x02\"\n"
  "function _Z4sendd \"send(double)\" extern 1:8:6\n"
  "param \"yaw\" \"\"\n"
  "block\n"
  " %ts = init:geometry_msgs::TransformStamped ;10:34\n"
  " %ts.header.frame_id = set \"odom\" ;11:24-30\n"
  " %q = rpy@tf2 0 0 $0 ;2:13:11\n"
  " send:dynamic@tf2 &!%ts ;15:20\n"
  " goto 1 2 3\n"
  " eh 3\n"
  "block\n"
  " %\"D.1\" = compare:== %a.* ? _\n"
  " branch %\"D.1\" 2 3\n"
  "block\n"
  " ret.x = binary:- 1.5 -0 ;0:0-3\n"
  " call:\"odd name()\" ^_Z1fv ^\"g h\" &@_ZN1a1bE.[].[3].[#7].{a\\}b}.C::m\n"
  "block\n"
  " throw\n"
  "end\n"
  "function \"a b\" \"A::a() const\" comdat entry 0:0 \"tf::Vector3\"\n"
  "param \"this\" \"A\" this ref const\n"
  "param \"t\" \"tf::Transform\" ref\n"
  "block\n"
  " ret = set $this.A::frame_\n"
  " ret.rotation = rotation 0.33333333333333331 1e+300 -1 1e-05 0.3333 6 7 "
  "8 123456789\n"
  "end\n"
  "function f \"f\" local 2:7:1\n"
  "end\n"
  "end unit\n";

struct log
{
  unsigned n;
  char text[2000];
};

static void
report (void *data, const struct frame_problem *problem)
{
  struct log *log = data;
  size_t used = strlen (log->text);

  log->n++;
  snprintf (log->text + used, sizeof log->text - used, "%u:%u: %s\n",
	    problem->line, problem->column, problem->message);
}

/* Read LENGTH bytes of TEXT, in memory of exactly that size, and print what
   came of it to OUT.  Returns the number of units.  */

static unsigned
reprint (const char *text, size_t length, struct frame_buffer *out,
	 struct log *log)
{
  struct frame_arena *arena = frame_arena_new ("reprint");
  struct frame_program *program = frame_program_new (arena);
  char *copy = malloc (length ? length : 1);
  unsigned n;

  memcpy (copy, text, length);
  log->n = 0;
  log->text[0] = '\0';
  n = frame_parse_units (program, copy, length, report, log);
  free (copy);
  if (n != program->n_units)
    report (log, &(struct frame_problem) { 0, 0, "wrong number of units" });
  for (unsigned i = 0; i < program->n_units; i++)
    frame_print_unit (program->units[i], out);
  frame_arena_free (arena);
  return n;
}

/* TEXT is read as UNITS units with the problems WANT (a line each), and
   printed as PRINTED, or as TEXT if that is null.  */

static void
reads (const char *name, const char *text, unsigned units, const char *want,
       const char *printed)
{
  struct frame_buffer out = { NULL, 0, 0 };
  struct log log;
  char title[200];
  unsigned n = reprint (text, strlen (text), &out, &log);

  snprintf (title, sizeof title, "%s: units", name);
  unit_check (n == units, title, "%u", n);
  snprintf (title, sizeof title, "%s: problems", name);
  unit_text (title, log.text, want);
  snprintf (title, sizeof title, "%s: printed", name);
  unit_text (title, out.text, printed ? printed : text);
  frame_buffer_free (&out);
}

#define HEAD "frame-facts 1.2\nunit \"a\" \"b\"\n"
#define FUNCTION "function f \"f\" extern 0:0\nend\n"
#define END "end unit\n"

static void
test_units (void)
{
  reads ("everything", everything, 1, "", NULL);
  reads ("empty text", "", 0, "", NULL);
  reads ("two units", HEAD END HEAD FUNCTION END, 2, "", NULL);
  reads ("later minor version",
	 "frame-facts 1.7\nunit \"a\" \"b\"\nnovelty 1 2\n"
	 "function f \"f\" extern 0:0\nnovelty\nblock\n"
	 " %a = newop:foo@tf &%b\nend\n" END,
	 1, "", HEAD "function f \"f\" extern 0:0\nblock\n"
	 " %a = call:newop@tf &%b\nend\n" END);
  reads ("later major version", "frame-facts 2.0\nwhat\nend unit\n" HEAD END,
	 1, "1:13: frame facts of version 2 are newer than this program "
	 "reads (1)\n", HEAD END);
  reads ("version 0", "frame-facts 0.9\nend unit\n" HEAD END, 1,
	 "1:13: unknown version 0 of frame facts\n", HEAD END);
  reads ("no facts", "hello\nworld\n", 0, "1:1: expected \"frame-facts\"\n",
	 "");
  reads ("text between units", HEAD END "x\ny\n" HEAD END, 2,
	 "4:1: expected \"frame-facts\"\n", HEAD END HEAD END);
  reads ("no unit line", "frame-facts 1.2\n" HEAD END, 1,
	 "2:1: expected \"unit\"\n", HEAD END);
}

static void
test_padding (void)
{
  static const char padded[] = "\0\0" HEAD END "\0\0\0" HEAD FUNCTION END "\0";
  struct frame_buffer out = { NULL, 0, 0 };
  struct log log;

  unit_check (reprint (padded, sizeof padded, &out, &log) == 2
	      && log.n == 0, "zero bytes between units", "%s", log.text);
  unit_text ("zero bytes: printed", out.text, HEAD END HEAD FUNCTION END);
  reprint (HEAD END "\0\0\0x\n", sizeof HEAD END "\0\0\0x\n" - 1, &out, &log);
  unit_text ("zero bytes are no lines", log.text,
	     "4:1: expected \"frame-facts\"\n");
  frame_buffer_free (&out);
}

/* One bad line costs its unit, not the next.  */

static void
damaged (const char *line, const char *want)
{
  const char *name = strrchr (line, '\n');
  char text[600];

  snprintf (text, sizeof text, HEAD FUNCTION "%s\n" END HEAD END, line);
  reads (name ? name + 1 : line, text, 1, want, HEAD END);
}

static void
test_damage (void)
{
  damaged ("file 2 \"x\"", "5:6: file 2 is out of order\n");
  damaged ("file 1 x", "5:8: expected a string\n");
  damaged ("file 1 \"x", "5:8: the string has no end\n");
  damaged ("file 1 \"\\q\"", "5:9: unknown escape\n");
  damaged ("file 1 \"\\x00\"",
	   "5:9: expected two hexadecimal digits, not 00\n");
  damaged ("file 99999999999 \"x\"", "5:6: the number is too large\n");
  damaged ("type \"x\" k Q -",
	   "5:12: expected a class: -, F, S or T\n");
  damaged ("flag frame-x loud", "5:14: expected a level\n");
  damaged ("flag frame-x ignored \"x\" y",
	   "5:26: unexpected text at the end of the line\n");
  damaged ("region 1 1 2 frame ignored",
	   "5:1: file 1 is not in the file table\n");
  damaged ("block", "5:1: \"block\" outside a function\n");
  damaged (" %a = set 1", "5:1: a statement outside a block\n");
  damaged ("function g \"g\" global 0:0",
	   "5:16: expected extern, comdat or local\n");
  damaged ("function g \"g\" extern 3:1:1",
	   "5:23: file 3 is not in the file table\n");
  damaged ("function g \"g\" extern 1",
	   "5:24: expected \":\"\n");
  damaged ("function g \"g\" extern 0:0\nfile 1 \"x\"",
	   "6:1: \"file\" inside a function\n");
  damaged ("function g \"g\" extern 0:0",
	   "6:1: a function of the unit has no end\n");
#define IN_BLOCK "function g \"g\" extern 0:0\nblock\n"
  damaged (IN_BLOCK " %a = set 1e", "7:11: expected an operand\n");
  damaged (IN_BLOCK " %a = set inf", "7:11: expected an operand\n");
  damaged (IN_BLOCK " %a = set 0x1", "7:12: expected a space\n");
  damaged (IN_BLOCK " %a =", "7:6: expected an operation\n");
  damaged (IN_BLOCK " %a set 1", "7:5: expected \"=\"\n");
  damaged (IN_BLOCK " %a. = set 1", "7:5: expected a field name\n");
  damaged (IN_BLOCK " %a.[x] = set 1", "7:6: expected a number\n");
  damaged (IN_BLOCK " %a.[#] = set 1", "7:7: expected a number\n");
  damaged (IN_BLOCK " % = set 1", "7:3: expected a name\n");
  damaged (IN_BLOCK " $ret = set 1", "7:3: expected a parameter's number\n");
  damaged (IN_BLOCK " set@tf3 1", "7:6: expected tf, tf2 or ros2\n");
  damaged (IN_BLOCK " goto 1\nend", "7:7: there is no block 1\n");
  damaged (IN_BLOCK " goto 0\n set 1",
	   "8:2: a statement behind the end of its block\n");
  damaged (IN_BLOCK " eh 0\n goto 0", "8:2: unexpected line in a block\n");
  damaged (IN_BLOCK " branch %a 0", "7:13: expected a block\n");
  damaged (IN_BLOCK "param \"x\" \"\"",
	   "7:1: a parameter behind the first block\n");
}

/* A unit that is cut off keeps its complete functions.  */

static void
test_cut (void)
{
  reads ("cut at a line", HEAD FUNCTION, 1, "4:4: the unit has no end\n",
	 HEAD FUNCTION END);
  reads ("cut in a line", HEAD FUNCTION "function g \"g\" ext", 1,
	 "5:19: the unit has no end\n", HEAD FUNCTION END);
  reads ("cut in a function", HEAD FUNCTION IN_BLOCK " %a = set 1\n", 1,
	 "7:12: the unit has no end\n", HEAD FUNCTION END);
  reads ("cut before a unit", HEAD FUNCTION IN_BLOCK HEAD END, 2,
	 "7:1: the unit before this line has no end\n",
	 HEAD FUNCTION END HEAD END);
  reads ("damaged and cut", HEAD FUNCTION "file 7 \"x\"\nblock\n", 1,
	 "5:6: file 7 is out of order\n", HEAD FUNCTION END);
}

/* Put N times PART behind HEAD into a fresh string, then TAIL.  */

static char *
repeat (const char *head, const char *part, unsigned n, const char *tail)
{
  struct frame_buffer b = { NULL, 0, 0 };

  frame_buffer_puts (&b, head);
  while (n-- > 0)
    frame_buffer_puts (&b, part);
  frame_buffer_puts (&b, tail);
  return b.text;
}

static void
limit (const char *name, char *text, unsigned units, const char *want)
{
  struct frame_buffer out = { NULL, 0, 0 };
  struct log log;
  unsigned n = reprint (text, strlen (text), &out, &log);

  unit_check (n == units && strcmp (log.text, want) == 0, name,
	      "%u units, \"%s\"", n, log.text);
  frame_buffer_free (&out);
  frame_xfree (text);
}

static void
test_limits (void)
{
  limit ("deepest place",
	 repeat (HEAD IN_BLOCK " %a", ".b", FRAME_MAX_PATH,
		 " = set 1\nend\n" END), 1, "");
  limit ("place too deep",
	 repeat (HEAD IN_BLOCK " %a", ".b", FRAME_MAX_PATH + 1,
		 " = set 1\nend\n" END), 0, "5:261: the place is too deep\n");
  limit ("most operands",
	 repeat (HEAD IN_BLOCK " %a = concat", " 1", FRAME_MAX_ARGS,
		 "\nend\n" END), 1, "");
  limit ("too many operands",
	 repeat (HEAD IN_BLOCK " %a = concat", " 1", FRAME_MAX_ARGS + 1,
		 "\nend\n" END), 0, "5:2062: too many operands\n");
  limit ("line too long",
	 repeat (HEAD "file 1 \"", "01234567", FRAME_MAX_LINE / 8, "\"\n" END),
	 0, "3:1: the line is too long\n");
  limit ("too many parameters",
	 repeat (HEAD "function f \"\" extern 0:0\n", "param \"\" \"\"\n",
		 FRAME_MAX_PARAMS + 1, "end\n" END), 0,
	 "1028:1: too many parameters\n");
  limit ("block number too large",
	 repeat (HEAD IN_BLOCK " goto 99999999", "", 0, "\nend\n" END), 0,
	 "5:7: there is no block 99999999\n");
}

/* Numbers are written with a point in every locale, and what is none as
   unknown.  */

static void
test_numbers (void)
{
  static const double values[] = { 0.1, 1.0 / 3, 1e-310, 123456789.125, -0.0,
				   5e-324, 1.7976931348623157e308, INFINITY,
				   NAN };
  static const char *const want[]
    = { "0.1", "0.33333333333333331", "9.99999999999997e-311",
	"123456789.125", "-0", "4.94065645841247e-324",
	"1.7976931348623157e+308", "?", "?" };
  struct frame_arena *arena = frame_arena_new ("numbers");
  struct frame_buffer out = { NULL, 0, 0 };
  char text[64];

  if (!setlocale (LC_ALL, "de_DE.UTF-8"))
    setlocale (LC_ALL, "");
  for (unsigned i = 0; i < sizeof values / sizeof *values; i++)
    {
      struct frame_operand a = frame_op_number (values[i]);
      struct frame_stmt stmt = { .op = FRAME_OP_SET, .n_args = 1, .args = &a };
      struct frame_problem problem;
      snprintf (text, sizeof text, "set %s", want[i]);
      out.length = 0;
      frame_print_stmt (NULL, &stmt, &out);
      unit_text (text, out.text, text);
      unit_check (frame_parse_template (arena, text, &stmt, &problem)
		  && (stmt.args[0].kind == FRAME_UNKNOWN
		      || stmt.args[0].number == values[i]),
		  want[i], "read as %g", stmt.args ? stmt.args[0].number : 0);
    }
  setlocale (LC_ALL, "C");
  frame_buffer_free (&out);
  frame_arena_free (arena);
}

/* The statement TEXT of a model is printed as WANT, or gives the problem
   WANT (a column and a message).  */

static void
template (const char *text, const char *want)
{
  struct frame_arena *arena = frame_arena_new ("template");
  struct frame_buffer out = { NULL, 0, 0 };
  struct frame_problem problem;
  struct frame_stmt stmt;

  if (frame_parse_template (arena, text, &stmt, &problem))
    frame_print_stmt (NULL, &stmt, &out);
  else
    frame_buffer_printf (&out, "%u: %s", problem.column, problem.message);
  unit_text (text, out.text, want);
  frame_buffer_free (&out);
  frame_arena_free (arena);
}

static void
test_templates (void)
{
  template ("$this.rotation = set $1", "$this.rotation = set $1");
  template ("  $ret =  compose   $1 $this ", "ret = compose $1 $this");
  template ("ret = lookup@tf2 $1 $2 $3", "ret = lookup@tf2 $1 $2 $3");
  template ("$this = euler:yxz $2 $1 $3", "$this = euler:yxz $2 $1 $3");
  template ("", "1: expected an operation");
  template ("$this", "6: expected \"=\"");
  template ("$this = newop $1", "9: unknown operation \"newop\"");
  template ("send $1 ;1:2", "9: expected an operand");
  template ("set $x", "6: expected a parameter's number");
  template ("set \"map", "5: the string has no end");
}

static void
test_places (void)
{
  struct frame_arena *arena = frame_arena_new ("places");
  struct frame_place a, b;
  struct frame_problem problem;

  unit_check (frame_parse_place (arena, "$this.a.*", &a, &problem)
	      && frame_parse_place (arena, " $0.a.*", &b, &problem)
	      && frame_place_equal (&a, &b), "places", "differ");
  unit_check (!frame_parse_place (arena, "$1 x", &a, &problem)
	      && problem.column == 4, "text behind a place", "column %u",
	      problem.column);
  unit_check (!frame_parse_place (arena, "map", &a, &problem), "no place",
	      "is one");
  frame_arena_free (arena);
}

/* A generator of our own, so that the mutations are the same everywhere.  */

static uint32_t
random_number (uint64_t *state)
{
  *state = *state * UINT64_C (6364136223846793005)
	   + UINT64_C (1442695040888963407);
  return (uint32_t) (*state >> 33);
}

/* Change TEXT of LENGTH bytes in one to four places.  */

static size_t
mutate (char *text, size_t length, uint64_t *state)
{
  static const char interesting[] = "\n \0\"\\:.;%$@&^{}[]#*=_?9-x\377";

  for (unsigned n = random_number (state) % 4 + 1; n > 0 && length > 0; n--)
    {
      size_t at = random_number (state) % length;
      switch (random_number (state) % 4)
	{
	case 0:
	  text[at] = (char) random_number (state);
	  break;
	case 1:
	  text[at]
	    = interesting[random_number (state) % (sizeof interesting - 1)];
	  break;
	case 2:
	  memmove (text + at, text + at + 1, length - at - 1);
	  length--;
	  break;
	default:
	  length = random_number (state) % 50 == 0 ? at : length;
	  text[at ? at - 1 : 0] = text[at];
	  break;
	}
    }
  return length;
}

/* Whatever is read from a mutated unit prints to a text that reads back the
   same, without problems.  */

static void
test_mutations (void)
{
  uint64_t state = 42;
  unsigned bad = 0, with_units = 0, with_problems = 0;
  char text[sizeof everything];
  struct log log;

  for (unsigned i = 0; i < 20000; i++)
    {
      struct frame_buffer first = { NULL, 0, 0 }, second = { NULL, 0, 0 };
      memcpy (text, everything, sizeof text);
      size_t length = mutate (text, sizeof text - 1, &state);
      with_units += reprint (text, length, &first, &log) > 0;
      with_problems += log.n > 0;
      if (first.text)
	{
	  reprint (first.text, first.length, &second, &log);
	  bad += log.n > 0 || strcmp (first.text, second.text) != 0;
	}
      frame_buffer_free (&first);
      frame_buffer_free (&second);
    }
  unit_check (bad == 0, "20000 mutations", "%u do not read back", bad);
  unit_check (with_units > 2000 && with_problems > 2000,
	      "mutations of both kinds", "%u with units, %u with problems",
	      with_units, with_problems);
}

int
main (void)
{
  test_units ();
  test_padding ();
  test_damage ();
  test_cut ();
  test_limits ();
  test_numbers ();
  test_templates ();
  test_places ();
  test_mutations ();
  return unit_exit ();
}
