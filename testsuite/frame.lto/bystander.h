#include <memory>
#include <string>
#include <std_msgs/Header.h>

struct config
{
  std::string fixed;
  std::string forgotten;
};

struct options
{
  std::string nothing;
};

/* As genmsg writes it.  */
namespace fleet
{
template <class Allocator>
struct GoalRequest_
{
  GoalRequest_ () : header () {}
  std_msgs::Header header;
};
typedef GoalRequest_<std::allocator<void> > GoalRequest;
}

/* As dynamic_reconfigure writes it.  */
struct gains
{
  std::string frame;
  bool __fromMessage__ (const std::string &message);
};

extern struct config the_config;
extern struct options the_options;
extern std::string the_frame;
extern void read_config (const char *);
