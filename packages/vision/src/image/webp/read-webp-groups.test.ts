import fc from 'fast-check'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { UndecodableImage } from '../undecodable-image.js'
import { readWebpGroups } from './read-webp-groups.js'

/** A gradient with noise on some of its rows: encoders try their transforms on it. */
const draw = (width: number, height: number, noise: number) => {
  const data = new Uint8Array(4 * width * height)
  for (let i = 0; i < width * height; i++) {
    const isNoisy = Math.floor(i / width) % 32 < noise
    const value = isNoisy ? (i * 7919) % 251 : i % width
    data.set([value, (value + i / width) % 256, isNoisy ? value : 60, 255 - (value % 90)], 4 * i)
  }
  return sharp(data, { raw: { width, height, channels: 4 } })
}

const options = fc.record({
  width: fc.integer({ min: 1, max: 300 }),
  height: fc.integer({ min: 1, max: 300 }),
  noise: fc.integer({ min: 0, max: 32 }),
  effort: fc.integer({ min: 0, max: 4 }),
  lossless: fc.boolean(),
  colours: fc.constantFrom(0, 2, 4, 16, 200),
})

it('reads every stream that an encoder writes, of pictures and of opacity', async () => {
  await fc.assert(
    fc.asyncProperty(options, async ({ width, height, noise, effort, lossless, colours }) => {
      const drawn = draw(width, height, noise)
      const reduced = colours === 0 ? drawn : sharp(await drawn.png({ palette: true, colours, effort: 1 }).toBuffer())
      const webp = await reduced.webp({ lossless, effort }).toBuffer()
      const groups = readWebpGroups(webp, { widthPx: width, heightPx: height })
      expect(groups).toBeGreaterThanOrEqual(lossless ? 1 : 0)
      expect(groups).toBeLessThan(2 + (width * height) / 16)
    }),
    { numRuns: 60 },
  )
})

it('counts those of opacity within a frame', async () => {
  const frames = sharp(Buffer.alloc(64 * 128 * 4, 90), {
    raw: { width: 64, height: 128, channels: 4, pageHeight: 64 },
  } as object)
  const animated = await frames.webp({ loop: 0, delay: [90, 90], lossless: true }).toBuffer()
  expect(readWebpGroups(animated, { widthPx: 64, heightPx: 64 })).toBeGreaterThan(0)
})

it('throws for what is cut short, and nothing else whatever the bytes', async () => {
  const webp = await draw(120, 90, 8).webp({ lossless: true }).toBuffer()
  const size = { widthPx: 120, heightPx: 90 }
  expect(() => readWebpGroups(webp.subarray(0, 60), size)).toThrow(UndecodableImage)
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (noise) => {
      try {
        readWebpGroups(Buffer.concat([webp.subarray(0, 25), noise]), size)
      } catch (error) {
        expect(error).toBeInstanceOf(UndecodableImage)
      }
    }),
  )
})
