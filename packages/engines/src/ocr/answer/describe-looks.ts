import type { Look } from '@vivid/contract'
import type { Side } from '@vivid/documents'
import { centre, contains, type Quad, subQuad } from '@vivid/vision'
import { asSent } from '../../picture/as-sent.js'
import type { InterpretedDocument } from '../interpret/interpret.js'
import { pageAroundZone } from '../locate/choose-document.js'
import { blockOfLines } from '../mrz/find-lines.js'
import type { ReadDocument } from '../read-document.js'

const pictures = ['frontside', 'backside'] as const

/** What was read in one picture: which side of the document, and where it lies. */
export interface ReadPlace extends Pick<Look, 'side' | 'bearsPortrait'> {
  readonly picture: (typeof pictures)[number]
  readonly read: ReadDocument
  /** Of what was read; in the decoded picture's pixels. */
  readonly outlines: readonly [Quad, ...Quad[]]
}

/** A passport's page bears the portrait. */
export const placeOfPage = (read: ReadDocument): readonly ReadPlace[] =>
  placeOf(read, { picture: 'frontside', side: 'front', bearsPortrait: true })

/** The side with the portrait, of a state's own design; null where either side may bear it. */
export const sideOfPortrait = ({ template }: Pick<InterpretedDocument, 'template'>): Side | null =>
  template?.state ? (template.portrait ?? 'front') : null

/** The sides that were read of a card. */
export const placesOfSides = (card: InterpretedDocument) => {
  const { recognised, front, back, sides } = card
  const bearing = sideOfPortrait(card)
  return [front, back].flatMap((shown) => {
    if (!shown || sides?.unread?.side === shown.side) return []
    const { side, read } = shown
    const picture = pictures[recognised.reads.indexOf(read)]!
    return placeOf(read, { picture, side, ...(bearing && { bearsPortrait: side === bearing }) })
  })
}

const placeOf = (read: ReadDocument, place: Omit<ReadPlace, 'read' | 'outlines'>): ReadPlace[] => {
  const [first, ...others] = outlinesOf(read)
  return first ? [{ ...place, read, outlines: [first, ...others] }] : []
}

/** A zone is a strip so thin that the page around it is uncertain by this part of its width and height. */
const PAGE_MARGIN = 0.15

/**
 * The outline within which print was read, and the page around the zone: a zone tells where its own document lies, whatever was taken for
 * the document's outline. Where the zone is all that was read, an outline apart from it says nothing.
 */
const outlinesOf = ({ print, document, mrz }: ReadDocument): Quad[] => {
  const zone = mrz && blockOfLines(mrz.attempt.found)
  const laid = print?.flat.quad ?? document?.quad
  const outlines = laid && (print || !zone || contains(laid, centre(zone))) ? [laid] : []
  if (!zone) return outlines
  const page = pageAroundZone(zone, mrz.reading.format).quad
  return [...outlines, subQuad(page, -PAGE_MARGIN, -PAGE_MARGIN, 1 + PAGE_MARGIN, 1 + PAGE_MARGIN)]
}

export const describeLook = ({ read, outlines, picture, side, bearsPortrait }: ReadPlace): Look => ({
  picture,
  ...(side && { side }),
  ...(bearsPortrait !== undefined && { bearsPortrait }),
  outlines: outlines.map(asSent(read).corners),
})
