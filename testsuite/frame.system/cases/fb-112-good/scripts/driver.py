#!/usr/bin/env python3
import rospy
from sensor_msgs.msg import Imu

rospy.init_node('driver')
publisher = rospy.Publisher('imu', Imu, queue_size=1)
msg = Imu()
msg.header.frame_id = 'base_imu'
msg.header.stamp = rospy.Time.now()
publisher.publish(msg)
