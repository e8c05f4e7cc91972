#!/usr/bin/env python3
import rospy
from sensor_msgs.msg import Image

rospy.init_node('faces')
publisher = rospy.Publisher('faces', Image, queue_size=1)
msg = Image()
msg.header.frame_id = '0'
msg.header.stamp = rospy.Time.now()
publisher.publish(msg)
# expect: wrong-id 10 the frame id is the number '0'
# expect: unknown 10 frame '0' is in the header of what is published
