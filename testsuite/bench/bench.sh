#!/bin/bash
# bench.sh BUILD: what the plugin in BUILD costs.
#
# Three units are compiled with and without it: one without frames, a usual
# one, and one made of frames.  Instructions of cc1plus are counted by
# valgrind, at -O0, where the compiler itself does least; peak memory is the
# least of three runs at -O2; the facts are compared with the object at
# -O2 -g, as colcon's RelWithDebInfo makes it, and -O2.  The goals:
# instructions and memory 1.01, for a unit without frames 1.000; facts 1 %.

set -u
out=$1
CXX=${CXX:-g++}
units=$(dirname "$0")
work=$out/bench
export LC_ALL=C
mkdir -p "$work"

if ! command -v valgrind >/dev/null; then
  echo "bench: valgrind is not installed; \`make deps' installs it"
  exit 1
fi
gcc -O1 -o "$work/peak" "$units/peak.c" || exit 1

# Print cc1plus's command line for the unit $1 with the options $2...
# Output goes to the file $work/$1.s or, with the plugin, $work/$1.frame.s.
cc1plus ()
{
  local unit=$1 output=$work/$1.s
  shift
  [[ $* != *-fplugin* ]] || output=$work/$unit.frame.s
  "$CXX" -### -S "$@" -o "$output" "$units/$unit.cc" 2>&1 \
    | grep '/cc1plus ' | head -n 1
}

# Print the instructions that cc1plus takes for the unit $1 with $2...
instructions ()
{
  local command
  command=$(cc1plus "$@")
  eval "valgrind --tool=cachegrind --cache-sim=no \
    --cachegrind-out-file=$work/cachegrind.\$\$ $command" 2>&1 \
    | sed -n 's/.*I *refs: *//p' | tr -d ,
}

# Print the peak memory in kilobytes likewise.
memory ()
{
  local command
  command=$(cc1plus "$@")
  for _ in 1 2 3; do eval "'$work/peak' $command" 2>/dev/null; done \
    | sort -n | head -n 1
}

# Print the size of the facts and that of the object, for the unit $1
# compiled with $2...
sizes ()
{
  local unit=$1
  shift
  "$CXX" -fplugin="$out/frame.so" "$@" -w -c -o "$work/$unit.o" \
    "$units/$unit.cc"
  size -A "$work/$unit.o" \
    | awk -v object="$(stat -c %s "$work/$unit.o")" '
	$1 == ".gnu.frame_facts" { facts = $2 }
	END { print facts + 0, object }'
}

# Print $2 / $1 with three digits.
ratio ()
{
  awk -v a="$1" -v b="$2" 'BEGIN { if (a > 0) printf "%.4f", b / a
				   else printf "?" }'
}

echo "plugin for $("$CXX" -dumpfullversion); with / without"
printf '%-10s %14s %12s %8s %9s %11s %11s\n' unit instructions ratio \
  memory ratio "facts -O2 -g" "facts -O2"
for unit in no_tf odometry frames; do
  # The two side by side, for two processors.
  instructions "$unit" -O0 > "$work/plain" &
  instructions "$unit" -O0 -fplugin="$out/frame.so" > "$work/frame"
  wait
  plain=$(cat "$work/plain")
  frame=$(cat "$work/frame")
  plain_kb=$(memory "$unit" -O2)
  frame_kb=$(memory "$unit" -O2 -fplugin="$out/frame.so")
  read -r facts object < <(sizes "$unit" -O2 -g)
  read -r facts_2 object_2 < <(sizes "$unit" -O2)
  printf '%-10s %14s %12s %7sK %9s %7s %3s%% %6s %3s%%\n' "$unit" "$plain" \
    "$(ratio "$plain" "$frame")" "$plain_kb" \
    "$(ratio "$plain_kb" "$frame_kb")" \
    "$facts" "$(awk "BEGIN { printf \"%.1f\", 100 * $facts / $object }")" \
    "$facts_2" "$(awk "BEGIN { printf \"%.1f\", 100 * $facts_2 / $object_2 }")"
done
