import { routes } from '@vivid/contract'
import { drawSpecimen, openStudio, photograph } from '@vivid/specimens'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { eventually } from '../support/eventually.js'
import { openRedisContent } from '../support/redis-content.js'
import { formOf, jpegOf, livenessPath, ocrPath } from '../support/request.js'
import { type Process, patience, secret, startApp } from '../support/service.js'
import { storedNames, storedObjects } from '../support/stored-objects.js'
import { makeToken } from '../support/token.js'
import { startTraceCollector } from '../support/trace-collector.js'

/** What must never be seen outside of requests and answers; the parts of an answer are added to it. */
const marks: string[] = ['MARKED-KEY-4711', 'MARKEDNUMBER', 'MARKED-COMMENT', 'MARKED-FILE']
const pictureMark = Buffer.from('MARKED-PICTURE-BYTES-0123456789')

let backends: Backends
let redis: Awaited<ReturnType<typeof openRedisContent>>
let collector: Awaited<ReturnType<typeof startTraceCollector>>
let processes: Process[]
let url: string
/** All that was sent and answered. */
const seen: string[] = []
const ids: number[] = []

const ask = async (path: string, parts: Parameters<typeof formOf>[0], headers: Record<string, string> = {}) => {
  const form = formOf(parts)
  form.append('comment', 'MARKED-COMMENT')
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${makeToken({ sub: 'acme' })}`, ...headers },
  })
  const text = await response.text()
  seen.push(text)
  return { status: response.status, body: JSON.parse(text) as Record<string, string> & { id: number } }
}

beforeAll(async () => {
  backends = await startBackends()
  redis = await openRedisContent(backends.redisUrl)
  collector = await startTraceCollector()
  const env = {
    ...backends.env,
    WORKER_THREADS: '1',
    LOG_LEVEL: 'trace',
    RETENTION_SECONDS: '600',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_METRIC_EXPORT_INTERVAL: '500',
  }
  processes = await Promise.all([
    startApp('gateway', { ...env, ...patience, AUDIT_LOG: 'stdout', PORT: '0', HOST: '127.0.0.1', JWT_SECRET: secret }),
    startApp('ocr', env),
    startApp('selfie-liveness', { ...env, ECHO_ENGINE: 'true' }),
  ])
  url = `http://127.0.0.1:${processes[0]!.ports.port}`

  const studio = await openStudio()
  const drawing = await drawSpecimen({ kind: 'passport-modern', seed: 7 }, studio)
  const { jpeg } = await photograph(drawing, { level: 'clean' }, 7)
  const frontside = Buffer.concat([jpeg, pictureMark])
  const passport = { document_type: 'passport', return_id: 'True', frontside }
  const read = await ask(ocrPath, passport, { 'idempotency-key': marks[0]! })
  expect(read.body).toMatchObject({ valid: true })
  const { document_number, names, surnames, id } = read.body
  // A short word is found in every ciphertext, now and then.
  const [longestSurname] = surnames!.split(' ').toSorted((one, other) => other.length - one.length)
  marks.push(document_number!, names!, longestSurname!)
  ids.push(id)
  // Again, under its key; with a number where a country's code belongs; unreadable; and a selfie.
  await ask(ocrPath, passport, { 'idempotency-key': marks[0]! })
  await ask(ocrPath, { ...passport, document_id: 'MARKEDNUMBER' })
  await ask(ocrPath, { ...passport, frontside: Buffer.concat([jpegOf(900), pictureMark]) })
  await ask(livenessPath, { selfie: Buffer.concat([jpegOf(9_000), pictureMark]), details: 'True' })
  await ask(ocrPath, { document_type: 'MARKED-COMMENT', frontside })
})
afterAll(async () => {
  redis.close()
  for (const each of processes) await each.stop()
  await collector.stop()
  await backends.stop()
})

/** As text, and as the encodings that bytes travel in. */
const findMarks = (content: Buffer | string): string[] => {
  const bytes = Buffer.from(content)
  const inner = pictureMark.subarray(3, 27)
  const forms = [inner, Buffer.from(inner.toString('hex'))]
  // Where a mark stands in base64 depends on its place: each of the three.
  for (const lead of ['', 'x', 'xx']) {
    const coded = Buffer.from(`${lead}${inner.toString('latin1')}`).toString('base64')
    forms.push(Buffer.from(coded.slice(4, -4)))
  }
  return [...marks.filter((mark) => bytes.includes(mark)), ...forms.filter((form) => bytes.includes(form)).map(String)]
}

