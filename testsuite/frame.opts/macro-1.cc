/* __GCC_FRAME__ is the version: 10203 in 1.2.3.  */

#ifndef __GCC_FRAME__
# error "not defined"
#endif
#if __GCC_FRAME__ < 100
# error "no version"
#endif
