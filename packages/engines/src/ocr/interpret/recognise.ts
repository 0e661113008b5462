import {
  type Catalogue,
  type ChosenTemplate,
  chooseTemplate,
  type RecognisedSide,
  recogniseSide,
  type TextBudget,
} from '@vivid/documents'
import type { DocumentKind } from '@vivid/vision'
import type { ReadDocument } from '../read-document.js'
import { toEvidence } from './to-evidence.js'

/** What is needed to make sense of what was read. */
export interface Knowledge {
  readonly catalogue: Catalogue
  readonly today: Date
  /** Without one, texts are not counted. */
  readonly budget?: TextBudget
}

/** What was read, and what document it was taken for. */
export interface Recognised {
  readonly reads: readonly ReadDocument[]
  /** Of each of them, what speaks for which document. */
  readonly sides: readonly RecognisedSide[]
  /** Null: none that is known. */
  readonly chosen: ChosenTemplate | null
  readonly knowledge: Knowledge
  /** What kind was asked for, which counts for more than what an outline looks like. */
  readonly expected: DocumentKind | undefined
}

/** Finds out what document the pictures show and which side each of them is, whatever order they came in. */
export const recognise = (reads: readonly ReadDocument[], knowledge: Knowledge, expected?: DocumentKind): Recognised =>
  recogniseAgain({ reads: [], sides: [], chosen: null, knowledge, expected }, reads)

/** The same once more has been read: a side that says what it said before is not scored again. */
export const recogniseAgain = (before: Recognised, reads: readonly ReadDocument[]): Recognised => {
  const { knowledge, expected } = before
  const sides = reads.map((read, index) => {
    const known = before.reads[index]
    if (known && saysTheSame(known, read)) return before.sides[index]!
    return recogniseSide(toEvidence(read, expected), knowledge.catalogue, knowledge.today)
  })
  return { ...before, reads, sides, chosen: chooseTemplate(sides) }
}

const saysTheSame = (one: ReadDocument, other: ReadDocument): boolean =>
  one.print === other.print && one.mrz === other.mrz && barcodesOf(one) === barcodesOf(other)

/** None, whether they were looked for or not. */
const barcodesOf = ({ codes }: ReadDocument) => (codes && codes.barcodes.length > 0 ? codes.barcodes : null)
