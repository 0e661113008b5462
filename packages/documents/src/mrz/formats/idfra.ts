import { type MrzFormat, span } from '../mrz-format.js'

/**
 * French identity cards of 1988–2021: two lines of 36 in their own layout. The number starts with the year and month of
 * issue (YYMM) and the department; no expiry is printed, and the composite check digit covers everything before it.
 */
export const idfra: MrzFormat = {
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
