/* Fields, set in one function and used in another.  */

#include "vec.h"

class Robot
{
public:
  void set (const Vec &v) { goal_ = v; }	/* { dg-warning "'Robot::goal_' is declared to be in 'map' but holds data in 'odom' \\[-Wframe-mismatch\\]" } */
  void clear () { goal_ = Vec (); }
  void use ();
  void wrong ();
  void other ();
  const Vec &goal () const { return goal_; }

private:
  FRAME_IN ("map") Vec goal_;
  FRAME_IN ("odom") Vec *where_;
  Vec free_;
};

void
Robot::use ()
{
  to_map (goal_);
  to_odom (goal_);	/* { dg-warning "gets data in 'map'" } */
  to_odom (*where_);
  to_map (*where_);	/* { dg-warning "gets data in 'odom'" } */
  clear ();
  to_odom (goal_);	/* { dg-warning "gets data in 'map'" } */
}

void
Robot::wrong ()
{
  goal_ = odom_vec ();	/* { dg-warning "'Robot::goal_' is declared to be in 'map' but holds data in 'odom'" } */
  to_map (goal_);
  goal_.x = 3;
  goal_ = map_vec ();
}

void
Robot::other ()
{
  free_ = odom_vec ();
  to_odom (free_);
  free_ = goal_;
  to_odom (free_);	/* { dg-warning "gets data in 'map'" } */
}

void
use (Robot &r, Robot *s)
{
  r.set (map_vec ());
  r.set (odom_vec ());
  to_odom (r.goal ());	/* { dg-warning "gets data in 'map'" } */
  to_odom (s->goal ());	/* { dg-warning "gets data in 'map'" } */
  r.use ();
  r.wrong ();
  r.other ();
}

/* Structures by value.  */

struct Plan
{
  FRAME_IN ("map") Vec from, to;
  FRAME_IN ("base_link") double offset;
};

Plan make_plan ();

void
plans ()
{
  Plan p = make_plan ();
  to_map (p.from);
  to_odom (p.to);	/* { dg-warning "gets data in 'map'" } */
  p.to = odom_vec ();	/* { dg-warning "'Plan::to' is declared to be in 'map' but holds data in 'odom'" } */
  p = make_plan ();
  to_odom (p.to);	/* { dg-warning "gets data in 'map'" } */
}
