import { generateKeyPairSync } from 'node:crypto'
import { type AddressInfo, connect } from 'node:net'
import { limits, routes } from '@vivid/contract'
import { createFormDigest, createMasterKeys } from '@vivid/platform'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { fetchKeySet } from './auth/key-set.js'
import { parseRevokedTokens } from './auth/parse-revoked-tokens.js'
import { isCanonical, spellingsOf } from './auth/token-spellings.js'
import { readOrigins } from './http/cors.js'
import { createHoldRefusal } from './request/hold-refusals.js'
import { expectLinear } from './testing/cost-of.js'
import { fakePorts } from './testing/fake-ports.js'
import { buildTestApp, tokenOf, tokenWith } from './testing/test-app.js'
import { chooseLosers, type Hold } from './upload/choose-losers.js'
import { createSizeFinder } from './upload/find-size.js'
import { gatherPieces } from './upload/gather-pieces.js'
import { networkOf } from './upload/network-of.js'
import { createTally } from './upload/tally.js'

let app: FastifyInstance
const { ports } = fakePorts()
beforeAll(async () => {
  ports.receive.maxSelfieBytes = limits.selfieBytes
  app = await buildTestApp(ports, { origins: readOrigins('https://a.example') })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

/** The status of the last answer to these bytes. */
const statusOf = (bytes: Buffer): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () => void socket.write(bytes))
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('close', () =>
      resolve(
        Number(
          text
            .match(/HTTP\/1.1 \d+/g)
            ?.at(-1)
            ?.slice(-3),
        ),
      ),
    )
    socket.on('error', reject)
  })

const sending = (bytes: Buffer, status: number) => async () => expect(await statusOf(bytes)).toBe(status)

const good = `authorization: Bearer ${tokenWith({ services: ['ocr', 'liveness', 'face_match'], sandbox: true })}`
const request = (line: string, headers: readonly string[], body = ''): Buffer => {
  const all = ['host: x', 'connection: close', ...(body === '' ? [] : [`content-length: ${body.length}`]), ...headers]
  return Buffer.concat([
    Buffer.from(`${line} HTTP/1.1\r\n${all.join('\r\n')}\r\n\r\n`, 'latin1'),
    Buffer.from(body, 'latin1'),
  ])
}
const get = (path: string, ...headers: string[]) => request(`GET ${path}`, headers)
const post = (...headers: string[]) => request(`POST ${routes.liveness}`, [...headers])
const claims = (more: string) => `{"sub":"a","exp":4102444800${more}}`
const ask = (token: string) => get(`${routes.transactions}1`, `authorization: Bearer ${token}`)

/** Half of what Node reads of a request's line and headers (16 kB), with room for the other headers. */
const HEAD = 7_000
/** Half of the longest claims that fit into a token. */
const CLAIMS = 2_700

