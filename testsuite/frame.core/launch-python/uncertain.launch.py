# What runs only when the robot starts: not read, and the rest uncertain.
from launch import LaunchDescription


def setup(context):
    name = LaunchConfiguration('name').perform(context)
    return [Node(package='opaque', executable='opaque',
                 parameters=[{'frame_id': name}])]


def generate_launch_description():
    return LaunchDescription([
        DeclareLaunchArgument('name', default_value='laser'),
        Node(package='sure', executable='sure'),
        OpaqueFunction(function=setup),
        *[Node(package='each', executable='each', name=n) for n in NAMES],
        made_elsewhere(),
    ])
#> arg name=name default=laser
#> node pkg=sure exec=sure
#> not-read (an OpaqueFunction runs when the robot starts)
#> not-read (actions made in a loop)
#> not-read (what made_elsewhere () makes)
#> group if=?
#>   node pkg=opaque exec=opaque
#>     param name=frame_id value=$(name)
#>   node name=? pkg=each exec=each
