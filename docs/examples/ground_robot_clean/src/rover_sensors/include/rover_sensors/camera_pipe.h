// Raw pictures from the video pipeline, which writes them into a named pipe.

#ifndef ROVER_SENSORS_CAMERA_PIPE_H
#define ROVER_SENSORS_CAMERA_PIPE_H

#include <cstddef>
#include <cstdint>
#include <fstream>
#include <string>
#include <vector>

namespace rover_sensors
{

class CameraPipe
{
public:
  explicit CameraPipe(const std::string & path);

  /// Fills PIXELS, whose size is that of a picture, with the next one.
  bool read(std::vector<uint8_t> & pixels);

private:
  std::string path_;
  std::ifstream stream_;
};

}  // namespace rover_sensors

#endif  // ROVER_SENSORS_CAMERA_PIPE_H
