import { decode, UndecodableImage } from '@vivid/vision'
import { describe, expect, it } from 'vitest'
import { drawnHeic, type HeifOptions, heicOf } from '../fuzz/images/craft-heif.js'
import { selfie } from '../support/drawn.js'

const reasonOf = (bytes: Uint8Array) =>
  decode(bytes).then(
    () => 'decoded',
    (error) => (error instanceof UndecodableImage ? error.reason : `wrong error: ${error}`),
  )

/** Mean over a square around a point, given in shares of the picture. */
const tone = ({ widthPx, heightPx, data }: Awaited<ReturnType<typeof decode>>['picture'], x: number, y: number) => {
  const sums = [0, 0, 0]
  for (let row = -4; row < 4; row++) {
    for (let column = -4; column < 4; column++) {
      const at = 3 * (Math.round(y * heightPx + row) * widthPx + Math.round(x * widthPx + column))
      for (let c = 0; c < 3; c++) sums[c]! += data[at + c]! / 64
    }
  }
  return sums
}

describe('HEIC', () => {
  it('is the picture that was coded, in its own colours', async () => {
    const heic = await decode(drawnHeic())
    expect([heic.format, heic.picture.widthPx, heic.picture.heightPx, heic.scale]).toEqual(['heic', 480, 640, 1])
    const drawn = await decode(await selfie(3))
    for (const [x, y] of [
      [0.1, 0.1],
      [0.5, 0.5],
      [0.5, 0.9],
    ] as const) {
      const [seen, wanted] = [tone(heic.picture, x, y), tone(drawn.picture, x, y)]
      for (let c = 0; c < 3; c++) expect(Math.abs(seen[c]! - wanted[c]!)).toBeLessThan(8)
    }
  })

  it('is put together from tiles, as phones write it, turned, and halved when it is large', async () => {
    const tiled = await decode(heicOf({ tiles: [3, 2] }))
    expect([tiled.picture.widthPx, tiled.picture.heightPx]).toEqual([1440, 1280])
    const turned = await decode(heicOf({ tiles: [3, 2], turns: 1 }))
    expect([turned.picture.widthPx, turned.picture.heightPx]).toEqual([1280, 1440])
    // Against the clock: what was at the right is now at the top.
    expect(tone(turned.picture, 0.2, 0.1)).toEqual(tone(tiled.picture, 0.9, 0.2))
    const large = await decode(heicOf({ tiles: [10, 2] }))
    expect([large.picture.widthPx, large.scale, large.originalWidthPx]).toEqual([2400, 0.5, 4800])
  })

  it.each<[string, HeifOptions | Buffer, string]>([
    ['a size above the limit', { claims: [9000, 9000] }, 'too-many-pixels'],
    ['a size that is none of its own', { claims: [64, 64] }, 'broken'],
    ['a picture drawn five hundred times', { overlays: 500 }, 'too-costly'],
    ['grids in grids', { nested: 40 }, 'too-costly'],
    ['no more than its header', drawnHeic().subarray(0, 900), 'broken'],
    ['half of its picture', drawnHeic().subarray(0, 6000), 'broken'],
    ['a box list that is none', drawnHeic().subarray(0, 60), 'broken'],
  ])('with %s is refused', async (_, made, reason) => {
    expect(await reasonOf(Buffer.isBuffer(made) ? made : heicOf(made))).toBe(reason)
  })
})
