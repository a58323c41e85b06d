#ifndef CARD_MATHS_H
#define CARD_MATHS_H

// Header only. Where a C library has a Swift module, these declarations are the library's own;
// under Embedded WebAssembly the page supplies them from its Math object.
double exp(double);
double expm1(double);
double log(double);
double sin(double);
double cos(double);
double cosh(double);
double sinh(double);
double pow(double, double);

#endif
