import type { Command } from 'opentype.js'

/** The rectangle that an outline fills, y downwards from the baseline. */
export interface Ink {
  left: number
  top: number
  right: number
  bottom: number
}

export const inkOf = (commands: readonly Command[]): Ink => {
  const xs = commands.flatMap(({ x }) => (x === undefined ? [] : [x]))
  const ys = commands.flatMap(({ y }) => (y === undefined ? [] : [y]))
  if (xs.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 }
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}
