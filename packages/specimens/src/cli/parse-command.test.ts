import { UsageError } from '@vivid/command'
import { expect, test } from 'vitest'
import { listKinds } from '../layouts/find-layout.js'
import { help } from './help.js'
import { parseCommand } from './parse-command.js'

test('a group stands for all its kinds', () => {
  expect(parseCommand(['--kind', 'visa', '--count', '3', '--out', 'x'])).toMatchObject({
    kinds: ['visa-a', 'visa-b'],
    count: 3,
    outFolder: 'x',
    level: 'clean',
    format: 'jpg',
  })
})

test('each card of invented designs is another design', () => {
  expect(parseCommand(['--kind', 'design-unseen', '--count', '2', '--out', 'x'])).toMatchObject({
    kinds: ['design-unseen-0', 'design-unseen-1'],
  })
})

test('zero degrees is a wish like any other', () => {
  expect(parseCommand(['--out', 'x', '--rotation', '0'])).toMatchObject({ wish: { rotationDegrees: 0 } })
})

test.each([
  [['--kind', 'library-card', '--out', 'x'], 'passport-mexico'],
  [['--kind', 'passport'], '--out'],
  [['--out', 'x', '--count', 'many'], '--count'],
  [['--out', 'x', '--count', '1.5'], '--count'],
  [['--out', 'x', '--level', 'brutal'], 'clean, moderate, hard'],
  [['--out', 'x', '--nonsense'], 'nonsense'],
])('%j is refused with a reason', (args, reason) => {
  expect(() => parseCommand(args)).toThrow(UsageError)
  expect(() => parseCommand(args)).toThrow(reason)
})

test('help lists every kind', () => {
  expect(parseCommand(['--help'])).toBe('help')
  for (const { kind } of listKinds()) expect(help()).toContain(kind)
})
