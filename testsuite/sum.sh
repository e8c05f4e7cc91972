#!/bin/bash
# sum.sh RESULTS BROKEN
#
# Sum up the runs in RESULTS/MAJOR/JOB/frame.sum and the number BROKEN of
# compilers for which the build failed.  Prints what failed and, as the last
# line, "N passed, N failed"; the status is 0 only if something passed and
# nothing failed.

set -u
results=$1
broken=$2
export LC_ALL=C

# A runtest that died before its summary counts as one failure.
for dir in "$results"/*/*/; do
  [ -d "$dir" ] || continue
  if ! grep -qs '=== .* Summary' "$dir/frame.sum"; then
    echo "FAIL: runtest in $dir did not finish"
    tail -n 20 "$dir/output"
    broken=$((broken + 1))
  fi
done
cat "$results"/*/*/frame.sum > "$results/frame.sum" 2>/dev/null

# Print how many results of the kinds $1 there are.
count ()
{
  grep -cE "^($1): " "$results/frame.sum"
}

for sum in "$results"/*/*/frame.sum; do
  [ -e "$sum" ] || continue
  job=${sum#"$results"/}
  grep -E '^(FAIL|XPASS|KPASS|ERROR|UNRESOLVED): ' "$sum" \
    | sed "s,^\([A-Z]*\): ,\1: [gcc ${job%%/*}] ,"
done
grep -hE '^UNSUPPORTED: ' "$results/frame.sum" | sort -u | head -n 20

passed=$(count 'PASS|XFAIL|KFAIL')
failed=$(($(count 'FAIL|XPASS|KPASS|ERROR|UNRESOLVED') + broken))
[ "$failed" = 0 ] || echo "see frame.log beside each frame.sum in $results"
if [ "$passed" = 0 ] && [ "$failed" = 0 ]; then
  echo "check: nothing was tested"
  failed=1
fi
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
