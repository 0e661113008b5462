import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient, type Shrunk } from '@vivid/client'
import { limits, type OcrRequest } from '@vivid/contract'
import sharp from 'sharp'
import { expect } from 'vitest'
import { pngOfZeros } from '../fuzz/images/craft-png.js'
import { tiffOfPages } from '../fuzz/images/craft-tiff-pages.js'
import { photoOf } from '../support/drawn.js'
import { formats } from '../support/formats.js'
import { root } from '../support/service.js'
import { examples } from '../support/whole-run.js'
import { readingTest as it } from './reading-test.js'

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

const photo = await photoOf('passport-classic')
const document_number = photo.truth.fields.document_number!

// packages/vision/src/image/decode.test.ts decodes each of them.
it.for(examples(Object.entries(written)))('reads a passport as %s', async ([, write], { engine }) => {
  const answer = await engine.answer(asPassport(await write(photo.jpeg)))
  expect(answer).toMatchObject({ outcome: 'answered', body: { valid: true, document_number } })
})

it('reads a passport as HEIC', async ({ engine }) => {
  const answer = await engine.answer(asPassport(heic))
  expect(answer).toMatchObject({ outcome: 'answered', body: { valid: true, document_number: 'R43195615' } })
})

it('reads a photo of several megabytes as the client sends it', async ({ engine }) => {
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
  expect(answer).toMatchObject({ outcome: 'answered', body: { valid: true, document_number } })
})

const hostile: Record<string, () => Buffer> = {
  'half of a HEIC': () => heic.subarray(0, heic.length >> 1),
  'an AVIF of 40 megapixels': () => fixture('flat-6300.avif'),
  'a PNG of 3,125,000×16': () =>
    pngOfZeros({ width: 3_125_000, height: 16, bits: 8, channels: 4, isInterlaced: false }),
  'a TIFF of 1,500,000×16': () => tiffOfPages({ width: 1_500_000, height: 16 }),
}

it.for(examples(Object.entries(hostile)))('answers 800 for %s', async ([, craft], { engine }) => {
  const answer = await engine.answer(asPassport(craft()))
  expect(answer).toMatchObject({ outcome: 'rejected', error: 'file_unreadable' })
})
