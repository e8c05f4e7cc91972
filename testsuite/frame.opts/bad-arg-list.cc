/* A wrong argument lists those that are right, once.  */
/* { dg-options "-fplugin-arg-frame-foo -fplugin-arg-frame-bar" } */
/* { dg-error "unknown argument '-fplugin-arg-frame-foo'" "" { target *-*-* } 0 } */
/* { dg-error "unknown argument '-fplugin-arg-frame-bar'" "" { target *-*-* } 0 } */
/* { dg-note "valid after '-fplugin-arg-frame-' are: .*models=FILE.*dump.*stats" "" { target *-*-* } 0 } */
/* { dg-note "'NAME' is one of: .*missing-id,.*cycle,.*qos" "" { target *-*-* } 0 } */
int i;
