import { describe, expect, test } from 'vitest'
import { number, oneOf, readOptions, UsageError, whole } from './index.js'

const options = { rate: { type: 'string', default: '1' }, loud: { type: 'boolean', default: false } } as const

test('options are read, and what else was typed where it may be', () => {
  expect(readOptions(['--rate', '5', '--loud'], options).values).toMatchObject({ rate: '5', loud: true })
  expect(readOptions(['a', 'b'], options, { allowPositionals: true }).positionals).toEqual(['a', 'b'])
})

test.each([[['--rat']], [['--rate']], [['a']], [['--loud=yes']]])('%j is wrong use', (args) => {
  expect(() => readOptions(args, options)).toThrow(UsageError)
})

test.each([
  ['--rat', {}],
  ['--rat=5', {}],
  ['-r', {}],
  ['--rat', { allowPositionals: true }],
])('%s is named, and nothing else is said', (typed, more) => {
  const [name] = typed.split('=')
  expect(() => readOptions([typed], options, more)).toThrow(new UsageError(`there is no ${name}`))
})

describe('values', () => {
  test('are what was typed', () => {
    expect(number('--rate', '0.5', 0, 1)).toBe(0.5)
    expect(whole('--count', '12', 0)).toBe(12)
    expect(oneOf('--level', 'hard', ['clean', 'hard'])).toBe('hard')
  })
  test.each(['', ' ', 'x', '-1', '11', 'NaN'])('"%s" is no number from 0 to 10', (given) => {
    expect(() => number('--rate', given, 0, 10)).toThrow(`--rate must be a number from 0 to 10, not "${given}"`)
    expect(() => whole('--rate', given, 0, 10)).toThrow(`--rate must be a whole number from 0 to 10, not "${given}"`)
  })
  test('half of one is not whole', () => expect(() => whole('--count', '0.5', 0)).toThrow('whole number from 0, not'))
  test('others say what may be typed', () => {
    expect(() => oneOf('--level', 'x', ['clean', 'hard'])).toThrow('--level must be one of clean, hard, not "x"')
  })
})
