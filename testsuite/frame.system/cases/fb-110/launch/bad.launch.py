from launch import LaunchDescription
from launch_ros.actions import Node


def generate_launch_description():
    return LaunchDescription([
        Node(package='nav2_amcl', executable='amcl',
             remappings=[('/tf', '/ap/tf')]),
    ])
# expect: tf-remap 8 node '/amcl' has '/tf' remapped to '/ap/tf'
