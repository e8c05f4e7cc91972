/* OpenCV: matrices given by a comma initialiser, products and transposes.
   These are declarations of our own: OpenCV need not be there.  */
/* { dg-require-effective-target tf } */

#include <tf/transform_broadcaster.h>

namespace cv
{
template<typename T> class MatCommaInitializer_;

class Mat
{
public:
  Mat ();
  Mat (const Mat &other);
  Mat &operator= (const Mat &other);
  ~Mat ();
  template<typename T> T &at (int row, int column);
  template<typename T> const T &at (int row, int column) const;

private:
  void *data_;
};

template<typename T>
class Mat_ : public Mat
{
public:
  Mat_ ();
  Mat_ (int rows, int columns);
  T &operator() (int row, int column);
};

template<typename T>
class MatCommaInitializer_
{
public:
  MatCommaInitializer_ (Mat_<T> *mat);
  template<typename U> MatCommaInitializer_<T> &operator, (U value);
  operator Mat_<T> () const;

private:
  Mat_<T> *mat_;
  int index_;
};

template<typename T, typename U>
MatCommaInitializer_<T> operator<< (const Mat_<T> &mat, U value);

template<typename T, int m, int n>
class Matx
{
public:
  Matx ();
  Matx (T, T, T, T, T, T, T, T, T);
  Matx<T, n, m> t () const;
  T &operator() (int row, int column);

private:
  T val_[m * n];
};

template<typename T, int m, int n, int l>
Matx<T, m, n> operator* (const Matx<T, m, l> &a, const Matx<T, l, n> &b);
}

void
comma (tf::TransformBroadcaster &broadcaster)
{
  cv::Mat m = (cv::Mat_<double> (3, 3) << 1, 0, 0, 0, 1, 0, 0, 0, -1);
  tf::Matrix3x3 r (m.at<double> (0, 0), m.at<double> (0, 1), m.at<double> (0, 2),
		   m.at<double> (1, 0), m.at<double> (1, 1), m.at<double> (1, 2),
		   m.at<double> (2, 0), m.at<double> (2, 1), m.at<double> (2, 2)); /* { dg-warning "\\[-Wframe-handedness\\]" "taken apart" } */
  broadcaster.sendTransform (tf::StampedTransform (tf::Transform (r, tf::Vector3 (0, 0, 0)), ros::Time::now (), "base", "board"));
}

void
right (tf::TransformBroadcaster &broadcaster)
{
  cv::Matx<double, 3, 3> m (0, 0, 1, -1, 0, 0, 0, -1, 0), n = m.t () * m * m;
  tf::Matrix3x3 r (n (0, 0), n (0, 1), n (0, 2), n (1, 0), n (1, 1), n (1, 2), n (2, 0), n (2, 1), n (2, 2));
  broadcaster.sendTransform (tf::StampedTransform (tf::Transform (r, tf::Vector3 (0, 0, 0)), ros::Time::now (), "camera_link", "camera_optical_frame"));
}