describe('what is in a request before its body', () => {
  test.each<[what: string, status: number, bytes: number, of: (text: (unit: string) => string) => Buffer]>([
    ['path', 404, HEAD, (n) => get(`/${n('a')}`)],
    ['path of many parts', 404, HEAD, (n) => get(n('/a'))],
    ['path of escapes', 404, HEAD, (n) => get(`/${n('%41')}`)],
    ['path of dots', 404, HEAD, (n) => get(n('/..'))],
    ['id of a transaction', 400, HEAD, (n) => get(`${routes.transactions}${n('1')}`, good)],
    ['id of a webhook', 400, HEAD, (n) => request(`POST ${routes.webhooks}${n('a')}/`, [good])],
    ['query', 200, HEAD, (n) => get(`/openapi.json?lang=${n('a')}`)],
    ['query of many names', 200, HEAD, (n) => get(`/openapi.json?${n('a&')}`)],
    ['query of escapes', 200, HEAD, (n) => get(`/openapi.json?lang=${n('%41')}`)],
    ['period of usage', 400, HEAD, (n) => get(`${routes.usage}?from=${n('1')}`, good)],
    ['period that is given often', 200, HEAD, (n) => get(`${routes.usage}?${n('x=1&')}`, good)],
    ['Accept', 200, HEAD, (n) => get(routes.usage, good, `accept: ${n('a,')}`)],
    ['Host', 404, HEAD, (n) => Buffer.from(`GET /a HTTP/1.1\r\nhost: ${n('a.')}\r\nconnection: close\r\n\r\n`)],
    ['header', 404, HEAD, (n) => get('/a', `x: ${n('a')}`)],
    ['two Hosts', 400, HEAD, (n) => get('/a', `host: ${n('a.')}`)],
    [
      'Host that is none',
      400,
      HEAD,
      (n) => Buffer.from(`GET /a HTTP/1.1\r\nhost: ${n('a:')}\r\nconnection: close\r\n\r\n`),
    ],
    ['many headers', 404, HEAD, (n) => get('/a', ...n('a:b;').split(';').filter(Boolean))],
    ['one header many times', 404, HEAD, (n) => get('/a', ...n('x-a:b;').split(';').filter(Boolean))],
    ['Cookie', 404, HEAD, (n) => get('/a', `cookie: ${n('a=b; ')}`)],
    ['Origin', 200, HEAD, (n) => get('/openapi.json', `origin: https://${n('a')}`)],
    [
      'preflight',
      405,
      HEAD,
      (n) =>
        request(`OPTIONS ${routes.ocr}`, [
          'access-control-request-method: POST',
          'origin: https://b.example',
          `access-control-request-headers: ${n('a,')}`,
        ]),
    ],
    ['Accept-Language', 401, HEAD, (n) => post(`accept-language: ${n('es,')}`)],
    ['Accept-Language of weights', 401, HEAD, (n) => post(`accept-language: es${n(';q=0.1')}`)],
    ['Accept-Language of commas', 401, HEAD, (n) => post(`accept-language: ${n(',')}`)],
    ['Expect', 417, HEAD, (n) => post(`expect: ${n('100-continue,')}`)],
    ['X-Forwarded-Proto', 200, HEAD, (n) => get('/postman.json', `x-forwarded-proto: ${n('https,')}`)],
    ['If-None-Match', 200, HEAD, (n) => get('/docs', `if-none-match: ${n('"a",')}`)],
    ['Accept-Encoding', 200, HEAD, (n) => get('/docs', `accept-encoding: ${n('gzip ')}`)],
    ['traceparent', 415, HEAD, (n) => post(good, `traceparent: 00-${n('a')}`)],
    ['Prefer', 415, HEAD, (n) => post(good, `prefer: ${n('a=b,')}`)],
    ['Prefer of quotes', 415, HEAD, (n) => post(good, `prefer: wait=${n('"')}`)],
    [
      'Prefer, for the end of an analysis',
      404,
      HEAD,
      (n) => get(`${routes.transactions}1`, good, `prefer: ${n('wait=1;')}`),
    ],
    ['Sandbox-Answer', 415, HEAD, (n) => post(good, `sandbox-answer: ${n('a')}`)],
    ['Idempotency-Key', 415, HEAD, (n) => post(good, `idempotency-key: ${n('a')}`)],
    ['Content-Type', 415, HEAD, (n) => post(good, `content-type: ${n('a')}`)],
    ['Content-Type of spaces', 415, HEAD, (n) => post(good, `content-type: multipart/form-data${n(' ')}x`)],
    ['Content-Type of parameters', 400, HEAD, (n) => post(good, `content-type: multipart/form-data${n(';a=b')}`)],
    ['Content-Type of semicolons', 400, HEAD, (n) => post(good, `content-type: multipart/form-data${n('; ')}`)],
    ['Content-Type of quotes', 400, HEAD, (n) => post(good, `content-type: multipart/form-data; a="${n('\\"')}"`)],
    [
      'Content-Encoding',
      415,
      HEAD,
      (n) => post(good, 'content-type: multipart/form-data; boundary=b', `content-encoding: ${n('gzip,')}`),
    ],
    ['boundary', 400, HEAD, (n) => post(good, `content-type: multipart/form-data; boundary=${n('b')}`)],
    ['Authorization of spaces', 401, HEAD, (n) => get(routes.usage, `authorization: ${n('Bearer ')}`)],
    ['scheme', 401, HEAD, (n) => get(routes.usage, `authorization: ${n('a')}`)],
    ['token', 401, 4_000, (n) => ask(n('a'))],
    ['token of dots', 401, 4_000, (n) => ask(n('.'))],
    ['token of parts', 401, 4_000, (n) => ask(n('YQ.'))],
    ['claim that nobody knows', 404, CLAIMS, (n) => ask(tokenOf(claims(`,"x":"${n('a')}"`)))],
    ['sub', 404, CLAIMS, (n) => ask(tokenOf(`{"exp":4102444800,"sub":"${n('a')}"}`))],
    ['jti', 404, CLAIMS, (n) => ask(tokenOf(claims(`,"jti":"${n('a')}"`)))],
    ['services', 404, CLAIMS, (n) => ask(tokenOf(claims(`,"services":[${n('"ocr",')}"ocr"]`)))],
    ['claims of many names', 404, CLAIMS, (n) => ask(tokenOf(claims(n(',"a":1'))))],
    ['claims within claims', 404, CLAIMS / 2, (n) => ask(tokenOf(claims(`,"x":${n('[')}${n(']')}`)))],
    ['exp', 401, CLAIMS, (n) => ask(tokenOf(`{"sub":"a","exp":${n('9')}}`))],
  ])('%s', async (_what, status, bytes, of) => {
    const filled = (size: number) => of((unit) => unit.repeat(size / unit.length))
    await expectLinear(sending(filled(bytes), status), sending(filled(2 * bytes), status))
  })
})

