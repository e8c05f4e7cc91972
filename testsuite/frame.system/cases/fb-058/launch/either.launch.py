from launch import LaunchDescription
from launch.actions import DeclareLaunchArgument
from launch.conditions import IfCondition, UnlessCondition
from launch.substitutions import LaunchConfiguration
from launch_ros.actions import Node


def generate_launch_description():
    slam = LaunchConfiguration('slam')
    return LaunchDescription([
        DeclareLaunchArgument('slam', default_value='true'),
        Node(package='slam_toolbox', executable='async_slam_toolbox_node',
             condition=IfCondition(slam)),
        Node(package='nav2_amcl', executable='amcl',
             condition=UnlessCondition(slam)),
        Node(package='tf2_ros', executable='static_transform_publisher',
             arguments=['--frame-id', 'odom', '--child-frame-id', 'base_footprint', '--z', '0.1']),
    ])
