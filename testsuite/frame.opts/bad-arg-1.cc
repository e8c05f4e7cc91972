/* A misspelt flag.  */
/* { dg-options "-fplugin-arg-frame-Wframe-cicle" } */
/* { dg-error "unknown warning in '-fplugin-arg-frame-Wframe-cicle'; did you mean '-fplugin-arg-frame-Wframe-cycle'\\?" "" { target *-*-* } 0 } */
int i;
