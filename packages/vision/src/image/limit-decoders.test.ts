import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { decode } from './decode.js'
import { limitDecoders } from './limit-decoders.js'

const picture = () => sharp({ create: { width: 40, height: 40, channels: 3, background: '#a33' } })
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>')

beforeAll(limitDecoders)

it.each(['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'] as const)('%s is still read', async (format) => {
  const { picture: decoded } = await decode(await picture().toFormat(format).toBuffer())
  expect(decoded.widthPx).toBe(40)
})

it('nothing else is: no SVG, no portable map, nothing from a path', async () => {
  await expect(sharp(svg).raw().toBuffer()).rejects.toThrow(/unsupported|block/i)
  await expect(sharp(Buffer.from('P5 2 2 255\nabcd')).raw().toBuffer()).rejects.toThrow(/unsupported|block/i)
  await expect(sharp('package.json').metadata()).rejects.toThrow()
})
