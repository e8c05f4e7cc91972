/* The table of output formats.  */

#include "writer.h"

#include <string.h>

static const struct
{
  const char *name;
  struct frame_writer *(*create) (const struct frame_writer_options *);
} formats[] = {
  { "text", frame_write_text },
  { "sarif", frame_write_sarif }
};
#define N_FORMATS (sizeof formats / sizeof formats[0])

struct frame_writer *
frame_writer_new (const char *format,
		  const struct frame_writer_options *options)
{
  for (size_t i = 0; i < N_FORMATS; i++)
    if (strcmp (formats[i].name, format) == 0)
      return formats[i].create (options);
  return NULL;
}

const char *
frame_writer_formats (void)
{
  return "text, sarif";
}

const char *
frame_writer_file (const struct frame_where *where)
{
  const char *file = frame_where_file (where);

  return *file || !where->unit ? file : where->unit->name;
}
