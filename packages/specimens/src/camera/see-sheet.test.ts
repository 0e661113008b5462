import { expect, test } from 'vitest'
import { type SheetView, seeSheet } from './see-sheet.js'

const [widthPx, heightPx] = [120, 160]
/** White dots where their rows and columns cross, on black. */
const dotted = () => {
  const data = new Uint8Array(widthPx * heightPx * 3)
  for (const [x, y] of [
    [60, 80],
    [30, 80],
    [90, 80],
  ] as const)
    for (let dy = -2; dy <= 2; dy++)
      for (let dx = -2; dx <= 2; dx++)
        data.fill(255, ((y + dy) * widthPx + x + dx) * 3, ((y + dy) * widthPx + x + dx) * 3 + 3)
  return { widthPx, heightPx, data }
}
const straight: SheetView = { yaw: 0, pitch: 0, roll: 0, nearer: 1, bend: 0, middle: [0.5, 0.5] }
/** Middles of the dots in the middle row, from the left. */
const dotsOf = (view: Partial<SheetView>): number[] => {
  const { data } = seeSheet(dotted(), { ...straight, ...view })
  const row = Array.from({ length: widthPx }, (_, x) => data[(80 * widthPx + x) * 3]!)
  const dots: number[] = []
  let [sum, weight] = [0, 0]
  for (const [x, tone] of [...row, 0].entries()) {
    if (tone > 40 && tone !== 128) [sum, weight] = [sum + x * tone, weight + tone]
    else if (weight > 0) {
      dots.push(sum / weight)
      ;[sum, weight] = [0, 0]
    }
  }
  return dots
}
const gaps = (dots: number[]) => dots.slice(1).map((at, i) => at - dots[i]!)

test('seen from straight ahead it is the picture itself; from nearer it is larger', () => {
  expect(seeSheet(dotted(), straight)).toEqual(dotted())
  expect(gaps(dotsOf({ nearer: 1.5 })).map(Math.round)).toEqual([45, 45])
})

test('a turned sheet is narrower, and more so on its far side; a bent one is narrower to both sides', () => {
  const [left, right] = gaps(dotsOf({ yaw: 25 }))
  expect(Math.min(left!, right!)).toBeLessThan(Math.max(left!, right!) - 1)
  expect(left! + right!).toBeLessThan(60)
  const [one, other] = gaps(dotsOf({ bend: 60 }))
  expect(one).toBeCloseTo(other!, 0)
  expect(one).toBeLessThan(29)
})
