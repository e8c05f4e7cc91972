/* An argument without a value.  */
/* { dg-options "-fplugin-arg-frame-stats=1" } */
/* { dg-error "no value is allowed in '-fplugin-arg-frame-stats=1'" "" { target *-*-* } 0 } */
int i;
