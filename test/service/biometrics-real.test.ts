import { createRequire } from 'node:module'
import { drawSelfieOf, drawSpecimen, openStudio, photograph } from '@vivid/specimens'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { biometricsPath, faceMatchPath, livenessPath, ocrPath, post } from '../support/request.js'
import { type Service, startApp, startService } from '../support/service.js'
import { makeToken } from '../support/token.js'

const sharp = createRequire(new URL('../../packages/vision/package.json', import.meta.url))('sharp')

let backends: Backends
let service: Service
let document: Buffer
let holder: Buffer
/** Drawn people are more alike than real ones: some pass for each other. */
let strangers: Buffer[]
/** The portrait of the document, photographed again. */
let ownPortrait: Buffer
const token = makeToken({ services: ['ocr', 'liveness', 'face_match'] })
const details = { details: 'True' }
const ask = (path: string, parts: Parameters<typeof post>[2]) => post(service.url, path, parts, { token })

beforeAll(async () => {
  const studio = await openStudio()
  const drawing = await drawSpecimen({ kind: 'passport-modern', seed: 2 }, studio)
  const { jpeg, truth } = await photograph(drawing, { level: 'clean' }, 2)
  document = Buffer.from(jpeg)
  const sitter = drawing.truth.sitter!
  holder = await drawSelfieOf(studio.portraits, sitter, 1)
  const others = Array.from({ length: 6 }, (_, i) => ({ seed: `somebody else ${i}`, sex: i % 2 ? 'M' : 'F' }) as const)
  strangers = await Promise.all(others.map((other) => drawSelfieOf(studio.portraits, other, 1)))
  const corners = truth.photo.portraitQuad!
  const [left, top, right, bottom] = [
    Math.min(...corners.map(([x]) => x)),
    Math.min(...corners.map(([, y]) => y)),
    Math.max(...corners.map(([x]) => x)),
    Math.max(...corners.map(([, y]) => y)),
  ].map(Math.round) as [number, number, number, number]
  ownPortrait = await sharp(jpeg)
    .extract({ left, top, width: right - left, height: bottom - top })
    .resize({ width: 900 })
    .jpeg()
    .toBuffer()
  backends = await startBackends()
  service = await startService(backends, { workers: ['ocr', 'selfie-liveness', 'face-match'] })
})
afterAll(async () => {
  await service?.stop()
  await backends?.stop()
})

test("a document's holder is nearer to it than any stranger, and most of those are told apart", async () => {
  const own = await ask(faceMatchPath, { selfie: holder, document, ...details })
  expect(own.body.api_response.similarity).toBeGreaterThanOrEqual(0.5)
  const answers = await Promise.all(strangers.map((selfie) => ask(faceMatchPath, { selfie, document, ...details })))
  const apart = answers.filter(({ body }) => body.error_code === 730)
  expect(apart.length).toBeGreaterThanOrEqual(3)
  for (const { body } of answers) expect(body.api_response.similarity).toBeLessThan(own.body.api_response.similarity)
  for (const { body } of apart) {
    expect(body).toMatchObject({ valid: false, message: expect.stringContaining('do not match') })
    expect(body.api_response.similarity).toBeLessThan(0.5)
  }
})

test('each part of a combined request is what its own endpoint says', async () => {
  const [alive, matched, read, all] = await Promise.all([
    ask(livenessPath, { selfie: strangers[0]!, ...details }),
    ask(faceMatchPath, { selfie: strangers[0]!, document, ...details }),
    ask(ocrPath, { frontside: document, document_type: 'passport', ...details }),
    ask(biometricsPath, { selfie: strangers[0]!, frontside: document, document_type: 'passport', ...details }),
  ])
  expect(read.body.valid).toBe(true)
  const valid = alive.body.valid && matched.body.valid
  // The portrait is looked for where the document was read, and its own endpoint finds it by an outline a little off.
  const { similarity, quality } = matched.body.api_response
  const near = { similarity: expect.closeTo(similarity, 1), quality: expect.closeTo(quality, 1) }
  const face_match = { ...matched.body, api_response: near }
  expect(all.body).toEqual({ valid, liveness: alive.body, face_match, document: read.body })
})

test("a picture of the document's own portrait is nobody's selfie", async () => {
  const { body } = await ask(biometricsPath, { selfie: ownPortrait, document, ...details })
  expect(body.valid).toBe(false)
  expect(body.liveness.valid === false || body.face_match.error_code === 733, JSON.stringify(body)).toBe(true)
  expect(body.face_match.valid, 'it is the same face, and still no match').toBe(false)
})

test('a back without a face, and what is no picture, are told under the name of who cannot use them', async () => {
  const blank = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#889' } })
    .jpeg()
    .toBuffer()
  const bare = await ask(biometricsPath, { selfie: holder, document: blank })
  expect(bare.body.face_match).toMatchObject({ valid: false, error_code: 731 })
  expect(bare.body.liveness).not.toHaveProperty('error_code', 731)
  const broken = await ask(biometricsPath, { selfie: holder, document: document.subarray(0, 400) })
  expect(broken.body.face_match).toMatchObject({ valid: false, error_code: 800 })
})

test('FACE_MATCH_RATE reaches the engine: with fewer strangers let pass, the same faces are less alike', async () => {
  const similarity = async () =>
    (await ask(faceMatchPath, { selfie: strangers[0]!, document, ...details })).body.api_response.similarity
  const usual = await similarity()
  await service.workers.pop()!.stop()
  service.workers.push(
    await startApp('face-match', { ...backends.env, WORKER_THREADS: '1', FACE_MATCH_RATE: '0.00001' }),
  )
  expect(await similarity()).toBeLessThan(usual)
})
