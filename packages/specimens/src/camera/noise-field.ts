import type { Random } from '../random.js'

const SIDE = 64

/** Smooth noise in [0, 1): a lattice of random numbers, softly interpolated, repeating every 64 cells. */
export const createNoiseField = (random: Random): ((x: number, y: number) => number) => {
  const lattice = Float32Array.from({ length: SIDE * SIDE }, () => random.next())
  return (x, y) => {
    const x0 = Math.floor(x)
    const y0 = Math.floor(y)
    const sx = smooth(x - x0)
    const sy = smooth(y - y0)
    const left = x0 & (SIDE - 1)
    const right = (x0 + 1) & (SIDE - 1)
    const top = (y0 & (SIDE - 1)) * SIDE
    const bottom = ((y0 + 1) & (SIDE - 1)) * SIDE
    const upper = lattice[top + left]! * (1 - sx) + lattice[top + right]! * sx
    const lower = lattice[bottom + left]! * (1 - sx) + lattice[bottom + right]! * sx
    return upper * (1 - sy) + lower * sy
  }
}

const smooth = (t: number): number => t * t * (3 - 2 * t)
