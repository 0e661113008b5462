import type { Look } from '@vivid/contract'
import { type DocumentField, isName, type Side } from '@vivid/documents'
import { centre, contains, type Quad, subQuad } from '@vivid/vision'
import { asSent } from '../../picture/as-sent.js'
import type { InterpretedDocument } from '../interpret/interpret.js'
import { pageAroundZone } from '../locate/choose-document.js'
import { blockOfLines } from '../mrz/find-lines.js'
import type { ReadDocument } from '../read-document.js'

const pictures = ['frontside', 'backside'] as const

/** What was read in one picture: which side of the document, and where it lies. */
export interface ReadPlace extends Pick<Look, 'side' | 'bearsPortrait' | 'namesHolder'> {
  readonly picture: (typeof pictures)[number]
  readonly read: ReadDocument
  /** Everything that was read lies within each of these outlines; in pixels of the decoded picture. */
  readonly outlines: readonly [Quad, ...Quad[]]
}

/** A passport's page bears the portrait. */
export const placeOfPage = (read: ReadDocument): readonly ReadPlace[] =>
  placeOf(read, { picture: 'frontside', side: 'front', bearsPortrait: true, namesHolder: true })

/**
 * The sides that may bear the portrait. A state's own design tells which one; of other designs it is a side that prints the holder's name,
 * where there is one.
 */
export const sidesOfPortrait = ({ template, front, back }: InterpretedDocument): readonly Side[] => {
  if (template?.state) return [template.portrait ?? 'front']
  const shown = [front, back].filter((side) => side !== null)
  const naming = shown.filter(({ candidates }) =>
    candidates.some(({ field, source }) => source === 'print' && isName(field)),
  )
  return (naming.length > 0 ? naming : shown).map(({ side }) => side)
}

/** The sides that were read of a card. */
export const placesOfSides = (card: InterpretedDocument) => {
  const { recognised, front, back, sides, template } = card
  const bearing = sidesOfPortrait(card)
  return [front, back].flatMap((shown) => {
    if (!shown || sides?.unread?.side === shown.side) return []
    const { side, read, fields } = shown
    const picture = pictures[recognised.reads.indexOf(read)]!
    const mayBear = bearing.includes(side)
    return placeOf(read, {
      picture,
      side,
      namesHolder: Object.keys(fields).some((field) => isName(field as DocumentField)),
      ...((!mayBear || template?.state) && { bearsPortrait: mayBear }),
    })
  })
}

const placeOf = (read: ReadDocument, place: Omit<ReadPlace, 'read' | 'outlines'>): ReadPlace[] => {
  const [first, ...others] = outlinesOf(read)
  return first ? [{ ...place, read, outlines: [first, ...others] }] : []
}

/**
 * Added on every side of the page that is computed from its zone, as a part of its width and height: the zone is too thin a strip to show the
 * perspective. Larger lets faces beside the page count; smaller loses portraits on tilted pages.
 */
const PAGE_MARGIN = 0.15

/**
 * The outline that was laid flat to read print, and the page that the zone's position and scale imply. An outline that does not hold the zone
 * is left out where no print was read in it.
 */
const outlinesOf = ({ print, document, mrz }: ReadDocument): Quad[] => {
  const zone = mrz && blockOfLines(mrz.attempt.found)
  const laid = print?.flat.quad ?? document?.quad
  const outlines = laid && (print || !zone || contains(laid, centre(zone))) ? [laid] : []
  if (!zone) return outlines
  const page = pageAroundZone(zone, mrz.reading.format).quad
  return [...outlines, subQuad(page, -PAGE_MARGIN, -PAGE_MARGIN, 1 + PAGE_MARGIN, 1 + PAGE_MARGIN)]
}

export const describeLook = ({ read, outlines, ...look }: ReadPlace): Look => ({
  ...look,
  outlines: outlines.map(asSent(read).corners),
})
