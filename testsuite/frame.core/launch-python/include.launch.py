# Includes in their usual forms, components, parameters of groups.
import os


def generate_launch_description():
    share = FindPackageShare('nav')
    container = ComposableNodeContainer(
        name='container', namespace='', package='rclcpp_components',
        executable='component_container',
        composable_node_descriptions=[
            ComposableNode(package='tf2_ros', name='world',
                           plugin='tf2_ros::StaticTransformBroadcasterNode',
                           parameters=[{'frame_id': 'world',
                                        'child_frame_id': 'map'}]),
        ])
    return LaunchDescription([
        IncludeLaunchDescription(
            PythonLaunchDescriptionSource(
                os.path.join(get_package_share_directory('a'), 'launch',
                             'a.launch.py')),
            launch_arguments={'x': 'y', 'z': LaunchConfiguration('z')}.items()),
        IncludeLaunchDescription(
            PythonLaunchDescriptionSource([share, '/launch/b.launch.py']),
            launch_arguments=[('u', 'v')]),
        IncludeLaunchDescription(XMLLaunchDescriptionSource(
            PathJoinSubstitution([share, 'launch', 'c.launch.xml']))),
        IncludeLaunchDescription(PathJoinSubstitution([share, 'd.launch.py']),
                                 launch_arguments=what().items()),
        IncludeLaunchDescription(PythonLaunchDescriptionSource(
            [ThisLaunchFileDir(), '/e.launch.py'])),
        container,
        LoadComposableNodes(
            target_container='container',
            composable_node_descriptions=[
                ComposableNode(package='p', plugin='p::P')]),
        GroupAction([
            PushRosNamespace(LaunchConfiguration('ns')),
            SetRemap('/tf', 'tf'),
            SetRemap(src='/tf_static', dst='tf_static'),
            SetParameter(name='use_sim_time', value=True),
            SetParametersFromFile('all.yaml'),
            SetLaunchConfiguration('l', 'm'),
            SetEnvironmentVariable('E', 'F'),
            LogInfo(msg='hello'),
        ]),
    ])
#> include file=$(find a)/launch/a.launch.py
#>   x := y
#>   z := $(z)
#> include file=$(find nav)+/launch/b.launch.py
#>   u := v
#> include file=$(find nav)/launch/c.launch.xml
#> include file=$(find nav)/d.launch.py
#>   ? := ?
#> include file=$(dirname)+/e.launch.py
#> node name=container pkg=rclcpp_components exec=component_container ns=""
#>   component name=world pkg=tf2_ros plugin=tf2_ros::StaticTransformBroadcasterNode
#>     param name=frame_id value=world type=str
#>     param name=child_frame_id value=map type=str
#> group
#>   component pkg=p plugin=p::P
#> group scoped
#>   push-ns ns=$(ns)
#>   remap name=/tf value=tf
#>   remap name=/tf_static value=tf_static
#>   param name=use_sim_time value=True type=bool
#>   param-file file=all.yaml
#>   let name=l value=m
#>   env name=E value=F
