# Only what reaches the description counts.
from launch import LaunchDescription


def static(parent, child='laser'):
    return Node(package='tf2_ros', executable='static_transform_publisher',
                arguments=['--frame-id', parent, '--child-frame-id', child])


def generate_launch_description():
    unused = Node(package='unused', executable='unused')
    rsp = Node(package='robot_state_publisher',
               executable='robot_state_publisher')
    declared = [DeclareLaunchArgument('a', default_value='1')]
    declared.append(DeclareLaunchArgument('b', default_value='2'))
    ld = LaunchDescription(declared)
    ld.add_action(rsp)
    ld.add_action(static('base_link'))
    ld.add_action(static(parent='base_link', child='camera'))
    if os.environ.get('SIM'):
        ld.add_action(Node(package='sim', executable='sim'))
        scan = 'a'
    else:
        scan = 'b'
    nodes = [Node(package='n', executable='n', name=scan)]
    nodes += [Node(package='m', executable='m')] + []
    for n in nodes:
        print(n)
    ld.add_action(RegisterEventHandler(
        OnProcessExit(target_action=rsp,
                      on_exit=[Node(package='late', executable='late')])))
    ld.add_action(TimerAction(period=1.0, actions=nodes))
    ld.add_action(Node(package='x', executable='x',
                       condition=IfCondition(LaunchConfiguration('a'))))
    ld.add_action(Node(package='y', executable='y',
                       condition=UnlessCondition(LaunchConfiguration('a'))))
    ld.add_action(Node(package='z', executable='z', condition=
                       LaunchConfigurationEquals('b', '2')))
    ld.add_action(ExecuteProcess(cmd=['ros2', 'run', 'tf2_ros', 'tf2_echo',
                                      'map', 'odom']))
    return ld
#> arg name=a default=1
#> arg name=b default=2
#> node pkg=robot_state_publisher exec=robot_state_publisher
#> node pkg=tf2_ros exec=static_transform_publisher args: --frame-id base_link --child-frame-id laser
#> node pkg=tf2_ros exec=static_transform_publisher args: --frame-id base_link --child-frame-id camera
#> group if=?
#>   node pkg=sim exec=sim
#> group if=?
#>   node pkg=late exec=late
#> group
#>   node name=? pkg=n exec=n
#>   node pkg=m exec=m
#> node pkg=x exec=x if=$(a)
#> node pkg=y exec=y unless=$(a)
#> node pkg=z exec=z if=$(equals $(b) 2)
#> node pkg=tf2_ros exec=tf2_echo args: map odom
