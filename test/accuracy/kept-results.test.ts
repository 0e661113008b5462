import { appendFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openKeptResults } from './kept-results.js'
import type { FieldsResult } from './measure-fields.js'
import { planTasks } from './plan.js'

const [first, second] = planTasks({ count: 2, sides: 0, pairs: 0, templates: ['Chile'], levels: ['clean'], seed: '1' })
const result: FieldsResult = {
  measured: 'fields',
  template: 'Chile',
  kind: 'id-card-chile',
  level: 'clean',
  seed: '1/0',
  fields: 8,
  exact: 8,
  complete: true,
  misses: [],
}

it('knows again what an earlier run measured, and nothing else', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'accuracy-')), 'kept.ndjson')
  openKeptResults(file).add(first!, [result])
  appendFileSync(file, '{"task":{"task":"fiel')
  const again = openKeptResults(file)
  expect(again.find(first!)).toEqual([result])
  expect(again.find(second!)).toBeUndefined()
})

it('keeps nothing without a file', () => {
  const kept = openKeptResults(undefined)
  kept.add(first!, [result])
  expect(kept.find(first!)).toBeUndefined()
})
