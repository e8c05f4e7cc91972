#!/usr/bin/env python
# tf and tf2 of ROS 1.
import rospy
import tf
import tf2_ros
from geometry_msgs.msg import TransformStamped

BASE = 'base_link'
PREFIX = 'r1'


def handle(msg, child):
    br = tf.TransformBroadcaster()
    br.sendTransform((msg.x, msg.y, 0),
                     tf.transformations.quaternion_from_euler(0, 0, msg.theta),
                     rospy.Time.now(), child, 'map')
    br.sendTransform(translation=(0.1, 0, 0), rotation=(0, 0, 0, 1),
                     time=rospy.Time.now(), child='mast', parent=BASE)
    br.sendTransform((0, 0, 0), (0, 0, 0, 1), rospy.Time.now(),
                     PREFIX + '/laser', '%s/base' % PREFIX)


def static():
    t = TransformStamped()
    t.header.stamp = rospy.Time.now()
    t.header.frame_id = BASE
    t.child_frame_id = 'laser'
    t.transform.rotation.w = 1
    b = tf2_ros.StaticTransformBroadcaster()
    b.sendTransform(t)


if __name__ == '__main__':
    rospy.init_node('n')
    odom = rospy.get_param('~odom_frame', 'odom')
    b = tf.TransformBroadcaster()
    b.sendTransform((0, 0, 0), (0, 0, 0, 1), rospy.Time.now(), BASE, odom)
    listener = tf.TransformListener()
    try:
        (trans, rot) = listener.lookupTransform('map', 'map', rospy.Time(0))
    except (tf.LookupException, tf.ConnectivityException):
        pass
    buf = tf2_ros.Buffer()
    buf.lookup_transform('/map', 'odom', rospy.Time())
#> base_link -> mast dynamic line 17
#> r1/base -> r1/laser dynamic line 19
#> base_link -> laser static line 30
#> odom -> base_link dynamic default line 37
#> self-transform 40 the transform looked up here leads from 'map' to itself
#> leading-slash 44 target frame '/map' starts with '/': tf2 throws InvalidArgumentException
