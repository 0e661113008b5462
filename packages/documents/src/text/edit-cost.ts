import { looksLike } from './visual-similarity.js'

export const editCosts = {
  /** One of a pair that readers confuse. */
  alike: 0.35,
  /** A blank more or less. */
  blank: 0.2,
  other: 1,
} as const

/** Plain characters: a blank, A–Z, 0–9. */
const plainCharacters = ' ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const COUNT = plainCharacters.length

const places: Readonly<Record<string, number>> = Object.fromEntries(
  [...plainCharacters].map((character, place) => [character, place]),
)

/** A plain text as places in the alphabet, for searches that look at each character many times. */
export const placesOf = (plain: string): Uint8Array => Uint8Array.from(plain, (character) => places[character] ?? 0)

const costs = Float64Array.from({ length: COUNT * COUNT }, (_, at) => {
  const [a, b] = [plainCharacters[Math.floor(at / COUNT)]!, plainCharacters[at % COUNT]!]
  return a === b ? 0 : looksLike(a, b) ? editCosts.alike : editCosts.other
})

/** Of reading one for the other, by places. */
export const placeCost = (a: number, b: number): number => costs[a * COUNT + b]!

/** Of reading one for the other; both plain (upper case, no marks). */
export const substitutionCost = (a: string, b: string): number =>
  a === b ? 0 : placeCost(places[a] ?? 0, places[b] ?? 0)

export const gapCost = (character: string): number => (character === ' ' ? editCosts.blank : editCosts.other)
