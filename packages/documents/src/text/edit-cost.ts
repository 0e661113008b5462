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

/** By code; anything else counts as a blank. */
const places: Uint8Array = new Uint8Array(128)
for (let place = 0; place < COUNT; place++) places[plainCharacters.charCodeAt(place)] = place

const placeOf = (code: number): number => places[code] ?? 0

/** A plain text as places in the alphabet, for searches that look at each character many times. */
export const placesOf = (plain: string): Uint8Array => {
  const found = new Uint8Array(plain.length)
  for (let at = 0; at < plain.length; at++) found[at] = placeOf(plain.charCodeAt(at))
  return found
}

const costs = Float64Array.from({ length: COUNT * COUNT }, (_, at) => {
  const [a, b] = [plainCharacters[Math.floor(at / COUNT)]!, plainCharacters[at % COUNT]!]
  return a === b ? 0 : looksLike(a, b) ? editCosts.alike : editCosts.other
})

/** How many places there are. */
export const PLACES = COUNT

/** Of reading one for the other, by places. */
export const placeCost = (a: number, b: number): number => costs[a * COUNT + b]!

/** Of reading one for the other; both plain (upper case, no marks). */
export const substitutionCost = (a: string, b: string): number =>
  a === b ? 0 : placeCost(placeOf(a.charCodeAt(0)), placeOf(b.charCodeAt(0)))

export const gapCost = (character: string): number => (character === ' ' ? editCosts.blank : editCosts.other)
