import { limits } from '@vivid/contract'
import { expect, test } from 'vitest'
import { maxBytes } from './interface.js'
import { encodeToFit, type Shrunk, shrinkToLimit } from './shrink.js'
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

test('what cannot be shrunk is sent as it is', async () => {
  const picture = new Blob(['y'.repeat(200)])
  const fit = shrinkToLimit(async () => null, { maxDocumentBytes: 100, onShrunk: () => expect.fail() })
  expect(await fit('frontside', picture)).toBe(picture)
})

test('the largest size that fits is taken', async () => {
  const tried: string[] = []
  const fitting = await encodeToFit(async (sidePx, quality) => {
    tried.push(`${sidePx} ${quality}`)
    return new Blob(['x'.repeat(Math.round(sidePx * quality))])
  }, 2_300)
  expect(fitting?.size).toBe(2210)
  expect(tried).toEqual(['4096 0.92', '4096 0.85', '2600 0.92', '2600 0.85'])
  expect(await encodeToFit(async () => new Blob(['xxx']), 2)).toBeNull()
})

test('without sharp, and of what is no picture, there is nothing smaller', async () => {
  expect(await shrinkInNode(async () => null)(new Blob(['x']), 10)).toBeNull()
  expect(await shrinkInNode()(new Blob(['no picture']), 10)).toBeNull()
})
