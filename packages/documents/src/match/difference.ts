import type { FusedField } from '../fields/candidate.js'
import { alignTexts } from '../text/align-texts.js'
import { editCosts, gapCost, substitutionCost } from '../text/edit-cost.js'
import { plainCharacter } from '../text/plain-text.js'

interface Spelt {
  readonly text: string
  readonly sure: readonly number[]
}

const spelt = ({ value, characters, confidence }: FusedField): Spelt => {
  const letters = [...value.normalize('NFC')]
  const known = characters?.length === letters.length ? characters : letters.map(() => confidence)
  const kept = letters.map((letter, index) => ({ letter: plainCharacter(letter), sure: known[index]! }))
  const solid = kept.filter(({ letter }) => letter !== ' ')
  return { text: solid.map(({ letter }) => letter).join(''), sure: solid.map(({ sure }) => sure) }
}

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
    gapA: (i) => gapCost(x.text[i]!) * Math.max(x.sure[i]!, 0.4),
    gapB: (j) => gapCost(y.text[j]!) * Math.max(y.sure[j]!, 0.4),
  }).cost
}
