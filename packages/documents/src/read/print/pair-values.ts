import type { Box } from '../../evidence/printed-line.js'
import type { Candidates } from '../../fields/candidate.js'
import { parsePrintedDate } from '../../parse/parse-date.js'
import type { ParsedValue } from '../../parse/parsed-value.js'
import type { Zone } from '../../templates/template.js'
import { plainText } from '../../text/plain-text.js'
import type { AskedField } from './asked-field.js'
import { isRecognisable, likeTold } from './like-told.js'
import type { Page } from './page.js'
import { meanSureness, overlaps, type Piece, runsOfWords } from './piece.js'
import { alignZones, placingLimits as limits, placeInZone, placeValue } from './place-value.js'
import type { SpottedLabel } from './spot-labels.js'

/** An asked field and the value that is its own. */
export interface Paired {
  readonly asked: AskedField
  readonly piece: Piece
  readonly parsed: ParsedValue
  readonly score: number
}

const middle = ({ box }: Piece) => (box.top + box.bottom) / 2

/** Another label between the two, in the value's column, has the better claim. */
const isCutOff = (label: SpottedLabel, piece: Piece, labels: readonly SpottedLabel[]): boolean =>
  labels.some(({ piece: other, asked }) => {
    if (asked === label.asked && asked !== null) return false
    const [at, from, to] = [middle(other), middle(label.piece), middle(piece)]
    const isBelow = at > label.piece.box.bottom && at < to - 0.001
    const isAbove = at < label.piece.box.top && at > to + 0.001
    const isBetween = from < to ? isBelow : isAbove
    return isBetween && other.box.left < piece.box.right && other.box.right > piece.box.left
  })

/** A date may stand on the line under a place: worth a little less than on the line under the label. */
const SECOND_LINE = 0.85

const lineAbove = ({ top, bottom, ...box }: Box): Box => ({ ...box, top: top - (bottom - top), bottom: top })

const labelScore = (label: SpottedLabel, piece: Piece, { labels, aspect, placements: everywhere }: Page): number => {
  const placements = everywhere ?? label.asked!.placements
  if (piece.line === label.piece.line) {
    const follows = placements.includes('same') && piece.from >= label.piece.to
    const isNext = !labels.some(
      ({ piece: other }) => other.line === piece.line && other.from >= label.piece.to && other.to <= piece.from,
    )
    return follows && isNext ? 1 : 0
  }
  const { isShort, lines } = label.asked!
  const scores = placements.map((placement) => {
    if ((placement === 'below' || placement === 'above') && isCutOff(label, piece, labels)) return 0
    const score = placeValue(label.piece.box, piece.box, placement, aspect)
    if (placement !== 'below' || !isShort || lines === 1) return score
    return Math.max(score, SECOND_LINE * placeValue(label.piece.box, lineAbove(piece.box), placement, aspect))
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

/** What may speak for a value of an asked field, besides its place. */
interface Clues {
  readonly asked: AskedField
  readonly labels: readonly SpottedLabel[]
  readonly told: Candidates
}

const cluesTo = (asked: AskedField, { labels, told }: Page): Clues => ({
  asked,
  labels: labels.filter((label) => label.asked === asked),
  told: told.filter((one) => one.field === asked.field && isRecognisable(one)),
})

/** Of runs that parse to the same, the one without strangers in it is the tightest. */
const tightness = (piece: Piece, { from }: ParsedValue): number => {
  const letters = Math.max(1, piece.text.replace(/\s/g, '').length)
  return Math.min(1, 0.9 + 0.1 * (from.filter((at) => at >= 0).length / letters))
}

/** Digits that go on a blank apart are of the same number: 1263 82751 is no number where 1263 82751 2004 stands. */
const CUT_NUMBER = 0.9
const NEXT_DIGITS = /^ (?=\d|[A-Z]{1,3}\d)\S+/

const isCutNumber = ({ field, context }: AskedField, { line, to }: Piece): boolean => {
  if (field !== 'document_number' || context.pattern) return false
  const rest = line.text.slice(to)
  return NEXT_DIGITS.test(rest) && parsePrintedDate(rest, context) === null
}

/** A date in the place of an expiry that a check digit tells otherwise is another date, on a card that lies askew. */
const isOtherDate = ({ field }: AskedField, { value }: ParsedValue, told: Candidates): boolean =>
  field === 'expiration_date' && told.some((one) => one.verified && one.value !== value)

const claimOf = ({ asked, labels, told }: Clues, piece: Piece, page: Page): Claim | null => {
  const labelled = Math.max(0, ...labels.map((label) => labelScore(label, piece, page)))
  if (labelled === 0 && told.length === 0 && !asked.zone && !asked.anywhere) return null
  const parsed = asked.parse(piece.text, asked.context)
  if (!parsed || (labelled === 0 && isOtherDate(asked, parsed, told))) return null
  return {
    asked,
    piece,
    parsed,
    labelled,
    recognised: Math.max(0, ...told.map((one) => likeTold(parsed.value, one))),
    quality: parsed.fit * tightness(piece, parsed) * (isCutNumber(asked, piece) ? CUT_NUMBER : 1),
  }
}

const claimsOf = (asked: AskedField, page: Page, runs: () => readonly Piece[]): Claim[] => {
  const clues = cluesTo(asked, page)
  if (clues.labels.length === 0 && clues.told.length === 0 && !asked.zone && !asked.anywhere) return []
  return (asked.isShort ? runs() : page.values).flatMap((piece) => claimOf(clues, piece, page) ?? [])
}

/** The runs of words of all values: cut for the first field that asks for them, the same for every other. */
const runsOf = (values: readonly Piece[]): (() => readonly Piece[]) => {
  let runs: readonly Piece[] | null = null
  return () => {
    runs ??= values.flatMap(runsOfWords)
    return runs
  }
}

/** Where a field has words of its own, only those tell it. */
const isOwnWord = ({ context: { words } }: AskedField, { text }: Piece, { value }: ParsedValue): boolean =>
  words === undefined || words[plainText(text)] === value

const scoreClaim = (
  { asked, piece, parsed, labelled, recognised, quality }: Claim,
  zone: Zone | null,
  aspect: number,
) => {
  const inZone = zone ? placeInZone(piece.box, zone, aspect) : 0
  const isClear = meanSureness(piece) >= limits.clear
  const isOfForm = asked.anywhere && parsed.fit >= limits.ownForm && isOwnWord(asked, piece, parsed)
  const alone = isClear ? Math.max(limits.zoneOnly * inZone, isOfForm ? limits.formOnly : 0) : 0
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
export const pairValues = (asked: readonly AskedField[], page: Page): readonly Paired[] => {
  const runs = runsOf(page.values)
  const claims = asked.flatMap((field) => claimsOf(field, page, runs))
  const withoutPlaces = claims.map((claim) => ({
    ...claim,
    score: Math.max(claim.labelled, limits.told * claim.recognised) * claim.quality,
  }))
  const align = alignZones(settle(withoutPlaces.filter(({ score }) => score >= limits.anchor)))
  return settle(
    claims.map((claim) => {
      const { zone } = claim.asked
      return { ...claim, score: scoreClaim(claim, zone && align(zone), page.aspect) }
    }),
  )
}
