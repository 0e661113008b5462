/** Gauss elimination of a small symmetric positive system, right-hand side in the last column. Changes the matrix. */
export const solveSystem = (matrix: readonly Float64Array[]): number[] => {
  const size = matrix.length
  for (let i = 0; i < size; i++) {
    const pivot = matrix[i]![i]! || 1e-9
    for (let row = 0; row < size; row++) {
      if (row === i) continue
      const factor = matrix[row]![i]! / pivot
      for (let column = i; column <= size; column++) matrix[row]![column]! -= factor * matrix[i]![column]!
    }
  }
  return matrix.map((row, i) => row[size]! / (row[i]! || 1e-9))
}
