#!/usr/bin/env python3
import rospy
from sensor_msgs.msg import Imu

rospy.init_node('driver')
publisher = rospy.Publisher('imu', Imu, queue_size=1)
msg = Imu()
msg.header.frame_id = 'imu_mobile_base'
msg.header.stamp = rospy.Time.now()
publisher.publish(msg)
# expect: unknown 10 frame 'imu_mobile_base' is in the header of what is published
