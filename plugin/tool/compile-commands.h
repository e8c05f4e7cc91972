/* Which units of a build have no facts, by its compile_commands.json.  */

#ifndef FRAME_COMPILE_COMMANDS_H
#define FRAME_COMPILE_COMMANDS_H

#include "workspace.h"

/* Print the source files without facts, of each compile_commands.json that
   ARGUMENTS name or that is below a directory they name.  Returns an exit
   status: findings if there are any.  */
extern int
frame_compile_commands (const struct frame_workspace_arguments *arguments);

#endif
