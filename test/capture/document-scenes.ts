import { createHash } from 'node:crypto'
import {
  type Drawing,
  drawSpecimen,
  listKinds,
  type Photo,
  type PhotoWish,
  photograph,
  type SpecimenRequest,
  type Studio,
} from '@vivid/specimens'
import { seededRandom } from '../support/seeded-random.js'

/** What a phone's camera gives a page, scaled so that drawing stays affordable. */
export const videoPx = { widthPx: 1024, heightPx: 768 } as const

export interface DocumentScene {
  readonly design: string
  readonly side: 'front' | 'back'
  /** What is varied, and how much: `defocusPx 3`. */
  readonly name: string
  readonly photo: Photo
}

export interface Design {
  readonly kind: string
  readonly side: NonNullable<SpecimenRequest['side']>
}

/** One thing wrong at a time, more and more. Offsets are in halves of the free margin; blurs in pixels of the frame. */
const series: Readonly<Record<string, readonly Partial<PhotoWish>[]>> = {
  good: [{}, {}, {}],
  exposure: [-4, -3, -2.2, -1.5, 1, 1.8].map((exposure) => ({ exposure })),
  defocusPx: [1, 1.7, 2.4, 3.4, 5].map((defocusPx) => ({ defocusPx })),
  motionPx: [3, 6, 10, 16].map((motionPx) => ({ motionPx })),
  glare: [0.4, 0.7, 1, 1.3].map((glare) => ({ glare })),
  scale: [0.3, 0.4, 0.5].map((scale) => ({ scale })),
  edge: [0.8, 0.95, 1.15, 1.6, 2.6].map((offsetX) => ({ offsetX })),
  turned: [{ rotationDegrees: 90, scale: 0.85 }],
  none: [{ offsetX: 14 }, { offsetX: -14, clutter: 3 }],
}

const surfaces = ['wood', 'cloth', 'paper', 'gradient', 'stone'] as const

/** Every side of every kind, in steps of a prime so that a few already are of many states. */
export const chooseDesigns = (count: number, from: number): Design[] => {
  const faces = listKinds().flatMap(({ kind, sides }) => sides.map((side) => ({ kind, side })))
  return Array.from({ length: count }, (_, i) => faces[((from + i) * 7) % faces.length]!)
}

/** How a person who is asked to holds the document: in the middle, a little askew, in the light of a room. */
export const heldWell = (random: () => number): PhotoWish => {
  const between = (low: number, high: number) => low + (high - low) * random()
  return {
    level: 'clean',
    ...videoPx,
    scene: surfaces[Math.floor(between(0, surfaces.length))]!,
    scale: between(0.68, 0.86),
    offsetX: between(-0.3, 0.3),
    offsetY: between(-0.3, 0.3),
    rotationDegrees: between(-5, 5),
    tiltDegrees: between(0, 9),
    shadow: between(0, 0.4),
    noise: between(1, 5),
    defocusPx: between(0, 0.6),
    exposure: between(-0.4, 0.3),
    warmth: between(-0.4, 0.5),
  }
}

export async function* drawDocumentScenes(designs: readonly Design[], studio: Studio): AsyncGenerator<DocumentScene> {
  for (const { kind, side } of designs) {
    const seed = `capture-${kind}-${side}`
    const drawing: Drawing = await drawSpecimen({ kind, side, seed }, studio)
    const random = seededRandom(createHash('sha256').update(seed).digest().readUInt32LE())
    for (const [what, wishes] of Object.entries(series)) {
      for (const [level, wish] of wishes.entries()) {
        const name = `${what} ${Object.values(wish)[0] ?? level}`
        const photo = await photograph(drawing, { ...heldWell(random), ...wish }, `${seed}-${name}`)
        yield { design: kind, side: side === 'back' ? 'back' : 'front', name, photo }
      }
    }
  }
}
