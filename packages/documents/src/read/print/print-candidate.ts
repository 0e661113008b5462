import { boxAround } from '../../evidence/box-around.js'
import type { Candidate } from '../../fields/candidate.js'
import type { DocumentField } from '../../fields/document-field.js'
import { FILLED_IN } from '../../parse/parsed-value.js'
import type { ReadPart } from './claim.js'

/** A day of one digit may have lost another: it is not to be built upon. */
const FILLED_SURENESS = 0.4

const sureness = ({ piece, parsed }: ReadPart): number[] =>
  [...parsed.value].map((_, index) => {
    const at = parsed.from[index] ?? -1
    return at >= 0 ? (piece.sure[at] ?? 1) : at === FILLED_IN ? FILLED_SURENESS : 1
  })

/** Parts in reading order become one value. */
export const printCandidate = (field: DocumentField, parts: readonly ReadPart[], probability: number): Candidate => {
  const characters = parts.flatMap((part, index) => (index > 0 ? [1, ...sureness(part)] : sureness(part)))
  const read = parts.flatMap(({ piece, parsed }) => parsed.from.map((at) => piece.sure[at] ?? 1))
  const fit = Math.min(...parts.map(({ parsed }) => parsed.fit))
  return {
    field,
    value: parts.map(({ parsed }) => parsed.value).join(' '),
    printed: parts.map(({ piece }) => piece.text).join(' '),
    confidence: Math.min(1, ...read) * fit * probability,
    source: 'print',
    verified: false,
    truncated: false,
    characters,
    box: boxAround(parts.map(({ piece }) => piece.box)),
    flags: [],
  }
}
