import { type FoundPhrase, findPhrase } from './find-phrase.js'
import { phrasesThatMayStand } from './letter-classes.js'
import { isTooLong, maxErrors, type Phrase, type SearchedPhrase } from './phrase.js'

/** A phrase to look for, and what misreading it may cost. */
export interface Sought {
  readonly phrase: Phrase
  readonly maxCost: number
}

export interface Standing<One extends Sought> {
  readonly sought: One
  readonly found: FoundPhrase
}

/** For hundreds of phrases that are looked for in many lines, of which a line has one or two: those that stand in it. */
export const phraseIndex = <One extends Sought>(
  all: readonly One[],
): ((text: SearchedPhrase) => readonly Standing<One>[]) => {
  const mayStandIn = phrasesThatMayStand(
    all.map(({ phrase }) => phrase.classes),
    all.map(({ maxCost }) => maxErrors(maxCost)),
  )
  return (text) => {
    const standing: Standing<One>[] = []
    for (const index of mayStandIn(text.classes)) {
      const sought = all[index]!
      const { phrase, maxCost } = sought
      const found = isTooLong(phrase, text, maxCost) ? null : findPhrase(text, phrase.places, maxCost)
      if (found) standing.push({ sought, found })
    }
    return standing
  }
}
