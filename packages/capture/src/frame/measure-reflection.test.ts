import { expect, test } from 'vitest'
import type { Corners } from '../card/corners.js'
import { fitted } from '../fitted.js'
import { drawCard } from '../testing/draw-card.js'
import { measureReflection } from './measure-reflection.js'

const [widthPx, heightPx] = [640, 480]
const corners: Corners = [
  [0.1, 0.1],
  [0.9, 0.1],
  [0.9, 0.9],
  [0.1, 0.9],
]
const card = (light = 1) => drawCard(widthPx, heightPx, [64, 48, 576, 432], { light, print: 30 })

/** Adds light around the middle: `lightAt` tells how much, by the distance in pixels. */
const lit = (lightAt: (distancePx: number) => number) => {
  const frame = card()
  const data = frame.data.map((grey, at) => {
    const distancePx = Math.hypot((at % widthPx) - widthPx / 2, Math.floor(at / widthPx) - heightPx / 2)
    return Math.min(255, grey + lightAt(distancePx))
  })
  return measureReflection({ ...frame, data }, corners)
}

test('a burnt-out spot with soft surroundings is a reflection', () => {
  expect(lit((px) => 400 * Math.exp(-((px / 40) ** 2)))).toBeGreaterThan(fitted.document.reflection)
})

test('one beside white of nearly its own brightness is told from it', () => {
  const frame = card()
  const data = frame.data.map((grey, at) => {
    const [x, y] = [at % widthPx, Math.floor(at / widthPx)]
    // A white strip across the card's middle, and the reflection at its end.
    const paper = x > 90 && x < 300 && Math.abs(y - heightPx / 2) < 40 ? 247 : grey
    return Math.min(255, paper + 400 * Math.exp(-((Math.hypot(x - 340, y - heightPx / 2) / 50) ** 2)))
  })
  expect(measureReflection({ ...frame, data }, corners)).toBeGreaterThan(fitted.document.reflection)
})

test.each([
  ['a card as it is', lit(() => 0)],
  ['a white panel, which ends sharply', lit((px) => (px < 50 ? 255 : 0))],
  ['light that falls off over the whole card', lit((px) => 60 - px / 10)],
  ['a card that is white all over', measureReflection(card(1.24), corners)],
])('%s is none', (_, reflection) => expect(reflection).toBeLessThan(fitted.document.reflection))
