// The lidar's datagrams: one turn of the mirror each.

#include "rover_sensors/lidar_socket.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <system_error>

namespace rover_sensors
{

namespace
{

constexpr std::size_t MAX_BEAMS = 2048;

}  // namespace

LidarSocket::LidarSocket(int port)
  : fd_(::socket(AF_INET, SOCK_DGRAM | SOCK_NONBLOCK, 0))
{
  if (fd_ < 0)
  {
    throw std::system_error(errno, std::generic_category(), "lidar socket");
  }

  sockaddr_in address;
  std::memset(&address, 0, sizeof(address));
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_ANY);
  if (::bind(fd_, reinterpret_cast<sockaddr *>(&address), sizeof(address)) != 0)
  {
    const int error = errno;
    ::close(fd_);
    throw std::system_error(error, std::generic_category(), "lidar port");
  }
}

LidarSocket::~LidarSocket()
{
  ::close(fd_);
}

bool LidarSocket::receive(std::vector<uint16_t> & ranges)
{
  uint16_t buffer[MAX_BEAMS];
  ssize_t size = 0;
  for (;;)
  {
    const ssize_t next = ::recv(fd_, buffer, sizeof(buffer), 0);
    if (next <= 0)
    {
      break;
    }
    size = next;
  }

  const std::size_t beams = static_cast<std::size_t>(size) / sizeof(uint16_t);
  ranges.resize(beams);
  for (std::size_t i = 0; i < beams; ++i)
  {
    ranges[i] = ntohs(buffer[i]);
  }
  return beams > 0;
}

}  // namespace rover_sensors
