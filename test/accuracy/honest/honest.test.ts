import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../support/seeded-random.js'
import { openKeptResults } from '../kept-results.js'
import { createAskEach } from './ask-each.js'
import { acer, auc, passedShare, refusedShare, type Verdict } from './error-rates.js'
import { fitOdds } from './fit-odds.js'
import { leaveSourceOut } from './leave-source-out.js'
import { resampleSources } from './resample-sources.js'
import { sourceOf } from './source-of.js'
import { splitBetween } from './split-between.js'

const verdict = (isGenuine: boolean, score: number | null): Verdict => ({
  isGenuine,
  score,
  isPassed: (score ?? -1) > 0,
})
const verdicts = [verdict(true, 2), verdict(true, 1), verdict(true, null), verdict(false, 1), verdict(false, -3)]

it('counts what is not scored as refused, and leaves it out of the ranking', () => {
  expect(refusedShare(verdicts)).toBeCloseTo(1 / 3)
  expect(passedShare(verdicts)).toBe(0.5)
  expect(acer(verdicts)).toBeCloseTo((1 / 3 + 0.5) / 2)
  // Of four pairs three are right and one is even.
  expect(auc(verdicts)).toBeCloseTo(3.5 / 4)
  expect(acer(verdicts.filter(({ isGenuine }) => isGenuine))).toBeNaN()
})

it('puts even odds midway between classes of unequal number', () => {
  const values = [...Array.from({ length: 50 }, (_, i) => 4 + (i % 5)), -2, -1, 0, 1, 2]
  const { slope, bias } = fitOdds(
    values,
    values.map((_, i) => i < 50),
  )
  expect(slope).toBeGreaterThan(0)
  expect(-bias / slope).toBeCloseTo(3, 1)
})

describe('leaveSourceOut', () => {
  it('shows no picture to the choice it is judged by', () => {
    const cases = ['a', 'b', 'a', 'c'].map((source, id) => ({ source, id }))
    const judged = leaveSourceOut(cases, (others) => ({ id }) => ({ id, seen: others.map((one) => one.id) }))
    expect(judged).toEqual([
      { id: 0, seen: [1, 3] },
      { id: 1, seen: [0, 2, 3] },
      { id: 2, seen: [1, 3] },
      { id: 3, seen: [0, 1, 2] },
    ])
  })
})

describe('resampleSources', () => {
  const mean = (cases: readonly { readonly value: number }[]) =>
    cases.reduce((sum, { value }) => sum + value, 0) / cases.length

  it('is as wide as sources differ, however many pictures each has', () => {
    const alike = (count: number) =>
      [0, 1, 0, 1].flatMap((value, i) => Array.from({ length: count }, () => ({ source: `${i}`, value })))
    for (const cases of [alike(1), alike(100)]) {
      const { low, high } = resampleSources(cases, mean, seededRandom(1))!
      expect([low, high]).toEqual([0, 1])
    }
  })

  it('says nothing of one source', () => {
    expect(resampleSources([{ source: 'a', value: 1 }], mean, seededRandom(1))).toBeNull()
  })
})

it.each([
  ['hossamamrani/Project', 'images/svk_id/06.cg0004/000217.jpg', 'svk_id'],
  ['leonalessio/id-card-detection', 'Id/grc_passport/real/05.jpg', 'grc_passport'],
  ['', 'cards/images/esp_id_10.jpg', 'esp_id'],
  ['konstantint/PassportEye', 'passporteye/mrz/testdata/0_id-esp.png', 'konstantint/PassportEye'],
])('takes a design for one source in whichever repository it lies: %s %s', (repo, path, source) => {
  expect(sourceOf({ repo, path })).toBe(source)
})

describe('splitBetween', () => {
  it('lies in the middle of the gap, whichever group is above', () => {
    expect(splitBetween([0.1, 0.2], [0.6, 0.9])).toBeCloseTo(0.4)
    expect(splitBetween([0.6, 0.9], [0.1, 0.2])).toBeCloseTo(0.4)
  })

  it('gives up the picture that lies among the others', () => {
    expect(splitBetween([0.1, 0.2, 0.8], [0.6, 0.7, 0.9, 1])).toBeCloseTo(0.4)
    expect(splitBetween([], [1])).toBeNull()
  })
})

it('asks about every picture once, over several runs', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'honest-')), 'kept.ndjson')
  const asked: string[] = []
  const run = (names: readonly string[]) =>
    createAskEach({ kept: openKeptResults(file), nowMs: () => 0, tell: () => {} })(
      'sizes',
      names.map((name) => ({ file: name })),
      async () => async (picture) => {
        asked.push(picture.file)
        return { size: picture.file.length }
      },
    )
  await run(['a', 'bc'])
  expect(await run(['bc', 'def', 'a'])).toEqual([
    { file: 'bc', size: 2 },
    { file: 'def', size: 3 },
    { file: 'a', size: 1 },
  ])
  expect(asked).toEqual(['a', 'bc', 'def'])
})
