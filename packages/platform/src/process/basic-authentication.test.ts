import { expect, test } from 'vitest'
import { isOperator } from './basic-authentication.js'

const password = 'a password: with colons'
const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`

test('the operator with the password comes in', () => {
  expect(isOperator(basic(`admin:${password}`), password)).toBe(true)
  expect(isOperator(basic(`admin:${password}`).replace('Basic', 'basic'), password)).toBe(true)
})

test.each([
  undefined,
  '',
  'Basic',
  'Basic ',
  `Bearer ${password}`,
  basic('admin:'),
  basic(`root:${password}`),
  basic(`admin:${password} `),
  basic(password),
])('%s does not', (authorization) => {
  expect(isOperator(authorization, password)).toBe(false)
})
