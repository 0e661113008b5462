import sharp from 'sharp'
import { expect, it } from 'vitest'
import { decode } from '../decode.js'
import { UndecodableImage } from '../undecodable-image.js'
import { readHeifHeader } from './read-heif-header.js'

const avifOf = (side: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width: side, height: side, channels, background: { r: 90, g: 9, b: 9, alpha: 0.5 } } })
    .avif({ effort: 0 })
    .toBuffer()

/** A file of one item, whose only piece is repeated. */
const repeatItem = (avif: Buffer, times: number): Buffer => {
  const [iloc, mdat] = [avif.indexOf('iloc'), avif.indexOf('mdat')]
  // Version 0: sizes and count (4), item (2), where it is (2), from (4), one piece (2) at (4), of a length (4).
  const lengthAt = iloc + 4 + 4 + 4 + 2 + 2 + 4 + 2 + 4
  const data = avif.subarray(mdat + 4)
  expect(avif.readUInt32BE(lengthAt)).toBe(data.length)
  const file = Buffer.concat([avif.subarray(0, mdat + 4), ...Array.from({ length: times }, () => data)])
  file.writeUInt32BE(times * data.length, lengthAt)
  file.writeUInt32BE(8 + times * data.length, mdat - 4)
  return file
}

const reasonOf = (bytes: Uint8Array) =>
  decode(bytes).then(
    () => 'decoded',
    (error) => (error instanceof UndecodableImage ? error.reason : `wrong error: ${error}`),
  )

it('reads size and coded pixels of an AVIF, and those of its opacity', async () => {
  const { widthPx, heightPx, coded } = readHeifHeader(await avifOf(100))
  expect([widthPx, heightPx, coded.pixels]).toEqual([100, 100, 100 * 100])
  expect(readHeifHeader(await avifOf(100, 4)).coded.pixels).toBe(2 * 100 * 100)
})

it('counts the frames of an item: decoders go through all of them for the first', async () => {
  const avif = await avifOf(1000)
  expect(readHeifHeader(repeatItem(avif, 5)).coded.pixels).toBe(5e6)
  expect(await reasonOf(repeatItem(avif, 5))).toBe('decoded')
  const film = repeatItem(avif, 2000)
  expect(film.length).toBeLessThan(1e6)
  expect(await reasonOf(film)).toBe('too-costly')
})

it('never does more than throw, whatever is cut out of a header', async () => {
  const avif = await avifOf(40, 4)
  for (let length = 0; length < avif.length; length++) {
    try {
      readHeifHeader(avif.subarray(0, length))
    } catch (error) {
      expect(error).toBeInstanceOf(UndecodableImage)
    }
  }
})
