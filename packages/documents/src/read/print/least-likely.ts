import type { PrintedLine } from '../../evidence/printed-line.js'
import { isName } from '../../fields/document-field.js'
import { cutPiece } from '../page/piece.js'
import type { Claim } from './claim.js'
import { ownLabel } from './clues/label-clues.js'
import { surnameWithin } from './clues/name-clues.js'
import type { Scene } from './scene.js'

/** A wrong value is worse than none, by half; what a zone or a code tells too is printed somewhere, and shows its accents. */
const LIKELY = 0.6

/** Of a name that no label names, where no template describes the side: how likely it is was fitted on drawn cards alone, and less of it holds on others. */
const LIKELY_UNLABELLED = 0.7

/** Of one that may be the whole name. */
const LIKELY_WITH_SURNAME = 0.95

const NEVER = Number.POSITIVE_INFINITY

const textFrom = (line: PrintedLine, from: number): string => [...line.text].slice(from).join('')

/** Cut out of a longer text without a label: a word for a country names a street or a town, and digits before a word a house. */
const isOfText = ({ asked: { field }, leftOut, value, piece: { line, to } }: Claim): boolean =>
  leftOut > 0 &&
  (field === 'nationality' ||
    (field === 'document_number' && /^\d+$/.test(value) && /^[\s,]*\p{L}{3}/u.test(textFrom(line, to))))

/** A number right behind a label of nothing that is asked for is that label's. */
const isOfOther = ({ asked: { field }, piece }: Claim, { page: { labels } }: Scene): boolean =>
  field === 'document_number' &&
  labels.some(
    ({ key, piece: { line, to } }) =>
      key === 'other' && line === piece.line && to <= piece.from && cutPiece(line, to, piece.from) === null,
  )

/** How likely a claim must be to stand. */
export const leastLikely = (claim: Claim, scene: Scene): number => {
  if (scene.isDescribed) return LIKELY
  const isUnlabelled = ownLabel(claim, scene) === 0
  if (isUnlabelled && (isOfText(claim) || isOfOther(claim, scene))) return NEVER
  if (!isName(claim.asked.field) || claim.share) return LIKELY
  if (surnameWithin.measure(claim, scene) > 0) return LIKELY_WITH_SURNAME
  return isUnlabelled ? LIKELY_UNLABELLED : LIKELY
}
