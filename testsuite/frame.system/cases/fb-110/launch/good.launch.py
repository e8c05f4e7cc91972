from launch import LaunchDescription
from launch_ros.actions import Node


def generate_launch_description():
    return LaunchDescription([
        Node(package='nav2_amcl', executable='amcl',
             remappings=[('/tf', '/ap/tf'), ('/tf_static', '/ap/tf_static')]),
        Node(package='tf2_ros', executable='static_transform_publisher',
             arguments=['--frame-id', 'odom',
                        '--child-frame-id', 'base_footprint', '--z', '0.1'],
             remappings=[('/tf', '/ap/tf'), ('/tf_static', '/ap/tf_static')]),
    ])
