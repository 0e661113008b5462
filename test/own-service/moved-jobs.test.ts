import type { Job } from '@vivid/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { openQueue } from '../support/queue.js'
import { jpegOf, ocrPath, post } from '../support/request.js'
import { type Service, startService } from '../support/service.js'
import { makeToken } from '../support/token.js'

type Kind = 'ocr' | 'id-reader-plus'

let backends: Backends
let service: Service
let queues: Record<Kind, ReturnType<typeof openQueue>>

beforeAll(async () => {
  backends = await startBackends()
  service = await startService(backends, {
    workers: ['ocr', 'id-reader-plus'],
    env: { ECHO_ENGINE: 'true' },
    // What is dropped is answered at the deadline.
    gatewayEnv: { REQUEST_TIMEOUT_MS: '15000' },
  })
  const open = (kind: Kind) => openQueue(kind, backends.redisUrl)
  queues = { ocr: open('ocr'), 'id-reader-plus': open('id-reader-plus') }
})
afterAll(async () => {
  await Promise.all(Object.values(queues ?? {}).map((queue) => queue.close()))
  await service?.stop()
  await backends?.stop()
})

interface Written {
  id: string
  data: Job<'ocr'> & Job<'id-reader-plus'>
}

/** Sends as many documents, and does something to the job of each before a worker has it, as somebody who can write to Redis. */
const sendAnd = async (kind: Kind, ...tampers: ((job: Written) => Promise<void>)[]) => {
  const services = kind === 'ocr' ? ['ocr'] : ['ocr', 'id_reader_plus']
  const parts = { document_type: 'passport', frontside: jpegOf(5_000) }
  await queues[kind].pause()
  // Each by a tenant of its own: of one tenant's jobs some would be held back.
  const tokens = tampers.map((_, index) => makeToken({ sub: `tenant ${index}`, services }))
  const answers = tokens.map((token) => post(service.url, ocrPath, parts, { token }))
  const waiting = () => queues[kind].getJobs(['prioritized', 'waiting'])
  await expect.poll(async () => (await waiting()).length, { timeout: 60_000, interval: 20 }).toBe(tampers.length)
  for (const [index, job] of (await waiting()).entries()) {
    await job.remove()
    await tampers[index]!({ id: job.id!, data: job.data })
  }
  await queues[kind].resume()
  return Promise.all(answers)
}

const put = async (kind: Kind, jobId: string, data: object) => {
  await queues[kind].add(kind, data, { jobId, attempts: 1, timestamp: Date.now() })
}
/** With everything that a job of either kind has. */
const asBoth = (data: Written['data']) => {
  const reading = data.reading ?? { validateSides: data.validateSides }
  return { ...data, ...reading, reading }
}

test('as it was written, a job is proven and read', async () => {
  const [answer] = await sendAnd('id-reader-plus', ({ id, data }) => put('id-reader-plus', id, data))
  expect([answer!.status, answer!.body.valid]).toEqual([200, true])
})

// It was read without proof.
test('a job that is moved to the queue of those that only read is not answered, nor the other way', async () => {
  for (const [from, to] of [
    ['id-reader-plus', 'ocr'],
    ['ocr', 'id-reader-plus'],
  ] as const) {
    const [answer] = await sendAnd(from, ({ id, data }) => put(to, id, asBoth(data)))
    expect(answer!.status, from).toBe(500)
    expect(answer!.body).not.toHaveProperty('document_number')
  }
})

test('what a worker makes of a job that was renamed or edited is no answer', async () => {
  const proveOnly = ({ reading: _reading, ...rest }: Written['data']) => rest
  const answers = await sendAnd(
    'id-reader-plus',
    ({ data }) => put('ocr', `${data.transactionId}-ocr`, asBoth(data)),
    ({ id, data }) => put('id-reader-plus', id, proveOnly(data)),
    ({ id, data }) => put('id-reader-plus', id, { ...data, reading: { ...data.reading, details: true } }),
    ({ id, data }) => put('id-reader-plus', id, { ...data, documentType: 'passport_plus' }),
  )
  expect(answers.map(({ status }) => status)).toEqual([504, 504, 504, 504])
  expect(service.gateway.output()).toContain('a reply that is none to this job was dropped')
})
