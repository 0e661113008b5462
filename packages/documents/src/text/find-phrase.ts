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

const BLANK = placesOf(' ')[0]!
const [M, R, N, I] = placesOf('MRNI') as unknown as [number, number, number, number]

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
  // Three rows each, for the phrase's last three letters.
  const cost = [new Float64Array(width), new Float64Array(width), new Float64Array(width)] as const
  const from = [new Int32Array(width), new Int32Array(width), new Int32Array(width)] as const
  for (let j = 0; j < width; j++) {
    cost[0][j] = isWithin(j) ? WITHIN_WORD_COST : 0
    from[0][j] = j
  }
  for (let i = 1; i <= phrase.length; i++) {
    const [here, above, twoAbove] = [cost[i % 3]!, cost[(i - 1) % 3]!, cost[(i + 1) % 3]!]
    const [start, startAbove, startTwoAbove] = [from[i % 3]!, from[(i - 1) % 3]!, from[(i + 1) % 3]!]
    const letter = phrase[i - 1]!
    const missing = letter === BLANK ? editCosts.blank : editCosts.other
    let least = Number.POSITIVE_INFINITY
    for (let j = 0; j < width; j++) {
      let best = above[j]! + missing
      let begins = startAbove[j]!
      if (j > 0) {
        const read = text[j - 1]!
        const weight = weights ? weights[j - 1]! : 1
        const replaced = above[j - 1]! + weight * placeCost(letter, read)
        if (replaced < best) {
          best = replaced
          begins = startAbove[j - 1]!
        }
        const isExtraBlank = read === BLANK && (j < 2 || text[j - 2] === BLANK)
        const added = here[j - 1]! + (isExtraBlank ? 0 : read === BLANK ? editCosts.blank : weight * editCosts.other)
        if (added < best) {
          best = added
          begins = start[j - 1]!
        }
        if (j > 1 && isMerged(text[j - 2]!, read, letter) && above[j - 2]! + MERGED_COST < best) {
          best = above[j - 2]! + MERGED_COST
          begins = startAbove[j - 2]!
        }
        if (i > 1 && isMerged(phrase[i - 2]!, letter, read) && twoAbove[j - 1]! + MERGED_COST < best) {
          best = twoAbove[j - 1]! + MERGED_COST
          begins = startTwoAbove[j - 1]!
        }
      }
      here[j] = best
      start[j] = begins
      if (best < least) least = best
    }
    if (least > maxCost) return null
  }
  const last = phrase.length % 3
  let found: FoundPhrase | null = null
  for (let j = 1; j < width; j++) {
    const total = cost[last]![j]! + (isWithin(j) ? WITHIN_WORD_COST : 0)
    if (total <= maxCost && (!found || total < found.cost)) found = { from: from[last]![j]!, to: j, cost: total }
  }
  return found
}
