# Values: variables, substitutions, paths, formatting.
import os
import math
from pathlib import Path
from launch import LaunchDescription
from launch_ros.actions import Node

ROBOT = 'rover'
TWICE = 'a'
TWICE = 'b'


def generate_launch_description():
    prefix = LaunchConfiguration('prefix', default='r1')
    share = get_package_share_directory('rover_bringup')
    here = os.path.dirname(os.path.realpath(__file__))
    urdf = os.path.join(share, 'urdf', ROBOT + '.urdf.xacro')
    frame = f'{ROBOT}/base_link'
    text = open(urdf).read()
    with open(urdf, 'r') as stream:
        again = stream.read()
    doc = xacro.process_file(urdf, mappings={'name': ROBOT, 'p': prefix})
    params = {'base_frame': frame}
    params['odom_frame'] = 'odom'
    args = ['--frame-id', 'map']
    args += ['--child-frame-id', frame]
    return LaunchDescription([
        Node(package='p', executable='e', arguments=[
            prefix, [prefix, '/base'], frame, TWICE,
            f'{prefix}_x', f'{ROBOT:>8}', '{}_{}'.format(ROBOT, 2),
            '{}/{}'.format(ROBOT, prefix), '%s_link' % ROBOT,
            str(math.pi / 2), 'a' if ROBOT else 'b', unknown_name,
            EnvironmentVariable('HOME'), os.environ['USER'],
            os.environ.get('ROBOT', 'none'), os.getenv('X', 'y'),
            here, Path(__file__).parent / 'x', share, urdf,
            PathJoinSubstitution([FindPackageShare('q'), 'config', 'c.yaml']),
            [FindPackageShare('q'), '/config/', ROBOT, '.yaml'],
            FindPackageShare(package='q').find('q') + '/x',
            TextSubstitution(text='t'), ThisLaunchFileDir(),
            PythonExpression(["'", prefix, "' == 'r1'"]),
            NotSubstitution(prefix), Command(['xacro ', urdf, ' a:=', prefix]),
            text, again, doc.toxml(),
            ROBOT.upper() + '_' + str(1 + 2),
        ]),
        Node(package='p', executable='f', parameters=[params, {
            'robot_description': ParameterValue(Command(['xacro ', urdf]),
                                                value_type=str),
            'list': [1.0, 2.0],
        }], arguments=args),
        Node(package='nav', executable='nav', parameters=[ParameterFile(
            RewrittenYaml(source_file=LaunchConfiguration('params'),
                          root_key=prefix,
                          param_rewrites={'use_sim_time': 'true'},
                          convert_types=True), allow_substs=True)]),
        Node(package='nav', executable='nav', parameters=[RewrittenYaml(
            source_file='p.yaml', param_rewrites={'odom_frame': 'x'})]),
        Node(package='p', executable='g', arguments=['a', *more, 'b'],
             parameters=[from_elsewhere()]),
    ])
#> node pkg=p exec=e args: $(prefix r1) $(prefix r1)+/base rover/base_link ? $(prefix r1)+_x ? rover_2 rover/+$(prefix r1) rover_link 1.5707963267948966 a ? $(env HOME) $(env USER) $(env ROBOT none) $(env X y) $(dirname) $(dirname)/x $(find rover_bringup) $(find rover_bringup)/urdf/rover.urdf.xacro $(find q)/config/c.yaml $(find q)+/config/rover.yaml $(find q)+/x t $(dirname) $(eval '+$(prefix r1)+"' == 'r1'") $(not $(prefix r1)) $(command "xacro "+$(find rover_bringup)/urdf/rover.urdf.xacro+" a:="+$(prefix r1)) $(file $(find rover_bringup)/urdf/rover.urdf.xacro) $(file $(find rover_bringup)/urdf/rover.urdf.xacro) $(command "xacro "+$(find rover_bringup)/urdf/rover.urdf.xacro+" name:=rover p:="+$(prefix r1)) ROVER_3
#> node pkg=p exec=f args: --frame-id map --child-frame-id rover/base_link
#>   param name=base_frame value=rover/base_link type=str
#>   param name=odom_frame value=odom type=str
#>   param name=robot_description value=$(command "xacro "+$(find rover_bringup)/urdf/rover.urdf.xacro) type=str
#>   param name=list value="[1.0, 2.0]"
#> node pkg=nav exec=nav
#>   param-file file=$(params)
#> node pkg=nav exec=nav
#>   param-file file=?
#> node pkg=p exec=g args: a ...
#>   param-file file=?
