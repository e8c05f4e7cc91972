/* The evaluator of Python expressions: values as Python 3 prints them,
   mistakes, what is beyond it, and text from anywhere.  */

#include "expression.h"
#include "unit.h"

#include <stdlib.h>

static struct frame_arena *arena;

/* The arguments of the tests: robot, size, flag, gone (not known), wheel (a
   dict), axes (a list).  */

static struct frame_expression
name_value (void *data, const char *name)
{
  static struct frame_expression items[6];
  struct frame_expression v = { .kind = FRAME_E_ERROR };

  (void) data;
  items[0] = (struct frame_expression) { .kind = FRAME_E_STRING,
					 .text = "radius" };
  items[1] = (struct frame_expression) { .kind = FRAME_E_FLOAT,
					 .number = 0.25 };
  items[2] = (struct frame_expression) { .kind = FRAME_E_STRING, .text = "x" };
  items[3] = (struct frame_expression) { .kind = FRAME_E_STRING, .text = "y" };
  if (strcmp (name, "robot") == 0)
    v = (struct frame_expression) { .kind = FRAME_E_STRING, .text = "r1" };
  else if (strcmp (name, "size") == 0)
    v = (struct frame_expression) { .kind = FRAME_E_INT, .number = 3 };
  else if (strcmp (name, "flag") == 0)
    v = (struct frame_expression) { .kind = FRAME_E_BOOL, .number = 1 };
  else if (strcmp (name, "gone") == 0)
    v.kind = FRAME_E_UNKNOWN;
  else if (strcmp (name, "wheel") == 0)
    v = (struct frame_expression) { .kind = FRAME_E_DICT, .n_items = 2,
				    .items = items };
  else if (strcmp (name, "axes") == 0)
    v = (struct frame_expression) { .kind = FRAME_E_LIST, .n_items = 2,
				    .items = items + 2 };
  return v;
}

/* arg ('x') gives x itself.  */

static struct frame_expression
call_value (void *data, const char *name,
	    const struct frame_expression *args, unsigned n)
{
  struct frame_expression v = { .kind = FRAME_E_ERROR };

  (void) data;
  if (strcmp (name, "arg") == 0 && n == 1
      && args[0].kind == FRAME_E_STRING)
    return name_value (NULL, args[0].text);
  return v;
}

static struct frame_expression
evaluate (const char *text)
{
  struct frame_expression_world world
    = { arena, name_value, call_value, NULL };

  return frame_expression_evaluate (&world, text);
}

/* TEXT's value, "?" if unknown, "!..." for a mistake.  */

static const char *
shown (const char *text)
{
  struct frame_expression v = evaluate (text);

  if (v.kind == FRAME_E_ERROR)
    return frame_printf (arena, "!%s", v.text);
  if (v.kind == FRAME_E_UNKNOWN)
    return "?";
  return frame_expression_text (arena, &v);
}

