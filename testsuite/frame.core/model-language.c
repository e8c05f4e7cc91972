/* The language of models (docs/models.md): what is read from it, how an
   overload is chosen, and where each mistake is reported.  */

#include "model.h"
#include "unit.h"

static char problems[4000];

static void
report (void *data, const struct frame_problem *problem)
{
  size_t used = strlen (problems);

  (void) data;
  snprintf (problems + used, sizeof problems - used, "%u:%u: %s\n",
	    problem->line, problem->column, problem->message);
}

/* Read TEXT as the file NAME into MODELS, and finish it.  */

static unsigned
load (struct frame_models *models, const char *name, const char *text)
{
  unsigned n;

  problems[0] = '\0';
  n = frame_models_read_text (models, name, text, strlen (text), report,
			      NULL);
  return n + frame_models_finish (models, name, report, NULL);
}

/* What F does, into a static text: statements, then the result's place.  */

static const char *
meaning (const struct frame_model_function *f)
{
  static char text[400];
  struct frame_buffer out = { NULL, 0, 0 };

  if (!f)
    return "none";
  frame_buffer_puts (&out, "");
  for (unsigned i = 0; i < f->n_stmts; i++)
    {
      frame_buffer_puts (&out, i ? "; " : "");
      frame_print_stmt (NULL, &f->stmts[i], &out);
    }
  if (f->has_ref)
    {
      frame_buffer_puts (&out, " ref ");
      frame_print_place (NULL, &f->ref, &out);
    }
  snprintf (text, sizeof text, "%s", out.text);
  frame_buffer_free (&out);
  return text;
}

static const char sketch[] =
  "library: tf\n"
  "api: tf\n"
  "types:\n"
  "  tf::StampedTransform:\n"
  "    kind: stamped_transform\n"
  "    frame: needed\n"
  "    base: transform\n"
  "    fields: {frame_id_: header.frame_id, stamp_: header.stamp}\n"
  "  geometry_msgs::Pose: {kind: pose, base: '', api: tf2, key: no}\n"
  "  tf::Quaternion: {kind: rotation}\n"
  "functions:\n"
  "  tf::Matrix3x3::Matrix3x3(9): $this = rotation $1 $2 $3 $4 $5 $6 $7 $8 $9"
  "   # one statement\n"
  "  tf::Transform::setOrigin: $this.translation = set $1\n"
  "  tf::Transform::Transform(Quaternion, Vector3):\n"
  "    - $this.rotation = set $1\n"
  "    - $this.translation = set@tf2 $2\n"
  "  tf::Transform::getOrigin: {ref: $this.translation}\n"
  "  std::string::size: []\n"
  "  std::string::string(string): $this = set $1\n"
  "  ns::f(2): {key: no, api: ros2, do: ['%t = set $1', $ret = set %t],"
  " ref: $1}\n"
  "  ns::F::operator()(1): set $1\n"
  "  ns::F::operator(): set $this\n"
  "  ns::F::operator geometry_msgs::Pose: $ret = set $this\n"
  "  tf::Quaternion::Quaternion(): $this = init:tf::Quaternion\n"
  "  tf::Quaternion::inverse: $ret = inverse $this\n"
  "  tf::Quaternion::~Quaternion: []\n";

