/* What lookups throw.  */

#ifndef TF2__EXCEPTIONS_HPP_
#define TF2__EXCEPTIONS_HPP_

#include <stdexcept>
#include <string>

namespace tf2
{

class TransformException : public std::runtime_error
{
public:
  explicit TransformException (const std::string &);
};

class ConnectivityException : public TransformException
{
public:
  explicit ConnectivityException (const std::string &);
};

class LookupException : public TransformException
{
public:
  explicit LookupException (const std::string &);
};

class ExtrapolationException : public TransformException
{
public:
  explicit ExtrapolationException (const std::string &);
};

class InvalidArgumentException : public TransformException
{
public:
  explicit InvalidArgumentException (const std::string &);
};

class TimeoutException : public TransformException
{
public:
  explicit TimeoutException (const std::string &);
};

}

#endif
