import { limits } from '@vivid/contract'
import { expect, test } from 'vitest'
import { maxBytes } from './interface.js'
import { encodeToFit, type Shrunk, shrinkToLimit, type TooLarge } from './shrink.js'
import { shrinkInNode } from './shrink-in-node.js'

test('the limits are those of the contract', () => {
  expect(maxBytes).toEqual({ document: limits.documentBytes, selfie: limits.selfieBytes })
})

test('only what is larger than its limit is shrunk, and its caller is told', async () => {
  const told: Shrunk[] = []
  const options = { maxDocumentBytes: 100, maxSelfieBytes: 300, onShrunk: (one: Shrunk) => void told.push(one) }
  const fit = shrinkToLimit(async (_picture, mostBytes) => new Blob(['x'.repeat(mostBytes)]), options)
  const picture = new Blob(['y'.repeat(200)])
  expect((await fit('selfie', picture)).size).toBe(200)
  expect((await fit('backside', picture)).size).toBe(100)
  expect(told).toEqual([{ name: 'backside', fromBytes: 200, toBytes: 100 }])
})

test('what cannot be shrunk is sent as it is, and its caller is told what to do', async () => {
  const picture = new Blob(['y'.repeat(200)])
  const told: TooLarge[] = []
  const fit = shrinkToLimit(async () => ({ hint: 'save it as JPEG' }), {
    maxDocumentBytes: 100,
    onShrunk: () => expect.fail(),
    onTooLarge: (one) => void told.push(one),
  })
  expect(await fit('frontside', picture)).toBe(picture)
  expect(told).toEqual([{ name: 'frontside', bytes: 200, maxBytes: 100, hint: 'save it as JPEG' }])
})

test('the largest size that fits is taken', async () => {
  const tried: string[] = []
  const fitting = await encodeToFit(async (sidePx, quality) => {
    tried.push(`${sidePx} ${quality}`)
    return new Blob(['x'.repeat(Math.round(sidePx * quality))])
  }, 2_300)
  expect(fitting).toMatchObject({ size: 2210 })
  expect(tried).toEqual(['4096 0.92', '4096 0.85', '2600 0.92', '2600 0.85'])
  expect(await encodeToFit(async () => new Blob(['xxx']), 2)).toMatchObject({ hint: expect.stringContaining('larger') })
})

test('without sharp, and of what is no picture, there is nothing smaller', async () => {
  const shrink = shrinkInNode()
  expect(await shrinkInNode(async () => null)(new Blob(['x']), 10)).toMatchObject({
    hint: expect.stringContaining('install sharp'),
  })
  expect(await shrink(new Blob(['no picture']), 10)).toEqual({ hint: 'sharp cannot decode it: save it as JPEG' })
  const heic = new Blob(['\0\0\0\x18ftypheic', new Uint8Array(50)])
  expect(await shrink(heic, 10)).toEqual({ hint: 'sharp cannot decode its format, HEIC: save it as JPEG' })
})
