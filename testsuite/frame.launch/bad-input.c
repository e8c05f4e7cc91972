/* Launch files and manifests that are none: cut off anywhere, nested for ever,
   huge, found by fuzzing.  Nothing but a crash or a hang is wrong.  */

#include "../frame.core/unit.h"
#include <dirent.h>
#include <unistd.h>
#include "../fuzz/fuzz-launch.c"

/* Feed TEXT of LENGTH bytes to the reader for LETTER.  */

static void
feed (char letter, const char *text, size_t length)
{
  uint8_t *data = malloc (length + 1);

  data[0] = letter;
  memcpy (data + 1, text, length);
  LLVMFuzzerTestOneInput (data, length + 1);
  free (data);
}

/* Feed HEAD, N times PART, and TAIL.  */

static void
feed_many (char letter, const char *head, const char *part, unsigned n,
	   const char *tail)
{
  size_t length = strlen (part);
  char *text = malloc (strlen (head) + length * n + strlen (tail) + 1), *at;

  at = stpcpy (text, head);
  for (unsigned i = 0; i < n; i++)
    at = stpcpy (at, part);
  stpcpy (at, tail);
  feed (letter, text, strlen (text));
  free (text);
}

/* Feed the file NAME of DIRECTORY: its first byte chooses the reader.  */

static void
feed_file (const char *directory, const char *name)
{
  char path[900];
  static uint8_t data[1 << 16];
  FILE *in;

  snprintf (path, sizeof path, "%.600s/%.280s", directory, name);
  in = fopen (path, "rb");
  if (!in)
    return;
  LLVMFuzzerTestOneInput (data, fread (data, 1, sizeof data, in));
  fclose (in);
}

static void
test_corpus (void)
{
  char directory[600];
  DIR *dir;
  struct dirent *entry;
  unsigned n = 0;

  snprintf (directory, sizeof directory, "%.500s/fuzz/corpus",
	    getenv ("FRAME_SRCDIR") ? getenv ("FRAME_SRCDIR") : "testsuite");
  dir = opendir (directory);
  while (dir && (entry = readdir (dir)))
    if (entry->d_name[0] != '.')
      {
	feed_file (directory, entry->d_name);
	n++;
      }
  if (dir)
    closedir (dir);
  unit_check (n > 5, "corpus", "%u files in %s", n, directory);
}

static const char xml[]
  = "<?xml version=\"1.0\"?>\n<launch>\n<!-- frame: ignored -Wframe-launch x -->\n"
    "<arg name=\"a\" default=\"$(optenv B c d)\"/><group ns=\"$(arg a)\" "
    "if=\"$(eval 1 == 1)\"><node pkg=\"tf\" type=\"static_transform_publisher\" "
    "name=\"n\" args=\"0 0 0 '1' 0 0 a &quot;b&quot; $(arg a) 100\"><remap "
    "from=\"x\" to=\"y\"/><rosparam>{a: [1, 2], b: deg(90)}</rosparam></node>"
    "</group><param name=\"~p\" command=\"cat $(find x)/y\"/></launch>\n";
static const char yaml[]
  = "launch:\n- arg: {name: a, default: \"$(env B 'c d')\"}\n- group:\n"
    "    - node:\n        pkg: tf2_ros\n        exec: static_transform_publisher\n"
    "        args: \"--x $(var a $(not true)) --frame-id \\\"a b\\\"\"\n"
    "        param: [{name: p, value: 1}, {from: f}]\n";
static const char python[]
  = "from launch_ros.actions import Node\ndef generate_launch_description ():\n"
    "    return LaunchDescription ([Node (package='tf2_ros', arguments=['0', "
    "f'{x}', \"\"\"y\"\"\"], parameters=[{'a': 1}])])\n";

static const char spatial[]
  = "requires: &r {left: arm, right: {component: {name: arm}}, other: *r}\n"
    "spatial:\n  participation: required\n  ports:\n"
    "    a: &a {direction: export, source: {requirement: left, port: base}}\n"
    "    b: {<<: *a, frame: 'c'}\n    d: {direction: import, frame: /e}\n"
    "  # frame: ignored -Wframe-spatial x\n  mounts:\n"
    "    - name: m\n      parent: {requirement: left, port: tool}\n"
    "      child: {requirement: right, port: base}\n"
    "      transform: {translation: [1, 2.5, 1e999], rotation_xyzw: [0, .nan, "
    "0, 1]}\n    - {parent: {requirement: right, port: tool}, child: "
    "{requirement: left, port: base}}\n---\nspatial: {participation: none}\n";

