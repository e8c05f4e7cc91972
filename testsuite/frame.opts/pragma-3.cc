/* Wrong pragmas.  */
/* { dg-do compile } */

#pragma frame diagnostic /* { dg-warning "expected 'push', 'pop', 'ignored', 'warning' or 'error' after '#pragma frame diagnostic' \\[-Wpragmas\\]" } */
#pragma frame diagnostic shout "-Wframe" /* { dg-warning "expected 'push'" } */
#pragma frame diagnostic "-Wframe" /* { dg-warning "expected 'push'" } */
#pragma frame diagnostic ignored /* { dg-warning "missing option after '#pragma frame diagnostic' kind \\[-Wpragmas\\]" } */
#pragma frame diagnostic ignored frame /* { dg-warning "missing option" } */
#pragma frame diagnostic ignored 5 /* { dg-warning "missing option" } */
#pragma frame diagnostic ignored "-Wframe-cicle" /* { dg-warning "unknown option '-Wframe-cicle' after '#pragma frame diagnostic' kind; did you mean '-Wframe-cycle'\\? \\[-Wpragmas\\]" } */
#pragma frame diagnostic ignored "frame-cycle" /* { dg-warning "unknown option 'frame-cycle' after" } */
#pragma frame diagnostic ignored "-Wall" /* { dg-warning "unknown option '-Wall' after" } */
#pragma frame diagnostic ignored "" /* { dg-warning "unknown option '' after" } */
#pragma frame diagnostic pop /* { dg-warning "'#pragma frame diagnostic pop' without a 'push' \\[-Wpragmas\\]" } */
#pragma frame diagnostic push junk /* { dg-warning "junk at end of '#pragma frame diagnostic' \\[-Wpragmas\\]" } */
#pragma frame diagnostic pop junk /* { dg-warning "junk at end" } */
#pragma frame diagnostic ignored "-Wframe-cycle" frame /* { dg-warning "junk at end" } */

int i;
