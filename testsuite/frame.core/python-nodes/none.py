# Nothing to do with frames.
import rospy


def f():
    frame = 'x'
#> nothing
