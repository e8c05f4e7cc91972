/* A value that the flag does not take.  */
/* { dg-options "-Wframe-cycle=2" } */
/* { dg-error "no value is allowed in '-fplugin-arg-frame-Wframe-cycle=2'" "" { target *-*-* } 0 } */
int i;
