import type { EngineAnswer, OcrAnswer } from '@vivid/contract'
import { blankPortrait, drawSpecimen, openStudio } from '@vivid/specimens'
import { expect, it } from 'vitest'
import { expectFields } from './expect-fields.js'
import { judgeAnswer } from './judge-answer.js'

const studio = await openStudio({ portraits: blankPortrait })
const sides = await Promise.all(
  (['front', 'back'] as const).map((side) =>
    drawSpecimen({ kind: 'id-card-argentina', seed: 8, side, pixelsPerMm: 2 }, studio),
  ),
)
const truths = sides.map(({ truth }) => truth)
const { fields } = truths[0]!
const expected = expectFields('card', truths)

const answered = (changes: Partial<Record<string, string>> = {}) =>
  ({ outcome: 'answered', body: { ...fields, valid: true, ...changes } }) as EngineAnswer<OcrAnswer>

it('counts what the card says and nothing else', () => {
  expect(Object.keys(expected)).not.toContain('birth_country')
  expect(judgeAnswer(expected, answered())).toMatchObject({ fields: 8, exact: 8, complete: true, misses: [] })
})

it('takes a nationality as its code or as printed', () => {
  expect(judgeAnswer(expected, answered({ nationality: 'ARGENTINA' })).exact).toBe(8)
  expect(judgeAnswer(expected, answered({ nationality: 'ARUBA' })).exact).toBe(7)
})

it('asks for the accents of the print', () => {
  const names = fields.surnames!.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
  expect(names).not.toBe(fields.surnames)
  const judged = judgeAnswer(expected, answered({ surnames: names }))
  expect(judged).toMatchObject({ exact: 7, complete: false, misses: [{ field: 'surnames' }] })
})

it('a wrong date of issue leaves the required fields right', () => {
  expect(judgeAnswer(expected, answered({ issuing_date: '01-01-2001' }))).toMatchObject({ exact: 7, complete: true })
})

it('a rejected document has no field right', () => {
  const judged = judgeAnswer(expected, { outcome: 'rejected', error: 'mrz_not_found' })
  expect(judged).toMatchObject({ exact: 0, complete: false, rejected: 'mrz_not_found' })
})
