/* Quality of service: the profiles that everybody knows, and which of them
   fit.  */

#include "qos.h"
#include <math.h>
#include <string.h>

/* -- profiles ------------------------------------------------------------- */

/* The classes and constants of rclcpp, rmw and rcl that leave nothing of what
   is looked at here to the system, but for the liveliness.  */
static const struct
{
  const char *name;
  enum frame_reliability reliability;
  enum frame_durability durability;
} profiles[]
  = { { "rclcpp::QoS", FRAME_RELIABLE, FRAME_VOLATILE },
      { "rclcpp::SensorDataQoS", FRAME_BEST_EFFORT, FRAME_VOLATILE },
      { "rclcpp::ClockQoS", FRAME_BEST_EFFORT, FRAME_VOLATILE },
      { "rclcpp::ParametersQoS", FRAME_RELIABLE, FRAME_VOLATILE },
      { "rclcpp::ParameterEventsQoS", FRAME_RELIABLE, FRAME_VOLATILE },
      { "rclcpp::ServicesQoS", FRAME_RELIABLE, FRAME_VOLATILE },
      { "rclcpp::RosoutQoS", FRAME_RELIABLE, FRAME_TRANSIENT_LOCAL },
      { "rmw_qos_profile_default", FRAME_RELIABLE, FRAME_VOLATILE },
      { "rmw_qos_profile_sensor_data", FRAME_BEST_EFFORT, FRAME_VOLATILE },
      { "rmw_qos_profile_parameters", FRAME_RELIABLE, FRAME_VOLATILE },
      { "rmw_qos_profile_parameter_events", FRAME_RELIABLE, FRAME_VOLATILE },
      { "rmw_qos_profile_services_default", FRAME_RELIABLE, FRAME_VOLATILE },
      { "rcl_qos_profile_rosout_default", FRAME_RELIABLE,
	FRAME_TRANSIENT_LOCAL } };

struct frame_qos
frame_qos_unknown (void)
{
  struct frame_qos qos = { .deadline = NAN, .lease = NAN };

  return qos;
}

struct frame_qos
frame_qos_of_class (const char *name)
{
  struct frame_qos qos = frame_qos_unknown ();

  for (size_t i = 0; i < sizeof profiles / sizeof *profiles; i++)
    if (strcmp (profiles[i].name, name) == 0)
      {
	qos.reliability = profiles[i].reliability;
	qos.durability = profiles[i].durability;
	qos.deadline = qos.lease = INFINITY;
      }
  return qos;
}

bool
frame_qos_set_word (struct frame_qos *qos, const char *word)
{
  if (strcmp (word, "reliable") == 0)
    qos->reliability = FRAME_RELIABLE;
  else if (strcmp (word, "best_effort") == 0)
    qos->reliability = FRAME_BEST_EFFORT;
  else if (strcmp (word, "transient_local") == 0)
    qos->durability = FRAME_TRANSIENT_LOCAL;
  else if (strcmp (word, "volatile") == 0)
    qos->durability = FRAME_VOLATILE;
  else
    return false;
  return true;
}

/* -- whether they fit ----------------------------------------------------- */

/* True if the time OFFERED is certainly longer than that REQUESTED.  */

static bool
longer_p (double offered, double requested)
{
  return isfinite (requested) && offered >= requested + 1;
}

struct frame_qos_clash
frame_qos_compare (const struct frame_qos *offered,
		   const struct frame_qos *requested)
{
  struct frame_qos_clash c
    = { .reliability = offered->reliability == FRAME_BEST_EFFORT
		       && requested->reliability == FRAME_RELIABLE,
	.durability = offered->durability == FRAME_VOLATILE
		      && requested->durability == FRAME_TRANSIENT_LOCAL,
	.deadline = longer_p (offered->deadline, requested->deadline),
	.liveliness = offered->liveliness
		      && offered->liveliness < requested->liveliness,
	.lease = longer_p (offered->lease, requested->lease) };

  return c;
}

bool
frame_qos_clash_p (const struct frame_qos *offered,
		   const struct frame_qos *requested)
{
  struct frame_qos_clash c = frame_qos_compare (offered, requested);

  return c.reliability || c.durability || c.deadline || c.liveliness
	 || c.lease;
}

const char *
frame_endpoint_type (const char *name)
{
  const char *colon = strrchr (name, ':');

  return colon ? colon + 1 : name;
}

bool
frame_endpoint_types_p (const struct frame_endpoint *a,
			const struct frame_endpoint *b)
{
  if (!a->type || !b->type)
    return true;
  if (strchr (a->type, ':') && strchr (b->type, ':'))
    return strcmp (a->type, b->type) == 0;
  return strcmp (frame_endpoint_type (a->type), frame_endpoint_type (b->type))
	 == 0;
}
