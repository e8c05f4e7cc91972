#!/usr/bin/env python3
import math
import rospy
import tf
import tf2_ros
from geometry_msgs.msg import TransformStamped
from tf.transformations import quaternion_from_euler


def bad(roll, pitch, yaw):
    a = quaternion_from_euler(pitch, roll, yaw)
    b = quaternion_from_euler(yaw, pitch, roll)
    c = tf.transformations.quaternion_from_euler(0, 0, 90)
    return a, b, c


def good(roll, pitch, yaw):
    a = quaternion_from_euler(roll, pitch, yaw)
    b = tf.transformations.quaternion_from_euler(0, 0, yaw)
    c = quaternion_from_euler(-pitch, roll, yaw)
    d = quaternion_from_euler(yaw, pitch, roll, 'rzyx')
    e = quaternion_from_euler(0, 0, math.radians(90))
    return a, b, c, d, e


rospy.init_node('span')
t = TransformStamped()
t.header.frame_id = 'odom'
t.header.stamp = rospy.Time.now()
t.child_frame_id = 'base_link'
t.transform.rotation.w = 1.0
tf2_ros.TransformBroadcaster().sendTransform(t)
bad(0.1, 0.2, 0.3)
good(0.1, 0.2, 0.3)
# expect: euler-order 11 'pitch' stands in the place of the roll and 'roll' in that of the pitch
# expect: euler-order 12 'yaw' stands in the place of the roll and 'roll' in that of the yaw
# expect: angle-unit 13 the angle 90 is read as radians
