/* Reading spatial manifests.  libyaml's document is walked once; whatever is
   not as documented is left out and noted as open, because a finding about a
   form that we do not know would be a guess.  */

#include "spatial.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <yaml.h>
#include "launch-read.h"

/* Nobody writes more by hand; what has more is something else.  */
#define MAX_TEXT (1 << 20)
#define MAX_ITEMS 500
#define MAX_NODES 100000
#define MAX_DEPTH 12
#define MAX_DOCUMENTS 100

struct reader
{
  struct frame_spatial_files *files;
  struct frame_arena *arena;
  struct frame_spatial *m;	/* being read */
  struct frame_unit *unit;	/* of the file */
  const char *file;
  yaml_document_t document;
  unsigned n_nodes;
};

/* A mapping, merged ("<<") with those that it says.  */
struct members
{
  unsigned n;
  struct member
  {
    const char *key;		/* interned */
    yaml_node_t *key_node, *value;
  } *list;
  bool open;			/* some were not understood */
};

static yaml_node_t *
node_at (struct reader *r, int index)
{
  return yaml_document_get_node (&r->document, index);
}

static struct frame_loc
place (const yaml_node_t *node)
{
  yaml_mark_t start = node->start_mark, end = node->end_mark;
  struct frame_loc loc = { 1, start.line + 1, start.column + 1, 0 };

  if (node->type == YAML_SCALAR_NODE && end.line == start.line
      && end.column > start.column)
    loc.finish = end.column;
  return loc;
}

/* The text of the scalar NODE, else null.  */

static const char *
scalar (const yaml_node_t *node)
{
  return node && node->type == YAML_SCALAR_NODE
	   ? (const char *) node->data.scalar.value : NULL;
}

static bool
plain_p (const yaml_node_t *node)
{
  return node->data.scalar.style == YAML_PLAIN_SCALAR_STYLE;
}

/* True if NODE is nothing: "frame:", "frame: ~".  */

static bool
null_p (const yaml_node_t *node)
{
  static const char *const words[] = { "", "~", "null", "Null", "NULL" };
  const char *text = scalar (node);

  if (!node)
    return true;
  for (size_t i = 0; text && i < sizeof words / sizeof *words; i++)
    if (plain_p (node) && strcmp (text, words[i]) == 0)
      return true;
  return false;
}

/* True if something fills in TEXT before the manifest is used.  */

static bool
placeholder_p (const char *text)
{
  return strstr (text, "${") || strstr (text, "$(") || strstr (text, "{{")
	 || strstr (text, "<%");
}

/* Mappings.  */

static struct member *
find_member (const struct members *m, const char *key)
{
  for (unsigned i = 0; i < m->n; i++)
    if (strcmp (m->list[i].key, key) == 0)
      return &m->list[i];
  return NULL;
}

static yaml_node_t *
value_of (const struct members *m, const char *key)
{
  const struct member *found = find_member (m, key);

  return found ? found->value : NULL;
}

/* Add the pair KEY, VALUE to M.  Of one key in one mapping the last counts;
   what is merged in counts only if the key is not there.  */

static void
add_member (struct reader *r, struct members *m, yaml_node_t *key,
	    yaml_node_t *value, bool merged)
{
  const char *text = scalar (key);
  struct member *member;

  if (!text || placeholder_p (text) || m->n == MAX_ITEMS
      || ++r->n_nodes > MAX_NODES)
    {
      m->open = true;
      return;
    }
  member = find_member (m, text);
  if (member && merged)
    return;
  if (!member)
    member = FRAME_APPEND (r->arena, m->list, m->n, struct member);
  member->key = frame_intern (r->arena, text);
  member->key_node = key;
  member->value = value;
}

