# Makes frame.specs from rules/warnings.def:
#
#   awk -f frame-specs.awk -v version=0.1.0 -v plugin=frame warnings.def
#
# The driver does not know -Wframe-x.  The specs turn each of our flags into
# an argument of the plugin and drop the original.  All names are spelt out,
# so that GCC's own -Wframe-address and -Wframe-larger-than= pass, and a flag
# that does not exist gets GCC's own error.
#
# The order in which flags of different form were given is lost; the plugin
# merges them so that it does not matter.  Of -Wframe-x and -Wno-frame-x the
# driver itself keeps the later one.
#
# A link with LTO runs the driver again, inside, with these specs and with
# the options that the outer one has made; then there is nothing to do, and
# -fno-frame, which the inner one does not see, must hold.

# Emit the spec for the flag NAME.
function flag(name,    arg) {
  arg = "-fplugin-arg-frame-"
  map = map " %{Werror=" name ":" arg "Werror=" name "}"
  map = map " %{Wno-error=" name ":" arg "Wno-error=" name "}"
  map = map " %{W" name ":" arg "W" name "}"
  map = map " %{Wno-" name ":" arg "Wno-" name "}"
  drop = drop " %<Werror=" name " %<Wno-error=" name
  drop = drop " %<W" name " %<Wno-" name
}

# The same for NAME=N.  An argument of a plugin holds one "=" only.
function valued(name,    arg) {
  arg = "-fplugin-arg-frame-"
  map = map " %{Werror=" name "=*:" arg "Werror=" name
  map = map " " arg "W" name "=%*}"
  map = map " %{W" name "=*:" arg "W" name "=%*}"
  drop = drop " %<Werror=" name "=* %<W" name "=*"
}

BEGIN {
  if (plugin == "")
    plugin = "frame"
  flag("frame")
  flag("frame-all")
  flag("frame-conventions")
}

/^FRAME_WARNING/ {
  split($0, part, "\"")
  flag("frame-" part[2])
  valued("frame-" part[2])
}

END {
  if (NR == 0)
    exit 1
  print "# gcc-frame " version ": real -Wframe flags.  Use with"
  print "# -specs=frame.specs for compiling and linking; -fno-frame switches"
  print "# the plugin off.  Made from warnings.def; one line on purpose."
  print ""
  print "*self_spec:"
  # An argument must come after the plugin, and the user's may come before.
  map = " %{fplugin-arg-frame-*:-fplugin-arg-frame-%*}" map
  drop = drop " %<fplugin-arg-frame-*"
  print "+ %{!fresolution=*:%{!fltrans*:%{!fwpa*:" \
	"%{!fno-frame:-fplugin=" plugin map "}" drop " %<fno-frame}}}"
  print ""
}
