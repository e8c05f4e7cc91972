#!/usr/bin/env python3
import rospy
from sensor_msgs.msg import Imu

rospy.init_node('imu')
publisher = rospy.Publisher('imu', Imu, queue_size=1)
msg = Imu()
msg.header.frame_id = rospy.get_param('~frame_id', 'imu_base')
msg.header.stamp = rospy.Time.now()
publisher.publish(msg)
# expect: unknown 10 frame 'imu_base' is in the header of what is published
