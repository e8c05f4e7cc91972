/* GCC's own pragma does not know our flags; ours is not known without us.  */
/* { dg-options "-fno-frame -Wall" } */

#pragma frame diagnostic ignored "-Wframe" /* { dg-warning "ignoring '#pragma frame diagnostic'" } */

int i;