static void
test_functions (struct frame_models *m)
{
  const struct frame_model_function *f;
  unsigned functions, types;

  unit_check (load (m, "tf.yaml", sketch) == 0, "sketch loads", "%s",
	      problems);
  frame_models_count (m, &functions, &types);
  unit_check (functions == 13 && types == 3, "count", "%u, %u", functions,
	      types);
  f = frame_models_function (m, "tf::Matrix3x3::Matrix3x3");
  unit_text ("one statement", meaning (f),
	     "$this = rotation@tf $1 $2 $3 $4 $5 $6 $7 $8 $9");
  unit_check (f && f->n_params == 9 && f->n_types == 0 && f->key
	      && f->api == FRAME_API_TF && !f->next && f->where.line == 12
	      && f->where.column == 3, "its entry", "wrong");
  unit_text ("library", f ? f->library : NULL, "tf");
  f = frame_models_function (m, "tf::Transform::Transform");
  unit_text ("list", meaning (f), "$this.rotation = set@tf $1; "
	     "$this.translation = set@tf2 $2");
  unit_check (f && f->n_params == 2 && f->n_types == 2
	      && strcmp (f->types[1], "Vector3") == 0, "types", "wrong");
  unit_text ("ref", meaning (frame_models_function (
				m, "tf::Transform::getOrigin")),
	     " ref $this.translation");
  f = frame_models_function (m, "ns::f");
  unit_text ("general form", meaning (f),
	     "%t = set@ros2 $1; ret = set@ros2 %t ref $1");
  unit_check (f && !f->key && f->api == FRAME_API_ROS2, "key and api",
	      "wrong");
  f = frame_models_function (m, "ns::F::operator()");
  unit_check (f && f->n_params == 1 && f->next && f->next->n_params == -1,
	      "call operator", "wrong");
  f = frame_models_function (m, "std::string::size");
  unit_check (f && f->n_stmts == 0 && !f->has_ref, "no effect", "wrong");
  unit_check (f && f == frame_models_function (
			  m, "std::__cxx11::basic_string::size")
	      && f == frame_models_function (m, "std::basic_string::size"),
	      "std::basic_string", "not the same");
  unit_check (frame_models_function (m, "std::basic_string::basic_string")
	      == frame_models_function (m, "std::string::string"),
	      "its constructor", "not the same");
  unit_check (!frame_models_function (m, "ns::g")
	      && !frame_models_function (m, ""), "no such function", "found");
}

static void
test_types (const struct frame_models *m)
{
  const struct frame_model_type *type
    = frame_models_type (m, "tf::StampedTransform");

  unit_check (type && strcmp (type->kind, "stamped_transform") == 0
	      && type->frame_class == FRAME_TYPE_NEEDED && type->key
	      && type->api == FRAME_API_TF && type->n_fields == 2
	      && strcmp (type->from[0], "frame_id_") == 0
	      && strcmp (type->to[0], "header.frame_id") == 0
	      && strcmp (type->base, "transform") == 0
	      && type->where.line == 4, "type", "wrong");
  type = frame_models_type (m, "geometry_msgs::Pose");
  unit_check (type && type->base && !*type->base && !type->key
	      && type->api == FRAME_API_TF2
	      && type->frame_class == FRAME_TYPE_PLAIN, "short type",
	      "wrong");
  type = frame_models_type (m, "tf::Quaternion");
  unit_check (type && !type->base && type->n_fields == 0, "no base", "wrong");
  unit_check (!frame_models_type (m, "Pose"), "no such type", "found");
  unit_check (frame_models_namespace_p (m, "tf")
	      && frame_models_namespace_p (m, "tf::Transform")
	      && frame_models_namespace_p (m, "geometry_msgs")
	      && !frame_models_namespace_p (m, "t")
	      && !frame_models_namespace_p (m, "tf::"), "namespaces",
	      "wrong");
}

/* The overload of NAME for the space-separated TYPES does WANT.  */

static void
selects (const struct frame_models *m, const char *name, const char *types,
	 const char *want)
{
  const char *list[8];
  char copy[200], title[300];
  unsigned n = 0;

  snprintf (copy, sizeof copy, "%s", types);
  for (char *p = strtok (copy, " "); p; p = strtok (NULL, " "))
    list[n++] = p;
  snprintf (title, sizeof title, "%s (%s)", name, types);
  unit_text (title, meaning (frame_models_select (m, name, n, list)), want);
}

