import { middle } from '../../evidence/box-size.js'
import type { Box } from '../../evidence/printed-line.js'
import type { Placement } from '../../templates/template.js'
import { onceFor } from '../../text/once-for.js'
import type { AskedField } from '../ask/asked-field.js'
import type { Page } from '../page/page.js'
import { cutPiece, type Piece } from '../page/piece.js'
import type { SpottedLabel } from '../page/spot-labels.js'
import type { Claim } from './claim.js'
import { isInHead } from './in-head.js'
import { otherScript } from './other-script.js'
import { placeValue } from './place-value.js'

/** 0…1 for each label of the page: how well a piece stands where that label's value should. */
export type LabelPlaces = (piece: Piece) => Float64Array

/** Another label between the two, in the value's column, has the better claim. */
const isCutOff = (label: SpottedLabel, piece: Piece, labels: readonly SpottedLabel[]): boolean =>
  labels.some(({ piece: other, asked }) => {
    if (asked === label.asked && asked !== null) return false
    const [at, from, to] = [middle(other.box), middle(label.piece.box), middle(piece.box)]
    const isBelow = at > label.piece.box.bottom && at < to - 0.001
    const isAbove = at < label.piece.box.top && at > to + 0.001
    const isBetween = from < to ? isBelow : isAbove
    return isBetween && other.box.left < piece.box.right && other.box.right > piece.box.left
  })

/** A date may stand on the line under a place: worth a little less than on the line under the label. */
const SECOND_LINE = 0.85

const lineAbove = ({ top, bottom, ...box }: Box): Box => ({ ...box, top: top - (bottom - top), bottom: top })

const under: readonly Placement[] = ['same', 'right', 'below']
const over: readonly Placement[] = ['same', 'right', 'above']

const onOneLine = (label: SpottedLabel, piece: Piece, labels: readonly SpottedLabel[]): number => {
  const isNext = !labels.some(
    ({ piece: other }) => other.line === piece.line && other.from >= label.piece.to && other.to <= piece.from,
  )
  return piece.from >= label.piece.to && isNext ? 1 : 0
}

/** Whether a label stands right before a value on its line: it is that label's, whatever stands over it. */
const isHeaded = (piece: Piece, labels: readonly SpottedLabel[]): boolean =>
  labels.some(
    (one) =>
      (one.asked !== null || one.quality === 1) && one.piece.line === piece.line && onOneLine(one, piece, labels) > 0,
  )

/** The name of the state or of the document, in the head of a side, labels nothing but what goes on its line. */
const placeBy = (label: SpottedLabel, piece: Piece, { labels, aspect, placements: everywhere }: Page): number => {
  const usual = everywhere ?? label.asked?.placements ?? under
  // The document's own name heads its number, wherever other values stand.
  const placements = everywhere === over && label.asked?.field === 'document_number' ? [...over, ...under] : usual
  if (piece.line === label.piece.line) return placements.includes('same') ? onOneLine(label, piece, labels) : 0
  if (label.asked === null && isInHead(label.piece)) return 0
  let best = 0
  for (const placement of placements) {
    let score = placeValue(label.piece.box, piece.box, placement, aspect)
    if (placement === 'below' && label.asked?.isShort && label.asked.lines > 1)
      score = Math.max(score, SECOND_LINE * placeValue(label.piece.box, lineAbove(piece.box), placement, aspect))
    if (score <= best) continue
    const isStacked = placement === 'below' || placement === 'above'
    if (!isStacked || !isCutOff(label, piece, labels)) best = score
  }
  return best
}

/**
 * The line up to the end of a value or a label, where an unknown word stands before it: the second language of a label may be printed
 * on the line of the value, and the first before it on its own.
 */
const withWordBefore = ({ line, from, to }: Piece, labels: readonly SpottedLabel[]): Piece | null => {
  if (!/\p{L}{3}/u.test(line.text.slice(0, from))) return null
  const isKnown = labels.some(({ piece }) => piece.line === line && piece.from < from)
  return isKnown ? null : cutPiece(line, 0, to)
}

/** A value or a label behind an unknown word stands a little less well than one that begins its line. */
const BEHIND_WORD = 0.9

/** Each piece is measured against all labels once; a name in Latin letters also where its spelling in another script stands. */
export const placeByLabels = (page: Page): LabelPlaces => {
  const { labels } = page
  const longerLabels = labels.map((label) => {
    const piece = withWordBefore(label.piece, labels)
    return piece && { ...label, piece }
  })
  return onceFor((piece: Piece) => {
    const native = otherScript(page).nativeOf.get(piece)
    const longer = withWordBefore(piece, labels)
    const headed = [piece, native].filter((one) => one && isHeaded(one, labels))
    const placeOf = (label: SpottedLabel | null, one: Piece | null | undefined) =>
      label && one && (one.line === label.piece.line || !headed.includes(one)) ? placeBy(label, one, page) : 0
    return Float64Array.from(labels, (label, at) =>
      Math.max(
        placeOf(label, piece),
        placeOf(label, native),
        BEHIND_WORD *
          Math.max(placeOf(label, longer), placeOf(longerLabels[at]!, piece), placeOf(longerLabels[at]!, native)),
      ),
    )
  })
}

/** Values over their labels are rare: the side must speak for them by most of a value more. */
const RARE = 0.6

/** How well the labels of a side have a value each. */
const total = (page: Page, claims: readonly Claim[]): number => {
  const places = placeByLabels(page)
  const best = new Map<AskedField, number>()
  for (const { asked, piece, fit } of claims) {
    const placed = places(piece)
    for (const [at, label] of page.labels.entries())
      if (label.asked === asked) best.set(asked, Math.max(best.get(asked) ?? 0, placed[at]! * label.quality * fit))
  }
  return [...best.values()].reduce((sum, one) => sum + one, 0)
}

/** A card that nobody described has one manner: values under their labels all over the side, or over them. */
export const inOneManner = (page: Page, claims: readonly Claim[]): Page => {
  const [below, above] = [under, over].map((placements) => ({ ...page, placements })) as [Page, Page]
  return total(above, claims) > total(below, claims) + RARE ? above : below
}
