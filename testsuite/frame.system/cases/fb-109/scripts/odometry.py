#!/usr/bin/env python3
import rclpy
from rclpy.node import Node
from tf2_ros import TransformBroadcaster
from geometry_msgs.msg import TransformStamped


class Odometry(Node):
    def __init__(self):
        super().__init__('odometry')
        self.broadcaster = TransformBroadcaster(self)
        t = TransformStamped()
        t.header.frame_id = 'odom'
        t.header.stamp = self.get_clock().now().to_msg()
        t.child_frame_id = 'base_footprint'
        t.transform.rotation.w = 1.0
        self.broadcaster.sendTransform(t)


rclpy.init()
rclpy.spin(Odometry())
