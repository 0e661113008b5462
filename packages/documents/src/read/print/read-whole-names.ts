import type { Candidate, Candidates } from '../../fields/candidate.js'
import type { NameBlock } from '../../templates/template.js'
import { plainText } from '../../text/plain-text.js'
import type { AskedField } from './asked-field.js'
import { followLines, type Page } from './page.js'
import { pairValues } from './pair-values.js'
import type { Piece } from './piece.js'
import { printCandidate, type ReadPart } from './print-candidate.js'

/** Words that belong to the next one: DE LA CRUZ. */
const particles = new Set('DE DEL LA LAS LOS EL Y E DA DAS DO DOS DI VAN VON DER DEN SAN SANTA MC MAC'.split(' '))

export interface PartedName {
  readonly given: readonly ReadPart[]
  readonly family: readonly ReadPart[]
}

const cut = ({ piece, parsed }: ReadPart, from: number, to: number): ReadPart => ({
  piece,
  parsed: { ...parsed, value: parsed.value.slice(from, to), from: parsed.from.slice(from, to) },
})

/** Where the names of a text begin, each with the particles before it. */
const nameStarts = (value: string): number[] => {
  const words = [...value.matchAll(/\S+/g)].map((match) => ({ text: match[0], at: match.index }))
  return words.flatMap(({ at }, index) => (index > 0 && particles.has(words[index - 1]!.text) ? [] : [at]))
}

/** One name and one surname, or two and two: of three names nobody knows where the surnames begin. */
const splitLine = (line: ReadPart): readonly [ReadPart, ReadPart] | null => {
  const { value } = line.parsed
  const comma = line.piece.text.indexOf(',')
  const starts = nameStarts(value)
  const afterComma = comma < 0 ? undefined : starts.find((at) => (line.parsed.from[at] ?? -1) > comma)
  const at = afterComma ?? (starts.length === 2 ? starts[1]! : starts.length === 4 ? starts[2]! : null)
  return at ? [cut(line, 0, at - 1), cut(line, at, value.length)] : null
}

/** A whole name in the order that its label tells: a line each, parted by a comma, or as many names as surnames. */
export const partWholeName = (lines: readonly ReadPart[], order: NameBlock['order']): PartedName | null => {
  const halves = lines.length === 2 ? lines : lines.length === 1 ? splitLine(lines[0]!) : null
  if (!halves) return null
  const [first, second] = halves as readonly [ReadPart, ReadPart]
  return order === 'names_first' ? { given: [first], family: [second] } : { given: [second], family: [first] }
}

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

/** Singular words, in one language or several, under which some cards print the whole name, and others the given names. */
const ambiguous = /^(?:\d* ?)(?:(?:NOMBRE|NOME|NOM|NAME) ?)+$/

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
