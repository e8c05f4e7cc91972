from launch import LaunchDescription
from launch_ros.actions import Node


def generate_launch_description():
    return LaunchDescription([
        # frame: ignored -Wframe-launch-args our fork takes it so
        Node(
            package='tf2_ros', executable='static_transform_publisher',
            arguments=['0 0 0 0 0 0 map odom']),  # { ignored launch-args "one argument with spaces" }
        Node(
            package='tf2_ros', executable='static_transform_publisher',
            arguments=['0 0 0 0 0 0 map odom']),  # { warning launch-args "one argument with spaces" }
        Node(package='tf2_ros', executable='static_transform_publisher',
             arguments=['--frame-id', 'map', '--child-frame-id', 'map']),  # frame: ignored -Wframe-self-transform
        # { ignored self-transform "itself" -1 }
    ])
