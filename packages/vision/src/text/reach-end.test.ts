import { expect, it } from 'vitest'
import { reachEnd } from './reach-end.js'

const WIDTH = 40

const mapOf = (values: readonly number[]): Float32Array => {
  const map = new Float32Array(WIDTH * 5)
  values.forEach((value, i) => {
    map[2 * WIDTH + 10 + i] = value
  })
  return map
}

it('follows fading print up to the next gap', () => {
  const map = mapOf([0.9, 0.9, 0.4, 0.25, 0.2, 0.05, 0.8])
  expect(reachEnd(map, WIDTH, 11, 1, () => 2, 5)).toBe(14)
  expect(reachEnd(map, WIDTH, 16, -1, () => 2, 5)).toBe(16)
})

it('stops at the border and after a few letters', () => {
  const map = new Float32Array(WIDTH * 5).fill(0.2)
  expect(reachEnd(map, WIDTH, 37, 1, () => 2, 5)).toBe(39)
  expect(reachEnd(map, WIDTH, 10, 1, () => 2, 2)).toBe(16)
})