const form = (body: string): Buffer =>
  request(`POST ${routes.liveness}`, [good, 'content-type: multipart/form-data; boundary=b'], body)
const part = (disposition: string, headers = '', content = 'x') =>
  `--b\r\ncontent-disposition: form-data; ${disposition}\r\n${headers}\r\n${content}\r\n`
const jpegStart = '\xff\xd8\xff\xe0'
const selfiePart = (selfie = jpegStart) => `${part('name="selfie"; filename="a"', '', selfie)}--b--\r\n`
const withSelfie = (parts: string, selfie?: string): Buffer => form(`${parts}${selfiePart(selfie)}`)
const times = (count: number, of: (at: number) => string) => Array.from({ length: count }, (_, at) => of(at)).join('')
const chunked = (pieces: number): Buffer =>
  Buffer.concat([
    request(`POST ${routes.liveness}`, [
      good,
      'content-type: multipart/form-data; boundary=b',
      'transfer-encoding: chunked',
    ]),
    Buffer.from(`${'1\r\nx\r\n'.repeat(pieces)}0\r\n\r\n`),
  ])
/** Half of the parts that a form may have, but for the selfie. */
const PARTS = 98
const HEADER = 40_000
const BODY = 1_000_000

describe('what is in a form', () => {
  test.each<[what: string, status: number, size: number, of: (size: number) => Buffer]>([
    ['number of parts', 200, PARTS, (n) => withSelfie(times(n, (at) => part(`name="a${at}"`)))],
    ['parts without a name', 200, PARTS, (n) => withSelfie(times(n, () => part('x=y')))],
    ['parts without a disposition', 200, PARTS, (n) => withSelfie('--b\r\nx: y\r\n\r\nx\r\n'.repeat(n))],
    ['known fields', 400, PARTS, (n) => withSelfie(times(n, () => part('name="details"', '', 'true')))],
    ['too many parts', 400, 20_000, (n) => form('--b\r\n\r\n'.repeat(n))],
    ['twelve names', 200, HEADER, (n) => withSelfie(times(12, (at) => part(`name="${at}${'details'.repeat(n / 7)}"`)))],
    ['40 names', 200, HEADER, (n) => withSelfie(times(40, (at) => part(`name="${at}${'a'.repeat(n)}"`)))],
    ['name of signs', 200, HEADER, (n) => withSelfie(part(`name="${'-'.repeat(n)}"`))],
    ['name of escapes', 200, HEADER, (n) => withSelfie(part(`x; name="${'\\"'.repeat(n / 2)}"`))],
    ['name in percent', 200, HEADER, (n) => withSelfie(part(`name*=utf-8''${'%41'.repeat(n / 3)}`))],
    [
      'name in another alphabet',
      200,
      HEADER,
      (n) =>
        withSelfie(
          part(
            `name="${Buffer.from('字')
              .toString('latin1')
              .repeat(n / 3)}"`,
          ),
        ),
    ],
    ['name that is given often', 200, HEADER, (n) => withSelfie(part(`${'name=a;'.repeat(n / 7)}x`))],
    ['parameters', 200, HEADER, (n) => withSelfie(part(`name="a"${';a=b'.repeat(n / 4)}`))],
    ['semicolons', 200, HEADER, (n) => withSelfie(part(`name="a"${';'.repeat(n)}`))],
    ['file name', 200, HEADER, (n) => withSelfie(part(`name="a"; filename="${'a'.repeat(n)}"`))],
    ['file name of folders', 200, HEADER, (n) => withSelfie(part(`name="a"; filename="${'a/'.repeat(n / 2)}"`))],
    ['type of a part', 200, HEADER, (n) => withSelfie(part('name="a"', `content-type: image/${'a'.repeat(n)}\r\n`))],
    [
      'type of parameters',
      200,
      HEADER,
      (n) => withSelfie(part('name="a"', `content-type: text/plain${'; a=b'.repeat(n / 5)}\r\n`)),
    ],
    [
      'charset',
      200,
      HEADER,
      (n) => withSelfie(part('name="details"', `content-type: text/plain; charset=${'a'.repeat(n)}\r\n`, 'true')),
    ],
    [
      'encoding of a part',
      200,
      HEADER,
      (n) => withSelfie(part('name="a"', `content-transfer-encoding: ${'a'.repeat(n)}\r\n`)),
    ],
    ['headers of a part', 200, HEADER, (n) => withSelfie(part('name="a"', 'a: b\r\n'.repeat(n / 6)))],
    ['folded headers', 200, HEADER, (n) => withSelfie(part('name="a"', `a: b\r\n${' b\r\n'.repeat(n / 4)}`))],
    ['text of a field', 400, BODY, (n) => withSelfie(part('name="details"', '', 'a'.repeat(n)))],
    [
      'JSON of a field',
      400,
      BODY,
      (n) => withSelfie(part('name="details"', 'content-type: application/json\r\n', '['.repeat(n))),
    ],
    ['text that nobody knows', 200, BODY, (n) => withSelfie(part('name="a"', '', 'a'.repeat(n)))],
    ['file that nobody knows', 200, BODY, (n) => withSelfie(part('name="a"; filename="a"', '', 'a'.repeat(n)))],
    ['what stands before the form', 200, BODY, (n) => withSelfie(`${'a'.repeat(n)}\r\n`)],
    ['almost a boundary', 200, BODY, (n) => withSelfie('', `${jpegStart}${'\r\n-'.repeat(n / 3)}`)],
    ['line ends', 200, BODY, (n) => withSelfie('', `${jpegStart}${'\r\n'.repeat(n / 2)}`)],
    ['what stands behind the form', 200, BODY, (n) => form(`${selfiePart()}${'a'.repeat(n)}`)],
    ['JPEG of markers', 200, BODY, (n) => withSelfie('', `\xff\xd8${'\xff\xe0\0\x02'.repeat(n / 4)}`)],
    ['JPEG of fill bytes', 200, BODY, (n) => withSelfie('', `\xff\xd8${'\xff'.repeat(n)}`)],
    [
      'TIFF of entries',
      200,
      BODY,
      (n) => withSelfie('', `II*\0\x08\0\0\0\xff\xff${'\0\0\x03\0\x01\0\0\0\x01\0\0\0'.repeat(n / 12)}`),
    ],
    ['HEIF of boxes', 200, BODY, (n) => withSelfie('', `\0\0\0\x0cftypheic${'\0\0\0\x08free'.repeat(n / 8)}`)],
    [
      'HEIF of boxes within boxes',
      200,
      BODY,
      (n) => withSelfie('', `\0\0\0\x0cftypheic${'\0\0\0\x08iprp'.repeat(n / 8)}`),
    ],
    ['pieces of a body', 400, 8_000, chunked],
  ])('%s', async (_what, status, size, of) => {
    await expectLinear(sending(of(size), status), sending(of(2 * size), status))
  })

  test('header without an end', async () => {
    ports.receive.parseMs = 1
    onTestFinished(() => void delete ports.receive.parseMs)
    const withHeader = (size: number) => form(`--b\r\na: ${'b'.repeat(size)}\r\n--b--\r\n`)
    await expectLinear(sending(withHeader(BODY), 400), sending(withHeader(2 * BODY), 400))
  })
})

