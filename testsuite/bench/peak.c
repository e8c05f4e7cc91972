/* peak COMMAND...: run it and print its peak memory in kilobytes, which the
   shell cannot tell.  */

#define _GNU_SOURCE
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

int
main (int argc, char **argv)
{
  struct rusage usage;
  int status;
  pid_t child;

  if (argc < 2)
    return 2;
  child = fork ();
  if (child == 0)
    {
      execvp (argv[1], argv + 1);
      _exit (127);
    }
  if (child < 0 || wait4 (child, &status, 0, &usage) < 0 || status != 0)
    return 1;
  printf ("%ld\n", usage.ru_maxrss);
  return 0;
}
