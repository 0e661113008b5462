import { expect, test } from 'vitest'
import { hintOf, measureFrame } from './measure-frame.js'

const [widthPx, heightPx] = [160, 120]
const frame = (grey: (x: number, y: number) => number) => {
  const data = new Uint8Array(widthPx * heightPx)
  for (let y = 0; y < heightPx; y++) for (let x = 0; x < widthPx; x++) data[y * widthPx + x] = grey(x, y)
  return measureFrame({ widthPx, heightPx, data })
}
const print = (x: number, y: number) => ((Math.floor(x / 2) + Math.floor(y / 3)) % 2 ? 60 : 200)
const isMiddle = (x: number, y: number) => x > 55 && x < 105 && y > 40 && y < 80

test.each([
  ['dark', (x: number, y: number) => print(x, y) / 5],
  ['bright', () => 250],
  ['blurry', (x: number) => 130 + 60 * Math.sin(x / 25)],
  ['closer', (x: number, y: number) => (isMiddle(x, y) ? print(x, y) : 130)],
  ['good', print],
] as const)('%s', (hint, grey) => {
  expect(hintOf(frame(grey), 'document')).toBe(hint)
})

test('a face need not fill the frame', () => {
  expect(
    hintOf(
      frame((x, y) => (isMiddle(x, y) ? print(x, y) : 130)),
      'selfie',
    ),
  ).toBe('good')
})
