import { expect, test } from 'vitest'
import type { Corners } from '../card/corners.js'
import { drawCard } from '../testing/draw-card.js'
import type { GreyFrame } from './grey-frame.js'
import { measureTiles } from './measure-tiles.js'

const [widthPx, heightPx] = [640, 480]
const corners: Corners = [
  [0.1, 0.1],
  [0.9, 0.1],
  [0.9, 0.9],
  [0.1, 0.9],
]
const card = (light = 1) => drawCard(widthPx, heightPx, [64, 48, 576, 432], { light, print: 12 })

/** Each pixel the mean of `reach` to either side: across, as a hand that moves sideways leaves it. */
const smeared = (frame: GreyFrame, reach: number): GreyFrame => ({
  ...frame,
  data: frame.data.map((_, at) => {
    let sum = 0
    for (let i = -reach; i <= reach; i++) sum += frame.data[at + i] ?? 0
    return sum / (2 * reach + 1)
  }),
})

test('a smear in one direction is less sharp', () => {
  const [sharp, moved] = [measureTiles(card(), corners), measureTiles(smeared(card(), 5), corners)]
  expect(moved.sharpness).toBeLessThan(sharp.sharpness / 2)
})

test('brightness follows the light, burnt pixels are counted', () => {
  const [usual, dim, glaring] = [card(), card(0.2), card(1.4)].map((frame) => measureTiles(frame, corners))
  expect(dim!.brightness).toBeLessThan(usual!.brightness / 4)
  expect(usual!.burnt).toBe(0)
  expect(glaring!.burnt).toBeGreaterThan(0.3)
})

test('corners at the very border are measured inside the frame', () => {
  const all: Corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]
  expect(measureTiles(card(), all).brightness).toBeGreaterThan(0)
})
