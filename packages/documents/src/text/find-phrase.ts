import { editCosts, PLACES, placeCost, placesOf } from './edit-cost.js'

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

/** A text with what each of its characters costs, worked out once for all phrases that are looked for in it. */
export interface SearchedText {
  /** Plain, as places in the alphabet. */
  readonly places: Uint8Array
  /** Of each place of the alphabet having been read as each character, place by place. */
  readonly replacedCosts: Float64Array
  /** Of a character that the phrase does not have. */
  readonly extraCosts: Float64Array
  /** Of beginning or ending before each character, and behind the last. */
  readonly edgeCosts: Float64Array
  /** Room for a search, made once for the text: three rows, for the last three letters of a phrase. */
  readonly rows: { readonly cost: Float64Array; readonly from: Uint16Array }
}

/** `weights`: of a wrong character, 0…1; below 1 it forgives what was hardly read. */
export const searchedText = (places: Uint8Array, weights: Float64Array): SearchedText => {
  const { length } = places
  const extraCosts = new Float64Array(length)
  const edgeCosts = new Float64Array(length + 1)
  for (let at = 0; at < length; at++) {
    const [before, place] = [at === 0 ? BLANK : places[at - 1]!, places[at]!]
    if (place !== BLANK) extraCosts[at] = weights[at]! * editCosts.other
    else if (before !== BLANK) extraCosts[at] = editCosts.blank
    // A digit right after a letter begins something else: NUIP1234567.
    if (place !== BLANK && kindOf(before) === kindOf(place)) edgeCosts[at] = WITHIN_WORD_COST
  }
  const replacedCosts = new Float64Array(PLACES * length)
  for (let letter = 0, next = 0; letter < PLACES; letter++) {
    for (let at = 0; at < length; at++, next++) replacedCosts[next] = weights[at]! * placeCost(letter, places[at]!)
  }
  const room = 3 * (length + 1)
  return {
    places,
    replacedCosts,
    extraCosts,
    edgeCosts,
    rows: { cost: new Float64Array(room), from: new Uint16Array(room) },
  }
}

/**
 * The cheapest place of a phrase within a text, both plain and as places, as readers misread it (Sellers' algorithm).
 * Null where the cost is over the limit everywhere.
 */
export const findPhrase = (
  { places: text, replacedCosts, extraCosts, edgeCosts, rows: { cost, from } }: SearchedText,
  phrase: Uint8Array,
  maxCost: number,
): FoundPhrase | null => {
  const width = text.length + 1
  for (let j = 0; j < width; j++) {
    cost[j] = edgeCosts[j]!
    from[j] = j
  }
  for (let i = 1; i <= phrase.length; i++) {
    const here = (i % 3) * width
    const above = ((i - 1) % 3) * width
    const twoAbove = ((i + 1) % 3) * width
    const letter = phrase[i - 1]!
    const missing = letter === BLANK ? editCosts.blank : editCosts.other
    const replaced = letter * text.length - 1
    const isSplit = letter === M
    const isJoined = i > 1 && isMerged(phrase[i - 2]!, letter, M)
    let diagonal = cost[above]!
    let diagonalFrom = from[above]!
    let left = diagonal + missing
    let leftFrom = diagonalFrom
    cost[here] = left
    from[here] = leftFrom
    let least = left
    for (let j = 1; j < width; j++) {
      const over = cost[above + j]!
      const overFrom = from[above + j]!
      let best = over + missing
      let begins = overFrom
      const asRead = diagonal + replacedCosts[replaced + j]!
      if (asRead < best) {
        best = asRead
        begins = diagonalFrom
      }
      const added = left + extraCosts[j - 1]!
      if (added < best) {
        best = added
        begins = leftFrom
      }
      if (isSplit && j > 1 && isMerged(text[j - 2]!, text[j - 1]!, M) && cost[above + j - 2]! + MERGED_COST < best) {
        best = cost[above + j - 2]! + MERGED_COST
        begins = from[above + j - 2]!
      }
      if (isJoined && text[j - 1] === M && cost[twoAbove + j - 1]! + MERGED_COST < best) {
        best = cost[twoAbove + j - 1]! + MERGED_COST
        begins = from[twoAbove + j - 1]!
      }
      cost[here + j] = best
      from[here + j] = begins
      diagonal = over
      diagonalFrom = overFrom
      left = best
      leftFrom = begins
      if (best < least) least = best
    }
    if (least > maxCost) return null
  }
  const last = (phrase.length % 3) * width
  let found: FoundPhrase | null = null
  const isColon = (at: number) => (text[at] === I || text[at] === L) && text[at + 1] === BLANK
  for (let j = 1; j < width; j++) {
    if (cost[last + j]! > maxCost) continue
    const colon = edgeCosts[j]! > 0 && isColon(j)
    const total = cost[last + j]! + (colon ? COLON_COST : edgeCosts[j]!)
    if (total <= maxCost && (!found || total < found.cost))
      found = { from: from[last + j]!, to: colon ? j + 1 : j, cost: total }
  }
  return found
}
