/** Letters that are confused share a class, so that misread phrases are not ruled out. */
const groups = ['0OQD', 'CG6', 'EF', '1IL7TJ', '5S', '8B3', '2Z', 'HNMW', 'PR', 'UVY', '4A', 'KX', '9']

/** By a letter's code; a blank has none. */
const classes: Uint8Array = new Uint8Array(128).fill(groups.length)
for (const [index, group] of groups.entries()) for (const letter of group) classes[letter.charCodeAt(0)] = index
const BLANK_CODE = ' '.charCodeAt(0)

const CLASSES = groups.length + 1

/** One bit of a machine word for each letter; longer phrases are known by their beginning. */
const MAX_LETTERS = 31

/** So many letters of each class are counted, two in each machine word. */
const COUNTED = 4
const COUNTED_IN_WORD = 2

/** A plain text's letters as classes, without blanks, and where each class stands in it. */
export interface LetterClasses {
  readonly letters: Uint8Array
  readonly length: number
  readonly masks: Int32Array
  /** One bit for each class that has a letter, and one for each that has two. */
  readonly levels: number
  /** The same for three and four letters. */
  readonly moreLevels: number
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
  const levels = [0, 0]
  for (const letter of letters) {
    const count = counts[letter]!
    if (count === COUNTED) continue
    counts[letter] = count + 1
    levels[Math.floor(count / COUNTED_IN_WORD)]! |= 1 << (letter + CLASSES * (count % COUNTED_IN_WORD))
  }
  return { letters, length, masks, levels: levels[0]!, moreLevels: levels[1]! }
}

/** Bits that are set (Warren, Hacker's Delight §5-1). */
export const bitsOf = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/**
 * Whether so many letters of a phrase stand anywhere in the text with at most so many wrong: Myers' bit-parallel search (1999),
 * a handful of operations per letter of the text. The phrase's masks begin at `from`.
 */
const standsIn = (text: Uint8Array, masks: Int32Array, from: number, length: number, maxErrors: number): boolean => {
  const last = length - 1
  let more = -1
  let less = 0
  let errors = length
  for (let at = 0; at < text.length; at++) {
    // Each letter to come makes up for one wrong at most.
    if (errors - (text.length - at) > maxErrors) return false
    const equal = masks[from + text[at]!]!
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

/** Letters of the phrase for which the text has none left: each is one wrong, wherever the phrase stood. */
const lacking = (text: LetterClasses, phrase: LetterClasses): number =>
  bitsOf(phrase.levels & ~text.levels) + bitsOf(phrase.moreLevels & ~text.moreLevels)

/** Whether the phrase may stand anywhere in the text with at most so many letters wrong, to spare the exact search most of its work. */
export const mayHold = (text: LetterClasses, phrase: LetterClasses, maxErrors: number): boolean => {
  if (phrase.length <= maxErrors) return true
  // What a long phrase has beyond its beginning is not looked for.
  if (phrase.letters.length <= MAX_LETTERS && lacking(text, phrase) > maxErrors) return false
  return standsIn(text.letters, phrase.masks, 0, phrase.length, maxErrors)
}

/** Two neighbouring letters as one number, at each place of so many letters. */
const pairsOf = (letters: Uint8Array, length: number): Uint8Array => {
  const pairs = new Uint8Array(Math.max(0, length - 1))
  for (let at = 0; at < pairs.length; at++) pairs[at] = letters[at]! * CLASSES + letters[at + 1]!
  return pairs
}

/** The phrases that have each pair of letters, as often as they have it: those of pair `p` are `[from[p], from[p + 1])` of `of`. */
const phrasesByPair = (phrases: readonly LetterClasses[]) => {
  const pairs = phrases.map(({ letters, length }) => pairsOf(letters, length))
  const from = new Uint32Array(CLASSES * CLASSES + 1)
  for (const own of pairs) for (const pair of own) from[pair + 1]!++
  for (let pair = 0; pair < CLASSES * CLASSES; pair++) from[pair + 1]! += from[pair]!
  const next = from.slice()
  const of = new Uint16Array(from.at(-1)!)
  for (const [index, own] of pairs.entries()) for (const pair of own) of[next[pair]!++] = index
  return { from, of }
}

/** How many pairs of neighbours each phrase has in common with a text. */
const countCommon = (
  { from, of }: ReturnType<typeof phrasesByPair>,
  text: LetterClasses,
  phrases: number,
): Int8Array => {
  const common = new Int8Array(phrases)
  const seen = new Uint8Array(CLASSES * CLASSES)
  for (const pair of pairsOf(text.letters, text.letters.length)) {
    if (seen[pair]) continue
    seen[pair] = 1
    const end = from[pair + 1]!
    for (let at = from[pair]!; at < end; at++) common[of[at]!]!++
  }
  return common
}

/**
 * `mayHold` for all of the phrases at once, by their indices: most are told to be absent without being looked at. A wrong letter
 * breaks two pairs of neighbours at most, so that the text has the others of a phrase that stands in it (Ukkonen 1992).
 */
export const phrasesThatMayStand = (
  phrases: readonly LetterClasses[],
  maxErrors: readonly number[],
): ((text: LetterClasses) => readonly number[]) => {
  const byPair = phrasesByPair(phrases)
  const errors = Uint8Array.from(maxErrors)
  const lengths = Uint8Array.from(phrases, ({ length }) => length)
  const leastPairs = Int8Array.from(phrases, ({ length }, index) => length - 1 - 2 * errors[index]!)
  // Side by side: hundreds are looked at for each line.
  const masks = new Int32Array(phrases.length * CLASSES)
  for (const [index, phrase] of phrases.entries()) masks.set(phrase.masks, index * CLASSES)
  const isWhole = ({ letters }: LetterClasses) => letters.length <= MAX_LETTERS
  const levels = Int32Array.from(phrases, (phrase) => (isWhole(phrase) ? phrase.levels : 0))
  const moreLevels = Int32Array.from(phrases, (phrase) => (isWhole(phrase) ? phrase.moreLevels : 0))
  return (text) => {
    const common = countCommon(byPair, text, phrases.length)
    const { letters } = text
    const [absent, moreAbsent] = [~text.levels, ~text.moreLevels]
    const may: number[] = []
    for (let index = 0; index < common.length; index++) {
      if (common[index]! < leastPairs[index]!) continue
      const [length, most] = [lengths[index]!, errors[index]!]
      const isTold =
        length > most &&
        (bitsOf(levels[index]! & absent) + bitsOf(moreLevels[index]! & moreAbsent) > most ||
          !standsIn(letters, masks, index * CLASSES, length, most))
      if (!isTold) may.push(index)
    }
    return may
  }
}
