import { expect, it } from 'vitest'
import { hasPlainGround } from './plain-ground.js'

const [WIDTH, HEIGHT] = [100, 120]

/** A dark head before this ground. */
const portrait = (ground: (x: number, y: number) => readonly number[]) => {
  const data = new Uint8Array(WIDTH * HEIGHT * 3)
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const isHead = Math.hypot((x - 50) / 30, (y - 60) / 45) < 1
      data.set(isHead ? [60, 40, 30] : ground(x, y), (y * WIDTH + x) * 3)
    }
  }
  return { widthPx: WIDTH, heightPx: HEIGHT, data }
}

it.each<[name: string, ground: (x: number, y: number) => readonly number[], isPlain: boolean]>([
  ['a pale wall', () => [215, 215, 210], true],
  ['a pale wall in uneven light', (x) => [190 + x / 4, 190 + x / 4, 190 + x / 4], true],
  ['a coloured curtain', () => [70, 100, 160], false],
  ['a window beside a wall', (x) => (x < 50 ? [240, 240, 240] : [90, 95, 90]), false],
  ['leaves', (x, y) => ((x + y) % 12 < 6 ? [40, 90, 30] : [150, 170, 120]), false],
])('%s', (_, ground, isPlain) => {
  expect(hasPlainGround(portrait(ground))).toBe(isPlain)
})
