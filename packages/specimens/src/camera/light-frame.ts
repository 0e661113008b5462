import { pointAt, type Quad } from '@vivid/vision'
import type { Random } from '../random.js'
import type { Conditions } from './conditions.js'
import { createNoiseField } from './noise-field.js'
import type { Frame } from './paste-warped.js'

/** Light changes slowly: it is worked out on a coarse grid and interpolated. */
const CELLS = 96

/** Uneven light, cast shadows, reflections, exposure and white balance, in place. */
export const lightFrame = (random: Random, frame: Frame, conditions: Conditions, quads: readonly Quad[]): void => {
  const { widthPx, heightPx, data, gloss } = frame
  const columns = CELLS
  const rows = Math.max(2, Math.round((CELLS * heightPx) / widthPx))
  const { gain, shine } = gridLight(random, conditions, quads, columns, rows)
  // Stops act on linear light; pixels are sRGB, roughly its 2.2th root.
  const exposure = 2 ** (conditions.exposure / 2.2)
  const tint = [exposure * (1 + 0.12 * conditions.warmth), exposure, exposure * (1 - 0.16 * conditions.warmth)] as const
  const [redTint, greenTint, blueTint] = tint
  for (let y = 0, at = 0; y < heightPx; y++) {
    const v = (y / heightPx) * (rows - 1)
    const row = Math.min(rows - 2, Math.floor(v))
    const lights = mixRows(gain, columns, row, v - row)
    const whites = mixRows(shine, columns, row, v - row)
    for (let x = 0; x < widthPx; x++, at += 3) {
      const u = (x / widthPx) * (columns - 1)
      const column = Math.min(columns - 2, Math.floor(u))
      const share = u - column
      const light = lights[column]! * (1 - share) + lights[column + 1]! * share
      const shiny = gloss[y * widthPx + x]! / 255
      const white = (whites[column]! * (1 - share) + whites[column + 1]! * share) * shiny
      data[at] = Math.min(255, data[at]! * light * redTint + white)
      data[at + 1] = Math.min(255, data[at + 1]! * light * greenTint + white)
      data[at + 2] = Math.min(255, data[at + 2]! * light * blueTint + white)
    }
  }
}

/** One row between two rows of a grid. */
const mixRows = (grid: Float32Array, columns: number, row: number, share: number): Float32Array => {
  const mixed = new Float32Array(columns)
  for (let i = 0; i < columns; i++) {
    mixed[i] = grid[row * columns + i]! * (1 - share) + grid[(row + 1) * columns + i]! * share
  }
  return mixed
}

const gridLight = (random: Random, conditions: Conditions, quads: readonly Quad[], columns: number, rows: number) => {
  const gain = new Float32Array(columns * rows)
  const shine = new Float32Array(columns * rows)
  const noise = createNoiseField(random)
  const slope = random.between(0, Math.PI * 2)
  const edge = {
    angle: random.between(0, Math.PI * 2),
    at: random.between(-0.25, 0.35),
    soft: random.between(0.03, 0.15),
  }
  const spots = reflections(random, conditions, quads)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column / (columns - 1) - 0.5, row / (rows - 1) - 0.5]
      const ramp = (x * Math.cos(slope) + y * Math.sin(slope)) * 0.5
      const vignette = -0.35 * (x * x + y * y)
      // A hand or a phone between lamp and table: a soft, wavy half plane.
      const side = x * Math.cos(edge.angle) + y * Math.sin(edge.angle) + (noise(x * 4 + 20, y * 4 + 20) - 0.5) * 0.2
      const cast = -0.5 / (1 + Math.exp((edge.at - side) / edge.soft))
      const cell = row * columns + column
      gain[cell] = Math.max(0.25, 1 + conditions.shadow * (ramp + vignette + cast))
      let sum = 0
      for (const spot of spots) {
        const [dx, dy] = [(x + 0.5) * conditions.widthPx - spot.x, (y + 0.5) * conditions.heightPx - spot.y]
        const [a, b] = [dx * spot.cos + dy * spot.sin, dy * spot.cos - dx * spot.sin]
        sum += spot.strength * Math.exp(-((a / spot.long) ** 2) - (b / spot.short) ** 2)
      }
      shine[cell] = sum * 255
    }
  }
  return { gain, shine }
}

/** Bright spots on the documents; at full strength two of them burn out what is under them. */
const reflections = (random: Random, conditions: Conditions, quads: readonly Quad[]) => {
  if (conditions.glare === 0) return []
  return quads.flatMap((quad) =>
    Array.from({ length: random.integer(1, 3) }, () => {
      const [x, y] = pointAt(quad, random.between(0.05, 0.95), random.between(0.05, 0.95))
      const size = Math.hypot(quad[1][0] - quad[0][0], quad[1][1] - quad[0][1])
      const angle = random.between(0, Math.PI)
      const long = size * random.between(0.06, 0.22)
      const strength = conditions.glare * random.between(0.5, 1.2)
      return {
        x,
        y,
        cos: Math.cos(angle),
        sin: Math.sin(angle),
        long,
        short: long * random.between(0.25, 0.8),
        strength,
      }
    }),
  )
}