static void
test_selection (void)
{
  struct frame_arena *arena = frame_arena_new ("selection");
  struct frame_models *m = frame_models_new (arena);

  load (m, "select.yaml",
	"functions:\n"
	"  f: send \"any\"\n"
	"  f(2): send \"two\"\n"
	"  f(*, *): send \"late two\"\n"
	"  f(*, Vector3): send \"vector\"\n"
	"  f(Quaternion, Vector3): send \"both\"\n"
	"  f(tf::Quaternion, Vector3): send \"qualified\"\n"
	"  f(number, number): send \"numbers\"\n"
	"  f(string, number): send \"string\"\n"
	"  g(1): send \"one\"\n"
	"  h(Pose): send \"pose\"\n"
	"  n(): send \"none\"\n");
  unit_text ("selection loads", problems, "");
  selects (m, "f", "", "send \"any\"");
  selects (m, "f", "number", "send \"any\"");
  selects (m, "f", "A::B number", "send \"two\"");
  selects (m, "f", "A::B tf::Vector3", "send \"vector\"");
  selects (m, "f", "* tf::Vector3", "send \"vector\"");
  selects (m, "f", "tf2::Quaternion tf::Vector3", "send \"both\"");
  selects (m, "f", "tf::Quaternion tf::Vector3", "send \"qualified\"");
  selects (m, "f", "MyQuaternion Vector3", "send \"vector\"");
  selects (m, "f", "number number", "send \"numbers\"");
  selects (m, "f", "std::basic_string number", "send \"string\"");
  selects (m, "f", "std::__cxx11::basic_string number", "send \"string\"");
  selects (m, "f", "* *", "send \"two\"");
  selects (m, "f", "number number number", "send \"any\"");
  selects (m, "g", "number", "send \"one\"");
  selects (m, "g", "number number", "none");
  selects (m, "h", "geometry_msgs::Pose", "send \"pose\"");
  selects (m, "h", "*", "none");
  selects (m, "h", "geometry_msgs::PoseStamped", "none");
  selects (m, "n", "", "send \"none\"");
  selects (m, "n", "number", "none");
  selects (m, "x", "number", "none");
  unit_text ("types not given",
	     meaning (frame_models_select (m, "f", 2, NULL)),
	     "send \"two\"");
  frame_arena_free (arena);
}

static void
test_aliases (struct frame_models *m)
{
  const struct frame_model_function *f;
  const struct frame_model_type *type;

  unit_check (load (m, "tf2.yaml",
		    "api: tf2\n"
		    "alias:\n"
		    "  tf2::Quaternion: tf::Quaternion\n"
		    "  my::Q: tf2::Quaternion\n"
		    "functions:\n"
		    "  tf2::Quaternion::inverse(0): []\n") == 0,
	      "aliases load", "%s", problems);
  type = frame_models_type (m, "my::Q");
  unit_check (type && strcmp (type->kind, "rotation") == 0
	      && type->api == FRAME_API_TF2, "alias of an alias", "wrong");
  unit_text ("name of the type", type ? type->name : NULL, "my::Q");
  unit_text ("constructor",
	     meaning (frame_models_function (
	       m, "tf2::Quaternion::Quaternion")),
	     "$this = init:tf2::Quaternion@tf2");
  unit_text ("constructor of the second alias",
	     meaning (frame_models_function (m, "my::Q::Q")),
	     "$this = init:my::Q@tf2");
  unit_check (frame_models_function (m, "my::Q::~Q") != NULL, "destructor",
	      "none");
  f = frame_models_function (m, "tf2::Quaternion::inverse");
  unit_check (f && f->n_params == 0 && f->n_stmts == 0 && f->next
	      && f->next->n_stmts == 1 && !f->next->next,
	      "its own entry is first", "wrong");
  unit_text ("the old class keeps its own",
	     meaning (frame_models_function (m, "tf::Quaternion::inverse")),
	     "ret = inverse@tf $this");
  unit_check (!frame_models_function (m, "tf2::Quaternion::other"),
	      "no such member", "found");
}

/* TEXT gives the problems WANT, and GOOD functions.  */