static void
add_members (struct reader *r, struct members *m, yaml_node_t *node,
	     unsigned depth)
{
  yaml_node_pair_t *pair, *top;

  if (!node || node->type != YAML_MAPPING_NODE || depth > MAX_DEPTH)
    {
      m->open = true;
      return;
    }
  top = node->data.mapping.pairs.top;
  for (unsigned merge = 0; merge < 2; merge++)
    for (pair = node->data.mapping.pairs.start; pair < top; pair++)
      {
	yaml_node_t *key = node_at (r, pair->key);
	yaml_node_t *value = node_at (r, pair->value);
	const char *text = scalar (key);

	if (m->open && r->n_nodes > MAX_NODES)
	  return;
	if (!text || strcmp (text, "<<") != 0)
	  {
	    if (!merge)
	      add_member (r, m, key, value, depth > 0);
	  }
	else if (merge && value && value->type == YAML_SEQUENCE_NODE)
	  for (yaml_node_item_t *item = value->data.sequence.items.start;
	       item < value->data.sequence.items.top; item++)
	    add_members (r, m, node_at (r, *item), depth + 1);
	else if (merge)
	  add_members (r, m, value, depth + 1);
      }
}

/* What the mapping NODE holds; open if it is none.  */

static struct members
members_of (struct reader *r, yaml_node_t *node)
{
  struct members m = { 0 };

  add_members (r, &m, node, 0);
  return m;
}

/* True if M has keys that are none of the N KEYS and no description.  */

static bool
more_p (const struct members *m, const char *const *keys, unsigned n)
{
  for (unsigned i = 0; i < m->n; i++)
    {
      unsigned j = 0;

      while (j < n && strcmp (m->list[i].key, keys[j]) != 0)
	j++;
      if (j == n && strcmp (m->list[i].key, "description") != 0)
	return true;
    }
  return false;
}

/* Scalars and numbers.  */

static struct frame_spatial_word
read_word (struct reader *r, const struct members *m, const char *key)
{
  struct frame_spatial_word word = { FRAME_SPATIAL_ABSENT };
  const yaml_node_t *node = value_of (m, key);
  const char *text = scalar (node);

  if (m->open && !node)
    word.known = FRAME_SPATIAL_OTHER;
  if (null_p (node))
    return word;
  word.loc = place (node);
  word.known = FRAME_SPATIAL_OTHER;
  if (!text || placeholder_p (text))
    return word;
  word.known = FRAME_SPATIAL_GIVEN;
  word.text = frame_intern (r->arena, text);
  return word;
}

/* Add the item NODE to NUMBERS.  */

static void
add_number (struct reader *r, struct frame_spatial_numbers *numbers,
	    const yaml_node_t *node)
{
  const char *text = scalar (node);
  double value = 0;
  char *end = NULL;

  /* Some readers take "0.5" in quotes, 1_000 and 0o17 for numbers, and some
     don't.  */
  if (text && (!plain_p (node) || placeholder_p (text) || strchr (text, '_')
	       || strncmp (text, "0o", 2) == 0))
    numbers->guessed = true;
  else
    {
      bool number = text && !isspace ((unsigned char) *text)
		    && !strpbrk (text, "nNpP");

      value = number ? strtod (text, &end) : NAN;
      if ((!number || end == text || *end || !isfinite (value))
	  && !numbers->wrong)
	{
	  numbers->wrong = frame_intern (r->arena, text ? text : "a list");
	  numbers->wrong_loc = place (node);
	}
    }
  if (numbers->n < 4)
    numbers->v[numbers->n] = value;
  numbers->n++;
}

static struct frame_spatial_numbers
read_numbers (struct reader *r, const struct members *m, const char *key)
{
  struct frame_spatial_numbers numbers = { FRAME_SPATIAL_ABSENT };
  const yaml_node_t *node = value_of (m, key);

  if (null_p (node))
    return numbers;
  numbers.loc = place (node);
  numbers.known = FRAME_SPATIAL_OTHER;
  if (node->type != YAML_SEQUENCE_NODE)
    return numbers;
  numbers.known = FRAME_SPATIAL_GIVEN;
  for (yaml_node_item_t *item = node->data.sequence.items.start;
       item < node->data.sequence.items.top && numbers.n <= MAX_ITEMS; item++)
    add_number (r, &numbers, node_at (r, *item));
  return numbers;
}

