import type { Command } from 'opentype.js'

/** The rectangle that an outline fills, y downwards from the baseline. */
export interface Ink {
  left: number
  top: number
  right: number
  bottom: number
}

export const inkOf = (commands: readonly Command[]): Ink => {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, -Infinity, -Infinity]
  for (const { x, y } of commands) {
    if (x === undefined || y === undefined) continue
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  return left > right ? { left: 0, top: 0, right: 0, bottom: 0 } : { left, top, right, bottom }
}
