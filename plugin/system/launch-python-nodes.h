/* Nodes in a launch.py: CALL becomes an action in OUT.  */

#ifndef FRAME_LAUNCH_PYTHON_NODES_H
#define FRAME_LAUNCH_PYTHON_NODES_H

#include "launch-python-actions.h"

/* LoadComposableNodes.  */
extern void frame_pyl_read_load (reader *r,
				 const struct frame_pyl_arguments *call,
				 struct frame_pyl_actions *out);
/* ExecuteProcess (cmd=['ros2', 'run', package, executable, ...]) is a node
   too; other processes have no frames.  */
extern void frame_pyl_read_process (reader *r,
				    const struct frame_pyl_arguments *call,
				    struct frame_pyl_actions *out);
/* Node, LifecycleNode, ComposableNodeContainer.  */
extern void frame_pyl_read_node (reader *r,
				 const struct frame_pyl_arguments *call,
				 struct frame_pyl_actions *out);
/* ComposableNode.  */
extern void frame_pyl_read_component (reader *r,
				      const struct frame_pyl_arguments *call,
				      struct frame_pyl_actions *out);

#endif
