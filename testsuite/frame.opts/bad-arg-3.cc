/* A misspelt flag.  */
/* { dg-options "-fplugin-arg-frame-Werror=frame-cicle" } */
/* { dg-error "unknown warning in '-fplugin-arg-frame-Werror=frame-cicle'; did you mean '-fplugin-arg-frame-Werror=frame-cycle'\\?" "" { target *-*-* } 0 } */
int i;
