#!/usr/bin/env python3
import rospy
from sensor_msgs.msg import Image

rospy.init_node('faces')
publisher = rospy.Publisher('faces', Image, queue_size=1)
msg = Image()
msg.header.frame_id = 'camera'
msg.header.stamp = rospy.Time.now()
publisher.publish(msg)
