import { expect, test } from 'vitest'
import { costOf } from '../testing/cost-of.js'
import { parseTenants } from './parse-tenants.js'

const parse = (text: string) => parseTenants(text, { maxRetentionSeconds: 3_600 })

test('reads YAML and JSON alike', () => {
  const yaml = `
# who is who
acme:
  requests_per_second: 50
  webhook:
    url: https://acme.example/hook
    secrets: [whsec_0123456789abcdefghijklmn]
"052": { sandbox: true }
`
  const entries = parse(yaml)
  expect(entries.get('acme')).toMatchObject({ requests_per_second: 50, webhook: { url: 'https://acme.example/hook' } })
  expect(entries.get('052')).toEqual({ sandbox: true })
  expect(parse(JSON.stringify(Object.fromEntries(entries)))).toEqual(entries)
})

test.each([
  ['acme=5', 'line 1: the whole must be object'],
  ['', 'line 1: the whole must be object'],
  ['[]', 'line 1: the whole must be object'],
  ['{"acme": 5}', 'line 1: acme must be object'],
  ['{"acme": {"rate": 5}}', 'line 1: acme.rate is not known'],
  ['acme:\n  weight: 2\nglobex:\n  weight: 0\n', 'line 4: globex.weight must be > 0'],
  ['acme:\n  weight: 2\n  burst: "9"\n', 'line 3: acme.burst must be number'],
  ['acme:\n  webhook:\n    url: https://a.example\n', 'line 2: acme.webhook must have required properties secrets'],
  ['acme:\n  language: fr\n', 'line 2: acme.language must be one of en, es'],
  ['acme:\n\n  retention_seconds: 3601\n', 'line 3: acme.retention_seconds must not be above RETENTION_SECONDS, 3600'],
  ['acme: {}\nglobex: {}\nacme: {}\n', 'line 3: Map keys must be unique'],
  ['acme:\n  weight: 1\n  weight: 2\n', 'line 3: Map keys must be unique'],
  ['{"acme": {}, "acme": {}}', 'line 1: Map keys must be unique'],
  ['acme:\n  weight: [1\nglobex: {}\n', 'line 3'],
])('%j is refused: %s', (text, message) => {
  expect(() => parse(text)).toThrow(message)
})

test.each([
  ['https://', 'whsec_0123456789abcdefghijklmn', 'line 3: a.webhook.url must be an address'],
  ['https://exa mple/', 'whsec_0123456789abcdefghijklmn', 'line 3: a.webhook.url must be an address'],
  ['https://u:p@a.example', 'whsec_0123456789abcdefghijklmn', 'line 3: a.webhook.url must not hold a user'],
  ['https://a.example', 'whsec_no base64 at all, this!', 'line 4: a.webhook.secrets.0 must be base64'],
])('a webhook at %s with %s cannot be used', (url, secret, message) => {
  expect(() => parse(`a:\n  webhook:\n    url: "${url}"\n    secrets: ["${secret}"]\n`)).toThrow(message)
})

test('everything that is wrong is told at once, and no value is', () => {
  const secret = 'too-short'
  const text = `a:\n  weight: -1\nb:\n  webhook: { url: https://b.example, secrets: [${secret}] }\n`
  expect(() => parse(text)).toThrow(/^line 2: a\.weight .*; line 4: b\.webhook\.secrets\.0 /)
  expect(() => parse(text)).not.toThrow(secret)
})

const entriesOf = (count: number, entry: string) =>
  Array.from({ length: count }, (_, n) => `tenant-${n}: ${entry}\n`).join('')

test('eight times the entries take eight times the time, not 64 times', async () => {
  const [some, many] = [1_000, 8_000].map((count) => entriesOf(count, '{ weight: 2 }'))
  let [least, most] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  const timesLonger = async () => {
    least = Math.min(least, (await costOf(() => parse(some!))).ms)
    most = Math.min(most, (await costOf(() => parse(many!))).ms)
    return most / least
  }
  // The first runs are slow: what they run is not compiled yet.
  for (let run = 0; run < 4; run += 1) parse(some!)
  // A busy machine lengthens a run, never shortens it.
  await expect.poll(timesLonger).toBeLessThan(14)
})

test('of many entries that are wrong the first are told', () => {
  expect(() => parse(entriesOf(100, '{ retention_seconds: 3601 }'))).toThrow(
    /^line 1: tenant-0\.retention_seconds .*; line 20: [^;]*; and 80 more$/,
  )
})
