#!/bin/sh
# demo.sh BUILD CXX: what `make demo' shows.
#
# The rover with thirteen mistakes is built with the plugin in BUILD: some are
# found while it compiles, some in the finished programs, some in what its
# launch files start together.  The rover put right must build with every
# warning an error.  Before that, two small
# programs.  The status is 0 if each mistake was found, at its line, and
# nothing else.

set -u
build=$1
CXX=${2:-g++}
here=$(cd "$(dirname "$0")" && pwd)
work=$build/demo
jobs=$(nproc 2>/dev/null || echo 2)
mkdir -p "$work"

# Say $*, between blank lines.
say ()
{
  printf '\n== %s\n\n' "$*"
}

# Configure and build the workspace $1 with the options $3 in $work/$2, its
# output to $work/$2.log.
build ()
{
  rm -rf "${work:?}/$2"
  cmake -S "$1" -B "$work/$2" -DCMAKE_CXX_COMPILER="$CXX" \
    -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_FLAGS="$3" > "$work/$2.log" 2>&1 \
    && cmake --build "$work/$2" -j "$jobs" >> "$work/$2.log" 2>&1
}

if ! [ -e /usr/include/tf2_ros/transform_broadcaster.h ]; then
  echo "demo: the ROS 1 headers are missing (libtf2-ros-dev and others)"
  exit 1
fi

say "Hello: one node, one mistake"
"$CXX" -fplugin="$build/frame.so" -c "$here/hello/hello.cc" \
  -o "$work/hello.o" 2>&1 | sed "s,$here/,,"

# Found at the link: the matrices are in one file, the frames in another.
say "Figure 3 of the PhysFrame paper, with -flto"
for slam in slam slam_fixed; do
  "$CXX" -O2 -flto -fplugin="$build/frame.so" "$here/figure3/$slam.cc" \
    "$here/figure3/publish.cc" -o "$work/$slam" -ltf -ltf2_ros -ltf2 -lroscpp \
    -lroscpp_serialization -lrosconsole -lrostime -lboost_thread \
    -lboost_system > "$work/$slam.log" 2>&1
done
sed "s,$here/,,g" "$work/slam.log"
echo "slam_fixed.cc: $(grep -c 'warning:' "$work/slam_fixed.log") warnings"

say "1. The rover, built with -fplugin=frame"
build "$here/ground_robot" ground_robot "-fplugin=$build/frame.so" \
  || { cat "$work/ground_robot.log"; exit 1; }
grep -v -e '^\[' -e '^-- ' "$work/ground_robot.log" | sed "s,$here/,,"

# The sources for the launch files and the robot model, the build for the
# programs.
say "2. The robot as a whole: gcc-frame check --new"
"$build/gcc-frame" check --new -Wframe-tf-remap "$here/ground_robot" \
  "$work/ground_robot" > "$work/check.log" 2>&1
sed "s,$here/,,g" "$work/check.log"

say "3. The transforms it publishes: gcc-frame tree"
"$build/gcc-frame" tree "$work/ground_robot" \
  --launch "$here/ground_robot/src/rover_bringup/launch/rover.launch" \
  "$here/ground_robot" | sed "s,$here/,,g"

say "4. The rover put right, with -Wframe-all -Werror"
fixed=$work/fixed
rm -rf "${fixed:?}"
cp -r "$here/ground_robot" "$fixed"
(cd "$fixed" && patch -s -p1 < fixes.patch) || exit 1
build "$fixed" ground_robot_fixed \
  "-specs=$build/frame.specs -Wframe-all -Werror" \
  && "$build/gcc-frame" check -Wframe-all -Werror "$fixed" \
       "$work/ground_robot_fixed" >> "$work/ground_robot_fixed.log" 2>&1
clean=$?
[ $clean = 0 ] || cat "$work/ground_robot_fixed.log"
[ $clean != 0 ] || echo "silent"

# The table of the mistakes is that of ground_robot/README.md:
# "| 1 | `-Wframe-x` | FILE:LINE | ...".
say "5. The thirteen mistakes"
cat "$work/ground_robot.log" "$work/check.log" > "$work/all.log"
sed -n 's/^| [0-9]* | `\(-W[a-z-]*\)` | \([^ ]*\) .*/\1 \2/p' \
    "$here/ground_robot/README.md" > "$work/mistakes"
found=0
while read -r flag place; do
  if grep -qF "$place:" "$work/all.log" \
      && grep -F "$place:" "$work/all.log" | grep -qF "[$flag]"; then
    found=$((found + 1))
    echo "found   $flag  $place"
  else
    echo "missed  $flag  $place"
  fi
done < "$work/mistakes"
all=$(wc -l < "$work/mistakes")
warnings=$(grep -cE '(warning|error): .*\[-W' "$work/all.log")

figure=$(cat "$work/slam.log" "$work/slam_fixed.log" | grep -c 'warning:')
say "$found of $all found, $((warnings - found)) invented"
[ "$found" = "$all" ] && [ "$warnings" = "$found" ] && [ $clean = 0 ] \
  && [ "$figure" = 1 ]
