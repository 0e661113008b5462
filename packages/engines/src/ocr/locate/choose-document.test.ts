import { centre, type LocatedDocument, type Point, type Quad, turnDegrees } from '@vivid/vision'
import { expect, it } from 'vitest'
import { chooseDocument, guessDocument, pageAroundZone } from './choose-document.js'

const at = (x: number, y: number, width: number, height: number): Quad => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]
const document = (quad: Quad, confidence: number): LocatedDocument => ({ kind: 'passport', quad, confidence })

it('prefers the document around the zone that was read, however faintly it was seen', () => {
  const [left, right] = [document(at(0, 0, 100, 70), 0.9), document(at(120, 0, 100, 70), 0.35)]
  expect(chooseDocument([left, right], at(125, 55, 90, 10))).toBe(right)
  expect(chooseDocument([left, right], null)).toBe(left)
})

it('names none when nothing is sure', () => {
  expect(chooseDocument([document(at(0, 0, 100, 70), 0.6)], null)).toBeNull()
  expect(chooseDocument([], at(0, 0, 9, 2))).toBeNull()
})

/** A passport's zone at ten pixels a millimetre, the page's top left at [100, 200], turned around that point. */
const zoneTurned = (degrees: number): Quad => {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const at = (xMm: number, yMm: number): Point => [
    100 + 10 * (xMm * cos - yMm * sin),
    200 + 10 * (xMm * sin + yMm * cos),
  ]
  return [at(6.6, 71.1), at(118.36, 71.1), at(118.36, 79.9), at(6.6, 79.9)]
}

it.each([0, 30, -90, 180])('lays the page around its zone, turned by %i°', (degrees) => {
  const { kind, quad } = pageAroundZone(zoneTurned(degrees), 'TD3')
  expect(kind).toBe('passport')
  expect(quad[0][0]).toBeCloseTo(100, 0)
  expect(quad[0][1]).toBeCloseTo(200, 0)
  expect(Math.abs(turnDegrees(quad))).toBeCloseTo(Math.abs(degrees))
  expect(Math.hypot(quad[1][0] - quad[0][0], quad[1][1] - quad[0][1])).toBeCloseTo(1250, 0)
})

it('is asked only where no document that was seen holds the zone', () => {
  const quad = zoneTurned(0)
  const [x, y] = centre(quad)
  const square = (cx: number, cy: number): Quad => [
    [cx - 900, cy - 900],
    [cx + 900, cy - 900],
    [cx + 900, cy + 900],
    [cx - 900, cy + 900],
  ]
  const around = { kind: 'passport', quad: square(x, y), confidence: 0.9 } as const
  const elsewhere = { kind: 'card', quad: square(x + 5000, y), confidence: 0.9 } as const
  const zone = { quad, format: 'TD3' } as const
  expect(guessDocument(around, [around], zone)).toBe(around)
  expect(guessDocument(elsewhere, [elsewhere], null)).toBe(elsewhere)
  expect(guessDocument(elsewhere, [elsewhere], zone)?.kind).toBe('passport')
  expect(guessDocument(null, [], zone)?.kind).toBe('passport')
  expect(guessDocument(null, [], null)).toBeUndefined()
})
