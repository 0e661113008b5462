import { solveSystem } from '@vivid/vision'

export interface Curve {
  at(x: number): number
  slopeAt(x: number): number
}

interface WeightedPoint {
  readonly x: number
  readonly y: number
  readonly weight: number
}

/** Length from which the points can tell a bend from noise. */
const MIN_BENT_LENGTH = 180

/** Weighted least squares of at most this degree; a parabola only where the points span enough of the strip. */
export const fitCurve = (points: readonly WeightedPoint[], maxDegree: 1 | 2): Curve => {
  const xs = points.map(({ x }) => x)
  const [low, high] = [Math.min(...xs), Math.max(...xs)]
  const middle = (low + high) / 2
  const half = Math.max(1, (high - low) / 2)
  const degree = Math.min(maxDegree, high - low >= MIN_BENT_LENGTH ? 2 : high > low ? 1 : 0)
  const size = degree + 1
  const matrix = Array.from({ length: size }, () => new Float64Array(size + 1))
  for (const { x, y, weight } of points) {
    const powers = [1, (x - middle) / half, ((x - middle) / half) ** 2]
    for (let i = 0; i < size; i++) {
      for (let j = 0; j < size; j++) matrix[i]![j]! += weight * powers[i]! * powers[j]!
      matrix[i]![size]! += weight * powers[i]! * y
    }
  }
  const [a, b = 0, c = 0] = solveSystem(matrix)
  return {
    at: (x) => a! + b * ((x - middle) / half) + c * ((x - middle) / half) ** 2,
    slopeAt: (x) => (b + (2 * c * (x - middle)) / half) / half,
  }
}
