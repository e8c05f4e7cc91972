/* -Werror is GCC's; ours names a flag.  */
/* { dg-options "-fplugin-arg-frame-Werror" } */
/* { dg-error "a warning is missing in '-fplugin-arg-frame-Werror'" "" { target *-*-* } 0 } */
int i;
