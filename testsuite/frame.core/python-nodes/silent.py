# What could look wrong and is not, or is not known.
import rospy
import tf2_ros


def different(names):
    b = tf2_ros.TransformBroadcaster()
    for name in names:
        t = TransformStamped()
        t.header.frame_id = 'map'
        t.child_frame_id = name
        b.sendTransform(t)
    t = TransformStamped()
    make(t)
    b.sendTransform(t)
    b.sendTransform(make('x'))
    u = copy(t)
    u.child_frame_id = 'map' if names else 'odom'
    b.sendTransform(u)


def either(flag):
    b = tf2_ros.TransformBroadcaster()
    t = TransformStamped()
    if flag:
        t.header.frame_id = 'one'
    elif flag > 2:
        t.header.frame_id = 'two'
    else:
        return
    t.child_frame_id = 'three'
    b.sendTransform(t)


class Listener:
    def __init__(self):
        self.frame, self.other = 'map', 'map'
        self.buf = tf2_ros.Buffer()

    def look(self):
        self.buf.lookup_transform(self.frame, self.other, 0)
        self.buf.lookup_transform(self.never, self.set, 0)


def alias():
    t = TransformStamped()
    t.header.frame_id = 'map'
    t.child_frame_id = 'odom'
    u = t
    u.child_frame_id = 'map2'
    tf2_ros.TransformBroadcaster().sendTransform(t)
#> one -> three dynamic line 32
#> two -> three dynamic line 32
