import { isKnownState } from '../mrz/states/read-state.js'
import { plainText } from '../text/plain-text.js'
import { similarAmong } from '../text/similar-among.js'
import { countryNames } from './country-names.js'
import { nationalityWords } from './nationalities.js'
import { parseText } from './parse-text.js'
import type { Parser } from './parsed-value.js'

/** How near a misread name must come to a country's. */
const SAME_COUNTRY = 0.8

const similarCountry = similarAmong(countryNames, SAME_COUNTRY)

/** Words of fewer letters are scraps of a pattern. */
const MIN_WORD = 3

/** As printed, upper case; surest where it is a country's code or name. */
export const parseCountry: Parser = (text, context) => {
  const plain = plainText(text)
  const printed = parseText(text, context)
  if (!printed) return null
  if (isKnownState(plain) || countryNames.has(plain) || nationalityWords.has(plain)) return printed
  if (plain.length > 4 && similarCountry(plain).length > 0) return { ...printed, fit: 0.8 }
  return plain.length >= 5 && plain.split(' ').every((word) => word.length >= MIN_WORD)
    ? { ...printed, fit: 0.6 }
    : null
}
