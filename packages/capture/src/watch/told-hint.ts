import type { Hint } from './hint.js'

/** A hint is told once two looks agree on it, and stays this long: a text that flickers is neither read nor heard. */
const LEAST_MS = 900

export interface ToldHint {
  /** What is told after this look. */
  after(hint: Hint, nowMs: number): Hint | null
}

export const tellHints = (): ToldHint => {
  let told: Hint | null = null
  let toldAtMs = Number.NEGATIVE_INFINITY
  let last: Hint | null = null
  return {
    after: (hint, nowMs) => {
      const isAgreed = hint === last
      last = hint
      if (isAgreed && hint !== told && nowMs - toldAtMs >= LEAST_MS) {
        told = hint
        toldAtMs = nowMs
      }
      return told
    },
  }
}
