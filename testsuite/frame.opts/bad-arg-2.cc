/* A misspelt flag.  */
/* { dg-options "-fplugin-arg-frame-Wno-frame-cicle" } */
/* { dg-error "unknown warning in '-fplugin-arg-frame-Wno-frame-cicle'; did you mean '-fplugin-arg-frame-Wno-frame-cycle'\\?" "" { target *-*-* } 0 } */
int i;
