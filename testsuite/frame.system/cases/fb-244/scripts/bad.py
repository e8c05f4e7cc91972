#!/usr/bin/env python3
import rospy
import tf2_ros
from geometry_msgs.msg import TransformStamped


def placed(parent, child):
    t = TransformStamped()
    t.header.frame_id = parent
    t.header.stamp = rospy.Time.now()
    t.child_frame_id = child
    t.transform.rotation.w = 1.0
    return t


rospy.init_node('mounts')
first = tf2_ros.StaticTransformBroadcaster()
second = tf2_ros.StaticTransformBroadcaster()
a = TransformStamped()
a.header.frame_id = 'base_link'
a.header.stamp = rospy.Time.now()
a.child_frame_id = 'laser'
a.transform.rotation.w = 1.0
first.sendTransform(a)
b = TransformStamped()
b.header.frame_id = 'base_link'
b.header.stamp = rospy.Time.now()
b.child_frame_id = 'camera'
b.transform.rotation.w = 1.0
second.sendTransform(b)
rospy.spin()
# expect: multiple-publishers 30 two static broadcasters in one program
