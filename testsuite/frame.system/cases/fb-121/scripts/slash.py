#!/usr/bin/env python3
import rospy
from geometry_msgs.msg import PoseStamped

rospy.init_node('waypoints')
publisher = rospy.Publisher('waypoints', PoseStamped, queue_size=1)
msg = PoseStamped()
msg.header.frame_id = '/world'
msg.header.stamp = rospy.Time.now()
msg.pose.orientation.w = 1.0
publisher.publish(msg)
# expect: leading-slash 11 frame '/world' starts with '/'
