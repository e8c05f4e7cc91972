/* gcc-frame.h: coordinate frames in declarations, and silence for a line.

   FRAME_IN ("base_link") Eigen::Vector3d goal;
   FRAME_TRANSFORM ("map", "odom") tf2::Transform correction;

   The macros say to the GCC plugin "frame" what it cannot see.  They stand
   at the beginning of the declaration of a parameter, field, variable or
   function, of which they mean the result.  Without the plugin, under any
   compiler, they expand to nothing.  See docs/attributes.md.  */

#ifndef GCC_FRAME_H
#define GCC_FRAME_H

/* C before C23 has no [[...]], and C++ before C++11 neither.  */
#if !defined __GCC_FRAME__
# define FRAME_IN(ID)
# define FRAME_TRANSFORM(PARENT, CHILD)
# define FRAME_PRAGMA_(TEXT)
#elif defined __cplusplus && __cplusplus >= 201103L
# define FRAME_IN(ID) [[frame::in (ID)]]
# define FRAME_TRANSFORM(PARENT, CHILD) [[frame::transform (PARENT, CHILD)]]
# define FRAME_PRAGMA_(TEXT) _Pragma (#TEXT)
#else
# define FRAME_IN(ID) __attribute__ ((frame_in (ID)))
# define FRAME_TRANSFORM(PARENT, CHILD)					      \
    __attribute__ ((frame_transform (PARENT, CHILD)))
# define FRAME_PRAGMA_(TEXT) _Pragma (#TEXT)
#endif

/* The data, or what the pointer, reference or result leads to, is expressed
   in the frame ID.  */
/* FRAME_IN (ID) */

/* The transform, parent_T_child, brings data of the frame CHILD into the frame
   PARENT: header.frame_id is PARENT, child_frame_id is CHILD.  */
/* FRAME_TRANSFORM (PARENT, CHILD) */

/* #pragma frame diagnostic.  FLAG is a string, "-Wframe-mismatch".  */
#define FRAME_DIAGNOSTIC_PUSH FRAME_PRAGMA_ (frame diagnostic push)
#define FRAME_DIAGNOSTIC_POP FRAME_PRAGMA_ (frame diagnostic pop)
#define FRAME_DIAGNOSTIC_IGNORED(FLAG) \
  FRAME_PRAGMA_ (frame diagnostic ignored FLAG)
#define FRAME_DIAGNOSTIC_WARNING(FLAG) \
  FRAME_PRAGMA_ (frame diagnostic warning FLAG)
#define FRAME_DIAGNOSTIC_ERROR(FLAG) \
  FRAME_PRAGMA_ (frame diagnostic error FLAG)

#endif
