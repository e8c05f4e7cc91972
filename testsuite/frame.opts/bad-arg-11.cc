/* An argument that needs a value.  */
/* { dg-options "-fplugin-arg-frame-models" } */
/* { dg-error "a value is missing in '-fplugin-arg-frame-models'" "" { target *-*-* } 0 } */
int i;
