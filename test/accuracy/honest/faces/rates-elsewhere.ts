import { type FacePair, isSame } from './compare-people.js'

/** How often each person counts: once, or as often as a bootstrap has drawn them. */
export type Drawn = (person: string) => number

const weightOf = (pair: FacePair, drawn: Drawn) =>
  isSame(pair) ? drawn(pair.holder) : drawn(pair.holder) * drawn(pair.other)

/**
 * Share of the pairs of one person that are refused, each person's by the limit that `share` of the strangers pass who have nothing to do
 * with that person. Pairs come sorted, the most alike first.
 */
export const refusedElsewhere = (pairs: readonly FacePair[], share: number, drawn: Drawn): number => {
  const strangers = pairs.filter((pair) => !isSame(pair))
  const limitFor = limitsWithout(strangers, share, drawn)
  const own = pairs.filter((pair) => isSame(pair) && drawn(pair.holder) > 0)
  const limits = new Map([...new Set(own.map(({ holder }) => holder))].map((person) => [person, limitFor(person)]))
  const weigh = (some: readonly FacePair[]) => some.reduce((sum, pair) => sum + weightOf(pair, drawn), 0)
  return weigh(own.filter(({ holder, similarity }) => similarity <= limits.get(holder)!)) / weigh(own)
}

/** The similarity that this share of the strangers exceeds, those left out who are compared with a person or as that person. */
const limitsWithout = (strangers: readonly FacePair[], share: number, drawn: Drawn) => {
  let total = 0
  const involving = new Map<string, number>()
  for (const pair of strangers) {
    const weight = weightOf(pair, drawn)
    total += weight
    for (const person of [pair.holder, pair.other]) involving.set(person, (involving.get(person) ?? 0) + weight)
  }
  return (person: string): number => {
    const allowed = share * (total - (involving.get(person) ?? 0))
    let above = 0
    for (const pair of strangers) {
      if (pair.holder === person || pair.other === person) continue
      above += weightOf(pair, drawn)
      if (above > allowed) return pair.similarity
    }
    return Number.NEGATIVE_INFINITY
  }
}

/** Share of these pairs that pass a limit which was chosen elsewhere. */
export const passedAt = (pairs: readonly FacePair[], limit: number, drawn: Drawn): number => {
  let [passed, all] = [0, 0]
  for (const pair of pairs) {
    const weight = weightOf(pair, drawn)
    all += weight
    if (pair.similarity >= limit) passed += weight
  }
  return passed / all
}
