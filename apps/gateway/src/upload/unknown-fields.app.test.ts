import { routes } from '@vivid/contract'
import { expect, test } from 'vitest'
import { type Sent, sendRequest } from '../testing/send-request.js'
import { formOf, jpeg } from '../testing/test-app.js'
import { nameTold } from './name-told.js'

const passport = ['document_type', 'passport'] as const
const ocr = (parts: Sent['parts'], headers = {}) => sendRequest({ path: routes.ocr, parts: parts!, headers })

test('a picture under another name is named where its own is missing', async () => {
  const { status, headers, body } = await ocr([passport, ['image', jpeg]])
  expect([status, body.error_code]).toEqual([400, 809])
  expect(body.error).toMatch(/image was sent, which this request does not take: did you mean frontside\?$/)
  expect([headers['error-reason'], headers['unknown-fields']]).toEqual(['frontside_missing', 'image'])
})

test.each([
  ['en', /document_type is required: one of passport, .*documentType was sent.*did you mean document_type\?$/],
  ['es', /Se envió documentType, .* ¿quiso decir document_type\?$/],
  ['pt', /Foi enviado documentType, .*: quis dizer document_type\?$/],
])('so is a misspelt field, in %s', async (language, expected) => {
  const parts = [
    ['documentType', 'passport'],
    ['frontside', jpeg],
  ] as const
  const { status, headers, body } = await ocr(parts, { 'accept-language': language })
  expect([status, body.reason, body.field]).toEqual([400, 'invalid_form', 'document_type'])
  expect(body.error).toMatch(expected)
  expect(headers['unknown-fields']).toBe('documentType;meant=document_type')
})

test('a picture that nobody asked for stands for no field of text, nor a text for a picture', async () => {
  expect((await ocr([['image', jpeg]])).body.error).not.toContain('image')
  expect((await ocr([passport, ['csrf', 'x']])).body.error).not.toContain('csrf')
})

test('a picture that was sent as text is told so, and a field that was sent as a file', async () => {
  const asText = await ocr([passport, ['frontside', 'aGVsbG8=']])
  expect(asText.body.error).toMatch(/ frontside was sent as text: send it as a file\.$/)
  const asFile = await ocr([
    ['document_type', jpeg],
    ['frontside', jpeg],
  ])
  expect(asFile.body.error).toMatch(/ document_type was sent as a file: send it as text\.$/)
  expect([asText.headers, asFile.headers]).toEqual([
    expect.not.objectContaining({ 'unknown-fields': expect.anything() }),
    expect.not.objectContaining({ 'unknown-fields': expect.anything() }),
  ])
  expect((await ocr([passport, ['frontside', '']])).body.error).not.toContain('as text')
})

test('where nothing is missing, a header tells what was ignored', async () => {
  const parts = [
    ['selfie', jpeg],
    ['detail', 'True'],
    ['añadido\r\nx: y', '1'],
  ] as const
  const { status, headers, body } = await sendRequest({ parts })
  expect([status, body]).toEqual([200, { valid: true }])
  expect(headers['unknown-fields']).toMatch(/^detail;meant=details, a%C3%B1adido/)
  expect((await sendRequest()).headers).not.toHaveProperty('unknown-fields')
})

test('a name that is longer than any field is ignored as every unknown one, and told cut short', async () => {
  const long = 'selfie_'.repeat(11_300)
  const { status, headers } = await sendRequest({
    parts: [['selfie', jpeg], ...[1, 2, 3].map((n) => [n + long, jpeg] as const)],
  })
  expect(status).toBe(200)
  const cut = (n: number) => (n + long).slice(0, 64)
  expect(headers['unknown-fields']).toBe([1, 2, 3].map((n) => `${cut(n)}%E2%80%A6`).join(', '))
  const missing = await sendRequest({ parts: [[long, jpeg]] })
  expect(missing.body.message.length).toBeLessThan(300)
})

test('a part without a name is no field', async () => {
  const { headers, payload } = await formOf([
    ['selfie', jpeg],
    ['x', jpeg],
  ])
  for (const disposition of ['form-data', 'form-data; name=""', 'form-data; filename="a"']) {
    const bytes = payload.toString('latin1').replace('form-data; name="x"; filename="a.jpg"', disposition)
    const answer = await sendRequest({ headers, payload: Buffer.from(bytes, 'latin1') })
    expect([answer.status, answer.headers['unknown-fields']], disposition).toEqual([200, undefined])
  }
})

test('the header has a bounded length, whatever the names are', async () => {
  const parts = Array.from({ length: 150 }, (_, n) => ['字'.repeat(2_000) + n, 'x'] as const)
  const { headers } = await sendRequest({ parts: [['selfie', jpeg], ...parts] })
  expect(String(headers['unknown-fields']).length).toBeLessThan(2_000)
})

test.each([
  ['\ud800', '\ufffd'],
  ['a'.repeat(64), 'a'.repeat(64)],
  ['a'.repeat(65), `${'a'.repeat(64)}…`],
  // 64 bytes end within the character.
  [`a${'字'.repeat(30)}`, `a${'字'.repeat(21)}…`],
])('%j is told as %j', (name, told) => expect(nameTold(name)).toBe(told))

test('a picture over its limit is told the limit', async () => {
  const { status, body } = await sendRequest({ parts: [['selfie', Buffer.alloc(10_001, jpeg)]] })
  expect([status, body.error_code]).toEqual([413, 708])
  expect(body.message).toMatch(/The limit of selfie is 0 MB \(10,000 bytes\)\.$/)
  const large = Buffer.alloc(2 ** 21 + 1, jpeg)
  for (const parts of [[passport, ['frontside', large]] as const, [['frontside', large], passport] as const]) {
    const document = await sendRequest({ path: routes.ocr, parts, headers: { 'accept-language': 'es' } })
    expect(document.body.error).toMatch(/El límite de frontside es 2 MB \(2\.097\.152 bytes\)\.$/)
  }
})

test('who has not contracted a service is told which, and what the token has', async () => {
  const one = await sendRequest({ claims: { services: ['ocr'] } })
  expect(one.body.error).toBe(
    'The token does not include this service. Its claim services must hold liveness; it holds ocr.',
  )
  const several = await sendRequest({ path: routes.biometrics, claims: { services: [] } })
  expect(several.body.error).toMatch(/must hold liveness or face_match; it holds nothing\.$/)
})
