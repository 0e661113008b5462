import { expect, it } from 'vitest'
import { readArguments, UsageError } from './arguments.js'
import { planTasks } from './plan.js'
import { templates } from './templates.js'

it('measures every template in turn, and as many pairs that match as do not', () => {
  const run = readArguments(['--count', '2', '--sides', '6'])
  if (run === 'help') throw new Error('no help was asked for')
  const tasks = planTasks(run)
  const fields = tasks.filter(({ task }) => task === 'fields')
  expect(fields).toHaveLength(2 * templates.length)
  expect(new Set(fields.slice(0, templates.length).map(({ template }) => template)).size).toBe(templates.length)
  const pairings = tasks.flatMap((task) => (task.task === 'sides' ? [task.pairing] : []))
  expect(pairings.filter((pairing) => pairing === 'same')).toHaveLength(6)
  expect(pairings.filter((pairing) => pairing === 'one field changed')).toHaveLength(3)
})

it('narrows by name and level', () => {
  const run = readArguments(['--template', 'colombia', '--level', 'hard', '--count', '1', '--sides', '0'])
  expect(run).toMatchObject({ templates: ['Colombia, digital', 'Colombia, yellow'], levels: ['hard'] })
})

it.each([
  [['--template', 'Atlantis'], 'Atlantis'],
  [['--level', 'brutal'], 'clean, moderate, hard'],
  [['--count', '-1'], '--count'],
  [['--jobs', '0'], '--jobs'],
  [['--nonsense'], 'nonsense'],
])('%j is refused with a reason', (args, reason) => {
  expect(() => readArguments(args)).toThrow(UsageError)
  expect(() => readArguments(args)).toThrow(reason)
})