static void
mistake (const char *name, const char *text, const char *want, unsigned good)
{
  struct frame_arena *arena = frame_arena_new ("mistake");
  struct frame_models *m = frame_models_new (arena);
  unsigned functions, types, n = 0;
  unsigned reported = load (m, "x.yaml", text);

  unit_text (name, problems, want);
  for (const char *p = want; *p; p++)
    n += *p == '\n';
  frame_models_count (m, &functions, &types);
  unit_check (reported == n && functions + types == good, name,
	      "%u errors, %u entries", reported, functions + types);
  frame_arena_free (arena);
}

#define F "functions:\n"

static void
test_mistakes (void)
{
  mistake ("empty file", "", "", 0);
  mistake ("syntax", F "  a: []\nb: [\n",
	   "4:1: while parsing a flow node: did not find expected node "
	   "content\n", 0);
  mistake ("tabs", F "\ta: []\n",
	   "2:1: while scanning for the next token: found character that "
	   "cannot start any token\n", 0);
  mistake ("not UTF-8", "a: \xff\n",
	   "1:1: invalid leading UTF-8 octet (byte 3)\n", 0);
  mistake ("no mapping", "- a\n",
	   "1:1: expected a mapping with library, types, functions\n", 0);
  mistake ("unknown key", "x: 1\n" F "  a: []\n",
	   "1:1: unknown key \"x\"\n", 1);
  mistake ("key twice", "api: tf\napi: tf\n", "2:1: key \"api\" twice\n", 0);
  mistake ("bad api", "api: tf3\n",
	   "1:6: \"tf3\" is not one of tf, tf2, ros2\n", 0);
  mistake ("bad key", "key: maybe\n", "1:6: \"maybe\" is not yes or no\n", 0);
  mistake ("anchor and alias", F "  a: &x []\n  b: *x\n", "", 2);
  mistake ("alias of nothing", F "  a: &x []\n  b: *y\n",
	   "3:6: nothing above is called \"&y\"\n", 0);
  mistake ("alias of itself", F "  a: &x [*x]\n",
	   "2:10: nothing above is called \"&x\"\n", 0);
  mistake ("two documents", F "  a: []\n---\n" F "  b: []\n",
	   "3:1: a file has one document\n", 1);
  mistake ("list key", F "  [a, b]: []\n", "2:3: expected a name\n", 0);
  mistake ("statement", F "  a: $this = set $1 $\n  b: []\n",
	   "2:22: expected a parameter's number\n", 1);
  mistake ("statement in a list",
	   F "  a:\n    - set $1\n    - 'foo $1'\n    - \"$x\"\n",
	   "4:8: unknown operation \"foo\"\n"
	   "5:9: expected a parameter's number\n", 0);
  mistake ("statement on two lines", F "  a: >\n    foo\n    $1\n",
	   "2:6: unknown operation \"foo\"\n", 0);
  mistake ("parameter", F "  a(1): $this = set $2\n  b(0): {ref: $1.x}\n",
	   "2:9: $2, but the function has 1 parameter\n"
	   "3:15: $1, but the function has 0 parameters\n", 0);
  mistake ("unknown key in a function", F "  a: {doo: []}\n",
	   "2:7: unknown key \"doo\"\n", 0);
  mistake ("ref", F "  a: {ref: x}\n", "2:12: expected a place\n", 0);
  mistake ("nested statement", F "  a: [[set $1]]\n",
	   "2:7: expected a statement\n", 0);
  mistake ("parameter types", F "  a(2 3): []\n  b(A, ,B): []\n  c(9999): []\n",
	   "2:3: \"2 3\" is not a parameter type\n"
	   "3:3: \"\" is not a parameter type\n"
	   "4:3: too many parameters\n", 0);
  mistake ("no name", F "  (2): []\n", "2:3: expected a function's name\n", 0);
  mistake ("not a name", F "  a(A: []\n  b<A>: []\n  A::operator()<B>: []\n"
	   "  A::~A(): []\n  get<0>(A): []\n",
	   "2:3: \"a(A\" is not the name of a function\n"
	   "3:3: \"b<A>\" is not the name of a function\n", 3);
  mistake ("contradiction", F "  a(2): []\n  b: []\n  a(2): set $1\n",
	   "4:3: \"a(2)\" contradicts line 2\n", 2);
  mistake ("repetition", F "  a(2): set $1\n  a(2): [set $1]\n", "", 1);
  mistake ("no kind", "types:\n  A: {frame: needed}\n",
	   "2:6: the type has no kind\n", 0);
  mistake ("bad frame", "types:\n  A: {kind: x, frame: much}\n",
	   "2:23: \"much\" is not one of none, needed, sensor, unused\n", 0);
  mistake ("contradicting types",
	   "types:\n  A: {kind: x}\n  A: {kind: y}\n  A: {kind: x}\n",
	   "3:3: \"A\" contradicts line 2\n", 1);
  mistake ("member twice", "types:\n  A: {kind: x, fields: {a: b, a: c}}\n",
	   "2:31: member \"a\" twice\n", 0);
  mistake ("alias to nothing", "alias:\n  A: B\n",
	   "2:3: \"A\" is an alias of \"B\", which nothing describes\n", 0);
  mistake ("alias of itself", "alias:\n  A: B\n  B: A\n",
	   "2:3: \"A\" is an alias of \"B\", which leads back to it\n"
	   "3:3: \"B\" is an alias of \"A\", which leads back to it\n", 0);
  mistake ("contradicting aliases",
	   "types: {B: {kind: x}, C: {kind: y}}\nalias:\n  A: B\n  A: C\n",
	   "4:3: \"A\" contradicts line 3\n", 2);
}

