import { checkDigit } from './check-digit.js'
import { mrzFormats } from './formats.js'
import { placeLongNumber } from './long-number.js'
import { toMrzDate } from './mrz-date.js'
import type { MrzDocument } from './mrz-document.js'
import type { CheckSpec, FieldName, Span } from './mrz-format.js'
import { nameParts } from './names/name-parts.js'
import { transliterate } from './names/transliterate.js'
import { truncateNames } from './names/truncate-names.js'

/** Numbers and codes: what is neither letter nor digit becomes a filler (ICAO 9303-3 §4.6). */
const code = (text: string): string => transliterate(text).replace(/[^0-9A-Z]/g, '<')

type FieldTexts = Partial<Record<FieldName, (width: number) => string>>

const fieldTexts = (document: MrzDocument): FieldTexts => ({
  documentCode: () => code(document.documentCode),
  issuingState: () => code(document.issuingState),
  nationality: () => code(document.nationality),
  names: (width) => truncateNames(nameParts(document.surnames), nameParts(document.givenNames), width),
  surnames: (width) => truncateNames(nameParts(document.surnames), [], width),
  // The old French card parts given names by two fillers and cuts them plainly.
  givenNames: () => nameParts(document.givenNames).join('<<'),
  documentNumber: () => code(document.documentNumber),
  birthDate: () => toMrzDate(document.birthDate),
  sex: () => document.sex,
  expiryDate: () => toMrzDate(document.expiryDate),
  optionalData: () => code(document.optionalData ?? ''),
  optionalData2: () => code(document.optionalData2 ?? ''),
  issuingOffice: () => code(document.issuingOffice ?? ''),
})

const place = (lines: string[], { line, start }: Pick<Span, 'line' | 'start'>, text: string): void => {
  lines[line] = lines[line]!.slice(0, start) + text + lines[line]!.slice(start + text.length)
}

const checkText = (lines: readonly string[], check: CheckSpec, document: MrzDocument): string => {
  const covered = check.covers.map(({ line, start, end }) => lines[line]!.slice(start, end)).join('')
  const empty = check.fillerWhenEmpty === true && /^<*$/.test(covered)
  return empty ? (document.emptyOptionalCheck ?? '0') : checkDigit(covered)
}

/** The lines that an issuer would print for this document. */
export const formatMrz = (document: MrzDocument): string[] => {
  const format = mrzFormats[document.format]
  const lines = Array.from({ length: format.lineCount }, () => '<'.repeat(format.lineLength))
  const texts = fieldTexts(document)
  for (const field of format.fields) {
    const width = field.end - field.start
    const text = texts[field.name]?.(width) ?? ''
    place(lines, field, text.slice(0, width).padEnd(width, '<'))
  }
  const long =
    format.name === 'TD1' ? placeLongNumber(code(document.documentNumber), code(document.optionalData ?? '')) : null
  if (long) place(lines, { line: 0, start: 5 }, long)
  for (const check of format.checks) {
    if (long && check.name === 'documentNumber') continue
    place(lines, { line: check.line, start: check.position }, checkText(lines, check, document))
  }
  return lines
}
