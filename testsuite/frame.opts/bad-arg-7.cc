/* A value that is no number.  */
/* { dg-options "-fplugin-arg-frame-Wframe-null-rotation=much" } */
/* { dg-error "a number is needed in '-fplugin-arg-frame-Wframe-null-rotation=much'" "" { target *-*-* } 0 } */
int i;
