/* parse-xml LIST: parse the XML files named in LIST with libxml2, and do
   nothing with them.  */

#include <stdio.h>
#include <string.h>
#include <libxml/parser.h>

int
main (int argc, char **argv)
{
  char name[4096];
  FILE *list = argc > 1 ? fopen (argv[1], "r") : NULL;
  unsigned n = 0;

  if (!list)
    return 2;
  while (fgets (name, sizeof name, list))
    {
      xmlDocPtr doc;

      name[strcspn (name, "\n")] = '\0';
      doc = xmlReadFile (name, NULL, XML_PARSE_NOERROR | XML_PARSE_NOWARNING
				       | XML_PARSE_NONET);
      n += doc != NULL;
      xmlFreeDoc (doc);
    }
  fclose (list);
  printf ("%u\n", n);
  return 0;
}
