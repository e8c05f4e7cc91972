/* Calls of Eigen of which only template arguments tell what they do.

   A map reads memory in the order that its arguments say, whatever wrote it:
   a 3x3 matrix column by column unless it is told RowMajor, a quaternion x
   first.  What KDL keeps row by row comes out transposed.  A block of 3x3 in
   the corner of a matrix is its rotation.  The arguments stand in the mangled
   name; the models do not see them.  */

#include "lower-eigen.h"
#include "lower-model.h"
#include "lower-parts.h"
#include "places.h"
#include "recognise.h"

enum mapped
{
  MAPPED_OTHER,
  MAPPED_COLUMNS,		/* 3x3, column by column */
  MAPPED_QUATERNION
};

/* What the constructor of a map with the mangled name SYMBOL maps.  */

static enum mapped
mapped_by (const char *symbol)
{
  static const char map[] = "_ZN5Eigen3MapI", matrix[] = "NS_6MatrixI",
		    square[] = "Li3ELi3ELi", quaternion[] = "NS_10QuaternionI";
  const char *p = symbol;
  if (strncmp (p, map, strlen (map)) != 0)
    return MAPPED_OTHER;
  p += strlen (map);
  p += *p == 'K';
  if (strncmp (p, quaternion, strlen (quaternion)) == 0)
    return MAPPED_QUATERNION;
  if (strncmp (p, matrix, strlen (matrix)) != 0)
    return MAPPED_OTHER;
  p += strlen (matrix);
  if ((*p != 'd' && *p != 'f') || strncmp (p + 1, square, strlen (square)) != 0)
    return MAPPED_OTHER;
  /* The options; bit 0 is RowMajor.  */
  return atoi (p + 1 + strlen (square)) % 2 ? MAPPED_OTHER : MAPPED_COLUMNS;
}

/* The array that the pointer PTR points to the first element of, or the
   std::array that it was got from; null if that is not in sight.  */

static tree
array_behind (tree ptr)
{
  for (unsigned i = 0; i < 8 && TREE_CODE (ptr) == SSA_NAME
		       && !SSA_NAME_IS_DEFAULT_DEF (ptr); i++)
    {
      gimple *def = SSA_NAME_DEF_STMT (ptr);
      if (gimple_assign_single_p (def) || gimple_assign_cast_p (def))
	ptr = gimple_assign_rhs1 (def);
      else if (gcall *call = dyn_cast <gcall *> (def))
	{
	  tree fndecl = frame_callee_decl (call);
	  if (!fndecl || gimple_call_num_args (call) != 1
	      || strcmp (frame_qualified_name (fndecl), "std::array::data") != 0)
	    return NULL_TREE;
	  ptr = gimple_call_arg (call, 0);
	}
      else
	return NULL_TREE;
    }
  if (TREE_CODE (ptr) != ADDR_EXPR)
    return NULL_TREE;
  tree ref = TREE_OPERAND (ptr, 0);
  if (TREE_CODE (ref) == ARRAY_REF)
    ref = integer_zerop (TREE_OPERAND (ref, 1)) ? TREE_OPERAND (ref, 0)
						: NULL_TREE;
  return ref;
}

/* True if the array REF is a rotation that its library keeps row by row.  */

static bool
rows_p (tree ref)
{
  tree field = TREE_CODE (ref) == COMPONENT_REF ? TREE_OPERAND (ref, 1)
						: NULL_TREE;
  const char *name = field ? frame_class_name (DECL_CONTEXT (field)) : NULL;
  return name && strcmp (name, "KDL::Rotation") == 0 && DECL_NAME (field)
	 && strcmp (IDENTIFIER_POINTER (DECL_NAME (field)), "data") == 0;
}

/* True if the function that is being lowered transposes a matrix of Eigen:
   then that may be the one.  */

static bool
transposes_p (void)
{
  static const char *const names[] = {
    "Eigen::DenseBase::transpose", "Eigen::DenseBase::transposeInPlace",
    "Eigen::MatrixBase::adjoint", "Eigen::MatrixBase::inverse"
  };
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi);
	 gsi_next (&gsi))
      {
	gcall *call = dyn_cast <gcall *> (gsi_stmt (gsi));
	tree fndecl = call ? frame_callee_decl (call) : NULL_TREE;
	const char *name = fndecl ? frame_qualified_name (fndecl) : "";
	for (const char *other : names)
	  if (strcmp (name, other) == 0)
	    return true;
      }
  return false;
}

/* Lower CALL, which constructs a map of MAPPED over the array REF, for
   writing, too, if WRITES.  False if nothing is known of it.  */

static bool
lower_map_of (gcall *call, enum mapped mapped, tree ref, bool writes)
{
  location_t loc = gimple_location (call);
  struct frame_place map, array;
  if ((mapped == MAPPED_COLUMNS && !rows_p (ref))
      || !frame_place_of_pointer (gimple_call_arg (call, 0), &map)
      || !frame_place_of_reference (ref, &array))
    return false;
  bool matrix = mapped == MAPPED_COLUMNS;
  lowered_stmt *s
    = frame_emit (matrix ? FRAME_OP_TRANSPOSE : FRAME_OP_QUATERNION, loc,
		  matrix ? 1 : 4);
  s->stmt.dst = frame_op_place (map);
  if (matrix)
    {
      s->stmt.word = transposes_p () ? NULL : "stored";
      s->stmt.args[0] = frame_op_place (array);
    }
  for (unsigned i = 0; !matrix && i < 4; i++)
    {
      char element[] = { '[', (char) ('0' + i), ']', '\0' };
      s->stmt.args[i]
	= frame_op_place (frame_place_field (lowering.arena, array, element));
    }
  if (writes)
    {
      s = frame_emit (FRAME_OP_CLOBBER, loc, 1);
      s->stmt.args[0] = frame_op_address (array, false);
      s->carries_frames = matrix;
    }
  return true;
}

/* Lower CALL to FNDECL if it takes the rotation out of a matrix that it may
   not write.  */

static bool
lower_block (gcall *call, tree fndecl)
{
  static const char method[] = "_ZNK5Eigen", size[] = "5blockILi3ELi3EE";
  const char *symbol = frame_function_symbol (fndecl);
  struct frame_place result, matrix;
  if (strncmp (symbol, method, strlen (method)) != 0 || !strstr (symbol, size)
      || gimple_call_num_args (call) != 3
      || !integer_zerop (gimple_call_arg (call, 1))
      || !integer_zerop (gimple_call_arg (call, 2))
      || !frame_result_place (call, &result)
      || !frame_place_of_pointer (gimple_call_arg (call, 0), &matrix))
    return false;
  frame_emit_set (result, frame_op_place (matrix), gimple_location (call));
  return true;
}

bool
frame_lower_eigen (gcall *call, tree fndecl)
{
  const char *name = frame_qualified_name (fndecl);
  if (strncmp (name, "Eigen::", 7) != 0)
    return false;
  if (strcmp (name, "Eigen::DenseBase::block") == 0)
    return lower_block (call, fndecl);
  if (!frame_constructor_p (fndecl) || gimple_call_num_args (call) < 2
      || strcmp (name, "Eigen::Map::Map") != 0)
    return false;
  const char *symbol = frame_function_symbol (fndecl);
  enum mapped mapped = mapped_by (symbol);
  tree ref = mapped != MAPPED_OTHER ? array_behind (gimple_call_arg (call, 1))
				    : NULL_TREE;
  return ref
	 && lower_map_of (call, mapped, ref,
			  strncmp (symbol, "_ZN5Eigen3MapIK", 15) != 0);
}
