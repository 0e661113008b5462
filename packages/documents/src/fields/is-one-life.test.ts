import { expect, it } from 'vitest'
import { isOneLife } from './is-one-life.js'

it.each([
  ['birth before issue before expiry', '31-12-1989', '01-01-2020', '01-01-2030', true],
  ['an issue on the day of birth', '01-01-2020', '01-01-2020', '01-01-2030', false],
  ['the end of a month before the next', '30-04-1990', '31-01-2020', '01-02-2020', true],
  ['an expiry before the issue', '31-12-1989', '01-01-2020', '31-12-2019', false],
  ['a holder of 121 years', '01-01-1900', '01-01-2021', '01-01-2030', false],
  ['a document for 26 years', '01-01-1990', '01-01-2000', '01-01-2026', false],
  ['a document without an end', '01-01-1990', '01-01-2000', '31-12-9999', true],
])('%s', (_, birth, issue, expiry, isOne) => {
  const dates = new Map([
    ['birth_date', birth],
    ['issuing_date', issue],
    ['expiration_date', expiry],
  ])
  expect(isOneLife(dates)).toBe(isOne)
})

it('asks nothing of a date that is not there', () => {
  expect(isOneLife(new Map([['expiration_date', '01-01-2030']]))).toBe(true)
})
