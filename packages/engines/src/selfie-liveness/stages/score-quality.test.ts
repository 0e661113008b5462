import fc from 'fast-check'
import { expect, it } from 'vitest'
import { goodFace } from '../testing/good-face.js'
import { scoreQuality } from './score-quality.js'

const { light, framing, pose } = goodFace
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const sorted = (min: number, max: number) =>
  fc.tuple(between(min, max), between(min, max)).map(([a, b]) => (a < b ? ([a, b] as const) : ([b, a] as const)))

it('gives a good selfie nearly full marks and a hopeless one none', () => {
  expect(scoreQuality(light, framing, pose)).toBeGreaterThan(0.9)
  expect(scoreQuality({ ...light, detail: 1 }, framing, pose)).toBe(0)
})

/** Better first, worse second, in each thing on its own. */
const worse = {
  'less detail': sorted(0, 30).map(([less, more]) =>
    [more, less].map((detail) => [{ ...light, detail }, framing, pose]),
  ),
  darker: sorted(0, 120).map(([dark, light_]) => [light_, dark].map((mean) => [{ ...light, mean }, framing, pose])),
  brighter: sorted(120, 255).map((means) => means.map((mean) => [{ ...light, mean }, framing, pose])),
  'more glare': sorted(0, 1).map((shares) => shares.map((glaring) => [{ ...light, glaring }, framing, pose])),
  smaller: sorted(10, 900).map(([small, large]) =>
    [large, small].map((sizePx) => [light, { ...framing, sizePx }, pose]),
  ),
  'turned further': sorted(0, 90).map((angles) => angles.map((yaw) => [light, framing, { ...pose, yaw }])),
}

it.each(Object.entries(worse))('never rises when the face is %s', (_what, pairs) => {
  fc.assert(
    fc.property(pairs, ([better, poorer]) => {
      const score = (given: unknown) => scoreQuality(...(given as Parameters<typeof scoreQuality>))
      expect(score(poorer)).toBeLessThanOrEqual(score(better) + 1e-12)
    }),
  )
})
