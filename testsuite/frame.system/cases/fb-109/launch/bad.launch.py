from launch import LaunchDescription
from launch_ros.actions import Node


def generate_launch_description():
    tf = [('/tf', 'tf'), ('/tf_static', 'tf_static')]
    return LaunchDescription([
        Node(package='nav2_amcl', executable='amcl', namespace='j100',
             remappings=tf),
        Node(package='rover', executable='odometry.py', namespace='j100',
             remappings=tf),
        Node(package='tf2_ros', executable='static_transform_publisher',
             name='velodyne_tf', namespace='j100',
             arguments=['--frame-id', 'base_footprint',
                        '--child-frame-id', 'velodyne', '--z', '0.4'],
             remappings=[('/diagnostics', 'diagnostics')]),
    ])
# expect: tf-remap 12 node '/j100/velodyne_tf' uses '/tf'
