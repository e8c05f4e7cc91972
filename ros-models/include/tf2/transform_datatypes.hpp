/* Data with a time and a frame.  */

#ifndef TF2__TRANSFORM_DATATYPES_HPP_
#define TF2__TRANSFORM_DATATYPES_HPP_

#include <string>

#include "tf2/time.hpp"

namespace tf2
{

template<typename T>
class Stamped : public T
{
public:
  TimePoint stamp_;
  std::string frame_id_;

  Stamped ();
  Stamped (const T &, const TimePoint &, const std::string &frame_id);
  Stamped (const Stamped &);
  Stamped &operator= (const Stamped &);
  void setData (const T &);
};

template<typename T>
bool operator== (const Stamped<T> &, const Stamped<T> &);

}

#endif
