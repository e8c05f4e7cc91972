#!/usr/bin/env python3
import rospy
import tf2_ros
from geometry_msgs.msg import TransformStamped

rospy.init_node('odometry')
broadcaster = tf2_ros.TransformBroadcaster()
t = TransformStamped()
t.header.frame_id = 'odom'
t.header.stamp = rospy.Time.now()
t.child_frame_id = 'base_link'
t.transform.rotation.w = 1.0
broadcaster.sendTransform(t)
