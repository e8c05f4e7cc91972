# A launch file is no node.
import rclpy
def generate_launch_description():
    x.header.frame_id = 'map'
#> nothing
