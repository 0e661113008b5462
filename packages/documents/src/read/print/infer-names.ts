import type { AskedField } from './asked-field.js'
import type { Page } from './page.js'
import type { Paired } from './pair-values.js'
import { meanSureness, type Piece } from './piece.js'
import { placingLimits } from './placing-limits.js'

/** Worth less than a label. */
const SCORE = 0.6

/** How well it must read as a name. */
const FIT = 0.9

/** From the name above or below, in heights of its line: a label may stand between. */
const MAX_GAP = 4.5
/** Values behind labels on their own line begin where these end. */
const MAX_SHIFT = 2.5
const MIN_RATIO = 0.7

const isName = ({ field }: AskedField) => field === 'names' || field === 'surnames'

const height = ({ box }: Piece) => box.bottom - box.top

/** Of one column and size, with a label's room between them at most. */
const belongTogether = (piece: Piece, name: Piece, aspect: number): boolean => {
  const unit = height(name)
  const gap = Math.max(piece.box.top - name.box.bottom, name.box.top - piece.box.bottom) / unit
  const shift = (Math.abs(piece.box.left - name.box.left) * aspect) / unit
  const ratio = height(piece) / unit
  return gap > -0.6 && gap < MAX_GAP && shift < MAX_SHIFT && ratio > MIN_RATIO && ratio < 1 / MIN_RATIO
}

/** What was found of the fields that the template names before or after one, the nearest first. */
const found = (fields: readonly AskedField[], paired: readonly Paired[]): Paired[] =>
  fields.flatMap((asked) => paired.find((one) => one.asked === asked) ?? [])

/**
 * Names and surnames whose labels could not be read, on a side whose template names its fields as they follow each other: the
 * one line of a name's size and column that is left between the name before or after and the next field that was found.
 */
export const inferNames = (
  asked: readonly AskedField[],
  paired: readonly Paired[],
  { values, aspect, told }: Page,
): Paired[] => {
  const taken = [...paired]
  for (const [at, field] of asked.entries()) {
    const isKnown =
      taken.some((one) => one.asked === field) || told.some((one) => one.field === field.field && field.part === 0)
    if (!isName(field) || isKnown) continue
    const [before] = found(asked.slice(0, at).reverse(), taken)
    const [after] = found(asked.slice(at + 1), taken)
    const beside = [before, after].find((one) => one && isName(one.asked))
    if (!beside || (before && after && before.piece.box.bottom > after.piece.box.top)) continue
    const between = values.filter(
      (piece) =>
        !taken.some((one) => one.piece === piece) &&
        belongTogether(piece, beside.piece, aspect) &&
        (!before || piece.box.top > before.piece.box.top + height(before.piece) / 2) &&
        (!after || piece.box.bottom < after.piece.box.bottom - height(after.piece) / 2) &&
        meanSureness(piece) >= placingLimits.clear,
    )
    const [piece, ...more] = between
    if (!piece || more.length > 0) continue
    const parsed = field.parse(piece.text, field.context)
    if (parsed && parsed.fit >= FIT) taken.push({ asked: field, piece, parsed, score: SCORE })
  }
  return taken.slice(paired.length)
}
