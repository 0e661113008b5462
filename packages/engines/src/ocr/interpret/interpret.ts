import {
  type Candidates,
  type Catalogue,
  type ChosenTemplate,
  type Contradiction,
  chooseTemplate,
  type Fields,
  fuse,
  isIdentifying,
  type JudgedSides,
  judgeSides,
  readMachine,
  readSide,
  type Side,
  type SideEvidence,
  similarity,
  type Template,
} from '@vivid/documents'
import type { DocumentKind } from '@vivid/vision'
import type { ReadDocument } from '../read-document.js'
import { toEvidence } from './to-evidence.js'

/** What is needed to make sense of what was read. */
export interface Knowledge {
  readonly catalogue: Catalogue
  readonly today: Date
}

/** One picture and what it says. */
export interface InterpretedSide {
  readonly read: ReadDocument
  readonly side: Side
  readonly candidates: Candidates
  readonly fields: Fields
}

export interface InterpretedDocument {
  readonly template: Template | null
  /** 0…1, of the template. */
  readonly confidence: number
  readonly front: InterpretedSide | null
  readonly back: InterpretedSide | null
  /** Whether both are sides of one document; null where only one picture was read. */
  readonly sides: JudgedSides | null
  /** What all sides say together; where they contradict each other, what the front says. */
  readonly fields: Fields
}

/** What was read, and what document it was taken for. */
export interface Recognised {
  readonly reads: readonly ReadDocument[]
  readonly evidence: readonly SideEvidence[]
  /** Null: none that is known. */
  readonly chosen: ChosenTemplate | null
  readonly knowledge: Knowledge
}

/**
 * Finds out what document the pictures show and which side each of them is, whatever order they came in. What kind was
 * asked for counts for more than what its outline looks like. Here alone a template is chosen, once for what was read.
 */
export const recognise = (
  reads: readonly ReadDocument[],
  knowledge: Knowledge,
  expected?: DocumentKind,
): Recognised => {
  const evidence = reads.map((read) => toEvidence(read, expected))
  return { reads, evidence, chosen: chooseTemplate(evidence, knowledge.catalogue, knowledge.today), knowledge }
}

/** What the pictures say, as the document that they were taken for. */
export const interpret = ({ reads, evidence, chosen, knowledge }: Recognised): InterpretedDocument => {
  const { catalogue, today } = knowledge
  const template = chosen?.template ?? null
  const [frontIndex, backIndex] = chosen ? [chosen.frontIndex, chosen.backIndex] : [0, 1]
  const machine = (index: number | null, side: Side) => {
    const own = index === null ? undefined : evidence[index]
    return own ? readMachine(own, template, side, today) : []
  }
  const told = [...machine(frontIndex, 'front'), ...machine(backIndex, 'back')]
  const sideAt = (index: number | null, side: Side): InterpretedSide | null => {
    const read = index === null ? undefined : reads[index]
    if (!read) return null
    const candidates = readSide(evidence[index!]!, template, side, { catalogue, today, told })
    return { read, side, candidates, fields: fuse(candidates, template) }
  }
  const front = sideAt(frontIndex, 'front')
  const back = sideAt(backIndex, 'back')
  const all = fuse([...(front?.candidates ?? []), ...(back?.candidates ?? [])], template)
  const judged = (side: InterpretedSide, index: number | null) => ({ ...side, evidence: evidence[index!]! })
  const sides =
    front && back
      ? judgeSides(judged(front, frontIndex), judged(back, backIndex), template, { catalogue, today })
      : null
  const fields = sides && front ? fieldsOf(all, front.fields, sides) : all
  return { template, confidence: chosen?.confidence ?? 0, front, back, sides, fields }
}

/** What a picture says that was not recognised as the back is not the document's. */
const fieldsOf = (all: Fields, front: Fields, sides: JudgedSides): Fields =>
  sides.unread?.side === 'back' ? front : preferFront(all, front, sides)

/** Names this much alike, of one document, are one name misread: PAUL beside PAULA of the zone. */
const ONE_NAME = 0.75

/** Of the letters of a name: fewer are what is left of it where its line was found in pieces. */
const FRAGMENT = 0.6

const isOfName = ({ one, other }: Contradiction): boolean =>
  similarity(one, other) >= ONE_NAME || one.length <= FRAGMENT * other.length

/** Two holders must not be mixed: where one of these differs, all that the front says stands; else what differs. */
const preferFront = (all: Fields, front: Fields, { contradictions }: JudgedSides): Fields => {
  const between = contradictions.filter((one) => one.between === 'sides')
  const isMisread = (one: Contradiction) =>
    all[one.field]?.verified || ((one.field === 'names' || one.field === 'surnames') && isOfName(one))
  // Print and machine that name one number speak of one document.
  const agreeing = all.document_number?.agreeing ?? []
  const isOneDocument = agreeing.includes('print') && agreeing.length > 1
  const differing = between.filter((one) => !(isOneDocument && isMisread(one))).map(({ field }) => field)
  if (differing.some(isIdentifying)) return { ...all, ...front }
  return { ...all, ...Object.fromEntries(differing.map((field) => [field, front[field]!])) }
}