/* Each beginning of each of these.  */

static void
test_cut_off (void)
{
  for (size_t i = 0; i <= sizeof xml - 1; i++)
    feed ('x', xml, i);
  for (size_t i = 0; i <= sizeof yaml - 1; i++)
    feed ('y', yaml, i);
  for (size_t i = 0; i <= sizeof python - 1; i++)
    feed ('l', python, i);
  for (size_t i = 0; i <= sizeof spatial - 1; i++)
    feed ('s', spatial, i);
  unit_check (true, "cut off", "%s", "");
}

static void
test_huge (void)
{
  feed_many ('x', "<launch>", "<group ns='a'>", 100000, "");
  feed_many ('x', "<launch><arg name='", "x", 10000000, "'/></launch>");
  feed_many ('x', "<launch><node pkg='tf' name='n' "
	     "type='static_transform_publisher' args='", "1 ", 200000,
	     "'/></launch>");
  feed_many ('x', "<launch><param name='a' value='", "$(arg ", 50000,
	     "'/></launch>");
  feed_many ('x', "<launch><let name='a' value='", "$(if ", 50000,
	     "'/></launch>");
  feed_many ('x', "<launch>\n", "<!-- frame: ignored -Wframe -->\n", 20000,
	     "<node/></launch>");
  feed_many ('x', "<launch><arg name='a' default='xx'/>",
	     "<arg name='a' value='$(arg a)$(arg a)'/>", 40, "</launch>");
  feed_many ('y', "launch: ", "[", 100000, "");
  feed_many ('y', "launch:\n", "- {node: {a: b}}\n", 30000, "");
  feed_many ('p', "", "{a: ", 100000, "");
  feed_many ('p', "", "- ", 3000, "");
  feed_many ('p', "", "? ", 3000, "");
  feed_many ('p', "", "a: ", 50000, "1");
  feed ('p', "a: &a [x, x]\nb: &b [*a, *a]\nc: &c {k: *b, l: *b}\n"
	     "d: &d {k: *c, l: *c}\ne: &e {k: *d, l: *d}\nf: {<<: *e}\n", 100);
  feed_many ('q', "a:\n  ros__parameters: &a {x: 1}\n", "b: *a\n", 10000, "");
  feed_many ('s', "spatial: ", "[", 100000, "");
  feed_many ('s', "spatial: {participation: none, ports: ", "{a: ", 900, "");
  feed_many ('s', "spatial:\n  mounts:\n", "  - {parent: {requirement: a, port: "
	     "b}, child: {requirement: c, port: d}}\n", 20000, "");
  feed_many ('s', "spatial:\n  ports:\n    x: &x {direction: import, frame: f}\n",
	     "    ? *x\n    : *x\n", 10000, "");
  feed_many ('s', "requires: ", "[a, ", 3000, "");
  feed_many ('s', "spatial: {participation: none, ports: {a: {direction: import, "
	     "frame: ", "x/", 1000000, "}}}");
  feed_many ('s', "spatial: {mounts: [{parent: {requirement: a, port: b}, child: "
	     "{requirement: c, port: d}, transform: {translation: [", "9", 100000,
	     "], rotation_xyzw: [0, 0, 0, 0]}}]}");
  feed_many ('s', "spatial: {mounts: [{parent: {requirement: a, port: b}, child: "
	     "{requirement: c, port: d}, transform: {translation: [0", ", 9", 100000,
	     "]}}]}");
  feed_many ('s', "", "spatial: {participation: none}\n---\n", 10000, "");
  feed_many ('s', "a: &a [x, x]\nb: &b [*a, *a]\nrequires: &r {x: *b, <<: *r, "
	     "y: [*r, *r]}\nspatial: &s {participation: required, <<: [*s, *s], "
	     "ports: &p {<<: *p, a: *p, direction: *s}}\n", "", 0, "");
  unit_check (true, "huge", "%s", "");
}

int
main (void)
{
  /* A hang ends here.  */
  alarm (120);
  test_corpus ();
  test_cut_off ();
  test_huge ();
  return unit_failures != 0;
}
