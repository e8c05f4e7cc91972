/* What the miner sees of one file: launch files, robot descriptions and facts
   become frame IR, and the analysis tells which transforms are sent.  */

#include "mine.h"

#include <string.h>
#include "analysis.h"
#include "facts-elf.h"
#include "launch.h"
#include "robot.h"
#include "urdf.h"
#include "xacro.h"

/* Transforms of one file.  */
struct seen
{
  struct frame_arena *arena;
  const char *file;		/* count only what stands in it; null: all */
  unsigned n;
  struct frame_mine_transform *transforms;
};

uint64_t
frame_mine_hash (const char *text, size_t length)
{
  /* FNV-1a.  */
  uint64_t hash = UINT64_C (0xcbf29ce484222325);

  for (size_t i = 0; i < length; i++)
    hash = (hash ^ (unsigned char) text[i]) * UINT64_C (0x100000001b3);
  return hash;
}

static bool
ends_with_p (const char *text, const char *end)
{
  size_t n = strlen (text), m = strlen (end);

  return n > m && strcmp (text + n - m, end) == 0;
}

static bool
urdf_p (const char *file)
{
  return ends_with_p (file, ".urdf") || ends_with_p (file, ".xacro");
}

bool
frame_mine_file_p (const char *file)
{
  return frame_launch_name_p (file) || urdf_p (file)
	 || ends_with_p (file, ".facts") || ends_with_p (file, ".o");
}

/* The analysis sends what it saw.  */

static void
on_transform (void *data, const struct frame_observed *o)
{
  struct seen *seen = data;
  struct frame_mine_transform *t;

  if (seen->file && strcmp (frame_where_file (&o->where), seen->file) != 0)
    return;
  t = FRAME_APPEND (seen->arena, seen->transforms, seen->n,
		    struct frame_mine_transform);
  t->name = o->name ? frame_intern (seen->arena, frame_mined_name (o->name))
		    : "";
  t->parent = frame_intern (seen->arena, frame_mined_name (o->parent));
  t->child = frame_intern (seen->arena, frame_mined_name (o->child));
  t->null_displacement = o->null_displacement;
  t->null_rotation = o->null_rotation;
  t->axes = o->axes ? frame_intern (seen->arena, o->axes) : "";
}

static void
observe (struct seen *seen, struct frame_program *program,
	 struct frame_findings *findings)
{
  struct frame_analysis_options options
    = { .closed = true, .observe = on_transform, .observe_data = seen };

  frame_analysis_free (frame_analyse (program, &options, findings));
}

static void
read_launch (struct frame_program *program, struct frame_findings *findings,
	     const char *file)
{
  struct frame_launch_files *files
    = frame_launch_files_new (program, findings);
  struct frame_launch_file *launch = frame_launch_read (files, file);

  if (launch && launch->readable)
    frame_robot_lower (frame_robot_launch (program->arena, files, NULL,
					   launch, NULL, 0),
		       findings);
}

static void
read_urdf (struct frame_program *program, struct frame_findings *findings,
	   const char *file)
{
  struct frame_urdf *urdf
    = frame_urdf_read (program, findings, NULL, file, NULL, 0);

  if (urdf)
    frame_urdf_lower (urdf, FRAME_ROS_1, NULL, urdf->unit,
		      "robot_state_publisher");
}

/* Nothing is said of facts that cannot be read.  */

static void
no_report (void *data, const struct frame_problem *problem)
{
  (void) data, (void) problem;
}

static void
read_facts (struct frame_program *program, const char *file)
{
  struct frame_facts_file *facts
    = frame_facts_open (program->arena, file, FRAME_FACTS_READ, NULL, NULL);

  for (unsigned i = 0; facts && i < facts->n_chunks; i++)
    if (facts->chunks[i].text)
      frame_parse_units (program, facts->chunks[i].text,
			 facts->chunks[i].length, no_report, NULL);
}

bool
frame_mine_file (struct frame_counts *counts, const char *file,
		 uint64_t repository)
{
  struct frame_arena *arena = frame_arena_new ("mined file");
  struct frame_program *program = frame_program_new (arena);
  struct frame_findings *findings = frame_findings_new (arena);
  struct seen seen = { .arena = arena, .file = file };
  size_t length;
  const char *text = frame_read_whole (arena, file, &length);

  if (text)
    {
      if (frame_launch_name_p (file))
	read_launch (program, findings, file);
      else if (urdf_p (file))
	read_urdf (program, findings, file);
      else
	{
	  seen.file = NULL;
	  read_facts (program, file);
	}
      observe (&seen, program, findings);
      frame_counts_add (counts, frame_mine_hash (text, length), repository,
			seen.transforms, seen.n);
    }
  frame_findings_free (findings);
  frame_arena_free (arena);
  return text != NULL;
}
