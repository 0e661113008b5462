import {
  type Candidates,
  type Contradiction,
  contradictionsWithin,
  type Fields,
  fuse,
  isIdentifying,
  isName,
  type JudgedSides,
  judgeSides,
  type RecognisedSide,
  type Side,
  similarity,
  type Template,
} from '@vivid/documents'
import type { ReadDocument } from '../read-document.js'
import { readMachineOnce, readSideOnce } from './read-once.js'
import type { Recognised } from './recognise.js'

/** One picture and what it says. */
export interface InterpretedSide {
  readonly read: ReadDocument
  readonly recognised: RecognisedSide
  readonly side: Side
  readonly candidates: Candidates
  readonly fields: Fields
}

export interface InterpretedDocument {
  /** What it was made from. */
  readonly recognised: Recognised
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

/** What its sides say otherwise than each other, and what one of them prints otherwise than its zone or barcodes say. */
export const contradictionsIn = ({ sides, front, back, template }: InterpretedDocument): readonly Contradiction[] => {
  const alone = front ?? back
  return sides?.contradictions ?? (alone ? contradictionsWithin(alone, template) : [])
}

/** What the pictures say, as the document that they were taken for. */
export const interpret = (recognised: Recognised): InterpretedDocument => {
  const { chosen } = recognised
  if (chosen) return interpretInOrder(recognised, [chosen.frontIndex, chosen.backIndex])
  // No template tells which side an unknown document's picture shows: where they cannot be read as sent, perhaps the other way round.
  const asSent = interpretInOrder(recognised, [0, 1])
  if (!asSent.sides?.unread) return asSent
  const swapped = interpretInOrder(recognised, [1, 0])
  return swapped.sides?.unread ? asSent : swapped
}

/** By the index of the picture that shows it; null where none does. */
type Order = readonly [front: number | null, back: number | null]

const interpretInOrder = (recognised: Recognised, [frontIndex, backIndex]: Order): InterpretedDocument => {
  const { reads, sides: recognisedSides, chosen, knowledge } = recognised
  const template = chosen?.template ?? null
  const machine = (index: number | null, side: Side) => {
    const own = index === null ? undefined : recognisedSides[index]
    return own ? readMachineOnce({ own, template, side }, knowledge) : []
  }
  const told = [...machine(frontIndex, 'front'), ...machine(backIndex, 'back')]
  const sideAt = (index: number | null, side: Side): InterpretedSide | null => {
    const [read, own] = index === null ? [] : [reads[index], recognisedSides[index]]
    if (!read || !own) return null
    const candidates = readSideOnce({ own, template, side }, told, knowledge)
    return { read, recognised: own, side, candidates, fields: fuse(candidates, template) }
  }
  const front = sideAt(frontIndex, 'front')
  const back = sideAt(backIndex, 'back')
  const all = fuse([...(front?.candidates ?? []), ...(back?.candidates ?? [])], template)
  const sides = front && back ? judgeSides(front, back, template, knowledge) : null
  const fields = sides && front ? fieldsOf(all, front.fields, sides) : all
  return { recognised, template, confidence: chosen?.confidence ?? 0, front, back, sides, fields }
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
  const isMisread = (one: Contradiction) => all[one.field]?.verified || (isName(one.field) && isOfName(one))
  // Print and machine that name one number speak of one document.
  const agreeing = all.document_number?.agreeing ?? []
  const isOneDocument = agreeing.includes('print') && agreeing.length > 1
  const differing = between.filter((one) => !(isOneDocument && isMisread(one))).map(({ field }) => field)
  if (differing.some(isIdentifying)) return { ...all, ...front }
  return { ...all, ...Object.fromEntries(differing.map((field) => [field, front[field]!])) }
}
