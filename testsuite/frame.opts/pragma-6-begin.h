/* Begins the region of pragma-6.cc.  */
#pragma frame diagnostic push
#pragma frame diagnostic ignored "-Wframe-leading-slash"
