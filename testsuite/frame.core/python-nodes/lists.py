# Lists of transforms.
import rclpy


class Publisher(Node):
    def __init__(self):
        self.broadcaster = StaticTransformBroadcaster(self)
        self.broadcaster.sendTransform(self.make())
        out = []
        out.append(self.one('left'))
        for name in NAMES:
            out.append(self.one(name))
        self.broadcaster.sendTransform(out)
        rest = []
        rest.extend(self.make())
        self.broadcaster.sendTransform(rest)

    def one(self, child):
        t = TransformStamped()
        t.header.frame_id = 'base_link'
        t.child_frame_id = child
        return t

    def make(self):
        a = TransformStamped()
        a.header.frame_id = 'base_link'
        a.child_frame_id = 'mast'
        b = TransformStamped()
        b.header.frame_id = 'mast'
        b.child_frame_id = 'camera'
        return [a, b]
#> base_link -> mast static line 8
#> mast -> camera static line 8
#> base_link -> left static line 13