/* Ports and mounts.  */

static struct frame_spatial_end
read_end (struct reader *r, const struct members *m, const char *key)
{
  struct frame_spatial_end end = { FRAME_SPATIAL_ABSENT };
  yaml_node_t *node = value_of (m, key);
  struct members members;

  if (m->open && !node)
    end.known = FRAME_SPATIAL_OTHER;
  if (null_p (node))
    return end;
  end.loc = place (node);
  end.known = FRAME_SPATIAL_OTHER;
  members = members_of (r, node);
  if (members.open)
    return end;
  end.requirement = read_word (r, &members, "requirement");
  end.port = read_word (r, &members, "port");
  if (end.requirement.known != FRAME_SPATIAL_ABSENT
      || end.port.known != FRAME_SPATIAL_ABSENT)
    end.known = FRAME_SPATIAL_GIVEN;
  return end;
}

static void
read_port (struct reader *r, const struct member *member)
{
  static const char *const keys[]
    = { "direction", "semantic", "frame", "source" };
  struct frame_spatial *s = r->m;
  struct frame_spatial_port *port
    = FRAME_APPEND (r->arena, s->ports, s->n_ports,
		    struct frame_spatial_port);
  struct members m = members_of (r, member->value);

  port->name = member->key;
  port->loc = place (member->key_node);
  port->open = m.open;
  port->more = more_p (&m, keys, 4);
  port->direction = read_word (r, &m, "direction");
  port->semantic = read_word (r, &m, "semantic");
  port->frame = read_word (r, &m, "frame");
  port->source = read_end (r, &m, "source");
}

/* The ports in NODE.  Null is none.  */

static void
read_ports (struct reader *r, yaml_node_t *node)
{
  struct members m;

  if (null_p (node))
    return;
  m = members_of (r, node);
  r->m->ports_open |= m.open;
  for (unsigned i = 0; i < m.n; i++)
    read_port (r, &m.list[i]);
}

static void
read_mount (struct reader *r, yaml_node_t *node)
{
  static const char *const keys[]
    = { "name", "parent", "child", "transform" };
  struct frame_spatial *s = r->m;
  struct members m = members_of (r, node);
  struct members transform = { 0 };
  struct frame_spatial_mount *mount;

  if (m.open || s->n_mounts == MAX_ITEMS)
    {
      s->mounts_open = true;
      return;
    }
  mount = FRAME_APPEND (r->arena, s->mounts, s->n_mounts,
			struct frame_spatial_mount);
  mount->loc = place (node);
  mount->more = more_p (&m, keys, 4);
  mount->name = read_word (r, &m, "name");
  mount->parent = read_end (r, &m, "parent");
  mount->child = read_end (r, &m, "child");
  if (!null_p (value_of (&m, "transform")))
    transform = members_of (r, value_of (&m, "transform"));
  mount->translation = read_numbers (r, &transform, "translation");
  mount->rotation = read_numbers (r, &transform, "rotation_xyzw");
}

static void
read_mounts (struct reader *r, yaml_node_t *node)
{
  if (null_p (node))
    return;
  if (node->type != YAML_SEQUENCE_NODE)
    {
      r->m->mounts_open = true;
      return;
    }
  for (yaml_node_item_t *item = node->data.sequence.items.start;
       item < node->data.sequence.items.top; item++)
    read_mount (r, node_at (r, *item));
}

/* What is outside of "spatial".  */

/* The component that NODE, the value of a requirement or of "component", names;
   null if that is not known.  */

