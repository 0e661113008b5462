import { changes } from '@vivid/specimens'
import { expect } from 'vitest'
import { examples, isWholeRun } from '../support/whole-run.js'
import { measureChanged } from './measure-changed.js'
import { type FieldsResult, measureFields } from './measure-fields.js'
import { measureSides, type Pairing } from './measure-sides.js'
import { measureValidity, wrongs } from './measure-validity.js'
import { planTasks } from './plan.js'
import { readingTest as it } from './reading-test.js'
import { templates } from './templates.js'

// The short form of `npm run accuracy`: few documents and low bounds. `npm test` asks most of it of fewer pictures: read-cards,
// read-passports, valid-cards.
const SEED = 'short'
const LEAST_SHARE = 0.95

const templateOf = (name: string) => templates.find((template) => template.name === name)!

it('reads nearly every field of clean specimens, with and without a zone', async ({ engine, studio }) => {
  const results: FieldsResult[] = []
  for (const name of examples(['Mexico, INE', 'Colombia, yellow', 'Spain, DNI', 'passport page']))
    results.push(...(await measureFields(engine, studio, templateOf(name), 0, { levels: ['clean'], seed: SEED })))
  const sum = (pick: (result: FieldsResult) => number) => results.reduce((n, result) => n + pick(result), 0)
  const share = sum(({ exact }) => exact) / sum(({ fields }) => fields)
  expect(share, JSON.stringify(results.map(({ kind, misses }) => ({ kind, misses })))).toBeGreaterThan(LEAST_SHARE)
})

it.for<Pairing>(examples(['one field changed', 'same']))(
  'tells whether two sides belong together: %s',
  async (pairing, { engine, studio }) => {
    const measured = await measureSides(engine, studio, templateOf('Chile'), 0, { level: 'clean', seed: SEED, pairing })
    expect(measured).toMatchObject({ right: true })
  },
)

const contradicting = [
  ['Brazil, CIN', 'surnames'],
  ['Guatemala', 'document_digits'],
  ['Dominican Republic, 2014', 'document_number'],
] as const

it.runIf(isWholeRun).for(contradicting)(
  'no front is valid that contradicts its own back: %s, %s',
  async ([name, change], { engine, studio }) => {
    const task = { level: 'clean', seed: SEED, change: changes.indexOf(change) } as const
    const measured = await measureChanged(engine, studio, templateOf(name), 0, task)
    expect(measured).toMatchObject({ change, valid: false, match: false })
  },
)

// One of each wrong, on templates with a zone, with a code alone and with nothing in common.
const pairs = planTasks({
  count: 0,
  sides: 0,
  pairs: wrongs.length,
  templates: ['Chile', 'Colombia, yellow', 'Panama', 'generic TD2'],
  levels: ['clean'],
  seed: SEED,
}).flatMap((task) => (task.task === 'validity' ? [task] : []))

it.runIf(isWholeRun).for(pairs)(
  'is valid for both sides of one card only: $template, $wrong',
  async (task, { engine, studio }) => {
    const measured = await measureValidity(engine, studio, templateOf(task.template), task.index, task)
    expect(measured).toMatchObject({ right: true })
  },
)
