import { expect, it } from 'vitest'
import type { ParseContext } from './parsed-value.js'
import { rememberParsed } from './remember-parsed.js'

it('parses each text once in its own context, also one that is no value', () => {
  const asked: string[] = []
  const own: ParseContext = { today: new Date(0), dateKind: 'birth' }
  const parse = rememberParsed((text) => {
    asked.push(text)
    return text === '' ? null : { value: text, from: [], fit: 1 }
  }, own)
  expect([parse('A', own)?.value, parse('A', own)?.value, parse('', own), parse('', own)]).toEqual([
    'A',
    'A',
    null,
    null,
  ])
  expect(asked).toEqual(['A', ''])
  expect(parse('A', { ...own })?.value).toBe('A')
  expect(asked).toEqual(['A', '', 'A'])
})
