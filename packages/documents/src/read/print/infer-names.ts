import { plainText } from '../../text/plain-text.js'
import type { AskedField } from './asked-field.js'
import type { Page } from './page.js'
import type { Paired } from './pair-values.js'
import { meanSureness, type Piece } from './piece.js'
import { placingLimits } from './place-value.js'

/** Worth less than a label; what begins as a zone told says a little more than a line's place. */
const SCORE = { placed: 0.6, begun: 0.7 } as const

/** How well it must read as a name. */
const FIT = 0.9

/** From the name above or below, in heights of its line: a label may stand between. */
const MAX_GAP = 4.5
const MIN_RATIO = 0.7

/** Values behind labels on their own line begin where these end. */
const BESIDE_LABELS = { minGap: -0.6, maxShift: 2.5 } as const
const UNDER_LABELS = { minGap: 0, maxShift: 1.5 } as const

const isName = ({ field }: AskedField) => field === 'names' || field === 'surnames'

const height = ({ box }: Piece) => box.bottom - box.top

const gapBetween = ({ box: one }: Piece, { box: other }: Piece) =>
  Math.max(one.top - other.bottom, other.top - one.bottom)

interface Column {
  readonly minGap: number
  readonly maxShift: number
}

/** Of one column and size, with a label's room between them at most. */
const belongTogether = (piece: Piece, name: Piece, aspect: number, { minGap, maxShift }: Column): boolean => {
  const unit = height(name)
  const gap = gapBetween(piece, name) / unit
  const shift = (Math.abs(piece.box.left - name.box.left) * aspect) / unit
  const ratio = height(piece) / unit
  return gap > minGap && gap < MAX_GAP && shift < maxShift && ratio > MIN_RATIO && ratio < 1 / MIN_RATIO
}

/** Name fields that follow each other and of which none was found. */
const missingRuns = (asked: readonly AskedField[], isMissing: (field: AskedField) => boolean): AskedField[][] => {
  const runs: AskedField[][] = []
  for (const [at, field] of asked.entries()) {
    if (!isMissing(field)) continue
    if (at > 0 && isMissing(asked[at - 1]!)) runs.at(-1)!.push(field)
    else runs.push([field])
  }
  return runs
}

/** Lines that go on from one to the next away from a name, the nearest first; null where two are equally near. */
const chainFrom = (name: Piece, lines: readonly Piece[], down: boolean, aspect: number): Piece[] | null => {
  const chain: Piece[] = []
  for (let last = name; ; last = chain.at(-1)!) {
    const distance = ({ box }: Piece) => (down ? box.top - last.box.top : last.box.top - box.top)
    const next = lines
      .filter((piece) => distance(piece) > height(last) / 2 && belongTogether(piece, last, aspect, BESIDE_LABELS))
      .sort((one, other) => distance(one) - distance(other))
    if (next.length === 0) return chain
    if (next[1] && distance(next[1]) - distance(next[0]!) < height(last) / 2) return null
    chain.push(next[0]!)
  }
}

/** Each line as the field whose turn it is, where there are as many of both. */
const readRun = (run: readonly AskedField[], lines: readonly Piece[]): Paired[] => {
  if (lines.length !== run.length) return []
  const read = run.flatMap((field, at): Paired[] => {
    const piece = lines[at]!
    const parsed = field.parse(piece.text, field.context)
    return parsed && parsed.fit >= FIT ? [{ asked: field, piece, parsed, score: SCORE.placed }] : []
  })
  return read.length === run.length ? read : []
}

/** Up to the first that is no name: a number in the names' column is where they end. */
const untilNoName = (chain: readonly Piece[] | null, isLikeName: (piece: Piece) => boolean): readonly Piece[] => {
  const end = chain?.findIndex((piece) => !isLikeName(piece)) ?? 0
  return (end < 0 ? chain : chain?.slice(0, end)) ?? []
}

/**
 * Names and surnames whose labels could not be read, on a side whose template names its fields as they follow each other: the
 * lines of a name's size and column that are left between the name before or after, or the field after both, and the next field
 * that was found, as many as names are missing there.
 */
export const inferNames = (
  asked: readonly AskedField[],
  paired: readonly Paired[],
  { values, aspect, told }: Page,
): Paired[] => {
  const foundAs = (field: AskedField) => paired.find((one) => one.asked === field)
  const isMissing = (field: AskedField) =>
    isName(field) && !foundAs(field) && !told.some((one) => one.field === field.field && field.part === 0)
  const free = values.filter(
    (piece) => !paired.some((one) => one.piece === piece) && meanSureness(piece) >= placingLimits.clear,
  )
  return missingRuns(asked, isMissing).flatMap((run): Paired[] => {
    const [from, to] = [asked.indexOf(run[0]!), asked.indexOf(run.at(-1)!) + 1]
    const before = asked
      .slice(0, from)
      .flatMap((field) => foundAs(field) ?? [])
      .at(-1)
    const after = asked.slice(to).flatMap((field) => foundAs(field) ?? [])[0]
    // Both names missing at once: the field that the template has right after them tells as much as a name.
    const isNext = run.length > 1 && after?.asked === asked[to]
    const named = [before, after].flatMap((one) => (one && isName(one.asked) ? [one] : []))
    if (before && after && before.piece.box.bottom > after.piece.box.top) return []
    const isLikeName = ({ text }: Piece) => (run[0]!.parse(text, run[0]!.context)?.fit ?? 0) >= FIT
    const readFrom = (beside: Paired): Paired[] => {
      const lines = free.filter(
        (piece) =>
          (isName(beside.asked) || isLikeName(piece)) &&
          (!before || piece.box.top > before.piece.box.top + height(before.piece) / 2) &&
          (!after || piece.box.bottom < after.piece.box.bottom - height(after.piece) / 2),
      )
      const chain = untilNoName(chainFrom(beside.piece, lines, beside === before, aspect), isLikeName)
      return readRun(run, beside === before ? chain : [...chain].reverse())
    }
    // On a card that lies askew a name may stand in the column of one neighbour alone.
    const neighbours = named.length > 0 ? named : isNext && after ? [after] : []
    return neighbours.map(readFrom).find((read) => read.length > 0) ?? []
  })
}

/** So few letters are not recognised by themselves. */
const HARDLY_ANY = 2

/**
 * Given names cut to one or two letters in the zone: the line nearest to the surnames, before or after them and of their size,
 * that begins so. `page` holds what is free.
 */
export const seekCutName = (
  asked: readonly AskedField[],
  paired: readonly Paired[],
  { values, told, aspect }: Page,
): Paired[] => {
  const names = asked.find(({ field }) => field === 'names')
  const family = paired.find(({ asked: { field } }) => field === 'surnames')?.piece
  const begun = told.find(({ field, truncated }) => field === 'names' && truncated)?.value
  if (!names || !family || !begun || begun.length > HARDLY_ANY) return []
  if (paired.some(({ asked: { field } }) => field === 'names')) return []
  const [found] = values
    .filter((piece) => belongTogether(piece, family, aspect, UNDER_LABELS))
    .sort((a, b) => gapBetween(a, family) - gapBetween(b, family))
    .flatMap((piece): Paired[] => {
      const parsed = names.parse(piece.text, names.context)
      return parsed && plainText(parsed.value).startsWith(begun)
        ? [{ asked: names, piece, parsed, score: SCORE.begun }]
        : []
    })
  return found ? [found] : []
}
