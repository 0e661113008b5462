import { endpointNames, routes } from '@vivid/contract'
import { pick, seededRandom } from '../../support/seeded-random.js'
import { below, mutateBytes, type Random } from '../images/mutate-bytes.js'
import { hostileForm } from './hostile-forms.js'
import { hostileToken, validToken } from './hostile-tokens.js'

export interface HostileRequest {
  name: string
  bytes: Buffer
  /** A whole HTTP request, whatever it holds: it must be answered. Others may also be cut. */
  isWhole: boolean
  /** Whether its token may be let in. */
  mayEnter: boolean
}

const long = 'x'.repeat(2_000)
const headers = (random: Random): string[] =>
  pick(random, [
    ['accept-language: es;q=0.5, en;q=0.9'],
    [`accept-language: ${Array.from({ length: 200 }, (_, n) => `a${n};q=0.${n}`).join(',')}`],
    ['accept-language: ;;;q=,,=;es;q=NaN'],
    [`traceparent: 00-${'0'.repeat(32)}-${'0'.repeat(16)}-01`],
    [`traceparent: ${long}`],
    ['traceparent: 00-g', 'traceparent: 00-h'],
    [`idempotency-key: ${pick(random, ['', 'a', 'ü', long, "'; --", '\t', 'a b', '"quoted"'])}`],
    ['x-forwarded-for: 127.0.0.1', 'x-forwarded-host: evil', 'forwarded: for=unknown'],
    ['expect: 100-continue'],
    ['expect: 200-ok'],
    ['range: bytes=0-1', 'if-none-match: *', 'if-modified-since: never'],
    ['content-encoding: gzip'],
    ['connection: upgrade', 'upgrade: h2c', 'http2-settings: AAMAAABkAARAAAAAAAIAAAAA'],
    ['cookie: __proto__=1; a=b', 'x-http-method-override: DELETE'],
    ['accept: text/html', 'accept-version: 9.9.9'],
    [`x-${'n'.repeat(200)}: ${long}`],
    Array.from({ length: 100 }, (_, n) => `x-${n}: ${n}`),
    ['te: trailers, deflate;q=0.5', 'trailer: x'],
    [],
    [],
    [],
  ])

const { ocr, transactions } = routes
const analysisPaths = endpointNames.map((name): string => routes[name])
const oddPaths = [
  ocr.slice(0, -1),
  `${ocr}/`,
  `${ocr}?a=%zz&__proto__=1`,
  ocr.toUpperCase().replace('/API/V', '/api/v'),
  '/api/v3.1/ocr/',
  `/api/..${ocr}`,
  `${ocr}%2e%2e/`,
  '/api/%ff',
  `/api/${long}`,
  `${ocr};a=b`,
  `/${ocr}`,
  `${transactions}x`,
  `${transactions}1e999`,
  `${transactions}-1`,
]
const oddMethods = ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'QUERY']

/** Bodies whose length is stated in odd ways; null where the length is simply true. */
const oddLength = (random: Random, body: Buffer): { head: string[]; body: Buffer } =>
  pick(random, [
    () => ({ head: [`content-length: ${body.length + 1 + below(random, 50)}`], body }),
    () => ({ head: ['content-length: -1'], body }),
    () => ({ head: [`content-length: ${body.length}`, `content-length: ${body.length + 1}`], body }),
    () => ({ head: [`content-length: ${body.length}`, 'transfer-encoding: chunked'], body }),
    () => ({ head: ['transfer-encoding: chunked'], body: Buffer.concat([Buffer.from('fffffffff\r\n'), body]) }),
    () => ({ head: ['transfer-encoding: chunked, identity'], body }),
    () => ({ head: ['content-length: 99999999999999999999'], body }),
    () => ({ head: ['content-length: 0x10'], body }),
    () => ({ head: [], body }),
  ])()

/** The n-th hostile request of a seed: token, headers and form each right or wrong on their own. */
export const hostileRequest = (seed: number, n: number): HostileRequest => {
  const random = seededRandom(seed * 7_000_003 + n)
  const token = random() < 0.6 ? validToken() : hostileToken(random)
  const form = hostileForm(random)
  const method = random() < 0.9 ? 'POST' : pick(random, oddMethods)
  const path = random() < 0.8 ? pick(random, analysisPaths) : pick(random, oddPaths)
  const broken = random()
  const isOdd = broken < 0.08
  const { head, body } = isOdd
    ? oddLength(random, form.body)
    : { head: [`content-length: ${form.body.length}`], body: form.body }
  const chunked = !isOdd && random() < 0.1
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: fuzz',
    ...(token.authorization === undefined ? [] : [`authorization: ${token.authorization}`]),
    ...(form.contentType === undefined ? [] : [`content-type: ${form.contentType}`]),
    ...(chunked ? ['transfer-encoding: chunked'] : head),
    ...headers(random),
  ]
  const sentBody = chunked
    ? Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')])
    : body
  const whole = Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), sentBody])
  const isTorn = broken >= 0.08 && broken < 0.16
  const headLength = whole.length - sentBody.length
  const bytes = isTorn ? Buffer.concat([mutateBytes(whole.subarray(0, headLength), random), sentBody]) : whole
  return {
    name: `${method} ${path.slice(0, 40)}`,
    bytes,
    isWhole: !isTorn && !isOdd && !(chunked && body.length === 0),
    mayEnter: token.valid || isTorn,
  }
}