static const char *const cases[][2] = {
  /* Numbers and arithmetic.  */
  { "1 + 2 * 3", "7" },
  { "(1 + 2) * 3", "9" },
  { "7 / 2", "3.5" },
  { "4 / 2", "2.0" },
  { "7 // 2", "3" },
  { "-7 // 2", "-4" },
  { "-7 % 3", "2" },
  { "7 % -3", "-2" },
  { "-2 ** 2", "-4" },
  { "2 ** -1", "0.5" },
  { "2 ** 3 ** 2", "512" },
  { "0.1 + 0.2", "0.30000000000000004" },
  { "1e16", "1e+16" },
  { "1e-5", "1e-05" },
  { "123456.0", "123456.0" },
  { "0.0001", "0.0001" },
  { "0x10 + 0b11 + 1_000", "1019" },
  { "-0.0", "-0.0" },
  { "1 - -1", "2" },
  { "True + 1", "2" },
  { "1.5e3", "1500.0" },
  { "10 ** 30", "?" },
  { "1 / 0", "!division by zero" },
  { "1 % 0.0", "!division by zero" },
  { "5 // 0 if False else 1", "1" },
  /* math.  */
  { "pi / 2", "1.5707963267948966" },
  { "math.pi", "3.141592653589793" },
  { "sin(0)", "0.0" },
  { "round(math.cos(math.radians(60)), 6)", "0.5" },
  { "radians(180)", "3.141592653589793" },
  { "floor(2.7) + ceil(2.1)", "5" },
  { "sqrt(-1)", "!sqrt () of a number out of range" },
  { "sin()", "!sin () wants a number" },
  { "atan2(1, 1) * 4", "3.141592653589793" },
  { "abs(-3) + max(1, 2.5) + min([4, 5])", "9.5" },
  { "round(2.5)", "2" },
  { "round(2.675, 2)", "2.67" },
  { "sum([1, 2, 3])", "6" },
  { "int('12') + int(3.9)", "15" },
  { "float('1.5')", "1.5" },
  { "int('a')", "!'a' is no number" },
  /* Strings.  */
  { "'a' + \"b\"", "ab" },
  { "'a' 'b' r'\\n'", "ab\\n" },
  { "'tab\\t\\x41'", "tab\tA" },
  { "'-' * 3", "---" },
  { "'a' + 1", "!'+' does not go with a string and a number" },
  { "robot + '/base'", "r1/base" },
  { "str(size) + str(1.0) + str(True) + str(None)", "31.0TrueNone" },
  { "'%s_link' % robot", "r1_link" },
  { "'%s %d %.2f%%' % (robot, 2, 0.5)", "r1 2 0.50%" },
  { "'{}_{}'.format(robot, size)", "r1_3" },
  { "'{0}/{0}'.format(robot)", "r1/r1" },
  { "'{{}}'.format()", "{}" },
  { "'{x}'.format(1)", "?" },
  { "f'{robot}/wheel_{size + 1}'", "r1/wheel_4" },
  { "f'{gone}'", "?" },
  { "f'{size:.2f}'", "?" },
  { "f'{{}}'", "{}" },
  { "'0 0 1'.split()", "['0', '0', '1']" },
  { "'a,b'.split(',')[1]", "b" },
  { "' a '.strip().upper()", "A" },
  { "'a/b'.replace('/', '_')", "a_b" },
  { "'/'.join(['a', 'b'])", "a/b" },
  { "'abc'[1:]", "bc" },
  { "'abc'[-1]", "c" },
  { "'abc'[5]", "!the index 5 is out of range" },
  { "len('abc')", "3" },
  { "'b' in 'abc'", "True" },
  { "'abc'.startswith('ab') and not 'abc'.endswith('x')", "True" },
  { "'it' + \"'s\"", "it's" },
  /* Comparisons and logic.  */
  { "1 < 2 < 3", "True" },
  { "1 < 3 < 2", "False" },
  { "1 == 1.0", "True" },
  { "'1' == 1", "False" },
  { "'a' < 'b'", "True" },
  { "1 < 'a'", "!'<' does not go with a number and a string" },
  { "'true' == 'true' and 'x' != 'y'", "True" },
  { "not flag or size > 2", "True" },
  { "0 or 'x'", "x" },
  { "'' and nonsense", "" },
  { "nonsense", "!'nonsense' is not defined" },
  { "flag and nonsense", "!'nonsense' is not defined" },
  { "gone and False", "False" },
  { "gone or True", "True" },
  { "gone and True", "?" },
  { "'a' if gone else 'b'", "?" },
  { "'a' if not flag else 'b' if size == 3 else 'c'", "b" },
  { "2 in [1, 2]", "True" },
  { "2 not in (1, 2)", "False" },
  { "None is None", "True" },
  { "flag is not False", "True" },
  { "true and not false", "True" },
  { "arg('robot') + '_x'", "r1_x" },
  { "arg('gone')", "?" },
  /* Lists and dicts.  */
  { "[1, 'a', 2.0, True]", "[1, 'a', 2.0, True]" },
  { "(1, 2)", "[1, 2]" },
  { "(1)", "1" },
  { "()", "[]" },
  { "1, 2", "[1, 2]" },
  { "[1] + [2]", "[1, 2]" },
  { "[0] * 3", "[0, 0, 0]" },
  { "axes[0] + axes[-1]", "xy" },
  { "{'a': 1, 'b': [2]}['b'][0]", "2" },
  { "{'a': 1}", "{'a': 1}" },
  { "{'a': 1}['c']", "!there is no key 'c'" },
  { "{'a': 1}.get('c', 5)", "5" },
  { "wheel['radius'] * 2", "0.5" },
  { "wheel.radius * 2", "0.5" },
  { "list(range(1, 7, 2))", "[1, 3, 5]" },
  { "len(axes)", "2" },
  /* What Python can and this cannot.  */
  { "[x for x in axes]", "?" },
  { "lambda x: x", "?" },
  { "sorted(axes)", "?" },
  { "1 | 2", "?" },
  { "xacro.load_yaml('f')", "?" },
  { "open('x').read()", "?" },
  { "dict(a=1)", "?" },
  { "os.environ", "?" },
  /* No Python.  */
  { "", "!there is no expression" },
  { "1 +", "!it ends too early" },
  { "1 1", "!unexpected '1'" },
  { "1) + (2", "!a bracket too many" },
  { "'abc", "!this string has no end" },
  { "(1", "!this bracket is never closed" },
  { "[1, 2", "!this bracket does not fit the one that is open" },
  { "a b", "!unexpected 'b'" },
  { "1 = 2", "?" },
  { "* 2", "!unexpected '*'" },
  { "1e", "!unexpected '1e'" },
};

