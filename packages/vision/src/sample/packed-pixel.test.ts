import { expect, test } from 'vitest'
import { GREEN, packedPixel, RED_BLUE } from './packed-pixel.js'

test('every pixel of a picture is read whole, the last one too, wherever its bytes lie in memory', () => {
  const memory = Uint8Array.from({ length: 40 }, (_, i) => 255 - i)
  const pixels = memory.subarray(1, 31)
  const bytes = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength)
  for (let from = 0; from < pixels.length; from += 3) {
    const pixel = packedPixel(bytes, from, pixels.length - 3)
    const redBlue = pixel & RED_BLUE
    expect([redBlue & 0xffff, (pixel & GREEN) >>> 8, redBlue >>> 16]).toEqual([...pixels.subarray(from, from + 3)])
  }
})
