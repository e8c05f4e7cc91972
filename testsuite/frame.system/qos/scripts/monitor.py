#!/usr/bin/env python3
# A node in Python that wants all of what is published.
import rclpy
from rclpy.node import Node
from rclpy.qos import QoSProfile, ReliabilityPolicy, qos_profile_sensor_data
from sensor_msgs.msg import LaserScan, Imu

RELIABLE = QoSProfile(depth=5, reliability=ReliabilityPolicy.RELIABLE)


class Monitor(Node):
    def __init__(self):
        super().__init__('monitor')
        self.qos = QoSProfile(depth=1)
        self.scan = self.create_subscription(LaserScan, 'scan', self.on_scan, 10)
        self.imu = self.create_publisher(Imu, '/imu', qos_profile_sensor_data)
        self.imu2 = self.create_subscription(Imu, '/imu', self.on_imu, RELIABLE)

    def on_scan(self, message):
        pass

    def on_imu(self, message):
        pass


def main():
    rclpy.init()
    rclpy.spin(Monitor())


main()