/* Much of the same.  */

static void
test_nesting (void)
{
  char text[4001];

  for (unsigned i = 0; i < sizeof text - 1; i++)
    text[i] = '[';
  text[sizeof text - 1] = '\0';
  mistake ("deep nesting", text, "1:9: nested too deeply\n", 0);
}

static void
test_files (struct frame_models *m)
{
  problems[0] = '\0';
  unit_check (frame_models_read (m, "/no/such/file", report, NULL) == 1,
	      "missing file", "no error");
  unit_text ("missing file: message", problems,
	     "1:1: cannot open the file: No such file or directory\n");
  unit_check (frame_models_read (m, "/", report, NULL) == 1, "a directory",
	      "no error");
  load (m, "other.yaml", F "  tf::Transform::setOrigin: []\n");
  unit_text ("contradiction between files", problems,
	     "2:3: \"tf::Transform::setOrigin\" contradicts tf.yaml:13\n");
  unit_check (frame_models_read_text (m, "quiet.yaml", "x: 1", 4, NULL, NULL)
	      == 1, "nobody to report to", "no error");
}

/* Damaged files are reported, and nothing else happens.  */

static void
test_mutations (void)
{
  uint64_t state = 7;
  unsigned errors = 0;
  char text[sizeof sketch];

  for (int i = 0; i < 3000; i++)
    {
      struct frame_arena *arena = frame_arena_new ("mutation");
      struct frame_models *m = frame_models_new (arena);
      memcpy (text, sketch, sizeof text);
      for (int j = 0; j < 3; j++)
	{
	  state = state * UINT64_C (6364136223846793005) + 1442695040888963407;
	  text[(state >> 20) % (sizeof text - 1)]
	    = "[]{}:,-'\"&*!%@\n \t#$x\377"[(state >> 50) % 21];
	}
      errors += frame_models_read_text (m, "x.yaml", text, sizeof text - 1,
					NULL, NULL) > 0;
      frame_arena_free (arena);
    }
  unit_check (errors > 1000 && errors < 3000, "3000 mutations", "%u errors",
	      errors);
}

int
main (void)
{
  struct frame_arena *arena = frame_arena_new ("model");
  struct frame_models *m = frame_models_new (arena);

  test_functions (m);
  test_types (m);
  test_selection ();
  test_aliases (m);
  test_mistakes ();
  test_nesting ();
  test_files (m);
  test_mutations ();
  frame_arena_free (arena);
  return unit_exit ();
}
