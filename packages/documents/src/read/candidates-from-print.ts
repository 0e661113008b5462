import type { PrintedLine } from '../evidence/printed-line.js'
import type { SideEvidence } from '../evidence/side-evidence.js'
import type { Candidate, Candidates } from '../fields/candidate.js'
import type { Catalogue } from '../templates/catalogue.js'
import type { SideRule, Template } from '../templates/template.js'
import { type AskedField, askFields, languageParser } from './asked-field.js'
import { inferUnlabelled } from './infer-unlabelled.js'
import { withNextLines } from './next-lines.js'
import { type Paired, pairValues } from './pair-values.js'
import { meanSureness, overlaps, type Piece } from './piece.js'
import { printCandidate, type ReadPart } from './print-candidate.js'
import { readNameBlock } from './read-name-block.js'
import { seekCutName } from './seek-cut-name.js'
import { seekPhrases } from './sought-phrase.js'
import { type ParsedLine, parseLine } from './spot-labels.js'

/** ICAO 9303: ID-1 and ID-3, width by height. */
const aspects = { card: 85.6 / 53.98, passport: 125 / 88 } as const

/** The machine readable zone is read by its own reader. */
const isMrz = ({ text }: PrintedLine) => /<.*<|^(?=.*\d)[A-Z0-9<]{25,}$/.test(text)

const blockField = (rule: SideRule, template: Template | null, today: Date): AskedField | null =>
  rule.nameBlock
    ? {
        field: 'names',
        part: 0,
        labels: rule.nameBlock.labels,
        placements: [],
        zone: null,
        parse: languageParser('name', template),
        context: { today, dateKind: 'birth' },
        isShort: false,
        lines: 1,
      }
    : null

const isFree = (piece: Piece, taken: readonly Piece[]) => !taken.some((other) => overlaps(piece, other))

/** Mean sureness of a line that goes on a value: patterns under a name read as letters, but not surely. */
const CLEAR = 0.7
const isClear = (piece: Piece) => meanSureness(piece) >= CLEAR

/** A value and the lines it goes on over. */
const partsOf = ({ asked, piece, parsed }: Paired, free: readonly Piece[], aspect: number): ReadPart[] => [
  { piece, parsed },
  ...withNextLines(piece, free, asked.lines, aspect)
    .slice(1)
    .flatMap((next): ReadPart[] => {
      const more = isClear(next) ? asked.parse(next.text, asked.context) : null
      return more ? [{ piece: next, parsed: more }] : []
    }),
]

/** One candidate of all parts of a field: what is printed in full goes before what is printed in parts. */
const joinParts = (read: readonly { paired: Paired; parts: readonly ReadPart[] }[]): Candidate[] =>
  [...new Set(read.map(({ paired }) => paired.asked.field))].flatMap((field) => {
    const own = read.filter(({ paired }) => paired.asked.field === field)
    const inParts = own
      .filter(({ paired }) => paired.asked.part > 0)
      .sort((a, b) => a.paired.asked.part - b.paired.asked.part)
    const chosen = inParts.length > 0 ? inParts : own
    const score = Math.min(...chosen.map(({ paired }) => paired.score))
    return [
      printCandidate(
        field,
        chosen.flatMap(({ parts }) => parts),
        score,
      ),
    ]
  })

export const candidatesFromPrint = (
  { kind, lines }: SideEvidence,
  template: Template | null,
  rule: SideRule | null,
  catalogue: Catalogue,
  today: Date,
  told: Candidates = [],
): Candidates => {
  const aspect = template ? template.sizeMm[0] / template.sizeMm[1] : aspects[kind]
  const asked = askFields(template, rule, catalogue, today)
  const block = rule ? blockField(rule, template, today) : null
  const phrases = seekPhrases(block ? [...asked, block] : asked, catalogue, rule?.marks ?? [])
  const parsed: ParsedLine[] = lines.filter((line) => !isMrz(line)).map((line) => parseLine(line, phrases))
  const values = parsed.flatMap((line) => line.values)

  const label = parsed.flatMap(({ labels }) => labels).find(({ asked: own }) => own !== null && own === block) ?? null
  const named = rule?.nameBlock && block ? readNameBlock(rule.nameBlock, block, label, values, aspect, told) : null
  const rest = parsed.map((line) => ({
    ...line,
    values: line.values.filter((piece) => isFree(piece, named?.pieces ?? [])),
  }))

  const settled = pairValues(asked, rest, aspect, told)
  const unsettled = values.filter((piece) =>
    isFree(piece, [...settled.map(({ piece: own }) => own), ...(named?.pieces ?? [])]),
  )
  const paired = [...settled, ...seekCutName(asked, settled, unsettled, told, aspect)]
  const taken = paired.map(({ piece }) => piece)
  const read = paired.map((one) => {
    const free = values.filter((piece) => isFree(piece, [...taken, ...(named?.pieces ?? [])]))
    const parts = partsOf(one, free, aspect)
    taken.push(...parts.map(({ piece }) => piece))
    return { paired: one, parts }
  })
  const labelled = [...(named?.candidates ?? []), ...joinParts(read)]
  if (template?.state) return labelled
  const free = values.filter((piece) => isFree(piece, taken))
  return [...labelled, ...inferUnlabelled({ values, free, kind }, labelled, told, today)]
}
