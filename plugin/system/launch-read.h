/* What the XML and YAML readers of launch files share: elements, of whatever
   file they come from, become actions.  */

#ifndef FRAME_LAUNCH_READ_H
#define FRAME_LAUNCH_READ_H

#include "launch.h"
#include "xml-tree.h"

struct frame_launch_reader
{
  struct frame_launch_files *files;
  struct frame_launch_file *file;
  struct frame_arena *arena;
  struct frame_findings *findings;
};

/* The content of the regular file NAME with a zero byte behind it, or null.
   The caller frees it with frame_xfree.  */
extern char *frame_launch_content (const char *name, size_t *length);

/* Load the YAML TEXT by PARSER.  As yaml_parser_load, but brackets that nest
   without end, which take libyaml forever, are a problem at once.  */
struct yaml_parser_s;
struct yaml_document_s;
extern bool frame_yaml_load (struct yaml_parser_s *parser,
			     struct yaml_document_s *document,
			     const char *text, size_t length);

/* A list of actions that grows.  */
struct frame_action_list
{
  unsigned n;
  struct frame_action **list;
};

/* A finding of -Wframe-launch at LOC.  Null if it is known already.  */
extern struct frame_finding *
frame_launch_complain (const struct frame_launch_reader *reader,
		       struct frame_loc loc, const char *format, ...)
  __attribute__ ((format (printf, 3, 4)));
extern struct frame_action *
frame_launch_action (const struct frame_launch_reader *reader,
		     struct frame_action_list *list,
		     enum frame_action_kind kind, struct frame_loc loc);
/* An action that is not read, because of TEXT.  */
extern void frame_launch_not_read (const struct frame_launch_reader *reader,
				   struct frame_action_list *list,
				   struct frame_loc loc, const char *text);
/* The template of ELEMENT's attribute NAME in the dialect of the file; null if
   it has none.  */
extern const struct frame_template *
frame_launch_template (const struct frame_launch_reader *reader,
		       const struct frame_xml_element *element,
		       const char *name);
/* The condition attributes of ELEMENT, into ACTION.  */
extern void frame_launch_conditions (const struct frame_launch_reader *reader,
				     const struct frame_xml_element *element,
				     struct frame_action *action);
/* Complain about each attribute of ELEMENT that is not among ALLOWED, words
   between spaces; "if" and "unless" always are.  */
extern void frame_launch_attributes (const struct frame_launch_reader *reader,
				     const struct frame_xml_element *element,
				     const char *allowed);
/* Complain and return false if ELEMENT lacks the attribute NAME.  */
extern bool frame_launch_required (const struct frame_launch_reader *reader,
				   const struct frame_xml_element *element,
				   const char *name);
/* The new action KIND for ELEMENT, with its conditions.  */
extern struct frame_action *
frame_launch_begin (const struct frame_launch_reader *reader,
		    const struct frame_xml_element *element,
		    struct frame_action_list *list,
		    enum frame_action_kind kind);
/* The same with its name and value: the attributes NAME and VALUE, which
   ELEMENT must have.  */
extern void frame_launch_pair (const struct frame_launch_reader *reader,
			       const struct frame_xml_element *element,
			       struct frame_action_list *list,
			       enum frame_action_kind kind, const char *name,
			       const char *value);
/* The file of READER is what LIST holds.  */
extern void frame_launch_done (const struct frame_launch_reader *reader,
			       const struct frame_action_list *list);

/* launch-xml1.c, launch-xml2.c: the actions of the children of ROOT, a launch
   element.  */
extern void frame_launch_elements1 (const struct frame_launch_reader *reader,
				    const struct frame_xml_element *root);
extern void frame_launch_elements2 (const struct frame_launch_reader *reader,
				    const struct frame_xml_element *root);

#endif
