#!/usr/bin/env python3
import rospy
from nav_msgs.msg import Odometry

rospy.init_node('bridge')
publisher = rospy.Publisher('odometry', Odometry, queue_size=1)
msg = Odometry()
msg.header.frame_id = '/map'
msg.header.stamp = rospy.Time.now()
msg.child_frame_id = 'base_link'
publisher.publish(msg)
# expect: leading-slash 11 frame '/map' starts with '/'
