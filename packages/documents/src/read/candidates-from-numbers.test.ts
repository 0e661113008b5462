import { expect, it } from 'vitest'
import type { Candidate } from '../fields/candidate.js'
import { printedCandidate } from '../testing/printed-candidate.js'
import { candidatesFromNumbers } from './candidates-from-numbers.js'

const today = new Date('2026-06-01')
const told = (...candidates: Candidate[]) =>
  candidatesFromNumbers(candidates, [], today).map(({ field, value }) => [field, value])

it('tells sex and birth date where they were not read', () => {
  expect(told(printedCandidate('CURP', 'GOVM800705MCLMLR07'))).toEqual([
    ['gender', 'F'],
    ['birth_date', '05-07-1980'],
  ])
  expect(told(printedCandidate('CURP', 'GOVM050705HCLMLRA4'), printedCandidate('gender', 'M'))).toEqual([
    ['birth_date', '05-07-2005'],
  ])
  expect(told(printedCandidate('CURP', 'ASAI670666MTRZOI88'))).toEqual([['gender', 'F']])
})

it('tells a birth date again of which one digit was misread, where the number was read more surely', () => {
  const number = { ...printedCandidate('document_number', '9522109885261B'), confidence: 0.8 }
  const checks = [{ field: 'document_number', rule: 'cedula-nicaragua' }] as const
  const tell = (birth: string, confidence: number) =>
    candidatesFromNumbers([number, { ...printedCandidate('birth_date', birth), confidence }], checks, today).map(
      ({ value }) => value,
    )
  expect(tell('21-09-1958', 0.5)).toEqual(['21-09-1988'])
  expect(tell('21-09-1958', 0.9)).toEqual([])
  expect(tell('21-10-1958', 0.5)).toEqual([])
})

it('tells no birth date from a number with a wrong check digit', () => {
  expect(told(printedCandidate('CURP', 'GOVM800705MCLMLR01'))).toEqual([['gender', 'F']])
})

it('keeps a birth date that a number with a wrong check digit contradicts', () => {
  const birth = { ...printedCandidate('birth_date', '05-07-1930'), confidence: 0.5 }
  const tell = (key: string) =>
    told(birth, { ...printedCandidate('CURP', key), confidence: 0.8 }).filter(([field]) => field === 'birth_date')
  expect(tell('GOVM800705MCLMLR07')).toEqual([['birth_date', '05-07-1980']])
  expect(tell('GOVM800705MCLMLR01')).toEqual([])
})

it('tells nothing from what is no key', () => {
  expect(told(printedCandidate('CURP', 'GOVM8007O5'))).toEqual([])
})

it.each([
  ['carne-cuba', '91021027775', '10-02-1991', 'F'],
  ['carne-cuba', '05021067765', '10-02-2005', 'M'],
  ['clave-de-elector', 'GMVLMR80070501M100', '05-07-1980', 'F'],
  ['clave-de-elector', 'GMVLMR05070501H100', '05-07-2005', 'M'],
  ['cedula-nicaragua', '0012509850010E', '25-09-1985', undefined],
] as const)('a %s tells its holder: %s', (rule, number, birth, gender) => {
  const read = candidatesFromNumbers(
    [printedCandidate('document_number', number)],
    [{ field: 'document_number', rule }],
    today,
  )
  expect(read.find(({ field }) => field === 'birth_date')?.value).toBe(birth)
  expect(read.find(({ field }) => field === 'gender')?.value).toBe(gender)
})
