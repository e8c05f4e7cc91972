# Build, test and install gcc-frame.  GNU make, no configure step.
#
#   make                 the plugin, its specs file and the tool, in build/
#   make CXX=g++-11      the same for that compiler, in build/gcc-11/
#   make help            every target
#
# A plugin belongs to one major version of GCC.  So everything that is built
# goes to a directory of that version; nothing is shared between two.

VERSION = 0.1.0

BUILD  = build
PREFIX = /usr/local
DESTDIR =

# -- the compiler ---------------------------------------------------------

# The compilers that `make check' tries besides the default one, if they are
# installed with their plugin headers.
CHECK_MAJORS = 11 12

ifeq ($(origin CC),default)
CC := $(subst g++,gcc,$(CXX))
endif

major = $(firstword $(subst ., ,$(shell $(1) -dumpversion 2>/dev/null)))
DEFAULT_MAJOR := $(call major,g++)
GCC_MAJOR     := $(call major,$(CXX))

# The default compiler builds in $(BUILD) itself.
ifeq ($(GCC_MAJOR),$(DEFAULT_MAJOR))
O := $(BUILD)
else
O := $(BUILD)/gcc-$(GCC_MAJOR)
endif

PLUGINDIR := $(shell $(CXX) -print-file-name=plugin 2>/dev/null)
# -specs=frame.specs is looked for beside cc1plus.
SPECSDIR  := $(patsubst %/,%,$(dir $(PLUGINDIR)))
DATADIR    = $(PREFIX)/share/gcc-frame
MANDIR     = $(PREFIX)/share/man

# -- flags ----------------------------------------------------------------

WARNINGS = -Wall -Wextra -Werror=format
CFLAGS   = -O2 -g
CXXFLAGS = $(CFLAGS)
# Where the pages of the warnings are; diagnostics link to them.
DOCS_URL = file://$(DATADIR)/warnings

DEFINES  = -DFRAME_VERSION='"$(VERSION)"' \
	   -DFRAME_DATADIR='"$(DATADIR)"' \
	   -DFRAME_DOCS_URL='"$(DOCS_URL)"'
INCLUDES = -Iplugin/core -Iplugin/system -Irules -Iros-models
DEPFLAGS = -MMD -MP

ALL_CFLAGS   = -std=gnu11 $(WARNINGS) -Wstrict-prototypes \
	       -Wmissing-prototypes -Werror=implicit-function-declaration \
	       -fPIC -fvisibility=hidden \
	       $(INCLUDES) $(DEFINES) $(DEPFLAGS) $(CFLAGS)
# GCC's headers are C++ of another style: -isystem keeps their warnings out.
# $(O)/stubs comes last; it stands in for headers that Debian forgot.
ALL_CXXFLAGS = -std=gnu++17 $(WARNINGS) -Wno-literal-suffix -fno-rtti \
	       -fno-exceptions -fPIC \
	       -fvisibility=hidden \
	       $(INCLUDES) -Iplugin/gcc $(DEFINES) -DGCC_FRAME_MAJOR=$(GCC_MAJOR) \
	       -isystem $(PLUGINDIR)/include -idirafter $(O)/stubs \
	       $(DEPFLAGS) $(CXXFLAGS)
PLUGIN_LIBS  = -lyaml
TOOL_LIBS    = -lelf -lxml2 -lyaml -lcjson -lm
XML_CFLAGS   = -I/usr/include/libxml2

# -- sources --------------------------------------------------------------

