# Print a shell script that writes a workspace of n packages: each with two
# launch files, like those of a usual robot, and one program.

function put(file, text) { printf "cat > %s <<'END'\n%sEND\n", file, text }

function params(i,    k, text) {
  text = ""
  for (k = 0; k < 8; k++)
    text = text "    <param name=\"gain_" k "\" value=\"" (i * 7 + k) / 10 "\"/>\n"
  return text
}

function launch(i, which,    s) {
  s = "<launch>\n" \
    "  <!-- The robot number " i ", its sensors and where it is. -->\n" \
    "  <arg name=\"sim\" default=\"false\"/>\n" \
    "  <arg name=\"camera\" default=\"true\"/>\n" \
    "  <arg name=\"robot\" default=\"robot" i "\"/>\n" \
    "  <arg name=\"map_file\" default=\"$(find pkg" i ")/maps/floor.yaml\"/>\n" \
    "  <node pkg=\"map_server\" type=\"map_server\" name=\"map_server\" args=\"$(arg map_file)\"/>\n" \
    "  <node pkg=\"pkg" i "\" type=\"driver" i "\" name=\"driver\" output=\"screen\" unless=\"$(arg sim)\">\n" \
    "    <param name=\"odom_frame\" value=\"odom\"/>\n" \
    "    <param name=\"base_frame\" value=\"base_link\"/>\n" \
    "    <param name=\"port\" value=\"/dev/ttyUSB" i % 4 "\"/>\n" params(i) \
    "    <remap from=\"scan\" to=\"laser/scan\"/>\n" \
    "  </node>\n" \
    "  <node pkg=\"amcl\" type=\"amcl\" name=\"amcl\" output=\"screen\">\n" \
    "    <param name=\"base_frame_id\" value=\"base_link\"/>\n" params(i + 1) \
    "  </node>\n" \
    "  <node pkg=\"tf2_ros\" type=\"static_transform_publisher\" name=\"laser_mount\" args=\"0.1 0 0.2 0 0 0 base_link laser" which "\"/>\n" \
    "  <group if=\"$(arg camera)\">\n" \
    "    <node pkg=\"tf2_ros\" type=\"static_transform_publisher\" name=\"camera_mount\" args=\"0.2 0 0.4 0 0 0 base_link camera_link\"/>\n" \
    "    <node pkg=\"tf2_ros\" type=\"static_transform_publisher\" name=\"camera_optical\" args=\"0 0 0 -1.5708 0 -1.5708 camera_link camera_optical_frame\"/>\n" \
    "    <node pkg=\"usb_cam\" type=\"usb_cam_node\" name=\"camera\">\n" params(i + 2) "    </node>\n" \
    "  </group>\n"
  if (which == 1)
    s = s "  <include file=\"$(find pkg" (i + 1) % n ")/launch/bringup2.launch\">\n    <arg name=\"sim\" value=\"true\"/>\n  </include>\n"
  return s "</launch>\n"
}

function program(i) {
  return "frame-facts 1.1\n" \
    "unit \"src/driver" i ".cc\" \"g++ 12\"\n" \
    "file 1 \"src/driver" i ".cc\"\n" \
    "type \"geometry_msgs::TransformStamped\" stamped_transform F tf2\n" \
    "class \"Driver" i "\" closed\n" \
    "function _ZN6DriverC1Ev \"Driver" i "::Driver()\" extern 1:10:1\n" \
    "param \"this\" \"Driver" i "\" this ref\n" \
    "block\n" \
    " $this.Driver" i "::odom_ = param \"~odom_frame\" \"odom\" ;11:3\n" \
    " $this.Driver" i "::base_ = param \"~base_frame\" \"base_link\" ;12:3\n" \
    "end\n" \
    "function _ZN6Driver4sendEv \"Driver" i "::send()\" extern 1:20:1\n" \
    "param \"this\" \"Driver" i "\" this ref\n" \
    "block\n" \
    " %t = init:geometry_msgs::TransformStamped ;21:3\n" \
    " %t.header.frame_id = set $this.Driver" i "::odom_ ;22:3\n" \
    " %t.child_frame_id = set $this.Driver" i "::base_ ;23:3\n" \
    " %t.transform.rotation = rpy@tf2 0 0 ? ;24:3\n" \
    " send:dynamic@tf2 &!%t ;25:3\n" \
    "end\n" \
    "function main \"main\" extern entry 1:30:1\n" \
    "block\n" \
    " call:_ZN6DriverC1Ev &%d ;31:3\n" \
    " call:_ZN6Driver4sendEv &%d ;32:3\n" \
    " %l = lookup@tf2 \"map\" \"base_link\" 0 ;33:3\n" \
    "end\nend unit\n"
}

BEGIN {
  for (i = 0; i < n; i++) {
    printf "mkdir -p src/pkg%d/launch install/lib/pkg%d\n", i, i
    put("src/pkg" i "/package.xml",
	"<?xml version=\"1.0\"?>\n<package format=\"2\">\n" \
	"  <name>pkg" i "</name>\n  <version>1.0.0</version>\n" \
	"  <description>Robot number " i ".</description>\n" \
	"  <maintainer email=\"nobody@example.org\">Nobody</maintainer>\n" \
	"  <license>BSD</license>\n" \
	"  <buildtool_depend>catkin</buildtool_depend>\n" \
	"  <depend>roscpp</depend>\n  <depend>tf2_ros</depend>\n</package>\n")
    put("src/pkg" i "/launch/bringup1.launch", launch(i, 1))
    put("src/pkg" i "/launch/bringup2.launch", launch(i, 2))
    put("install/lib/pkg" i "/driver" i, program(i))
    printf "chmod +x install/lib/pkg%d/driver%d\n", i, i
  }
}
