import type { ParsedValue } from '../parse/parsed-value.js'
import type { AskedField } from './asked-field.js'
import { overlaps, type Piece, runsOfWords } from './piece.js'
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

/** Every value that may be an asked field's, with what speaks for it. */
const pairsOf = (
  asked: AskedField,
  lines: readonly ParsedLine[],
  labels: readonly SpottedLabel[],
  aspect: number,
): Paired[] => {
  const own = labels.filter((label) => label.asked === asked)
  if (own.length === 0 && !asked.zone) return []
  const pieces = lines.flatMap(({ values }) => values)
  return pieces.flatMap((whole) =>
    (asked.isShort ? runsOfWords(whole) : [whole]).flatMap((piece): Paired[] => {
      const scored = own.map((label) => ({ label, score: labelScore(label, piece, labels, aspect) }))
      const best = scored.sort((a, b) => b.score - a.score)[0]
      const zone = asked.zone ? placeInZone(piece.box, asked.zone, aspect) : 0
      const placed = best?.score
        ? asked.zone
          ? limits.labelShare * best.score + limits.zoneShare * zone
          : best.score
        : limits.zoneOnly * zone
      if (placed < limits.minScore) return []
      const parsed = asked.parse(piece.text, asked.context)
      if (!parsed) return []
      // Of runs that parse to the same, the one without strangers in it.
      const tightness =
        0.9 + 0.1 * (parsed.from.filter((at) => at >= 0).length / Math.max(1, piece.text.replace(/\s/g, '').length))
      const score = placed * parsed.fit * Math.min(1, tightness)
      return score < limits.minScore ? [] : [{ asked, piece, parsed, score, label: best?.score ? best.label : null }]
    }),
  )
}

/** The best claims first; each value goes to one field, each field gets one value. */
export const pairValues = (
  asked: readonly AskedField[],
  lines: readonly ParsedLine[],
  aspect: number,
): readonly Paired[] => {
  const labels = lines.flatMap((line) => line.labels)
  const claims = asked.flatMap((field) => pairsOf(field, lines, labels, aspect)).sort((a, b) => b.score - a.score)
  const paired: Paired[] = []
  for (const claim of claims) {
    const isTaken = paired.some(({ piece, asked: other }) => overlaps(piece, claim.piece) || other === claim.asked)
    if (!isTaken) paired.push(claim)
  }
  return paired
}
