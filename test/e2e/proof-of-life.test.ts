import { errors } from '@vivid/contract'
import { type Drawing, drawSpecimen, openStudio } from '@vivid/specimens'
import { scrape } from '@vivid/traffic'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { type Capture, capture, captures } from '../support/captures.js'
import { eventually } from '../support/eventually.js'
import { openQueue } from '../support/queue.js'
import { jpegOf, ocrPath, post } from '../support/request.js'
import { type Service, startApp, startService } from '../support/service.js'
import { makeToken } from '../support/token.js'

const token = makeToken({ services: ['ocr', 'id_reader_plus'] })

/** 2.8's second body; failures of reading have no `valid`. */
const failedProof = { valid: false, error_code: expect.any(Number) }

describe('real engines', () => {
  let backends: Backends
  let service: Service
  let front: Drawing
  let back: Drawing

  beforeAll(async () => {
    const studio = await openStudio()
    const draw = (side: 'front' | 'back') =>
      drawSpecimen({ kind: 'id-card-arc', seed: 'proof', side, pixelsPerMm: 12 }, studio)
    front = await draw('front')
    back = await draw('back')
    backends = await startBackends()
    service = await startService(backends, { workers: ['ocr', 'document-liveness'] })
  })
  afterAll(async () => {
    await service?.stop()
    await backends?.stop()
  })

  const photo = (wanted: Capture, drawing = front) => capture(drawing, wanted, back, 'proof')
  const send = (parts: Record<string, string | Buffer>, headers = {}) =>
    post(service.url, ocrPath, parts, { token, headers })

  const wrong = Object.entries(captures).filter(([, { error }]) => error !== null)
  test.each(wrong)('%s', async (_name, wanted) => {
    const { status, body } = await send({ document_type: 'passport', frontside: await photo(wanted) })
    expect(status).toBe(200)
    const { code, en } = errors[wanted.error!]
    expect(body).toEqual({ valid: false, error_code: code, error: en, id: expect.any(Number) })
  })

  test('a front without a portrait is 820, in the language asked for', async () => {
    const frontside = await photo(captures.good, back)
    const { body } = await send({ document_type: 'passport', frontside }, { 'accept-language': 'es' })
    expect(body).toMatchObject({ error_code: 820, error: errors.document_portrait_not_found.es })
  })

  test('both sides of a card are asked, and a back for no portrait', async () => {
    const frontside = await photo(captures.good)
    const bad = await photo(captures.defocused, back)
    const answer = await send({ document_type: 'identification_card', frontside, backside: bad })
    expect(answer.body).toMatchObject({ valid: false, error_code: 826 })
    const good = await photo(captures.good, back)
    const passed = await send({ document_type: 'identification_card', frontside, backside: good })
    expect(passed.body).not.toMatchObject(failedProof)
  })

  test.each([captures.good, captures.turned])('a good photo passes', async (wanted) => {
    const { body } = await send({ document_type: 'passport', frontside: await photo(wanted) })
    expect(body).not.toMatchObject(failedProof)
  })

  test('without the service contracted nobody asks', async () => {
    const parts = { document_type: 'passport', frontside: await photo(captures.defocused) }
    const { body } = await post(service.url, ocrPath, parts)
    expect(body.error_code).not.toBe(826)
  })

  test('a failed proof takes back the reading that has not begun, and nothing read is told', async () => {
    // From here on reading is nobody's: its job stays in the queue.
    await service.workers[0]!.stop()
    const queue = openQueue('ocr', backends.redisUrl)
    try {
      const { status, body } = await send({ document_type: 'passport', frontside: jpegOf(10_000) })
      expect(status).toBe(200)
      expect(Object.keys(body).sort()).toEqual(['error', 'error_code', 'id', 'valid'])
      await eventually('the reading to be taken back', async () => {
        const { waiting, prioritized, active } = await queue.getJobCounts('waiting', 'prioritized', 'active')
        return waiting! + prioritized! + active! === 0
      })
      // A reader that comes now finds nothing left to do.
      const late = await startApp('ocr', { ...backends.env, WORKER_THREADS: '1', ECHO_ENGINE: 'true' })
      const jobs = (await scrape(`http://127.0.0.1:${late.ports.adminPort}/metrics`))('vivid_jobs_total')
      await late.stop()
      expect(jobs).toBe(0)
    } finally {
      await queue.close()
    }
  })
})
