import { type MrzFormatName, mrzFormats } from '@vivid/documents'
import { centre, contains, type DocumentKind, type LocatedDocument, type Point, type Quad } from '@vivid/vision'

/** Sixteen pictures of rooms and paper stayed below (0.64 at most); of 298 photos of documents all but two are above. */
const SURE = 0.65

/** The document that the picture is of: the one around the zone that was read, or else the surest. */
export const chooseDocument = (documents: readonly LocatedDocument[], zone: Quad | null): LocatedDocument | null => {
  const around = zone && documents.find(({ quad }) => contains(quad, centre(zone)))
  if (around) return around
  const [surest] = documents
  return surest && surest.confidence >= SURE ? surest : null
}

/** Millimetres: the document's size, and where its zone's first character cell begins and its capitals end. */
interface ZonePlace {
  readonly kind: DocumentKind
  readonly sizeMm: readonly [width: number, height: number]
  readonly leftMm: number
  readonly bottomMm: number
}

/** ICAO 9303 parts 4 to 7, figures of the zone's position; the old French card has a TD2's. */
const td2: ZonePlace = { kind: 'card', sizeMm: [105, 74], leftMm: 6.8, bottomMm: 65.8 }
const places: Readonly<Record<MrzFormatName, ZonePlace>> = {
  TD1: { kind: 'card', sizeMm: [85.6, 53.98], leftMm: 4.7, bottomMm: 49.5 },
  TD2: td2,
  TD3: { kind: 'passport', sizeMm: [125, 88], leftMm: 6.6, bottomMm: 79.9 },
  MRVA: { kind: 'passport', sizeMm: [120, 80], leftMm: 4.1, bottomMm: 71.8 },
  MRVB: td2,
  IDFRA: td2,
}

/** OCR-B size 1 (ISO 1073-2): ten characters an inch. */
const PITCH_MM = 2.54

const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2]

/**
 * Where the document lies whose zone was read, for pictures in which no outline was found: level with the zone's last line
 * and to its scale. A strip so thin says nothing of perspective; a closer look there makes the corners exact.
 */
export const pageAroundZone = (zone: Quad, format: MrzFormatName): LocatedDocument => {
  const { kind, sizeMm, leftMm, bottomMm } = places[format]
  const [left, right] = [middle(zone[0], zone[3]), middle(zone[1], zone[2])]
  const widthMm = mrzFormats[format].lineLength * PITCH_MM
  const along: Point = [(right[0] - left[0]) / widthMm, (right[1] - left[1]) / widthMm]
  const at = (xMm: number, yMm: number): Point => {
    const [x, y] = [xMm - leftMm, yMm - bottomMm]
    return [zone[3][0] + x * along[0] - y * along[1], zone[3][1] + x * along[1] + y * along[0]]
  }
  const [width, height] = sizeMm
  return { kind, quad: [at(0, 0), at(width, 0), at(width, height), at(0, height)], confidence: 0 }
}

/**
 * Where to lay down the document that was asked for: the one chosen, or one seen less surely than counts as a document
 * elsewhere. A zone that was read outside of all of them tells the place better than they do.
 */
export const guessDocument = (
  chosen: LocatedDocument | null,
  seen: readonly LocatedDocument[],
  zone: { readonly quad: Quad; readonly format: MrzFormatName } | null,
): LocatedDocument | undefined => {
  const surest = chosen ?? seen[0]
  if (!zone || (surest && contains(surest.quad, centre(zone.quad)))) return surest
  return pageAroundZone(zone.quad, zone.format)
}
