import { blankPortrait, drawSpecimen, openStudio } from '@vivid/specimens'
import { expect, it } from 'vitest'
import { readArguments } from './arguments.js'
import { judgeSide, type UndescribedResult } from './measure-undescribed.js'
import { planTasks } from './plan.js'
import { reportUndescribed } from './report-undescribed.js'

const studio = await openStudio({ portraits: blankPortrait })
const front = await drawSpecimen({ kind: 'id-card-argentina', seed: 8, side: 'front', pixelsPerMm: 2 }, studio)
const { fields } = front.truth
const answers: Record<string, string | undefined> = { ...fields }

it('tells right, wrong and empty apart, and a value where none is printed is wrong', () => {
  const asRead = judgeSide(front.truth, (field) => (field === 'place_of_birth' ? '' : (answers[field] ?? '')))
  expect(asRead.misses).toEqual([])
  const changed = judgeSide(
    front.truth,
    (field) => ({ surnames: 'OTHER', place_of_birth: 'ROSARIO' })[field as string] ?? '',
  )
  expect(changed.outcomes).toMatchObject({ surnames: 'wrong', names: 'empty', place_of_birth: 'wrong' })
})

it('measures sides alone and no pairs', () => {
  const run = readArguments(['--without-template', '--count', '2', '--template', 'Cuba'])
  if (run === 'help') throw new Error('no help was asked for')
  expect(planTasks(run).map(({ task }) => task)).toEqual(['undescribed', 'undescribed'])
})

it('reports shares by level', () => {
  const result: UndescribedResult = {
    measured: 'undescribed',
    template: 'Chile',
    kind: 'id-card-chile',
    level: 'clean',
    seed: '1',
    side: 'front',
    outcomes: { names: 'right', surnames: 'wrong', gender: 'empty', birth_date: 'right' },
    misses: [],
  }
  expect(reportUndescribed([result])).toContain('| Chile | 50.0 % | 25.0 % | 1 |')
})
