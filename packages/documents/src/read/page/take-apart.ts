import { joinOverlapping } from '../../evidence/join-overlapping.js'
import { partOverlapping } from '../../evidence/part-overlapping.js'
import type { PrintedLine } from '../../evidence/printed-line.js'
import type { SideEvidence } from '../../evidence/side-evidence.js'
import type { TextBudget } from '../../evidence/text-budget.js'
import type { Candidates } from '../../fields/candidate.js'
import type { Catalogue } from '../../templates/catalogue.js'
import { onceFor } from '../../text/once-for.js'
import type { AskedBlock, AskedField, Expected } from '../ask/asked-field.js'
import { awaitedValues } from './awaited-values.js'
import type { Hit } from './label-hits.js'
import { numberLabels } from './number-labels.js'
import type { Page } from './page.js'
import { splitColumns, splitUnderLabels } from './piece.js'
import { seekPhrases } from './seek-phrases.js'
import { spotIllegible } from './spot-illegible.js'
import { spotLabels } from './spot-labels.js'
import { tellNames } from './tell-names.js'

export interface PrintContext extends Expected {
  readonly catalogue: Catalogue
  /** What zones and codes of the same document say. */
  readonly told: Candidates
  readonly budget?: TextBudget | undefined
}

/** ICAO 9303: ID-1 and ID-3, width by height. */
const aspects = { card: 85.6 / 53.98, passport: 125 / 88 } as const

const noNumbers: ReadonlyMap<PrintedLine, readonly Hit[]> = new Map()

/** The machine readable zone is read by its own reader. */
const isMrz = ({ text }: PrintedLine) => /<.*<|^(?=.*\d)[A-Z0-9<]{25,}$/.test(text)

/** Every row of print once, without the zone's. */
export const withoutZone = (side: SideEvidence): SideEvidence => ({
  ...side,
  lines: joinOverlapping(side.lines.filter((line) => !isMrz(line))),
})

/** A side is taken apart again and again, for other fields each time. */
const parted = onceFor(({ lines }: SideEvidence) => partOverlapping(lines))

/** A side's print as labels and what may be values; lines as `joinOverlapping` leaves them. */
export const takeApart = (
  side: SideEvidence,
  fields: readonly AskedField[],
  blocks: readonly AskedBlock[],
  context: PrintContext,
): Page => {
  const asked = [...new Set([...fields, ...blocks.map(({ name }) => name)])]
  const { template, rule, catalogue, told, budget } = context
  // A template tells where labels and columns are.
  const isDescribed = Boolean(template?.state)
  const lines = isDescribed ? side.lines : parted(side)
  const phrases = seekPhrases(asked, catalogue, rule?.marks ?? [], budget)
  const inWords = lines.map((line) => spotLabels(line, phrases, { isDescribed }))
  const aspect = template ? template.sizeMm[0] / template.sizeMm[1] : aspects[side.kind]
  const numbers = isDescribed ? noNumbers : numberLabels(lines, asked, inWords)
  const awaited = awaitedValues(lines, inWords, aspect)
  const spotted = lines.map((line, at) => {
    const told = { numbers: numbers.get(line), awaited: awaited.get(line), isDescribed }
    return told.numbers || told.awaited ? spotLabels(line, phrases, told) : inWords[at]!
  })
  const labels = spotted.flatMap((one) => one.labels)
  const unlabelled = lines.filter((_, at) => spotted[at]!.labels.length === 0)
  const unseen = asked.filter((field) => !labels.some((label) => label.asked === field))
  // Only of a known document it is certain that the labels are there.
  const illegible = isDescribed ? spotIllegible(unlabelled, unseen) : { labels: [], values: [] }
  return {
    aspect,
    labels: tellNames([...labels, ...illegible.labels], asked, blocks),
    values: [
      ...spotted
        .flatMap(({ values }) => values)
        .filter(({ line }) => !illegible.labels.some(({ piece }) => piece.line === line))
        .flatMap((piece) => splitColumns(piece, aspect))
        .flatMap((piece) => (isDescribed ? [piece] : splitUnderLabels(piece, lines, aspect))),
      ...illegible.values,
    ],
    told,
  }
}
