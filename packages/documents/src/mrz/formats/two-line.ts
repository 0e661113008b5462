import type { CheckSpec, FieldSpec } from '../mrz-format.js'
import { span } from '../mrz-format.js'

/** What TD2, TD3 and both visas share: names on line 1, then number, nationality and dates on line 2. */
export const twoLineFields = (lineLength: number, optionalEnd: number): FieldSpec[] => [
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

export const twoLineChecks: readonly CheckSpec[] = [
  { name: 'documentNumber', line: 1, position: 9, covers: [span(1, 0, 9)] },
  { name: 'birthDate', line: 1, position: 19, covers: [span(1, 13, 19)] },
  { name: 'expiryDate', line: 1, position: 27, covers: [span(1, 21, 27)] },
]
