import type { FusedField } from '../fields/candidate.js'
import { alignTexts } from '../text/align-texts.js'
import { editCosts, substitutionCost } from '../text/edit-cost.js'
import { plainCharacter } from '../text/plain-text.js'
import { matchingLimits } from './matching-limits.js'

interface Spelt {
  readonly text: string
  readonly sure: readonly number[]
  /** The last letter of its word, unless digits follow each other. */
  readonly endsWord: readonly boolean[]
  readonly isPrint: boolean
}

const spelt = ({ value, characters, confidence, source }: FusedField): Spelt => {
  const letters = [...value.normalize('NFC')].map(plainCharacter)
  const known = characters?.length === letters.length ? characters : letters.map(() => confidence)
  const solid = letters
    .map((letter, index) => ({ letter, sure: known[index]!, next: letters[index + 1] ?? ' ' }))
    .filter(({ letter }) => letter !== ' ')
  return {
    text: solid.map(({ letter }) => letter).join(''),
    sure: solid.map(({ sure }) => sure),
    endsWord: solid.map(({ letter, next }) => next === ' ' && /[A-Z]/.test(letter)),
    isPrint: source === 'print',
  }
}

/** Print loses a line's last letter now and then; a vowel there tells JUANA from JUAN. */
const isCutOff = ({ text }: Spelt, at: number, other: Spelt): boolean =>
  other.isPrint && at === text.length - 1 && /[B-DF-HJ-NP-TV-Z]/.test(text[at]!)

const lost = (one: Spelt, at: number, other: Spelt): number =>
  (one.endsWord[at] && !isCutOff(one, at, other) ? 1 : matchingLimits.lostCharacter) * Math.max(one.sure[at]!, 0.4)

/** What is left between alike characters, both read without doubt: they do differ in print. */
const surelyDifferent = (a: number, b: number): number => Math.min(a, b) ** 2

/**
 * In characters, blanks and marks aside: characters that look alike count as far as both were surely read, others
 * count whole unless one of them was hardly read.
 */
export const difference = (a: FusedField, b: FusedField): number => {
  const [x, y] = [spelt(a), spelt(b)]
  return alignTexts(x.text, y.text, {
    substitution: (i, j) => {
      const base = substitutionCost(x.text[i]!, y.text[j]!)
      if (base === 0) return 0
      const sure = surelyDifferent(x.sure[i]!, y.sure[j]!)
      return base < editCosts.other ? Math.max(sure * sure, 0.05) : Math.max(sure, 0.3)
    },
    gapA: (i) => lost(x, i, y),
    gapB: (j) => lost(y, j, x),
  }).cost
}
