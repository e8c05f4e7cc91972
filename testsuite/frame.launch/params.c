/* Looking up the parameters of a node: private ones first, then those of the
   namespaces around it; and the parameter files of ROS 2.  */

#include "../frame.core/unit.h"
#include <stdlib.h>
#include "packages.h"
#include "robot.h"

static struct frame_arena *arena;
static struct frame_program *program;
static struct frame_findings *findings;

/* The value of NODE's parameter NAME.  */

static const char *
value (const struct frame_robot_node *node, const char *name)
{
  const struct frame_robot_param *param = frame_robot_param (node, name);

  return param ? param->value ? param->value : "?" : "none";
}

static void
test_search (void)
{
  char path[600];
  struct frame_launch_files *files
    = frame_launch_files_new (program, findings);
  struct frame_packages *packages = frame_packages_new (arena);
  const struct frame_robot_node *node = NULL;
  struct frame_robot *robot;

  snprintf (path, sizeof path, "%s/frame.launch/files",
	    getenv ("FRAME_SRCDIR") ? getenv ("FRAME_SRCDIR") : "testsuite");
  frame_packages_scan (packages, path);
  strcat (path, "/values.launch");
  robot = frame_robot_launch (arena, files, packages,
			      frame_launch_read (files, path), NULL, 0);
  for (unsigned i = 0; i < robot->n_nodes; i++)
    if (robot->nodes[i].name && strcmp (robot->nodes[i].name, "amcl") == 0)
      node = &robot->nodes[i];
  unit_check (node != NULL, "node", "not started");
  if (!node)
    return;
  unit_text ("private", value (node, "base_frame_id"), "base");
  unit_text ("command line", value (node, "odom"), "odo");
  unit_text ("namespace around", value (node, "tf_prefix"), "robot1");
  unit_text ("root of all", value (node, "global"), "robot1_x");
  unit_text ("full name", value (node, "/robot1/cfg/map/frame"), "map");
  unit_text ("relative", value (node, "cfg/map/frame"), "map");
  unit_text ("unknown value", value (node, "must"), "?");
  unit_text ("no such", value (node, "nothing"), "none");
  unit_text ("part of a name", value (node, "cfg/map"), "none");
}

/* frame_params_read's callback: append PARAM to the text DATA.  */

static void
take (void *data, const struct frame_robot_param *param)
{
  frame_buffer_printf (data, "%s=%s%s ", param->name,
		       param->value ? param->value : "?",
		       frame_robot_string_p (param) ? "'" : "");
}

/* The parameters of ROS that TEXT has for NODE in NS are WANTED.  The test is
   called NAME.  */

static void
test_file (const char *name, enum frame_ros ros, const char *text,
	   const char *ns, const char *node, const char *wanted)
{
  struct frame_buffer out = { 0 };

  frame_params_read (frame_unit_new (program, "f", "launch"), ros, "f.yaml",
		     text, strlen (text), ns, node, findings, take, &out);
  unit_text (name, out.text, wanted);
  frame_buffer_free (&out);
}

static void
test_files (void)
{
  static const char file[]
    = "/**:\n  ros__parameters: {a: 1}\n"
      "node:\n  ros__parameters: {b: x, c: {d: 'true'}}\n"
      "/ns/node: {ros__parameters: {e: on}}\n"
      "ns: {node: {ros__parameters: {f: [1, 2]}}}\n"
      "/*/node: {ros__parameters: {g: 1.5}}\n"
      "/ns/**: {ros__parameters: {h: 2}}\n"
      "other: {ros__parameters: {i: 3}}\n";

  test_file ("root", FRAME_ROS_2, file, "/", "node", "a=1 b=x' c.d=true' ");
  test_file ("namespace", FRAME_ROS_2, file, "/ns", "node",
	     "a=1 e=on f=[1, 2] g=1.5 h=2 ");
  test_file ("wildcards", FRAME_ROS_2, file, "/ns/deep", "x", "a=1 h=2 ");
  test_file ("ROS 1", FRAME_ROS_1, "a: {b: 1, c: rad(2)}\nd: &x {e: f}\ng: {<<: *x}",
	     NULL, NULL, "a/b=1 a/c=2 d/e=f' g/e=f' ");
  test_file ("no map", FRAME_ROS_1, "[1, 2]", NULL, NULL, "=[1, 2] ");
  test_file ("no YAML", FRAME_ROS_1, "a: [", NULL, NULL, "");
  unit_check (findings->n == 1, "broken", "%u findings", findings->n);
}

int
main (void)
{
  arena = frame_arena_new ("test");
  program = frame_program_new (arena);
  findings = frame_findings_new (arena);
  test_files ();
  test_search ();
  frame_findings_free (findings);
  frame_arena_free (arena);
  return unit_failures != 0;
}
