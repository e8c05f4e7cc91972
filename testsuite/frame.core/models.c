/* Tests of ros-models: every file loads without a complaint, and for calls as
   real programs make them the right entry is selected.  */

#include <dirent.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "model.h"

#define MAX_FILES 64
#define MAX_TYPES 16

static unsigned n_problems;

static void
report (void *data, const struct frame_problem *problem)
{
  n_problems++;
  printf ("%s:%u:%u: %s\n", (const char *) data, problem->line,
	  problem->column, problem->message);
}

static void
verdict (bool good, const char *name, const char *why)
{
  if (good)
    printf ("PASS: %s\n", name);
  else
    printf ("FAIL: %s: %s\n", name, why);
}

static int
compare_names (const void *a, const void *b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* The paths of all model files in DIRECTORY, sorted, into PATHS.  Returns how
   many.  */

static unsigned
list_models (const char *directory, char *paths[MAX_FILES])
{
  DIR *dir = opendir (directory);
  struct dirent *entry;
  unsigned n = 0;

  while (dir && n < MAX_FILES && (entry = readdir (dir)))
    {
      size_t length = strlen (entry->d_name);
      if (length < 5 || strcmp (entry->d_name + length - 5, ".yaml") != 0)
	continue;
      paths[n] = malloc (strlen (directory) + length + 2);
      sprintf (paths[n++], "%s/%s", directory, entry->d_name);
    }
  if (dir)
    closedir (dir);
  qsort (paths, n, sizeof *paths, compare_names);
  return n;
}

/* Read all of ros-models into MODELS, each file a test.  */

static void
load (struct frame_models *models)
{
  const char *srcdir = getenv ("FRAME_SRCDIR");
  char directory[4096];
  char *paths[MAX_FILES];
  unsigned n;

  snprintf (directory, sizeof directory, "%s/../ros-models",
	    srcdir ? srcdir : ".");
  n = list_models (directory, paths);
  verdict (n >= 8, "model files found", "too few");
  for (unsigned i = 0; i < n; i++)
    frame_models_read (models, paths[i], report, paths[i]);
  for (unsigned i = 0; i < n; i++)
    {
      frame_models_finish (models, paths[i], report, paths[i]);
      free (paths[i]);
    }
  verdict (n_problems == 0, "models load", "see the problems above");
}

/* Print what F does as one line of text into OUT.  */

static void
print_meaning (const struct frame_model_function *f, struct frame_buffer *out)
{
  struct frame_arena *arena = frame_arena_new ("print");
  struct frame_program *program = frame_program_new (arena);
  struct frame_unit *unit = frame_unit_new (program, "u", "test");
  struct frame_function *fn = frame_function_new (unit, "f", "f");

  fn->n_params = 1;
  fn->params = FRAME_NEW (arena, struct frame_param);
  fn->params[0].is_this = true;
  for (unsigned i = 0; i < f->n_stmts; i++)
    {
      size_t start;
      if (i)
	frame_buffer_puts (out, "; ");
      start = out->length;
      frame_print_stmt (fn, &f->stmts[i], out);
      while (out->length > start
	     && (out->text[out->length - 1] == '\n'))
	out->text[--out->length] = '\0';
    }
  if (f->has_ref)
    {
      frame_buffer_puts (out, f->n_stmts ? "; ref " : "ref ");
      frame_print_place (fn, &f->ref, out);
    }
  frame_arena_free (arena);
}

/* Test that the call NAME (N argument types ...) means WANT in MODELS.  */

static void
expect (const struct frame_models *models, const char *want, const char *name,
	int n, ...)
{
  const char *types[MAX_TYPES];
  const struct frame_model_function *f;
  struct frame_buffer out = { NULL, 0, 0 };
  char title[400];
  va_list args;
  size_t length;

  va_start (args, n);
  for (int i = 0; i < n; i++)
    types[i] = va_arg (args, const char *);
  va_end (args);
  length = (size_t) snprintf (title, sizeof title, "%s (", name);
  for (int i = 0; i < n; i++)
    length += (size_t) snprintf (title + length, sizeof title - length, "%s%s",
				 i ? ", " : "", types[i]);
  snprintf (title + length, sizeof title - length, ")");
  f = frame_models_select (models, name, (unsigned) n, types);
  frame_buffer_puts (&out, "");
  if (f)
    print_meaning (f, &out);
  else
    frame_buffer_puts (&out, "nothing");
  verdict (strcmp (out.text, want) == 0, title, out.text);
  frame_buffer_free (&out);
}

#define S "string"
#define N "number"
#define Q "tf::Quaternion"
#define V "tf::Vector3"
#define M "tf::Matrix3x3"
#define T "tf::Transform"

/* The quaternion of three angles is yaw about y, pitch about x, roll
   about z; setRPY is not.  */

static void
test_rotations (const struct frame_models *m)
{
  expect (m, "$this = quaternion@tf $1 $2 $3 $4",
	  "tf::Quaternion::Quaternion", 4, N, N, N, N);
  expect (m, "$this = euler:yxz@tf $1 $2 $3", "tf::Quaternion::Quaternion", 3,
	  N, N, N);
  expect (m, "$this = axis_angle@tf $1 $2", "tf::Quaternion::Quaternion", 2,
	  V, N);
  expect (m, "$this = rpy@tf $1 $2 $3", "tf::Quaternion::setRPY", 3, N, N, N);
  expect (m, "$this = rpy@tf $3 $2 $1", "tf::Matrix3x3::setEulerYPR", 3, N, N,
	  N);
  expect (m, "$this = rotation@tf $1 $2 $3 $4 $5 $6 $7 $8 $9",
	  "tf::Matrix3x3::setValue", 9, N, N, N, N, N, N, N, N, N);
  expect (m, "$this = set:normalized@tf $1", "tf::Matrix3x3::Matrix3x3", 1, Q);
  expect (m, "nothing", "tf::Matrix3x3::Matrix3x3", 1, M);
  expect (m, "ret = rpy@tf 0 0 $1", "tf::createQuaternionMsgFromYaw", 1, N);
  expect (m, "ret = compose@tf $1 $2", "tf::operator*", 2, M, M);
  expect (m, "ret = apply@tf $1 $2", "tf::operator*", 2, M, V);
  expect (m, "ret = transpose@tf $2; ret = apply@tf ret $1",
	  "tf::operator*", 2, V, M);
  expect (m, "ret = binary:*@tf $1 $2", "tf::operator*", 2, N, V);
}

static void
test_transforms (const struct frame_models *m)
{
  expect (m,
	  "$this.rotation = set:normalized@tf $1; "
	  "$this.translation = set@tf $2",
	  "tf::Transform::Transform", 2, Q, V);
  expect (m, "ret = apply@tf $this $1", "tf::Transform::operator*", 1, V);
  expect (m, "ret = compose@tf $this $1", "tf::Transform::operator*", 1, T);
  expect (m, "ret = compose@tf $this.rotation $1",
	  "tf::Transform::operator*", 1, Q);
  expect (m, "ret = apply@tf $this $1", "tf::Transform::operator()", 1, V);
  expect (m, "ref $this.translation", "tf::Transform::getOrigin", 0);
  expect (m,
	  "$this.transform = set@tf $1; $this.header.stamp = set@tf $2;"
	  " $this.header.frame_id = set@tf $3; $this.child_frame_id = set@tf $4",
	  "tf::StampedTransform::StampedTransform", 4, T, "ros::Time", S, S);
  expect (m, "$2.pose = set@tf $1.data; $2.header = set@tf $1.header",
	  "tf::poseStampedTFToMsg", 2, "tf::Stamped",
	  "geometry_msgs::PoseStamped");
}

/* tf2 is tf under another name, with its own library on each statement; its
   constructors are called like its classes.  */

static void
test_aliases (const struct frame_models *m)
{
  expect (m, "$this = euler:yxz@tf2 $1 $2 $3", "tf2::Quaternion::Quaternion",
	  3, N, N, N);
  expect (m, "$this = unknown:uninitialised@tf2", "tf2::Transform::Transform", 0);
  expect (m, "ret = compose@tf2 $1 $2", "tf2::operator*", 2,
	  "tf2::Quaternion", "tf2::Quaternion");
  expect (m, "$this.* = set $1", "boost::optional::optional", 1, T);
}

static void
test_buffers (const struct frame_models *m)
{
  expect (m, "$4 = lookup@tf $1 $2 $3", "tf::Transformer::lookupTransform", 4,
	  S, S, "ros::Time", "tf::StampedTransform");
  expect (m, "$6 = lookup:fixed@tf $1 $3 $2",
	  "tf::Transformer::lookupTransform", 6, S, "ros::Time", S,
	  "ros::Time", S, "tf::StampedTransform");
  expect (m, "ret = lookup@tf2 $1 $2 $3 $4", "tf2_ros::Buffer::lookupTransform",
	  4, S, S, "ros::Time", "ros::Duration");
  expect (m, "ret = lookup@ros2 $1 $2 $3 $4",
	  "tf2_ros::Buffer::lookupTransform", 4, S, S, "rclcpp::Time",
	  "rclcpp::Duration");
  expect (m, "ret = lookup@ros2 $1 $2 $3",
	  "tf2::BufferCore::lookupTransform", 3, S, S,
	  "std::chrono::time_point");
  expect (m, "send:dynamic@tf $1", "tf::TransformBroadcaster::sendTransform",
	  1, "tf::StampedTransform");
  expect (m, "send:static@tf2 $1 $this",
	  "tf2_ros::StaticTransformBroadcaster::sendTransform", 1,
	  "geometry_msgs::TransformStamped");
  expect (m, "send:static $1 $this",
	  "tf2_ros::StaticTransformBroadcaster::sendTransform", 1,
	  "std::vector");
  expect (m, "send:dynamic@ros2 $1",
	  "tf2_ros::TransformBroadcaster::sendTransform", 1,
	  "geometry_msgs::msg::TransformStamped");
  expect (m, "$2 = apply:vector@tf2 $3 $1", "tf2::doTransform", 3,
	  "geometry_msgs::Vector3", "geometry_msgs::Vector3",
	  "geometry_msgs::TransformStamped");
  expect (m,
	  "$2 = apply@tf2 $3 $1;"
	  " $2.header.stamp = set@tf2 $3.header.stamp;"
	  " $2.header.frame_id = set@tf2 $3.header.frame_id",
	  "tf2::doTransform", 3, "geometry_msgs::PoseStamped",
	  "geometry_msgs::PoseStamped", "geometry_msgs::TransformStamped");
}

static void
test_library (const struct frame_models *m)
{
  expect (m, "$this = set $1", "std::string::string", 2, S,
	  "std::allocator");
  expect (m, "$this = unknown", "std::string::string", 3, S, N, N);
  expect (m, "ret = concat $1 $2", "std::operator+", 2, S, S);
  expect (m, "$this = concat $this $1; ref $this", "std::string::operator+=",
	  1, S);
  expect (m, "append $this $1", "std::vector::push_back", 1, "*");
  expect (m, "$this = ref $1.*", "boost::shared_ptr::shared_ptr", 1,
	  "boost::shared_ptr");
  expect (m, "$this = ref $1", "boost::shared_ptr::shared_ptr", 1,
	  "geometry_msgs::PoseStamped");
  expect (m, "$2 = param $1 $3", "ros::NodeHandle::param", 3, S, S, S);
  expect (m, "ret = param $1 $2", "ros::NodeHandle::param", 2, S, S);
  expect (m, "publish $1 $this.topic", "ros::Publisher::publish", 1,
	  "boost::shared_ptr");
}

/* Test that the type NAME has KIND, FRAME_CLASS and API.  */

static void
expect_type (const struct frame_models *models, const char *name,
	     const char *kind, enum frame_type_class frame_class,
	     enum frame_api api)
{
  const struct frame_model_type *type = frame_models_type (models, name);

  verdict (type && strcmp (type->kind, kind) == 0
	   && type->frame_class == frame_class && type->api == api,
	   name, type ? "another kind, frame or library" : "no such type");
}

/* Test that the member FROM of the class NAME is the path TO.  */

static void
expect_field (const struct frame_models *models, const char *name,
	      const char *from, const char *to)
{
  const struct frame_model_type *type = frame_models_type (models, name);
  const char *found = "no such type";
  char title[200];

  for (unsigned i = 0; type && i < type->n_fields; i++)
    if (strcmp (type->from[i], from) == 0)
      found = type->to[i];
  snprintf (title, sizeof title, "%s::%s", name, from);
  verdict (strcmp (found, to) == 0, title, found);
}

static void
test_types (const struct frame_models *m)
{
  expect_type (m, "geometry_msgs::TransformStamped", "stamped_transform",
	       FRAME_TYPE_NEEDED, FRAME_API_TF2);
  expect_type (m, "geometry_msgs::msg::TransformStamped", "stamped_transform",
	       FRAME_TYPE_NEEDED, FRAME_API_ROS2);
  expect_type (m, "geometry_msgs::msg::Quaternion", "rotation",
	       FRAME_TYPE_PLAIN, FRAME_API_ROS2);
  expect_type (m, "nav_msgs::Odometry", "odometry", FRAME_TYPE_NEEDED,
	       FRAME_API_TF2);
  expect_type (m, "sensor_msgs::Imu", "stamped", FRAME_TYPE_SENSOR,
	       FRAME_API_TF2);
  expect_type (m, "sensor_msgs::JointState", "stamped", FRAME_TYPE_UNUSED,
	       FRAME_API_TF2);
  expect_type (m, "tf2::Quaternion", "rotation", FRAME_TYPE_PLAIN,
	       FRAME_API_TF2);
  expect_field (m, "geometry_msgs::msg::Pose", "orientation", "rotation");
  expect_field (m, "tf::StampedTransform", "frame_id_", "header.frame_id");
  expect_field (m, "tf2::Stamped", "stamp_", "header.stamp");
}

int
main (void)
{
  struct frame_arena *arena = frame_arena_new ("models");
  struct frame_models *models = frame_models_new (arena);

  load (models);
  test_rotations (models);
  test_transforms (models);
  test_aliases (models);
  test_buffers (models);
  test_library (models);
  test_types (models);
  frame_arena_free (arena);
  return 0;
}
