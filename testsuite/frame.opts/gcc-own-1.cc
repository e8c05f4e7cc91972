/* GCC's own -Wframe flags pass the specs file untouched.  */
/* { dg-options "-Wframe -Wframe-larger-than=64 -Wframe-address -O0" } */

void *
outer (void)
{
  return __builtin_frame_address (2); /* { dg-warning "\\[-Wframe-address\\]" } */
}

void take (char *);

void
large (void)
{
  char text[256];
  take (text);
} /* { dg-warning "\\[-Wframe-larger-than=\\]" } */
