from launch import LaunchDescription
from launch_ros.actions import Node


def generate_launch_description():
    return LaunchDescription([
        Node(package='tf2_ros', executable='static_transform_publisher',
             arguments=['--x', '0.1', '--yaw', '0',
                        '--frame-id', 'imu', '--child-frame-id', 'gnss']),
    ])
