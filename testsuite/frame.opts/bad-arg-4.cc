/* A flag of ours begins with frame.  */
/* { dg-options "-fplugin-arg-frame-Wno-error=cycle" } */
/* { dg-error "unknown warning in '-fplugin-arg-frame-Wno-error=cycle'" "" { target *-*-* } 0 } */
int i;
