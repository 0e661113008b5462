import { type MrzFormat, span } from '../mrz-format.js'
import { twoLineChecks, twoLineFields } from './two-line.js'

/** ICAO 9303-6 §4.2: cards of 105 × 74 mm, two lines of 36. */
export const td2: MrzFormat = {
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
