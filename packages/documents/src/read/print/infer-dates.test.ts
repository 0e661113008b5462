import { expect, it } from 'vitest'
import type { Candidates } from '../../fields/candidate.js'
import { parsePrintedDate } from '../../parse/parse-date.js'
import { printLines } from '../../testing/print-lines.js'
import { printedCandidate } from '../../testing/printed-candidate.js'
import { datesInOrder, issueBetween, preferLatestIssue } from './infer-dates.js'
import { cutPiece } from './piece.js'
import { type Dated, type DateReading, yearsOf } from './read-dates.js'

const today = new Date('2026-06-01')

const dated = (text: string): Dated => {
  const piece = cutPiece(printLines([[text, 10, 10]])[0]!)!
  const readAs = (dateKind: 'birth' | 'expiry'): DateReading => {
    const parsed = parsePrintedDate(text, { today, dateKind })!
    return { part: { piece, parsed }, value: parsed.value, at: yearsOf(parsed.value) }
  }
  return { past: readAs('birth'), ahead: readAs('expiry') }
}
const told = (...texts: string[]) =>
  Object.fromEntries(datesInOrder(texts.map(dated), today).map(([field, { value }]) => [field, value]))

it('tells three dates by their order, wherever they stand', () => {
  expect(told('12.11.2031', '27.08.1956', '13.11.2021')).toEqual({
    birth_date: '27-08-1956',
    issuing_date: '13-11-2021',
    expiration_date: '12-11-2031',
  })
})

it('gives two digits of a year the century of what the date is', () => {
  expect(told('27.08.56', '13.11.21', '12.11.31')).toEqual({
    birth_date: '27-08-1956',
    issuing_date: '13-11-2021',
    expiration_date: '12-11-2031',
  })
  expect(told('03.02.88', '14.05.31')).toEqual({ birth_date: '03-02-1988', expiration_date: '14-05-2031' })
})

it('tells issue and expiry by the whole years between', () => {
  expect(told('16.10.2020', '15.10.2030')).toEqual({ issuing_date: '16-10-2020', expiration_date: '15-10-2030' })
  expect(told('21.09.1997', '01.01.2014')).toEqual({})
})

it('says nothing where more than one way is left', () => {
  expect(told('01.02.1980', '05.06.1999')).toEqual({})
  expect(told('01.02.1980')).toEqual({})
})

it('takes a date near the expiry for a misreading of it only where the expiry is not printed', () => {
  const zone = [
    { field: 'birth_date', value: '01-08-1942' },
    { field: 'expiration_date', value: '08-08-2031' },
  ] as unknown as Candidates
  const issue = (...texts: string[]) => issueBetween(texts.map(dated), zone).map(([, { value }]) => value)
  expect(issue('01.08.1942', '09.08.2021', '08.08.2031')).toEqual(['09-08-2021'])
  expect(issue('01.08.1942', '08.08.2021')).toEqual([])
})

it('has the latest of several dates for the issue where it lies whole years before the expiry', () => {
  const zone = [
    { field: 'birth_date', value: '20-06-1949' },
    { field: 'expiration_date', value: '24-07-2029' },
  ] as unknown as Candidates
  const issue = (...texts: string[]) => issueBetween(texts.map(dated), zone).map(([, { value }]) => value)
  expect(issue('25 07 2017', '25 07 2021', '24 07 2029')).toEqual(['25-07-2021'])
  expect(issue('25 07 2017', '03 02 2021', '24 07 2029')).toEqual([])
})

it('has the later of two dates for the issue, where both are whole years before the expiry', () => {
  const known = [printedCandidate('birth_date', '22-03-1963'), printedCandidate('expiration_date', '19-02-2029')]
  const issue = (labelled: string, ...texts: string[]) => {
    const values = printLines(texts.map((text, at) => [text, 10, 10 + 10 * at])).flatMap((line) => cutPiece(line) ?? [])
    return preferLatestIssue([printedCandidate('issuing_date', labelled)], values, known, today)[0]?.value
  }
  expect(issue('20-02-2017', '20 02 2017', '20 02 2021', '19 02 2029')).toBe('20-02-2021')
  expect(issue('20-02-2017', '20 02 2017', '11 05 2021', '19 02 2029')).toBe('20-02-2017')
  expect(issue('20-02-2021', '20 02 2017', '20 02 2021', '19 02 2029')).toBe('20-02-2021')
})
