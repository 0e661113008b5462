import type { Art, PointMm } from './layout.js'
import type { Paint } from './states.js'

/** Security print of a front: a ground, a guilloche band and a rosette. */
export const frontPlate = (periodMm: number, petals: number, at: PointMm): Art[] => [
  { art: 'ground', from: 'tint', to: 'wash', angleDegrees: periodMm * 3 },
  { art: 'waves', box: [0, 8, 85.6, 45], lines: 46, amplitudeMm: 1.9, periodMm, paint: 'accent', opacity: 0.28 },
  { art: 'rosette', at, radiusMm: 15, petals, paint: 'second', opacity: 0.2 },
]

/** Security print of a back: a ground and raised lines, down to where a machine readable zone begins. */
export const backPlate = (at: PointMm, heightMm = 31): Art[] => [
  { art: 'ground', from: 'wash', to: 'tint', angleDegrees: 60 },
  {
    art: 'relief',
    box: [0, 0, 85.6, heightMm],
    spacingMm: 0.8,
    at,
    radiusMm: 14,
    paint: 'accent',
    opacity: 0.28,
  },
]

/** A line of a heading. */
export const heading = (
  at: PointMm,
  text: string,
  sizeMm: number,
  otherwise: { bold?: boolean; paint?: Paint; anchor?: 'start' | 'middle' | 'end' } = {},
): Art => ({
  art: 'text',
  at,
  text,
  font: otherwise.bold === false ? 'grotesk' : 'grotesk-bold',
  sizeMm,
  paint: otherwise.paint ?? 'dark',
  anchor: otherwise.anchor ?? 'start',
})
