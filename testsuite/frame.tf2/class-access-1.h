/* Classes of a header: which of them another unit can write.  */

#include <string>

/* Closed.  */
class A
{
public:
  A ();
  explicit A (int);
  ~A ();
  A (const A &) = delete;
  A &operator= (const A &) = default;
  void cb ();
  std::string get () const { return f_; }
  virtual void p () = 0;
private:
  std::string f_;
};

/* Open: a setter that this unit has not.  */
class B
{
public:
  B ();
  void cb ();
  void set (const std::string &f);
private:
  std::string f_;
};

/* Open: an inline setter not used here.  */
class C
{
public:
  C ();
  void cb ();
  void set (const std::string &f) { f_ = f; }
private:
  std::string f_;
};

/* Open: friend.  */
class D
{
public:
  D ();
  void cb ();
  friend class X;
private:
  std::string f_;
};
class E
{
public:
  E ();
  void cb ();
  friend void x (E &);
private:
  std::string f_;
};

/* Open: protected.  */
class F
{
public:
  F ();
  void cb ();
protected:
  std::string f_;
};

/* Open: inline ctor.  */
class G
{
public:
  G () : f_ ("map") {}
  void cb ();
private:
  std::string f_;
};

/* Closed: inline setter used here.  */
class H
{
public:
  H ();
  void cb ();
  void set (const std::string &f) { f_ = f; }
private:
  std::string f_;
};

/* Open: member template.  */
class I
{
public:
  I ();
  void cb ();
  template<typename T> void set (T t) { f_ = t; }
private:
  std::string f_;
};

/* Open: nested class with a method.  */
class J
{
public:
  J ();
  void cb ();
  struct K { void set (J &); };
private:
  std::string f_;
};

/* Closed: nested class without.  */
class L
{
public:
  L ();
  void cb ();
  struct K { int i; void f () const; };
private:
  std::string f_;
  K k_;
};
