import { findNationalNumber } from '../../states/zone-numbers.js'
import { detectFormat } from '../formats.js'
import type { FieldName, MrzFormat } from '../mrz-format.js'
import { isKnownState, threeLetterState } from '../states/read-state.js'
import { type VerifiedCheck, verifyChecks } from '../verify-checks.js'
import { fieldReader } from './field-reader.js'
import type { MrzField, MrzReading } from './mrz-reading.js'
import { parseDate } from './parse-date.js'
import { parseNames } from './parse-names.js'

const readNames = (read: ReturnType<typeof fieldReader>) => {
  const raw = read.raw('names')
  if (raw !== null) {
    const { surnames, givenNames, truncated, valid } = parseNames(raw)
    return { surnames: { raw, value: surnames, valid }, givenNames: { raw, value: givenNames, valid }, truncated }
  }
  const surnames = read.raw('surnames') ?? ''
  const givenNames = read.raw('givenNames') ?? ''
  const words = (text: string) => text.split(/<+/).filter(Boolean).join(' ')
  return {
    surnames: { raw: surnames, value: words(surnames), valid: /^[A-Z][A-Z<]*$/.test(surnames) },
    givenNames: { raw: givenNames, value: words(givenNames), valid: /^[A-Z<]*$/.test(givenNames) },
    truncated: !surnames.endsWith('<') || !givenNames.endsWith('<'),
  }
}

const sexes: Readonly<Record<string, 'M' | 'F' | ''>> = { M: 'M', F: 'F', '<': '', X: '' }

const build = (format: MrzFormat, lines: readonly string[], checks: readonly VerifiedCheck[], today: Date) => {
  const read = fieldReader(format, lines, checks)
  const state = (text: string) => (isKnownState(text) ? text : null)
  const issuingState = read.field('issuingState', state)
  const nationality = read.optional('nationality', state) ?? { ...issuingState }
  const { truncated, ...names } = readNames(read)
  return {
    documentCode: read.field('documentCode', (text) => (format.codeInitials.includes(text[0] ?? ' ') ? text : null)),
    issuingState,
    nationality,
    ...names,
    namesTruncated: truncated,
    documentNumber: read.documentNumber(),
    birthDate: read.field('birthDate', (_, raw) => parseDate(raw, 'birth', today)),
    sex: read.field('sex', (_, raw) => sexes[raw] ?? null),
    expiryDate: read.optional('expiryDate', (_, raw) => parseDate(raw, 'expiry', today)),
    issuingDate: format.name === 'IDFRA' ? parseDate(`${lines[1]!.slice(0, 4)}<<`, 'birth', today) : null,
    optionalData: read.optionalData(),
    optionalData2: read.optional('optionalData2', (text) => text),
    country: threeLetterState(issuingState.raw.replaceAll('<', '')),
    nationalityCountry: threeLetterState(nationality.raw.replaceAll('<', '')),
  }
}

const fieldNames = [
  'documentCode',
  'issuingState',
  'nationality',
  'surnames',
  'givenNames',
  'documentNumber',
  'birthDate',
  'sex',
  'expiryDate',
  'optionalData',
  'optionalData2',
] as const satisfies readonly FieldName[]

/** What the lines say; null when their number and lengths are no format's. Nothing in them makes it throw. */
export const parseMrz = (lines: readonly string[], today: Date): MrzReading | null => {
  const format = detectFormat(lines)
  if (!format) return null
  const checks = verifyChecks(format, lines)
  const failingChecks = checks.filter((check) => !check.valid).map((check) => check.name)
  const built = build(format, lines, checks, today)
  const isFailing = (field: MrzField<unknown> | null) => field !== null && !field.valid
  const reading = {
    format: format.name,
    lines,
    valid: failingChecks.length === 0,
    checks,
    failingChecks,
    failingFields: fieldNames.filter((name) => isFailing(built[name])),
    ...built,
    registryNumber: built.optionalData?.value || built.optionalData2?.value || '',
  }
  return { ...reading, nationalNumber: findNationalNumber(reading) }
}
