import { looksLike } from './visual-similarity.js'

export const editCosts = {
  /** One of a pair that readers confuse. */
  alike: 0.35,
  /** A blank more or less. */
  blank: 0.2,
  other: 1,
} as const

/** Of reading one for the other; both plain (upper case, no marks). */
export const substitutionCost = (a: string, b: string): number =>
  a === b ? 0 : looksLike(a, b) ? editCosts.alike : editCosts.other

export const gapCost = (character: string): number => (character === ' ' ? editCosts.blank : editCosts.other)
