import { type MrzFormat, span } from '../mrz-format.js'

/** ICAO 9303-5 §4.2: cards of 85.6 × 54 mm, three lines of 30. */
export const td1: MrzFormat = {
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
