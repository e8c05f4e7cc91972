// The lidar's datagrams: one turn of the mirror each.

#ifndef ROVER_SENSORS_LIDAR_SOCKET_H
#define ROVER_SENSORS_LIDAR_SOCKET_H

#include <cstdint>
#include <vector>

namespace rover_sensors
{

class LidarSocket
{
public:
  explicit LidarSocket(int port);
  ~LidarSocket();

  LidarSocket(const LidarSocket &) = delete;
  LidarSocket & operator=(const LidarSocket &) = delete;

  /// Takes the newest turn, in millimetres a beam; false if there is none.
  bool receive(std::vector<uint16_t> & ranges);

private:
  int fd_;
};

}  // namespace rover_sensors

#endif  // ROVER_SENSORS_LIDAR_SOCKET_H
