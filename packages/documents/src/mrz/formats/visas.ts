import type { MrzFormat } from '../mrz-format.js'
import { twoLineChecks, twoLineFields } from './two-line.js'

/** ICAO 9303-7 §4: visas have no composite check digit; the optional data runs to the end of the line. */
const visa = (name: 'MRVA' | 'MRVB', lineLength: number): MrzFormat => ({
  name,
  lineCount: 2,
  lineLength,
  codeInitials: 'V',
  fields: twoLineFields(lineLength, lineLength),
  checks: twoLineChecks,
})

export const mrva = visa('MRVA', 44)
export const mrvb = visa('MRVB', 36)
