import { routes } from '@vivid/contract'
import { drawSpecimen, openStudio, photograph } from '@vivid/specimens'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '../support/eventually.js'
import { formOf, jpegOf, livenessPath, ocrPath } from '../support/request.js'
import { storedNames, storedObjects } from '../support/stored-objects.js'
import { makeToken } from '../support/token.js'
import { startWatchedService, type WatchedService } from '../support/watched-service.js'
import { testTracing } from './tracing.js'

/** What must never be seen outside of requests and answers; the parts of an answer are added to it. */
const marks: string[] = ['MARKED-KEY-4711', 'MARKEDNUMBER', 'MARKED-COMMENT', 'MARKED-FILE']
const pictureMark = Buffer.from('MARKED-PICTURE-BYTES-0123456789')

let watched: WatchedService
const token = makeToken({ sub: 'acme' })
/** All that was sent and answered. */
const seen: string[] = []
const ids: number[] = []

const ask = async (path: string, parts: Parameters<typeof formOf>[0], headers: Record<string, string> = {}) => {
  const form = formOf(parts)
  form.append('comment', 'MARKED-COMMENT')
  const response = await fetch(`${watched.url}${path}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}`, ...headers },
  })
  const text = await response.text()
  seen.push(text)
  return { status: response.status, body: JSON.parse(text) as Record<string, string> & { id: number } }
}

beforeAll(async () => {
  watched = await startWatchedService()
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
  // The claims of a token that is good, and of one that is not.
  marks.push(token.split('.')[1]!)
  await ask(ocrPath, passport, { authorization: `Bearer ${token}x` })
})
afterAll(() => watched?.stop())

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

const processes = () => [watched.gateway, watched.reader, watched.selfies]

test('the marks are worth looking for: callers see them', () => {
  expect(marks.length).toBe(8)
  expect(Math.min(...marks.map(({ length }) => length)), marks.join()).toBeGreaterThan(4)
  expect(findMarks(seen.join('\n')).length).toBeGreaterThanOrEqual(3)
  expect(findMarks(Buffer.concat([Buffer.from('...'), pictureMark])).length).toBe(1)
  expect(findMarks(Buffer.concat([Buffer.from('1'), pictureMark]).toString('base64')).length).toBe(1)
})

describe('nothing of it is in', () => {
  test('the object store, where the images are', async () => {
    const objects = await storedObjects(watched.backends.env)
    expect(objects.filter((bytes) => bytes.length > 9_000).length).toBeGreaterThanOrEqual(3)
    for (const bytes of objects) expect(findMarks(bytes)).toEqual([])
  })

  test('Redis, neither what it holds nor what it was ever told', async () => {
    const [told, held] = [watched.redis.told(), await watched.redis.held()]
    expect(told).toContain(`${ids[0]}-ocr`)
    expect(told).toContain('sealed')
    expect(held).toContain(`images/${ids[0]}/frontside`)
    expect(findMarks(told)).toEqual([])
    expect(findMarks(held)).toEqual([])
  })

  test('logs, at the most talkative level', () => {
    for (const each of processes()) {
      expect(each.output()).toContain('ready')
      expect(findMarks(each.output())).toEqual([])
    }
  })

  test('metrics', async () => {
    for (const { ports } of processes()) {
      const text = await (await fetch(`http://127.0.0.1:${ports.adminPort}/metrics`)).text()
      expect(text).toContain('vivid_')
      expect(findMarks(text)).toEqual([])
    }
  })

  test('traces', async () => {
    await eventually('spans of the gateway and the worker', () =>
      ['vivid-gateway', 'vivid-ocr'].every((name) => watched.collector.spans.some(({ service }) => service === name)),
    )
    const text = JSON.stringify(watched.collector.spans)
    expect(text).toContain(String(ids[0]))
    expect(findMarks(text)).toEqual([])
  })

  test('metrics and logs that are sent', async () => {
    await eventually('metrics and logs of the gateway and the worker', () =>
      ['vivid-gateway', 'vivid-ocr'].every(
        (name) => watched.collector.metrics().includes(name) && watched.collector.logs().includes(name),
      ),
    )
    expect(watched.collector.metrics()).toContain('vivid_transactions_total')
    expect(findMarks(watched.collector.metrics())).toEqual([])
    expect(findMarks(watched.collector.logs())).toEqual([])
  })

  test('audit lines', () => {
    const lines = watched.gateway
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{"audit":'))
    expect(lines.map((line) => JSON.parse(line).id)).toContain(ids[0])
    expect(findMarks(lines.join('\n'))).toEqual([])
  })

  test('the transaction record, which says the rest', async () => {
    const headers = { authorization: `Bearer ${token}` }
    const record = await (await fetch(`${watched.url}${routes.transactions}${ids[0]}`, { headers })).text()
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
  const headers = { authorization: `Bearer ${token}` }
  const address = `${watched.url}${routes.transactions}${ids[0]}`
  const ownImages = async () =>
    (await storedNames(watched.backends.env)).filter((name) => name.startsWith(`images/${ids[0]}/`))
  expect(await ownImages()).toHaveLength(1)
  const answer = await fetch(address, { method: 'DELETE', headers })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ id: ids[0], images_kept_until: null, erased_at: expect.any(String) })
  expect(await ownImages()).toEqual([])
  const held = await watched.redis.held()
  expect(held).not.toContain(`images/${ids[0]}/`)
  expect(held).not.toContain('vivid:idempotency:')
  expect(await (await fetch(address, { headers })).json()).toMatchObject({ state: 'finished', status: 200 })
})

describe('traces', () => testTracing(() => watched))
