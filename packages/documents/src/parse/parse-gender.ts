import { plainText } from '../text/plain-text.js'
import { isSimilar } from '../text/similarity.js'
import type { Parser } from './parsed-value.js'

/** Letters and words for sex on documents; where a card means M for mujer its template says so. */
const genderWords: Readonly<Record<string, 'M' | 'F'>> = {
  M: 'M',
  F: 'F',
  H: 'M',
  MALE: 'M',
  FEMALE: 'F',
  HOMBRE: 'M',
  MUJER: 'F',
  MASCULINO: 'M',
  FEMENINO: 'F',
  FEMININO: 'F',
  MASC: 'M',
  FEM: 'F',
  MASCULIN: 'M',
  FEMININ: 'F',
  MAN: 'M',
  WOMAN: 'F',
  VARON: 'M',
}

/** Plain; a letter alone may mean anything. */
export const isSexWord = (plain: string): boolean => plain.length > 1 && genderWords[plain] !== undefined

/** One language's letter and then English or French: N/F, M/M, K/F, V/F, E/M. */
const bilingual = /^\S{1,2} ?([MF])$/

/** Long words, of which a letter may be misread, lost or read twice: MASCULINNO. */
const LONG = 8
const MISREAD = { like: 0.87, fit: 0.9 } as const

const misreadWord = (plain: string): 'M' | 'F' | undefined =>
  Object.entries(genderWords).find(([word]) => word.length >= LONG && isSimilar(word, plain, MISREAD.like))?.[1]

/** Beside its label only M and F stand: a P is an F that lost its opening. */
const LIKE_F = { letter: 'P', fit: 0.7 } as const

export const parseGender: Parser = (text, { words: own }) => {
  const plain = plainText(text)
  const second = /[/|]/.test(text) ? bilingual.exec(plain)?.[1] : undefined
  // A card with letters of its own, such as H and M, prints no other: an F is a misread one.
  const isForeign = plain.length === 1 && own !== undefined && Object.keys(own).length > 1 && own[plain] === undefined
  if (isForeign) return null
  const known = own?.[plain] ?? second ?? genderWords[plain]
  const value = known ?? (plain === LIKE_F.letter ? 'F' : misreadWord(plain))
  if (value !== 'M' && value !== 'F') return null
  const from = [...text].findIndex((character) => plainText(character) !== '')
  return { value, from: [from], fit: known ? 1 : plain === LIKE_F.letter ? LIKE_F.fit : MISREAD.fit }
}
