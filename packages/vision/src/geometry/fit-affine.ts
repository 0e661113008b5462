import type { Homography } from './homography.js'
import type { Point } from './quad.js'
import { solveSystem } from './solve-system.js'

/** The map without perspective that brings these points nearest to those, by least squares. */
export const fitAffine = (from: readonly Point[], to: readonly Point[]): Homography => {
  const row = (axis: 0 | 1) => {
    const matrix = Array.from({ length: 3 }, () => new Float64Array(4))
    for (const [i, [x, y]] of from.entries()) {
      const values = [x, y, 1, to[i]![axis]]
      for (let a = 0; a < 3; a++) for (let b = 0; b < 4; b++) matrix[a]![b]! += values[a]! * values[b]!
    }
    return solveSystem(matrix) as [number, number, number]
  }
  return [...row(0), ...row(1), 0, 0, 1]
}
