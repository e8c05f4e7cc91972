# Quality of service in Python: the forms in which it is said.
import rclpy
from rclpy.duration import Duration
from rclpy.node import Node
from rclpy.qos import QoSReliabilityPolicy as Reliability
from rclpy.qos import (QoSDurabilityPolicy, QoSPresetProfiles, QoSProfile,
                       QoSReliabilityPolicy, ReliabilityPolicy,
                       qos_profile_sensor_data, qos_profile_system_default)
from sensor_msgs.msg import Imu, LaserScan
from tf2_msgs.msg import TFMessage
import sensor_msgs.msg

#> qos 50 topic 'a': the subscription requests reliable delivery, but the publisher offers best effort: they never connect
#> qos 53 topic 'b': the subscription requests transient local durability, but the publisher offers volatile durability: they never connect
#> qos 58 topic 'c': the subscription requests reliable delivery, but the publisher offers best effort: they never connect
#> qos 62 topic 'd': the subscription requests reliable delivery, but the publisher offers best effort: they never connect
#> qos 64 topic 'e': the subscription requests a deadline of 0.5 s, but the publisher offers no deadline: they never connect
#> qos (some) 67 topic 'f': the subscription requests reliable delivery, but the publisher offers best effort: they never connect
#> qos 68 '/tf_static' is published with volatile durability: listeners of tf2 request transient local, and hear nothing of it
#> qos 69 'tf_static' is subscribed to with volatile durability: what was published before is never received

DEPTH = 10
LATCHED = QoSProfile(depth=1, durability=QoSDurabilityPolicy.RMW_QOS_POLICY_DURABILITY_TRANSIENT_LOCAL)
LOUD = QoSProfile(depth=1)
LOUD.reliability = QoSReliabilityPolicy.BEST_EFFORT


def other(**kwargs):
    return QoSProfile(**kwargs)


class Robot(Node):
    def __init__(self):
        super().__init__('robot')
        self.best = QoSProfile(depth=5, reliability=ReliabilityPolicy.BEST_EFFORT)
        self.changed = QoSProfile(depth=5)
        self.changed.reliability = ReliabilityPolicy.BEST_EFFORT
        self.declare_parameter('topic', 'f')
        self.forms()
        self.nothing()

    def on(self, message):
        pass

    def forms(self):



        self.create_publisher(LaserScan, 'a', qos_profile_sensor_data)
        self.create_subscription(LaserScan, 'a', self.on, DEPTH)

        self.create_publisher(LaserScan, 'b', 10)
        self.create_subscription(sensor_msgs.msg.LaserScan, 'b', self.on, qos_profile=LATCHED)

        self.create_publisher(LaserScan, 'c', self.best)
        profile = QoSProfile(depth=1)
        profile.reliability = Reliability.RELIABLE
        self.create_subscription(LaserScan, 'c', self.on, profile)

        self.create_publisher(topic='d', msg_type=Imu,
                              qos_profile=QoSPresetProfiles.SENSOR_DATA.value)
        self.create_subscription(Imu, 'd', self.on, QoSPresetProfiles.SERVICES_DEFAULT.value)
        self.create_publisher(Imu, 'e', 1)
        self.create_subscription(Imu, 'e', self.on, QoSProfile(depth=1, deadline=Duration(seconds=0.5)))

        self.create_publisher(Imu, self.get_parameter('topic').value, self.changed)
        self.create_subscription(Imu, self.get_parameter('topic').value, self.on, 1)
        self.create_publisher(TFMessage, '/tf_static', 10)
        self.create_subscription(TFMessage, 'tf_static', self.on, 10)

    def nothing(self):
        self.create_publisher(Imu, 'g', qos_profile_system_default)
        self.create_subscription(Imu, 'g', self.on, 1)
        self.create_publisher(Imu, 'h', LOUD)
        self.create_subscription(Imu, 'h', self.on, 1)
        self.create_publisher(Imu, 'i', other(depth=1, reliability=ReliabilityPolicy.BEST_EFFORT))
        self.create_subscription(Imu, 'i', self.on, 1)
        self.create_publisher(Imu, 'j', QoSProfile(depth=1, reliability=self.get_parameter('r').value))
        self.create_subscription(Imu, 'j', self.on, 1)
        self.create_publisher(Imu, 'k', qos_profile_sensor_data, qos_overriding_options=True)
        self.create_subscription(Imu, 'k', self.on, 1)
        self.create_publisher(Imu, 'l', qos_profile_sensor_data)
        self.create_subscription(LaserScan, 'l', self.on, 1)
        self.create_publisher(Imu, 'm', QoSProfile(depth=1, reliability=ReliabilityPolicy.SYSTEM_DEFAULT))
        self.create_subscription(Imu, 'm', self.on, 1)
        self.create_publisher(Imu, 'n', *self.best)
        self.create_subscription(Imu, 'n', self.on, 1)
        self.create_publisher(Imu)
        self.create_subscription()


def main():
    rclpy.init()
    rclpy.spin(Robot())


main()