static const char *
component_named (struct reader *r, yaml_node_t *node, unsigned depth)
{
  static const char *const keys[]
    = { "component_spec", "spec", "component", "implements" };
  static const char *const names[] = { "name", "id" };
  const char *text = scalar (node), *found = NULL;
  struct members m;

  if (null_p (node) || depth > 2)
    return NULL;
  if (text)
    return placeholder_p (text) ? NULL : frame_intern (r->arena, text);
  if (node->type != YAML_MAPPING_NODE)
    return NULL;
  m = members_of (r, node);
  for (size_t i = 0; !found && i < sizeof keys / sizeof *keys; i++)
    found = component_named (r, value_of (&m, keys[i]), depth + 1);
  /* "component: {name: arm}"; the name of a requirement is its own.  */
  for (size_t i = 0; depth && !found && i < sizeof names / sizeof *names; i++)
    found = component_named (r, value_of (&m, names[i]), depth + 1);
  return found;
}

static void
add_requirement (struct reader *r, const char *name, const char *component)
{
  struct frame_spatial *s = r->m;
  struct frame_spatial_requirement *requirement;

  if (!name || placeholder_p (name) || s->n_requires == MAX_ITEMS)
    {
      s->requires_open = true;
      return;
    }
  requirement = FRAME_APPEND (r->arena, s->requires, s->n_requires,
			      struct frame_spatial_requirement);
  requirement->name = frame_intern (r->arena, name);
  requirement->component = component;
}

/* The item NODE of a list of requirements: "mobility", "{name: mobility}" or
   "mobility: ...".  */

static void
read_listed_requirement (struct reader *r, yaml_node_t *node)
{
  static const char *const keys[] = { "name", "id", "requirement" };
  const char *name = scalar (node), *component = NULL;
  struct members m;

  if (!name && node && node->type == YAML_MAPPING_NODE)
    {
      m = members_of (r, node);
      for (size_t i = 0; !name && i < sizeof keys / sizeof *keys; i++)
	name = scalar (value_of (&m, keys[i]));
      component = component_named (r, node, 0);
      if (!name && m.n == 1)
	{
	  name = m.list[0].key;
	  component = component_named (r, m.list[0].value, 0);
	}
    }
  add_requirement (r, name, component);
}

/* Note all words in NODE: something that is called so may be required.  */

static void
note_words (struct reader *r, yaml_node_t *node, unsigned depth)
{
  struct frame_spatial *s = r->m;
  const char *text = scalar (node);

  if (depth > MAX_DEPTH || ++r->n_nodes > MAX_NODES)
    {
      s->requires_open = true;
      return;
    }
  if (!node)
    return;
  if (text)
    {
      s->requires_open |= placeholder_p (text);
      *FRAME_APPEND (r->arena, s->words, s->n_words, const char *)
	= frame_intern (r->arena, text);
    }
  else if (node->type == YAML_SEQUENCE_NODE)
    for (yaml_node_item_t *item = node->data.sequence.items.start;
	 item < node->data.sequence.items.top; item++)
      note_words (r, node_at (r, *item), depth + 1);
  else if (node->type == YAML_MAPPING_NODE)
    for (yaml_node_pair_t *pair = node->data.mapping.pairs.start;
	 pair < node->data.mapping.pairs.top; pair++)
      {
	note_words (r, node_at (r, pair->key), depth + 1);
	note_words (r, node_at (r, pair->value), depth + 1);
      }
}

static void
read_requires (struct reader *r, yaml_node_t *node)
{
  struct members m;

  if (null_p (node))
    return;
  note_words (r, node, 0);
  if (node->type == YAML_SEQUENCE_NODE)
    {
      for (yaml_node_item_t *item = node->data.sequence.items.start;
	   item < node->data.sequence.items.top; item++)
	read_listed_requirement (r, node_at (r, *item));
      return;
    }
  m = members_of (r, node);
  r->m->requires_open |= m.open;
  for (unsigned i = 0; i < m.n; i++)
    add_requirement (r, m.list[i].key,
		     component_named (r, m.list[i].value, 0));
}

