/* Quality of service: what a publisher offers and a subscription requests,
   and whether the two fit (rmw/types.h, rmw_qos_profile_check_compatible and
   the request-versus-offered rules of DDS).

   The history, its depth and the lifespan keep nobody from anybody, and are
   not kept.  */

#ifndef FRAME_QOS_H
#define FRAME_QOS_H

#include "tf-tree.h"

/* The policies, by the values of rmw.  What is left to the system, chosen when
   the other end is there, or not known, is 0.  */
enum frame_reliability
{
  FRAME_RELIABILITY_ANY,
  FRAME_RELIABLE,
  FRAME_BEST_EFFORT
};

enum frame_durability
{
  FRAME_DURABILITY_ANY,
  FRAME_TRANSIENT_LOCAL,
  FRAME_VOLATILE
};

enum frame_liveliness
{
  FRAME_LIVELINESS_ANY,
  FRAME_AUTOMATIC,
  FRAME_MANUAL_BY_NODE,
  FRAME_MANUAL_BY_TOPIC
};

/* DEADLINE and LEASE are in seconds: INFINITY if there is none, NAN if nothing
   is known.  They may be up to one second longer than they say: durations of
   seconds and nanoseconds are known by their seconds.  */
struct frame_qos
{
  enum frame_reliability reliability : 8;
  enum frame_durability durability : 8;
  enum frame_liveliness liveliness : 8;
  double deadline;
  double lease;
};

/* What a program decides by itself of the names of its topics.  */
enum frame_own_names
{
  FRAME_OWN_NONE,
  FRAME_OWN_NAMESPACE,		/* nodes may be in another namespace than they
				   are started in */
  FRAME_OWN_REMAPS		/* any name may be another */
};

/* A publisher or a subscription.  */
struct frame_endpoint
{
  const char *topic;		/* as the program writes it; interned */
  const char *type;		/* class of its messages, or null */
  const char *made_by;		/* the method or function that makes it, or calls
				   what does, or null */
  const char *owner;		/* the class of the method that makes it or calls
				   what does, or null */
  bool publishes;
  bool from_default;		/* the topic is the default of a parameter */
  bool described;		/* by the catalogue: WHERE is that of the node */
  enum frame_setting setting;	/* that its being there depends on */
  struct frame_qos qos;
  struct frame_where where;
  const char *node;		/* as in frame_edge */
};

/* Nothing is known.  */
extern struct frame_qos frame_qos_unknown (void);
/* The defaults of the class or profile NAME: rclcpp::SensorDataQoS,
   rmw_qos_profile_default.  */
extern struct frame_qos frame_qos_of_class (const char *name);
/* The policy WORD ("best_effort") in QOS; false if there is none.  */
extern bool frame_qos_set_word (struct frame_qos *qos, const char *word);
/* Which policies of what is offered are certainly less than what is
   requested.  */
struct frame_qos_clash
{
  bool reliability;
  bool durability;
  bool deadline;
  bool liveliness;
  bool lease;
};
extern struct frame_qos_clash
frame_qos_compare (const struct frame_qos *offered,
		   const struct frame_qos *requested);
/* True if some policy is.  */
extern bool frame_qos_clash_p (const struct frame_qos *offered,
			       const struct frame_qos *requested);
/* The type NAME without its namespaces.  */
extern const char *frame_endpoint_type (const char *name);
/* True if A and B may be of one type: one may be unknown, and Python knows no
   namespaces.  */
extern bool frame_endpoint_types_p (const struct frame_endpoint *a,
				    const struct frame_endpoint *b);

/* check-qos.c.  Report -Wframe-qos: PUBLISHER and SUBSCRIPTION are on TOPIC,
   and clash.  */
extern struct frame_finding *
frame_report_clash (struct frame_findings *findings,
		    enum frame_certainty certainty, const char *topic,
		    const struct frame_endpoint *publisher,
		    const struct frame_endpoint *subscription);
/* If ENDPOINT is on /tf_static, and volatile, report that.  */
extern void frame_report_static (struct frame_findings *findings,
				 const struct frame_endpoint *endpoint);

#endif
