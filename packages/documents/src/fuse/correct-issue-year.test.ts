import { expect, it } from 'vitest'
import type { Fields, FusedField } from '../fields/candidate.js'
import type { Template } from '../templates/template.js'
import { printedCandidate } from '../testing/printed-candidate.js'
import { correctIssueYear } from './correct-issue-year.js'

const field = (value: string, more: Partial<FusedField>): FusedField => ({
  ...printedCandidate('issuing_date', value),
  agreeing: [],
  ...more,
})
const valid15 = { validYears: 15 } as Template
const issueOf = (issue: string, expiry: string, { verified = true, template = valid15 as Template | null } = {}) => {
  const fields: Fields = { issuing_date: field(issue, {}), expiration_date: field(expiry, { source: 'mrz', verified }) }
  return correctIssueYear(fields, template).issuing_date?.value
}

it('corrects one misread digit of the year, on the anniversary or the day after the expiry', () => {
  expect(issueOf('06-01-2016', '06-01-2027')).toBe('06-01-2012')
  expect(issueOf('01-01-2016', '31-12-2026')).toBe('01-01-2012')
})

it('leaves what may well be so', () => {
  expect(issueOf('06-01-2012', '06-01-2027')).toBe('06-01-2012')
  expect(issueOf('07-02-2016', '06-01-2027')).toBe('07-02-2016')
  expect(issueOf('06-01-2024', '06-01-2027')).toBe('06-01-2024')
  expect(issueOf('06-01-2016', '06-01-2027', { verified: false })).toBe('06-01-2016')
  expect(issueOf('06-01-2016', '06-01-2027', { template: null })).toBe('06-01-2016')
})

it('corrects an unsure digit by an expiry in print that was read surely', () => {
  const yearOf = (digit: number, expiry: number) => {
    const sure = (last: number) => [...Array.from({ length: 9 }, () => 0.99), last]
    const fields: Fields = {
      issuing_date: field('19-03-2016', { characters: sure(digit) }),
      expiration_date: field('18-03-2025', { characters: sure(expiry) }),
    }
    return correctIssueYear(fields, valid15).issuing_date?.value
  }
  expect(yearOf(0.6, 0.99)).toBe('19-03-2010')
  expect(yearOf(0.98, 0.99)).toBe('19-03-2016')
  expect(yearOf(0.6, 0.8)).toBe('19-03-2016')
})
