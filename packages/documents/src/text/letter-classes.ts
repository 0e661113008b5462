/** Letters that are confused share a class, so that misread phrases are not ruled out. */
const groups = ['0OQD', 'CG6', 'EF', '1IL7TJ', '5S', '8B3', '2Z', 'HNMW', 'PR', 'UVY', '4A', 'KX', '9']
const classes: Readonly<Record<string, number>> = Object.fromEntries(
  groups.flatMap((group, index) => [...group].map((letter) => [letter, index] as const)),
)

const CLASSES = groups.length + 1

/** One bit of a machine word for each letter; longer phrases are known by their beginning. */
const MAX_LETTERS = 31

/** A plain text's letters as classes, without blanks, and where each class stands in it. */
export interface LetterClasses {
  readonly letters: Uint8Array
  readonly length: number
  readonly masks: Int32Array
  /** How many letters there are of each class. */
  readonly counts: Uint8Array
  /** One bit for each class that has a letter, and one for each that has two. */
  readonly levels: number
}

export const letterClasses = (plain: string): LetterClasses => {
  const letters = Uint8Array.from(plain.replaceAll(' ', ''), (letter) => classes[letter] ?? groups.length)
  const masks = new Int32Array(CLASSES)
  const counts = new Uint8Array(CLASSES)
  const length = Math.min(letters.length, MAX_LETTERS)
  for (let at = 0; at < length; at++) masks[letters[at]!] = masks[letters[at]!]! | (1 << at)
  let levels = 0
  for (const letter of letters) {
    if (counts[letter]! < 2) levels |= 1 << (letter + CLASSES * counts[letter]!)
    counts[letter] = Math.min(255, counts[letter]! + 1)
  }
  return { letters, length, masks, counts, levels }
}

/** Bits that are set (Warren, Hacker's Delight §5-1). */
const bitsOf = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/**
 * For phrases that are looked for in many lines: most are told to be absent by one look at each, without leaving the list.
 * A phrase may stand in the text unless more of its first and second letters of a class are lacking than may be wrong.
 */
export const quickIndex = (phrases: readonly LetterClasses[], maxErrors: readonly number[]) => {
  const levels = Int32Array.from(phrases, (phrase) => phrase.levels)
  const most = Int32Array.from(phrases, ({ letters, length }, index) =>
    letters.length > MAX_LETTERS || length <= maxErrors[index]! ? 32 : maxErrors[index]!,
  )
  return (text: LetterClasses, index: number): boolean => bitsOf(levels[index]! & ~text.levels) <= most[index]!
}

/** Letters of the phrase for which the text has none left: each is one wrong, wherever the phrase stood. */
const lacking = (text: LetterClasses, phrase: LetterClasses): number => {
  let count = 0
  for (let i = 0; i < CLASSES; i++) {
    const missing = phrase.counts[i]! - text.counts[i]!
    if (missing > 0) count += missing
  }
  return count
}

/**
 * Whether the phrase stands anywhere in the text with at most so many letters wrong: Myers' bit-parallel search (1999),
 * a handful of operations per letter of the text, to spare the exact search most of its work.
 */
export const mayHold = (text: LetterClasses, phrase: LetterClasses, maxErrors: number): boolean => {
  if (phrase.length <= maxErrors) return true
  // What a long phrase has beyond its beginning is not looked for. Each first or second letter that the text lacks is one wrong.
  const isWhole = phrase.letters.length <= MAX_LETTERS
  if (isWhole && bitsOf(phrase.levels & ~text.levels) > maxErrors) return false
  if (isWhole && lacking(text, phrase) > maxErrors) return false
  const last = 1 << (phrase.length - 1)
  let more = -1
  let less = 0
  let errors = phrase.length
  const { letters } = text
  for (let at = 0; at < letters.length; at++) {
    // Each letter to come makes up for one wrong at most.
    if (errors - (letters.length - at) > maxErrors) return false
    const equal = phrase.masks[letters[at]!]!
    const vertical = equal | less
    const horizontal = (((equal & more) + more) ^ more) | equal
    let up = less | ~(horizontal | more)
    let down = more & horizontal
    if (up & last) errors += 1
    else if (down & last) errors -= 1
    if (errors <= maxErrors) return true
    up <<= 1
    down <<= 1
    more = down | ~(vertical | up)
    less = up & vertical
  }
  return false
}
