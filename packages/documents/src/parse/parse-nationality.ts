import { isKnownState, threeLetterState } from '../mrz/states/read-state.js'
import { plainText } from '../text/plain-text.js'
import { misreadNationality, nationalityWords } from './nationalities.js'
import { isSexWord } from './parse-gender.js'
import { parseText } from './parse-text.js'
import type { Parser } from './parsed-value.js'
import { asLetter } from './read-as.js'

/** A word that is known but for one letter. */
const MISREAD_FIT = 0.9

const CODE = /^[A-Z]{1,3}$/

/** Three letters where a code is printed or the word is a known one; otherwise as printed, upper case. */
export const parseNationality: Parser = (text, context) => {
  const plain = plainText(text)
  const own = context.words?.[plain]
  if (own) return { value: own, from: [...own].map(() => text.search(/\S/)), fit: 1 }
  const asCode = [...plain].map((character) => asLetter(character) ?? ' ').join('')
  if (CODE.test(asCode) && isKnownState(asCode)) {
    const from = [...text].findIndex((character) => plainText(character) !== '')
    const code = threeLetterState(asCode)
    return { value: code, from: [...code].map((_, index) => Math.min(from + index, text.length - 1)), fit: 1 }
  }
  const known = plain
    .split(' ')
    .map((word) => nationalityWords.get(word))
    .find((state) => state !== undefined)
  const printed = parseText(text, context)
  if (!printed || plain.length < 4 || isSexWord(plain)) return null
  const state = known ?? misreadNationality(plain)
  return state
    ? { value: state, from: [...state].map(() => printed.from[0]!), fit: known ? 1 : MISREAD_FIT }
    : { ...printed, fit: 0.7 }
}
