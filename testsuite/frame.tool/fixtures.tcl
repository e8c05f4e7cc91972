# What the tests of gcc-frame are run on: facts written by hand, put into
# objects by the assembler, so that they do not depend on the plugin.

# The facts of src/NAME.cc, in which NAME() sends PARENT -> CHILD at line 5.
# FLAGS are more lines for the head of the unit.
proc tool_facts { name parent child { flags "" } } {
    set length [string length $name]
    return "frame-facts 1.1
unit \"src/$name.cc\" \"g++ 12\"
file 1 \"src/$name.cc\"
type \"geometry_msgs::TransformStamped\" stamped_transform F tf2
${flags}function _Z$length${name}v \"${name}()\" extern entry 1:2:6
block
 %ts = init:geometry_msgs::TransformStamped ;4:34
 %ts.header.frame_id = set \"$parent\" ;4:24
 %ts.child_frame_id = set \"$child\" ;4:23
 %ts.transform.rotation = identity ;4:23
 send:dynamic@tf2 &!%ts ;5:27-39
end
end unit
"
}

# The source that goes with it.
proc tool_source { name } {
    return "// gr\u00fc\u00dfe
void $name ()
\{
  ts = make ();
\t/* gr\u00fc\u00dfe */ br /* x */.sendTransform (ts);
\}
"
}

# A fresh directory for the test NAME.
proc tool_dir { name } {
    global frame_tmpdir
    set dir [file join $frame_tmpdir tool-$name]
    file delete -force $dir
    file mkdir [file join $dir src]
    return $dir
}

# Put facts and source of NAME into DIR.
proc tool_write { dir name parent child { flags "" } } {
    frame_write $dir/$name.facts [tool_facts $name $parent $child $flags]
    frame_write $dir/src/$name.cc [tool_source $name]
}

# Run the list COMMAND in DIR, which has to work.
proc tool_run { dir args } {
    lassign [frame_exec $args "" $dir] status text
    if { $status != 0 } { error "[join $args]: $text" }
}

# Make DIR/NAME.o hold the facts file NAME.facts.
proc tool_object { dir name } {
    frame_write $dir/$name.s \
	".section .gnu.frame_facts,\"\",@progbits
.balign 16
.incbin \"$name.facts\"
.section .note.GNU-stack,\"\",@progbits
"
    tool_run $dir [frame_cc] -c $name.s -o $name.o
}

# Make DIR/main.o, without facts.
proc tool_main { dir } {
    frame_write $dir/main.c "int main (void) { return 0; }\n"
    tool_run $dir [frame_cc] -c main.c -o main.o
}
