/* What the files of the xacro reader share.

   xacro.c walks over the elements, xacro-macro.c defines and calls macros,
   xacro-value.c keeps properties and evaluates text, xacro-yaml.c reads
   tables of values.  */

#ifndef FRAME_XACRO_INTERNAL_H
#define FRAME_XACRO_INTERNAL_H

#include "xacro.h"

#include <uthash.h>

struct xacro;
#undef uthash_malloc
#undef uthash_free
#define uthash_malloc(SIZE) frame_alloc (x->arena, SIZE)
#define uthash_free(MEMORY, SIZE) ((void) 0)

/* Bounds.  xacro itself ends at a thousand calls within each other.  */
#define XACRO_MAX_DEPTH 1000
#define XACRO_MAX_NODES 100000
#define XACRO_MAX_TEXT (64u << 20)
#define XACRO_MAX_STEPS 200000
#define XACRO_MAX_VALUE (1u << 20)

enum property_kind
{
  PROPERTY_VALUE,
  PROPERTY_LAZY,		/* TEXT, evaluated when it is used first */
  PROPERTY_BLOCK,
  PROPERTY_NAMESPACE
};

struct property
{
  const char *name;
  enum property_kind kind;
  struct frame_expression value;
  const char *text;
  struct frame_loc loc;
  const struct frame_xml_element *block;
  struct scope *space;
  bool busy;			/* is being evaluated */
  UT_hash_handle hh;
};

/* Properties: of a macro call, of a namespace, or of the whole document.  */
struct scope
{
  struct scope *parent;
  bool is_namespace;
  struct property *properties;
};

struct macro_param
{
  const char *name;		/* with its stars, if it is a block */
  bool forward;
  const char *default_;		/* or null */
};

struct macro
{
  const char *name;
  const struct frame_xml_element *body;
  unsigned n_params;
  struct macro_param *params;
  struct macros *space;		/* not a macro but a namespace */
  UT_hash_handle hh;
};

struct macros
{
  struct macros *parent;
  struct macro *list;
};

/* A document that has been read; null root: it cannot be.  */
struct xacro_document
{
  const char *file;
  const struct frame_xml_element *root;
  UT_hash_handle hh;
};

struct xacro_arg
{
  const char *name;
  const char *value;		/* null: not known */
};

/* The expansion under way.  */
struct xacro
{
  struct frame_arena *arena;
  struct frame_xacro *setup;
  struct xacro_document *documents;
  unsigned n_args;
  struct xacro_arg *args;
  const char *file;		/* in which the element is that is looked at */
  bool lost;			/* definitions may be missing */
  bool stopped;			/* a bound was met */
  unsigned depth;
  unsigned n_nodes;
  unsigned steps;
  size_t text;
};

/* xacro.c */
extern void xacro_children (struct xacro *x, const struct frame_xml_element *source,
			    struct frame_xml_element *to, struct macros *macros,
			    struct scope *scope);
extern struct frame_xml_element *xacro_new_node (struct xacro *x,
					 const struct frame_xml_element *source);
/* Something cannot be known.  */
extern void xacro_unknown (struct xacro *x);
/* xacro fails at LOC; only the first such error counts.  */
extern void xacro_fail (struct xacro *x, struct frame_loc loc,
			const char *format, ...)
  __attribute__ ((format (printf, 3, 4)));

/* xacro-macro.c */
extern void xacro_define_macro (struct xacro *x, const struct frame_xml_element *node,
				struct macros *macros);
/* Expand the call NODE of the macro NAME into TO.  */
extern void xacro_call (struct xacro *x, const struct frame_xml_element *node,
			const char *name, struct frame_xml_element *to,
			struct macros *macros, struct scope *scope);
extern struct macro *xacro_find_macro (struct macros *macros,
				       const char *name);
extern void xacro_macro_space (struct xacro *x, struct macros *macros,
			       const char *name, struct macros *space);

/* xacro-value.c */
extern struct scope *xacro_scope_new (struct xacro *x, struct scope *parent,
				      bool is_namespace);
extern struct property *xacro_find_property (struct scope *scope,
					     const char *name);
/* A new or emptied property NAME of SCOPE alone.  */
extern struct property *xacro_new_property (struct xacro *x,
					    struct scope *scope,
					    const char *name);
extern void xacro_remove_property (struct scope *scope, const char *name);
extern void xacro_set_value (struct xacro *x, struct scope *scope,
			     const char *name, struct frame_expression value);
/* TEXT evaluated.  LOC is for errors.  */
extern struct frame_expression xacro_eval (struct xacro *x, const char *text,
					   struct scope *scope,
					   struct frame_loc loc);
/* The same as a string; null if it cannot be known.  */
extern const char *xacro_eval_text (struct xacro *x, const char *text,
				    struct scope *scope,
				    struct frame_loc loc);
/* VALUE as xacro takes it in a condition: 1, 0, or -1 if not known, -2 if it
   is no truth value.  */
extern int xacro_truth (const struct frame_expression *value);
extern struct frame_expression xacro_string (struct xacro *x,
					     const char *text);
extern const struct xacro_arg *xacro_find_arg (const struct xacro *x,
					       const char *name);
/* The file NAME as the present file means it.  */
extern const char *xacro_path (struct xacro *x, const char *name);

/* xacro-yaml.c: the content of YAML file NAME.  */
extern struct frame_expression xacro_load_yaml (struct xacro *x,
						const char *name);

#endif