static const char *
base_name (const char *path)
{
  const char *slash = strrchr (path, '/');

  return slash ? slash + 1 : path;
}

static bool
ends_p (const char *text, size_t n, const char *end)
{
  size_t m = strlen (end);

  return n > m && strncmp (text + n - m, end, m) == 0;
}

/* The file NAME without directories, ".yaml" and what says that it is a
   spec.  *SPEC: something did.  */

static const char *
stem_of (struct reader *r, const char *name, bool *spec)
{
  static const char *const ends[]
    = { ".spec", "_spec", "-spec", ".component", ".manifest" };
  size_t n;

  name = base_name (name);
  n = strlen (name);
  if (ends_p (name, n, ".yaml"))
    n -= 5;
  else if (ends_p (name, n, ".yml"))
    n -= 4;
  *spec = false;
  for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
    if (ends_p (name, n, ends[i]))
      {
	*spec = i < 3;
	n -= strlen (ends[i]);
	break;
      }
  return frame_intern_n (r->arena, name, n);
}

static void
add_name (struct reader *r, const char *name)
{
  if (name && *name)
    *FRAME_APPEND (r->arena, r->m->names, r->m->n_names, const char *)
      = frame_intern (r->arena, name);
}

/* Decide what the manifest is, and what it is called.  ROOT is all of it.  */

static void
classify (struct reader *r, const struct members *root)
{
  static const char *const keys[] = { "id", "name", "component" };
  struct frame_spatial *s = r->m;
  struct members metadata = { 0 };
  bool spec, mapped = s->n_mounts, told = false;
  const char *stem = stem_of (r, s->file, &spec);
  yaml_node_t *node = value_of (root, "metadata");

  for (unsigned i = 0; i < s->n_ports; i++)
    {
      mapped |= s->ports[i].frame.known != FRAME_SPATIAL_ABSENT
		|| s->ports[i].source.known != FRAME_SPATIAL_ABSENT;
      told |= s->ports[i].semantic.known != FRAME_SPATIAL_ABSENT;
    }
  s->kind = mapped ? FRAME_SPATIAL_SUBSYSTEM
	    : told || spec ? FRAME_SPATIAL_SPEC : FRAME_SPATIAL_EITHER;
  s->itself = s->component && s->component == stem;
  s->robot = find_member (root, "slots")
	     && (find_member (root, "platform")
		 || find_member (root, "capabilities"));
  if (node && node->type == YAML_MAPPING_NODE)
    metadata = members_of (r, node);
  add_name (r, stem);
  for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
    {
      add_name (r, scalar (value_of (root, keys[i])));
      add_name (r, scalar (value_of (&metadata, keys[i])));
    }
}

/* The spec that the subsystem with ROOT implements.  */

static void
read_component (struct reader *r, const struct members *root)
{
  static const char *const keys[]
    = { "component_spec", "spec", "component", "implements" };

  for (size_t i = 0; !r->m->component && i < sizeof keys / sizeof *keys; i++)
    r->m->component = component_named (r, value_of (root, keys[i]), 1);
}

/* Recognition.  */

/* True if a member of one of the mappings in NODE has one of the N KEYS.  */

static bool
items_have_p (struct reader *r, yaml_node_t *node, const char *const *keys,
	      unsigned n)
{
  struct members m = { 0 };

  if (node && node->type == YAML_MAPPING_NODE)
    m = members_of (r, node);
  else if (node && node->type == YAML_SEQUENCE_NODE)
    for (yaml_node_item_t *item = node->data.sequence.items.start;
	 item < node->data.sequence.items.top && m.n < MAX_ITEMS; item++)
      FRAME_APPEND (r->arena, m.list, m.n, struct member)->value
	= node_at (r, *item);
  for (unsigned i = 0; i < m.n; i++)
    {
      yaml_node_t *value = m.list[i].value;
      struct members inner;

      if (!value || value->type != YAML_MAPPING_NODE)
	continue;
      inner = members_of (r, value);
      for (unsigned j = 0; j < n; j++)
	if (find_member (&inner, keys[j]))
	  return true;
    }
  return false;
}

