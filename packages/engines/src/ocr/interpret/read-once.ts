import {
  type Candidates,
  onceFor,
  type RecognisedSide,
  readMachine,
  readSide,
  type Side,
  type Template,
} from '@vivid/documents'
import type { Knowledge } from './recognise.js'

/** A recognised side, taken for a side of a template; of a document without one, it reads the same as either side. */
export interface Taken {
  readonly own: RecognisedSide
  readonly template: Template | null
  readonly side: Side
}

interface Reading {
  readonly template: Template | null
  readonly rule: unknown
  /** What the machine readable parts of all sides say; null where the reading is of those of this side. */
  readonly told: Candidates | null
  readonly candidates: Candidates
}

const areSame = (one: Candidates | null, other: Candidates | null): boolean =>
  one === other || (one?.length === other?.length && one!.every((candidate, at) => candidate === other![at]))

const readingsOf = onceFor((_: RecognisedSide): Reading[] => [])

/** The candidates that `read` finds, or found before: a document is interpreted again whenever one of its sides says something new. */
const remember = ({ own, template, side }: Taken, told: Candidates | null, read: () => Candidates): Candidates => {
  const readings = readingsOf(own)
  const rule = template?.sides[side] ?? null
  const before = readings.find((one) => one.template === template && one.rule === rule && areSame(one.told, told))
  if (before) return before.candidates
  const candidates = read()
  readings.push({ template, rule, told, candidates })
  return candidates
}

/** What the side's machine readable zone and codes say. */
export const readMachineOnce = (taken: Taken, { today }: Knowledge): Candidates =>
  remember(taken, null, () => readMachine(taken.own.evidence, taken.template, taken.side, today))

/** Everything that the side says, beside what zones and codes of all sides have told. */
export const readSideOnce = (taken: Taken, told: Candidates, knowledge: Knowledge): Candidates =>
  remember(taken, told, () => readSide(taken.own.evidence, taken.template, taken.side, { ...knowledge, told }))
