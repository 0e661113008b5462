import type { Candidate } from '../fields/candidate.js'

/** What print says of a field, read well; whatever a test needs otherwise goes before. */
export const printedCandidate = (
  field: Candidate['field'],
  value: string,
  otherwise: Partial<Candidate> = {},
): Candidate => ({
  field,
  value,
  printed: value,
  confidence: 0.9,
  source: 'print',
  verified: false,
  truncated: false,
  characters: null,
  box: null,
  flags: [],
  ...otherwise,
})
