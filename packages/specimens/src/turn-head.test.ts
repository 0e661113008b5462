import { expect, test } from 'vitest'
import { turnHead } from './turn-head.js'

const [widthPx, heightPx] = [64, 80]
/** Dark, with one bright column where the nose is. */
const portrait = () => {
  const data = new Uint8Array(widthPx * heightPx * 3)
  for (let y = 0; y < heightPx; y++)
    for (let x = 31; x <= 33; x++) data.fill(255, (y * widthPx + x) * 3, (y * widthPx + x) * 3 + 3)
  return { widthPx, heightPx, data }
}
const brightestColumn = (data: Uint8Array, y: number) => {
  const row = Array.from({ length: widthPx }, (_, x) => data[(y * widthPx + x) * 3]!)
  return row.indexOf(Math.max(...row))
}

test('the middle of the face moves to the side, what is outside the head stays', () => {
  const { data } = turnHead(portrait(), 15, 0)
  const middle = Math.round(0.46 * heightPx)
  expect(brightestColumn(data, middle)).toBeGreaterThanOrEqual(35)
  expect(brightestColumn(data, heightPx - 1)).toBe(31)
})

test('turned by nothing it is the same picture', () => {
  expect(turnHead(portrait(), 0, 0)).toEqual(portrait())
})
