/* A model file that is not there.  */
/* { dg-options "-fplugin-arg-frame-models=no-such.yaml" } */
/* { dg-error "no-such.yaml|cannot" "" { target *-*-* } 0 } */

int i;
