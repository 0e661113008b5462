import type { Person, Sex } from '../../people/invent-person.js'
import { mexicanStates } from './mexican-states.js'

/** Words that do not count as a name (Instructivo normativo para la asignación de la CURP). */
const PARTICLES = new Set('DA DAS DE DEL DER DI DIE DD EL LA LOS LAS LE LES MAC MC VAN VON Y E'.split(' '))
/** Skipped as a first given name when another follows. */
const COMMON_FIRST = new Set(['JOSE', 'MARIA', 'MA', 'J'])
const ALPHABET = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'
const sexes: Record<Sex, string> = { M: 'H', F: 'M', X: 'X' }

/** Mexico's population key: 16 characters of who and where, one that tells namesakes apart, one check digit. */
export const formCurp = (person: Person): string => {
  const [first = 'X', second = 'X'] = person.surnameParts.map((part) => words(part)[0] ?? 'X')
  const given = words(person.names)
  const name = (given.length > 1 && COMMON_FIRST.has(given[0]!) ? given[1] : given[0]) ?? 'X'
  const { year, month, day } = person.birth
  const date = [year % 100, month, day].map((n) => String(n).padStart(2, '0')).join('')
  const place = mexicanStates.find((state) => state.name === person.placeOfBirth)?.key ?? 'NE'
  const initials = letter(first, 0) + inner(first, /[AEIOU]/) + letter(second, 0) + letter(name, 0)
  const consonants = [first, second, name].map((word) => inner(word, /[B-DF-HJ-NP-TV-ZÑ]/)).join('')
  const body = initials + date + sexes[person.sex] + place + consonants + (year < 2000 ? '0' : 'A')
  return body + checkDigit(body)
}

export const checkDigit = (body: string): string => {
  const sum = [...body].reduce((total, character, i) => total + ALPHABET.indexOf(character) * (18 - i), 0)
  return String((10 - (sum % 10)) % 10)
}

/** Particles do not count: "DE LA CRUZ" counts as CRUZ. */
const words = (text: string): string[] =>
  plain(text)
    .split(/[ -]+/)
    .filter((word) => word && !PARTICLES.has(word))

const plain = (text: string): string =>
  text
    .replaceAll('Ñ', '\u0001')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'.]/g, '')
    .replaceAll('\u0001', 'Ñ')

const letter = (word: string, at: number): string => (word[at] ?? 'X').replace('Ñ', 'X')
const inner = (word: string, wanted: RegExp): string =>
  ([...word.slice(1)].find((character) => wanted.test(character)) ?? 'X').replace('Ñ', 'X')
