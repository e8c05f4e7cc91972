/* No flag of ours: GCC's own error.  */
/* { dg-options "-Wframe -Wframe-foo" } */
/* { dg-error "unrecognized command-line option '-Wframe-foo'" "" { target *-*-* } 0 } */
int i;
