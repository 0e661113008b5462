import { createPicture } from '@vivid/vision'
import { expect, it } from 'vitest'
import { measureBlockiness } from './measure-blockiness.js'
import { readJpegQuality } from './read-jpeg-quality.js'

const whole = [
  [0, 0],
  [160, 0],
  [160, 160],
  [0, 160],
] as const

/** A slope with grain, each block of 8 × 8 moved by its own amount; the grid starts where asked. */
const blocks = (strength: number, offset: number) => {
  const picture = createPicture(160, 160, 3)
  for (let y = 0; y < 160; y++) {
    for (let x = 0; x < 160; x++) {
      const block = Math.floor((x + offset) / 8) * 31 + Math.floor((y + offset) / 8) * 17
      const grain = ((x * 7919 + y * 104729) % 5) - 2
      picture.data.fill(100 + x / 4 + grain + strength * (block % 3), (y * 160 + x) * 3, (y * 160 + x) * 3 + 3)
    }
  }
  return picture
}

it('sees blocks wherever the grid starts, and none where there are none', () => {
  expect(measureBlockiness(blocks(0, 0), whole)).toBeLessThan(1.3)
  for (const offset of [0, 3, 5]) expect(measureBlockiness(blocks(6, offset), whole)).toBeGreaterThan(1.6)
})

/** The start of a JPEG file with one quantisation table that is the standard's times a factor. */
const fileWithTable = (steps: readonly number[]): Uint8Array =>
  Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xdb, 0, 67, 0, ...steps, 0xff, 0xda])
const standard = [
  16, 11, 12, 14, 12, 10, 16, 14, 13, 14, 18, 17, 16, 19, 24, 40, 26, 24, 22, 22, 24, 49, 35, 37, 29, 40, 58, 51, 61,
  60, 57, 51, 56, 55, 64, 72, 92, 78, 64, 68, 87, 69, 55, 56, 80, 109, 81, 87, 95, 98, 103, 104, 103, 62, 77, 113, 121,
  112, 100, 120, 92, 101, 103, 99,
]

it('reads the quality that a table stands for', () => {
  expect(readJpegQuality(fileWithTable(standard))).toBe(50)
  expect(readJpegQuality(fileWithTable(standard.map((step) => Math.round(step / 2))))).toBeCloseTo(75, -0.5)
  expect(readJpegQuality(fileWithTable(standard.map((step) => Math.min(255, step * 5))))).toBeLessThan(20)
})

it('says nothing about what has no table', () => {
  expect(readJpegQuality(Uint8Array.from([0x89, 0x50, 0x4e, 0x47]))).toBeNull()
  expect(readJpegQuality(fileWithTable(standard).subarray(0, 30))).toBeNull()
  expect(readJpegQuality(new Uint8Array())).toBeNull()
})
