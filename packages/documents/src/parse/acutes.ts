import { accentedNames } from './accented-names.js'

const ACUTE = '\u0301'
export const acute = (vowel: string) => (vowel + ACUTE).normalize('NFC')
export const withoutAcute = (text: string) => text.normalize('NFD').replaceAll(ACUTE, '').normalize('NFC')

const spelt: ReadonlyMap<string, string> = new Map(accentedNames.map((name) => [withoutAcute(name), name]))

/** Patronymics are stressed on the vowel before EZ: NÚÑEZ, RAMÍREZ, RODRÍGUEZ. */
const PATRONYMIC = /[AEIOU](?=[LNRS]?(?:CH|LL|RR|[GQ]U|[B-DF-HJ-NÑP-TV-Z])EZ$)/u
/** These are stressed on the last. */
const onTheLast: readonly string[] = ['CORTEZ', 'JEREZ', 'VALDEZ', 'FEREZ', 'MONTEZ']

/** Where Spanish has an acute in a word that has none: its index; -1 where it has none, or nobody knows. */
export const acuteIn = (word: string): number => {
  const name = spelt.get(word)
  if (name) return [...name].findIndex((letter, at) => letter !== word[at])
  return onTheLast.includes(word) ? -1 : word.search(PATRONYMIC)
}
