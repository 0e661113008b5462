import {
  type Candidates,
  type Catalogue,
  type CountedOfText,
  chooseTemplate,
  type DocumentField,
  fuse,
  readMachine,
  readSide,
  recogniseSide,
  type Side,
  type SideEvidence,
  threeLetterState,
  withoutState,
} from '@vivid/documents'
import { judgeSide, type UndescribedResult } from './measure-undescribed.js'
import type { RecordedCase } from './record-case.js'
import { isDesign } from './templates.js'

/**
 * `document`: every source of a known design together; `print`: its print beside what zones and codes tell; `print alone`: its print
 * with nothing told; `undescribed`: print alone of a design that nobody described; `zone only`: that, beside its zone.
 */
export const ways = ['document', 'print', 'print alone', 'undescribed', 'zone only'] as const
type Way = (typeof ways)[number]

/** One side, the template that it is read by, and what is told of it. */
interface RecordedSide {
  readonly way: Way
  readonly evidence: SideEvidence
  readonly template: NonNullable<ReturnType<typeof chooseTemplate>>['template'] | null
  readonly side: Side
  readonly told: Candidates
  readonly truth: RecordedCase['sides'][number]['truth']
}

const withoutMachine = (evidence: SideEvidence): SideEvidence => ({ ...evidence, mrz: null, barcodes: [] })

const sidesDescribed = ({ sides, today }: RecordedCase, catalogue: Catalogue): RecordedSide[] => {
  const now = new Date(today)
  const evidence = sides.map((one) => one.evidence)
  const chosen = chooseTemplate(evidence.map((one) => recogniseSide(one, catalogue, now)))
  const template = chosen?.template ?? null
  const indices = chosen ? { front: chosen.frontIndex, back: chosen.backIndex } : { front: 0, back: 1 }
  const placed = (['front', 'back'] as const).flatMap((side) => {
    const index = indices[side]
    const own = index === null ? undefined : sides[index]
    return own ? [{ side, ...own }] : []
  })
  const told = placed.flatMap((one) => readMachine(one.evidence, template, one.side, now))
  return placed.flatMap(({ side, evidence: own, truth }) => [
    { way: 'print' as const, evidence: own, template, side, told, truth },
    { way: 'print alone' as const, evidence: withoutMachine(own), template, side, told: [], truth },
  ])
}

const sidesUndescribed = ({ sides, today }: RecordedCase, catalogue: Catalogue): RecordedSide[] => {
  const now = new Date(today)
  const without = withoutState(catalogue, threeLetterState(sides[0]!.truth.state))
  return sides.flatMap(({ evidence, truth }) =>
    (['undescribed', 'zone only'] as const).flatMap((way) => {
      if (way === 'zone only' && !evidence.mrz) return []
      const own = way === 'zone only' ? evidence : withoutMachine(evidence)
      const chosen = chooseTemplate([recogniseSide(own, without, now)])
      const template = chosen?.template ?? null
      const side = chosen && chosen.frontIndex === null ? 'back' : 'front'
      return [{ way, evidence: own, template, side, told: readMachine(own, template, side, now), truth }]
    }),
  )
}

/** Every way in which the sides of a recorded document are read. */
export const recordedSides = (
  recorded: RecordedCase,
  catalogue: Catalogue,
  wanted: readonly ('described' | 'undescribed')[] = ['described', 'undescribed'],
): RecordedSide[] => [
  ...(wanted.includes('described') && !isDesign(recorded.template) ? sidesDescribed(recorded, catalogue) : []),
  ...(wanted.includes('undescribed') ? sidesUndescribed(recorded, catalogue) : []),
]

/** What is right though the side prints it in another form, such as the year of an expiry alone, counts as right. */
const judgePrint = (truth: Parameters<typeof judgeSide>[0], got: (field: DocumentField) => string) => {
  const { outcomes, misses } = judgeSide(truth, got)
  const values: Readonly<Record<string, string | undefined>> = truth.fields
  const isRight = (field: DocumentField) => values[field] !== undefined && values[field] === got(field)
  return {
    outcomes: Object.fromEntries(
      Object.entries(outcomes).map(([field, one]) => [field, isRight(field as DocumentField) ? 'right' : one]),
    ) as typeof outcomes,
    misses: misses.filter(({ field }) => !isRight(field as DocumentField)),
  }
}

export interface RecordedResult extends Pick<UndescribedResult, 'outcomes' | 'misses' | 'template' | 'level'> {
  readonly way: Way
  readonly side: string
  readonly seed: string
  readonly ms: number
  /** What it counted of the request's budget. */
  readonly counted: Readonly<Record<CountedOfText, number>>
  /** How sure a field said to be, and whether it was right. */
  readonly sureness: readonly (readonly [confidence: number, isRight: boolean])[]
}

const nothing = { claims: 0, textPairs: 0 } as const

/** What is made of lines that were recorded. */
export const measureRecorded = (recorded: RecordedCase, catalogue: Catalogue): RecordedResult[] => {
  const today = new Date(recorded.today)
  const { template, level, seed } = recorded
  const all: Candidates[] = []
  const sides = recordedSides(recorded, catalogue)
  const results = sides.map((one): RecordedResult => {
    const startedMs = performance.now()
    const counted = { claims: 0, textPairs: 0 }
    const take = (name: CountedOfText, amount: number) => {
      counted[name] += amount
      return true
    }
    const candidates = readSide(one.evidence, one.template, one.side, {
      catalogue,
      today,
      told: one.told,
      budget: { take },
    })
    const ms = performance.now() - startedMs
    if (one.way === 'print') all.push(candidates)
    const fields = fuse(
      candidates.filter(({ source }) => source === 'print'),
      one.template,
    )
    const judged = judgePrint(one.truth, (field: DocumentField) => fields[field]?.value ?? '')
    const sureness = Object.entries(judged.outcomes).flatMap(([field, outcome]) =>
      outcome === 'empty' ? [] : [[fields[field as DocumentField]!.confidence, outcome === 'right'] as const],
    )
    return { way: one.way, template, level, seed, side: one.truth.side, ...judged, sureness, ms, counted }
  })
  if (all.length === 0) return results
  const fields = fuse(all.flat(), sides[0]!.template)
  const printed = Object.assign({}, ...recorded.sides.map(({ truth }) => truth.printed))
  const truth = { ...recorded.sides[0]!.truth, printed } as Parameters<typeof judgeSide>[0]
  const judged = judgePrint(truth, (field: DocumentField) => fields[field]?.value ?? '')
  return [
    ...results,
    { way: 'document', template, level, seed, side: 'both', ...judged, sureness: [], ms: 0, counted: nothing },
  ]
}
