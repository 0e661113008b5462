import { editCosts, placeCost, placesOf } from './edit-cost.js'

export interface FoundPhrase {
  /** Characters [from, to) of the text. */
  readonly from: number
  readonly to: number
  readonly cost: number
}

/** A phrase that starts or ends within a word is probably another word. */
const WITHIN_WORD_COST = 0.7
/** Two letters read as one or one as two: RN and M. */
const MERGED_COST = 0.35

/** The colon behind a label, read as a letter: SEXOI F. */
const COLON_COST = 0.3

const BLANK = placesOf(' ')[0]!
const [M, R, N, I, L] = placesOf('MRNIL') as unknown as [number, number, number, number, number]

const FIRST_DIGIT = placesOf('0')[0]!
const kindOf = (place: number) => (place === BLANK ? 0 : place >= FIRST_DIGIT ? 2 : 1)

const isMerged = (first: number, second: number, single: number) =>
  single === M && second === N && (first === R || first === N || first === I)

/**
 * The cheapest place of a phrase within a text, both plain and as places, as readers misread it (Sellers' algorithm).
 * Null where the cost is over the limit everywhere. Weights below 1 forgive characters that were hardly read.
 */
export const findPhrase = (
  text: Uint8Array,
  phrase: Uint8Array,
  maxCost: number,
  weights: Float64Array | null = null,
): FoundPhrase | null => {
  const width = text.length + 1
  // A digit right after a letter begins something else: NUIP1234567.
  const isWithin = (at: number) =>
    at > 0 && at < text.length && kindOf(text[at]!) === kindOf(text[at - 1]!) && text[at] !== BLANK
  // Three rows in each, for the phrase's last three letters.
  const cost = new Float64Array(3 * width)
  const from = new Int32Array(3 * width)
  for (let j = 0; j < width; j++) {
    cost[j] = isWithin(j) ? WITHIN_WORD_COST : 0
    from[j] = j
  }
  for (let i = 1; i <= phrase.length; i++) {
    const here = (i % 3) * width
    const above = ((i - 1) % 3) * width
    const twoAbove = ((i + 1) % 3) * width
    const letter = phrase[i - 1]!
    const missing = letter === BLANK ? editCosts.blank : editCosts.other
    let least = Number.POSITIVE_INFINITY
    for (let j = 0; j < width; j++) {
      let best = cost[above + j]! + missing
      let begins = from[above + j]!
      if (j > 0) {
        const read = text[j - 1]!
        const weight = weights ? weights[j - 1]! : 1
        const replaced = cost[above + j - 1]! + weight * placeCost(letter, read)
        if (replaced < best) {
          best = replaced
          begins = from[above + j - 1]!
        }
        const isExtraBlank = read === BLANK && (j < 2 || text[j - 2] === BLANK)
        const added =
          cost[here + j - 1]! + (isExtraBlank ? 0 : read === BLANK ? editCosts.blank : weight * editCosts.other)
        if (added < best) {
          best = added
          begins = from[here + j - 1]!
        }
        if (j > 1 && isMerged(text[j - 2]!, read, letter) && cost[above + j - 2]! + MERGED_COST < best) {
          best = cost[above + j - 2]! + MERGED_COST
          begins = from[above + j - 2]!
        }
        if (i > 1 && isMerged(phrase[i - 2]!, letter, read) && cost[twoAbove + j - 1]! + MERGED_COST < best) {
          best = cost[twoAbove + j - 1]! + MERGED_COST
          begins = from[twoAbove + j - 1]!
        }
      }
      cost[here + j] = best
      from[here + j] = begins
      if (best < least) least = best
    }
    if (least > maxCost) return null
  }
  const last = (phrase.length % 3) * width
  let found: FoundPhrase | null = null
  const isColon = (at: number) => (text[at] === I || text[at] === L) && text[at + 1] === BLANK
  for (let j = 1; j < width; j++) {
    const colon = isWithin(j) && isColon(j)
    const total = cost[last + j]! + (colon ? COLON_COST : isWithin(j) ? WITHIN_WORD_COST : 0)
    if (total <= maxCost && (!found || total < found.cost))
      found = { from: from[last + j]!, to: colon ? j + 1 : j, cost: total }
  }
  return found
}
