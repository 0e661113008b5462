/** Which characters a position may hold; `check` is a check digit, where issuers print the filler for "no data". */
export type Alphabet = 'digits' | 'date' | 'check' | 'letters' | 'alphanumeric' | 'sex' | 'any'

const digits = '0123456789'
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The MRZ's own order (ICAO 9303-3 §4.9): a character's place is its check digit value, the filler comes last. */
export const mrzCharacters = `${digits}${letters}<`

export const alphabets: Readonly<Record<Alphabet, string>> = {
  digits,
  date: `${digits}<`,
  check: `${digits}<`,
  letters: `${letters}<`,
  alphanumeric: mrzCharacters,
  sex: 'MFX<',
  any: mrzCharacters,
}
