import { type MrzFormat, span } from '../mrz-format.js'
import { twoLineChecks, twoLineFields } from './two-line.js'

/** ICAO 9303-4 §4.2: passports, two lines of 44. */
export const td3: MrzFormat = {
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
