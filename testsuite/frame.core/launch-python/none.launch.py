# A module beside launch files.
from launch_ros.actions import Node


def helper():
    return Node(package='a', executable='a')
#> no launch file
