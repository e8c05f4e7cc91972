/* A value that is none.  */
/* { dg-options "-fplugin-arg-frame-dump=everything" } */
/* { dg-error "unknown value in '-fplugin-arg-frame-dump=everything'" "" { target *-*-* } 0 } */
int i;
