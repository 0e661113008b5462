import { expect, it } from 'vitest'
import type { Candidate } from '../fields/candidate.js'
import { candidatesFromCurp } from './candidates-from-curp.js'

const candidate = (field: Candidate['field'], value: string): Candidate => ({
  field,
  value,
  printed: value,
  confidence: 0.9,
  source: 'print',
  verified: false,
  truncated: false,
  characters: null,
  box: null,
  flags: [],
})
const told = (...candidates: Candidate[]) => candidatesFromCurp(candidates).map(({ field, value }) => [field, value])

it('tells sex and birth date where they were not read', () => {
  expect(told(candidate('CURP', 'GOVM800705MCLMLR01'))).toEqual([
    ['gender', 'F'],
    ['birth_date', '05-07-1980'],
  ])
  expect(told(candidate('CURP', 'GOVM050705HCLMLRA1'), candidate('gender', 'M'))).toEqual([
    ['birth_date', '05-07-2005'],
  ])
})

it('tells nothing from what is no key', () => {
  expect(told(candidate('CURP', 'GOVM8007O5'))).toEqual([])
})
