/** Letters that are confused share a class, so that misread phrases are not ruled out. */
const groups = ['0OQD', 'CG6', 'EF', '1IL7TJ', '5S', '8B3', '2Z', 'HNMW', 'PR', 'UVY', '4A', 'KX', '9']

/** By a letter's code; a blank has none. */
const classes: Uint8Array = new Uint8Array(128).fill(groups.length)
for (const [index, group] of groups.entries()) for (const letter of group) classes[letter.charCodeAt(0)] = index
const BLANK_CODE = ' '.charCodeAt(0)

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
  const spaced = new Uint8Array(plain.length)
  let solid = 0
  for (let at = 0; at < plain.length; at++) {
    const code = plain.charCodeAt(at)
    if (code !== BLANK_CODE) spaced[solid++] = classes[code] ?? groups.length
  }
  const letters = spaced.subarray(0, solid)
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
 * Which of the phrases may stand in a text, by their indices: most are told to be absent by one look at each, without leaving
 * the list. A phrase may stand there unless more of its first and second letters of a class are lacking than may be wrong.
 */
export const quickIndex = (
  phrases: readonly LetterClasses[],
  maxErrors: readonly number[],
): ((text: LetterClasses) => readonly number[]) => {
  const levels = Int32Array.from(phrases, (phrase) => phrase.levels)
  const most = Int32Array.from(phrases, ({ letters, length }, index) =>
    letters.length > MAX_LETTERS || length <= maxErrors[index]! ? 32 : maxErrors[index]!,
  )
  return (text) => {
    const may: number[] = []
    const absent = ~text.levels
    for (let index = 0; index < levels.length; index++)
      if (bitsOf(levels[index]! & absent) <= most[index]!) may.push(index)
    return may
  }
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
  const last = phrase.length - 1
  const { masks } = phrase
  const { letters } = text
  let more = -1
  let less = 0
  let errors = phrase.length
  for (let at = 0; at < letters.length; at++) {
    // Each letter to come makes up for one wrong at most.
    if (errors - (letters.length - at) > maxErrors) return false
    const equal = masks[letters[at]!]!
    const vertical = equal | less
    const horizontal = (((equal & more) + more) ^ more) | equal
    const up = less | ~(horizontal | more)
    const down = more & horizontal
    // Added without a branch: which of the two it is nobody can foresee, not even the processor.
    errors += ((up >>> last) & 1) - ((down >>> last) & 1)
    if (errors <= maxErrors) return true
    more = (down << 1) | ~(vertical | (up << 1))
    less = (up << 1) & vertical
  }
  return false
}
