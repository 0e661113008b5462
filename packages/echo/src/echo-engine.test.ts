import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints, type Job, type JobKind } from '@vivid/contract'
import { expect, test } from 'vitest'
import echo, { fingerprint, gate } from './echo-engine.js'

const picture = new Uint8Array(9_000).fill(7)
const ocr = (more: object) => ({ images: { frontside: 'a' }, validateSides: false, ...more }) as unknown as Job
const bodyOf = async (job: Job, images: Record<string, Uint8Array>, kind: JobKind = 'ocr') =>
  ((await echo({ kind, job, images, remainingMs: 1_000 })) as { body: object }).body

test.each(['passport', 'passport_plus', 'identification_card'] as const)('%s: fits the contract', async (type) => {
  const body = await bodyOf(ocr({ documentType: type, details: true }), { frontside: picture, backside: picture })
  expect(endpoints.ocr.fits({ document_type: type }, body)).toBe(true)
  expect(JSON.stringify(body)).toContain(fingerprint(picture))
})

test('a selfie too', async () => {
  const job = { images: { selfie: 'a' }, details: true } as unknown as Job
  expect(endpoints.liveness.fits({}, await bodyOf(job, { selfie: picture }, 'selfie-liveness'))).toBe(true)
})

test('one picture is told from another by its beginning, its end and its length', () => {
  const other = Uint8Array.from(picture)
  other[8_999] = 8
  expect(new Set([picture, other, picture.subarray(1)].map(fingerprint)).size).toBe(3)
})

test('a picture with a gate is held while its file is there, and one with the name of another file is not', async () => {
  const name = `vivid-test-gate-${randomUUID()}`
  const held = (file: string) => bodyOf(ocr({ documentType: 'passport' }), { frontside: Buffer.from(`${gate}${file}`) })
  await writeFile(join(tmpdir(), name), '')
  let isOpen = false
  const answer = held(name).then(() => isOpen)
  await held('.')
  isOpen = true
  await rm(join(tmpdir(), name))
  expect(await answer).toBe(true)
})