test('the marks are worth looking for: callers see them', () => {
  expect(marks.length).toBe(7)
  expect(Math.min(...marks.map(({ length }) => length)), marks.join()).toBeGreaterThan(4)
  expect(findMarks(seen.join('\n')).length).toBeGreaterThanOrEqual(3)
  expect(findMarks(Buffer.concat([Buffer.from('...'), pictureMark])).length).toBe(1)
  expect(findMarks(Buffer.concat([Buffer.from('1'), pictureMark]).toString('base64')).length).toBe(1)
})

describe('nothing of it is in', () => {
  test('the object store, where the images are', async () => {
    const objects = await storedObjects(backends.env)
    expect(objects.filter((bytes) => bytes.length > 9_000).length).toBeGreaterThanOrEqual(3)
    for (const bytes of objects) expect(findMarks(bytes)).toEqual([])
  })

  test('Redis, neither what it holds nor what it was ever told', async () => {
    const [told, held] = [redis.told(), await redis.held()]
    expect(told).toContain(`${ids[0]}-ocr`)
    expect(told).toContain('sealed')
    expect(held).toContain(`images/${ids[0]}/frontside`)
    expect(findMarks(told)).toEqual([])
    expect(findMarks(held)).toEqual([])
  })

  test('logs, at the most talkative level', () => {
    for (const each of processes) {
      expect(each.output()).toContain('ready')
      expect(findMarks(each.output())).toEqual([])
    }
  })

  test('metrics', async () => {
    for (const { ports } of processes) {
      const text = await (await fetch(`http://127.0.0.1:${ports.adminPort}/metrics`)).text()
      expect(text).toContain('vivid_')
      expect(findMarks(text)).toEqual([])
    }
  })

  test('traces', async () => {
    await eventually('spans of the gateway and the worker', () =>
      ['vivid-gateway', 'vivid-ocr'].every((name) => collector.spans.some(({ service }) => service === name)),
    )
    const text = JSON.stringify(collector.spans)
    expect(text).toContain(String(ids[0]))
    expect(findMarks(text)).toEqual([])
  })

  test('metrics and logs that are sent', async () => {
    await eventually('metrics and logs of the gateway and the worker', () =>
      ['vivid-gateway', 'vivid-ocr'].every(
        (name) => collector.metrics().includes(name) && collector.logs().includes(name),
      ),
    )
    expect(collector.metrics()).toContain('vivid_transactions_total')
    expect(findMarks(collector.metrics())).toEqual([])
    expect(findMarks(collector.logs())).toEqual([])
  })

  test('audit lines', () => {
    const lines = processes[0]!
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{"audit":'))
    expect(lines.map((line) => JSON.parse(line).id)).toContain(ids[0])
    expect(findMarks(lines.join('\n'))).toEqual([])
  })

  test('the transaction record, which says the rest', async () => {
    const headers = { authorization: `Bearer ${makeToken({ sub: 'acme' })}` }
    const record = await (await fetch(`${url}${routes.transactions}${ids[0]}`, { headers })).text()
    expect(findMarks(record)).toEqual([])
    expect(JSON.parse(record)).toMatchObject({
      id: ids[0],
      tenant: 'acme',
      kind: 'ocr',
      state: 'finished',
      status: 200,
      error_code: null,
      jobs: [{ kind: 'ocr', models: expect.arrayContaining([expect.stringMatching(/^mrz-reader@\d/)]) }],
      images_kept_until: expect.any(String),
    })
  })
})

test('erased: the images and the kept answer are gone from every store, the record says so', async () => {
  const headers = { authorization: `Bearer ${makeToken({ sub: 'acme' })}` }
  const address = `${url}${routes.transactions}${ids[0]}`
  const ownImages = async () => (await storedNames(backends.env)).filter((name) => name.startsWith(`images/${ids[0]}/`))
  expect(await ownImages()).toHaveLength(1)
  const answer = await fetch(address, { method: 'DELETE', headers })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ id: ids[0], images_kept_until: null, erased_at: expect.any(String) })
  expect(await ownImages()).toEqual([])
  const held = await redis.held()
  expect(held).not.toContain(`images/${ids[0]}/`)
  expect(held).not.toContain('vivid:idempotency:')
  expect(await (await fetch(address, { headers })).json()).toMatchObject({ state: 'finished', status: 200 })
})
