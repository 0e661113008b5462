/** Letters that are confused share a place, so that misread phrases are not ruled out. */
const places: Readonly<Record<string, number>> = Object.fromEntries(
  ['0OQDCG6EF', '1IL7TJ', '5S', '8B3', '2Z', 'HNMWR', 'UVY', 'P', '4A', 'KX', '9'].flatMap((group, index) =>
    [...group].map((letter) => [letter, index] as const),
  ),
)
const SIZE = 11

export type LetterBag = Int16Array

export const bagOf = (text: string): LetterBag => {
  const bag = new Int16Array(SIZE)
  for (const letter of text) {
    const place = letter === ' ' ? undefined : places[letter]
    if (place !== undefined) bag[place] = bag[place]! + 1
  }
  return bag
}

/** False where so many letters of the phrase are missing from the text that no search can find it. */
export const mayHold = (has: LetterBag, phrase: string, maxCost: number): boolean => {
  const wants = bagOf(phrase)
  let missing = 0
  for (let index = 0; index < SIZE; index++) missing += Math.max(0, wants[index]! - has[index]!)
  return missing <= maxCost + 1
}
