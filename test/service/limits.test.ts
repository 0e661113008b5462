import { expect, inject, test } from 'vitest'
import { jpegOf, livenessPath, post } from '../support/request.js'
import { makeToken } from '../support/token.js'

const url = inject('echoUrl')
const selfie = jpegOf(10_000)

test('a tenant with a limit may send a burst, is then told when to come back, and others are not held up', async () => {
  const token = makeToken({ sub: 'limited' })
  const answers = await Promise.all(Array.from({ length: 6 }, () => post(url, livenessPath, { selfie }, { token })))
  const refused = answers.filter(({ status }) => status === 429)
  expect(answers.filter(({ status }) => status === 200).length).toBe(3)
  expect(refused.length).toBe(3)
  expect(refused[0]!.body).toMatchObject({ reason: 'rate_limited' })
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  for (const { headers } of answers) expect(headers.get('ratelimit-policy')).toBe('"rate";q=3;w=300')
  const left = answers
    .map(({ headers }) => headers.get('ratelimit'))
    .map((text) => Number(/;r=(\d+);t=/.exec(text!)?.[1]))
  expect(left.sort()).toEqual([0, 0, 0, 0, 1, 2])
  const other = await post(url, livenessPath, { selfie }, { token: makeToken({ sub: 'other' }) })
  expect(other.status).toBe(200)
  expect(other.headers.get('ratelimit')).toBeNull()
})
