import type { Corners } from '../card/corners.js'
import { type FoundCard, findCard } from '../card/find-card.js'
import type { Look } from '../frame/look-at.js'
import { measureReflection } from '../frame/measure-reflection.js'
import { type MeasuredArea, measureTiles } from '../frame/measure-tiles.js'
import type { Hint } from './hint.js'

/** Fitted by `npm run fit-capture`. */
export interface DocumentLimits {
  /** Least share of the sides that is an edge. */
  readonly clearness: number
  /** Least brightness of the document, 0…255, and, where none is found, of the lightest thing. */
  readonly dark: number
  readonly black: number
  /** Largest share of the document under one reflection, and largest share that is burnt out by the light as a whole. */
  readonly reflection: number
  readonly bright: number
  readonly sharpness: number
  /** Least share of the frame that the document covers. */
  readonly cover: number
  /** Least distance of a corner from the frame, in shares of its side. */
  readonly margin: number
}

export interface MeasuredDocument extends MeasuredArea {
  readonly card: FoundCard | null
  /** Share of the document under its largest reflection; 0 where no document is found. */
  readonly reflection: number
  /** Share of the frame. */
  readonly cover: number
  /** Of the corner that is nearest to the frame's border. */
  readonly margin: number
}

/** Where a document is expected when none is found. */
const middle: Corners = [
  [0.15, 0.2],
  [0.85, 0.2],
  [0.85, 0.8],
  [0.15, 0.8],
]

export const measureDocument = ({ fine, coarse }: Look): MeasuredDocument => {
  const card = findCard(coarse)
  const corners = card?.corners ?? middle
  const margins = corners.flatMap(([x, y]) => [x, y, 1 - x, 1 - y])
  return {
    ...measureTiles(fine, corners),
    card,
    reflection: card ? measureReflection(fine, corners) : 0,
    cover: coverOf(corners),
    margin: Math.min(...margins),
  }
}

/** The shoelace formula. */
const coverOf = (corners: Corners): number =>
  Math.abs(
    corners.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = corners[(i + 1) % 4]!
      return sum + x * nextY - nextX * y
    }, 0),
  ) / 2

/** The first thing to put right, in the order in which a person can: light, then place, then what the light and the hand do to it. */
export const judgeDocument = (measured: MeasuredDocument, limits: DocumentLimits): Hint => {
  const { card, brightness, lightest, burnt, reflection, sharpness, cover, margin } = measured
  if (!card || card.clearness < limits.clearness) {
    if (lightest < limits.black) return 'dark'
    return burnt > limits.bright ? 'bright' : 'none'
  }
  if (brightness < limits.dark) return 'dark'
  if (card.cutSides > 0) return 'cut'
  if (cover < limits.cover) return 'closer'
  if (margin < limits.margin) return 'edge'
  if (card.ratio < 1) return 'turn'
  if (reflection > limits.reflection) return 'glare'
  if (burnt > limits.bright) return 'bright'
  return sharpness < limits.sharpness ? 'blurry' : 'good'
}
