import { boxOverlap, type Located, type Picture, type Quad, sideLengths, subQuad, turnHalf } from '@vivid/vision'
import { stripAround } from './strip-around.js'

/** Where the zone lies in a document, as shares of its height: ICAO 9303-4 and 9303-5 keep it at the lower edge. */
const ZONE = {
  passport: { left: 0.04, top: 0.8, right: 0.96, bottom: 0.97 },
  card: { left: 0.04, top: 0.62, right: 0.96, bottom: 0.96 },
} as const

/** A picture this much wider than high is a cut-out of the zone itself. */
const CUTOUT_RATIO = 2.6

/** Areas to try, the likeliest first. */
export function candidateStrips(located: Located, picture: Picture): Quad[] {
  const whole = wholePicture(picture)
  const blocks = located.mrzs.map(({ quad }) => quad)
  const zones = located.documents
    .map(({ kind, quad }) => {
      const { left, top, right, bottom } = ZONE[kind]
      return subQuad(quad, left, top, right, bottom)
    })
    .filter((zone) => blocks.every((block) => boxOverlap(block, zone) < 0.3))
  const cutout = picture.widthPx / picture.heightPx > CUTOUT_RATIO ? [whole] : []
  const upright = [...blocks, ...zones, ...cutout]
  return [...upright, ...upright.map(turnHalf)].filter((block) => sideLengths(block).width > 60).map(stripAround)
}

const wholePicture = ({ widthPx, heightPx }: Picture): Quad => [
  [0, 0],
  [widthPx, 0],
  [widthPx, heightPx],
  [0, heightPx],
]
