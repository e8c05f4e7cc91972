/* Fuzzing of what reads launch files, Python and manifests: one byte chooses the reader,
   the rest is its file.  "make fuzz" builds it with libFuzzer; frame.launch/bad-input.c
   runs the corpus.  */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "analysis.h"
#include "expression.h"
#include "packages.h"
#include "python-nodes.h"
#include "robot.h"
#include "spatial.h"

extern int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

typedef void (*read_fn) (struct frame_launch_files *files,
			 struct frame_launch_file *file, const char *text,
			 size_t length);

/* The letters that choose: x XML, y YAML, l launch.py; besides them p and q for
   parameters of ROS 1 and 2, n for Python nodes, e for expressions, s for spatial
   manifests.  */

static read_fn
reader_of (uint8_t letter)
{
  switch (letter)
    {
    case 'x':
      return frame_launch_read_xml;
    case 'y':
      return frame_launch_read_yaml;
    case 'l':
      return frame_launch_read_python;
    default:
      return NULL;
    }
}

static void
take_param (void *data, const struct frame_robot_param *param)
{
  *(unsigned *) data += param->value != NULL;
}

/* Read TEXT with READ, run it, lower and analyse what it starts.  */

static void
launch (struct frame_program *program, struct frame_findings *findings,
	read_fn read, const char *text, size_t length)
{
  struct frame_arena *arena = program->arena;
  struct frame_launch_files *files
    = frame_launch_files_new (program, findings);
  struct frame_launch_file *file
    = frame_alloc (arena, sizeof (struct frame_launch_file));
  struct frame_analysis_options options = { .closed = true };
  struct frame_buffer out = { 0 };
  struct frame_robot *robot;

  file->name = "/nowhere/fuzz.launch";
  file->ros = FRAME_ROS_2;
  file->unit = frame_unit_new (program, file->name, "launch");
  frame_unit_file (file->unit, file->name);
  read (files, file, text, length);
  robot = frame_robot_launch (arena, files, frame_packages_new (arena), file,
			      NULL, 0);
  frame_robot_lower (robot, findings);
  frame_robot_print (robot, &out);
  frame_buffer_free (&out);
  frame_analysis_free (frame_analyse (program, &options, findings));
}

/* Read TEXT as a Python node and analyse what it does.  */

static void
node (struct frame_program *program, struct frame_findings *findings,
      const char *text, size_t length)
{
  struct frame_analysis_options options = { .closed = true };

  if (frame_python_read (program, "/nowhere/fuzz.py", text, length))
    frame_analysis_free (frame_analyse (program, &options, findings));
}

/* Names that begin with "u" are not known, with "s" are strings.  */

static struct frame_expression
name_value (void *data, const char *name)
{
  struct frame_expression v = { .kind = FRAME_E_ERROR };

  (void) data;
  if (*name == 'u')
    v.kind = FRAME_E_UNKNOWN;
  else if (*name == 's')
    v = (struct frame_expression) { .kind = FRAME_E_STRING, .text = "text" };
  return v;
}

static void
evaluate (struct frame_arena *arena, const char *text)
{
  struct frame_expression_world world = { arena, name_value, NULL, NULL };
  struct frame_expression v = frame_expression_evaluate (&world, text);

  frame_expression_text (arena, &v);
}

/* Read TEXT as a manifest beside a spec, and check both.  */

static void
manifest (struct frame_program *program, struct frame_findings *findings,
	  const char *text, size_t length)
{
  static const char spec[]
    = "spatial: {participation: required, ports: {base: {direction: import, "
      "semantic: mounting_frame}, tool: {direction: export, semantic: "
      "tool_frame}}}\n";
  struct frame_spatial_files *files
    = frame_spatial_files_new (program, findings);

  frame_spatial_read_text (files, "/nowhere/arm.spec.yaml", spec,
			   sizeof spec - 1, false);
  frame_spatial_read_text (files, "/nowhere/fuzz.yaml", text, length, true);
  frame_spatial_check (files);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  struct frame_arena *arena = frame_arena_new ("fuzz");
  struct frame_program *program = frame_program_new (arena);
  struct frame_findings *findings = frame_findings_new (arena);
  char *text;
  unsigned n = 0;

  if (size)
    {
      text = malloc (size);
      memcpy (text, data + 1, size - 1);
      text[size - 1] = '\0';
      if (reader_of (*data))
	launch (program, findings, reader_of (*data), text, size - 1);
      else if (*data == 'n')
	node (program, findings, text, size - 1);
      else if (*data == 'e')
	evaluate (arena, text);
      else if (*data == 's')
	manifest (program, findings, text, size - 1);
      else if (*data == 'p' || *data == 'q')
	frame_params_read (frame_unit_new (program, "f", "launch"),
			   *data == 'p' ? FRAME_ROS_1 : FRAME_ROS_2, "f.yaml",
			   text, size - 1, "/ns", "node", findings, take_param,
			   &n);
      free (text);
    }
  frame_findings_free (findings);
  frame_arena_free (arena);
  return 0;
}
