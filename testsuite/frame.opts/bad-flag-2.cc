/* No flag of ours: GCC's own error.  */
/* { dg-options "-Wframe -Werror=frame-foo" } */
/* { dg-error "'-Werror=frame-foo': no option '-Wframe-foo'" "" { target *-*-* } 0 } */
int i;
