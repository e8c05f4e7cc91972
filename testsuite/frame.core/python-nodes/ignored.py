# A comment silences.
import rospy
import tf
b = tf.TransformBroadcaster()
# frame: ignored -Wframe-self-transform a test of ours
b.sendTransform((0, 0, 0), (0, 0, 0, 1), rospy.Time.now(),
                'map', 'map')
#> self-transform 6 the transform sent here leads from 'map' to itself
#> region 5-7 frame-self-transform
