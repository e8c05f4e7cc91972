#!/usr/bin/env python3
# A node in Python: its transform, and a frame that it asks for.
import rospy
import tf2_ros
from geometry_msgs.msg import TransformStamped


def main():
    rospy.init_node('odometry')
    base = rospy.get_param('~base_frame', 'base_link')
    broadcaster = tf2_ros.TransformBroadcaster()
    buffer = tf2_ros.Buffer()
    t = TransformStamped()
    t.header.frame_id = 'odom'
    t.child_frame_id = base
    t.transform.rotation.w = 1.0
    broadcaster.sendTransform(t)
    buffer.lookup_transform('odom', 'lasr', rospy.Time(0))


main()
