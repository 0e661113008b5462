import type { Candidates } from '../fields/candidate.js'
import type { ParsedValue } from '../parse/parsed-value.js'
import type { Zone } from '../templates/template.js'
import { alignZones } from './align-zones.js'
import type { AskedField } from './asked-field.js'
import { likeTold } from './like-told.js'
import { meanSureness, overlaps, type Piece, runsOfWords } from './piece.js'
import { placeInZone, placeValue } from './place-value.js'
import { placingLimits as limits } from './placing-limits.js'
import type { ParsedLine, SpottedLabel } from './spot-labels.js'

export interface Paired {
  readonly asked: AskedField
  readonly piece: Piece
  readonly parsed: ParsedValue
  readonly score: number
  readonly label: SpottedLabel | null
}

/** Another label between the two, in the value's column, has the better claim. */
const isCutOff = (label: SpottedLabel, piece: Piece, labels: readonly SpottedLabel[]): boolean =>
  labels.some(({ piece: other, asked }) => {
    if (asked === label.asked && asked !== null) return false
    const centre = (other.box.top + other.box.bottom) / 2
    const isBetween = centre > label.piece.box.bottom && centre < (piece.box.top + piece.box.bottom) / 2 - 0.001
    return isBetween && other.box.left < piece.box.right && other.box.right > piece.box.left
  })

const labelScore = (label: SpottedLabel, piece: Piece, labels: readonly SpottedLabel[], aspect: number): number => {
  const { placements } = label.asked!
  if (piece.line === label.piece.line) {
    const follows = placements.includes('same') && piece.from >= label.piece.to
    const isNext = !labels.some(
      ({ piece: other }) => other.line === piece.line && other.from >= label.piece.to && other.to <= piece.from,
    )
    return follows && isNext ? 1 : 0
  }
  const scores = placements.map((placement) => {
    if (placement === 'below' && isCutOff(label, piece, labels)) return 0
    return placeValue(label.piece.box, piece.box, placement, aspect)
  })
  return Math.max(0, ...scores) * (0.75 + 0.25 * label.quality)
}

/** A value that may be an asked field's, with what its label and what other sources say for it. */
interface Claim extends Omit<Paired, 'score'> {
  readonly labelled: number
  readonly recognised: number
  /** How well it reads as such a value. */
  readonly quality: number
}

const claimOf = (
  asked: AskedField,
  piece: Piece,
  own: readonly SpottedLabel[],
  labels: readonly SpottedLabel[],
  known: Candidates,
  aspect: number,
): Claim | null => {
  const scored = own.map((label) => ({ label, score: labelScore(label, piece, labels, aspect) }))
  const best = scored.sort((a, b) => b.score - a.score)[0]
  const labelled = best?.score ?? 0
  if (labelled === 0 && known.length === 0 && !asked.zone) return null
  const parsed = asked.parse(piece.text, asked.context)
  if (!parsed) return null
  // Of runs that parse to the same, the one without strangers in it.
  const tightness =
    0.9 + 0.1 * (parsed.from.filter((at) => at >= 0).length / Math.max(1, piece.text.replace(/\s/g, '').length))
  return {
    asked,
    piece,
    parsed,
    label: labelled ? best!.label : null,
    labelled,
    recognised: Math.max(0, ...known.map((one) => likeTold(parsed.value, one))),
    quality: parsed.fit * Math.min(1, tightness),
  }
}

const claimsOf = (
  asked: AskedField,
  lines: readonly ParsedLine[],
  labels: readonly SpottedLabel[],
  aspect: number,
  told: Candidates,
): Claim[] => {
  const own = labels.filter((label) => label.asked === asked)
  const known = told.filter(({ field }) => field === asked.field)
  if (own.length === 0 && !asked.zone && known.length === 0) return []
  return lines
    .flatMap(({ values }) => values)
    .flatMap((whole) => (asked.isShort ? runsOfWords(whole) : [whole]))
    .flatMap((piece) => claimOf(asked, piece, own, labels, known, aspect) ?? [])
}

const scoreClaim = ({ asked, piece, labelled, recognised, quality }: Claim, zone: Zone | null, aspect: number) => {
  const inZone = zone ? placeInZone(piece.box, zone, aspect) : 0
  const isClear = meanSureness(piece) >= limits.clear
  const alone = isClear ? limits.zoneOnly * inZone : 0
  const placed = labelled ? (asked.zone ? limits.labelShare * labelled + limits.zoneShare * inZone : labelled) : alone
  return Math.max(placed, limits.told * recognised) * quality
}

/** The best claims first; each value goes to one field, each field gets one value. */
const settle = (paired: readonly Paired[]): Paired[] => {
  const settled: Paired[] = []
  for (const claim of [...paired].sort((a, b) => b.score - a.score)) {
    const isTaken = settled.some(({ piece, asked }) => overlaps(piece, claim.piece) || asked === claim.asked)
    if (claim.score >= limits.minScore && !isTaken) settled.push(claim)
  }
  return settled
}

/** Values by their labels, by what other sources tell, and by their places: these once it is known how the document lies. */
export const pairValues = (
  asked: readonly AskedField[],
  lines: readonly ParsedLine[],
  aspect: number,
  told: Candidates = [],
): readonly Paired[] => {
  const labels = lines.flatMap((line) => line.labels)
  const claims = asked.flatMap((field) => claimsOf(field, lines, labels, aspect, told))
  const known = claims.map((claim) => ({
    ...claim,
    score: Math.max(claim.labelled, limits.told * claim.recognised) * claim.quality,
  }))
  const align = alignZones(settle(known.filter(({ score }) => score >= limits.anchor)))
  return settle(
    claims.map((claim) => {
      const { zone } = claim.asked
      return { ...claim, score: scoreClaim(claim, zone && align(zone), aspect) }
    }),
  )
}
