import type { Random } from '../random.js'
import { addYears, type Day } from './calendar.js'
import { type Culture, cultures, longNames, singleNames } from './name-lists.js'

export type Sex = 'M' | 'F' | 'X'

export interface Person {
  /** All given names, upper case with accents; empty for people of one name. */
  names: string
  /** Upper case with accents, in printed order. */
  surnames: string
  /** One entry per surname, its particles included. */
  surnameParts: readonly string[]
  sex: Sex
  birth: Day
  placeOfBirth: string
  bloodType: string
  heightCm: number
  address: string
}

export type NameLength = 'usual' | 'long' | 'single'

/** Years of birth, so that holders are between 18 and 85 in 2026. */
const BORN_YEARS = [1941, 2008] as const

export const inventPerson = (
  random: Random,
  wish: {
    culture?: number | Culture | undefined
    nameLength?: NameLength | undefined
    places?: readonly string[] | undefined
  } = {},
): Person => {
  const culture = findCulture(random, wish.culture)
  const nameLength = wish.nameLength ?? pickNameLength(random, culture)
  const named = inventName(random, culture, nameLength)
  return {
    names: named.names.toUpperCase(),
    surnames: named.surnames.join(' ').toUpperCase(),
    surnameParts: named.surnames.map((surname) => surname.toUpperCase()),
    sex: random.chance(0.02) && !culture.longNames ? 'X' : named.sex,
    birth: inventDay(random, ...BORN_YEARS),
    placeOfBirth: random.pick(wish.places ?? culture.places).toUpperCase(),
    bloodType: random.pick(['O', 'A', 'B', 'AB']) + random.pick(['+', '+', '+', '-']),
    heightCm: random.integer(150, 198),
    address: `${random.pick(culture.surnames)} ${random.integer(1, 240)}, ${random.pick(culture.places)}`.toUpperCase(),
  }
}

const findCulture = (random: Random, wanted: number | Culture | undefined): Culture => {
  if (wanted === undefined) return random.pick(cultures)
  return typeof wanted === 'number' ? cultures[wanted]! : wanted
}

const inventDay = (random: Random, fromYear: number, toYear: number): Day => ({
  year: random.integer(fromYear, toYear),
  month: random.integer(1, 12),
  day: random.integer(1, 28),
})

const ISSUED_YEARS = [2016, 2026] as const

/** Issued at an age of 18 or more, in the given years where that allows; valid for the given years less a day where the day allows. */
export const inventValidity = (
  random: Random,
  birth: Day,
  years: number,
  [first, last]: readonly [number, number] = ISSUED_YEARS,
): { issued: Day; expires: Day } => {
  const adult = birth.year + 18
  const issued = inventDay(random, Math.max(first, adult), Math.max(last, adult))
  const anniversary = addYears(issued, years)
  const expires = anniversary.day > 1 ? { ...anniversary, day: anniversary.day - 1 } : anniversary
  return { issued, expires }
}

const pickNameLength = (random: Random, culture: Culture): NameLength => {
  const draw = random.next()
  if (draw < 0.08) return 'long'
  return draw < 0.12 && !culture.longNames ? 'single' : 'usual'
}

const inventName = (random: Random, culture: Culture, length: NameLength) => {
  if (length === 'long') {
    const { surnames, names, sex } = random.pick(culture.longNames ?? longNames)
    return { surnames: surnames.split('|'), names, sex }
  }
  if (length === 'single') {
    const { name, sex } = random.pick(singleNames)
    return { surnames: [name], names: '', sex }
  }
  const sex = random.pick(['M', 'F'] as const)
  const given = sex === 'F' ? culture.female : culture.male
  return {
    surnames: pickSome(random, culture.surnames, culture.surnameCount),
    names: pickSome(random, given, culture.givenCount).join(' '),
    sex,
  }
}

const pickSome = (random: Random, items: readonly string[], [fewest, most]: readonly [number, number]): string[] => {
  const left = [...items]
  const count = random.integer(fewest, most)
  return Array.from({ length: count }, () => left.splice(random.integer(0, left.length - 1), 1)[0]!)
}
