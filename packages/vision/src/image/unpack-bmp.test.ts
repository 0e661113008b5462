import { expect, it } from 'vitest'
import { decode } from './decode.js'
import { sniffFormat } from './sniff-format.js'
import { UndecodableImage } from './undecodable-image.js'

const [width, height] = [21, 18]

interface Options {
  bits: number
  topDown?: boolean
  core?: boolean
  masks?: number[]
  palette?: number[][]
}

/** Top half red, bottom half blue; `write` puts a colour's pixel where it belongs. */
const bmp = ({ bits, topDown = false, core = false, masks = [], palette = [] }: Options, red: number, blue: number) => {
  const headerBytes = core ? 12 : 40
  const extra = Buffer.from([
    ...masks.flatMap((mask) => [mask, mask >>> 8, mask >>> 16, mask >>> 24]),
    ...palette.flat(),
  ])
  const stride = Math.ceil((width * bits) / 32) * 4
  const head = Buffer.alloc(14 + headerBytes)
  head.write('BM', 'latin1')
  head.writeUInt32LE(head.length + extra.length, 10)
  head.writeUInt32LE(headerBytes, 14)
  if (core) {
    head.writeUInt16LE(width, 18)
    head.writeUInt16LE(height, 20)
    head.writeUInt16LE(bits, 24)
  } else {
    head.writeInt32LE(width, 18)
    head.writeInt32LE(topDown ? -height : height, 22)
    head.writeUInt16LE(bits, 28)
    head.writeUInt32LE(masks.length > 0 ? 3 : 0, 30)
    head.writeUInt32LE(palette.length, 46)
  }
  const rows = Buffer.alloc(stride * height)
  for (let y = 0; y < height; y++) {
    const value = y < height / 2 ? red : blue
    const row = stride * (topDown ? y : height - 1 - y)
    for (let x = 0; x < width; x++) {
      if (bits >= 8) rows.writeUIntLE(value, row + (x * bits) / 8, bits / 8)
      else rows[row + ((x * bits) >> 3)]! |= value << (8 - bits - ((x * bits) & 7))
    }
  }
  return Buffer.concat([head, extra, rows])
}

const colours = [
  [0, 0, 200, 0],
  [200, 0, 0, 0],
]

it.each<[string, Options, number, number]>([
  ['24 bits', { bits: 24 }, 0xc80000, 0xc8],
  ['24 bits, rows from the top', { bits: 24, topDown: true }, 0xc80000, 0xc8],
  ['24 bits, the oldest header', { bits: 24, core: true }, 0xc80000, 0xc8],
  ['32 bits', { bits: 32 }, 0xc80000, 0xc8],
  ['32 bits, masks', { bits: 32, masks: [0xff, 0xff00, 0xff0000] }, 0xc8, 0xc80000],
  ['16 bits', { bits: 16 }, 24 << 10, 24],
  ['16 bits, masks', { bits: 16, masks: [0xf800, 0x7e0, 0x1f] }, 24 << 11, 24],
  ['8 bits', { bits: 8, palette: colours }, 0, 1],
  ['4 bits', { bits: 4, palette: colours }, 0, 1],
  ['1 bit', { bits: 1, palette: colours }, 0, 1],
])('reads %s', async (_, options, red, blue) => {
  const { picture, format } = await decode(bmp(options, red, blue))
  expect([format, picture.widthPx, picture.heightPx]).toEqual(['bmp', width, height])
  const last = picture.data.length - 3
  for (const [at, wanted] of [
    [0, [200, 0, 0]],
    [last, [0, 0, 200]],
  ] as const) {
    for (let c = 0; c < 3; c++) expect(Math.abs(picture.data[at + c]! - wanted[c]!)).toBeLessThan(6)
  }
})

it('refuses what its header does not keep, and run lengths', async () => {
  const whole = bmp({ bits: 24 }, 0xc80000, 0xc8)
  const changed = (at: number, value: number) => {
    const copy = Buffer.from(whole)
    copy.writeInt32LE(value, at)
    return copy
  }
  for (const [bytes, reason] of [
    [whole.subarray(0, -5), 'broken'],
    [whole.subarray(0, 30), 'broken'],
    [changed(18, 500), 'broken'],
    [changed(18, 5000), 'too-long'],
    [changed(18, -21), 'broken'],
    [changed(18, 0x7fffffff), 'too-many-pixels'],
    [changed(22, -0x80000000), 'too-many-pixels'],
    [changed(30, 1), 'broken'],
    [changed(10, 0x7fffffff), 'broken'],
  ] as const) {
    await expect(decode(bytes)).rejects.toSatisfy(
      (error) => error instanceof UndecodableImage && error.reason === reason,
    )
  }
  expect(sniffFormat(Buffer.from('BM is how this text begins'))).toBeNull()
})
