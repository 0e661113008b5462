import type { FusedField } from '../fields/candidate.js'
import { type AlignedPair, alignTexts } from '../text/align-texts.js'
import { plainCharacter } from '../text/plain-text.js'

/** A value as one source has it. */
export type Reading = Pick<FusedField, 'value' | 'characters' | 'confidence' | 'source' | 'verified'>

interface Spelt {
  readonly text: string
  readonly isSure: readonly boolean[]
  /** The last letter of its word, unless digits follow each other. */
  readonly endsWord: readonly boolean[]
  readonly isPrint: boolean
}

/** Probability below which a character makes the others of its text doubtful: misreadings stand together. */
const DOUBT = 0.9

/**
 * Probability from which on a character counts as read surely beside one below `DOUBT`. Of drawn passports and cards
 * (`npm run accuracy -- --record`, all levels), 26 of 784 characters between `matchingLimits.sure` and this were wrong there, and 9 of 1,126
 * elsewhere; above this 8 of 44,776.
 */
const SURE_BESIDE_DOUBT = 0.98

const spell = ({ value, characters, confidence, source, verified }: Reading, sure: number): Spelt => {
  const letters = [...value.normalize('NFC')].map(plainCharacter)
  const known = characters?.length === letters.length ? characters : letters.map(() => confidence)
  const doubtful = known.filter((one) => one < DOUBT).length
  const neededFor = (own: number) => (doubtful > Number(own < DOUBT) ? SURE_BESIDE_DOUBT : sure)
  const solid = letters
    .map((letter, index) => ({ letter, sure: known[index]!, next: letters[index + 1] ?? ' ' }))
    .filter(({ letter }) => letter !== ' ')
  return {
    text: solid.map(({ letter }) => letter).join(''),
    isSure: solid.map((one) => verified || one.sure >= neededFor(one.sure)),
    endsWord: solid.map(({ letter, next }) => next === ' ' && /[A-Z]/.test(letter)),
    isPrint: source === 'print',
  }
}

/** What a difference costs; at 1 it is one that no misreading explains. */
const costs = {
  /** Both characters were read surely. */
  sure: 1,
  /** A character that print lacks, as where a line's first letter was cut off: one is borne, two are not. */
  lost: 0.5,
  /** One of the characters was hardly read. */
  unsure: 0.01,
} as const

/** A text of fewer characters that lacks one is another text. */
const LEAST_CHARACTERS = 4

/**
 * Of the characters: up to the first share misreadings leave a text that can be known again; beyond the second it is another,
 * however badly it was read.
 */
const differingShares = { known: 0.125, other: 0.5 } as const

/** Print loses a line's last letter now and then; a vowel there tells JUANA from JUAN. */
const isCutOff = ({ text }: Spelt, at: number): boolean => at === text.length - 1 && /[B-DF-HJ-NP-TV-Z]/.test(text[at]!)

/** Beside a character that was hardly read another may be lost. */
const isBesideUnsure = ({ isSure }: Spelt, at: number): boolean => isSure[at - 1] === false || isSure[at] === false

/** Of a character of `one` that `other` has nothing for, between its characters `at - 1` and `at`. */
const lackCost = (one: Spelt, own: number, other: Spelt, at: number): number => {
  if (!one.isSure[own] || isBesideUnsure(other, at)) return costs.unsure
  // A zone and a code have every character that was printed into them.
  if (!other.isPrint || one.text.length < LEAST_CHARACTERS) return costs.sure
  return one.endsWord[own] && !isCutOff(one, own) ? costs.sure : costs.lost
}

/**
 * Share of the characters in which two readings agree, 0…1: 0 where they differ in what both read surely, null where too much was
 * hardly read to say. Blanks and marks do not count.
 */
export const compareReadings = (a: Reading, b: Reading, sure: number): number | null => {
  const [x, y] = [spell(a, sure), spell(b, sure)]
  const { cost, pairs } = alignTexts(x.text, y.text, {
    substitution: (i, j) => (x.text[i] === y.text[j] ? 0 : x.isSure[i] && y.isSure[j] ? costs.sure : costs.unsure),
    gapA: (i, j) => lackCost(x, i, y, j),
    gapB: (j, i) => lackCost(y, j, x, i),
  })
  const isDifferent = ([i, j]: AlignedPair) => i < 0 || j < 0 || x.text[i] !== y.text[j]
  const share = pairs.filter(isDifferent).length / Math.max(1, pairs.length)
  if (cost >= costs.sure || share > differingShares.other) return 0
  return share > differingShares.known ? null : 1 - share
}