static void
test_cases (void)
{
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    unit_text (frame_printf (arena, "%zu: %s", i, cases[i][0]),
	       shown (cases[i][0]), cases[i][1]);
}

/* N times OPEN, then "1", then N times CLOSE.  */

static char *
nested (const char *open, unsigned n, const char *close)
{
  size_t lo = strlen (open), lc = strlen (close);
  char *text = frame_alloc (arena, n * (lo + lc) + 2), *to = text;

  for (unsigned i = 0; i < n; i++, to += lo)
    memcpy (to, open, lo);
  *to++ = '1';
  for (unsigned i = 0; i < n; i++, to += lc)
    memcpy (to, close, lc);
  return text;
}

/* What is deep or long ends, whatever its value.  */

static void
test_bounds (void)
{
  unit_text ("several lines", shown ("  1\n+ 2  # three\n"), "3");
  unit_text ("deep parentheses", shown (nested ("(", 100000, ")")), "?");
  unit_text ("deep signs", shown (nested ("-", 100000, "")), "?");
  unit_text ("deep not", shown (nested ("not ", 100000, "")), "?");
  unit_text ("deep lists", shown (nested ("[", 100000, "]")), "?");
  unit_text ("deep conditions", shown (nested ("", 100000, " if 1 else 1")),
	     "?");
  unit_text ("many powers", shown (nested ("2**", 100000, "")), "?");
  unit_text ("long string", shown ("'abcdefghij' * 1000000000"), "?");
  unit_text ("long list", shown ("[0] * 1000000000"), "?");
  unit_text ("doubled", shown ("((('a' * 1000) * 1000) * 1000)"), "?");
  unit_text ("range", shown ("range(1000000000)"), "?");
  unit_text ("format in format", shown ("f'{f\"{size}\"}'"), "3");
}

/* Each case cut off at each byte, and with a byte of another kind in it:
   no crash.  Run with a sanitizer this says more.  */

static void
test_broken (void)
{
  static const char odd[] = "({['\"\\%.:\x80\n";
  unsigned n = 0;

  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    for (size_t cut = 0; cut < strlen (cases[i][0]); cut++)
      {
	char *text = frame_printf (arena, "%s", cases[i][0]);
	text[cut] = odd[(i + cut) % (sizeof odd - 1)];
	evaluate (text);
	text[cut] = '\0';
	evaluate (text);
	n += 2;
      }
  unit_check (n > 1000, "broken text", "%u", n);
}

int
main (void)
{
  arena = frame_arena_new ("expression");
  test_cases ();
  test_bounds ();
  test_broken ();
  frame_arena_free (arena);
  return unit_exit ();
}
