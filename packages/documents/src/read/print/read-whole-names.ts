import type { Candidate, Candidates } from '../../fields/candidate.js'
import type { NameBlock } from '../../templates/template.js'
import { plainText } from '../../text/plain-text.js'
import type { AskedField } from './asked-field.js'
import { followLines } from './follow-lines.js'
import type { Page } from './page.js'
import { pairValues } from './pair-values.js'
import { type PartedName, partWholeName } from './part-whole-name.js'
import type { Piece } from './piece.js'
import { printCandidate, type ReadPart } from './print-candidate.js'

export interface WholeName {
  readonly candidates: readonly Candidate[]
  /** What was taken up. */
  readonly pieces: readonly Piece[]
}

const MAX_LINES = 4

const linesFrom = (asked: AskedField, first: Piece, page: Page, lines: number): ReadPart[] =>
  followLines(first, page, lines).flatMap((piece) => {
    const parsed = asked.parse(piece.text, asked.context)
    return parsed ? [{ piece, parsed }] : []
  })

const toName = ({ given, family }: PartedName, score: number): WholeName => ({
  candidates: [printCandidate('surnames', family, score), printCandidate('names', given, score)],
  pieces: [...given, ...family].map(({ piece }) => piece),
})

/** NOMBRE Y APELLIDO, APELLIDOS Y NOMBRES: one label for both; what a zone told is recognised name by name. */
export const readLabelledWhole = (
  asked: Readonly<Record<NameBlock['order'], AskedField>>,
  page: Page,
): WholeName | null => {
  for (const order of ['names_first', 'surnames_first'] as const) {
    const isThere = page.labels.some((label) => label.asked === asked[order])
    const [found] = isThere ? pairValues([asked[order]], { ...page, told: [] }) : []
    const split = found && partWholeName(linesFrom(asked[order], found.piece, page, 2), order)
    if (split) return toName(split, found.score)
  }
  return null
}

/** Singular words under which some cards print the whole name, and others the given names. */
const ambiguous = /^(?:\d* ?)(?:NOMBRE|NOME|NOM|NAME)$/

/**
 * A card with a label for names and none for surnames: the line or lines under it may be the whole name. Where a CURP
 * stands beside them its letters tell (RENAPO: surnames' first letters in places 1 and 3, the given name's in 4); where
 * nothing tells, they are not reported.
 */
export const readUnlabelledWhole = (
  asked: AskedField,
  first: Piece,
  label: string,
  page: Page,
  found: Candidates,
): WholeName | 'unsure' | null => {
  const lines = linesFrom(asked, first, page, MAX_LINES)
  const curp = found.find(({ field }) => field === 'CURP')?.value
  const initial = (line: ReadPart | undefined) => plainText(line?.parsed.value ?? '')[0]
  if (
    lines.length === 3 &&
    curp &&
    initial(lines[0]) === curp[0] &&
    initial(lines[1]) === curp[2] &&
    initial(lines[2]) === curp[3]
  )
    return toName({ family: lines.slice(0, 2), given: lines.slice(2) }, 1)
  const words = lines[0]?.parsed.value.split(' ').length ?? 0
  if (lines.length > 2 || (ambiguous.test(plainText(label)) && words + lines.length > 2)) return 'unsure'
  return null
}
