#!/usr/bin/env python3
import rospy
import tf2_ros
from geometry_msgs.msg import TransformStamped
from sensor_msgs.msg import PointCloud2

rospy.init_node('camera')
prefix = rospy.get_param('~prefix', '')
broadcaster = tf2_ros.TransformBroadcaster()
t = TransformStamped()
t.header.frame_id = prefix + 'camera_base'
t.header.stamp = rospy.Time.now()
t.child_frame_id = prefix + 'depth_camera'
t.transform.rotation.w = 1.0
broadcaster.sendTransform(t)
publisher = rospy.Publisher('cloud', PointCloud2, queue_size=1)
m = PointCloud2()
m.header.frame_id = 'depth_camera'
m.header.stamp = rospy.Time.now()
publisher.publish(m)
# expect: unknown 20 frame 'depth_camera' is in the header of what is published
