/* Packages, on a small tree made here.  */

#include "unit.h"
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>
#include "packages.h"

static char root[] = "/tmp/frame-packages-XXXXXX";

/* The file NAME below ROOT with TEXT; MODE like chmod's.  */

static void
make (const char *name, const char *text, mode_t mode)
{
  char path[300];
  FILE *file;

  snprintf (path, sizeof path, "%s/%s", root, name);
  for (char *at = path + strlen (root) + 1; (at = strchr (at, '/')); at++)
    {
      *at = '\0';
      mkdir (path, 0777);
      *at = '/';
    }
  file = fopen (path, "w");
  if (file)
    {
      fputs (text, file);
      fclose (file);
      chmod (path, mode);
    }
}

/* PATH without ROOT.  */

static const char *
below (const char *path)
{
  return path && strncmp (path, root, strlen (root)) == 0
	   ? path + strlen (root) + 1 : path;
}

static const char *
list (struct frame_arena *arena, const struct frame_packages *packages,
      enum frame_package_file kind)
{
  const char *const *names;
  unsigned n = frame_packages_files (packages, kind, &names);
  const char *text = "";

  for (unsigned i = 0; i < n; i++)
    text = frame_printf (arena, "%s%s ", text, below (names[i]));
  return text;
}

#define FACTS "frame-facts 1.1\nunit \"a.cc\" \"g++\"\nend unit\n"

static void
make_tree (void)
{
  make ("src/arm/package.xml",
	"<?xml version=\"1.0\"?>\n<!-- <name>no</name> -->\n"
	"<package format=\"3\">\n <name> rover_arm </name>\n</package>\n", 0644);
  make ("src/arm/launch/arm.launch", "<launch/>", 0644);
  make ("src/arm/launch/part.xml", "<launch/>", 0644);
  make ("src/arm/urdf/arm.urdf.xacro", "<robot/>", 0644);
  make ("src/arm/scripts/wave", "#!/usr/bin/env python3\n", 0755);
  make ("src/arm/scripts/stop.py", "#!/usr/bin/env python3\n", 0755);
  make ("src/py/package.xml", "<package><name>rover_py</name></package>", 0644);
  make ("src/py/setup.py",
	"entry_points={'console_scripts': "
	"['talker = rover_py.nodes.talker:main']}\n", 0644);
  make ("src/py/rover_py/nodes/talker.py", "pass\n", 0644);
  make ("src/off/COLCON_IGNORE", "", 0644);
  make ("src/off/package.xml", "<package><name>off</name></package>", 0644);
  make ("install/COLCON_IGNORE", "", 0644);
  make ("install/setup.sh", "", 0755);
  make ("install/rover_arm/lib/rover_arm/arm_node", FACTS, 0755);
  make ("install/rover_arm/share/rover_arm/package.xml", "<package/>", 0644);
  make ("install/rover_arm/share/rover_arm/launch/arm.launch", "<launch/>",
	0644);
  make ("install/rover_arm/share/ament_index/resource_index/"
	"rclcpp_components/rover_arm",
	"rover_arm::Arm;lib/libarm.so\n", 0644);
  make ("build/.built_by", "colcon", 0644);
  make ("build/rover_arm/other", FACTS, 0755);
  make ("build/rover_py/other", FACTS, 0755);
  make ("build/loose", FACTS, 0755);
  make ("src/arm/notes.fir", FACTS, 0644);
}

int
main (void)
{
  struct frame_arena *arena = frame_arena_new ("test");
  struct frame_packages *p = frame_packages_new (arena);
  const struct frame_package *package;
  char line[100];

  if (!mkdtemp (root))
    return 1;
  make_tree ();
  frame_packages_scan (p, root);
  package = frame_packages_find (p, "rover_arm");
  unit_text ("source", below (package ? package->source : NULL), "src/arm");
  unit_text ("share", below (package ? package->share : NULL),
	     "install/rover_arm/share/rover_arm");
  unit_text ("prefix", below (package ? package->prefix : NULL),
	     "install/rover_arm");
  unit_check (!frame_packages_find (p, "off"), "ignored package", "it is seen");
  unit_text ("launch files", list (arena, p, FRAME_FILES_LAUNCH),
	     "src/arm/launch/arm.launch src/arm/launch/part.xml ");
  unit_text ("robot models", list (arena, p, FRAME_FILES_URDF),
	     "src/arm/urdf/arm.urdf.xacro ");
  unit_text ("programs", list (arena, p, FRAME_FILES_PROGRAM),
	     "build/loose build/rover_arm/other build/rover_py/other "
	     "install/rover_arm/lib/rover_arm/arm_node ");
  unit_text ("installed program",
	     below (frame_packages_executable (p, "rover_arm", "arm_node")),
	     "install/rover_arm/lib/rover_arm/arm_node");
  unit_text ("program in a build tree",
	     below (frame_packages_executable (p, "rover_py", "other")),
	     "build/rover_py/other");
  unit_text ("the only program of that name",
	     below (frame_packages_executable (p, "rover_arm", "loose")),
	     "build/loose");
  unit_text ("no such program",
	     frame_packages_executable (p, "rover_arm", "none"), "");
  unit_text ("component",
	     below (frame_packages_component (p, "rover_arm",
					      "rover_arm::Arm")),
	     "install/rover_arm/lib/libarm.so");
  unit_text ("script",
	     below (frame_packages_script (p, "rover_arm", "stop.py")),
	     "src/arm/scripts/stop.py");
  unit_text ("script without suffix",
	     below (frame_packages_script (p, "rover_arm", "wave")),
	     "src/arm/scripts/wave");
  unit_text ("entry point",
	     below (frame_packages_script (p, "rover_py", "talker")),
	     "src/py/rover_py/nodes/talker.py");
  snprintf (line, sizeof line, "rm -rf %s", root);
  frame_arena_free (arena);
  return system (line) != 0 || unit_exit ();
}
