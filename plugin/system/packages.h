/* The packages of a workspace: source directories, install trees and
   executables, found by walking directories.  Needs no ROS installation.  */

#ifndef FRAME_PACKAGES_H
#define FRAME_PACKAGES_H

#include "arena.h"
#include <stdbool.h>

struct frame_package
{
  const char *name;
  const char *source;		/* directory with package.xml, or null */
  const char *share;		/* PREFIX/share/NAME, or null */
  const char *prefix;		/* install or devel prefix, or null */
};

struct frame_packages;
extern struct frame_packages *frame_packages_new (struct frame_arena *arena);
/* Called for each file met, if set; for a progress line.  */
typedef void (*frame_packages_step_fn) (void *data, unsigned n,
					const char *path);
extern void frame_packages_on_step (struct frame_packages *packages,
				    frame_packages_step_fn fn, void *data);
/* Walk DIRECTORY: package.xml and manifest.xml make source packages;
   share/NAME/package.xml makes an installed one; lib/NAME/ and build
   directories hold executables.  Links are not followed into loops;
   COLCON_IGNORE, CATKIN_IGNORE and AMENT_IGNORE are honoured, but build and
   install trees, which have them too, are looked at for programs.  */
extern void frame_packages_scan (struct frame_packages *packages,
				 const char *directory);
extern const struct frame_package *
frame_packages_find (const struct frame_packages *packages, const char *name);
/* The file of package PKG's executable EXEC that holds facts; null if none
   was found.  */
extern const char *
frame_packages_executable (const struct frame_packages *packages,
			   const char *pkg, const char *exec);
/* The shared library of the component PLUGIN of package PKG, by what is
   registered in its install tree (rclcpp_components); null if none is.  */
extern const char *
frame_packages_component (const struct frame_packages *packages,
			  const char *pkg, const char *plugin);
/* The Python program EXEC of package PKG: a script of that name, or the
   module of an entry point in setup.py; null if none was found.  */
extern const char *
frame_packages_script (const struct frame_packages *packages, const char *pkg,
		       const char *exec);
/* Files met on the walk that others read: launch files, URDF and xacro,
   Python programs, YAML that may be a spatial manifest, programs.  In the order
   of their names.  */
enum frame_package_file
{
  FRAME_FILES_LAUNCH,
  FRAME_FILES_URDF,
  FRAME_FILES_PYTHON,
  FRAME_FILES_SPATIAL,
  FRAME_FILES_PROGRAM,		/* executables and libraries with facts */
  FRAME_FILES_PIECE,		/* objects and archives with facts */
  FRAME_N_PACKAGE_FILES
};
extern unsigned frame_packages_files (const struct frame_packages *packages,
				      enum frame_package_file kind,
				      const char *const **names);

#endif
