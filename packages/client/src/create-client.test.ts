import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { createClient as createBrowserClient } from './browser.js'
import { createClient, type Result, VividError } from './index.js'
import { routes } from './interface.js'

const picture = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
const json = (status: number, body: object, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers })
const good = { valid: true, id: 7 }

/** A service that gives the listed answers in turn and keeps what it was sent. */
const serving = (...answers: (() => Response)[]) => {
  const sent: { url: string; headers: Headers; form: FormData }[] = []
  const fetch = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    sent.push({ url: String(url), headers: new Headers(init?.headers), form: init?.body as FormData })
    return answers[Math.min(sent.length, answers.length) - 1]!()
  }
  return { sent, fetch: fetch as typeof globalThis.fetch }
}
const clientOf = (fetch: typeof globalThis.fetch, more: object = {}) =>
  createClient({ url: 'http://service/', token: 'first', fetch, ...more })

afterEach(() => vi.useRealTimers())

const because = (reason: string) => ({ 'error-reason': reason })

test('fields keep their names and pictures their bytes, whatever they come as', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vivid-client-'))
  const path = join(folder, 'front.jpg')
  writeFileSync(path, picture)
  async function* stream() {
    yield picture.subarray(0, 2)
    yield picture.subarray(2)
  }
  try {
    for (const frontside of [path, picture, picture.buffer, new Blob([picture]), stream()]) {
      const { sent, fetch } = serving(() => json(200, good))
      await clientOf(fetch).ocr({ document_type: 'passport', frontside, return_id: true, device: 'IOS' })
      const { form, url } = sent[0]!
      expect(url).toBe(`http://service${routes.ocr}`)
      expect([form.get('document_type'), form.get('return_id'), form.get('device')]).toEqual([
        'passport',
        'True',
        'IOS',
      ])
      expect(new Uint8Array(await (form.get('frontside') as Blob).arrayBuffer())).toEqual(picture)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a stream without end is refused, and nothing of it is sent', async () => {
  async function* endless() {
    for (;;) yield new Uint8Array(1024 * 1024)
  }
  const { sent, fetch } = serving(() => json(200, good))
  await expect(clientOf(fetch).liveness({ selfie: endless() })).rejects.toThrow('longer than')
  expect(sent).toEqual([])
})

test('a selfie that comes as a stream of 3 MB is sent whole', async () => {
  async function* stream() {
    for (let i = 0; i < 3; i++) yield new Uint8Array(1024 * 1024)
  }
  const { sent, fetch } = serving(() => json(200, good))
  await clientOf(fetch).liveness({ selfie: stream() })
  expect((sent[0]!.form.get('selfie') as Blob).size).toBe(3 * 1024 * 1024)
})

test('faces that do not match are a rejection, with what was measured in its body', async () => {
  const body = { valid: false, message: 'no', error_code: 730, api_response: { similarity: 0.2, quality: 0.9 } }
  const { sent, fetch } = serving(() => json(200, body))
  const result = await clientOf(fetch).faceMatch({ selfie: picture, document: picture, details: true })
  expect(result).toMatchObject({ outcome: 'rejected', code: 730, body })
  expect(sent[0]!.url).toBe(`http://service${routes.face_match}`)
  expect(sent[0]!.form.get('document')).toBeInstanceOf(Blob)
})

test('the combined request tells every part; it is consistent when all are valid', async () => {
  const body = { valid: false, liveness: { valid: true }, face_match: { valid: false, message: 'no', error_code: 730 } }
  const { sent, fetch } = serving(() => json(200, body))
  const result = await clientOf(fetch).biometrics({
    selfie: picture,
    document_type: 'identification_card',
    document: picture,
    backside: picture,
  })
  expect(result).toMatchObject({ outcome: 'accepted', consistent: false, answer: body })
  expect(sent[0]!.url).toBe(`http://service${routes.biometrics}`)
})

test('an answer of the sandbox is asked for by name, for all calls or for one', async () => {
  const { sent, fetch } = serving(() => json(200, good))
  const client = clientOf(fetch, { sandboxAnswer: 'valid' })
  await client.liveness({ selfie: picture })
  await client.liveness({ selfie: picture }, { sandboxAnswer: 'eyes_closed' })
  await clientOf(fetch).liveness({ selfie: picture })
  expect(sent.map(({ headers }) => headers.get('sandbox-answer'))).toEqual(['valid', 'eyes_closed', null])
})

test('a sample says that it is one, whatever it is; a real answer does not', async () => {
  const told = (status: number, body: object, headers: Record<string, string> = { sandbox: 'true' }) =>
    clientOf(serving(() => json(status, body, headers)).fetch).liveness({ selfie: picture })
  const closed = { valid: false, message: 'no', error_code: 716 }
  expect(await told(200, good)).toMatchObject({ outcome: 'accepted', sandbox: true })
  expect(await told(200, closed)).toMatchObject({ outcome: 'rejected', sandbox: true })
  await expect(told(500, { ...closed, error_code: 711 })).rejects.toMatchObject({ code: 711, sandbox: true })
  expect(await told(200, good, {})).not.toHaveProperty('sandbox')
  await expect(told(500, { ...closed, error_code: 711 }, {})).rejects.toMatchObject({ sandbox: false })
})

test('a path that leads to no file is named', async () => {
  const { fetch, sent } = serving(() => json(200, good))
  const client = clientOf(fetch)
  await expect(client.liveness({ selfie: '/nowhere/me.jpg' })).rejects.toMatchObject({
    code: 'ENOENT',
    path: '/nowhere/me.jpg',
    message: expect.stringContaining('/nowhere/me.jpg'),
  })
  await expect(client.liveness({ selfie: tmpdir() })).rejects.toThrow(`${tmpdir()} is not a file`)
  expect(sent).toEqual([])
})

test('a path is refused in a browser', async () => {
  const { fetch } = serving(() => json(200, good))
  const client = createBrowserClient({ url: 'http://service', token: 't', fetch })
  await expect(client.liveness({ selfie: 'me.jpg' })).rejects.toThrow('File or a Blob')
})

test('a coded rejection is a value with its step and id', async () => {
  const body = { error: 'No front', error_code: 818, details: { metadata: 'front' }, id: 9 }
  const { fetch } = serving(() => json(200, body))
  const card = { document_type: 'identification_card', frontside: picture, backside: picture } as const
  const rejected = { outcome: 'rejected', code: 818, message: 'No front', step: 'front', id: 9, body }
  expect(await clientOf(fetch).ocr(card)).toEqual(rejected)
  const named = serving(() => json(200, body, because('document_on_screen')))
  expect(await clientOf(named.fetch).ocr(card)).toEqual({ ...rejected, reason: 'document_on_screen' })
})

test('a document that was read and is not valid says why', async () => {
  const { fetch } = serving(() => json(200, { valid: false }, because('check_digit')))
  const result = await clientOf(fetch).ocr({ document_type: 'passport', frontside: picture })
  expect(result).toMatchObject({ outcome: 'accepted', consistent: false, reason: 'check_digit' })
})

test('of an answer without `valid` the reason says whether it holds', async () => {
  const ask = async (OCR: object, reason?: string) => {
    const { fetch } = serving(() => json(200, { MRZ: {}, OCR }, reason ? because(reason) : {}))
    return clientOf(fetch).ocr({ document_type: 'passport', document_id: '052', frontside: picture })
  }
  expect(await ask({ names: 'ANA' })).toMatchObject({ outcome: 'accepted', consistent: true })
  expect(await ask({ names: 'ANA' }, 'check_digit')).toMatchObject({ consistent: false, reason: 'check_digit' })
  // A code inside OCR beside a good MRZ is an answer.
  const unread = { error: 'x', error_code: 817 }
  expect(await ask(unread, 'passport_code_unsupported')).toMatchObject({ outcome: 'accepted', consistent: true })
  expect(await ask(unread, 'check_digit')).toMatchObject({ outcome: 'accepted', consistent: false })
})

test('what is no verdict is an error that says what it was', async () => {
  const refusals: [Response, object][] = [
    [json(403, { error: 'no', reason: 'service_not_contracted' }), { status: 403, reason: 'service_not_contracted' }],
    [json(400, { error: 'bad', reason: 'invalid_form', field: 'device' }), { reason: 'invalid_form', field: 'device' }],
    [
      json(500, { valid: false, message: 'ours', error_code: 711 }, because('liveness_failed')),
      { status: 500, reason: 'liveness_failed', code: 711 },
    ],
    [json(500, { error: 'of an older service', error_code: 800 }), { reason: 'failed', code: 800 }],
    [json(504, { error: 'late', reason: 'deadline_exceeded' }), { reason: 'deadline_exceeded' }],
    [new Response('<html>', { status: 404 }), { status: 404, reason: 'proxy' }],
  ]
  for (const [answer, about] of refusals) {
    const failure = await clientOf(serving(() => answer).fetch)
      .liveness({ selfie: picture })
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(VividError)
    expect(failure).toMatchObject(about)
  }
})

test('an expired token is replaced once, by one call for all requests', async () => {
  let asked = 0
  const fetch = async (_url: unknown, init?: RequestInit) =>
    new Headers(init?.headers).get('authorization') === 'Bearer token-2'
      ? json(200, good)
      : json(401, { error: 'expired', reason: 'unauthorized' })
  const token = async () => `token-${++asked}`
  const client = clientOf(fetch as typeof globalThis.fetch, { token })
  const results = await Promise.all([1, 2, 3].map(() => client.liveness({ selfie: picture })))
  expect(results.map(({ outcome }) => outcome)).toEqual(['accepted', 'accepted', 'accepted'])
  expect(asked).toBe(2)
})

test('a token that stays refused is an error, not a loop', async () => {
  const { sent, fetch } = serving(() => json(401, { error: 'no', reason: 'unauthorized' }))
  const client = clientOf(fetch, { token: () => 'never good' })
  await expect(client.liveness({ selfie: picture })).rejects.toMatchObject({ status: 401 })
  expect(sent.length).toBe(2)
})

test('overload is waited out as long as the service asks, under one idempotency key', async () => {
  vi.useFakeTimers()
  const { sent, fetch } = serving(
    () => json(503, { reason: 'overloaded' }, { 'retry-after': '2' }),
    () => json(429, { reason: 'rate' }, { 'retry-after': new Date(Date.now() + 3_000).toUTCString() }),
    () => json(200, good),
  )
  const answered = clientOf(fetch).liveness({ selfie: picture })
  await vi.advanceTimersByTimeAsync(1_900)
  expect(sent.length).toBe(1)
  await vi.advanceTimersByTimeAsync(700)
  expect(sent.length).toBe(2)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(((await answered) as Result<unknown>).outcome).toBe('accepted')
  const keys = sent.map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[\w-]{36}$/)
})

