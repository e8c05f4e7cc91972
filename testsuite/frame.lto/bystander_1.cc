#include "bystander.h"

void
read_config (const char *text)
{
  the_config.fixed = text;
  the_frame.assign (text);
}
