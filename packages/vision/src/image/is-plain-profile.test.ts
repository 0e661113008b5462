import sharp from 'sharp'
import { expect, it } from 'vitest'
import { decode } from './decode.js'
import { isPlainProfile } from './is-plain-profile.js'

const long = (...values: number[]) =>
  Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(4)
      bytes.writeUInt32BE(value)
      return bytes
    }),
  )

/** `D2B0` of so many elements, each the same matrix, put into a profile in place of its description. */
const withElements = (profile: Buffer, count: number): Buffer => {
  const matrix = Buffer.concat([Buffer.from('matf\0\0\0\0\0\x03\0\x03', 'latin1'), Buffer.alloc(48)])
  const at = 16 + 8 * count
  const places = Array.from({ length: count }, () => long(at, matrix.length))
  const tag = Buffer.concat([Buffer.from('mpet\0\0\0\0\0\x03\0\x03', 'latin1'), long(count), ...places, matrix])
  const made = Buffer.concat([profile, Buffer.alloc((4 - (profile.length % 4)) % 4), tag])
  const entry = made.indexOf('desc')
  made.set([...Buffer.from('D2B0'), ...long(made.length - tag.length, tag.length)], entry)
  made.writeUInt32BE(made.length)
  return made
}

const image = () => sharp({ create: { width: 64, height: 64, channels: 3, background: '#2a7' } })

/** As JPEG carries it, in one part. */
const withProfile = async (profile: Buffer): Promise<Buffer> => {
  const jpeg = await image().jpeg().toBuffer()
  const body = Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), profile])
  const length = body.length + 2
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xe2, length >> 8, length & 255]),
    body,
    jpeg.subarray(2),
  ])
}

it('is what cameras write, not what calculates', async () => {
  const { icc } = await sharp(await image().withIccProfile('p3').jpeg().toBuffer()).metadata()
  expect(isPlainProfile(icc!)).toBe(true)
  const calculating = withElements(icc!, 2000)
  expect(isPlainProfile(calculating)).toBe(false)
  // Its colours are taken for sRGB.
  const { picture } = await decode(await withProfile(calculating))
  expect(picture.data.slice(0, 3)).toEqual(
    (await decode(await withProfile(Buffer.alloc(200)))).picture.data.slice(0, 3),
  )
})
