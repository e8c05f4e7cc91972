# What a launch description can hold, written down literally.
from launch import LaunchDescription
from launch.actions import DeclareLaunchArgument, GroupAction
from launch_ros.actions import Node, LifecycleNode as Managed


def generate_launch_description():
    """Node(package='no', executable='no') in a string is nothing."""
    return LaunchDescription([
        DeclareLaunchArgument('prefix', default_value='', description='x'),
        DeclareLaunchArgument(name='rviz', default_value='true',
                              choices=['true', 'false']),
        DeclareLaunchArgument('needed'),
        # Node(package='comment', executable='comment'),
        Node(package='tf2_ros', executable='static_transform_publisher',
             name='mast', namespace='r1',
             arguments=['--x', '0.1', '--z', str(0.5), '--yaw', '-1.57',
                        '--frame-id', 'base_link',
                        '--child-frame-id', 'mast']),
        Node(package='tf2_ros', executable='static_transform_publisher',
             arguments=['0', 0, -1, '0', '0' '0', '1.5', "map", 'odom']),
        Node(package='tf2_ros', executable='static_transform_publisher',
             arguments='0 0 0 0 0 0 map odom'.split()),
        Node(package='tf2_ros', executable='static_transform_publisher',
             arguments=['0 0 0 0 0 0 map odom']),
        Managed(package='lidar', executable='lidar_node', name='lidar',
                namespace='', parameters=[
                    {'frame_id': 'laser', 'rate': 10, 'angle': 1.5,
                     'on': True, 'nested': {'base': 'base_link'}},
                    'config/lidar.yaml',
                ],
                remappings=[('/tf', 'tf'), ('scan', 'front/scan')]),
        Node(node_name='old', package='p', node_executable='dashing_node',
             node_namespace='ns', output='screen'),
        GroupAction(actions=[Node(package='a', executable='b')]),
        GroupAction([Node(package='c', executable='d')], scoped=False),
    ])
#> arg name=prefix default=""
#> arg name=rviz default=true
#> arg name=needed
#> node name=mast pkg=tf2_ros exec=static_transform_publisher ns=r1 args: --x 0.1 --z 0.5 --yaw -1.57 --frame-id base_link --child-frame-id mast
#> node pkg=tf2_ros exec=static_transform_publisher args: 0 0 -1 0 00 1.5 map odom
#> node pkg=tf2_ros exec=static_transform_publisher args: 0 0 0 0 0 0 map odom
#> node pkg=tf2_ros exec=static_transform_publisher args: "0 0 0 0 0 0 map odom"
#> node name=lidar pkg=lidar exec=lidar_node ns=""
#>   param name=frame_id value=laser type=str
#>   param name=rate value=10 type=int
#>   param name=angle value=1.5 type=float
#>   param name=on value=True type=bool
#>   param name=nested.base value=base_link type=str
#>   param-file file=config/lidar.yaml
#>   remap name=/tf value=tf
#>   remap name=scan value=front/scan
#> node name=old pkg=p exec=dashing_node ns=ns
#> group scoped
#>   node pkg=a exec=b
#> group
#>   node pkg=c exec=d
