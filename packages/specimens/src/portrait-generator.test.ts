import { loadModel } from '@vivid/vision'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Portrait } from './portrait.js'
import { openPortraitGenerator } from './portrait-generator.js'
import { someOf } from './testing/some-of.js'

const portraits = await openPortraitGenerator()
const PEOPLE = process.env.CI_ALL ? 12 : 4

test('equal seeds give one face, other seeds others', async () => {
  const [first, again, other] = [await portraits('a'), await portraits('a'), await portraits('b')]
  expect(first.heightPx).toBeGreaterThan(first.widthPx)
  expect(Buffer.compare(first.data, again.data)).toBe(0)
  expect(difference(first, other)).toBeGreaterThan(5)
})

test('another sitting is another picture, nearer to the same person than to others', async () => {
  for (const person of someOf(['a', 'b', 'c'], 1)) {
    const [first, later, other] = [
      await portraits(person, 'F'),
      await portraits(person, 'F', 1),
      await portraits('x', 'F'),
    ]
    expect(difference(first, later)).toBeGreaterThan(1)
    expect(difference(first, later)).toBeLessThan(difference(other, later))
  }
})

/** Mean, in grey levels. */
const difference = (one: Portrait, other: Portrait): number =>
  one.data.reduce((sum, n, i) => sum + Math.abs(n - other.data[i]!), 0) / one.data.length

test('a face detector finds the faces', async () => {
  const detector = await loadModel('face-detector')
  let found = 0
  for (let n = 0; n < PEOPLE; n++) {
    const { scores } = await detector.run({
      image: { data: await toInput(await portraits(`person-${n}`)), dims: [1, 3, 256, 256] },
    })
    // Scores are logits; above 0 means more likely a face than not.
    if (Math.max(...scores!.data) > 0) found++
  }
  expect(found).toBe(PEOPLE)
})

/** The detector's square, letterboxed, planes of -1…1. */
const toInput = async ({ data, widthPx, heightPx }: Portrait): Promise<Float32Array> => {
  const square = await sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .resize(256, 256, { fit: 'contain', background: '#000' })
    .raw()
    .toBuffer()
  const pixels = 256 * 256
  return Float32Array.from(
    { length: 3 * pixels },
    (_, i) => square[(i % pixels) * 3 + Math.floor(i / pixels)]! / 127.5 - 1,
  )
}
