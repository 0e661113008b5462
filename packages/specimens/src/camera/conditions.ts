import type { Random } from '../random.js'
import type { SceneName } from './scenes.js'

/** Everything a simulated photo depends on, apart from the drawing and the seed. */
export interface Conditions {
  /** The frame. */
  widthPx: number
  heightPx: number
  scene: SceneName
  /** Other things lying about. */
  clutter: number
  /** What the frame is filled with: the whole document, or its machine readable zone alone. */
  subject: 'document' | 'mrz'
  /** Share of the frame that the subject's bounding box takes, along the tighter direction. */
  scale: number
  /** Overrides `scale`: height of a machine readable capital in the photo. */
  characterHeightPx: number | null
  /** Where in the free margin: -1 left or top, 0 middle, 1 right or bottom. */
  offsetX: number
  offsetY: number
  /** Clockwise, as the document lies in the picture. */
  rotationDegrees: number
  /** How far the camera leans from straight above, and towards where. */
  tiltDegrees: number
  tiltDirectionDegrees: number
  /** Whether a passport's opposite page is in view. */
  booklet: boolean
  /** Fingers that hold the document at its sides. */
  thumbs: number
  /** Unevenness of the light, 0 to 1. */
  shadow: number
  /** Strength of reflections on the document, 0 to 1. */
  glare: number
  /** Standard deviation of the blur. */
  defocusPx: number
  motionPx: number
  motionDegrees: number
  /** In stops. */
  exposure: number
  /** White balance: -1 blue, 1 orange. */
  warmth: number
  /** Standard deviation at mid grey, in 8-bit steps. */
  noise: number
  jpegQuality: number
}

export type Level = 'clean' | 'moderate' | 'hard'

type Range = readonly [low: number, high: number]
interface LevelTable {
  scenes: readonly SceneName[]
  clutter: Range
  scale: Range
  offset: Range
  rotationDegrees: Range
  tiltDegrees: Range
  bookletChance: number
  thumbs: Range
  shadow: Range
  glare: Range
  /** Blurs are for a frame 1600 px wide and grow with it. */
  defocusPx: Range
  motionPx: Range
  exposure: Range
  warmth: Range
  noise: Range
  jpegQuality: Range
}

const REFERENCE_WIDTH_PX = 1600

export const levels: Readonly<Record<Level, LevelTable>> = {
  clean: {
    scenes: ['paper', 'gradient', 'scan', 'wood'],
    clutter: [0, 0],
    scale: [0.82, 0.95],
    offset: [-0.3, 0.3],
    rotationDegrees: [-3, 3],
    tiltDegrees: [0, 4],
    bookletChance: 0,
    thumbs: [0, 0],
    shadow: [0, 0.15],
    glare: [0, 0],
    defocusPx: [0, 0.4],
    motionPx: [0, 0],
    exposure: [-0.1, 0.1],
    warmth: [-0.1, 0.1],
    noise: [0.5, 2],
    jpegQuality: [90, 95],
  },
  moderate: {
    scenes: ['paper', 'gradient', 'scan', 'wood', 'cloth', 'stone'],
    clutter: [0, 2],
    scale: [0.6, 0.92],
    offset: [-0.8, 0.8],
    rotationDegrees: [-20, 20],
    tiltDegrees: [3, 18],
    bookletChance: 0.5,
    thumbs: [0, 1],
    shadow: [0.1, 0.5],
    glare: [0, 0.35],
    defocusPx: [0.3, 0.9],
    motionPx: [0, 2],
    exposure: [-0.5, 0.4],
    warmth: [-0.4, 0.5],
    noise: [2, 6],
    jpegQuality: [75, 92],
  },
  hard: {
    scenes: ['paper', 'gradient', 'scan', 'wood', 'cloth', 'stone'],
    clutter: [0, 4],
    scale: [0.4, 0.85],
    offset: [-1, 1],
    rotationDegrees: [-180, 180],
    tiltDegrees: [8, 34],
    bookletChance: 0.6,
    thumbs: [0, 2],
    shadow: [0.3, 0.8],
    glare: [0.2, 0.85],
    defocusPx: [0.6, 1.7],
    motionPx: [0, 4],
    exposure: [-1.2, 0.7],
    warmth: [-0.8, 1],
    noise: [4, 12],
    jpegQuality: [50, 82],
  },
}

/** A level's ranges drawn once, with whatever is asked for put in their place. */
export function chooseConditions(random: Random, level: Level, wish: Partial<Conditions>): Conditions {
  const table = levels[level]
  const draw = (range: Range) => Math.round(random.between(...range) * 1000) / 1000
  const widthPx = wish.widthPx ?? REFERENCE_WIDTH_PX
  const blurScale = widthPx / REFERENCE_WIDTH_PX
  return {
    widthPx,
    heightPx: Math.round(widthPx * random.pick([0.75, 0.75, 4 / 3, 0.5625])),
    scene: random.pick(table.scenes),
    clutter: random.integer(...table.clutter),
    subject: 'document',
    scale: draw(table.scale),
    characterHeightPx: null,
    offsetX: draw(table.offset),
    offsetY: draw(table.offset),
    rotationDegrees: draw(table.rotationDegrees),
    tiltDegrees: draw(table.tiltDegrees),
    tiltDirectionDegrees: draw([0, 360]),
    booklet: random.chance(table.bookletChance),
    thumbs: random.integer(...table.thumbs),
    shadow: draw(table.shadow),
    glare: draw(table.glare),
    defocusPx: draw(table.defocusPx) * blurScale,
    motionPx: draw(table.motionPx) * blurScale,
    motionDegrees: draw([0, 180]),
    exposure: draw(table.exposure),
    warmth: draw(table.warmth),
    noise: draw(table.noise),
    jpegQuality: random.integer(...table.jpegQuality),
    ...wish,
  }
}
