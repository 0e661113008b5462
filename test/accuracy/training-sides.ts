import type { Candidates, Catalogue, Side, SideEvidence, Template } from '@vivid/documents'
import { openSide } from '@vivid/documents/print-clues'
import { recordedSides } from './measure-recorded.js'
import type { RecordedCase, RecordedTruth } from './record-case.js'

/** A side as it is read for the fit. */
export interface TrainingSide {
  readonly evidence: SideEvidence
  readonly template: Template | null
  readonly rule: NonNullable<Template['sides'][Side]> | null
  readonly told: Candidates
  readonly today: Date
  readonly truth: RecordedTruth
}

/** Whether a template describes the design of a side. */
export type Described = 'described' | 'undescribed'

/** One of so many readings is followed by one of a stranger's side. */
const STRANGERS = 4

/** Of lines that hold a label and nothing else, every so many is lost. */
const LOST = 2

/** The side as a worse photo shows it: labels are smaller than values, and the first to be lost. */
const withoutLabels = (side: TrainingSide, catalogue: Catalogue, first: number): TrainingSide => {
  const { labels, values } = openSide(side.evidence, { ...side, catalogue }).page
  const held = new Set(values.map(({ line }) => line.text))
  const alone = new Set(labels.map(({ piece }) => piece.line.text).filter((text) => !held.has(text)))
  let seen = first
  const lines = side.evidence.lines.filter(({ text }) => !alone.has(text) || seen++ % LOST !== 0)
  return { ...side, evidence: { ...side.evidence, lines } }
}

/** Every way in which recorded sides are read, each with all its labels and with half of them, and some sides by a template that is not theirs. */
export function* trainingSides(
  cases: readonly RecordedCase[],
  catalogue: Catalogue,
  wanted: readonly Described[],
): Generator<TrainingSide> {
  let [count, last] = [0, null as RecordedCase['sides'][number] | null]
  for (const recorded of cases) {
    // Clean photos are read as moderate ones are.
    if (recorded.level === 'clean') continue
    const today = new Date(recorded.today)
    for (const { evidence, template, side, told, truth, way } of recordedSides(recorded, catalogue, wanted)) {
      const rule = template?.sides[side as Side] ?? null
      const isOwn = way === 'print' || way === 'print alone'
      if (isOwn && template?.state && side !== truth.side) continue
      const own = { evidence, template, rule, told, today, truth }
      count += 1
      yield own
      // Where neither a template nor a zone tells anything, a text without its label is nobody's.
      if (way !== 'undescribed') yield withoutLabels(own, catalogue, count)
      if (count % STRANGERS === 0 && template?.state && last) yield { ...own, ...last, told: [] }
    }
    last = recorded.sides.at(-1)!
  }
}
