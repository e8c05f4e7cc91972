#!/usr/bin/env python3
import rospy
import tf2_ros

rospy.init_node('filter')
buffer = tf2_ros.Buffer()
listener = tf2_ros.TransformListener(buffer)
buffer.lookup_transform('base_link', 'sensor_plate', rospy.Time(0))
