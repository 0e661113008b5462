import { expect, test } from 'vitest'
import { createClient, VividError } from './index.js'
import { routes } from './interface.js'

const selfie = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
const json =
  (status: number, body: object, headers: HeadersInit = {}) =>
  () =>
    new Response(JSON.stringify(body), { status, headers })

/** A service that gives the listed answers in turn and keeps what it was asked for. */
const serving = (...answers: (() => Response)[]) => {
  const asked: { url: string; prefer: string | null }[] = []
  const fetch = (async (url: string, init?: RequestInit) => {
    asked.push({ url, prefer: new Headers(init?.headers).get('prefer') })
    return answers[Math.min(asked.length, answers.length) - 1]!()
  }) as typeof globalThis.fetch
  return { asked, client: createClient({ url: 'http://service', token: 't', fetch, retries: 0 }) }
}
const shown = (state: string, more: object = {}) => json(200, { id: 7, state, ...more })

test('an analysis is sent and asked for until it is done', async () => {
  const done = shown('done', { status: 200, result: { valid: true } })
  const { asked, client } = serving(json(202, { id: 7, state: 'waiting' }), shown('waiting'), shown('running'), done)
  const deferred = await client.analyseAsync('liveness', { selfie })
  expect(deferred).toEqual({ id: 7 })
  expect(await client.waitFor(deferred)).toMatchObject({ outcome: 'accepted', answer: { valid: true } })
  expect(asked.map(({ prefer }) => prefer)).toEqual(['respond-async', 'wait=20', 'wait=20', 'wait=20'])
  expect(asked.at(-1)!.url).toBe(`http://service${routes.transactions}7`)
})

test('a service that answers at once is not asked again', async () => {
  const { asked, client } = serving(json(200, { valid: true, id: 9 }))
  const deferred = await client.analyseAsync('liveness', { selfie })
  expect(await client.waitFor(deferred)).toMatchObject({ outcome: 'accepted', id: 9 })
  expect(asked).toHaveLength(1)
})

test('a coded rejection is a value, a failure is thrown', async () => {
  const rejected = serving(shown('done', { status: 200, result: { valid: false, message: 'no', error_code: 702 } }))
  expect(await rejected.client.waitFor(7)).toMatchObject({ outcome: 'rejected', code: 702 })
  const late = serving(shown('failed', { status: 504, result: { error: 'late', reason: 'deadline_exceeded' } }))
  await expect(late.client.waitFor(7)).rejects.toMatchObject({ status: 504, reason: 'deadline_exceeded' })
})

test('a sample says that it is one when its answer is asked for, too', async () => {
  const done = { id: 7, state: 'done', status: 200, result: { valid: true } }
  expect(await serving(json(200, done, { sandbox: 'true' })).client.waitFor(7)).toMatchObject({ sandbox: true })
  expect(await serving(json(200, done)).client.waitFor(7)).not.toHaveProperty('sandbox')
})

test('what nobody knows of is told, what passes is waited for', async () => {
  const done = shown('done', { status: 200, result: { valid: true } })
  const away = serving(json(503, { error: 'away', reason: 'unavailable' }), done)
  expect(await away.client.waitFor(7)).toMatchObject({ outcome: 'accepted' })
  const unknown = serving(json(404, { error: 'none', reason: 'transaction_unknown' }))
  await expect(unknown.client.waitFor(7)).rejects.toMatchObject({ reason: 'transaction_unknown' })
  await expect(serving(shown('abandoned')).client.waitFor(7)).rejects.toBeInstanceOf(VividError)
})

test('a signal ends the waiting', async () => {
  const stop = new AbortController()
  const { client } = serving(() => {
    stop.abort(new Error('enough'))
    return shown('waiting')()
  })
  await expect(client.waitFor(7, { signal: stop.signal })).rejects.toThrow('enough')
})
