import { plainText } from '../../text/plain-text.js'
import type { AskedField } from './asked-field.js'
import type { Page } from './page.js'
import type { Paired } from './pair-values.js'
import type { Piece } from './piece.js'

/** So few letters are not recognised by themselves. */
const HARDLY_ANY = 2

/** From the surnames, in heights of their line: a label may stand between. */
const MAX_GAP = 4.5
const MAX_SHIFT = 1.5
const MIN_RATIO = 0.7

/** Worth less than a label. */
const SCORE = 0.7

/**
 * Given names that found next to no room in the zone: the line nearest to the surnames, before or after them and of their size,
 * that begins so. `page` holds what is free.
 */
export const seekCutName = (
  asked: readonly AskedField[],
  paired: readonly Paired[],
  { values, told, aspect }: Page,
): Paired[] => {
  const names = asked.find(({ field }) => field === 'names')
  const family = paired.find(({ asked: { field } }) => field === 'surnames')?.piece.box
  const begun = told.find(({ field, truncated }) => field === 'names' && truncated)?.value
  if (!names || !family || !begun || begun.length > HARDLY_ANY) return []
  if (paired.some(({ asked: { field } }) => field === 'names')) return []
  const height = family.bottom - family.top
  const gapTo = ({ box }: Piece) => Math.max(box.top - family.bottom, family.top - box.bottom) / height
  const [found] = values
    .filter((piece) => {
      const { box } = piece
      const gap = gapTo(piece)
      const shift = (Math.abs(box.left - family.left) * aspect) / height
      const ratio = (box.bottom - box.top) / height
      return gap > 0 && gap < MAX_GAP && shift < MAX_SHIFT && ratio > MIN_RATIO && ratio < 1 / MIN_RATIO
    })
    .sort((a, b) => gapTo(a) - gapTo(b))
    .flatMap((piece): Paired[] => {
      const parsed = names.parse(piece.text, names.context)
      return parsed && plainText(parsed.value).startsWith(begun) ? [{ asked: names, piece, parsed, score: SCORE }] : []
    })
  return found ? [found] : []
}