CORE_SRCS   := $(wildcard plugin/core/*.c)
SYSTEM_SRCS := $(wildcard plugin/system/*.c)
TOOL_SRCS   := $(wildcard plugin/tool/*.c)
PLUGIN_SRCS := $(wildcard plugin/gcc/*.cc)
MODELS      := $(wildcard ros-models/*.yaml)
RULES       := $(filter-out %.def rules/mined,$(wildcard rules/*))
MINED       := $(wildcard rules/mined/*.yaml)
PAGES       := $(wildcard docs/warnings/*.md)
MAN         := $(wildcard docs/man/*.[1-8])
# Macros for users of the attributes and pragmas.
HEADER      := plugin/gcc-frame.h

objects = $(patsubst %,$(O)/obj/%.o,$(basename $(1)))
CORE_OBJS   := $(call objects,$(CORE_SRCS))
SYSTEM_OBJS := $(call objects,$(SYSTEM_SRCS))
TOOL_OBJS   := $(call objects,$(TOOL_SRCS))
PLUGIN_OBJS := $(call objects,$(PLUGIN_SRCS))
OBJS := $(CORE_OBJS) $(SYSTEM_OBJS) $(TOOL_OBJS) $(PLUGIN_OBJS)

LIBS    := $(O)/libframe-core.a $(O)/libframe-system.a
PLUGIN  := $(O)/frame.so
SPECS   := $(O)/frame.specs
TOOL    := $(O)/gcc-frame
DATA    := $(O)/ros-models $(O)/rules

# -- building -------------------------------------------------------------

# make V=1 shows whole commands.
Q    = $(if $(V),,@)
SAY  = $(if $(V),@:,@printf '  %-7s %s\n')

.DEFAULT_GOAL := all
.DELETE_ON_ERROR:
.SUFFIXES:

.PHONY: all
all: lib plugin specs tool	## build everything (the default)

.PHONY: lib plugin specs tool
lib: $(LIBS)			## only the libraries of the core
plugin: $(PLUGIN) $(DATA) check-symbols	## only frame.so
specs: $(SPECS)			## only frame.specs
tool: $(TOOL) $(DATA)		## only the gcc-frame command

# Rewritten only when the compiler or its flags change, so that objects of
# another compiler are never linked.
STAMP := $(O)/compiler
CONFIG = $(shell $(CC) -dumpfullversion 2>/dev/null) \
	 $(shell $(CXX) -dumpfullversion 2>/dev/null) \
	 $(ALL_CFLAGS) $(ALL_CXXFLAGS)
.PHONY: force
force:
$(STAMP): force
	@mkdir -p $(@D)
	@printf '%s\n' '$(subst ','\'',$(CONFIG))' | cmp -s - $@ \
	  || printf '%s\n' '$(subst ','\'',$(CONFIG))' > $@

# Debian 9 to 11 install lto-streamer.h without the gcov-iov.h that it
# includes, Debian 11 tm.h without i386-cpuinfo.h.
STUBS := $(O)/stubs/gcov-iov.h $(O)/stubs/common/config/i386/i386-cpuinfo.h
$(STUBS): | $(STAMP)
	@mkdir -p $(@D)
	@echo '/* Not installed with this compiler; nothing uses it.  */' > $@
	$(if $(filter %/i386-cpuinfo.h,$@),@echo 'enum feature_priority { P_NONE };' >> $@)

$(O)/obj/plugin/gcc/%.o: plugin/gcc/%.cc $(STAMP) | $(STUBS)
	@mkdir -p $(@D)
	$(SAY) CXX $<
	$(Q)$(CXX) $(ALL_CXXFLAGS) -c -o $@ $<
$(O)/obj/plugin/core/%.o: plugin/core/%.c $(STAMP)
	@mkdir -p $(@D)
	$(SAY) CC $<
	$(Q)$(CC) $(ALL_CFLAGS) -c -o $@ $<
$(O)/obj/%.o: %.c $(STAMP)
	@mkdir -p $(@D)
	$(SAY) CC $<
	$(Q)$(CC) $(ALL_CFLAGS) $(XML_CFLAGS) -c -o $@ $<

# An archive is made anew: a removed source must not linger in it.
$(O)/libframe-core.a: $(CORE_OBJS)
$(O)/libframe-system.a: $(SYSTEM_OBJS)
$(LIBS): $(STAMP)
	@rm -f $@
	$(SAY) AR $@
	$(Q)$(AR) rcs $@ $(filter %.o,$^)

# With weak references to the compiler the plugin loads in one that it was
# not built for, and can say so.
PLUGIN_OBJ := $(O)/obj/plugin/gcc.o
$(PLUGIN_OBJ): $(PLUGIN_OBJS) plugin/gcc/weaken.sh
	$(Q)sh plugin/gcc/weaken.sh $@ "$$($(CXX) -print-prog-name=lto1)" \
	  $(PLUGIN_OBJS)

# cc1plus looks up two names in a plugin; everything else stays inside.
$(PLUGIN): $(PLUGIN_OBJ) $(O)/libframe-core.a plugin/gcc/frame.map
	$(SAY) LINK $@
	$(Q)$(CXX) -shared -o $@ $(PLUGIN_OBJ) $(O)/libframe-core.a \
	  -Wl,--version-script=plugin/gcc/frame.map $(LDFLAGS) $(PLUGIN_LIBS) -lm

$(TOOL): $(TOOL_OBJS) $(O)/libframe-system.a $(O)/libframe-core.a
	$(SAY) LINK $@
	$(Q)$(CC) -o $@ $(TOOL_OBJS) $(O)/libframe-system.a \
	  $(O)/libframe-core.a $(LDFLAGS) $(TOOL_LIBS)

# In the build directory the specs name the plugin by its path; installed,
# by its short name.
MAKE_SPECS = awk -f plugin/gcc/frame-specs.awk -v version=$(VERSION)
$(SPECS): plugin/gcc/frame-specs.awk rules/warnings.def Makefile $(STAMP)
	$(SAY) GEN $@
	$(Q)$(MAKE_SPECS) -v plugin=$(abspath $(PLUGIN)) rules/warnings.def > $@

# The plugin and the tool look for their data beside themselves.
$(DATA): | $(STAMP)
	@ln -sfn $(CURDIR)/$(@F) $@

.PHONY: check-symbols
check-symbols: $(O)/symbols-checked	## frame.so must load in lto1 too
$(O)/symbols-checked: $(PLUGIN) plugin/gcc/check-symbols.sh
	$(SAY) CHECK $(PLUGIN)
	$(Q)sh plugin/gcc/check-symbols.sh $(PLUGIN) \
	  "$$($(CXX) -print-prog-name=lto1)"
	@touch $@

-include $(OBJS:.o=.d)

# -- what is needed -------------------------------------------------------

.PHONY: deps
deps:				## install what is missing (DEPS=no skips)
	@DEPS='$(DEPS)' CXX='$(CXX)' MAJORS='$(CHECK_MAJORS)' sh .ci/deps

# -- trying it ------------------------------------------------------------

# deps may install the compiler, so the rest runs in a make that sees it.
.PHONY: demo demo-run
demo: deps			## find the mistakes of the example robot
	@+$(MAKE) --no-print-directory demo-run

demo-run: all			## the same without deps
	@sh docs/examples/demo.sh $(abspath $(O)) '$(CXX)'

# RUNTESTFLAGS="lto.exp=cycle*" runs these tests only.
JOBS = $(shell nproc 2>/dev/null || echo 2)
.PHONY: check check-run
check: deps			## build for each compiler, run all tests
	@+$(MAKE) --no-print-directory check-run
check-run:			## the same without deps
	@+$(if $(filter command line,$(origin CXX)),COMPILERS='$(CXX)') \
	  MAJORS='$(CHECK_MAJORS)' BUILD='$(BUILD)' JOBS='$(JOBS)' \
	  RUNTESTFLAGS='$(RUNTESTFLAGS)' MAKE='$(MAKE)' \
	  bash testsuite/check.sh

# Needs clang.  What it finds new stays in the build directory.
FUZZ_SECONDS = 600
.PHONY: fuzz
fuzz: $(STAMP)			## fuzz the readers of launch files
	@mkdir -p $(O)/fuzz-corpus
	clang -g -O1 -fsanitize=fuzzer,address,undefined -w -std=gnu11 \
	  $(INCLUDES) $(XML_CFLAGS) $(DEFINES) -o $(O)/fuzz-launch \
	  testsuite/fuzz/fuzz-launch.c $(CORE_SRCS) $(SYSTEM_SRCS) $(TOOL_LIBS)
	cd $(O) && ./fuzz-launch -max_total_time=$(FUZZ_SECONDS) -timeout=10 \
	  -max_len=4096 fuzz-corpus $(CURDIR)/testsuite/fuzz/corpus

.PHONY: bench
bench: all			## instructions, memory and size, as ratios
	@CXX='$(CXX)' bash testsuite/bench/bench.sh $(abspath $(O))
	@bash testsuite/bench/workspace.sh $(abspath $(O))

# -- installing -----------------------------------------------------------

# install and uninstall speak of the same files.
INSTALLED = $(PLUGINDIR)/frame.so \
	    $(addprefix $(PLUGINDIR)/,$(MODELS) $(MINED)) \
	    $(SPECSDIR)/frame.specs \
	    $(PREFIX)/bin/gcc-frame \
	    $(PREFIX)/include/$(notdir $(HEADER)) \
	    $(foreach m,$(MAN),$(MANDIR)/man$(subst .,,$(suffix $m))/$(notdir $m)) \
	    $(addprefix $(DATADIR)/,$(MODELS) $(RULES) $(MINED)) \
	    $(addprefix $(DATADIR)/,$(PAGES:docs/%=%))
INSTALLED_DIRS = $(PLUGINDIR)/ros-models $(PLUGINDIR)/rules/mined \
		 $(PLUGINDIR)/rules $(DATADIR)/ros-models \
		 $(DATADIR)/rules/mined $(DATADIR)/rules $(DATADIR)/warnings $(DATADIR)

.PHONY: install
install: all			## into PREFIX and GCC's plugin directory
	install -d $(addprefix $(DESTDIR),$(sort $(dir $(INSTALLED))))
	install -m 644 $(PLUGIN) $(DESTDIR)$(PLUGINDIR)/frame.so
	$(MAKE_SPECS) -v plugin=frame rules/warnings.def > $(O)/frame.specs.in
	install -m 644 $(O)/frame.specs.in $(DESTDIR)$(SPECSDIR)/frame.specs
	install -m 755 $(TOOL) $(DESTDIR)$(PREFIX)/bin/gcc-frame
	install -m 644 $(HEADER) $(DESTDIR)$(PREFIX)/include
	$(if $(MODELS),install -m 644 $(MODELS) \
	  $(DESTDIR)$(PLUGINDIR)/ros-models)
	$(if $(MINED),install -m 644 $(MINED) \
	  $(DESTDIR)$(PLUGINDIR)/rules/mined)
	$(if $(MODELS),install -m 644 $(MODELS) $(DESTDIR)$(DATADIR)/ros-models)
	$(if $(RULES),install -m 644 $(RULES) $(DESTDIR)$(DATADIR)/rules)
	$(if $(MINED),install -m 644 $(MINED) \
	  $(DESTDIR)$(DATADIR)/rules/mined)
	$(if $(PAGES),install -m 644 $(PAGES) $(DESTDIR)$(DATADIR)/warnings)
	$(foreach m,$(MAN),install -m 644 $m \
	  $(DESTDIR)$(MANDIR)/man$(subst .,,$(suffix $m)) &&) true

.PHONY: uninstall
uninstall:			## remove exactly what install put there
	rm -f $(addprefix $(DESTDIR),$(INSTALLED))
	-rmdir $(addprefix $(DESTDIR),$(INSTALLED_DIRS)) 2>/dev/null || true

# -- upkeep ---------------------------------------------------------------

.PHONY: dist
dist:				## gcc-frame-VERSION.tar.gz of the last commit
	@mkdir -p $(BUILD)
	git archive --format=tar.gz --prefix=gcc-frame-$(VERSION)/ \
	  -o $(BUILD)/gcc-frame-$(VERSION).tar.gz HEAD

.PHONY: format
format:				## GNU style, by clang-format
	clang-format -i $(wildcard plugin/*/*.[ch] plugin/*/*.cc)

.PHONY: clean
clean:				## remove the build directory
	rm -rf $(BUILD)

.PHONY: help
help:				## this list
	@echo 'Targets of gcc-frame $(VERSION):'
	@sed -n 's/^\([a-z-]*\):[^#=]*## *\(.*\)/  \1	\2/p' Makefile \
	  | awk -F '\t' '{ printf "%-16s %s\n", $$1, $$2 }'
	@echo 'Variables: CXX BUILD PREFIX DESTDIR DEPS RUNTESTFLAGS JOBS CFLAGS V'
