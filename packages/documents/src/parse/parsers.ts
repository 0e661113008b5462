import type { DocumentField } from '../fields/document-field.js'
import { nationalParsers } from '../states/index.js'
import { parseBloodType } from './parse-blood-type.js'
import { parseCountry } from './parse-country.js'
import { parseLastDayOfMonth, parseLastDayOfYear, parseMonthFirstDate, parsePrintedDate } from './parse-date.js'
import { parseGender } from './parse-gender.js'
import { parseName } from './parse-name.js'
import { parseNationality } from './parse-nationality.js'
import { parseHyphenedNumber, parseLeadingNumber, parseNumber } from './parse-number.js'
import { parseText } from './parse-text.js'
import type { Parser } from './parsed-value.js'

/** What templates name. */
export const parsers = {
  name: parseName,
  text: parseText,
  number: parseNumber,
  'hyphened-number': parseHyphenedNumber,
  'leading-number': parseLeadingNumber,
  date: parsePrintedDate,
  'last-day-of-year': parseLastDayOfYear,
  'month-first-date': parseMonthFirstDate,
  'last-day-of-month': parseLastDayOfMonth,
  gender: parseGender,
  nationality: parseNationality,
  country: parseCountry,
  'blood-type': parseBloodType,
  ...nationalParsers,
} as const satisfies Record<string, Parser>
export type ParserName = keyof typeof parsers
export const isParser = (name: string): name is ParserName => Object.hasOwn(parsers, name)

/** How a field is read where its template does not say otherwise. */
export const fieldParsers: Readonly<Record<DocumentField, ParserName>> = {
  names: 'name',
  surnames: 'name',
  document_number: 'number',
  birth_date: 'date',
  expiration_date: 'date',
  issuing_date: 'date',
  gender: 'gender',
  nationality: 'nationality',
  birth_country: 'country',
  blood_type: 'blood-type',
  CURP: 'curp',
  place_of_birth: 'text',
  personal_number: 'number',
  support_number: 'number',
}
