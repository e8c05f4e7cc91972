from launch import LaunchDescription
from launch.actions import DeclareLaunchArgument
from launch.substitutions import LaunchConfiguration, PythonExpression
from launch_ros.actions import Node


def generate_launch_description():
    ns = LaunchConfiguration('ns')
    frame = PythonExpression(["'base_footprint' if '", ns, "' == '' else '", ns,
                              "' + '/' + 'base_footprint'"])
    return LaunchDescription([
        DeclareLaunchArgument('ns', default_value=''),
        Node(package='nav2_amcl', executable='amcl',
             parameters=[{'base_frame_id': frame}]),
        Node(package='tf2_ros', executable='static_transform_publisher',
             arguments=['--frame-id', 'odom',
                        '--child-frame-id', 'base_footprint', '--z', '0.1']),
    ])
