import type { SceneName } from './scenes.js'

export type Level = 'clean' | 'moderate' | 'hard'

export type Range = readonly [low: number, high: number]
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
