# rclpy: fields of self, declared parameters, helpers, lists.
import rclpy
from rclpy.node import Node
from geometry_msgs.msg import TransformStamped
from tf2_ros import TransformBroadcaster, StaticTransformBroadcaster
from tf2_ros.buffer import Buffer


class Publisher(Node):
    def __init__(self):
        super().__init__('publisher')
        self.br = TransformBroadcaster(self)
        self.static_br = StaticTransformBroadcaster(self)
        self.buffer = Buffer()
        self.base = self.declare_parameter('base_frame', 'base_link').value
        self.declare_parameter('odom_frame', 'odom')
        self.odom = (self.get_parameter('odom_frame')
                     .get_parameter_value().string_value)
        self.map = 'map'
        self.send(self.base, 'lidar')
        self.many()

    def send(self, parent, child):
        t = TransformStamped()
        t.header.frame_id = parent
        t.child_frame_id = child
        self.static_br.sendTransform(t)

    def many(self):
        a = TransformStamped(child_frame_id='left')
        a.header.frame_id = self.base
        b = TransformStamped()
        b.header.frame_id = self.base
        b.child_frame_id = f'{self.base}_right'
        self.static_br.sendTransform([a, b])

    def on_timer(self):
        t = TransformStamped()
        t.header.frame_id = self.map
        t.child_frame_id = self.odom
        self.br.sendTransform(t)
        self.buffer.lookup_transform(self.map, self.map, rclpy.time.Time())
        unknown = TransformStamped()
        unknown.header.frame_id = 'map'
        self.fill(unknown)
        other(unknown)
        self.br.sendTransform(unknown)

    def on_odometry(self, msg):
        t = TransformStamped()
        t.header = msg.header
        t.child_frame_id = msg.child_frame_id
        self.br.sendTransform(t)
        if msg.ok:
            frame = 'a'
        else:
            frame = 'b'
        t.child_frame_id = frame
        self.br.sendTransform(t)
#> base_link -> lidar static default line 27
#> base_link -> base_link_right static default line 35
#> base_link -> left static default line 35
#> map -> odom dynamic default line 41
#> self-transform 42 the transform looked up here leads from 'map' to itself
