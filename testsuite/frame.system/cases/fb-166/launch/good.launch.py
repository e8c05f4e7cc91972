from launch import LaunchDescription
from launch_ros.actions import Node


def generate_launch_description():
    return LaunchDescription([
        Node(package='tf2_ros', executable='static_transform_publisher',
             arguments=['--roll', '-1.5708', '--yaw', '-1.5708', '--frame-id', 'camera_link', '--child-frame-id', 'camera_optical_frame']),
    ])
