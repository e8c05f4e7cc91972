#!/usr/bin/env python3
import rospy
import tf2_ros

rospy.init_node('map')
sensor = rospy.get_param('~sensor_frame_id', '')
buffer = tf2_ros.Buffer()
buffer.lookup_transform('base_link', sensor, rospy.Time(0))
# expect: missing-id 8 tf is asked for a transform without a frame
