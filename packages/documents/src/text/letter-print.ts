/** Letters that are confused share a class, so that misread phrases are not ruled out. */
const groups = [' ', '0OQD', 'CG6', 'EF', '1IL7TJ', '5S', '8B3', '2Z', 'HNMW', 'PR', 'UVY', '4A', 'KX', '9']
const classes: Readonly<Record<string, number>> = Object.fromEntries(
  groups.flatMap((group, index) => [...group].map((letter) => [letter, index] as const)),
)
const COUNT = groups.length

/** Which classes of letters and which pairs of them a plain text holds: to rule phrases out before searching. */
export interface LetterPrint {
  readonly letters: Uint8Array
  readonly pairs: readonly number[]
  readonly hasPair: Uint8Array
}

export const letterPrint = (plain: string): LetterPrint => {
  const letters = new Uint8Array(COUNT)
  const hasPair = new Uint8Array(COUNT * COUNT)
  const pairs: number[] = []
  let previous = -1
  for (const character of plain) {
    const here = classes[character] ?? 0
    if (here === 0) continue
    letters[here] = letters[here]! + 1
    if (previous >= 0) {
      pairs.push(previous * COUNT + here)
      hasPair[previous * COUNT + here] = 1
    }
    previous = here
  }
  return { letters, pairs, hasPair }
}

/** A letter that is missing breaks two pairs; misread letters next to each other share one. */
const PAIRS_PER_LETTER = 1.6

/** False where hardly any search within the cost can find the phrase. */
export const mayHold = (text: LetterPrint, phrase: LetterPrint, maxCost: number): boolean => {
  let missing = 0
  for (let index = 1; index < COUNT; index++) missing += Math.max(0, phrase.letters[index]! - text.letters[index]!)
  if (missing > maxCost) return false
  let broken = 0
  for (const pair of phrase.pairs) broken += 1 - text.hasPair[pair]!
  return broken <= PAIRS_PER_LETTER * maxCost + 1
}
