import { isLegible } from '../evidence/is-legible.js'
import type { Candidate } from '../fields/candidate.js'
import { isName } from '../fields/document-field.js'
import { acute, acuteIn, withoutAcute } from './acutes.js'

/**
 * A vowel read less surely than `lost` may have lost its acute, than `accented` where another word of the name has one; a vowel with an
 * acute that is less sure than `gained` may have none. Of 40 vowels of names that lost theirs on hard photos half were below 0.8, a
 * quarter between 0.85 and 0.95; of 5,265 that have none one in fifty was below 0.94.
 */
const UNSURE = { lost: 0.87, accented: 0.95, gained: 0.7 } as const

/** No word that ends in a vowel, N or S has an acute on the vowel before the last: SANTIÁGO. */
const NEEDLESS = /[ÁÉÍÓÚ](?=[^AEIOUÁÉÍÓÚÜ]+[AEIOU]{1,2}[NS]?$)/u

const spellWord = (word: string, sure: readonly number[], lost: number): string => {
  const letters = [...word]
  const isBare = withoutAcute(word) === word
  const at = isBare ? acuteIn(word) : word.search(NEEDLESS)
  // Of a word that was misread elsewhere nobody knows what it is.
  if (!sure.every((confidence, index) => index === at || isLegible({ confidence }))) return word
  if (at < 0 || (sure[at] ?? 1) >= (isBare ? lost : UNSURE.gained)) return word
  letters[at] = isBare ? acute(letters[at]!) : withoutAcute(letters[at]!)
  return letters.join('')
}

/** A name in Spanish with the acutes that a reader lost or saw where it was unsure of the vowel, and Spanish knows better. */
export const restoreAccents = (candidate: Candidate): Candidate => {
  const { field, value, characters } = candidate
  if (!isName(field) || characters === null || [...value].length !== characters.length) return candidate
  const lost = withoutAcute(value) === value ? UNSURE.lost : UNSURE.accented
  const spelling = value.replace(/\p{L}+/gu, (word, at: number) =>
    spellWord(word, characters.slice(at, at + word.length), lost),
  )
  return spelling === value ? candidate : { ...candidate, value: spelling }
}
