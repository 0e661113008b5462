import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient, type Shrunk } from '@vivid/client'
import { limits, type OcrRequest } from '@vivid/contract'
import { drawSpecimen, photograph } from '@vivid/specimens'
import sharp from 'sharp'
import { expect } from 'vitest'
import { pngOfZeros } from '../fuzz/images/craft-png.js'
import { tiffOfPages } from '../fuzz/images/craft-tiff-pages.js'
import { formats } from '../support/formats.js'
import { root } from '../support/service.js'
import { readingTest } from './reading-test.js'

const fixture = (name: string) => readFileSync(join(root, 'test/fixtures', name))
const heic = fixture('drawn-passport.heic')

const asPassport = (frontside: Buffer): OcrRequest => ({
  frontside,
  documentType: 'passport',
  validateSides: false,
  language: 'en',
})

/** The same page twice: what pages or frames follow is not read. */
const paged = async (jpeg: Buffer) => {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const raw = { width, height: 2 * height, channels: 3, pageHeight: height }
  return sharp(Buffer.concat([data, Buffer.alloc(data.length, 200)]), { raw } as object)
}

const written = {
  ...formats,
  'TIFF of two pages': async (jpeg: Buffer) => (await paged(jpeg)).tiff({ compression: 'lzw' }).toBuffer(),
  'animated WebP': async (jpeg: Buffer) => (await paged(jpeg)).webp({ quality: 90, loop: 0 }).toBuffer(),
}

const it = readingTest.extend<{ photo: { jpeg: Buffer; number: string } }>({
  photo: [
    async ({ studio }, use) => {
      const drawing = await drawSpecimen({ kind: 'passport-classic', seed: 'formats' }, studio)
      const { jpeg, truth } = await photograph(drawing, { level: 'clean', widthPx: 1100 }, 'formats')
      await use({ jpeg, number: truth.fields.document_number! })
    },
    { scope: 'file' },
  ],
})

it.for(Object.entries(written))('reads a passport as %s', async ([, write], { engine, photo }) => {
  const answer = await engine.answer(asPassport(await write(photo.jpeg)))
  expect(answer).toMatchObject({ outcome: 'answered', body: { valid: true, document_number: photo.number } })
})

it('reads a passport as HEIC', async ({ engine }) => {
  const answer = await engine.answer(asPassport(heic))
  expect(answer).toMatchObject({ outcome: 'answered', body: { valid: true, document_number: 'R43195615' } })
})

it('reads a photo of several megabytes as the client sends it', async ({ engine, photo }) => {
  const large = await sharp(photo.jpeg).resize(2600).png().toBuffer()
  const [sent, told]: [Blob[], Shrunk[]] = [[], []]
  const client = createClient({
    url: 'http://service',
    token: 'token',
    fetch: async (_url, init) => {
      sent.push((init!.body as FormData).get('frontside') as Blob)
      return Response.json({ valid: true })
    },
    onShrunk: (shrunk) => told.push(shrunk),
  })
  await client.ocr({ document_type: 'passport', frontside: large })
  const shrunk = Buffer.from(await sent[0]!.arrayBuffer())
  expect(large.length).toBeGreaterThan(limits.documentBytes)
  expect(shrunk.length).toBeLessThanOrEqual(limits.documentBytes)
  expect(told).toEqual([{ name: 'frontside', fromBytes: large.length, toBytes: shrunk.length }])
  const answer = await engine.answer(asPassport(shrunk))
  expect(answer).toMatchObject({ outcome: 'answered', body: { valid: true, document_number: photo.number } })
})

const hostile: Record<string, () => Buffer> = {
  'half of a HEIC': () => heic.subarray(0, heic.length >> 1),
  'an AVIF of 40 megapixels': () => fixture('flat-6300.avif'),
  'a PNG of 3,125,000×16': () =>
    pngOfZeros({ width: 3_125_000, height: 16, bits: 8, channels: 4, isInterlaced: false }),
  'a TIFF of 1,500,000×16': () => tiffOfPages({ width: 1_500_000, height: 16 }),
}

it.for(Object.entries(hostile))('answers 800 for %s', async ([, craft], { engine }) => {
  const answer = await engine.answer(asPassport(craft()))
  expect(answer).toMatchObject({ outcome: 'rejected', error: 'file_unreadable' })
})
