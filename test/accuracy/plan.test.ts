import { UsageError } from '@vivid/command'
import { changes } from '@vivid/specimens'
import { expect, it } from 'vitest'
import { readArguments } from './arguments.js'
import { wrongs } from './measure-validity.js'
import { planTasks } from './plan.js'
import { templates } from './templates.js'

it('measures every template in turn, and as many pairs that match as do not', () => {
  const run = readArguments(['--count', '2', '--sides', '6', '--pairs', '0'])
  if (run === 'help') throw new Error('no help was asked for')
  const tasks = planTasks(run)
  const fields = tasks.filter(({ task }) => task === 'fields')
  expect(fields).toHaveLength(2 * templates.length)
  expect(new Set(fields.slice(0, templates.length).map(({ template }) => template)).size).toBe(templates.length)
  const pairings = tasks.flatMap((task) => (task.task === 'sides' ? [task.pairing] : []))
  expect(pairings.filter((pairing) => pairing === 'same')).toHaveLength(6)
  expect(pairings.filter((pairing) => pairing === 'one field changed')).toHaveLength(3)
})

it('draws as many right pairs as wrong ones, every wrong on every template, level and side', () => {
  const cards = templates.filter(({ asked }) => asked === 'card')
  // Five wrongs, three levels, two sides.
  const pairs = 5 * 3 * 2 * cards.length
  const run = readArguments(['--count', '0', '--sides', '0', '--pairs', String(pairs)])
  if (run === 'help') throw new Error('no help was asked for')
  const tasks = planTasks(run).flatMap((task) => (task.task === 'validity' ? [task] : []))
  const wrong = tasks.filter((task) => task.wrong !== 'none')
  expect(tasks).toHaveLength(2 * pairs)
  expect(wrong).toHaveLength(pairs)
  const seen = new Set(wrong.map((task) => [task.wrong, task.template, task.level, task.replaced].join()))
  const silent = cards.filter(({ sharesNothing }) => sharesNothing)
  expect(silent.map(({ name }) => name)).toContain('generic TD2')
  // A side of which nothing can be read is never valid.
  const right = tasks.filter((task) => task.wrong === 'none').map(({ template }) => template)
  expect(right).not.toContain('Venezuela')
  expect(right).toContain('Bolivia, old')
  // Nothing on such a back is the holder's: another person's is none the worse.
  expect(seen.has('another person,generic TD2,clean,back')).toBe(false)
  for (const { name } of cards)
    for (const kind of wrongs.filter((one) => one !== 'another person'))
      for (const level of run.levels)
        for (const side of ['front', 'back']) expect(seen).toContain([kind, name, level, side].join())
})

it('changes every field on every template whose sides share one, beside as many right pairs', () => {
  const comparable = templates.filter(({ asked, sharesNothing }) => asked === 'card' && !sharesNothing)
  const run = readArguments(['--changed-fields', String(changes.length * comparable.length)])
  if (run === 'help') throw new Error('no help was asked for')
  expect(run, 'what is named is measured, and nothing else').toMatchObject({ count: 0, sides: 0, pairs: 0 })
  const tasks = planTasks(run).flatMap((task) => (task.task === 'changed' ? [task] : []))
  const changed = tasks.filter(({ change }) => change !== 'none')
  expect(tasks).toHaveLength(2 * changed.length)
  expect(new Set(changed.map(({ template, change }) => `${template}/${change}`)).size).toBe(changed.length)
  expect(new Set(tasks.map(({ level }) => level))).toEqual(new Set(['clean']))
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

it.each(['faces', 'copies'])('measures %s only where that is asked for, on every template in turn', (name) => {
  const read = (args: string[]) => {
    const run = readArguments(args)
    if (run === 'help') throw new Error('no help was asked for')
    return planTasks(run)
  }
  expect(read([]).some(({ task }) => task === name)).toBe(false)
  const shown = templates.filter(({ hasNoPortrait }) => !hasNoPortrait)
  const tasks = read([`--${name}`, String(shown.length + 1), '--portraits', 'people'])
  expect(tasks).toHaveLength(shown.length + 1)
  expect(new Set(tasks.map(({ template }) => template))).toEqual(new Set(shown.map(({ name }) => name)))
  expect(tasks.at(-1)).toMatchObject({ task: name, template: shown[0]!.name, index: 1, portraits: 'people' })
  expect(read([`--${name}`, '3', '--template', 'NIE'])).toEqual([])
})
