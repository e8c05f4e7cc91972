#!/bin/bash
# Build gcc-frame for each compiler and run the tests of each: what
# `make check' does after `deps'.  Each .exp file is one runtest process, a
# few of them at a time; the last line is the sum.
#
#   COMPILERS  these only, instead of g++ and the g++-N of MAJORS
#   RUNTESTFLAGS  passed to one runtest a compiler, e.g. core.exp=arena*;
#     quotes keep patterns together: core.exp="arena* text*"

set -u
top=$(pwd)
tests=$top/testsuite
build=${BUILD:-build}
jobs=${JOBS:-2}
make=${MAKE:-make}
results=$build/check
export LC_ALL=C

# Print the major version of the compiler $1.
major ()
{
  "$1" -dumpversion 2>/dev/null | cut -d. -f1
}

# True if the compiler $1 is there with its plugin headers.
usable ()
{
  command -v "$1" >/dev/null \
    && [ -e "$("$1" -print-file-name=plugin)/include/gcc-plugin.h" ]
}

# Print the compilers to test, the default one first.
compilers ()
{
  local seen m
  seen=" $(major g++) "
  echo g++
  for m in ${MAJORS:-}; do
    [[ $seen == *" $m "* ]] || ! usable "g++-$m" || echo "g++-$m"
  done
}

# Print the directory that the Makefile builds for the compiler $1 in.
output ()
{
  local m
  m=$(major "$1")
  if [ "$m" = "$(major g++)" ]; then
    echo "$build"
  else
    echo "$build/gcc-$m"
  fi
}

# The longest first, so that the last job is a short one.
programs ()
{
  local first=' demo lto cases tf1 tf2 matrix types identical ros2 conv msgs attr '
  local path name
  for name in $first; do
    path=$tests/frame.$name/$name.exp
    [ ! -e "$path" ] || echo "$path"
  done
  for path in "$tests"/frame.*/*.exp; do
    name=$(basename "$path" .exp)
    [[ $first == *" $name "* ]] || echo "$path"
  done
}

# Run runtest with the arguments $3... for the compiler $1 in a directory of
# its own below $results, called $2.
run ()
{
  local cxx=$1 dir=$results/$(major "$1")/$2 out
  out=$(cd "$(output "$cxx")" && pwd)
  shift 2
  rm -rf "$dir"
  mkdir -p "$dir"
  cat > "$dir/site.exp" <<END
set tool frame
set srcdir $tests
set objdir .
set CXX $cxx
set GCC_MAJOR $(major "$cxx")
set BUILD $out
set PLUGIN $out/frame.so
set SPECS $out/frame.specs
set GCC_FRAME $out/gcc-frame
set PRIMARY $([ "$cxx" = "$primary" ] && echo 1 || echo 0)
END
  (cd "$dir" && runtest --tool frame --srcdir "$tests" --objdir . "$@") \
    > "$dir/output" 2>&1
  echo $? > "$dir/status"
}

# The first compiler gets more combinations of options than the others.
primary=${PRIMARY:-g++}

# Called again, by xargs, for one job.
if [ "${1:-}" = --run ]; then
  shift
  run "$@"
  exit 0
fi

repeated=$(ls "$tests"/frame.*/*.exp | sed 's,.*/,,' | sort | uniq -d)
if [ -n "$repeated" ]; then
  echo "check: two test programs have one name:" $repeated
  exit 1
fi

rm -rf "$results"
mkdir -p "$results"
broken=0
ready=
for cxx in ${COMPILERS:-$(compilers)}; do
  if $make --no-print-directory CXX="$cxx" all > "$results/build" 2>&1; then
    ready="$ready $cxx"
  else
    cat "$results/build"
    echo "FAIL: build for $cxx"
    broken=$((broken + 1))
  fi
  grep -E '(warning|error):' "$results/build"
done

read -r primary _ <<< "$ready"
export PRIMARY=$primary

if [ -n "${RUNTESTFLAGS:-}" ]; then
  # xargs splits it as a shell would, quotes and all.
  mapfile -t flags < <(xargs -n 1 printf '%s\n' <<< "$RUNTESTFLAGS")
  # Of two patterns for one program runtest would take the second only.
  twice=$(printf '%s\n' "${flags[@]}" | sed -n 's/\.exp=.*/.exp/p' | sort \
	  | uniq -d)
  if [ -n "$twice" ]; then
    echo "check: write two patterns as" "${twice%%$'\n'*}=\"A B\""
    exit 1
  fi
  for cxx in $ready; do
    run "$cxx" selected "${flags[@]}"
  done
else
  for program in $(programs); do
    name=$(basename "$program")
    for cxx in $ready; do
      printf '%s\n' "$cxx ${name%.exp} $name"
    done
  done | xargs -r -P "$jobs" -L 1 bash "$0" --run
fi

echo "compilers:$ready; logs in $results"
exec bash "$tests/sum.sh" "$results" "$broken"
