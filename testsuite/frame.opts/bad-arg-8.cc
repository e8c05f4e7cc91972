/* A misspelt argument.  */
/* { dg-options "-fplugin-arg-frame-model=x.yaml" } */
/* { dg-error "unknown argument '-fplugin-arg-frame-model=x.yaml'; did you mean '-fplugin-arg-frame-models'\\?" "" { target *-*-* } 0 } */
int i;
