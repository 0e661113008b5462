import { plainText } from '../text/plain-text.js'
import { similarAmong } from '../text/similar-among.js'
import type { Parser } from './parsed-value.js'

/** Letters and words for sex on documents; where a card means M for mujer its template says so. */
const wordsOfSex = {
  M:
    'M H MALE HOMBRE MASCULINO MASC MASCULIN VARON HOMME MASCHIO MASCHILE MANNLICH MANLIK MANNELIJK MUZ MUSKO MUSKI ' +
    'MOSKI MEZCZYZNA ERKEK KISI ERKAK LELAKI LAKI-LAKI LALAKI NAM GABO MUME MWANAUME BARBAT BARBATESC MASHKULL',
  F:
    'F FEMALE MUJER FEMENINO FEMININO FEM FEMININ WOMAN FEMME FEMMINA FEMMINILE WEIBLICH VROULIK VROUWELIJK VROUW KVINNE KVINNA ' +
    'ZENA ZENSKO ZENSKI ZENSKA KOBIETA KADIN QADIN AYOL PEREMPUAN WANITA BABAE NU GORE MKE MWANAMKE FEMEIE FEMEIESC FEMER',
} as const
const genderWords: ReadonlyMap<string, 'M' | 'F'> = new Map(
  (['M', 'F'] as const).flatMap((sex) => wordsOfSex[sex].split(' ').map((word) => [plainText(word), sex] as const)),
)

/** Words among them that are names of people too. */
const namesToo: ReadonlySet<string> = new Set('NAM NU GORE GABO ZENA KISI'.split(' '))

/** Plain; a letter alone may mean anything. */
export const isSexWord = (plain: string): boolean => plain.length > 1 && genderWords.has(plain) && !namesToo.has(plain)

/** One language's letter or word and then English or French: N/F, K/F, GORE / F; or the other way about, where the other half is no sex: F/K. */
const bilingual = (text: string): 'M' | 'F' | undefined => {
  const [first, second, ...more] = text.split(/[/|]+/).map(plainText).filter(Boolean)
  if (first === undefined || second === undefined || more.length > 0) return undefined
  const sexes = [genderWords.get(first), genderWords.get(second)]
  return sexes[1] ?? (first.length <= 2 && second.length <= 2 ? sexes[0] : undefined)
}

/** Long words, of which a letter may be misread, lost or read twice: MASCULINNO. */
const LONG = 8
const MISREAD = { like: 0.87, fit: 0.9 } as const

const similarWord = similarAmong(
  [...genderWords.keys()].filter((word) => word.length >= LONG),
  MISREAD.like,
)

const misreadWord = (plain: string): 'M' | 'F' | undefined => genderWords.get(similarWord(plain)[0]?.text ?? '')

/** Beside its label only M and F stand: a P is an F that lost its opening. */
const LIKE_F = { letter: 'P', fit: 0.7 } as const

/** Metres, behind a height. */
const isUnit = (text: string): boolean => text.trim() === 'm'

export const parseGender: Parser = (text, { words: own }) => {
  const plain = plainText(text)
  if (isUnit(text)) return null
  const second = bilingual(text)
  // A card with letters of its own, such as H and M, prints no other: an F is a misread one.
  const isForeign = plain.length === 1 && own !== undefined && Object.keys(own).length > 1 && own[plain] === undefined
  if (isForeign) return null
  const known = own?.[plain] ?? second ?? genderWords.get(plain)
  const value = known ?? (plain === LIKE_F.letter ? 'F' : misreadWord(plain))
  if (value !== 'M' && value !== 'F') return null
  const from = [...text].findIndex((character) => plainText(character) !== '')
  return { value, from: [from], fit: known ? 1 : plain === LIKE_F.letter ? LIKE_F.fit : MISREAD.fit }
}
