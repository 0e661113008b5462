import type { Random } from '../random.js'
import { createNoiseField } from './noise-field.js'

export type SceneName = 'wood' | 'cloth' | 'paper' | 'gradient' | 'scan' | 'stone'

/** Colour of a surface at a point; both run over the frame's longer side from 0 to 1. */
type Surface = (x: number, y: number) => readonly [red: number, green: number, blue: number]
type Scene = (random: Random) => Surface

type Colour = readonly [number, number, number]
const mix = (a: Colour, b: Colour, t: number): Colour => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]

const WOODS: readonly (readonly [Colour, Colour])[] = [
  [
    [196, 154, 108],
    [142, 98, 60],
  ],
  [
    [112, 74, 48],
    [62, 38, 24],
  ],
  [
    [222, 198, 164],
    [188, 158, 120],
  ],
  [
    [84, 76, 70],
    [52, 46, 42],
  ],
]
const FABRICS: readonly (readonly [Colour, Colour])[] = [
  [
    [52, 66, 98],
    [34, 44, 70],
  ],
  [
    [150, 60, 58],
    [104, 36, 38],
  ],
  [
    [206, 200, 188],
    [170, 162, 148],
  ],
  [
    [60, 60, 62],
    [36, 36, 38],
  ],
  [
    [96, 124, 96],
    [64, 90, 66],
  ],
]
const PLAINS: readonly Colour[] = [
  [236, 234, 228],
  [28, 30, 34],
  [120, 128, 140],
  [186, 170, 150],
  [70, 96, 120],
  [214, 220, 226],
]

export const scenes: Readonly<Record<SceneName, Scene>> = {
  wood: (random) => {
    const noise = createNoiseField(random)
    const [light, dark] = random.pick(WOODS)
    const upright = random.chance(0.5)
    const planks = random.integer(2, 5)
    const rings = random.between(5, 12)
    return (px, py) => {
      const [x, y] = upright ? [py, px] : [px, py]
      const plank = Math.floor(y * planks)
      const grain = noise(x * 5 + plank * 17, y * 60) * 0.5 + noise(x * 18 + plank * 31, y * 190) * 0.3
      const ring = 0.5 + 0.5 * Math.sin((y * rings + noise(x * 3 + plank * 7, y * 9) * 2.4) * 6.283)
      const seam = Math.abs(y * planks - Math.round(y * planks)) < 0.012 ? 0.5 : 0
      return mix(light, dark, Math.min(1, grain * 0.8 + ring * 0.3 + seam))
    }
  },
  cloth: (random) => {
    const noise = createNoiseField(random)
    const [light, dark] = random.pick(FABRICS)
    const threads = random.between(90, 150)
    const checks = random.chance(0.4) ? random.integer(6, 14) : 0
    return (x, y) => {
      const weave = Math.sin(x * threads * 6.283) * Math.sin(y * threads * 6.283) * 0.25 + 0.35
      const fold = noise(x * 3.2, y * 3.2 + 9) * 0.55
      const check = checks && (Math.floor(x * checks) + Math.floor(y * checks)) % 2 ? 0.3 : 0
      return mix(light, dark, Math.min(1, weave + fold + check - 0.2))
    }
  },
  paper: (random) => {
    const noise = createNoiseField(random)
    const plain = random.pick([PLAINS[0]!, PLAINS[5]!, [246, 240, 220] as const])
    const ruled = random.chance(0.3) ? random.integer(18, 36) : 0
    return (x, y) => {
      const fibre = noise(x * 160, y * 160) * 8 + noise(x * 6, y * 6) * 10 - 9
      const line = ruled && (y * ruled) % 1 < 0.05 ? -34 : 0
      return [plain[0] + fibre + line, plain[1] + fibre + line, plain[2] + fibre + line * 0.4]
    }
  },
  gradient: (random) => {
    const [from, to] = [random.pick(PLAINS), random.pick(PLAINS)]
    const angle = random.between(0, Math.PI * 2)
    const noise = createNoiseField(random)
    return (x, y) => {
      const along = 0.5 + (x - 0.5) * Math.cos(angle) * 0.8 + (y - 0.4) * Math.sin(angle) * 0.8
      return mix(from, mix(from, to, 0.55), Math.max(0, Math.min(1, along + noise(x * 4, y * 4) * 0.1)))
    }
  },
  scan: (random) => {
    const white = random.between(240, 254)
    const noise = createNoiseField(random)
    return (x, y) => {
      const tone = white - noise(x * 90, y * 90) * 3
      return [tone, tone, tone - 1]
    }
  },
  stone: (random) => {
    const noise = createNoiseField(random)
    const base = random.pick(PLAINS)
    const contrast = random.between(25, 70)
    return (x, y) => {
      const vein = Math.abs(noise(x * 7, y * 7) + 0.5 * noise(x * 17, y * 17) - 0.75)
      const speckle = noise(x * 150, y * 150) * 0.5
      const shift = (speckle - vein) * contrast
      return [base[0] + shift, base[1] + shift, base[2] + shift]
    }
  },
}
