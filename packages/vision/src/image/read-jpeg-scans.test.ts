import { expect, it } from 'vitest'
import { readJpegScans } from './read-jpeg-scans.js'
import { UndecodableImage } from './undecodable-image.js'

const segment = (marker: number, ...content: number[]) => [0xff, marker, 0, content.length + 2, ...content]
const frame = (marker: number, ids: readonly number[]) =>
  segment(marker, 8, 0, 64, 0, 64, ids.length, ...ids.flatMap((id) => [id, 0x11, 0]))
const scan = (...ids: number[]) => [...segment(0xda, ids.length, ...ids.flatMap((id) => [id, 0]), 0, 63, 0), 0]
const jpeg = (...parts: number[][]) => Uint8Array.from([0xff, 0xd8, ...parts.flat(), 0xff, 0xd9])

const [BASELINE, PROGRESSIVE] = [0xc0, 0xc2]

it('ends with a pass over all components', () => {
  const { count, heldPerPixel, visitsPerPixel } = readJpegScans(
    jpeg(frame(BASELINE, [1, 2, 3]), scan(1, 2, 3), scan(1)),
  )
  expect([count, heldPerPixel, visitsPerPixel]).toEqual([1, 0, 0])
})

it.each([
  ['their own names', [1, 2, 3]],
  ['one name', [1, 1, 1]],
])('counts every scan of single components with %s', (_, ids) => {
  for (const marker of [BASELINE, PROGRESSIVE]) {
    const scans = Array.from({ length: 99 }, () => scan(1))
    const { count, heldPerPixel, visitsPerPixel } = readJpegScans(jpeg(frame(marker, ids), ...scans))
    expect([count, heldPerPixel, visitsPerPixel]).toEqual([99, 3, 99])
  }
})

it('refuses arithmetic coding', () => {
  expect(() => readJpegScans(jpeg(frame(0xc9, [1]), scan(1)))).toThrow(UndecodableImage)
})