/** Half of the requests that a caller sends on one connection before it reads an answer. */
const PIPELINED = 300
test.each<[what: string, end: string]>([
  ['requests that follow each other', 'GET /a HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
  ['requests before something that is none', 'nonsense\r\n\r\n'],
])('%s', async (_what, end) => {
  const bytes = (count: number) => Buffer.from(`${'GET /a HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(count)}${end}`)
  await expectLinear(
    () => statusOf(bytes(PIPELINED)),
    () => statusOf(bytes(2 * PIPELINED)),
  )
})

const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' })
const keySet = (keys: number) => {
  const text = JSON.stringify({ keys: Array.from({ length: keys }, (_, n) => ({ ...key, kid: `${n}` })) })
  return () => fetchKeySet('http://keys', async () => new Response(text))
}
const hold = (n: number): Hold => ({
  ...{
    tenant: `${n}`,
    network: `${n}`,
    bytes: 64_000,
    statedBytes: 1e6,
    arrivedBytes: n,
    isArriving: true,
    sinceMs: n,
  },
  lose: () => undefined,
})
const newcomerTo = (forms: number) => {
  const holds = Array.from({ length: forms }, (_, n) => hold(n))
  const bytes = (name: 'tenant' | 'network') => createTally(holds.map((one) => [one[name], one.bytes]))
  const taken = { tenants: bytes('tenant'), networks: bytes('network') }
  const excess = { ownBytes: 0, allBytes: (forms * 64_000) / 2 }
  return () =>
    chooseLosers(holds, { tenant: 'new', network: 'new', bytes: 64_000 }, taken, { excess, isLate: () => true })
}
const refusals = (tenants: number) => async () => {
  const holdRefusal = createHoldRefusal({ wait: async () => undefined })
  for (let n = 0; n < tenants; n += 1) await holdRefusal(`${n}`)
}
const pieces = (count: number) => () => {
  const [finder, gatherer] = [createSizeFinder(), gatherPieces(() => undefined)]
  const piece = Buffer.from([0xff])
  finder.add(Buffer.from(jpegStart, 'latin1'))
  for (let n = 0; n < count; n += 1) {
    finder.add(piece)
    gatherer.add(piece)
  }
}
const digestOfParts = (parts: number) => () => {
  const digest = createFormDigest(createMasterKeys(['one key of several', 'another key', 'a third key']))
  for (let n = 0; n < parts; n += 1) digest.part('file', 'a'.repeat(8_000) + n)(Buffer.alloc(100))
  return digest.finish()
}

describe('what is outside of a request', () => {
  test.each<[what: string, size: number, of: (size: number) => () => unknown]>([
    ['keys of a set', 700, keySet],
    ['revoked tokens', 10_000, (n) => () => parseRevokedTokens('jti:a\n'.repeat(n))],
    [
      'comments between revoked tokens',
      10_000,
      (n) => () => parseRevokedTokens(`#${' '.repeat(n)}\n${'\n'.repeat(n)}`),
    ],
    ['id of a revoked token', 100_000, (n) => () => parseRevokedTokens(`jti:${' a'.repeat(n)}`)],
    ['spellings of a token', 4_000, (n) => () => [isCanonical('a'.repeat(n)), spellingsOf('a'.repeat(n))]],
    ['origins', 5_000, (n) => () => readOrigins(times(n, (at) => `https://a${at}.example,`))],
    ['groups of an address', 1_000, (n) => () => networkOf('1:'.repeat(n))],
    ['forms that arrive', 2_000, newcomerTo],
    ['tenants that are refused', 1_000, refusals],
    ['pieces of a picture', 20_000, pieces],
    ['digest of a form', PARTS, digestOfParts],
  ])('%s', async (_what, size, of) => expectLinear(of(size), of(2 * size)))
})