test('retries end, and broken connections count among them', async () => {
  vi.useFakeTimers()
  let attempts = 0
  const fetch = async () => {
    attempts += 1
    throw new TypeError('connection refused')
  }
  const failed = clientOf(fetch as typeof globalThis.fetch, { retries: 2 })
    .liveness({ selfie: picture })
    .catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await failed).toMatchObject({ reason: 'network', status: 0 })
  expect(attempts).toBe(3)
})

test('no answer in time is a timeout; the caller may give up earlier', async () => {
  const hanging = ((_url: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    )) as unknown as typeof globalThis.fetch
  await expect(clientOf(hanging, { timeoutMs: 20 }).liveness({ selfie: picture })).rejects.toMatchObject({
    reason: 'timeout',
  })
  const giveUp = AbortSignal.timeout(20)
  const waiting = clientOf(hanging).liveness({ selfie: picture }, { signal: giveUp })
  await expect(waiting).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('an answer that breaks off is a broken connection, and tried again like one', async () => {
  const torn = () =>
    new Response(
      new ReadableStream({
        pull: (controller) => {
          controller.enqueue(new TextEncoder().encode('{"val'))
          controller.error(new TypeError('terminated'))
        },
      }),
    )
  const once = serving(torn, () => json(200, good))
  expect((await clientOf(once.fetch).liveness({ selfie: picture })).outcome).toBe('accepted')
  const always = clientOf(serving(torn).fetch, { retries: 0 })
  await expect(always.liveness({ selfie: picture })).rejects.toMatchObject({ name: 'VividError', reason: 'network' })
})

test('the caller may give up while the service is waited for', async () => {
  const { fetch } = serving(() => json(503, { reason: 'overloaded' }, { 'retry-after': '20' }))
  const stop = new AbortController()
  const waiting = clientOf(fetch).liveness({ selfie: picture }, { signal: stop.signal })
  setTimeout(() => stop.abort(new Error('enough')), 50)
  await expect(waiting).rejects.toThrow('enough')
})

test('an answer that contradicts itself says so', async () => {
  const contradictions = [{ field: 'surnames', between: ['front', 'back'], values: ['GARCÍA', 'LUNA'] }]
  const ask = async (body: object) => {
    const { sent, fetch } = serving(() => json(200, body))
    const sides = { frontside: picture, backside: picture }
    const result = await clientOf(fetch).ocr({ document_type: 'identification_card', ...sides, details: true })
    expect(sent[0]!.form.get('details')).toBe('True')
    return result
  }
  expect(await ask({ valid: true })).toMatchObject({ consistent: true, contradictions: [] })
  expect(await ask({ valid: false, details: { contradictions } })).toMatchObject({ consistent: false, contradictions })
  expect(await ask({ match: false, valid: true })).toMatchObject({ outcome: 'accepted', consistent: false })
})
