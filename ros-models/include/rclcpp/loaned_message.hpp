/* Declarations of rclcpp::LoanedMessage, a message in the middleware's own
   memory.  */

#ifndef RCLCPP__LOANED_MESSAGE_HPP_
#define RCLCPP__LOANED_MESSAGE_HPP_

namespace rclcpp
{

template<typename MessageT>
class LoanedMessage
{
public:
  LoanedMessage (LoanedMessage &&);
  virtual ~LoanedMessage ();

  bool is_valid () const;
  MessageT &get () const;

private:
  MessageT *message_;
};

}  // namespace rclcpp

#endif