/* True if SPATIAL is that of a manifest, and not of something else that goes
   by the name.  */

static bool
manifest_p (struct reader *r, const struct members *spatial)
{
  /* A frame alone may be anybody's.  */
  static const char *const of_ports[] = { "direction", "semantic", "source" };
  static const char *const of_mounts[] = { "parent", "child" };
  yaml_node_t *ports = value_of (spatial, "ports");
  yaml_node_t *mounts = value_of (spatial, "mounts");
  const char *participation = scalar (value_of (spatial, "participation"));

  if (participation
      && (strcmp (participation, "required") == 0
	  || strcmp (participation, "none") == 0))
    return true;
  return (ports && ports->type == YAML_MAPPING_NODE
	  && items_have_p (r, ports, of_ports, 3))
	 || (mounts && mounts->type == YAML_SEQUENCE_NODE
	     && items_have_p (r, mounts, of_mounts, 2));
}

/* True if what ROOT holds may be continued in another file.  */

static bool
extended_p (const struct members *root)
{
  static const char *const keys[]
    = { "extends", "inherits", "include", "includes" };

  for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
    if (find_member (root, keys[i]))
      return true;
  return false;
}

/* Read the document of R.  Returns whether it is a manifest.  */

static bool
read_document (struct reader *r)
{
  static const char *const keys[] = { "participation", "ports", "mounts" };
  yaml_node_t *top = yaml_document_get_root_node (&r->document);
  struct members root, spatial;
  const struct member *member;

  if (!top || top->type != YAML_MAPPING_NODE)
    return false;
  root = members_of (r, top);
  member = find_member (&root, "spatial");
  if (!member || !member->value || member->value->type != YAML_MAPPING_NODE)
    return false;
  spatial = members_of (r, member->value);
  if (!manifest_p (r, &spatial))
    return false;
  r->m = FRAME_NEW (r->arena, struct frame_spatial);
  r->m->file = r->file;
  r->m->unit = r->unit;
  r->m->loc = place (member->key_node);
  r->m->participation = read_word (r, &spatial, "participation");
  r->m->ports_loc = r->m->mounts_loc = r->m->loc;
  if ((member = find_member (&spatial, "ports")))
    r->m->ports_loc = place (member->key_node);
  if ((member = find_member (&spatial, "mounts")))
    r->m->mounts_loc = place (member->key_node);
  r->m->requires_open = root.open || extended_p (&root);
  r->m->ports_open = r->m->mounts_open
    = spatial.open || more_p (&spatial, keys, 3) || extended_p (&root);
  read_ports (r, value_of (&spatial, "ports"));
  read_mounts (r, value_of (&spatial, "mounts"));
  read_requires (r, value_of (&root, "requires"));
  read_component (r, &root);
  classify (r, &root);
  *FRAME_APPEND (r->arena, r->files->list, r->files->n,
		 struct frame_spatial *) = r->m;
  return true;
}

/* Files.  */

struct frame_spatial_files *
frame_spatial_files_new (struct frame_program *program,
			 struct frame_findings *findings)
{
  struct frame_spatial_files *files
    = FRAME_NEW (program->arena, struct frame_spatial_files);

  files->program = program;
  files->findings = findings;
  return files;
}

bool
frame_spatial_mentioned_p (const char *text)
{
  for (const char *at = text; (at = strstr (at, "spatial")); at++)
    {
      const char *end = at + 7;

      if (at > text && !strchr (" \t\n\r{,\"'?", at[-1]))
	continue;
      end += *end == '"' || *end == '\'';
      end += strspn (end, " \t");
      if (*end == ':')
	return true;
    }
  return false;
}

/* The content of FILE if it may be a manifest, to be freed; else null.  */

