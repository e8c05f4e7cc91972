// Raw pictures from the video pipeline, which writes them into a named pipe.

#include "rover_sensors/camera_pipe.h"

namespace rover_sensors
{

CameraPipe::CameraPipe(const std::string & path) : path_(path)
{
}

bool CameraPipe::read(std::vector<uint8_t> & pixels)
{
  if (!stream_.is_open())
  {
    stream_.open(path_, std::ios::binary);
  }
  stream_.read(reinterpret_cast<char *>(pixels.data()),
               static_cast<std::streamsize>(pixels.size()));
  if (stream_.gcount() != static_cast<std::streamsize>(pixels.size()))
  {
    // The pipeline restarted: begin at the next whole picture.
    stream_.close();
    stream_.clear();
    return false;
  }
  return true;
}

}  // namespace rover_sensors
