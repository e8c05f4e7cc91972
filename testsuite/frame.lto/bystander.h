#include <string>

struct config
{
  std::string fixed;
  std::string forgotten;
};

struct options
{
  std::string nothing;
};

extern struct config the_config;
extern struct options the_options;
extern std::string the_frame;
extern void read_config (const char *);
