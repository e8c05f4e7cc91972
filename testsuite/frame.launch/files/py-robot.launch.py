# Arguments, conditions, namespaces, parameters and includes of a launch.py.
import os
from ament_index_python.packages import get_package_share_directory
from launch import LaunchDescription

share = get_package_share_directory('bringup2')


def generate_launch_description():
    use_cam = LaunchConfiguration('use_cam')
    ld = LaunchDescription()
    ld.add_action(DeclareLaunchArgument('use_cam', default_value='true'))  # { dump "^switch use_cam = true" }
    ld.add_action(DeclareLaunchArgument('robot', default_value='robot1'))
    ld.add_action(GroupAction([
        PushRosNamespace(LaunchConfiguration('robot')),
        SetRemap('/tf', 'tf'),  # { dump "^  remap /tf to tf" }
        Node(package='nav2_amcl', executable='amcl', name='amcl',  # { dump "^node /robot1/amcl  nav2_amcl/amcl" }
             parameters=[os.path.join(share, 'launch', 'params.yaml'),  # { dump "^  param odom_frame_id = .odom1" }
                         {'base': {'frame': 'base' + '_link'},  # { dump "^  param base.frame = .base_link" }
                          'tolerance': 2 * 0.5}]),  # { dump "^  param tolerance = 1.0" }
        IncludeLaunchDescription(
            XMLLaunchDescriptionSource([FindPackageShare('bringup2'),
                                        '/launch/cam.launch.xml']),
            launch_arguments={'camera': 'front'}.items()),  # { dump "^  args .*front_link" }
    ]))
    ld.add_action(Node(package='p', executable='yes', name='yes',  # { dump "^node /yes  p/yes  [^(]*$" }
                       condition=IfCondition(use_cam)))
    ld.add_action(Node(package='p', executable='no', name='no',  # { no-dump "p/no" }
                       condition=UnlessCondition(use_cam)))
    ld.add_action(Node(package='p', executable='no', name='no2',
                       condition=IfCondition(PythonExpression(
                           ["'", use_cam, "' == 'false'"]))))
    if os.environ.get('DEBUG'):
        ld.add_action(Node(package='p', executable='perhaps', name='perhaps'))  # { dump "p/perhaps  .perhaps" }
    ld.add_action(ComposableNodeContainer(
        name='c', namespace='', package='rclcpp_components',
        executable='component_container', composable_node_descriptions=[
            ComposableNode(
                package='tf2_ros', name='comp',  # { dump "^node /comp  tf2_ros/tf2_ros::StaticTransformBroadcasterNode" }
                plugin='tf2_ros::StaticTransformBroadcasterNode',
                parameters=[{'frame_id': 'map', 'child_frame_id': 'odom',
                             'translation.x': 4.0}])]))  # { send "vector@ros2 4 0 0" }
    return ld
