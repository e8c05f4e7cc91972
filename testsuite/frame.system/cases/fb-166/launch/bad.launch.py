from launch import LaunchDescription
from launch_ros.actions import Node


def generate_launch_description():
    return LaunchDescription([
        Node(package='tf2_ros', executable='static_transform_publisher',
             arguments=['0', '0', '0', '-1.5708', '-1.5708', '0', 'camera_link', 'camera_optical_frame']),
    ])
# expect: orientation 8 transform from 'camera_link' to 'camera_optical_frame' turns the axes 
