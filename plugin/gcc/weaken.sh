#!/bin/sh
# weaken.sh OUTPUT LTO1 OBJECT...
#
# Joins the OBJECTs to OUTPUT, in which every reference to a symbol of the
# compiler is weak.  A plugin is loaded with all symbols bound; so a compiler
# that lacks one, because it is of another version, would say just that, and
# now comes as far as plugin_init, which says what is wrong.  What LTO1 does
# not have stays strong, and check-symbols.sh finds it.

set -e
output=$1
lto1=$2
shift 2

ld -r -o "$output" "$@"
case $lto1 in
  /*) ;;
  *) exit 0 ;;
esac

list=$output.weak
{ nm -D --defined-only "$lto1" | awk '{ sub (/@.*/, "", $NF); print $NF }'
  echo
  nm -u "$output" | awk '$1 == "U" { print $2 }'
} | awk '$0 == "" { rest = 1; next }
	 !rest { have[$0] = 1; next }
	 $0 in have' > "$list"
objcopy --weaken-symbols="$list" "$output"
rm -f "$list"
