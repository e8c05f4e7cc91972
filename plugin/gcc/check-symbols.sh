#!/bin/sh
# check-symbols.sh PLUGIN LTO1
#
# A plugin is loaded with RTLD_NOW, so one function that only cc1plus has
# makes every LTO link fail.  Each undefined symbol of PLUGIN must be weak,
# or be defined by LTO1, by a library of LTO1's, or by one of PLUGIN's own.

set -e
plugin=$1
lto1=$2

case $lto1 in
  /*) ;;
  *) echo "check-symbols: this compiler has no lto1; symbols not checked"
     exit 0 ;;
esac

# The shared libraries of the file $1, one a line.
libraries ()
{
  ldd "$1" 2>/dev/null | awk '{ for (i = 1; i <= NF; i++)
				  if ($i ~ /^\//) { print $i; break } }'
}

# nm writes memcpy@GLIBC_2.14 here and memcpy@@GLIBC_2.14 there.
defined=$(
  { echo "$lto1"; libraries "$lto1"; libraries "$plugin"; } | sort -u \
    | while read -r file; do nm -D --defined-only "$file" 2>/dev/null; done \
    | awk '{ sub (/@.*/, "", $NF); print $NF }')

nm -D --undefined-only "$plugin" | awk '$1 == "U" { sub (/@.*/, "", $2)
						    print $2 }' \
  | { printf '%s\n' "$defined"; echo; cat; } \
  | awk -v plugin="$plugin" '
      $0 == "" { rest = 1; next }
      !rest { have[$0] = 1; next }
      !($0 in have) {
	printf "%s: error: undefined symbol %s is not in lto1;", plugin, $0
	print " declare it weak and test its address"
	bad = 1
      }
      END { exit bad }' >&2
