/* Ends the region of pragma-6.cc.  */
#pragma frame diagnostic pop
