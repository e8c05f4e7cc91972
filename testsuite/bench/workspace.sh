#!/bin/bash
# workspace.sh BUILD: what gcc-frame check costs on a whole workspace.
#
# A workspace of 500 packages, 1,000 launch files and 500 executables is made
# up, and checked; what libxml2 alone needs to parse the same XML, read the
# same way, is the measure.  The goals: at most 3 times its instructions, and
# 300 megabytes.

set -u
out=$(realpath "$1")
units=$(realpath "$(dirname "$0")")
work=$out/bench/workspace
export LC_ALL=C
packages=500

mkdir -p "$out/bench"
gcc -O2 -o "$out/bench/peak" "$units/peak.c" || exit 1
gcc -O2 -I/usr/include/libxml2 -o "$out/bench/parse-xml" "$units/parse-xml.c" \
  -lxml2 || exit 1

# Write the workspace: awk, because a shell takes a minute.
if ! [ -e "$work/done" ]; then
  rm -rf "$work"
  mkdir -p "$work"
  (cd "$work" && awk -v n=$packages -f "$units/workspace.awk" | sh) || exit 1
  touch "$work/done"
fi

# Print the instructions of the command $*.
instructions ()
{
  valgrind --tool=cachegrind --cache-sim=no \
    --cachegrind-out-file="$out/bench/cachegrind.$$" "$@" 2>&1 >/dev/null \
    | sed -n 's/.*I *refs: *//p' | tr -d ,
}

# Print the least milliseconds of five runs of $*.
milliseconds ()
{
  local begin end
  for _ in 1 2 3 4 5; do
    begin=$(date +%s%N)
    "$@" > /dev/null 2>&1
    end=$(date +%s%N)
    echo $(((end - begin) / 1000000))
  done | sort -n | head -n 1
}

cd "$work" || exit 1
find . -name '*.launch' -o -name package.xml | sort > ../xml-files
echo "workspace: $packages packages, $(grep -c launch ../xml-files) launch" \
  "files, $packages programs"
"$out/gcc-frame" check . > ../workspace.out
echo "findings: $(grep -c 'warning:' ../workspace.out)"
xml_ms=$(milliseconds "$out/bench/parse-xml" ../xml-files)
check_ms=$(milliseconds "$out/gcc-frame" check .)
kb=$("$out/bench/peak" "$out/gcc-frame" check -q -Wno-frame . | tail -n 1)
if command -v valgrind >/dev/null; then
  xml=$(instructions "$out/bench/parse-xml" ../xml-files)
  check=$(instructions "$out/gcc-frame" check .)
else
  xml=0 check=0
fi
awk -v x="$xml" -v c="$check" -v xm="$xml_ms" -v cm="$check_ms" -v kb="$kb" '
  BEGIN {
    printf "%-14s %14s %10s\n", "", "instructions", "ms"
    printf "%-14s %14d %10d\n", "libxml2 alone", x, xm
    printf "%-14s %14d %10d   peak memory %.0f MB\n", "gcc-frame", c, cm,
      kb / 1024
    printf "%-14s %14.2f %10.2f\n", "ratio", x ? c / x : 0, xm ? cm / xm : 0
  }'
