import type { Random } from '../random.js'

const SIDE = 64

/** Smooth noise in [0, 1): a lattice of random numbers, softly interpolated, repeating every 64 cells. */
export function createNoiseField(random: Random): (x: number, y: number) => number {
  const lattice = Float32Array.from({ length: SIDE * SIDE }, () => random.next())
  return (x, y) => {
    const [x0, y0] = [Math.floor(x), Math.floor(y)]
    const [fx, fy] = [x - x0, y - y0]
    const [sx, sy] = [fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)]
    const [left, right] = [x0 & 63, (x0 + 1) & 63]
    const [top, bottom] = [(y0 & 63) * SIDE, ((y0 + 1) & 63) * SIDE]
    const upper = lattice[top + left]! * (1 - sx) + lattice[top + right]! * sx
    const lower = lattice[bottom + left]! * (1 - sx) + lattice[bottom + right]! * sx
    return upper * (1 - sy) + lower * sy
  }
}
