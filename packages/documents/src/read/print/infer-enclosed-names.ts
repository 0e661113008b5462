import type { Box } from '../../evidence/printed-line.js'
import type { Candidate, Candidates } from '../../fields/candidate.js'
import type { AskedField } from './asked-field.js'
import type { Page } from './page.js'
import { meanSureness, type Piece } from './piece.js'
import { placingLimits } from './place-value.js'
import { printCandidate, type ReadPart } from './print-candidate.js'

/** Worth less than a label. */
const SCORE = 0.5

/** How well a line must read as a name. */
const FIT = 0.9

/** Values of a card have one size, labels are smaller; of one column are lines that begin within so many of their heights. */
const ONE_SIZE = 0.8
const MAX_SHIFT = 1.5

const height = ({ top, bottom }: Box) => bottom - top

const isName = ({ field }: AskedField) => field === 'names' || field === 'surnames'

/** Between the rows of two fields, from the top. */
const between = (above: Box, below: Box, values: readonly Piece[]): readonly Piece[] =>
  values
    .filter(({ box }) => box.top > above.bottom - height(above) / 2 && box.bottom < below.top + height(below) / 2)
    .sort((a, b) => a.box.top - b.box.top)

/** Of one size and column, and nothing else of their size among them, legible or not: else nobody knows which is which. */
const isAlone = (names: readonly Piece[], lines: readonly Piece[], aspect: number): boolean => {
  const size = Math.max(...names.map(({ box }) => height(box)))
  const isSized = ({ box }: Piece) => height(box) >= ONE_SIZE * size
  const { left } = names[0]!.box
  const isColumn = names.every(({ box }) => Math.abs(box.left - left) * aspect <= MAX_SHIFT * height(box))
  return isColumn && names.every(isSized) && !lines.some((piece) => !names.includes(piece) && isSized(piece))
}

/**
 * Names and surnames of which nothing was found, between the field that the template has right before them and the next that was
 * found, wherever those stand in their rows: as many lines as names are missing, in the template's order. `page` holds what is free.
 */
export const inferEnclosedNames = (
  asked: readonly AskedField[],
  found: Candidates,
  { values, told, aspect }: Page,
): readonly Candidate[] => {
  const from = asked.findIndex(isName)
  const run = asked.slice(from).filter((field, at) => isName(field) && asked.slice(from, from + at).every(isName))
  if (run.length < 2 || [...found, ...told].some(({ field }) => field === 'names' || field === 'surnames')) return []
  const boxOf = ({ field }: AskedField) => found.find((one) => one.field === field)?.box
  const above = from > 0 ? boxOf(asked[from - 1]!) : undefined
  const below = asked.slice(from + run.length).flatMap((field) => boxOf(field) ?? [])[0]
  if (!above || !below) return []
  const lines = between(above, below, values)
  const names = lines.flatMap((piece): ReadPart[] => {
    const parsed = meanSureness(piece) >= placingLimits.clear ? run[0]!.parse(piece.text, run[0]!.context) : null
    return parsed && parsed.fit >= FIT ? [{ piece, parsed }] : []
  })
  const pieces = names.map(({ piece }) => piece)
  if (names.length !== run.length || !isAlone(pieces, lines, aspect)) return []
  return (['surnames', 'names'] as const).flatMap((field) => {
    const own = names.filter((_, at) => run[at]!.field === field)
    return own.length > 0 ? [printCandidate(field, own, SCORE)] : []
  })
}