static char *
content (const char *file, size_t *length)
{
  struct stat status;
  char *text;

  if (stat (file, &status) != 0 || status.st_size > MAX_TEXT)
    return NULL;
  text = frame_launch_content (file, length);
  if (text && frame_spatial_mentioned_p (text))
    return text;
  frame_xfree (text);
  return NULL;
}

bool
frame_spatial_file_p (const char *file)
{
  size_t length;
  char *text = content (file, &length);

  frame_xfree (text);
  return text != NULL;
}

/* True if TEXT, which is no YAML, is a manifest all the same.  */

static bool
looks_like_manifest_p (const char *text)
{
  const char *spatial = strncmp (text, "spatial:", 8) == 0
			  ? text : strstr (text, "\nspatial:");
  const char *participation
    = spatial ? strstr (spatial, "\n  participation: ") : NULL;

  if (!participation || strstr (text, "{%") || placeholder_p (text))
    return false;
  participation += 18;
  return strncmp (participation, "required\n", 9) == 0
	 || strncmp (participation, "none\n", 5) == 0;
}

/* True if a file of the name and TEXT of FILE was read, or is now: packages
   are copied where they are installed.  */

static bool
copy_p (struct frame_spatial_files *files, const char *file, const char *text)
{
  struct frame_arena *arena = files->program->arena;
  const char *base = frame_intern (arena, base_name (file));
  unsigned n = files->n_texts;

  text = frame_intern (arena, text);
  for (unsigned i = 0; i < n; i++)
    if (files->texts[i] == text && files->bases[i] == base)
      return true;
  *FRAME_APPEND (arena, files->texts, files->n_texts, const char *) = text;
  *FRAME_APPEND (arena, files->bases, n, const char *) = base;
  return false;
}

static void
complain_of_yaml (struct reader *r, const yaml_parser_t *parser)
{
  struct frame_where where
    = { r->unit, { 1, parser->problem_mark.line + 1,
		   parser->problem_mark.column + 1, 0 } };

  frame_findings_add (r->files->findings, FRAME_W_SPATIAL,
		      FRAME_ON_EVERY_PATH, where,
		      "this manifest is no YAML (%s): nothing of it is read",
		      parser->problem ? parser->problem : "unreadable");
}

/* Read the documents that PARSER finds in the TEXT of R.  */

static bool
read_documents (struct reader *r, yaml_parser_t *parser, const char *text,
		size_t length, bool named)
{
  bool found = false;

  for (unsigned i = 0; i < MAX_DOCUMENTS; i++)
    {
      bool last;

      if (!(i ? yaml_parser_load (parser, &r->document)
	      : frame_yaml_load (parser, &r->document, text, length)))
	{
	  found |= named || looks_like_manifest_p (text);
	  if (found)
	    complain_of_yaml (r, parser);
	  break;
	}
      last = !yaml_document_get_root_node (&r->document);
      found |= read_document (r);
      yaml_document_delete (&r->document);
      if (last)
	break;
    }
  return found;
}

bool
frame_spatial_read_text (struct frame_spatial_files *files, const char *file,
			 const char *text, size_t length, bool named)
{
  struct reader r = { .files = files, .arena = files->program->arena };
  yaml_parser_t parser;
  bool found;

  if (copy_p (files, file, text) || !yaml_parser_initialize (&parser))
    return true;
  r.file = frame_intern (r.arena, file);
  r.unit = frame_unit_new (files->program, r.file, "spatial");
  frame_unit_file (r.unit, r.file);
  frame_launch_ignore_hash (r.unit, 1, text);
  found = read_documents (&r, &parser, text, length, named);
  yaml_parser_delete (&parser);
  return found;
}

bool
frame_spatial_read (struct frame_spatial_files *files, const char *file,
		    bool named)
{
  size_t length;
  char *text = content (file, &length);
  bool found = text
	       && frame_spatial_read_text (files, file, text, length, named);

  frame_xfree (text);
  return found;
}
