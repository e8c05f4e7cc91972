/* Parameters and their values.  */

#ifndef RCLCPP__PARAMETER_HPP_
#define RCLCPP__PARAMETER_HPP_

#include <cstdint>
#include <string>
#include <vector>

namespace rcl_interfaces::msg
{

struct ParameterDescriptor
{
  std::string name;
  std::string description;
  bool read_only;
};

struct SetParametersResult
{
  bool successful;
  std::string reason;
};

}

namespace rclcpp
{

enum ParameterType
{
  PARAMETER_NOT_SET,
  PARAMETER_BOOL,
  PARAMETER_INTEGER,
  PARAMETER_DOUBLE,
  PARAMETER_STRING,
  PARAMETER_BYTE_ARRAY,
  PARAMETER_BOOL_ARRAY,
  PARAMETER_INTEGER_ARRAY,
  PARAMETER_DOUBLE_ARRAY,
  PARAMETER_STRING_ARRAY
};

class ParameterValue
{
  std::string value_;

public:
  ParameterValue ();
  explicit ParameterValue (const bool);
  explicit ParameterValue (const int);
  explicit ParameterValue (const int64_t);
  explicit ParameterValue (const double);
  explicit ParameterValue (const std::string &);
  explicit ParameterValue (const char *);
  explicit ParameterValue (const std::vector<double> &);
  explicit ParameterValue (const std::vector<std::string> &);
  ParameterType get_type () const;
  template<typename T>
  const T &get () const;
};

class Parameter
{
  std::string name_;
  ParameterValue value_;

public:
  Parameter ();
  explicit Parameter (const std::string &name);
  Parameter (const std::string &name, const ParameterValue &);
  template<typename T>
  Parameter (const std::string &name, T value);
  ParameterType get_type () const;
  const std::string &get_name () const;
  const ParameterValue &get_parameter_value () const;
  template<typename T>
  T get_value () const;
  bool as_bool () const;
  int64_t as_int () const;
  double as_double () const;
  const std::string &as_string () const;
  const std::vector<double> &as_double_array () const;
  const std::vector<std::string> &as_string_array () const;
};

}

#endif
