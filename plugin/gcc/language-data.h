/* With -flto, keeping what the front end knows until it has been read.  */

#ifndef FRAME_LANGUAGE_DATA_H
#define FRAME_LANGUAGE_DATA_H

#include "compat.h"

/* Let GCC's pass that frees the data of the language wait for
   frame_free_language_data, if WANTED says so when it is due.  PLUGIN is our
   name.  */
extern void frame_keep_language_data (const char *plugin,
				      bool (*wanted) (void));
/* Free it now, if it was kept.  */
extern void frame_free_language_data (void);

#endif
