import { editCosts, substitutionCost } from './edit-cost.js'

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

const isMerged = (pair: string, single: string) => (pair === 'RN' || pair === 'NN' || pair === 'IN') && single === 'M'

/**
 * The cheapest place of a phrase within a text, both plain, as readers misread it (Sellers' algorithm). Null where the
 * cost is over the limit everywhere.
 */
export const findPhrase = (text: string, phrase: string, maxCost: number): FoundPhrase | null => {
  const width = text.length + 1
  const cost = new Float64Array((phrase.length + 1) * width)
  const from = new Int32Array((phrase.length + 1) * width)
  const isLetter = (at: number) => at >= 0 && at < text.length && text[at] !== ' '
  for (let j = 0; j < width; j++) {
    cost[j] = isLetter(j) && isLetter(j - 1) ? WITHIN_WORD_COST : 0
    from[j] = j
  }
  for (let i = 1; i <= phrase.length; i++) {
    const letter = phrase[i - 1]!
    const missing = letter === ' ' ? editCosts.blank : editCosts.other
    for (let j = 0; j < width; j++) {
      const at = i * width + j
      let best = cost[at - width]! + missing
      let start = from[at - width]!
      const take = (value: number, source: number) => {
        if (value < best) {
          best = value
          start = from[source]!
        }
      }
      if (j > 0) {
        const read = text[j - 1]!
        take(cost[at - width - 1]! + substitutionCost(letter, read), at - width - 1)
        const isExtraBlank = read === ' ' && (j < 2 || text[j - 2] === ' ')
        take(cost[at - 1]! + (isExtraBlank ? 0 : read === ' ' ? editCosts.blank : editCosts.other), at - 1)
        if (j > 1 && isMerged(text.slice(j - 2, j), letter)) take(cost[at - width - 2]! + MERGED_COST, at - width - 2)
        if (i > 1 && isMerged(phrase.slice(i - 2, i), read))
          take(cost[at - 2 * width - 1]! + MERGED_COST, at - 2 * width - 1)
      }
      cost[at] = best
      from[at] = start
    }
  }
  const last = phrase.length * width
  let found: FoundPhrase | null = null
  for (let j = 1; j < width; j++) {
    const total = cost[last + j]! + (isLetter(j - 1) && isLetter(j) ? WITHIN_WORD_COST : 0)
    if (total <= maxCost && (!found || total < found.cost)) found = { from: from[last + j]!, to: j, cost: total }
  }
  return found
}
