#!/usr/bin/env python3
import rospy
import tf2_ros
from geometry_msgs.msg import TransformStamped

rospy.init_node('driver')
broadcaster = tf2_ros.TransformBroadcaster()
t = TransformStamped()
t.header.frame_id = 'odom'
t.header.stamp = rospy.Time.now()
t.child_frame_id = 'pose'
t.transform.rotation.w = 1.0
broadcaster.sendTransform(t)
# expect: multiple-parents 13 frame 'pose' is given two parents, 'base_link' and 'odom'
