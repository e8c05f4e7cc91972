/* The catalogue of well-known nodes: that ours reads, and what parameters do
   to it.  */

#include "unit.h"
#include <stdlib.h>
#include "known-nodes.h"

static char problems[400];

static void
note_problem (void *data, const struct frame_problem *problem)
{
  size_t n = strlen (problems);

  (void) data;
  snprintf (problems + n, sizeof problems - n, "%u:%u %s; ", problem->line,
	    problem->column, problem->message);
}

/* Parameters "name=value name=value" in DATA; "name=?" is not known.  */

static const char *
param (void *data, const char *name, bool *unknown)
{
  static char value[100];
  size_t n = strlen (name);

  for (const char *at = data; *at; at += strcspn (at, " "), at += *at == ' ')
    if (strncmp (at, name, n) == 0 && at[n] == '=')
      {
	snprintf (value, sizeof value, "%.*s", (int) strcspn (at + n + 1, " "),
		  at + n + 1);
	*unknown = strcmp (value, "?") == 0;
	return *unknown ? NULL : value;
      }
  return NULL;
}

/* What NODE does with PARAMS, as text.  */

static const char *
effects (const struct frame_known_nodes *nodes, struct frame_arena *arena,
	 const char *node, int ros, const char *params)
{
  const struct frame_known_node *known
    = frame_known_nodes_find (nodes, node, ros);
  struct frame_known_effects e;
  const char *text = "";

  if (!known)
    return "nothing known";
  frame_known_node_effects (known, param, (void *) params, arena, &e);
  for (unsigned i = 0; i < e.n_edges; i++)
    text = frame_printf (arena, "%s%s%s->%s%s ", text,
			 e.edges[i].is_static ? "static " : "",
			 e.edges[i].parent, e.edges[i].child,
			 e.edges[i].maybe ? "?" : "");
  for (unsigned i = 0; i < e.n_lookups; i++)
    text = frame_printf (arena, "%s%s<-%s ", text, e.lookups[i].target,
			 e.lookups[i].source);
  for (unsigned i = 0; i < e.n_stamps; i++)
    text = frame_printf (arena, "%s@%s ", text, e.stamps[i]);
  for (unsigned i = 0; i < e.n_defines; i++)
    text = frame_printf (arena, "%s+%s ", text, e.defines[i]);
  for (unsigned i = 0; i < e.n_topics; i++)
    text = frame_printf (arena, "%s%s%s:%s:%d%d ", text,
			 e.topics[i].publishes ? "!" : "?", e.topics[i].name,
			 e.topics[i].type, e.topics[i].qos.reliability,
			 e.topics[i].qos.durability);
  return e.open ? frame_printf (arena, "%sopen", text) : text;
}

int
main (void)
{
  struct frame_arena *arena = frame_arena_new ("test");
  struct frame_known_nodes *nodes = frame_known_nodes_new (arena);
  const char *file = frame_printf (arena, "%s/../rules/nodes.yaml",
				   getenv ("FRAME_SRCDIR"));
  static const char own[]
    = "nodes:\n"
      "- nodes: [rover/driver, amcl/amcl]\n"
      "  params: {a: one, b: '{a}_two'}\n"
      "  edges: ['static {b} -> x if a=one', '{c} -> d']\n"
      "- nodes: [rover/half]\n"
      "  edges: ['a > b', 'a -> b when c']\n"
      "  wheels: 4\n"
      "- nodes: [rover/ends]\n"
      "  params: {scan: scan}\n"
      "  publishes: ['map OccupancyGrid transient_local if a', '{x} Imu']\n"
      "  subscribes: ['{scan} LaserScan best_effort volatile', 'imu', 'imu Imu loud']\n";

  frame_known_nodes_read (nodes, file, note_problem, NULL);
  unit_text ("catalogue reads", problems, "");
  unit_check (frame_known_nodes_count (nodes) >= 60, "at least 60 nodes",
	      "%u", frame_known_nodes_count (nodes));
  unit_text ("amcl", effects (nodes, arena, "amcl/amcl", 1, ""),
	     "map->odom odom<-base_link ");
  unit_text ("amcl, other frames",
	     effects (nodes, arena, "amcl/amcl", 1,
		      "odom_frame_id=/r1/odom global_frame_id=world"),
	     "world->r1/odom r1/odom<-base_link ");
  unit_text ("amcl, switched off",
	     effects (nodes, arena, "amcl/amcl", 1, "tf_broadcast=false"),
	     "odom<-base_link ");
  unit_text ("amcl, not known whether switched off",
	     effects (nodes, arena, "amcl/amcl", 1, "tf_broadcast=?"),
	     "map->odom? odom<-base_link ");
  unit_text ("amcl, a frame not known",
	     effects (nodes, arena, "amcl/amcl", 1, "odom_frame_id=?"),
	     "open");
  unit_text ("slam_toolbox without transform",
	     effects (nodes, arena, "slam_toolbox/async_slam_toolbox_node", 2,
		      "transform_publish_period=0.0"),
	     "odom<-base_footprint ");
  unit_text ("robot_localization, odometry",
	     effects (nodes, arena, "robot_localization/ekf_node", 2, ""),
	     "odom->base_link ");
  unit_text ("robot_localization, map",
	     effects (nodes, arena, "robot_localization/ekf_node", 2,
		      "world_frame=map"), "map->odom ");
  unit_text ("version of ROS",
	     effects (nodes, arena, "realsense2_camera::RealSenseNodeFactory",
		      1, ""), "nothing known");
  unit_text ("unknown node", effects (nodes, arena, "rover/driver", 1, ""),
	     "nothing known");
  frame_known_nodes_parse (nodes, own, sizeof own - 1, note_problem, NULL);
  unit_text ("mistakes in a file", problems,
	     "6:11 expected 'PARENT -> CHILD if PARAMETER'; "
	     "6:20 expected 'PARENT -> CHILD if PARAMETER'; "
	     "7:3 unknown key 'wheels'; "
	     "11:57 expected 'TOPIC TYPE POLICIES if PARAMETER'; "
	     "11:64 expected 'TOPIC TYPE POLICIES if PARAMETER'; ");
  unit_text ("own topics", effects (nodes, arena, "rover/ends", 2, "a=1"),
	     "!map:OccupancyGrid:01 ?scan:LaserScan:22 ");
  unit_text ("own topics, other names",
	     effects (nodes, arena, "rover/ends", 2, "a=? scan=/s x=y"),
	     "!y:Imu:00 ?/s:LaserScan:22 ");
  unit_text ("own node", effects (nodes, arena, "rover/driver", 1, ""),
	     "static one_two->x open");
  unit_text ("own node, condition",
	     effects (nodes, arena, "rover/driver", 1, "a=two c=c"), "c->d ");
  unit_text ("own description wins",
	     effects (nodes, arena, "amcl/amcl", 2, ""),
	     "static one_two->x open");
  frame_arena_free (arena);
  return unit_exit ();
}
