import { type CheckSpec, type FieldSpec, type MrzFormat, type MrzFormatName, span } from './mrz-format.js'

/** ICAO 9303-5 §4.2: cards of 85.6 × 54 mm, three lines of 30. */
const td1: MrzFormat = {
  name: 'TD1',
  lineCount: 3,
  lineLength: 30,
  codeInitials: 'IAC',
  fields: [
    { name: 'documentCode', ...span(0, 0, 2), alphabet: 'letters' },
    { name: 'issuingState', ...span(0, 2, 5), alphabet: 'letters' },
    { name: 'documentNumber', ...span(0, 5, 14), alphabet: 'alphanumeric', check: 'documentNumber' },
    { name: 'optionalData', ...span(0, 15, 30), alphabet: 'alphanumeric' },
    { name: 'birthDate', ...span(1, 0, 6), alphabet: 'date', check: 'birthDate' },
    { name: 'sex', ...span(1, 7, 8), alphabet: 'sex' },
    { name: 'expiryDate', ...span(1, 8, 14), alphabet: 'date', check: 'expiryDate' },
    { name: 'nationality', ...span(1, 15, 18), alphabet: 'letters' },
    { name: 'optionalData2', ...span(1, 18, 29), alphabet: 'alphanumeric' },
    { name: 'names', ...span(2, 0, 30), alphabet: 'letters' },
  ],
  checks: [
    { name: 'documentNumber', line: 0, position: 14, covers: [span(0, 5, 14)] },
    { name: 'birthDate', line: 1, position: 6, covers: [span(1, 0, 6)] },
    { name: 'expiryDate', line: 1, position: 14, covers: [span(1, 8, 14)] },
    {
      name: 'composite',
      line: 1,
      position: 29,
      covers: [span(0, 5, 30), span(1, 0, 7), span(1, 8, 15), span(1, 18, 29)],
    },
  ],
}

/** What TD2, TD3 and both visas share: names on line 1, then number, nationality and dates on line 2. */
const twoLineFields = (lineLength: number, optionalEnd: number): FieldSpec[] => [
  { name: 'documentCode', ...span(0, 0, 2), alphabet: 'letters' },
  { name: 'issuingState', ...span(0, 2, 5), alphabet: 'letters' },
  { name: 'names', ...span(0, 5, lineLength), alphabet: 'letters' },
  { name: 'documentNumber', ...span(1, 0, 9), alphabet: 'alphanumeric', check: 'documentNumber' },
  { name: 'nationality', ...span(1, 10, 13), alphabet: 'letters' },
  { name: 'birthDate', ...span(1, 13, 19), alphabet: 'date', check: 'birthDate' },
  { name: 'sex', ...span(1, 20, 21), alphabet: 'sex' },
  { name: 'expiryDate', ...span(1, 21, 27), alphabet: 'date', check: 'expiryDate' },
  { name: 'optionalData', ...span(1, 28, optionalEnd), alphabet: 'alphanumeric' },
]

const twoLineChecks: readonly CheckSpec[] = [
  { name: 'documentNumber', line: 1, position: 9, covers: [span(1, 0, 9)] },
  { name: 'birthDate', line: 1, position: 19, covers: [span(1, 13, 19)] },
  { name: 'expiryDate', line: 1, position: 27, covers: [span(1, 21, 27)] },
]

/** ICAO 9303-6 §4.2: cards of 105 × 74 mm, two lines of 36. */
const td2: MrzFormat = {
  name: 'TD2',
  lineCount: 2,
  lineLength: 36,
  codeInitials: 'IAC',
  fields: twoLineFields(36, 35),
  checks: [
    ...twoLineChecks,
    { name: 'composite', line: 1, position: 35, covers: [span(1, 0, 10), span(1, 13, 20), span(1, 21, 35)] },
  ],
}

/** ICAO 9303-4 §4.2: passports, two lines of 44. */
const td3: MrzFormat = {
  name: 'TD3',
  lineCount: 2,
  lineLength: 44,
  codeInitials: 'P',
  fields: twoLineFields(44, 42).map((field) =>
    field.name === 'optionalData' ? { ...field, check: 'optionalData' as const } : field,
  ),
  checks: [
    ...twoLineChecks,
    { name: 'optionalData', line: 1, position: 42, covers: [span(1, 28, 42)], fillerWhenEmpty: true },
    { name: 'composite', line: 1, position: 43, covers: [span(1, 0, 10), span(1, 13, 20), span(1, 21, 43)] },
  ],
}

/** ICAO 9303-7 §4: visas have no composite check digit; the optional data runs to the end of the line. */
const visa = (name: 'MRVA' | 'MRVB', lineLength: number): MrzFormat => ({
  name,
  lineCount: 2,
  lineLength,
  codeInitials: 'V',
  fields: twoLineFields(lineLength, lineLength),
  checks: twoLineChecks,
})

const mrva = visa('MRVA', 44)
const mrvb = visa('MRVB', 36)

/**
 * French identity cards of 1988–2021: two lines of 36 in their own layout. The number starts with the year and month of
 * issue (YYMM) and the department; no expiry is printed, and the composite check digit covers everything before it.
 */
const idfra: MrzFormat = {
  name: 'IDFRA',
  lineCount: 2,
  lineLength: 36,
  codeInitials: 'I',
  fields: [
    { name: 'documentCode', ...span(0, 0, 2), alphabet: 'letters' },
    { name: 'issuingState', ...span(0, 2, 5), alphabet: 'letters' },
    { name: 'surnames', ...span(0, 5, 30), alphabet: 'letters' },
    { name: 'issuingOffice', ...span(0, 30, 36), alphabet: 'alphanumeric' },
    { name: 'documentNumber', ...span(1, 0, 12), alphabet: 'alphanumeric', check: 'documentNumber' },
    { name: 'givenNames', ...span(1, 13, 27), alphabet: 'letters' },
    { name: 'birthDate', ...span(1, 27, 33), alphabet: 'date', check: 'birthDate' },
    { name: 'sex', ...span(1, 34, 35), alphabet: 'sex' },
  ],
  checks: [
    { name: 'documentNumber', line: 1, position: 12, covers: [span(1, 0, 12)] },
    { name: 'birthDate', line: 1, position: 33, covers: [span(1, 27, 33)] },
    { name: 'composite', line: 1, position: 35, covers: [span(0, 0, 36), span(1, 0, 35)] },
  ],
}

export const mrzFormats: Readonly<Record<MrzFormatName, MrzFormat>> = {
  TD1: td1,
  TD2: td2,
  TD3: td3,
  MRVA: mrva,
  MRVB: mrvb,
  IDFRA: idfra,
}

/** By number and length of lines, then by the first characters: V is a visa, IDFRA on 36 characters the old French card. */
export const detectFormat = (lines: readonly string[]): MrzFormat | null => {
  const first = lines[0] ?? ''
  const fits = Object.values(mrzFormats).filter(
    (format) => format.lineCount === lines.length && lines.every((line) => line.length === format.lineLength),
  )
  if (first.startsWith('IDFRA')) return fits.find((format) => format.name === 'IDFRA') ?? fits[0] ?? null
  const regular = fits.filter((format) => format.name !== 'IDFRA')
  return regular.find((format) => format.codeInitials.includes(first[0] ?? '')) ?? regular[0] ?? null
}
