# A bracket is missing: what can be read is.
def generate_launch_description():
    a = Node(package='a', executable='a')
    b = Node(package='b', executable='b'
    return LaunchDescription([a, b])
#> node pkg=a exec=a
#> not-read (actions that are no list)
#> finding 4:13 this bracket is never closed: this launch file does not start; the rest of it is checked all the same
