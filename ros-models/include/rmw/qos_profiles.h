/* Profiles that everybody uses.  Times of zero are no times.  */

#ifndef RMW__QOS_PROFILES_H_
#define RMW__QOS_PROFILES_H_

#include "rmw/types.h"

#define RMW_PROFILE_(NAME, HISTORY, DEPTH, RELIABILITY, DURABILITY)           \
  static const rmw_qos_profile_t rmw_qos_profile_##NAME                       \
    = { RMW_QOS_POLICY_HISTORY_##HISTORY,                                     \
	DEPTH,                                                                \
	RMW_QOS_POLICY_RELIABILITY_##RELIABILITY,                             \
	RMW_QOS_POLICY_DURABILITY_##DURABILITY,                               \
	{ 0, 0 },                                                             \
	{ 0, 0 },                                                             \
	RMW_QOS_POLICY_LIVELINESS_SYSTEM_DEFAULT,                             \
	{ 0, 0 },                                                             \
	false };

#ifdef __cplusplus
extern "C"
{
#endif

RMW_PROFILE_ (default, KEEP_LAST, 10, RELIABLE, VOLATILE)
RMW_PROFILE_ (sensor_data, KEEP_LAST, 5, BEST_EFFORT, VOLATILE)
RMW_PROFILE_ (parameters, KEEP_LAST, 1000, RELIABLE, VOLATILE)
RMW_PROFILE_ (parameter_events, KEEP_LAST, 1000, RELIABLE, VOLATILE)
RMW_PROFILE_ (services_default, KEEP_LAST, 10, RELIABLE, VOLATILE)
RMW_PROFILE_ (system_default, SYSTEM_DEFAULT, 0, SYSTEM_DEFAULT,
	      SYSTEM_DEFAULT)

#ifdef __cplusplus
}
#endif

#endif
