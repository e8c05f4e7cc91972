# Static publishers in a launch.py, right and wrong.
from launch import LaunchDescription
from launch.actions import DeclareLaunchArgument, OpaqueFunction
from launch.substitutions import LaunchConfiguration
from launch_ros.actions import Node

BASE = 'base_link'


def static(name, parent, child):
    # { send "new_transform@ros2 .arm. .base_link." }
    return Node(package='tf2_ros', executable='static_transform_publisher',
                name=name, arguments=['--frame-id', parent,
                                      '--child-frame-id', child])


def setup(context):
    return [Node(package='tf2_ros', executable='static_transform_publisher',
                 name='maybe', arguments=['--frame-id', BASE,
                                          '--child-frame-id', 'late'])]
    # { dump "static_transform_publisher  .perhaps" }


def generate_launch_description():
    prefix = LaunchConfiguration('prefix')
    return LaunchDescription([
        DeclareLaunchArgument('prefix', default_value='r1_'),
        Node(package='tf2_ros', executable='static_transform_publisher', name='a',
             arguments=['--x', '0.1', '--yaw', '1.57', '--qz', '0.7',  # { warning launch-args "both by angles and by a quaternion" }
                        '--frame-id', 'base_link', '--child-frame-id', 'laser']),
        Node(package='tf2_ros', executable='static_transform_publisher', name='b',
             arguments=['0 0 0 0 0 0 map odom']),  # { warning launch-args "one argument with spaces" }
        Node(package='tf2_ros', executable='static_transform_publisher', name='c',
             arguments=['0', '0', '0', '0', '0', '0', 'map', 'odom', '100']),  # { warning launch-args "takes no period" }
        Node(package='tf2_ros', executable='static_transform_publisher', name='d',
             arguments=['--frame-id', 'map']),  # { warning launch-args "child-frame-id' is missing" }
        # frame: ignored -Wframe-launch-args shown in a lesson
        Node(package='tf2_ros', executable='static_transform_publisher', name='e',
             arguments=['--frame-id', 'map']),  # { ignored launch-args "child-frame-id' is missing" }
        Node(package='tf2_ros', executable='static_transform_publisher', name='f',
             arguments=['--frame-id', [prefix, BASE], '--child-frame-id',  # { send "new_transform@ros2 .r1_cam. .r1_base_link." }
                        [prefix, 'cam']]),
        Node(package='tf2_ros', executable='static_transform_publisher', name='g',
             arguments=['1', '2', '3', str(0.5), 0, -1, BASE, 'mast']),  # { send "rpy@ros2 -1 0 0.5" }
        Node(package='tf2_ros', executable='static_transform_publisher', name='h',
             arguments='0 0 0 0 0 0 mast mast'.split()),  # { warning self-transform "'mast' to itself" }
        static('i', BASE, 'arm'),
        OpaqueFunction(function=setup),
    ])  # { dump "not read" }
