import { fullYear } from '../mrz/parse/full-year.js'
import { cubanBirth } from '../states/cub/carne-cuba.js'
import type { NationalRuleName } from './national-rules.js'

/** What a national number says of its holder. */
export interface ToldByNumber {
  /** DD-MM-YYYY. */
  readonly birth_date?: string
  readonly gender?: 'M' | 'F'
}

type Tell = (number: string, today: Date) => ToldByNumber | null

/** On Mexican documents H is a man, M a woman (mujer). */
const mexicanSex = (letter: string | undefined): ToldByNumber =>
  letter === 'H' ? { gender: 'M' } : letter === 'M' ? { gender: 'F' } : {}

const birthOf = (day: string, month: string, year: string, today: Date): string =>
  [day, month, fullYear(Number(year), { day: Number(day), month: Number(month) }, 'birth', today)].join('-')

/** The seventeenth character is a digit for those born before 2000 (RENAPO). */
const tellCurp: Tell = (curp) => {
  const match = /^[A-Z]{4}(\d{2})(\d{2})(\d{2})([HMX])[A-Z]{5}([0-9A-Z])\d$/.exec(curp)
  if (!match) return null
  const [, year, month, day, sex, place] = match
  return { ...mexicanSex(sex), birth_date: `${day}-${month}-${/\d/.test(place!) ? '19' : '20'}${year}` }
}

const tellVoterKey: Tell = (key, today) => {
  const match = /^[A-Z]{6}(\d{2})(\d{2})(\d{2})\d{2}([HM])\d{3}$/.exec(key)
  return match && { ...mexicanSex(match[4]), birth_date: birthOf(match[3]!, match[2]!, match[1]!, today) }
}

/** The tenth digit is even for men. */
const tellCuban: Tell = (number) => {
  const birth_date = cubanBirth(number)
  return birth_date ? { birth_date, gender: Number(number[9]) % 2 === 0 ? 'M' : 'F' } : null
}

const tellNicaraguan: Tell = (number, today) => {
  const match = /^\d{3}(\d{2})(\d{2})(\d{2})\d{4}[A-Z]$/.exec(number)
  return match && { birth_date: birthOf(match[1]!, match[2]!, match[3]!, today) }
}

/** By the rule that the number keeps to. */
export const toldByNumber: Readonly<Partial<Record<NationalRuleName, Tell>>> = {
  curp: tellCurp,
  'clave-de-elector': tellVoterKey,
  'carne-cuba': tellCuban,
  'cedula-nicaragua': tellNicaraguan,
}
