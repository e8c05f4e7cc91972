# Comments that silence.
def generate_launch_description():
    return LaunchDescription([
        # frame: ignored -Wframe-launch-args the driver reads this
        Node(package='a', executable='a',
             arguments=['x']),
        Node(package='b', executable='b'),  # frame: ignored -Wframe-cycle yes
        Node(  # frame: ignored -Wframe-order all of it
            package='c',
            executable='c'),
        # frame: ignored -Wframe-nonsense there is no such flag
    ])
#> node pkg=a exec=a args: x
#> node pkg=b exec=b
#> node pkg=c exec=c
#> region 4-6 frame-launch-args
#> region 7-7 frame-cycle
#> region 8-10 frame-order
