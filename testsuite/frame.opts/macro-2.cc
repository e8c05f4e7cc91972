/* The macro with -g3, which records macros.  */
/* { dg-do assemble } */
/* { dg-options "-g3" } */

int version = __GCC_FRAME__;
