import { boxOverlap, type Located, type Picture, type Quad, sideLengths, subQuad } from '@vivid/vision'
import { stripAround } from './strip-around.js'

/** Where the zone lies in a document, as shares of its height: ICAO 9303-4 and 9303-5 keep it at the lower edge. */
const ZONE = {
  passport: { left: 0.04, top: 0.8, right: 0.96, bottom: 0.97 },
  card: { left: 0.04, top: 0.62, right: 0.96, bottom: 0.96 },
} as const

/** A zone seen less surely than this comes after the places where documents have theirs. */
export const LIKELY = 0.3

/** A picture this much wider than high is a cut-out of the zone itself. */
const CUTOUT_RATIO = 2.6

/** Narrower than this in the picture, 30 characters cannot be told apart. */
const MIN_BLOCK_PX = 60

/** Areas to try, the likeliest first. */
export function candidateStrips({ mrzs, documents }: Located, picture: Picture): Quad[] {
  const likely = mrzs.filter(({ confidence }) => confidence >= LIKELY).map(({ quad }) => quad)
  const unlikely = mrzs.filter(({ confidence }) => confidence < LIKELY).map(({ quad }) => quad)
  const zones = documents
    .map(({ kind, quad }) => {
      const { left, top, right, bottom } = ZONE[kind]
      return subQuad(quad, left, top, right, bottom)
    })
    .filter((zone) => likely.every((block) => boxOverlap(block, zone) < 0.3))
  const cutout = picture.widthPx / picture.heightPx > CUTOUT_RATIO ? [wholePicture(picture)] : []
  return [...likely, ...cutout, ...unlikely.slice(0, 1), ...zones, ...unlikely.slice(1)]
    .filter((block) => sideLengths(block).width >= MIN_BLOCK_PX)
    .map(stripAround)
}

const wholePicture = ({ widthPx, heightPx }: Picture): Quad => [
  [0, 0],
  [widthPx, 0],
  [widthPx, heightPx],
  [0, heightPx],
]
