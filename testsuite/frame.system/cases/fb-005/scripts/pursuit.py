#!/usr/bin/env python3
import rospy
import tf2_ros

rospy.init_node('pursuit')
frame = rospy.get_param('~map_frame', 'map')
buffer = tf2_ros.Buffer()
buffer.can_transform(frame, 'base_link', rospy.Time(0))
# expect: missing-id 8 tf is asked for a transform without a frame
